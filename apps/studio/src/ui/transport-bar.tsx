import type { StudioState } from '../state/desk.js';
import type { Readings, ReadingsFeed } from '../state/readings.js';
import type { Studio } from '../state/studio.js';
import { Icon } from './icons.js';
import { LiveText } from './live.js';
import { fixed } from './numbers.js';
import { StepFields } from './step-fields.js';
import { Timeline } from './timeline.js';

const SPEEDS = [0.1, 0.25, 0.5, 1, 2, 4];

const timeText = ({ time }: Readings) => `${fixed(time, 2)} s`;
const stepText = ({ step }: Readings) => `step ${step}`;

interface TransportBarProps {
  readonly studio: Studio;
  readonly state: StudioState;
  readonly feed: ReadingsFeed;
}

export function TransportBar({ studio, state, feed }: TransportBarProps) {
  const { playing, busy, speed, scene } = state;
  const idle = scene === undefined;
  return (
    <section className="transport panel" aria-label="Simulation" aria-busy={busy}>
      <button
        type="button"
        className="tool"
        disabled={idle}
        onClick={() => void studio.reset()}
        title="Reset (R)"
      >
        <Icon name="reset" />
        <span className="hidden">Reset</span>
      </button>
      <button
        type="button"
        className="tool primary"
        disabled={idle}
        onClick={() => void studio.toggle()}
        title={playing ? 'Pause (space)' : 'Play (space)'}
      >
        <Icon name={playing ? 'pause' : 'play'} />
        <span className="hidden">{playing ? 'Pause' : 'Play'}</span>
      </button>
      <button
        type="button"
        className="tool"
        disabled={idle}
        onClick={() => void studio.step()}
        title="Single step (.)"
      >
        <Icon name="step" />
        <span className="hidden">Single step</span>
      </button>
      <div className="clock">
        <output className="time" aria-label="Simulated time">
          <LiveText store={feed.store} text={timeText} />
        </output>
        <output className="count" aria-label="Steps taken">
          <LiveText store={feed.store} text={stepText} />
        </output>
      </div>
      <Timeline studio={studio} feed={feed} />
      <StepFields studio={studio} state={state} feed={feed} />
      <div className="field">
        <label className="wide" htmlFor="speed">
          Speed
        </label>
        <select
          id="speed"
          aria-label="Speed"
          value={speed}
          onChange={(event) => void studio.setSpeed(Number(event.target.value))}
        >
          {SPEEDS.map((value) => (
            <option key={value} value={value}>
              {value}×
            </option>
          ))}
        </select>
      </div>
    </section>
  );
}
