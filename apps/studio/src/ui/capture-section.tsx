import type { RefObject } from 'react';
import type { Intersection } from 'three';
import type { LoadedScene } from '../engine/protocol.js';
import type { StudioState } from '../state/desk.js';
import { download, fileStem } from '../state/download.js';
import type { Studio } from '../state/studio.js';
import { say } from '../state/words.js';
import { Film } from '../view/capture.js';
import type { DrawnBody } from '../view/tapes/drawn-bodies.js';
import type { Tape } from '../view/tapes/tape.js';
import type { Viewport } from '../view/viewport.js';
import { TapeButton } from './tape-button.js';

interface CaptureSectionProps {
  readonly studio: Studio;
  readonly state: StudioState;
  readonly viewport: RefObject<Viewport | undefined>;
}

type MakeTape = (
  viewport: Viewport,
  scene: { readonly stem: string; readonly looks: Looks },
) => Promise<Tape>;
type Looks = LoadedScene['looks'];

/** Names of drawn bodies, as the scene has them. */
const namesIn =
  ({ bodies }: Viewport, looks: Looks) =>
  ({ mesh, instance }: DrawnBody): string | undefined => {
    const row = bodies.rowOf({ object: mesh, instanceId: instance } as unknown as Intersection);
    return looks.find((look) => look.row === row)?.name;
  };

/** Loaded when they are wanted. */
const TAPES: readonly (readonly [string, MakeTape])[] = [
  ['Film', async ({ canvas }) => new Film(canvas)],
  ['GIF', async ({ canvas }) => new (await import('../view/tapes/gif-tape.js')).GifTape(canvas)],
  [
    'glTF',
    async (viewport, { looks }) =>
      new (await import('../view/tapes/gltf-tape.js')).GltfTape(viewport.bodies, namesIn(viewport, looks)),
  ],
  [
    'VTU series',
    async ({ bodies }, { stem }) => new (await import('../view/tapes/vtu-tape.js')).VtuTape(bodies, stem),
  ],
];

/** The picture, a film of it, and the state of the world, as files. */
export function CaptureSection({ studio, state, viewport }: CaptureSectionProps) {
  const stem = fileStem(state.scene?.name ?? '');
  const picture = () =>
    studio.attempt('The picture could not be saved', async () => {
      const blob = await viewport.current?.save();
      if (blob) download(`${stem}.png`, blob, 'image/png');
    });
  const load = async (make: MakeTape) => {
    const { current } = viewport;
    if (current === undefined) return undefined;
    const tape = await make(current, { stem, looks: state.scene?.looks ?? [] });
    current.invalidate();
    return { tape, take: (time: number) => tape.take(time) };
  };
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
      {TAPES.map(([label, make]) => (
        <TapeButton key={label} label={label} deck={studio.tapes} stem={stem} make={() => load(make)} />
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
