import { ENDINGS, type Ending } from '../engine/protocol.js';
import type { StudioState } from '../state/desk.js';
import type { Readings, ReadingsFeed } from '../state/readings.js';
import type { Studio } from '../state/studio.js';
import { say } from '../state/words.js';
import { Icon } from './icons.js';
import { LiveText } from './live.js';
import { fixed } from './numbers.js';
import { StepFields } from './step-fields.js';
import { Timeline } from './timeline.js';

/** The last is as fast as the machine can. */
const SPEEDS = [0.1, 0.25, 0.5, 1, 2, 4, 16, 1000];

const timeText = ({ time }: Readings) => `${fixed(time, 2)} s`;
const stepText = ({ step }: Readings) => say('step {}', step);

interface TransportBarProps {
  readonly studio: Studio;
  readonly state: StudioState;
  readonly feed: ReadingsFeed;
}

export function TransportBar({ studio, state, feed }: TransportBarProps) {
  const { playing, busy, speed, scene, ending } = state;
  const idle = scene === undefined;
  return (
    <section className="transport panel" aria-label={say('Simulation')} aria-busy={busy}>
      <button
        type="button"
        className="tool"
        disabled={idle}
        onClick={() => void studio.reset()}
        title={`${say('Reset')}: ${say('from the beginning, with what is chosen now')} (R)`}
      >
        <Icon name="reset" />
        <span className="hidden">{say('Reset')}</span>
      </button>
      {!state.document.isAsOpened && (
        <button
          type="button"
          className="tool labelled as-opened"
          onClick={() => void studio.reset(true)}
          title={say('Reset to the scene as it was opened, without what was changed since')}
        >
          <span>{say('as in the file')}</span>
        </button>
      )}
      <button
        type="button"
        className="tool primary"
        disabled={idle}
        onClick={() => void studio.toggle()}
        title={`${say(playing ? 'Pause' : 'Play')} (${say('space')})`}
      >
        <Icon name={playing ? 'pause' : 'play'} />
        <span className="hidden">{say(playing ? 'Pause' : 'Play')}</span>
      </button>
      <button
        type="button"
        className="tool"
        disabled={idle}
        onClick={() => void studio.step()}
        title={`${say('Single step')} (→)`}
      >
        <Icon name="step" />
        <span className="hidden">{say('Single step')}</span>
      </button>
      <div className="clock">
        <output className="time" aria-label={say('Simulated time')}>
          <LiveText store={feed.store} text={timeText} />
        </output>
        <output className="count" aria-label={say('Steps taken')}>
          <LiveText store={feed.store} text={stepText} />
        </output>
      </div>
      <Timeline studio={studio} state={state} feed={feed} />
      <StepFields studio={studio} state={state} feed={feed} />
      <div className="field">
        <label className="wide" htmlFor="speed">
          {say('Speed')}
        </label>
        <select
          id="speed"
          aria-label={say('Speed')}
          value={speed}
          onChange={(event) => void studio.setSpeed(Number(event.target.value))}
        >
          {SPEEDS.map((value) => (
            <option key={value} value={value}>
              {value === 1000 ? say('max') : `${value}×`}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label className="wide" htmlFor="ending">
          {say('At the end')}
        </label>
        <select
          id="ending"
          aria-label={say('At the end of the scene')}
          title={scene?.duration === undefined ? undefined : say('The scene ends after {} s', scene.duration)}
          value={ending}
          onChange={(event) => void studio.setEnding(event.target.value as Ending)}
        >
          {ENDINGS.map((value) => (
            <option key={value} value={value}>
              {say(value)}
            </option>
          ))}
        </select>
      </div>
    </section>
  );
}
