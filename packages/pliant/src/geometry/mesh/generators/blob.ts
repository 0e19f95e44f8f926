/**
 * Blobs of metaballs (Wyvill, McPheeters and Wyvill, "Data structure for soft objects", 1986): the set where the sum of
 * (1 − d²/R²)³ over the balls nearer than their radius of influence R reaches one half. The cubic of d² is smoother at
 * R than their polynomial and needs no root. One ball alone has the radius 0.454 R.
 */

import { Random } from '../../../math/random.js';
import { cbrt } from '../../../math/scalar.js';
import { boundsOf } from '../mesh-data.js';
import { FieldSolid } from '../tetrahedralise/solid-source.js';
import { requireCounts, requirePositive } from './check-options.js';
import type { SolidToStuff } from './fields.js';

/** How a bunch of metaballs is made. */
export interface BlobOptions {
  /** Three coordinates per ball [m]. Default: balls at random places that touch each other. */
  readonly centres?: ArrayLike<number>;
  /** Number of random balls. Default 6. */
  readonly balls?: number;
  /** Radius of a ball on its own [m]. */
  readonly radius: number;
  /** Length of edges, about [m]. Default: a third of the radius. */
  readonly edge?: number;
  /** Of the random places. Default 1. */
  readonly seed?: number;
}

/** Value of the field on the surface; one ball alone has 1 in its middle and 0 at its influence. */
const ISO = 0.5;

export function blobField(options: BlobOptions): SolidToStuff {
  const { radius, edge = radius / 3, balls = 6, seed = 1 } = options;
  requirePositive({ radius, edge });
  requireCounts({ balls });
  const centres = Float64Array.from(options.centres ?? chainOfBalls(balls, radius, new Random(seed)));
  // A lone ball has its surface where (1 − d²/R²)³ = 1/2.
  const influenceSq = (radius * radius) / (1 - cbrt(ISO));
  const field = (x: number, y: number, z: number) => {
    let sum = 0;
    for (let b = 0; b < centres.length; b += 3) {
      const dx = x - centres[b];
      const dy = y - centres[b + 1];
      const dz = z - centres[b + 2];
      const near = 1 - (dx * dx + dy * dy + dz * dz) / influenceSq;
      if (near > 0) sum += near * near * near;
    }
    return ISO - sum;
  };
  return { solid: new FieldSolid(field, influenceBox(centres, Math.sqrt(influenceSq))), edge };
}

/** Each ball sits 1.2 radii from a ball before it, in a random direction, so that all hang together. */
function chainOfBalls(count: number, radius: number, random: Random): number[] {
  const centres = [0, 0, 0];
  while (centres.length < 3 * count) {
    const from = 3 * random.int(centres.length / 3);
    const direction = [random.uniform(-1, 1), random.uniform(-1, 1), random.uniform(-1, 1)];
    const length = Math.sqrt(direction.reduce((sum, x) => sum + x * x, 0));
    if (length > 1 || length < 0.1) continue;
    for (let k = 0; k < 3; k++) centres.push(centres[from + k] + (1.2 * radius * direction[k]) / length);
  }
  return centres;
}

function influenceBox(centres: Float64Array, reach: number): Float64Array {
  const bounds = boundsOf(centres);
  return bounds.map((x, k) => x + (k < 3 ? -reach : reach));
}
