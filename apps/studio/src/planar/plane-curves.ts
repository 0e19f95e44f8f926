/** Curves of a run in the plane, picture by picture: what was measured at the step of each. */
import type { CurveTable, CurveWords } from '../state/curve-words.js';
import type { PlotSpec } from '../state/plot-specs.js';
import type { Readings } from './protocol.js';

interface PlaneCurve {
  readonly group: string;
  readonly name: string;
  readonly unit: string;
  readonly of: (readings: Readings) => number;
}

export const PLANE_CURVES: readonly PlaneCurve[] = [
  { group: '', name: 'step', unit: '', of: ({ steps }) => steps },
  { group: '', name: 'time', unit: 's', of: ({ time }) => time },
  { group: 'Energy', name: 'total', unit: 'J', of: ({ energy }) => energy },
  { group: 'Depth', name: 'deepest', unit: 'm', of: ({ depth }) => depth },
  { group: 'Contacts', name: 'overlapping pairs', unit: '', of: ({ pairs }) => pairs },
  { group: 'Contacts', name: 'penetrating vertices', unit: '', of: ({ inside }) => inside },
  { group: 'Proximity', name: 'per frame', unit: 'ms', of: ({ proximity }) => proximity },
];

/** Rows that are kept; beyond them every second one goes. */
const MOST_ROWS = 20_000;

export class PlaneCurves implements CurveTable {
  private columns = PLANE_CURVES.map(() => new Float64Array(1024));
  private every = 1;
  private seen = 0;
  length = 0;
  /** Changes when rows came or went. */
  version = 0;

  column(index: number): Float64Array {
    return this.columns[index].subarray(0, this.length);
  }

  clear(): void {
    this.length = 0;
    this.every = 1;
    this.seen = 0;
    this.version++;
  }

  /** A step that was there already is a look back; one before it, when the run went on from there, ends the rows behind it. */
  take(readings: Readings): void {
    const [steps] = this.columns;
    const before = this.length;
    while (this.length > 0 && steps[this.length - 1] > readings.last) this.length--;
    if (before !== this.length) this.version++;
    const last = this.length > 0 ? steps[this.length - 1] : -1;
    if (readings.steps <= last || this.seen++ % this.every !== 0) return;
    if (this.length === MOST_ROWS) this.thin();
    if (this.length === steps.length) this.grow();
    PLANE_CURVES.forEach(({ of }, k) => {
      this.columns[k][this.length] = of(readings);
    });
    this.length++;
    this.version++;
  }

  private grow(): void {
    this.columns = this.columns.map((column) => {
      const larger = new Float64Array(2 * column.length);
      larger.set(column);
      return larger;
    });
  }

  private thin(): void {
    for (const column of this.columns) for (let k = 0; k < MOST_ROWS / 2; k++) column[k] = column[2 * k];
    this.length = MOST_ROWS / 2;
    this.every *= 2;
  }

  get csv(): string {
    const lines = [PLANE_CURVES.map((_, k) => planeWords.header(k)).join(',')];
    for (let row = 0; row < this.length; row++)
      lines.push(this.columns.map((column) => String(column[row])).join(','));
    return `${lines.join('\n')}\n`;
  }
}

function header(column: number): string {
  const { group, name, unit } = PLANE_CURVES[column];
  const full = group === '' ? name : `${group.toLowerCase()} ${name}`;
  return unit === '' ? full : `${full} [${unit}]`;
}

const bare = (column: number): string => header(column).replace(/ \[.*$/, '');

export const planeWords: CurveWords = {
  key: 'plane',
  groups: [...new Set(PLANE_CURVES.map(({ group }) => group))].filter((group) => group !== ''),
  axes: PLANE_CURVES.flatMap((_, column) => (column > 0 ? [{ column, label: header(column) }] : [])),
  phase: { kind: 'phase', x: 2, y: 3 },
  columns: (spec: PlotSpec) =>
    spec.kind === 'phase'
      ? [spec.y]
      : PLANE_CURVES.flatMap(({ group }, column) => (group === spec.group ? [column] : [])),
  title: (spec: PlotSpec) => (spec.kind === 'time' ? spec.group : `${bare(spec.y)} against ${bare(spec.x)}`),
  label: (column) => PLANE_CURVES[column].name,
  header,
  unit: (column) => PLANE_CURVES[column].unit,
  hasGaps: () => false,
};
