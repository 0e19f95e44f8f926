import { useEffect, useMemo, useState } from 'react';
import { CURVES } from '../engine/curves.js';
import { CurveStore } from '../state/curve-store.js';
import { download, fileStem } from '../state/download.js';
import { curvesCsv } from '../state/export-curves.js';
import type { Studio, StudioState } from '../state/studio.js';
import { Icon } from './icons.js';
import { PlotBox } from './plot-box.js';

const GROUPS = [...new Set(CURVES.map(({ group }) => group))].filter((group) => group !== '');
const MOST_PLOTS = 3;
/** How often new rows are asked for [ms]. */
const PERIOD = 200;

interface PlotsPanelProps {
  readonly studio: Studio;
  readonly state: StudioState;
}

/** Curves of the run, side by side; each plot shows one group. */
export function PlotsPanel({ studio, state }: PlotsPanelProps) {
  const curves = useMemo(() => new CurveStore(), []);
  const [shown, setShown] = useState<readonly string[]>(['Energy', 'Depth']);
  const [follow, setFollow] = useState(true);
  const [version, setVersion] = useState(0);
  const followed = state.selected[0] ?? -1;
  useEffect(() => {
    const ask = async () => {
      try {
        if (await curves.fetch(studio.engine, followed)) setVersion((old) => old + 1);
      } catch {
        // The engine has stopped, and the page says so already.
      }
    };
    void ask();
    const timer = setInterval(() => void ask(), PERIOD);
    return () => clearInterval(timer);
  }, [studio, curves, followed]);

  const stem = fileStem(state.scene?.name ?? '');
  const free = GROUPS.find((group) => !shown.includes(group));
  return (
    <section className="plots panel" aria-label="Plots">
      <div className="plots-head">
        <h2>Plots</h2>
        <label className="switch">
          <input type="checkbox" checked={follow} onChange={(event) => setFollow(event.target.checked)} />
          <span>Follow</span>
        </label>
        <button
          type="button"
          className="link"
          disabled={shown.length >= MOST_PLOTS || free === undefined}
          onClick={() => setShown([...shown, free!])}
        >
          Add a plot
        </button>
        <button
          type="button"
          className="link"
          onClick={() => download(`${stem}.csv`, curvesCsv(curves), 'text/csv')}
        >
          Save CSV
        </button>
      </div>
      <div className="plots-row">
        {shown.map((group, i) => (
          <PlotBox
            // biome-ignore lint/suspicious/noArrayIndexKey: a plot is its place; its group changes.
            key={i}
            group={group}
            groups={GROUPS}
            curves={curves}
            version={version}
            follow={follow}
            stem={stem}
            onGroup={(next) => setShown(shown.map((old, k) => (k === i ? next : old)))}
            onZoom={() => setFollow(false)}
            remove={
              shown.length > 1 && (
                <button
                  type="button"
                  className="tool small"
                  title="Remove this plot"
                  onClick={() => setShown(shown.filter((_, k) => k !== i))}
                >
                  <Icon name="close" />
                  <span className="hidden">Remove the plot of {group}</span>
                </button>
              )
            }
          />
        ))}
      </div>
    </section>
  );
}
