import { useEffect, useRef } from 'react';
import type { StudioState } from '../state/desk.js';
import type { ReadingsFeed } from '../state/readings.js';
import { useStore } from '../state/store.js';
import type { Studio } from '../state/studio.js';
import { NumberField } from './number-field.js';
import { fixed } from './numbers.js';

interface StepFieldsProps {
  readonly studio: Studio;
  readonly state: StudioState;
  readonly feed: ReadingsFeed;
}

/** How finely time is cut, behind a button that says it, and what that costs. */
export function StepFields({ studio, state, feed }: StepFieldsProps) {
  const { dt, substeps, scene } = state;
  const { stepRate, contacts, stages } = useStore(feed.store);
  const cost = Object.values(stages).reduce((sum, ms) => sum + ms, 0);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = ({ target }: Event) => {
      if (details.current && target instanceof Node && !details.current.contains(target))
        details.current.open = false;
    };
    addEventListener('pointerdown', close);
    return () => removeEventListener('pointerdown', close);
  }, []);
  return (
    <details ref={details} className="steps">
      <summary title="Steps per second of the simulation, and their parts">
        <span className="count">{Number((1 / dt).toPrecision(4))}/s</span>
        <span className="note"> × {substeps}</span>
      </summary>
      <div className="panel sheet">
        <NumberField
          label="iterations per second"
          step={1}
          value={1 / dt}
          title="Steps in one second of the simulation"
          onChange={(rate) => void studio.setRate(rate)}
        />
        <NumberField
          label="substeps"
          step={1}
          value={substeps}
          title="Parts into which a step is divided"
          onChange={(value) => void studio.setSubsteps(value)}
        />
        <dl className="readings">
          <Reading name="a step is" value={`${(dt * 1000).toPrecision(3)} ms`} />
          <Reading name="and takes" value={`${fixed(cost, 2)} ms`} />
          <Reading name="steps per second" value={fixed(stepRate, 0)} />
          <Reading name="contacts" value={String(contacts)} />
        </dl>
        {scene && dt !== scene.dt && (
          <button type="button" className="link" onClick={() => void studio.setRate(1 / scene.dt)}>
            As the scene says: {Number((1 / scene.dt).toPrecision(4))}/s
          </button>
        )}
      </div>
    </details>
  );
}

function Reading({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="reading">
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
