import type { Face } from '../geometry/solids/solid.js';

/** Edges that lean more against each other (sine) touch in one point. */
const SIDE_BY_SIDE = 0.05;

/**
 * Reduces a face that leans against n to its foremost edge along n, in its first two points; false if that edge leans
 * too, so that only a corner is foremost. `n` is unit.
 */
export function foremostEdge(face: Face, n: Float64Array): boolean {
  const { points: p, count } = face;
  if (count < 2) return false;
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const o = 3 * i;
    const q = 3 * ((i + 1) % count);
    const height = (p[o] + p[q]) * n[0] + (p[o + 1] + p[q + 1]) * n[1] + (p[o + 2] + p[q + 2]) * n[2];
    if (height > most) {
      most = height;
      best = i;
    }
  }
  const o = 3 * best;
  const q = 3 * ((best + 1) % count);
  const x = p[o];
  const y = p[o + 1];
  const z = p[o + 2];
  const u = p[q];
  const v = p[q + 1];
  const w = p[q + 2];
  const along = (u - x) * n[0] + (v - y) * n[1] + (w - z) * n[2];
  const lengthSq = (u - x) * (u - x) + (v - y) * (v - y) + (w - z) * (w - z);
  face.count = 2;
  p[0] = x;
  p[1] = y;
  p[2] = z;
  p[3] = u;
  p[4] = v;
  p[5] = w;
  return along * along <= SIDE_BY_SIDE * SIDE_BY_SIDE * lengthSq;
}

/**
 * Two edges side by side touch along their shared part. Writes its two ends as x, y, z, depth each to `out`, halfway
 * between the edges, depth along n (from B to A); false when the edges lean or pass each other.
 */
export function sharedEdge(a: Face, b: Face, n: Float64Array, out: Float64Array): boolean {
  const p = a.points;
  const q = b.points;
  const ux = p[3] - p[0];
  const uy = p[4] - p[1];
  const uz = p[5] - p[2];
  const vx = q[3] - q[0];
  const vy = q[4] - q[1];
  const vz = q[5] - q[2];
  const uu = ux * ux + uy * uy + uz * uz;
  const vv = vx * vx + vy * vy + vz * vz;
  const uv = ux * vx + uy * vy + uz * vz;
  if (uu * vv - uv * uv > SIDE_BY_SIDE * SIDE_BY_SIDE * uu * vv || uv === 0) return false;
  // The ends of B along A, from 0 to 1, and the part of B beside A.
  const s0 = ((q[0] - p[0]) * ux + (q[1] - p[1]) * uy + (q[2] - p[2]) * uz) / uu;
  const along = uv / uu;
  const t0 = Math.max(0, Math.min(-s0 / along, (1 - s0) / along));
  const t1 = Math.min(1, Math.max(-s0 / along, (1 - s0) / along));
  if (!(t1 > t0)) return false;
  for (let end = 0; end < 2; end++) {
    const t = end === 0 ? t0 : t1;
    const s = s0 + t * along;
    let depth = 0;
    for (let k = 0; k < 3; k++) {
      const onB = q[k] + t * (q[3 + k] - q[k]);
      const onA = p[k] + s * (p[3 + k] - p[k]);
      out[4 * end + k] = 0.5 * (onA + onB);
      depth += (onB - onA) * n[k];
    }
    out[4 * end + 3] = depth;
  }
  return true;
}
