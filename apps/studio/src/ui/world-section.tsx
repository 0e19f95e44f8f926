import type { Point } from '../engine/protocol.js';
import type { StudioState } from '../state/desk.js';
import type { Studio } from '../state/studio.js';
import { say } from '../state/words.js';
import { NumberField } from './number-field.js';

interface WorldSectionProps {
  readonly studio: Studio;
  readonly state: StudioState;
}

/** What holds for the whole world. */
export function WorldSection({ studio, state }: WorldSectionProps) {
  const { gravity } = state;
  const setGravity = (axis: number, value: number) => {
    const changed = gravity.map((old, k) => (k === axis ? value : old));
    void studio.setGravity(changed as unknown as Point);
  };
  return (
    <section aria-labelledby="world">
      <h2 id="world">{say('World')}</h2>
      {['x', 'y', 'z'].map((axis, k) => (
        <NumberField
          key={axis}
          label={say('gravity {}', axis)}
          unit="m/s²"
          value={gravity[k]}
          onChange={(value) => setGravity(k, value)}
        />
      ))}
    </section>
  );
}
