import { PALETTE } from '@pliant/three';
import { type ReactNode, useState } from 'react';
import { sayGroup } from '../state/curve-names.js';
import type { CurveTable, CurveWords } from '../state/curve-words.js';
import { download } from '../state/download.js';
import { FIGURE_SIZES, type Figure, type FigureSize, figureSvg, sizeOf, svgToPng } from '../state/figure.js';
import type { PlotSpec } from '../state/plot-specs.js';
import { say } from '../state/words.js';
import { PhaseArea } from './phase-area.js';
import { TimeArea } from './time-area.js';
import { usePainted } from './use-painted.js';

/** Where the world stands. */
export interface Now {
  get(): { readonly step: number; readonly time: number };
  subscribe(listener: () => void): () => void;
}

export interface PlotData {
  readonly desk: {
    attempt(title: string, action: () => Promise<unknown>): Promise<void>;
    seek(step: number): Promise<void>;
  };
  readonly now: Now;
  readonly words: CurveWords;
  readonly curves: CurveTable;
  /** Curves of the world that is compared, drawn dashed. */
  readonly rival: CurveTable | undefined;
  /** What the two worlds are called. */
  readonly worlds: readonly [string, string] | undefined;
  /** Changes when there is new data. */
  readonly version: number;
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
  const isPainted = usePainted();
  const { words } = data;
  const title = words.title(spec);
  const figure = () => figureOf(spec, data, { scene, size, range: follow ? undefined : range });
  const saveSvg = () => download(`${stem}-${title}.svg`, figureSvg(figure()), 'image/svg+xml');
  const savePng = () =>
    data.desk.attempt('The plot could not be saved', async () => {
      const made = figure();
      download(`${stem}-${title}.png`, await svgToPng(figureSvg(made), made.width, made.height), 'image/png');
    });
  return (
    <section className="plot" aria-label={say('Plot of {}', title)}>
      <div className="plot-head">
        <select
          aria-label={say('What is plotted')}
          value={spec.kind === 'phase' ? PHASE_ENTRY : spec.group}
          onChange={({ target: { value } }) =>
            onSpec(value === PHASE_ENTRY ? words.phase : { kind: 'time', group: value })
          }
        >
          {words.groups.map((name) => (
            <option key={name} value={name}>
              {say(name)}
            </option>
          ))}
          <option value={PHASE_ENTRY}>{say(PHASE_ENTRY)}</option>
        </select>
        <select
          aria-label={say('Size of the saved plot')}
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
          <PhaseAxes spec={spec} words={words} onSpec={onSpec} />
        </div>
      )}
      {!isPainted ? (
        <div className="plot-area" />
      ) : spec.kind === 'phase' ? (
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
  readonly words: CurveWords;
  readonly onSpec: (spec: PlotSpec) => void;
}

function PhaseAxes({ spec, words, onSpec }: PhaseAxesProps) {
  return (['y', 'x'] as const).map((axis) => (
    <select
      key={axis}
      aria-label={say(axis === 'x' ? 'Across' : 'Upwards')}
      value={spec[axis]}
      onChange={(event) => onSpec({ ...spec, [axis]: Number(event.target.value) })}
    >
      {words.axes.map(({ column, label }) => (
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
  const { curves, rival, worlds, words } = data;
  const columns = words.columns(spec);
  const across = spec.kind === 'phase' ? spec.x : 1;
  const series = (of: CurveTable, world: string, dash: boolean) =>
    columns.map((column, k) => ({
      label: `${spec.kind === 'phase' ? '' : words.label(column)} ${world}`.trim() || words.title(spec),
      color: PALETTE[k % PALETTE.length],
      values: of.column(column),
      at: of.column(across),
      dash,
    }));
  const unit = columns.length > 0 ? words.unit(columns[0]) : '';
  const name = words.title(spec);
  return {
    title: name,
    scene,
    xLabel: words.header(across),
    yLabel: spec.kind === 'phase' ? words.header(spec.y) : `${sayGroup(spec.group)}${unit && ` [${unit}]`}`,
    x: curves.column(across),
    curves: [
      ...series(curves, worlds?.[0] ?? '', false),
      ...(rival ? series(rival, worlds?.[1] ?? 'B', true) : []),
    ],
    range: spec.kind === 'phase' ? undefined : range,
    ...sizeOf(size),
  };
}
