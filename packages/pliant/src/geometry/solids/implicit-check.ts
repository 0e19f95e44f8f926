/**
 * Looks at a user's φ before a body has it: on a grid in its box, and where it changes its sign between neighbours of the grid. There the
 * surface is found by halving, φ must come to zero, and the slope says how much slower than a distance it grows.
 */
import { PliantError } from '../../core/errors.js';
import type { ImplicitFunction } from './implicit.js';

/** Places along each side of the box. */
const GRID = 9;

/** Halvings of a cell; less is left than numbers can tell apart. */
const HALVINGS = 60;

/** φ this far from zero on both sides of a change of sign has jumped, as a share of the longest side. */
const JUMP = 1e-6;

/** Slope below which a surface is flat: its depth would be a thousand times what φ says. */
const LEVEL = 1e-3;

/** Half a step of the differences, as a share of the longest side. */
const DIFFERENCE = 1e-6;

/** Smallest slope of φ at its surface; infinite where no neighbours of the grid lie on two sides of it. Refuses what is no function of an inside. */
export function surfaceSlope(name: string, definition: ImplicitFunction): number {
  const { min, max } = definition;
  const sides = [0, 1, 2].map((k) => max[k] - min[k]);
  const size = Math.max(...sides);
  const at = (p: readonly number[]): number => valueAt(name, definition, p);
  const place = (i: number, j: number, k: number) =>
    [i, j, k].map((n, axis) => min[axis] + (sides[axis] * (n + 0.5)) / GRID);
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < GRID; i++)
    for (let j = 0; j < GRID; j++)
      for (let k = 0; k < GRID; k++) {
        const here = place(i, j, k);
        const inside = at(here) < 0;
        for (const [x, y, z] of [
          [i + 1, j, k],
          [i, j + 1, k],
          [i, j, k + 1],
        ]) {
          if (Math.max(x, y, z) === GRID) continue;
          const there = place(x, y, z);
          if (at(there) < 0 !== inside)
            least = Math.min(
              least,
              slopeBetween(name, at, inside ? here : there, inside ? there : here, size),
            );
        }
      }
  return least;
}

function valueAt(name: string, { distance }: ImplicitFunction, [x, y, z]: readonly number[]): number {
  let value: unknown;
  let why = 'gives no number';
  try {
    value = distance(x, y, z);
  } catch (error) {
    why = `throws (${error instanceof Error ? error.message : String(error)})`;
  }
  if (typeof value === 'number' && !Number.isNaN(value)) return value;
  throw refusal(
    `The function of the implicit shape '${name}' ${why} at (${tell([x, y, z])}), which is in its box; it needs a number everywhere there.`,
  );
}

/** The slope of φ where it is zero between a place inside and one outside. */
function slopeBetween(
  name: string,
  at: (p: readonly number[]) => number,
  inside: readonly number[],
  outside: readonly number[],
  size: number,
): number {
  let low = inside;
  let high = outside;
  for (let n = 0; n < HALVINGS; n++) {
    const middle = low.map((x, k) => 0.5 * (x + high[k]));
    if (at(middle) < 0) low = middle;
    else high = middle;
  }
  const [below, above] = [at(low), at(high)];
  if (below < -JUMP * size || above > JUMP * size)
    throw refusal(
      `The function of the implicit shape '${name}' jumps from ${below} to ${above} at (${tell(low)}); it must pass through zero, and grow about as fast as the distance.`,
    );
  const h = DIFFERENCE * size;
  const slope = Math.sqrt(
    [0, 1, 2].reduce((sum, axis) => {
      const shifted = (way: number) => low.map((x, k) => (k === axis ? x + way * h : x));
      return sum + ((at(shifted(1)) - at(shifted(-1))) / (2 * h)) ** 2;
    }, 0),
  );
  if (!(slope > LEVEL))
    throw refusal(
      `The function of the implicit shape '${name}' is flat at its surface, at (${tell(low)}), so it says neither how deep a body is nor which way is out; take one that grows about as fast as the distance.`,
    );
  return slope;
}

const tell = (p: readonly number[]): string => p.map((x) => Number(x.toPrecision(4))).join(', ');

const refusal = (message: string) => new PliantError('invalid-value', message, { path: 'distance' });
