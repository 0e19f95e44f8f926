/**
 * Squared distance from a point to a triangle (Ericson, "Real-time collision detection", 5.1.5: Voronoi regions by
 * barycentric signs). A triangle without area is answered by its sides. `a`, `b`, `c` are offsets into `positions`.
 */
export function pointTriangleDistanceSq(
  positions: Float64Array,
  a: number,
  b: number,
  c: number,
  x: number,
  y: number,
  z: number,
): number {
  const ux = positions[b] - positions[a];
  const uy = positions[b + 1] - positions[a + 1];
  const uz = positions[b + 2] - positions[a + 2];
  const vx = positions[c] - positions[a];
  const vy = positions[c + 1] - positions[a + 1];
  const vz = positions[c + 2] - positions[a + 2];
  const px = x - positions[a];
  const py = y - positions[a + 1];
  const pz = z - positions[a + 2];
  const nx = uy * vz - uz * vy;
  const ny = uz * vx - ux * vz;
  const nz = ux * vy - uy * vx;
  const areaSq = nx * nx + ny * ny + nz * nz;
  // Barycentric coordinates of the foot of the perpendicular, times areaSq.
  const s = (py * vz - pz * vy) * nx + (pz * vx - px * vz) * ny + (px * vy - py * vx) * nz;
  const t = (uy * pz - uz * py) * nx + (uz * px - ux * pz) * ny + (ux * py - uy * px) * nz;
  if (areaSq > 0 && s >= 0 && t >= 0 && s + t <= areaSq) {
    const height = px * nx + py * ny + pz * nz;
    return (height * height) / areaSq;
  }
  return Math.min(
    sideDistanceSq(px, py, pz, ux, uy, uz),
    sideDistanceSq(px, py, pz, vx, vy, vz),
    sideDistanceSq(px - ux, py - uy, pz - uz, vx - ux, vy - uy, vz - uz),
  );
}

/** From p to the segment from the origin to u. */
function sideDistanceSq(px: number, py: number, pz: number, ux: number, uy: number, uz: number): number {
  const lengthSq = ux * ux + uy * uy + uz * uz;
  const along = lengthSq > 0 ? (px * ux + py * uy + pz * uz) / lengthSq : 0;
  const share = along < 0 ? 0 : Math.min(along, 1);
  const x = px - share * ux;
  const y = py - share * uy;
  const z = pz - share * uz;
  return x * x + y * y + z * z;
}
