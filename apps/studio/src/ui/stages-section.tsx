import { STAGES } from 'pliant';
import type { ReadingsFeed } from '../state/readings.js';
import { useStore } from '../state/store.js';
import { fixed } from './numbers.js';

/** Time per stage, as numbers and as bars of the whole. */
export function StagesSection({ feed }: { readonly feed: ReadingsFeed }) {
  const { stages } = useStore(feed.store);
  const total = STAGES.reduce((sum, stage) => sum + stages[stage], 0);
  return (
    <section aria-labelledby="stages">
      <h2 id="stages">
        Time per step <span className="note">{fixed(total, 2)} ms</span>
      </h2>
      <ul className="stages">
        {STAGES.map((stage) => (
          <li key={stage}>
            <span>{stage}</span>
            <meter
              min={0}
              max={Math.max(total, 1e-9)}
              value={stages[stage]}
              aria-label={`Share of ${stage}`}
            />
            <span className="ms">{fixed(stages[stage], 2)} ms</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
