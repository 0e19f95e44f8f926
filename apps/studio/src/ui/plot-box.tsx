import { PALETTE } from '@pliant/three';
import { type ReactNode, useState } from 'react';
import { CURVES } from '../engine/curves.js';
import { headerOf, labelOf, type Subject } from '../state/curve-names.js';
import type { CurveStore } from '../state/curve-store.js';
import { download } from '../state/download.js';
import { FIGURE_SIZES, type Figure, type FigureSize, figureSvg, sizeOf, svgToPng } from '../state/figure.js';
import { axesOf, groupsOf, PHASE, type PlotSpec, plottedColumns, titleOf } from '../state/plot-specs.js';
import type { ReadingsFeed } from '../state/readings.js';
import type { Studio } from '../state/studio.js';
import { PhaseArea } from './phase-area.js';
import { TimeArea } from './time-area.js';

export interface PlotData {
  readonly studio: Studio;
  readonly feed: ReadingsFeed;
  readonly curves: CurveStore;
  /** Curves of the world that is compared, drawn dashed. */
  readonly rival: CurveStore | undefined;
  /** What the two worlds are called. */
  readonly worlds: readonly [string, string] | undefined;
  /** Changes when there is new data. */
  readonly version: number;
  /** Bodies and pairs that are followed. */
  readonly subjects: readonly Subject[];
  readonly followed: readonly (readonly number[])[];
}

interface PlotBoxProps {
  readonly spec: PlotSpec;
  readonly data: PlotData;
  readonly follow: boolean;
  readonly scene: string;
  readonly stem: string;
  readonly onSpec: (spec: PlotSpec) => void;
  readonly onZoom: () => void;
  readonly remove: ReactNode;
}

/** One plot: what it shows is chosen in its head, and it can be saved at a size that fits a paper. */
export function PlotBox({ spec, data, follow, scene, stem, onSpec, onZoom, remove }: PlotBoxProps) {
  const [size, setSize] = useState<FigureSize>('800 × 400');
  const [range, setRange] = useState<readonly [number, number] | undefined>(undefined);
  const { subjects } = data;
  const title = titleOf(spec, subjects);
  const figure = () => figureOf(spec, data, { scene, size, range: follow ? undefined : range });
  const saveSvg = () => download(`${stem}-${title}.svg`, figureSvg(figure()), 'image/svg+xml');
  const savePng = () =>
    data.studio.attempt('The plot could not be saved', async () => {
      const made = figure();
      download(`${stem}-${title}.png`, await svgToPng(figureSvg(made), made.width, made.height), 'image/png');
    });
  return (
    <section className="plot" aria-label={`Plot of ${title}`}>
      <div className="plot-head">
        <select
          aria-label="What is plotted"
          value={spec.kind === 'phase' ? PHASE_ENTRY : spec.group}
          onChange={({ target: { value } }) =>
            onSpec(value === PHASE_ENTRY ? PHASE : { kind: 'time', group: value })
          }
        >
          {groupsOf(subjects).map((name) => (
            <option key={name}>{name}</option>
          ))}
          <option>{PHASE_ENTRY}</option>
        </select>
        <select
          aria-label="Size of the saved plot"
          className="plot-size"
          value={size}
          onChange={(event) => setSize(event.target.value as FigureSize)}
        >
          {FIGURE_SIZES.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        <button type="button" className="link" onClick={saveSvg}>
          SVG
        </button>
        <button type="button" className="link" onClick={() => void savePng()}>
          PNG
        </button>
        {remove}
      </div>
      {spec.kind === 'phase' && (
        <div className="plot-head axes-head">
          <PhaseAxes spec={spec} subjects={subjects} onSpec={onSpec} />
        </div>
      )}
      {spec.kind === 'phase' ? (
        <PhaseArea spec={spec} data={data} />
      ) : (
        <TimeArea spec={spec} data={data} follow={follow} onZoom={onZoom} onRange={setRange} />
      )}
    </section>
  );
}

const PHASE_ENTRY = 'One against another';

interface PhaseAxesProps {
  readonly spec: PlotSpec & { readonly kind: 'phase' };
  readonly subjects: readonly Subject[];
  readonly onSpec: (spec: PlotSpec) => void;
}

function PhaseAxes({ spec, subjects, onSpec }: PhaseAxesProps) {
  return (['y', 'x'] as const).map((axis) => (
    <select
      key={axis}
      aria-label={axis === 'x' ? 'Across' : 'Upwards'}
      value={spec[axis]}
      onChange={(event) => onSpec({ ...spec, [axis]: Number(event.target.value) })}
    >
      {axesOf(subjects).map(({ column, label }) => (
        <option key={column} value={column}>
          {label}
        </option>
      ))}
    </select>
  ));
}

interface FigureWishes {
  readonly scene: string;
  readonly size: FigureSize;
  readonly range: readonly [number, number] | undefined;
}

function figureOf(spec: PlotSpec, data: PlotData, { scene, size, range }: FigureWishes): Figure {
  const { curves, rival, worlds, subjects, followed } = data;
  const columns = plottedColumns(spec, subjects, followed);
  const across = spec.kind === 'phase' ? spec.x : 1;
  const series = (of: CurveStore, world: string, dash: boolean) =>
    columns.map((column, k) => ({
      label:
        `${spec.kind === 'phase' ? '' : labelOf(column, subjects)} ${world}`.trim() ||
        titleOf(spec, subjects),
      color: PALETTE[k % PALETTE.length],
      values: of.column(column),
      at: of.column(across),
      dash,
    }));
  const unit = CURVES[columns[0]]?.unit ?? '';
  const name = titleOf(spec, subjects);
  return {
    title: name,
    scene,
    xLabel: headerOf(across, subjects),
    yLabel:
      spec.kind === 'phase' ? headerOf(spec.y, subjects) : `${name.toLowerCase()}${unit && ` [${unit}]`}`,
    x: curves.column(across),
    curves: [
      ...series(curves, worlds?.[0] ?? '', false),
      ...(rival ? series(rival, worlds?.[1] ?? 'B', true) : []),
    ],
    range: spec.kind === 'phase' ? undefined : range,
    ...sizeOf(size),
  };
}
