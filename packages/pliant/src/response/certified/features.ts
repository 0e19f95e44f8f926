/**
 * Decides which of several candidates at one place pushes. A node over an edge that two triangles share is a candidate
 * of both triangles, and of edges as well. If all pushed, flat faces would be stiffer along their edges than inside,
 * and bodies would tremble when they slide over them. So a feature pushes only in its own normal cone, once per place,
 * and edges fade in with their sharpness.
 */
import type { Member } from './member.js';

/**
 * Below this sharpness 1 − cos of the dihedral angle an edge never pushes another; and the range over which it fades
 * in.
 */
const BLUNT = 0.01;
const FADE = 0.1;

/** Sine by which a direction may leave the cone of an edge before its push has faded out. */
const CONE_FADE = 0.2;

/**
 * Squared sine of the angle between two edges from which on they push in full. Smaller: the nearest points of edges that
 * are all but parallel jump from one end to the other, and forces jump with them. Larger: edges that cross at a small
 * angle are held by their corners alone.
 */
const SLANTED = 0.1;

/**
 * 1 for two edges that cross at an angle, 0 for parallel ones, with corners a, b, c, d in x. Parallel edges have no
 * nearest points of their own: their corners push in their place.
 */
export function crossingWeight(x: Float64Array, a: number, b: number, c: number, d: number): number {
  const ux = x[b] - x[a];
  const uy = x[b + 1] - x[a + 1];
  const uz = x[b + 2] - x[a + 2];
  const vx = x[d] - x[c];
  const vy = x[d + 1] - x[c + 1];
  const vz = x[d + 2] - x[c + 2];
  const nx = uy * vz - uz * vy;
  const ny = uz * vx - ux * vz;
  const nz = ux * vy - uy * vx;
  const most = SLANTED * (ux * ux + uy * uy + uz * uz) * (vx * vx + vy * vy + vz * vz);
  const square = nx * nx + ny * ny + nz * nz;
  return square < most ? square / most : 1;
}

/** Whether the direction d, from node u outwards, is in the normal cone of u. */
export function inCornerCone(
  x: Float64Array,
  { topology, from }: Member,
  u: number,
  dx: number,
  dy: number,
  dz: number,
  tolerance: number,
): boolean {
  const { starts, neighbours } = topology;
  const p = 3 * (from + u);
  for (let k = starts[u]; k < starts[u + 1]; k++) {
    const q = 3 * (from + neighbours[k]);
    if (dx * (x[q] - x[p]) + dy * (x[q + 1] - x[p + 1]) + dz * (x[q + 2] - x[p + 2]) > tolerance)
      return false;
  }
  return true;
}

/**
 * 1 where the direction d, of length `size`, from edge e outwards, is in the normal cone of e; less the farther it is
 * outside.
 */
export function edgeConeWeight(
  x: Float64Array,
  { topology, from }: Member,
  e: number,
  dx: number,
  dy: number,
  dz: number,
  size: number,
  fade = CONE_FADE,
): number {
  const { edges, opposite } = topology;
  const a = 3 * (from + edges[2 * e]);
  const b = 3 * (from + edges[2 * e + 1]);
  const ex = x[b] - x[a];
  const ey = x[b + 1] - x[a + 1];
  const ez = x[b + 2] - x[a + 2];
  const ee = ex * ex + ey * ey + ez * ez;
  let weight = 1;
  for (let s = 2 * e; s < 2 * e + 2; s++) {
    if (opposite[s] < 0) continue;
    const o = 3 * (from + opposite[s]);
    const px = x[o] - x[a];
    const py = x[o + 1] - x[a + 1];
    const pz = x[o + 2] - x[a + 2];
    const along = (px * ex + py * ey + pz * ez) / ee;
    const qx = px - along * ex;
    const qy = py - along * ey;
    const qz = pz - along * ez;
    const out = (dx * qx + dy * qy + dz * qz) / (Math.sqrt(qx * qx + qy * qy + qz * qz) * size);
    if (out <= 1e-9) continue;
    weight *= 1 - out / fade;
    if (!(weight > 0)) return 0;
  }
  return weight;
}

/** 0 for an edge within a flat face, 1 for a sharp one and for one at a rim. */
export function sharpness(x: Float64Array, { topology, from }: Member, e: number): number {
  const { edges, opposite } = topology;
  if (opposite[2 * e] < 0 || opposite[2 * e + 1] < 0) return 1;
  const a = 3 * (from + edges[2 * e]);
  const b = 3 * (from + edges[2 * e + 1]);
  const ux = x[b] - x[a];
  const uy = x[b + 1] - x[a + 1];
  const uz = x[b + 2] - x[a + 2];
  let nx = 0;
  let ny = 0;
  let nz = 0;
  let cosine = 0;
  for (let s = 0; s < 2; s++) {
    const o = 3 * (from + opposite[2 * e + s]);
    const vx = x[o] - x[a];
    const vy = x[o + 1] - x[a + 1];
    const vz = x[o + 2] - x[a + 2];
    const mx = uy * vz - uz * vy;
    const my = uz * vx - ux * vz;
    const mz = ux * vy - uy * vx;
    const size = Math.sqrt(mx * mx + my * my + mz * mz);
    if (s === 0) {
      nx = mx / size;
      ny = my / size;
      nz = mz / size;
    } else cosine = -(nx * mx + ny * my + nz * mz) / size;
  }
  const weight = (1 - cosine - BLUNT) / FADE;
  return weight < 0 ? 0 : Math.min(weight, 1);
}
