/** The combinations of a plan's variables. */
import { PliantError } from '../core/errors.js';
import { Random } from '../math/random.js';
import { exp, log } from '../math/scalar.js';
import { MAX_RUNS, type Plan, type Variable } from './plan-format.js';
import { sobolPoints } from './sobol.js';

export type Combination = Readonly<Record<string, unknown>>;

const DEFAULT_COUNT = 5;

/** Combinations before conditions, in their order: on a grid the last variable changes fastest. */
export function combinations(plan: Plan): Combination[] {
  const names = Object.keys(plan.vary);
  const variables = Object.values(plan.vary);
  switch (plan.sample.kind) {
    case 'grid':
      return grid(names, variables.map(valuesOf));
    case 'list':
      return rows(names, variables.map(valuesOf));
    case 'random':
      return draws(names, variables, randomShares(plan.sample.seed, plan.sample.count, names.length));
    case 'latin-hypercube':
      return draws(names, variables, latinShares(plan.sample.seed, plan.sample.count, names.length));
    case 'sobol':
      return draws(names, variables, sobolPoints(names.length, plan.sample.count, plan.sample.seed));
  }
}

/** The values that a variable has on a grid or in a list. */
function valuesOf(variable: Variable): readonly unknown[] {
  if (variable.values !== undefined) return variable.values;
  const count = variable.from === variable.to ? 1 : (variable.count ?? DEFAULT_COUNT);
  return Array.from({ length: count }, (_, i) => rangeValue(variable, count > 1 ? i / (count - 1) : 0));
}

/** The value at a share of a variable's range, or the item of its list there. */
function valueAt(variable: Variable, share: number): unknown {
  const { values } = variable;
  if (values === undefined) return rangeValue(variable, share);
  return values[Math.min(values.length - 1, Math.floor(share * values.length))];
}

function rangeValue({ from = 0, to = 0, scale, whole }: Variable, share: number): number {
  if (share <= 0 || from === to) return from;
  if (share >= 1) return to;
  const value = scale === 'log' ? exp(log(from) + share * (log(to) - log(from))) : from + share * (to - from);
  return whole ? Math.round(value) : value;
}

function grid(names: readonly string[], lists: readonly (readonly unknown[])[]): Combination[] {
  const total = lists.reduce((product, list) => product * list.length, 1);
  if (total > MAX_RUNS) {
    throw new PliantError(
      'too-large',
      `The grid has ${total} combinations; the most are ${MAX_RUNS}, so lower a 'count' or take another 'sample'.`,
      {
        path: 'vary',
      },
    );
  }
  return Array.from({ length: total }, (_, index) => {
    let rest = index;
    const values = new Array<unknown>(names.length);
    for (let k = names.length - 1; k >= 0; k--) {
      values[k] = lists[k][rest % lists[k].length];
      rest = Math.floor(rest / lists[k].length);
    }
    return combine(names, values);
  });
}

function rows(names: readonly string[], lists: readonly (readonly unknown[])[]): Combination[] {
  const lengths = new Set(lists.map((list) => list.length));
  if (lengths.size > 1) {
    throw new PliantError(
      'invalid-value',
      `A list takes the n-th values together, but the variables have ${[...lengths].join(' and ')} values; give all as many.`,
      {
        path: 'vary',
      },
    );
  }
  return Array.from({ length: lists[0]?.length ?? 1 }, (_, i) =>
    combine(
      names,
      lists.map((list) => list[i]),
    ),
  );
}

const draws = (
  names: readonly string[],
  variables: readonly Variable[],
  points: readonly number[][],
): Combination[] =>
  points.map((shares) =>
    combine(
      names,
      variables.map((variable, k) => valueAt(variable, shares[k])),
    ),
  );

const combine = (names: readonly string[], values: readonly unknown[]): Combination =>
  Object.fromEntries(names.map((name, k) => [name, values[k]]));

function randomShares(seed: number, count: number, dimensions: number): number[][] {
  const random = new Random(seed);
  return Array.from({ length: count }, () => Array.from({ length: dimensions }, () => random.next()));
}

/** Each variable's range is cut into `count` strata; every stratum is drawn from once, in an order of chance. */
function latinShares(seed: number, count: number, dimensions: number): number[][] {
  const random = new Random(seed);
  const columns = Array.from({ length: dimensions }, () => {
    const strata = Array.from({ length: count }, (_, i) => i);
    for (let i = count - 1; i > 0; i--) {
      const j = random.int(i + 1);
      [strata[i], strata[j]] = [strata[j], strata[i]];
    }
    return strata.map((stratum) => (stratum + random.next()) / count);
  });
  return Array.from({ length: count }, (_, i) => columns.map((column) => column[i]));
}
