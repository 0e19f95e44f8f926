/**
 * Closest points of two segments.
 *
 * Source: Ericson 2005, section 5.1.9. Where we depart: parallel segments (zero determinant) take s = 0 and let the
 * clamps choose, which still gives a closest pair; segments of zero length are points.
 */

/**
 * Writes the point on p0–p1 to `out[o…o+2]` and the point on q0–q1 to `out[o+3…o+5]`; returns the squared distance.
 */
export function closestPointsOnSegments(
  p: Float64Array,
  p0: number,
  p1: number,
  q: Float64Array,
  q0: number,
  q1: number,
  out: Float64Array,
  o: number,
): number {
  const ax = p[p0];
  const ay = p[p0 + 1];
  const az = p[p0 + 2];
  const bx = q[q0];
  const by = q[q0 + 1];
  const bz = q[q0 + 2];
  const ux = p[p1] - ax;
  const uy = p[p1 + 1] - ay;
  const uz = p[p1 + 2] - az;
  const vx = q[q1] - bx;
  const vy = q[q1 + 1] - by;
  const vz = q[q1 + 2] - bz;
  const rx = ax - bx;
  const ry = ay - by;
  const rz = az - bz;
  const uu = ux * ux + uy * uy + uz * uz;
  const vv = vx * vx + vy * vy + vz * vz;
  const uv = ux * vx + uy * vy + uz * vz;
  const ur = ux * rx + uy * ry + uz * rz;
  const vr = vx * rx + vy * ry + vz * rz;
  const det = uu * vv - uv * uv;
  let s = det > 0 ? clamp01((uv * vr - ur * vv) / det) : 0;
  let t = vv > 0 ? (uv * s + vr) / vv : 0;
  if (t < 0) {
    t = 0;
    s = uu > 0 ? clamp01(-ur / uu) : 0;
  } else if (t > 1) {
    t = 1;
    s = uu > 0 ? clamp01((uv - ur) / uu) : 0;
  } else if (vv === 0) {
    s = uu > 0 ? clamp01(-ur / uu) : 0;
  }
  const cx = ax + s * ux;
  const cy = ay + s * uy;
  const cz = az + s * uz;
  const dx = bx + t * vx;
  const dy = by + t * vy;
  const dz = bz + t * vz;
  out[o] = cx;
  out[o + 1] = cy;
  out[o + 2] = cz;
  out[o + 3] = dx;
  out[o + 4] = dy;
  out[o + 5] = dz;
  return (cx - dx) * (cx - dx) + (cy - dy) * (cy - dy) + (cz - dz) * (cz - dz);
}

function clamp01(x: number): number {
  return Math.min(1, Math.max(0, x));
}
