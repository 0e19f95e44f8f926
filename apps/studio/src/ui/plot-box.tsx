import { PALETTE } from '@pliant/three';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type uPlot from 'uplot';
import { CURVES } from '../engine/curves.js';
import { columnsOf, labelOf, type Subject } from '../state/curve-names.js';
import type { CurveStore } from '../state/curve-store.js';
import { download } from '../state/download.js';
import { curvesSvg, type SvgCurve } from '../state/export-curves.js';
import { makePlot } from './make-plot.js';

/** Time that a following plot shows [s]. */
const WINDOW = 10;

interface PlotBoxProps {
  readonly group: string;
  readonly groups: readonly string[];
  /** Bodies and pairs that are followed. */
  readonly subjects: readonly Subject[];
  readonly curves: CurveStore;
  /** Curves of the world that is compared, drawn dashed. */
  readonly rival: CurveStore | undefined;
  /** Changes when there is new data. */
  readonly version: number;
  readonly follow: boolean;
  readonly stem: string;
  readonly onGroup: (group: string) => void;
  readonly onZoom: () => void;
  readonly remove: ReactNode;
}

export function PlotBox(props: PlotBoxProps) {
  const { group, groups, subjects, curves, rival, version, follow, stem, onGroup, onZoom, remove } = props;
  const holder = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot | undefined>(undefined);
  const zoom = useRef(onZoom);
  zoom.current = onZoom;
  const names = subjects.map(({ name, isPair }) => `${isPair} ${name}`).join('\n');
  const latest = useRef(subjects);
  latest.current = subjects;
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal names are equal subjects, and a new plot forgets its zoom.
  const columns = useMemo(() => columnsOf(group, subjects), [group, names]);

  useEffect(() => {
    const made = makePlot(
      holder.current!,
      columns.map((i) => ({ label: labelOf(i, latest.current), unit: CURVES[i].unit })),
      rival !== undefined,
      () => zoom.current(),
    );
    plot.current = made.plot;
    return made.dispose;
  }, [columns, rival]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for the data.
  useEffect(() => {
    const times = curves.column(1);
    const data: unknown[] = [times, ...columns.map((i) => drawable(i, curves.column(i)))];
    // In step, both have the same times; one may have been asked a moment earlier.
    if (rival) data.push(...columns.map((i) => drawable(i, rival.column(i).subarray(0, times.length))));
    plot.current?.setData(data as unknown as uPlot.AlignedData, false);
    const end = times[times.length - 1] ?? 0;
    if (follow) plot.current?.setScale('x', { min: Math.max(0, end - WINDOW), max: Math.max(end, 1) });
    else plot.current?.redraw();
  }, [curves, rival, version, follow, columns]);

  const saveSvg = () => {
    const series: SvgCurve[] = columns.map((i, k) => ({
      label: labelOf(i, subjects),
      color: PALETTE[k % PALETTE.length],
      values: curves.column(i),
    }));
    if (rival)
      series.push(
        ...series.map((one, k) => ({
          ...one,
          label: `${one.label} B`,
          values: rival.column(columns[k]),
          dash: true,
        })),
      );
    const { unit } = CURVES[columns[0]];
    download(`${stem}-${group}.svg`, curvesSvg(group, unit, curves.column(1), series), 'image/svg+xml');
  };
  const savePng = () => {
    const canvas = holder.current?.querySelector('canvas');
    canvas?.toBlob((blob) => blob && download(`${stem}-${group}.png`, blob, 'image/png'));
  };
  return (
    <div className="plot">
      <div className="plot-head">
        <select aria-label="What is plotted" value={group} onChange={(event) => onGroup(event.target.value)}>
          {groups.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <button type="button" className="link" onClick={saveSvg}>
          SVG
        </button>
        <button type="button" className="link" onClick={savePng}>
          PNG
        </button>
        {remove}
      </div>
      <div ref={holder} className="plot-area" />
    </div>
  );
}

/** A curve that begins late has gaps, which the plot knows as null and not as NaN. */
function drawable(column: number, values: Float64Array): ArrayLike<number | null> {
  if (CURVES[column].subject === undefined && CURVES[column].group !== 'Height') return values;
  return Array.from(values, (value) => (Number.isNaN(value) ? null : value));
}
