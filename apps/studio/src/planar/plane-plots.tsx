import { useEffect, useMemo, useState } from 'react';
import { download } from '../state/download.js';
import { Pace } from '../state/pace.js';
import type { PlotSpec } from '../state/plot-specs.js';
import { useStore } from '../state/store.js';
import { say } from '../state/words.js';
import { Icon } from '../ui/icons.js';
import { PlotBox, type PlotData } from '../ui/plot-box.js';
import { planeWords } from './plane-curves.js';
import type { PlanarSession } from './session.js';
import { titleOf } from './title-of.js';

/** Least time between two drawings of the plots [ms]. */
const PERIOD = 200;

/** Curves of the run, as many plots as one likes. */
export function PlanePlots({ session }: { readonly session: PlanarSession }) {
  const { demo, plots } = useStore(session.store);
  const [follow, setFollow] = useState(true);
  const version = useVersion(session);
  const data = useMemo(
    (): PlotData => ({
      desk: session,
      now: session.now,
      words: planeWords,
      curves: session.curves,
      rival: undefined,
      worlds: undefined,
      version,
    }),
    [session, version],
  );
  const setPlots = (next: readonly PlotSpec[]) => session.store.set({ plots: next });
  const free = planeWords.groups.find(
    (group) => !plots.some((plot) => plot.kind === 'time' && plot.group === group),
  );
  return (
    <section className="plots panel" aria-label={say('Plots')}>
      <div className="plots-head">
        <h2>{say('Plots')}</h2>
        <span className="chips" />
        <label className="switch">
          <input type="checkbox" checked={follow} onChange={(event) => setFollow(event.target.checked)} />
          <span>{say('Follow')}</span>
        </label>
        <button
          type="button"
          className="link"
          onClick={() => setPlots([...plots, { kind: 'time', group: free ?? 'Energy' }])}
        >
          {say('Add a plot')}
        </button>
        <button
          type="button"
          className="link"
          onClick={() => download(`plane-${demo}.csv`, session.curves.csv, 'text/csv')}
        >
          {say('Save CSV')}
        </button>
      </div>
      <div className="plots-row">
        {plots.map((spec, i) => (
          <PlotBox
            // biome-ignore lint/suspicious/noArrayIndexKey: a plot is its place; what it shows changes.
            key={i}
            spec={spec}
            data={data}
            follow={follow}
            scene={titleOf(demo)}
            stem={`plane-${demo}`}
            onSpec={(next) => setPlots(plots.map((old, k) => (k === i ? next : old)))}
            onZoom={() => setFollow(false)}
            remove={
              plots.length > 1 && (
                <button
                  type="button"
                  className="tool small"
                  title={say('Remove this plot')}
                  onClick={() => setPlots(plots.filter((_, k) => k !== i))}
                >
                  <Icon name="close" />
                  <span className="hidden">{say('Remove the plot of {}', planeWords.title(spec))}</span>
                </button>
              )
            }
          />
        ))}
      </div>
    </section>
  );
}

/** Changes when there are other rows, at a pace that can be read. */
function useVersion(session: PlanarSession): number {
  const [version, setVersion] = useState(session.curves.version);
  useEffect(() => {
    const pace = new Pace(PERIOD, () => setVersion(session.curves.version));
    const end = session.now.subscribe(pace.hint);
    return () => {
      end();
      pace.stop();
    };
  }, [session]);
  return version;
}
