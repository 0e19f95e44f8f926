/** The table family × law: how many seeds each law was asked for, and how many broke it. */
import type { LawName } from '../law.js';
import { LAW_NAMES } from '../law.js';
import type { TaskResult } from './task.js';

export interface Cell {
  asked: number;
  /** Breaks that nobody expects. */
  broken: number;
  /** Breaks that another piece of work is to mend. */
  expected: number;
}

export class Table {
  readonly rows = new Map<string, Map<LawName, Cell>>();
  readonly seeds = new Map<string, number>();

  /** Rows stand in the order of `families`, whichever thread is first. */
  constructor(families: readonly string[]) {
    for (const name of families) this.rows.set(name, new Map());
  }

  add({ family, asked, breaks }: TaskResult): void {
    this.seeds.set(family, (this.seeds.get(family) ?? 0) + 1);
    const row = this.rows.get(family) ?? new Map<LawName, Cell>();
    this.rows.set(family, row);
    const cell = (law: LawName): Cell => {
      const known = row.get(law) ?? { asked: 0, broken: 0, expected: 0 };
      row.set(law, known);
      return known;
    };
    for (const law of asked) cell(law).asked++;
    for (const { breach, expected } of breaks) {
      if (expected === undefined) cell(breach.law).broken++;
      else cell(breach.law).expected++;
    }
  }

  get broken(): number {
    return this.sum('broken');
  }

  get expected(): number {
    return this.sum('expected');
  }

  get checks(): number {
    return this.sum('asked');
  }

  private sum(key: keyof Cell): number {
    let sum = 0;
    for (const row of this.rows.values()) for (const cell of row.values()) sum += cell[key];
    return sum;
  }

  /** Lines of text: `·` where a law has nothing to say, a number of breaks, in brackets where they are expected. */
  lines(): string[] {
    const width = Math.max(6, ...[...this.rows.keys()].map((name) => name.length));
    const head = `${'family'.padEnd(width)} ${'seeds'.padStart(6)} ${LAW_NAMES.map((name) => name.padStart(9)).join('')}`;
    const body = [...this.rows].map(
      ([name, row]) =>
        `${name.padEnd(width)} ${String(this.seeds.get(name) ?? 0).padStart(6)} ${LAW_NAMES.map((law) => text(row.get(law)).padStart(9)).join('')}`,
    );
    return [head, ...body];
  }

  /** The same for a page. */
  markdown(): string[] {
    return [
      `| family | seeds | ${LAW_NAMES.join(' | ')} |`,
      `| --- | ---: | ${LAW_NAMES.map(() => '---:').join(' | ')} |`,
      ...[...this.rows].map(
        ([name, row]) =>
          `| \`${name}\` | ${this.seeds.get(name) ?? 0} | ${LAW_NAMES.map((law) => text(row.get(law))).join(' | ')} |`,
      ),
    ];
  }

  json(): Record<string, Record<string, Cell>> {
    return Object.fromEntries([...this.rows].map(([name, row]) => [name, Object.fromEntries(row)]));
  }
}

function text(cell: Cell | undefined): string {
  if (cell === undefined || (cell.asked === 0 && cell.broken + cell.expected === 0)) return '·';
  if (cell.broken > 0) return `${cell.broken}!${cell.expected > 0 ? `(${cell.expected})` : ''}`;
  return cell.expected > 0 ? `(${cell.expected})` : '0';
}
