/** Curves of a run in the plane: what the engine's thread measured sixty times per simulated second. */
import { sayGroup } from '../state/curve-names.js';
import type { CurveTable, CurveWords } from '../state/curve-words.js';
import type { PlotSpec } from '../state/plot-specs.js';
import { say } from '../state/words.js';

interface PlaneCurve {
  readonly group: string;
  readonly name: string;
  readonly unit: string;
}

export const PLANE_CURVES: readonly PlaneCurve[] = [
  { group: '', name: 'step', unit: '' },
  { group: '', name: 'time', unit: 's' },
  { group: 'Energy', name: 'total', unit: 'J' },
  { group: 'Depth', name: 'deepest', unit: 'm' },
  { group: 'Contacts', name: 'overlapping pairs', unit: '' },
  { group: 'Contacts', name: 'penetrating vertices', unit: '' },
  { group: 'Proximity', name: 'once', unit: 'ms' },
];

/** Rows that are kept; beyond them every second one goes. */
const MOST_ROWS = 40_000;

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

  /** Takes new rows, all columns of each one after the other. Where the run went on from the past, rows of the future it had go. */
  take(rows: Float64Array): void {
    if (rows.length === 0) return;
    while (this.length > 0 && this.columns[0][this.length - 1] >= rows[0]) this.length--;
    for (let o = 0; o < rows.length; o += PLANE_CURVES.length) {
      if (this.seen++ % this.every !== 0) continue;
      if (this.length === MOST_ROWS) this.thin();
      if (this.length === this.columns[0].length) this.grow();
      for (const [k, column] of this.columns.entries()) column[this.length] = rows[o + k];
      this.length++;
    }
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
  const full = group === '' ? say(name) : `${sayGroup(group)} ${say(name)}`;
  return unit === '' ? full : `${full} [${unit}]`;
}

const bare = (column: number): string => header(column).replace(/ \[.*$/, '');

export const planeWords: CurveWords = {
  key: 'plane',
  groups: [...new Set(PLANE_CURVES.map(({ group }) => group))].filter((group) => group !== ''),
  get axes() {
    return PLANE_CURVES.flatMap((_, column) => (column > 0 ? [{ column, label: header(column) }] : []));
  },
  phase: { kind: 'phase', x: 2, y: 3 },
  columns: (spec: PlotSpec) =>
    spec.kind === 'phase'
      ? [spec.y]
      : PLANE_CURVES.flatMap(({ group }, column) => (group === spec.group ? [column] : [])),
  title: (spec: PlotSpec) =>
    spec.kind === 'time' ? say(spec.group) : say('{} against {}', bare(spec.y), bare(spec.x)),
  label: (column) => say(PLANE_CURVES[column].name),
  header,
  unit: (column) => PLANE_CURVES[column].unit,
  hasGaps: () => false,
};
