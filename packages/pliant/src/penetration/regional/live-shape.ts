/** Patches and creases of a body at its live positions, computed once per refresh however many pairs the body is in. */
import type { TetBody } from '../../narrowphase/tetrahedra/body.js';
import { Patches } from './patches.js';

/**
 * Concavity up to which a body is treated as convex, and from which as not convex at all, in its size; between, by
 * shares.
 */
const CONVEX_BELOW = 0.02;
const CONCAVE_ABOVE = 0.08;

export class LiveShape {
  /** Area vectors of the patches [m²]. */
  readonly areas: Float64Array;
  /** Unit normals of the patches; zero for one without area. */
  readonly normals: Float64Array;
  /** Planes of the flat patches, outermost of each: unit normal and height, four numbers each [m]. */
  readonly planes: Float64Array;
  /** Unit directions of the classes of creases. */
  readonly creases: Float64Array;
  /** 1 for a convex body, 0 for one that is far from it. */
  convexity = 1;
  /** A ball inside the body: centre and radius [m]. Of a convex body only, else its radius is 0. */
  readonly ball = new Float64Array(4);
  private version = -1;
  private readonly heights: Float64Array;

  constructor(
    readonly body: TetBody,
    readonly patches = new Patches(body.topology),
  ) {
    this.areas = new Float64Array(3 * this.patches.count);
    this.heights = new Float64Array(this.patches.count);
    this.normals = new Float64Array(3 * this.patches.count);
    this.planes = new Float64Array(4 * this.patches.isFlat.reduce((sum, flat) => sum + flat, 0));
    this.creases = new Float64Array(3 * (this.patches.creaseStarts.length - 1));
  }

  refresh(): this {
    if (this.version === this.body.version) return this;
    this.version = this.body.version;
    this.sumAreas();
    this.normals.set(this.areas);
    normaliseAll(this.normals);
    this.findPlanes();
    this.sumCreases();
    normaliseAll(this.creases);
    const share = (this.body.concavity - CONVEX_BELOW) / (CONCAVE_ABOVE - CONVEX_BELOW);
    this.convexity = 1 - Math.min(1, Math.max(0, share));
    this.findBall();
    return this;
  }

  /** The middle of the surface's vertices, and the nearest plane of a triangle. */
  private findBall(): void {
    const { ball } = this;
    const { triangles, surfaceVertices } = this.body.topology;
    const { positions: p, offset } = this.body;
    ball.fill(0);
    for (let k = 0; k < surfaceVertices.length; k++) {
      const v = offset + 3 * surfaceVertices[k];
      for (let i = 0; i < 3; i++) ball[i] += p[v + i] / surfaceVertices.length;
    }
    if (this.convexity < 1) return;
    let leastSq = Infinity;
    const vectors = this.body.faceVectors;
    for (let k = 0; k < triangles.length; k += 3) {
      const a = offset + 3 * triangles[k];
      const nx = vectors[k];
      const ny = vectors[k + 1];
      const nz = vectors[k + 2];
      const above = (p[a] - ball[0]) * nx + (p[a + 1] - ball[1]) * ny + (p[a + 2] - ball[2]) * nz;
      if (!(above > 0)) return;
      leastSq = Math.min(leastSq, (above * above) / (nx * nx + ny * ny + nz * nz));
    }
    ball[3] = Math.sqrt(leastSq);
  }

  private sumAreas(): void {
    const { areas } = this;
    const { patchOf } = this.patches;
    const vectors = this.body.faceVectors;
    areas.fill(0);
    for (let t = 0; t < patchOf.length; t++) {
      const at = 3 * patchOf[t];
      for (let i = 0; i < 3; i++) areas[at + i] += 0.5 * vectors[3 * t + i];
    }
  }

