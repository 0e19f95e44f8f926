/**
 * Volume that two closed meshes have in common, exact to rounding, without building the common solid.
 *
 * By the divergence theorem the volume is a third of the sum, over the faces of A inside B and of B inside A, of
 * (a point of the face)·(area vector of the part inside). The area vector of a part is half the sum of the cross
 * products along its border, and that border is made of two kinds of pieces that need no ordering: the segments where
 * the face crosses faces of the other mesh, directed so that the inside is on the left, and the stretches of its
 * edges that lie inside. So every piece just adds its number (the idea of Franklin 1987, "Polygon properties
 * calculated from the vertex neighborhoods", taken to crossing surfaces).
 *
 *   intersecting triangle pairs → segment to both faces, crossings to the edges
 *   inside or outside of every vertex, by walking along edges and counting their crossings
 *   area vector of every face → volume, and the area vector of A's surface inside B
 *
 * Degenerate touching (coplanar faces, an edge through a vertex) is avoided by shifting B by `SHIFT` of the size:
 * the decisions stay exact, the volume changes by less than that times the contact area.
 */
import { PliantError } from '../../core/errors.js';
import type { MeshQuery } from '../mesh-query.js';
import type { PairList } from '../pair-list.js';
import { segmentIntersectsTriangle, segmentPlaneParameter } from '../primitives/segment-triangle.js';
import { trianglesIntersect } from '../primitives/triangle-triangle.js';
import { POSE_STRIDE, toMesh } from '../rigid-pose.js';
import { SurfaceInside } from './surface-inside.js';

/** Displacement of B that removes coincidences, relative to the meshes' size. */
const SHIFT = 1e-11;

/** Where in `ends` a parameter stands. */
const PARAMETER = 9;

/** What two closed meshes have in common. */
export interface Overlap {
  /** Common volume [m³]. */
  volume: number;
  /**
   * Area vector of A's surface inside B, in A's frame [m²]: how the volume grows per metre that A moves. Its opposite
   * is the direction in which A leaves B fastest. Zero when one mesh is inside the other.
   */
  readonly areaVector: Float64Array;
}

/**
 * The pose of B in A, displaced by a hair that depends on the size of B only: no face stays in the plane of another.
 */
export function shiftedPose(pose: Float64Array, b: MeshQuery, out: Float64Array): Float64Array {
  let size = 0;
  for (let n = 0; n < 3; n++) size = Math.max(size, b.bounds[3 + n] - b.bounds[n]);
  out.set(pose);
  out[9] += 0.37 * SHIFT * size;
  out[10] += 0.61 * SHIFT * size;
  out[11] -= 0.83 * SHIFT * size;
  return out;
}

export class OverlapMeasure {
  private readonly insideA: SurfaceInside;
  private readonly insideB: SurfaceInside;
  private readonly moved: Float64Array;
  /** Up to three ends of a crossing segment, then the parameter of the last along its edge. */
  private readonly ends = new Float64Array(10);
  private endCount = 0;
  private readonly pose = new Float64Array(POSE_STRIDE);
  private readonly point = new Float64Array(3);
  private readonly inB = (v: number): boolean => {
    toMesh(this.pose, this.a.positions, v, this.point, 0);
    return this.b.contains(this.point);
  };
  private readonly inA = (v: number): boolean => {
    for (let n = 0; n < 3; n++) this.point[n] = this.moved[v + n];
    return this.a.contains(this.point);
  };

  constructor(
    private readonly a: MeshQuery,
    private readonly b: MeshQuery,
  ) {
    for (const [mesh, name] of [
      [a, 'first'],
      [b, 'second'],
    ] as const) {
      if (!mesh.closed)
        throw new PliantError(
          'bad-geometry',
          `The ${name} mesh is not closed, so it has no inside: mend it first.`,
        );
    }
    this.insideA = new SurfaceInside(a);
    this.insideB = new SurfaceInside(b);
    this.moved = new Float64Array(b.positions.length);
  }

  /**
   * `pose` maps B's coordinates to A's and must come from `shiftedPose`; `pairs` are the intersecting pairs in it.
   */
  measure(pose: Float64Array, pairs: PairList, out: Overlap): Overlap {
    const { a, moved, insideA, insideB } = this;
    this.moveB(pose);
    insideA.begin();
    insideB.begin();
    for (let k = 0; k < pairs.count; k++) this.cross(pairs.a(k), pairs.b(k));
    this.pose.set(pose);
    insideA.classify(this.inB);
    insideB.classify(this.inA);
    out.volume = insideA.addFaces(a.positions, moved) + insideB.addFaces(moved, moved);
    for (let n = 0; n < 3; n++) out.areaVector[n] = insideA.areaVector[n];
    return out;
  }

  private moveB(r: Float64Array): void {
    const { moved, b } = this;
    const p = b.positions;
    for (let v = 0; v < p.length; v += 3) {
      const x = p[v];
      const y = p[v + 1];
      const z = p[v + 2];
      moved[v] = r[0] * x + r[1] * y + r[2] * z + r[9];
      moved[v + 1] = r[3] * x + r[4] * y + r[5] * z + r[10];
      moved[v + 2] = r[6] * x + r[7] * y + r[8] * z + r[11];
    }
  }

  private cross(ta: number, tb: number): void {
    const { a, b, moved } = this;
    const a0 = 3 * a.triangles[3 * ta];
    const a1 = 3 * a.triangles[3 * ta + 1];
    const a2 = 3 * a.triangles[3 * ta + 2];
    const b0 = 3 * b.triangles[3 * tb];
    const b1 = 3 * b.triangles[3 * tb + 1];
    const b2 = 3 * b.triangles[3 * tb + 2];
    if (!trianglesIntersect(a.positions, a0, a1, a2, moved, b0, b1, b2)) return;
    this.endCount = 0;
    for (let k = 0; k < 3; k++) {
      this.pierce(this.insideA, a.positions, 3 * ta + k, moved, b0, b1, b2);
      this.pierce(this.insideB, moved, 3 * tb + k, a.positions, a0, a1, a2);
    }
    if (this.endCount !== 2) return;
    this.insideA.addSegment(ta, a.positions, a0, this.ends, moved, b0, b1, b2);
    this.insideB.addSegment(tb, moved, b0, this.ends, a.positions, a0, a1, a2);
  }

  /** Does directed edge `e` of the surface pierce the triangle? Keeps the point, and the crossing with the edge. */
  private pierce(
    inside: SurfaceInside,
    p: Float64Array,
    e: number,
    q: Float64Array,
    c0: number,
    c1: number,
    c2: number,
  ): void {
    // The same point whichever of the edge's two faces asks: always along the edge's own direction.
    const own = inside.ownEdge(e);
    const s = inside.edgeFrom(own);
    const t = inside.edgeTo(own);
    if (!segmentIntersectsTriangle(p, s, t, q, c0, c1, c2)) return;
    if (!segmentPlaneParameter(p, s, t, q, c0, c1, c2, this.ends, PARAMETER)) return;
    const at = this.ends[PARAMETER];
    if (this.endCount < 3) {
      const o = 3 * this.endCount++;
      for (let n = 0; n < 3; n++) this.ends[o + n] = p[s + n] + at * (p[t + n] - p[s + n]);
    }
    if (own === e) inside.addCrossing(e, p, this.ends, PARAMETER, q, c0, c1, c2);
  }
}
