import { download } from '../state/download.js';
import { useStore } from '../state/store.js';
import type { Running } from '../state/tape-deck.js';
import { say } from '../state/words.js';
import { TapeButton } from '../ui/tape-button.js';
import { capturePicture, Film } from '../view/capture.js';
import type { Tape } from '../view/tapes/tape.js';
import { bodyColor } from './plane-view.js';
import type { PlanarFrame } from './protocol.js';
import type { PlanarSession } from './session.js';

type MakeTape = (
  frame: PlanarFrame,
  canvas: HTMLCanvasElement,
  stem: string,
) => Promise<Running<PlanarFrame>>;

/** Tapes of surfaces see those of the outlines. */
async function ofOutlines(
  frame: PlanarFrame,
  make: (objects: import('three').Object3D) => Promise<Tape>,
): Promise<Running<PlanarFrame>> {
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
    'Film',
    async (_, canvas) => {
      const tape = new Film(canvas);
      return { tape, take: () => {} };
    },
  ],
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
  const picture = () =>
    session.attempt('The picture could not be saved', async () =>
      download(`${stem}.png`, await capturePicture(canvasOf()), 'image/png'),
    );
  const load = async (make: MakeTape) => {
    const { frame } = session;
    if (frame === undefined) return undefined;
    const made = await make(frame, canvasOf(), stem);
    made.take(frame);
    return made;
  };
  return (
    <section aria-labelledby="save" className="capture">
      <h2 id="save">{say('Save')}</h2>
      <button type="button" className="link" onClick={() => void picture()}>
        {say('Picture')}
      </button>
      {TAPES.map(([label, make]) => (
        <TapeButton key={label} label={label} deck={session.tapes} stem={stem} make={() => load(make)} />
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
