/**
 * How far a surface is from being convex: the greatest height of a vertex above the plane of a surface triangle, over the body's
 * size. Every triangle is held against the far corners of its neighbours, which sees each reflex edge, and against six vertices
 * that were outermost along the axes at rest, which sees a bar that is bent in many small steps (every fourth triangle will do: a
 * bend is wider than that). Zero for a convex body.
 */
import type { TetTopology } from './topology.js';

/** Every how many triangles one is held against the outermost vertices. */
const OUTER_STRIDE = 4;
/** One, less what rounding may do to a product of four numbers. */
const BELOW_ONE = 1 - 1e-14;

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
 * What is held against what, three numbers each: places of a triangle's vector, of its first corner, and of the vertex across one of its
 * sides. Each side once: an edge is reflex from both of its triangles or from none. A list without gaps, because a branch per side that
 * nobody can foresee would cost more than the rest.
 */
export function sideProbes({ triangles, triangleNeighbours }: TetTopology): Uint32Array {
  const probes: number[] = [];
  triangles.forEach((from, half) => {
    const t = Math.floor(half / 3);
    const other = triangleNeighbours[half]!;
    if (other < t) return;
    const to = triangles[half % 3 === 2 ? half - 2 : half + 1]!;
    const across = triangles.subarray(3 * other, 3 * other + 3).find((v) => v !== from && v !== to);
    if (across !== undefined) probes.push(3 * t, 3 * triangles[3 * t]!, 3 * across);
  });
  return Uint32Array.from(probes);
}

/** `vectors` are the area vectors of the triangles, twice their areas long. */
export function concavityOf(
  topology: TetTopology,
  positions: Float64Array,
  offset: number,
  vectors: Float64Array,
  outer: Uint32Array,
  probes: Uint32Array,
): number {
  const p = positions;
  let highest = 0;
  for (let k = 0; k < probes.length; k += 3) {
    const n = probes[k]!;
    const a = offset + probes[k + 1]!;
    const v = offset + probes[k + 2]!;
    const nx = vectors[n]!;
    const ny = vectors[n + 1]!;
    const nz = vectors[n + 2]!;
    const height = (p[v]! - p[a]!) * nx + (p[v + 1]! - p[a + 1]!) * ny + (p[v + 2]! - p[a + 2]!) * nz;
    const lengthSq = nx * nx + ny * ny + nz * nz;
    // Squares with a sign first: on a flat side every height is rounding, half of them above 0.
    if (height * Math.abs(height) > BELOW_ONE * highest * highest * lengthSq)
      highest = Math.max(highest, height / Math.sqrt(lengthSq));
  }
  const { triangles } = topology;
  for (let k = 0; k < triangles.length; k += 3 * OUTER_STRIDE) {
    const a = offset + 3 * triangles[k]!;
    const nx = vectors[k]!;
    const ny = vectors[k + 1]!;
    const nz = vectors[k + 2]!;
    let most = -Infinity;
    for (let i = 0; i < 6; i++) {
      const v = offset + 3 * outer[i]!;
      most = Math.max(
        most,
        (p[v]! - p[a]!) * nx + (p[v + 1]! - p[a + 1]!) * ny + (p[v + 2]! - p[a + 2]!) * nz,
      );
    }
    const lengthSq = nx * nx + ny * ny + nz * nz;
    if (most * Math.abs(most) > BELOW_ONE * highest * highest * lengthSq)
      highest = Math.max(highest, most / Math.sqrt(lengthSq));
  }
  return highest / topology.restSize;
}
