/** What a table of runs says: how strongly each variable acts, and along which curve. */

export interface Level {
  /** Value of the variable, or the middle of a bin. */
  readonly at: number | string;
  readonly mean: number;
  readonly least: number;
  readonly most: number;
  readonly count: number;
}

export interface Effect {
  readonly variable: string;
  readonly levels: readonly Level[];
  /** Part of the response's variance that lies between the levels, 0 to 1. */
  readonly share: number;
}

/** Values up to which each has a level of its own, and bins beyond. */
const MOST_LEVELS = 24;
const BINS = 12;
/**
 * Runs that a level should have at least. Of samples in which every run has a value of its own, each level would be one run,
 * and every variable would explain everything.
 */
const LEAST_IN_LEVEL = 2;
const LEAST_IN_BIN = 4;

/** The mean response at each value of a variable; ranges with many values are binned. */
export function effectOf(variable: string, values: readonly unknown[], response: readonly number[]): Effect {
  const groups = groupsOf(values);
  const mean = average(response);
  let between = 0;
  const levels = groups.map(({ at, members }) => {
    const inside = members.map((i) => response[i]);
    const level = average(inside);
    between += inside.length * (level - mean) ** 2;
    return {
      at,
      mean: level,
      least: extreme(inside, Math.min),
      most: extreme(inside, Math.max),
      count: inside.length,
    };
  });
  const total = response.reduce((sum, y) => sum + (y - mean) ** 2, 0);
  return { variable, levels, share: total > 0 ? between / total : 0 };
}

interface Group {
  readonly at: number | string;
  readonly members: number[];
}

function groupsOf(values: readonly unknown[]): Group[] {
  const numbers = values.every((value) => typeof value === 'number');
  const distinct = [...new Set(values.map((value) => (numbers ? (value as number) : textOf(value))))];
  if (numbers) (distinct as number[]).sort((a, b) => a - b);
  const isSparse = distinct.length * LEAST_IN_LEVEL > values.length && values.length >= 2 * LEAST_IN_BIN;
  if (!numbers || (distinct.length <= MOST_LEVELS && !isSparse)) {
    return distinct.map((at) => ({
      at,
      members: indices(values, (value) => (numbers ? value : textOf(value)) === at),
    }));
  }
  return bins(values as number[], Math.max(2, Math.min(BINS, Math.floor(values.length / LEAST_IN_BIN))));
}

/** Bins of about as many members each, so that a logarithmic range is cut well too; equal values stay together. */
function bins(values: readonly number[], count: number): Group[] {
  const order = values.map((_, i) => i).sort((a, b) => values[a] - values[b] || a - b);
  const groups: Group[] = [];
  for (let from = 0, b = 1; from < order.length; b++) {
    let to = Math.max(from + 1, Math.round((b * order.length) / count));
    while (to < order.length && values[order[to]] === values[order[to - 1]]) to++;
    const members = order.slice(from, to);
    groups.push({ at: average(members.map((i) => values[i])), members });
    from = to;
  }
  return groups;
}

/** Without a call with a million arguments. */
const extreme = (values: readonly number[], pick: (a: number, b: number) => number): number =>
  values.reduce((best, value) => pick(best, value), values[0]);

const indices = (values: readonly unknown[], test: (value: unknown) => boolean): number[] =>
  values.flatMap((value, i) => (test(value) ? [i] : []));

export const average = (values: readonly number[]): number =>
  values.reduce((sum, x) => sum + x, 0) / Math.max(values.length, 1);

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
