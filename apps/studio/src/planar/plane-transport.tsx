import { useStore } from '../state/store.js';
import { say } from '../state/words.js';
import { Icon } from '../ui/icons.js';
import { fixed } from '../ui/numbers.js';
import { RunLine } from '../ui/run-line.js';
import type { Readings } from './protocol.js';
import type { PlanarSession } from './session.js';

const SPEEDS = [0.1, 0.25, 0.5, 1, 2];
const NONE: readonly number[] = [];

interface PlaneTransportProps {
  readonly session: PlanarSession;
  readonly readings: Readings | undefined;
}

export function PlaneTransport({ session, readings }: PlaneTransportProps) {
  const { playing, speed, own } = useStore(session.store);
  return (
    <section className="transport panel" aria-label={say('Simulation')}>
      <button type="button" className="tool" onClick={() => session.open({})} title={`${say('Reset')} (R)`}>
        <Icon name="reset" />
        <span className="hidden">{say('Reset')}</span>
      </button>
      {own.now.length > 0 && (
        <button
          type="button"
          className="tool labelled as-opened"
          onClick={() => session.clear()}
          title={say('Reset without the outlines that were added')}
        >
          <span>{say('as in the demo')}</span>
        </button>
      )}
      <button
        type="button"
        className="tool primary"
        onClick={() => session.play({ playing: !playing })}
        title={`${say(playing ? 'Pause' : 'Play')} (${say('space')})`}
      >
        <Icon name={playing ? 'pause' : 'play'} />
        <span className="hidden">{say(playing ? 'Pause' : 'Play')}</span>
      </button>
      <button
        type="button"
        className="tool"
        onClick={() => session.step()}
        title={`${say('Single step')} (→)`}
      >
        <Icon name="step" />
        <span className="hidden">{say('Single step')}</span>
      </button>
      <div className="clock">
        <output className="time" aria-label={say('Simulated time')}>
          {fixed(readings?.time ?? 0, 2)} s
        </output>
        <output className="count" aria-label={say('Steps taken')}>
          {say('step {}', readings?.steps ?? 0)}
        </output>
      </div>
      <RunLine
        first={0}
        last={readings?.last ?? 0}
        end={0}
        step={readings?.steps ?? 0}
        marks={readings?.marks}
        troubles={readings?.troubles ?? NONE}
        onSeek={(step) => session.seek(step)}
      />
      <div className="field">
        <label className="wide" htmlFor="speed">
          {say('Speed')}
        </label>
        <select
          id="speed"
          aria-label={say('Speed')}
          value={speed}
          onChange={(event) => session.play({ speed: Number(event.target.value) })}
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
