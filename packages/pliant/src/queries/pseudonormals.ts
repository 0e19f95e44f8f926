/**
 * Normals that tell inside from outside at every feature of a closed surface.
 *
 * Source: Bærentzen & Aanæs 2005, "Signed distance computation using the angle weighted pseudonormal": at a face its
 * normal, at an edge the sum of its two faces' normals, at a vertex the sum of the faces' normals weighted by their
 * corner angles. The sign of (x − closest)·normal is then right everywhere; with plain vertex normals it is not.
 */
import { atan2 } from '../math/scalar.js';
import { FEATURE_FACE } from './primitives/point-triangle.js';
import type { SurfaceTopology } from './surface-topology.js';

export interface Pseudonormals {
  /** Unit normal per triangle, zero for one without area. */
  readonly faces: Float64Array;
  /** Per vertex, at the first vertex of each place. Not unit. */
  readonly vertices: Float64Array;
}

export function pseudonormals(
  p: Float64Array,
  triangles: Uint32Array,
  topology: SurfaceTopology,
): Pseudonormals {
  const faces = new Float64Array(triangles.length);
  const vertices = new Float64Array(p.length);
  for (let t = 0; t < triangles.length; t += 3) {
    faceNormal(p, 3 * triangles[t], 3 * triangles[t + 1], 3 * triangles[t + 2], faces, t);
    for (let k = 0; k < 3; k++) {
      const angle = cornerAngle(
        p,
        3 * triangles[t + k],
        3 * triangles[t + ((k + 1) % 3)],
        3 * triangles[t + ((k + 2) % 3)],
      );
      const v = 3 * topology.welded[triangles[t + k]];
      for (let n = 0; n < 3; n++) vertices[v + n] += angle * faces[t + n];
    }
  }
  return { faces, vertices };
}

function faceNormal(p: Float64Array, a: number, b: number, c: number, out: Float64Array, o: number): void {
  const ux = p[b] - p[a];
  const uy = p[b + 1] - p[a + 1];
  const uz = p[b + 2] - p[a + 2];
  const vx = p[c] - p[a];
  const vy = p[c + 1] - p[a + 1];
  const vz = p[c + 2] - p[a + 2];
  const nx = uy * vz - uz * vy;
  const ny = uz * vx - ux * vz;
  const nz = ux * vy - uy * vx;
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz);
  const s = length > 0 ? 1 / length : 0;
  out[o] = nx * s;
  out[o + 1] = ny * s;
  out[o + 2] = nz * s;
}

function cornerAngle(p: Float64Array, a: number, b: number, c: number): number {
  const ux = p[b] - p[a];
  const uy = p[b + 1] - p[a + 1];
  const uz = p[b + 2] - p[a + 2];
  const vx = p[c] - p[a];
  const vy = p[c + 1] - p[a + 1];
  const vz = p[c + 2] - p[a + 2];
  const nx = uy * vz - uz * vy;
  const ny = uz * vx - ux * vz;
  const nz = ux * vy - uy * vx;
  return atan2(Math.sqrt(nx * nx + ny * ny + nz * nz), ux * vx + uy * vy + uz * vz);
}

/** Writes the pseudonormal of a feature of triangle `t` (see `closestPointOnTriangle`) to `out`. Not unit. */
export function featureNormal(
  normals: Pseudonormals,
  triangles: Uint32Array,
  topology: SurfaceTopology,
  t: number,
  feature: number,
  out: Float64Array,
): void {
  const { faces, vertices } = normals;
  if (feature < 3) {
    const v = 3 * topology.welded[triangles[3 * t + feature]];
    for (let n = 0; n < 3; n++) out[n] = vertices[v + n];
    return;
  }
  for (let n = 0; n < 3; n++) out[n] = faces[3 * t + n];
  const twin = feature === FEATURE_FACE ? -1 : topology.twins[3 * t + feature - 3];
  if (twin < 0) return;
  const other = twin - (twin % 3);
  for (let n = 0; n < 3; n++) out[n] += faces[other + n];
}
