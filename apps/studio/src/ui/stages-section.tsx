import { STAGES } from 'pliant';
import type { Readings, ReadingsFeed } from '../state/readings.js';
import { say } from '../state/words.js';
import { LiveBar, LiveText } from './live.js';
import { fixed } from './numbers.js';

/** As many digits as have room beside the bars. */
const milliseconds = (time: number): string => `${fixed(time, time < 99.995 ? 2 : 0)} ms`;

const ROWS = STAGES.map((stage) => ({
  stage,
  time: ({ stages }: Readings) => milliseconds(stages[stage]),
  share: (readings: Readings) => readings.stages[stage] / Math.max(stepCost(readings), 1e-9),
}));

const totalText = (readings: Readings) => milliseconds(stepCost(readings));

/** Time per stage, as numbers and as bars of the whole. */
export function StagesSection({ feed }: { readonly feed: ReadingsFeed }) {
  const { store } = feed;
  return (
    <section aria-labelledby="stages">
      <h2 id="stages" className="with-live">
        {say('Time per step')}
        <span className="note">
          <LiveText store={store} text={totalText} />
        </span>
      </h2>
      <ul className="stages">
        {ROWS.map(({ stage, time, share }) => (
          <li key={stage}>
            <span>{say(stage)}</span>
            <LiveBar store={store} share={share} />
            <span className="ms">
              <LiveText store={store} text={time} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a step takes, all stages together [ms]. */
export function stepCost({ stages }: Readings): number {
  return STAGES.reduce((sum, stage) => sum + stages[stage], 0);
}
