/**
 * The surface of a signed distance function of the user's own, as triangles: what makes any φ a collider. Bodies of that
 * shape meet rigid and soft bodies, answer queries, and stand in snapshots and scene files, since they are meshes.
 *
 *   sample max(φ, box) on a grid;  marching cubes;  move every vertex along the gradient until φ = 0 there
 *
 * φ is negative inside. It may be any function that is near a distance where it is near zero: a union or intersection of
 * distances, a distance with waves on it. The box closes what would go on for ever. Gradients are central differences
 * unless given.
 */
import { PliantError } from '../../core/errors.js';
import { marchingCubes } from './marching-cubes.js';

/** Signed distance to a surface [m], negative inside. */
export type DistanceFunction = (x: number, y: number, z: number) => number;

/** Where a distance function is looked at, and how closely. */
export interface DistanceSurfaceOptions {
  /** Corners of the box that the surface is looked for in [m]; what reaches out of it is cut off there. */
  readonly low: readonly [number, number, number];
  /** [m] */
  readonly high: readonly [number, number, number];
  /** Between samples [m]; parts thinner than that may be missed. */
  readonly spacing: number;
  /** Gradient of the function, written to `out`; differences unless given. */
  readonly gradient?: (x: number, y: number, z: number, out: Float64Array) => void;
}

/** A closed surface of triangles, ready to be a `mesh` shape. */
export interface DistanceSurface {
  /** [m] */
  readonly positions: Float64Array;
  /** Counter-clockwise seen from outside. */
  readonly triangles: Uint32Array;
  /** Largest |φ| at the middle of a triangle, away from where the box cuts [m]. */
  readonly error: number;
}

/** Most samples: 8 bytes each. */
const MOST_SAMPLES = 2 ** 25;

/** Differences are taken over this share of the spacing. */
const DIFFERENCE = 1e-3;

/** Newton steps of a vertex, and the share of the spacing that one may take. */
const ROUNDS = 6;
const LONGEST = 0.5;

/** A slope below this says nothing about where the surface is. */
const FLAT_SLOPE = 1e-6;

/**
 * The closed surface of triangles where a signed distance function is zero: the shape of a static, kinematic or rigid
 * body. Refuses, in a sentence, a box, a spacing or a function that gives no surface.
 */
export function distanceSurface(phi: DistanceFunction, options: DistanceSurfaceOptions): DistanceSurface {
  const { low, high, spacing } = options;
  const size = [0, 1, 2].map((k) => Math.ceil((high[k] - low[k]) / spacing) + 3) as [number, number, number];
  check(options, size);
  const origin = low.map((x) => x - spacing) as [number, number, number];
  const boxed = (x: number, y: number, z: number): number =>
    Math.max(
      phi(x, y, z),
      Math.max(low[0] - x, x - high[0]),
      Math.max(low[1] - y, y - high[1]),
      Math.max(low[2] - z, z - high[2]),
    );
  const values = new Float64Array(size[0] * size[1] * size[2]);
  for (let z = 0, at = 0; z < size[2]; z++)
    for (let y = 0; y < size[1]; y++)
      for (let x = 0; x < size[0]; x++, at++) {
        const value = boxed(origin[0] + x * spacing, origin[1] + y * spacing, origin[2] + z * spacing);
        if (!Number.isFinite(value))
          throw new PliantError(
            'invalid-value',
            `The distance function gives ${value} at (${origin[0] + x * spacing}, ${origin[1] + y * spacing}, ${origin[2] + z * spacing}); it has to be a number everywhere in the box.`,
          );
        values[at] = -value;
      }
  const { positions, triangles } = marchingCubes({ origin, spacing, size, values }, 0);
  if (triangles.length === 0)
    throw new PliantError(
      'bad-geometry',
      'The distance function has no surface in the box: it is negative nowhere, or what is inside is thinner than the spacing.',
    );
  const slope = slopeOf(boxed, phi, options);
  for (let i = 0; i < positions.length; i += 3) moveToSurface(positions, i, boxed, slope, spacing);
  return { positions, triangles, error: errorOf(positions, triangles, phi, options) };
}

function check(
  { low, high, spacing }: DistanceSurfaceOptions,
  size: readonly [number, number, number],
): void {
  if (!(spacing > 0 && spacing < Number.POSITIVE_INFINITY))
    throw new PliantError(
      'invalid-value',
      `The spacing is ${spacing}; it has to be a positive number of metres.`,
    );
  for (let k = 0; k < 3; k++)
    if (!(high[k] > low[k] && Number.isFinite(high[k] - low[k])))
      throw new PliantError(
        'invalid-value',
        'The box of a distance function goes from its low corner to its high one.',
      );
  if (size[0] * size[1] * size[2] > MOST_SAMPLES)
    throw new PliantError(
      'too-large',
      `The box would take ${size[0] * size[1] * size[2]} samples, more than ${MOST_SAMPLES}; take a larger spacing or a smaller box.`,
    );
}

type Slope = (x: number, y: number, z: number, out: Float64Array) => void;

function slopeOf(boxed: DistanceFunction, phi: DistanceFunction, options: DistanceSurfaceOptions): Slope {
  const d = DIFFERENCE * options.spacing;
  return (x, y, z, out) => {
    // Where the box does not cut, the user's own gradient is the one.
    if (options.gradient !== undefined && boxed(x, y, z) === phi(x, y, z)) {
      options.gradient(x, y, z, out);
      return;
    }
    out[0] = (boxed(x + d, y, z) - boxed(x - d, y, z)) / (2 * d);
    out[1] = (boxed(x, y + d, z) - boxed(x, y - d, z)) / (2 * d);
    out[2] = (boxed(x, y, z + d) - boxed(x, y, z - d)) / (2 * d);
  };
}

function moveToSurface(
  p: Float64Array,
  i: number,
  phi: DistanceFunction,
  slope: Slope,
  spacing: number,
): void {
  const g = new Float64Array(3);
  for (let round = 0; round < ROUNDS; round++) {
    const value = phi(p[i], p[i + 1], p[i + 2]);
    slope(p[i], p[i + 1], p[i + 2], g);
    const sq = g[0] * g[0] + g[1] * g[1] + g[2] * g[2];
    if (value === 0 || !(sq > FLAT_SLOPE * FLAT_SLOPE)) return;
    const step = value / sq;
    const way = Math.abs(step) * Math.sqrt(sq);
    const scale = way > LONGEST * spacing ? (LONGEST * spacing) / way : 1;
    for (let k = 0; k < 3; k++) p[i + k] -= scale * step * g[k];
  }
}

function errorOf(
  p: Float64Array,
  triangles: Uint32Array,
  phi: DistanceFunction,
  { low, high, spacing }: DistanceSurfaceOptions,
): number {
  let worst = 0;
  for (let t = 0; t < triangles.length; t += 3) {
    const middle = [0, 1, 2].map(
      (k) => (p[3 * triangles[t] + k] + p[3 * triangles[t + 1] + k] + p[3 * triangles[t + 2] + k]) / 3,
    );
    if (middle.some((x, k) => x < low[k] + spacing || x > high[k] - spacing)) continue;
    worst = Math.max(worst, Math.abs(phi(middle[0], middle[1], middle[2])));
  }
  return worst;
}
