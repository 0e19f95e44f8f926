import type { Point } from '../engine/protocol.js';
import type { Studio, StudioState } from '../state/studio.js';
import { NumberField } from './number-field.js';

interface WorldSectionProps {
  readonly studio: Studio;
  readonly state: StudioState;
}

/** What holds for the whole world. */
export function WorldSection({ studio, state }: WorldSectionProps) {
  const { gravity, substeps, scene } = state;
  const setGravity = (axis: number, value: number) => {
    const changed = gravity.map((old, k) => (k === axis ? value : old));
    void studio.setGravity(changed as unknown as Point);
  };
  return (
    <section aria-labelledby="world">
      <h2 id="world">
        World
        {scene && <span className="note">step of {(scene.dt * 1000).toPrecision(3)} ms</span>}
      </h2>
      <NumberField
        label="substeps"
        step={1}
        value={substeps}
        title="Parts into which a step is divided"
        onChange={(value) => void studio.setSubsteps(value)}
      />
      {['x', 'y', 'z'].map((axis, k) => (
        <NumberField
          key={axis}
          label={`gravity ${axis}`}
          unit="m/s²"
          value={gravity[k]}
          onChange={(value) => setGravity(k, value)}
        />
      ))}
    </section>
  );
}