  private findPlanes(): void {
    const { planes, normals, heights } = this;
    const { patchOf, isFlat, count } = this.patches;
    const { triangles } = this.body.topology;
    const { positions: p, offset } = this.body;
    if (planes.length === 0) return;
    heights.fill(-Infinity);
    for (let k = 0; k < triangles.length; k++) {
      const patch = patchOf[Math.floor(k / 3)];
      if (isFlat[patch] === 0) continue;
      const v = offset + 3 * triangles[k];
      const height =
        p[v] * normals[3 * patch] + p[v + 1] * normals[3 * patch + 1] + p[v + 2] * normals[3 * patch + 2];
      if (height > heights[patch]) heights[patch] = height;
    }
    let at = 0;
    for (let patch = 0; patch < count; patch++) {
      if (isFlat[patch] === 0) continue;
      for (let i = 0; i < 3; i++) planes[at++] = normals[3 * patch + i];
      planes[at++] = heights[patch];
    }
  }

  private sumCreases(): void {
    const { creases: edges, creaseStarts } = this.patches;
    const { positions: p, offset } = this.body;
    this.creases.fill(0);
    for (let c = 0; c + 1 < creaseStarts.length; c++) {
      for (let k = 2 * creaseStarts[c]; k < 2 * creaseStarts[c + 1]; k += 2) {
        const from = offset + 3 * edges[k];
        const to = offset + 3 * edges[k + 1];
        for (let i = 0; i < 3; i++) this.creases[3 * c + i] += p[to + i] - p[from + i];
      }
    }
  }
}

function normaliseAll(vectors: Float64Array): void {
  for (let k = 0; k < vectors.length; k += 3) {
    const length = Math.sqrt(vectors[k] ** 2 + vectors[k + 1] ** 2 + vectors[k + 2] ** 2);
    const scale = length > 0 ? 1 / length : 0;
    for (let i = k; i < k + 3; i++) vectors[i] *= scale;
  }
}

/**
 * Writes to out[row] about how far inside a body a point of one of its tetrahedra lies [m]: the rest distances of the
 * corners to the surface, interpolated. Zero on the surface, continuous, and read without a search; where all corners
 * lie on the surface it is zero too.
 */
export function insetAt(
  shape: LiveShape,
  tet: number,
  points: Float64Array,
  at: number,
  out: Float64Array,
  row: number,
): void {
  const { tets } = shape.body.topology;
  const { positions: p, offset } = shape.body;
  const { insets } = shape.patches;
  const i = tets[4 * tet];
  const j = tets[4 * tet + 1];
  const k = tets[4 * tet + 2];
  const l = tets[4 * tet + 3];
  const a = offset + 3 * i;
  const b = offset + 3 * j;
  const c = offset + 3 * k;
  const d = offset + 3 * l;
  const ux = p[b] - p[a];
  const uy = p[b + 1] - p[a + 1];
  const uz = p[b + 2] - p[a + 2];
  const vx = p[c] - p[a];
  const vy = p[c + 1] - p[a + 1];
  const vz = p[c + 2] - p[a + 2];
  const wx = p[d] - p[a];
  const wy = p[d + 1] - p[a + 1];
  const wz = p[d + 2] - p[a + 2];
  const qx = points[at] - p[a];
  const qy = points[at + 1] - p[a + 1];
  const qz = points[at + 2] - p[a + 2];
  const nx = vy * wz - vz * wy;
  const ny = vz * wx - vx * wz;
  const nz = vx * wy - vy * wx;
  const kx = uy * qz - uz * qy;
  const ky = uz * qx - ux * qz;
  const kz = ux * qy - uy * qx;
  const det = ux * nx + uy * ny + uz * nz;
  out[row] = 0;
  if (det === 0) return;
  const wb = (qx * nx + qy * ny + qz * nz) / det;
  const wc = (wx * kx + wy * ky + wz * kz) / det;
  const wd = -(vx * kx + vy * ky + vz * kz) / det;
  const wa = 1 - wb - wc - wd;
  out[row] = Math.max(0, wa * insets[i] + wb * insets[j] + wc * insets[k] + wd * insets[l]);
}
