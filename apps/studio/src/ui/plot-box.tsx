import { PALETTE } from '@pliant/three';
import { type ReactNode, useEffect, useRef } from 'react';
import type uPlot from 'uplot';
import { CURVES } from '../engine/curves.js';
import type { CurveStore } from '../state/curve-store.js';
import { download } from '../state/download.js';
import { curvesSvg } from '../state/export-curves.js';
import { makePlot } from './make-plot.js';

/** Time that a following plot shows [s]. */
const WINDOW = 10;

interface PlotBoxProps {
  readonly group: string;
  readonly groups: readonly string[];
  readonly curves: CurveStore;
  /** Changes when there is new data. */
  readonly version: number;
  readonly follow: boolean;
  readonly stem: string;
  readonly onGroup: (group: string) => void;
  readonly onZoom: () => void;
  readonly remove: ReactNode;
}

const columnsOf = (group: string): number[] =>
  CURVES.flatMap((curve, i) => (curve.group === group ? [i] : []));

export function PlotBox(props: PlotBoxProps) {
  const { group, groups, curves, version, follow, stem, onGroup, onZoom, remove } = props;
  const holder = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot | undefined>(undefined);
  const zoom = useRef(onZoom);
  zoom.current = onZoom;

  useEffect(() => {
    const made = makePlot(
      holder.current!,
      columnsOf(group).map((i) => CURVES[i]),
      () => zoom.current(),
    );
    plot.current = made.plot;
    return made.dispose;
  }, [group]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for the data.
  useEffect(() => {
    const times = curves.column(1);
    const data = [times, ...columnsOf(group).map((i) => curves.column(i))];
    plot.current?.setData(data as unknown as uPlot.AlignedData, false);
    const end = times[times.length - 1] ?? 0;
    if (follow) plot.current?.setScale('x', { min: Math.max(0, end - WINDOW), max: Math.max(end, 1) });
    else plot.current?.redraw();
  }, [curves, version, follow, group]);

  const saveSvg = () => {
    const series = columnsOf(group).map((i, k) => ({
      label: CURVES[i].name,
      color: PALETTE[k % PALETTE.length],
      values: curves.column(i),
    }));
    const { unit } = CURVES[columnsOf(group)[0]];
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
