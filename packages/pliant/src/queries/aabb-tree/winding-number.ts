/**
 * Generalised winding number: how often the surface goes round a point. One inside a closed mesh, zero outside, and
 * in between for a soup or a mesh with holes, where one half is the natural border of "inside".
 *
 * Source: Jacobson et al. 2013, made hierarchical by Barill et al. 2018. A box farther away than `ACCURACY` times its
 * radius stands as one dipole (its area vector at its area centroid); the rest goes down to triangles, whose solid
 * angles are exact (van Oosterom & Strackee 1983). Where we depart: first order only, with a larger accuracy factor.
 */
import { atan2InPlace } from '../../math/scalar.js';
import { AABB_COUNT, AABB_LINK, AABB_MAX_DEPTH, AABB_STRIDE, type AabbTree } from './layout.js';

/** Distance in box radii beyond which a dipole stands for the box: error of about 0.01 at most. */
const ACCURACY = 4;

const DIPOLE_STRIDE = 7;
export const WINDING_STACK = AABB_MAX_DEPTH + 2;

/** Numbers of scratch, where in it the answer stands, and the sine and cosine of half a solid angle (unscaled). */
export const WINDING_SCRATCH = 3;
export const WINDING_NUMBER = 0;
const SINE = 1;

/** Per node: area vector, area centroid, radius of the box around it. Recompute after a refit. */
export function windingDipoles(tree: AabbTree, p: Float64Array): Float64Array {
  const dipoles = new Float64Array(DIPOLE_STRIDE * tree.nodeCount);
  const weights = new Float64Array(tree.nodeCount);
  for (let node = tree.nodeCount - 1; node >= 0; node--) {
    const at = node * AABB_STRIDE;
    const link = tree.links[at + AABB_LINK];
    const o = node * DIPOLE_STRIDE;
    if (link >= 0) {
      for (const child of [link, link + 1]) addDipole(dipoles, weights, node, child);
    } else {
      const first = -1 - link;
      for (let i = first; i < first + tree.links[at + AABB_COUNT]; i++)
        addSlot(tree, p, i, dipoles, weights, node);
    }
    const w = weights[node];
    let radiusSq = 0;
    for (let n = 0; n < 3; n++) {
      const low = tree.nodes[at + n];
      const high = tree.nodes[at + 3 + n];
      const c = w > 0 ? dipoles[o + 3 + n] / w : (low + high) / 2;
      dipoles[o + 3 + n] = c;
      radiusSq += Math.max(c - low, high - c) ** 2;
    }
    dipoles[o + 6] = Math.sqrt(radiusSq);
  }
  return dipoles;
}

function addDipole(dipoles: Float64Array, weights: Float64Array, node: number, child: number): void {
  const o = node * DIPOLE_STRIDE;
  const i = child * DIPOLE_STRIDE;
  const w = weights[child];
  for (let n = 0; n < 3; n++) {
    dipoles[o + n] += dipoles[i + n];
    dipoles[o + 3 + n] += w * dipoles[i + 3 + n];
  }
  weights[node] += w;
}

function addSlot(
  tree: AabbTree,
  p: Float64Array,
  slot: number,
  dipoles: Float64Array,
  weights: Float64Array,
  node: number,
): void {
  const a = tree.corners[3 * slot];
  const b = tree.corners[3 * slot + 1];
  const c = tree.corners[3 * slot + 2];
  const ux = p[b] - p[a];
  const uy = p[b + 1] - p[a + 1];
  const uz = p[b + 2] - p[a + 2];
  const vx = p[c] - p[a];
  const vy = p[c + 1] - p[a + 1];
  const vz = p[c + 2] - p[a + 2];
  const nx = 0.5 * (uy * vz - uz * vy);
  const ny = 0.5 * (uz * vx - ux * vz);
  const nz = 0.5 * (ux * vy - uy * vx);
  const area = Math.sqrt(nx * nx + ny * ny + nz * nz);
  const o = node * DIPOLE_STRIDE;
  dipoles[o] += nx;
  dipoles[o + 1] += ny;
  dipoles[o + 2] += nz;
  for (let n = 0; n < 3; n++) dipoles[o + 3 + n] += (area * (p[a + n] + p[b + n] + p[c + n])) / 3;
  weights[node] += area;
}

/**
 * Winding number of the surface round the point at `points[x]`, into `out[WINDING_NUMBER]` (`out` holds
 * WINDING_SCRATCH numbers); `exact` adds every triangle.
 */
export function findWindingNumber(
  tree: AabbTree,
  positions: Float64Array,
  dipoles: Float64Array,
  points: Float64Array,
  x: number,
  stack: Int32Array,
  exact: boolean,
  out: Float64Array,
): void {
  const px = points[x];
  const py = points[x + 1];
  const pz = points[x + 2];
  out[WINDING_NUMBER] = 0;
  let top = 1;
  stack[0] = 0;
  while (top > 0) {
    const node = stack[--top];
    const o = node * DIPOLE_STRIDE;
    const dx = dipoles[o + 3] - px;
    const dy = dipoles[o + 4] - py;
    const dz = dipoles[o + 5] - pz;
    const dSq = dx * dx + dy * dy + dz * dz;
    const reach = ACCURACY * dipoles[o + 6];
    if (!exact && dSq > reach * reach) {
      const flux = dipoles[o] * dx + dipoles[o + 1] * dy + dipoles[o + 2] * dz;
      out[WINDING_NUMBER] += flux / (dSq * Math.sqrt(dSq));
      continue;
    }
    const link = tree.links[node * AABB_STRIDE + AABB_LINK];
    if (link >= 0) {
      stack[top++] = link + 1;
      stack[top++] = link;
      continue;
    }
    const first = -1 - link;
    const count = tree.links[node * AABB_STRIDE + AABB_COUNT];
    for (let i = 3 * first; i < 3 * (first + count); i += 3) {
      addSolidAngle(positions, tree.corners, i, points, x, out);
    }
  }
  out[WINDING_NUMBER] /= 4 * Math.PI;
}

/**
 * Adds the signed solid angle of a triangle from a point [sr], positive when seen from behind, to
 * `out[WINDING_NUMBER]`. Nothing in its own plane.
 */
function addSolidAngle(
  p: Float64Array,
  corners: Uint32Array,
  i: number,
  points: Float64Array,
  x: number,
  out: Float64Array,
): void {
  const a = corners[i];
  const b = corners[i + 1];
  const c = corners[i + 2];
  const px = points[x];
  const py = points[x + 1];
  const pz = points[x + 2];
  const ax = p[a] - px;
  const ay = p[a + 1] - py;
  const az = p[a + 2] - pz;
  const bx = p[b] - px;
  const by = p[b + 1] - py;
  const bz = p[b + 2] - pz;
  const cx = p[c] - px;
  const cy = p[c + 1] - py;
  const cz = p[c + 2] - pz;
  const la = Math.sqrt(ax * ax + ay * ay + az * az);
  const lb = Math.sqrt(bx * bx + by * by + bz * bz);
  const lc = Math.sqrt(cx * cx + cy * cy + cz * cz);
  const det = ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
  if (det === 0) return;
  const ab = ax * bx + ay * by + az * bz;
  const bc = bx * cx + by * cy + bz * cz;
  const ca = cx * ax + cy * ay + cz * az;
  out[SINE] = det;
  out[SINE + 1] = la * lb * lc + ab * lc + bc * la + ca * lb;
  atan2InPlace(out, SINE);
  out[WINDING_NUMBER] += 2 * out[SINE];
}
