/**
 * Sobol points: sequences that fill a cube more evenly than chance. Direction numbers of Joe and Kuo (2008,
 * `new-joe-kuo-6`) for the first 21 dimensions; Gray code order (Antonov and Saleev 1979). The first point is the origin.
 * Many leave it out. Then 2^k points no longer fill every interval of length 2^-k once (Owen 2020, "On dropping the first
 * Sobol' point").
 */
import { PliantError } from '../core/errors.js';
import { Random } from '../math/random.js';

/** Degree, coefficients and first direction numbers of the primitive polynomials, from the second dimension on. */
const POLYNOMIALS: readonly (readonly [number, number, readonly number[]])[] = [
  [1, 0, [1]],
  [2, 1, [1, 3]],
  [3, 1, [1, 3, 1]],
  [3, 2, [1, 1, 1]],
  [4, 1, [1, 1, 3, 3]],
  [4, 4, [1, 3, 5, 13]],
  [5, 2, [1, 1, 5, 5, 17]],
  [5, 4, [1, 1, 5, 5, 5]],
  [5, 7, [1, 1, 7, 11, 19]],
  [5, 11, [1, 1, 5, 1, 1]],
  [5, 13, [1, 1, 1, 3, 11]],
  [5, 14, [1, 3, 5, 5, 31]],
  [6, 1, [1, 3, 3, 9, 7, 49]],
  [6, 13, [1, 1, 1, 15, 21, 21]],
  [6, 16, [1, 3, 1, 13, 27, 49]],
  [6, 19, [1, 1, 1, 15, 7, 5]],
  [6, 22, [1, 3, 1, 15, 13, 25]],
  [6, 25, [1, 1, 5, 5, 19, 61]],
  [7, 1, [1, 3, 7, 11, 23, 15, 103]],
  [7, 4, [1, 3, 7, 13, 13, 15, 69]],
];

export const MOST_DIMENSIONS = POLYNOMIALS.length + 1;
const BITS = 32;

/**
 * `count` points of `dimensions` shares in [0, 1); a seed other than 0 shifts all digits at random (Owen's digital
 * shift).
 */
export function sobolPoints(dimensions: number, count: number, seed = 0): number[][] {
  if (dimensions > MOST_DIMENSIONS) {
    throw new PliantError(
      'too-large',
      `Sobol points have at most ${MOST_DIMENSIONS} variables here, not ${dimensions}; sample by 'latin-hypercube'.`,
    );
  }
  const random = new Random(seed);
  const directions = Array.from({ length: dimensions }, (_, d) => directionNumbers(d));
  const shifts = directions.map(() => (seed === 0 ? 0 : random.u32()));
  const state = new Uint32Array(dimensions);
  const points: number[][] = [];
  for (let i = 0; i < count; i++) {
    points.push(shifts.map((shift, d) => ((state[d] ^ shift) >>> 0) / 4294967296));
    const bit = trailingOnes(i);
    directions.forEach((numbers, d) => {
      state[d] ^= numbers[bit];
    });
  }
  return points;
}

/** Index of the lowest zero bit. */
function trailingOnes(i: number): number {
  let bit = 0;
  for (let rest = i; (rest & 1) === 1; rest >>>= 1) bit++;
  return bit;
}

function directionNumbers(dimension: number): Uint32Array {
  const v = new Uint32Array(BITS);
  if (dimension === 0) {
    for (let i = 0; i < BITS; i++) v[i] = 1 << (31 - i);
    return v;
  }
  const [degree, coefficients, first] = POLYNOMIALS[dimension - 1];
  for (let i = 0; i < degree; i++) v[i] = first[i] << (31 - i);
  for (let i = degree; i < BITS; i++) {
    v[i] = v[i - degree] ^ (v[i - degree] >>> degree);
    for (let k = 1; k < degree; k++) {
      if (((coefficients >> (degree - 1 - k)) & 1) === 1) v[i] ^= v[i - k];
    }
  }
  return v;
}
