/**
 * Normals of faces, edges and vertices. Those of edges and vertices are the angle-weighted pseudo-normals of Bærentzen
 * and Aanæs ("Signed distance computation using the angle weighted pseudonormal", 2005): the sign of (p − closest
 * point) · normal tells inside from outside whichever feature is closest, which the usual area-weighted normals get
 * wrong at sharp corners.
 *
 * A face without area has the normal zero and adds nothing to its edges and vertices.
 */
import { atan2 } from '../../math/scalar.js';
import type { TriangleAdjacency } from './adjacency.js';

/** Unit normals, three numbers per triangle; zero for a face without area. */
export function faceNormals(positions: Float64Array, triangles: Uint32Array): Float64Array {
  const normals = new Float64Array(triangles.length);
  for (let t = 0; t < triangles.length; t += 3) {
    const a = 3 * triangles[t];
    const b = 3 * triangles[t + 1];
    const c = 3 * triangles[t + 2];
    const ux = positions[b] - positions[a];
    const uy = positions[b + 1] - positions[a + 1];
    const uz = positions[b + 2] - positions[a + 2];
    const vx = positions[c] - positions[a];
    const vy = positions[c + 1] - positions[a + 1];
    const vz = positions[c + 2] - positions[a + 2];
    normals[t] = uy * vz - uz * vy;
    normals[t + 1] = uz * vx - ux * vz;
    normals[t + 2] = ux * vy - uy * vx;
    normaliseAt(normals, t);
  }
  return normals;
}

/** Unit pseudo-normals of edges, three numbers per edge: the sum of the normals of its faces. */
export function edgeNormals(normalsOfFaces: Float64Array, adjacency: TriangleAdjacency): Float64Array {
  const { edgeOffsets, edgeHalves } = adjacency;
  const normals = new Float64Array(3 * (edgeOffsets.length - 1));
  for (let e = 0; e + 1 < edgeOffsets.length; e++) {
    for (let k = edgeOffsets[e]; k < edgeOffsets[e + 1]; k++) {
      const face = 3 * Math.floor(edgeHalves[k] / 3);
      for (let i = 0; i < 3; i++) normals[3 * e + i] += normalsOfFaces[face + i];
    }
    normaliseAt(normals, 3 * e);
  }
  return normals;
}

/**
 * Unit pseudo-normals of vertices, three numbers per vertex: face normals weighted by the face's angle at the vertex.
 */
export function vertexNormals(
  positions: Float64Array,
  triangles: Uint32Array,
  normalsOfFaces: Float64Array,
): Float64Array {
  const normals = new Float64Array(positions.length);
  for (let t = 0; t < triangles.length; t += 3) {
    for (let i = 0; i < 3; i++) {
      const v = 3 * triangles[t + i];
      const angle = angleAt(positions, v, 3 * triangles[t + ((i + 1) % 3)], 3 * triangles[t + ((i + 2) % 3)]);
      for (let k = 0; k < 3; k++) normals[v + k] += angle * normalsOfFaces[t + k];
    }
  }
  for (let v = 0; v < normals.length; v += 3) normaliseAt(normals, v);
  return normals;
}

/** The angle at `a` between the directions to `b` and `c` [rad]; offsets into `positions`. */
function angleAt(positions: Float64Array, a: number, b: number, c: number): number {
  const ux = positions[b] - positions[a];
  const uy = positions[b + 1] - positions[a + 1];
  const uz = positions[b + 2] - positions[a + 2];
  const vx = positions[c] - positions[a];
  const vy = positions[c + 1] - positions[a + 1];
  const vz = positions[c + 2] - positions[a + 2];
  const x = uy * vz - uz * vy;
  const y = uz * vx - ux * vz;
  const z = ux * vy - uy * vx;
  return atan2(Math.sqrt(x * x + y * y + z * z), ux * vx + uy * vy + uz * vz);
}

function normaliseAt(v: Float64Array, at: number): void {
  const largest = Math.max(Math.abs(v[at]), Math.abs(v[at + 1]), Math.abs(v[at + 2]));
  if (!(largest > 0)) return;
  // Scaled first: the squares of very short or very long normals would under- or overflow.
  const x = v[at] / largest;
  const y = v[at + 1] / largest;
  const z = v[at + 2] / largest;
  const length = Math.sqrt(x * x + y * y + z * z);
  v[at] = x / length;
  v[at + 1] = y / length;
  v[at + 2] = z / length;
}
