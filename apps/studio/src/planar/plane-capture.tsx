import { useEffect, useRef, useState } from 'react';
import { download } from '../state/download.js';
import { useStore } from '../state/store.js';
import { say } from '../state/words.js';
import { capturePicture, Film } from '../view/capture.js';
import type { Tape } from '../view/tapes/tape.js';
import { bodyColor } from './plane-view.js';
import type { PlanarFrame } from './protocol.js';
import type { PlanarSession } from './session.js';

type MakeTape = (frame: PlanarFrame, canvas: HTMLCanvasElement, stem: string) => Promise<TakesFrames>;

/** A tape that is shown every picture. */
interface TakesFrames {
  readonly tape: Tape;
  take(frame: PlanarFrame): void;
}

/** Tapes of surfaces see those of the outlines. */
async function ofOutlines(
  frame: PlanarFrame,
  make: (objects: import('three').Object3D) => Promise<Tape>,
): Promise<TakesFrames> {
  const { OutlineObjects } = await import('./outline-objects.js');
  const objects = new OutlineObjects(frame, bodyColor);
  const tape = await make(objects);
  return {
    tape,
    take: (next) => {
      objects.follow(next);
      tape.take(next.readings.time);
    },
  };
}

/** Loaded when they are wanted. */
const TAPES: readonly (readonly [string, MakeTape])[] = [
  [
    'GIF',
    async (_, canvas) => {
      const tape = new (await import('../view/tapes/gif-tape.js')).GifTape(canvas);
      return { tape, take: ({ readings }) => tape.take(readings.time) };
    },
  ],
  [
    'glTF',
    (frame) =>
      ofOutlines(
        frame,
        async (objects) => new (await import('../view/tapes/gltf-tape.js')).GltfTape(objects),
      ),
  ],
  [
    'VTU series',
    (frame, _, stem) =>
      ofOutlines(
        frame,
        async (objects) => new (await import('../view/tapes/vtu-tape.js')).VtuTape(objects, stem),
      ),
  ],
];

const canvasOf = (): HTMLCanvasElement => document.querySelector<HTMLCanvasElement>('canvas.viewport')!;

/** The picture, films of it, the run as files, and marks to come back to. */
export function PlaneCapture({ session }: { readonly session: PlanarSession }) {
  const { demo } = useStore(session.store);
  const stem = `plane-${demo}`;
  const film = useRef<Film | undefined>(undefined);
  const [isFilming, setIsFilming] = useState(false);
  const picture = () =>
    session.attempt('The picture could not be saved', async () =>
      download(`${stem}.png`, await capturePicture(canvasOf()), 'image/png'),
    );
  const toggleFilm = () =>
    session.attempt('The film could not be made', async () => {
      const { current } = film;
      film.current = current === undefined ? new Film(canvasOf()) : undefined;
      setIsFilming(current === undefined);
      if (current === undefined) return;
      const ending = current.type.startsWith('video/mp4') ? 'mp4' : 'webm';
      download(`${stem}.${ending}`, await current.stop(), current.type);
    });
  return (
    <section aria-labelledby="save" className="capture">
      <h2 id="save">{say('Save')}</h2>
      <button type="button" className="link" onClick={() => void picture()}>
        {say('Picture')}
      </button>
      <button type="button" className="link" aria-pressed={isFilming} onClick={() => void toggleFilm()}>
        {say(isFilming ? 'End the film' : 'Film')}
      </button>
      {TAPES.map(([label, make]) => (
        <TapeButton key={label} label={label} make={make} session={session} stem={stem} />
      ))}
      <button
        type="button"
        className="link"
        onClick={() => session.mark()}
        title={say('The timeline gets a mark to come back to')}
      >
        {say('Mark this step')}
      </button>
    </section>
  );
}

interface TapeButtonProps {
  readonly label: string;
  readonly make: MakeTape;
  readonly session: PlanarSession;
  readonly stem: string;
}

/** Takes the run down from one press to the next, and hands it over. */
function TapeButton({ label, make, session, stem }: TapeButtonProps) {
  const running = useRef<TakesFrames | undefined>(undefined);
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    return session.onFrame((frame) => running.current?.take(frame));
  }, [isOn, session]);
  const toggle = () =>
    session.attempt(`The ${label} could not be made`, async () => {
      const { current } = running;
      if (current === undefined) {
        if (session.frame === undefined) return;
        running.current = await make(session.frame, canvasOf(), stem);
        running.current.take(session.frame);
        setIsOn(true);
        return;
      }
      running.current = undefined;
      setIsOn(false);
      download(`${stem}.${current.tape.ending}`, await current.tape.finish(), '');
    });
  return (
    <button
      type="button"
      className="link"
      aria-pressed={isOn}
      onClick={() => void toggle()}
      title={say('The run from this press to the next as {}', say(label))}
    >
      {isOn ? say('End the {}', say(label)) : say(label)}
    </button>
  );
}
