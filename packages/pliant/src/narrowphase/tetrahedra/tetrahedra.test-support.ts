/** Slow, obvious twins of the search for colliding points, and poses for tests. */
import type { TetBody } from './body.js';
import { INSIDE, locate } from './containment.js';

/** Turned about x, then y, then z [rad], and moved. */
export function moved(
  positions: Float64Array,
  [rx, ry, rz]: readonly [number, number, number],
  t: readonly [number, number, number],
): Float64Array {
  const out = new Float64Array(positions.length);
  for (let k = 0; k < positions.length; k += 3) {
    let [x, y, z] = [positions[k], positions[k + 1], positions[k + 2]];
    [y, z] = [y * Math.cos(rx) - z * Math.sin(rx), y * Math.sin(rx) + z * Math.cos(rx)];
    [z, x] = [z * Math.cos(ry) - x * Math.sin(ry), z * Math.sin(ry) + x * Math.cos(ry)];
    [x, y] = [x * Math.cos(rz) - y * Math.sin(rz), x * Math.sin(rz) + y * Math.cos(rz)];
    out[k] = x + t[0];
    out[k + 1] = y + t[1];
    out[k + 2] = z + t[2];
  }
  return out;
}

/** Every vertex against every tetrahedron, without boxes or cells. */
export function slowFind(points: TetBody, solid: TetBody): number[][] {
  const rows: number[][] = [];
  for (let v = 0; v < points.topology.vertexCount; v++) {
    for (let t = 0; t < solid.topology.tetCount; t++) {
      const corners = solid.topology.tets.subarray(4 * t, 4 * t + 4);
      if (points === solid && corners.includes(v)) continue;
      const place = locate(
        solid.topology,
        solid.positions,
        solid.offset,
        t,
        points.positions,
        points.offset + 3 * v,
      );
      if (place !== INSIDE) continue;
      rows.push([v, t]);
      break;
    }
  }
  return rows;
}
