import { useEffect, useMemo, useRef } from 'react';
import type uPlot from 'uplot';
import type { TimePlot } from '../state/plot-specs.js';
import { type MadePlot, makePlot } from './make-plot.js';
import type { PlotData } from './plot-box.js';

/** Time that a following plot shows [s]. */
const WINDOW = 10;

interface TimeAreaProps {
  readonly spec: TimePlot;
  readonly data: PlotData;
  readonly follow: boolean;
  readonly onZoom: () => void;
  /** Is told what of the time is shown. */
  readonly onRange: (range: readonly [number, number] | undefined) => void;
}

/** Curves over time. A line stands where the world stands; a click takes the world there. */
export function TimeArea({ spec, data, follow, onZoom, onRange }: TimeAreaProps) {
  const { desk, now, curves, rival, worlds, version, words } = data;
  const holder = useRef<HTMLDivElement>(null);
  const plot = useRef<MadePlot | undefined>(undefined);
  const latest = useRef({ onZoom, onRange, words });
  latest.current = { onZoom, onRange, words };
  const key = `${spec.group} ${spec.only} ${words.key}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal keys are equal words, and a new plot forgets its zoom.
  const columns = useMemo(() => words.columns(spec), [key]);
  const sides = worlds?.join('\n');

  useEffect(() => {
    const made = makePlot(
      holder.current!,
      columns.map((i) => ({ label: latest.current.words.label(i), unit: latest.current.words.unit(i) })),
      sides === undefined ? undefined : (sides.split('\n') as [string, string]),
      () => {
        latest.current.onZoom();
        const { min, max } = made.plot.scales['x'];
        if (min !== undefined && max !== undefined) latest.current.onRange([min, max]);
      },
      (time) => {
        const step = nearestStep(curves.column(1), curves.column(0), time);
        if (step !== undefined) void desk.seek(step);
      },
    );
    plot.current = made;
    const end = now.subscribe(() => made.setNow(now.get().time));
    made.setNow(now.get().time);
    return () => {
      end();
      made.dispose();
    };
  }, [columns, sides, curves, now, desk]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for the data.
  useEffect(() => {
    const times = curves.column(1);
    const rows: unknown[] = [times, ...columns.map((i) => drawable(words.hasGaps(i), curves.column(i)))];
    // In step, both have the same times; one may have been asked a moment earlier.
    if (sides !== undefined)
      rows.push(
        ...columns.map((i) =>
          rival ? drawable(words.hasGaps(i), rival.column(i).subarray(0, times.length)) : [],
        ),
      );
    const { plot: drawn } = plot.current!;
    drawn.setData(rows as unknown as uPlot.AlignedData, false);
    const end = times[times.length - 1] ?? 0;
    if (follow) drawn.setScale('x', { min: Math.max(0, end - WINDOW), max: Math.max(end, 1) });
    else drawn.redraw();
  }, [curves, rival, sides, version, follow, columns]);

  return <div ref={holder} className="plot-area" />;
}

/** The step whose time is nearest. */
function nearestStep(times: Float64Array, steps: Float64Array, time: number): number | undefined {
  let best: number | undefined;
  let gap = Number.POSITIVE_INFINITY;
  for (let k = 0; k < times.length; k++) {
    if (Math.abs(times[k] - time) >= gap) continue;
    gap = Math.abs(times[k] - time);
    best = steps[k];
  }
  return best;
}

/** A curve that begins late has gaps, which the plot knows as null and not as NaN. */
function drawable(hasGaps: boolean, values: Float64Array): ArrayLike<number | null> {
  if (!hasGaps) return values;
  return Array.from(values, (value) => (Number.isNaN(value) ? null : value));
}
