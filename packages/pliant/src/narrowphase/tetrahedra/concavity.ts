/**
 * How far a surface is from being convex: the greatest height of a vertex above the plane of a surface triangle, over the body's
 * size. Every triangle is held against the far corners of its neighbours, which sees each reflex edge, and against six vertices
 * that were outermost along the axes at rest, which sees a bar that is bent in many small steps (every fourth triangle will do: a
 * bend is wider than that). Zero for a convex body.
 */
import type { TetTopology } from './topology.js';

/** Every how many triangles one is held against the outermost vertices. */
const OUTER_STRIDE = 4;

/** The vertices that are lowest and highest along x, y and z at rest. */
export function outermost({ restPositions: p, surfaceVertices }: TetTopology): Uint32Array {
  const out = new Uint32Array(6).fill(surfaceVertices[0]!);
  for (const v of surfaceVertices) {
    for (let i = 0; i < 3; i++) {
      if (p[3 * v + i]! < p[3 * out[2 * i]! + i]!) out[2 * i] = v;
      if (p[3 * v + i]! > p[3 * out[2 * i + 1]! + i]!) out[2 * i + 1] = v;
    }
  }
  return out;
}

/**
 * The vertex across each side of each triangle, three per triangle; −1 where there is not just one neighbour, and where the
 * neighbour has the lower number: an edge is reflex from both sides or from none.
 */
export function oppositeCorners({ triangles, triangleNeighbours }: TetTopology): Int32Array {
  return Int32Array.from(triangles, (from, half) => {
    const other = triangleNeighbours[half]!;
    const to = triangles[half % 3 === 2 ? half - 2 : half + 1]!;
    if (other < Math.floor(half / 3)) return -1;
    for (let k = 3 * other; k < 3 * other + 3; k++) {
      if (triangles[k] !== from && triangles[k] !== to) return triangles[k]!;
    }
    return -1;
  });
}

export function concavityOf(
  topology: TetTopology,
  positions: Float64Array,
  offset: number,
  outer: Uint32Array,
  opposite: Int32Array,
): number {
  const { triangles } = topology;
  const p = positions;
  let highest = 0;
  for (let k = 0; k < triangles.length; k += 3) {
    const a = offset + 3 * triangles[k]!;
    const b = offset + 3 * triangles[k + 1]!;
    const c = offset + 3 * triangles[k + 2]!;
    const ax = p[a]!;
    const ay = p[a + 1]!;
    const az = p[a + 2]!;
    const ux = p[b]! - ax;
    const uy = p[b + 1]! - ay;
    const uz = p[b + 2]! - az;
    const vx = p[c]! - ax;
    const vy = p[c + 1]! - ay;
    const vz = p[c + 2]! - az;
    const nx = uy * vz - uz * vy;
    const ny = uz * vx - ux * vz;
    const nz = ux * vy - uy * vx;
    let most = 0;
    const checks = (k / 3) % OUTER_STRIDE === 0 ? 9 : 3;
    for (let i = 0; i < checks; i++) {
      const v = i < 3 ? opposite[k + i]! : outer[i - 3]!;
      if (v < 0) continue;
      const at = offset + 3 * v;
      const height = (p[at]! - ax) * nx + (p[at + 1]! - ay) * ny + (p[at + 2]! - az) * nz;
      if (height > most) most = height;
    }
    if (most > 0) highest = Math.max(highest, most / Math.sqrt(nx * nx + ny * ny + nz * nz));
  }
  return highest / topology.restSize;
}
