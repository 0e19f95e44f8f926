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

const MOST_LEVELS = 12;

/** The mean response at each value of a variable; ranges with many values are binned. */
export function effectOf(variable: string, values: readonly unknown[], response: readonly number[]): Effect {
  const groups = groupsOf(values);
  const mean = average(response);
  let between = 0;
  const levels = groups.map(({ at, members }) => {
    const inside = members.map((i) => response[i]);
    const level = average(inside);
    between += inside.length * (level - mean) ** 2;
    return { at, mean: level, least: Math.min(...inside), most: Math.max(...inside), count: inside.length };
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
  if (!numbers || distinct.length <= MOST_LEVELS) {
    return distinct.map((at) => ({
      at,
      members: indices(values, (value) => (numbers ? value : textOf(value)) === at),
    }));
  }
  return bins(values as number[]);
}

/** Bins of about as many members each, so that a logarithmic range is cut well too. */
function bins(values: readonly number[]): Group[] {
  const order = values.map((_, i) => i).sort((a, b) => values[a] - values[b] || a - b);
  const size = values.length / MOST_LEVELS;
  return Array.from({ length: MOST_LEVELS }, (_, b) => {
    const members = order.slice(Math.round(b * size), Math.round((b + 1) * size));
    return { at: average(members.map((i) => values[i])), members };
  }).filter(({ members }) => members.length > 0);
}

const indices = (values: readonly unknown[], test: (value: unknown) => boolean): number[] =>
  values.flatMap((value, i) => (test(value) ? [i] : []));

export const average = (values: readonly number[]): number =>
  values.reduce((sum, x) => sum + x, 0) / Math.max(values.length, 1);

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Whether a range is better seen by its logarithm: positive, and over more than a decade and a half. */
export function wantsLog(values: readonly number[]): boolean {
  const low = Math.min(...values);
  return low > 0 && Math.max(...values) / low > 30;
}
