import { type ReactNode, useEffect, useRef } from 'react';
import type { StudioState } from '../state/desk.js';
import type { Readings, ReadingsFeed } from '../state/readings.js';
import type { Studio } from '../state/studio.js';
import { say } from '../state/words.js';
import { LiveText } from './live.js';
import { NumberField } from './number-field.js';
import { fixed } from './numbers.js';
import { stepCost } from './stages-section.js';

interface StepFieldsProps {
  readonly studio: Studio;
  readonly state: StudioState;
  readonly feed: ReadingsFeed;
}

const costText = (readings: Readings) => `${fixed(stepCost(readings), 2)} ms`;
const rateText = ({ stepRate }: Readings) => fixed(stepRate, 0);
const contactsText = ({ contacts }: Readings) => String(contacts);

/** How finely time is cut, behind a button that says it, and what that costs. */
export function StepFields({ studio, state, feed }: StepFieldsProps) {
  const { dt, substeps, scene } = state;
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
      <summary title={say('Steps per second of the simulation, and their parts')}>
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
          <Reading name="and takes" value={<LiveText store={feed.store} text={costText} />} />
          <Reading name="steps per second" value={<LiveText store={feed.store} text={rateText} />} />
          <Reading name="contacts" value={<LiveText store={feed.store} text={contactsText} />} />
        </dl>
        {scene && dt !== scene.dt && (
          <button type="button" className="link" onClick={() => void studio.setRate(1 / scene.dt)}>
            {say('As the scene says: {}/s', Number((1 / scene.dt).toPrecision(4)))}
          </button>
        )}
      </div>
    </details>
  );
}

function Reading({ name, value }: { readonly name: string; readonly value: ReactNode }) {
  return (
    <div className="reading">
      <dt>{say(name)}</dt>
      <dd>{value}</dd>
    </div>
  );
}
