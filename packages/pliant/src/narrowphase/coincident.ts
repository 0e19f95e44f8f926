/**
 * Merges points of a manifold that coincide. Where a corner touches a corner, clipping returns the corner once per
 * edge, and the copies differ by rounding. A response that takes the copies for a patch would compute moments over a
 * lever of zero length.
 */
import type { BodyColumns } from '../bodies/bodies.js';
import type { Contacts } from './contacts.js';

/**
 * Points nearer than this coincide, in units of the thinner body's half thickness: far below what a load notices, far
 * above rounding.
 */
const COINCIDENT = 1e-5;

/** Normals with a larger cosine count as equal. */
const SAME_NORMAL = 0.999;

/** Among points of the open manifold that coincide and share a normal, the deepest stays. */
export function dropCoincident({ thinness }: BodyColumns, to: Contacts): void {
  const m = to.manifolds;
  const first = to.first[m];
  if (to.count - first < 2) return;
  const a = thinness[to.a[m]];
  const b = thinness[to.b[m]];
  // A sheet has no thickness.
  const near = COINCIDENT * (Math.min(a, b) || Math.max(a, b));
  const nearSq = near * near;
  const { point, normal, depth } = to;
  let end = first + 1;
  for (let i = first + 1; i < to.count; i++) {
    // The point before it that coincides with it.
    let j = first;
    for (; j < end; j++) {
      const x = point[i * 3] - point[j * 3];
      const y = point[i * 3 + 1] - point[j * 3 + 1];
      const z = point[i * 3 + 2] - point[j * 3 + 2];
      if (!(x * x + y * y + z * z < nearSq)) continue;
      const along =
        normal[i * 3] * normal[j * 3] +
        normal[i * 3 + 1] * normal[j * 3 + 1] +
        normal[i * 3 + 2] * normal[j * 3 + 2];
      if (along > SAME_NORMAL) break;
    }
    if (j === end) end++;
    else if (!(depth[i] > depth[j])) continue;
    move(to, i, j);
  }
  to.count = end;
}

function move({ point, normal, depth, feature }: Contacts, i: number, j: number): void {
  if (i === j) return;
  for (let k = 0; k < 3; k++) {
    point[j * 3 + k] = point[i * 3 + k];
    normal[j * 3 + k] = normal[i * 3 + k];
  }
  depth[j] = depth[i];
  feature[j] = feature[i];
}
