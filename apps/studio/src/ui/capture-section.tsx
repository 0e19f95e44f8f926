import { type RefObject, useRef, useState } from 'react';
import type { StudioState } from '../state/desk.js';
import { download, fileStem } from '../state/download.js';
import type { Studio } from '../state/studio.js';
import { say } from '../state/words.js';
import { Film } from '../view/capture.js';
import type { Tape } from '../view/tapes/tape.js';
import type { Viewport } from '../view/viewport.js';

interface CaptureSectionProps {
  readonly studio: Studio;
  readonly state: StudioState;
  readonly viewport: RefObject<Viewport | undefined>;
}

type MakeTape = (viewport: Viewport, stem: string) => Promise<Tape>;

/** Loaded when they are wanted. */
const TAPES: readonly (readonly [string, MakeTape])[] = [
  ['GIF', async ({ canvas }) => new (await import('../view/tapes/gif-tape.js')).GifTape(canvas)],
  ['glTF', async ({ bodies }) => new (await import('../view/tapes/gltf-tape.js')).GltfTape(bodies)],
  [
    'VTU series',
    async ({ bodies }, stem) => new (await import('../view/tapes/vtu-tape.js')).VtuTape(bodies, stem),
  ],
];

interface TapeButtonProps extends Pick<CaptureSectionProps, 'studio' | 'viewport'> {
  readonly label: string;
  readonly make: MakeTape;
  readonly stem: string;
}

/** Takes the run down from one press to the next, and hands it over. */
function TapeButton({ label, make, studio, viewport, stem }: TapeButtonProps) {
  const [isOn, setIsOn] = useState(false);
  const toggle = () =>
    studio.attempt(`The ${label} could not be made`, async () => {
      const { current } = viewport;
      if (current === undefined) return;
      if (!isOn) {
        current.tape = await make(current, stem);
        current.invalidate();
        setIsOn(true);
        return;
      }
      const { tape } = current;
      current.tape = undefined;
      setIsOn(false);
      if (tape !== undefined) download(`${stem}.${tape.ending}`, await tape.finish(), '');
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

/** The picture, a film of it, and the state of the world, as files. */
export function CaptureSection({ studio, state, viewport }: CaptureSectionProps) {
  const film = useRef<Film | undefined>(undefined);
  const [isFilming, setIsFilming] = useState(false);
  const stem = fileStem(state.scene?.name ?? '');
  const picture = () =>
    studio.attempt('The picture could not be saved', async () => {
      const blob = await viewport.current?.save();
      if (blob) download(`${stem}.png`, blob, 'image/png');
    });
  const toggleFilm = () =>
    studio.attempt('The film could not be made', async () => {
      if (film.current === undefined) {
        if (viewport.current) film.current = new Film(viewport.current.canvas);
        setIsFilming(film.current !== undefined);
        return;
      }
      const { current } = film;
      film.current = undefined;
      setIsFilming(false);
      download(
        `${stem}.${current.type.startsWith('video/mp4') ? 'mp4' : 'webm'}`,
        await current.stop(),
        current.type,
      );
    });
  const snapshot = () =>
    studio.attempt('The snapshot could not be saved', async () => {
      download(`${stem}.snapshot`, await studio.engine.call.snapshot(), 'application/octet-stream');
      studio.store.set({ snapshots: studio.store.get().snapshots + 1 });
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
        <TapeButton key={label} label={label} make={make} studio={studio} viewport={viewport} stem={stem} />
      ))}
      <button
        type="button"
        className="link"
        onClick={() => void snapshot()}
        title={say('The state of the world as a file; the timeline gets a mark to come back to')}
      >
        {say('Snapshot')}
      </button>
      <button
        type="button"
        className="link"
        aria-pressed={state.recording}
        onClick={() => void studio.toggleRecording()}
        title={say('Every command and step, to be played back to the last bit')}
      >
        {say(state.recording ? 'End the recording' : 'Recording')}
      </button>
    </section>
  );
}
