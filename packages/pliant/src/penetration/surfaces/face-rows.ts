/**
 * `face-projection`: one row for every two faces that cross (section 3.5.1 of the thesis), and one for every vertex
 * behind them. The depth of face fi behind face fj is that of its deepest corner below fj's plane, and vice versa. The
 * smaller of the two is the shorter way out. It counts, along the normal of the face whose plane measured it. The
 * thesis pushes fi along n̂j and fj along n̂i, which creates momentum where the faces aren't parallel. Here both
 * receive the same force.
 *
 * The force acts in the middle of the segment in which the two faces meet. The point lies on both faces, so shares by
 * its weights at their corners keep force and torque exactly. Faces without area, and faces that meet in a plane, are
 * left out.
 *
 * The thesis stops there. So a part that has passed through a surface as a whole is not pushed out: only the rim is
 * held, and the middle of a soft box sinks through the ground. Vertices that are inside and belong to no crossing edge
 * get a row each, measured by `consistent`.
 */

import type { MoleculeSurface } from '../../bodies/molecules/surface.js';
import { type AnchoredContacts, featureOf } from '../../narrowphase/anchored-contacts.js';
import type { PairList } from '../../queries/pair-list.js';
import { unitNormal } from '../triangle-normal.js';
import { ConsistentRows } from './consistent-rows.js';

/**
 * Places in the scratch: normals of fi and fj, heights of their corners over the other's plane, ends of the segment,
 * its middle.
 */
const NORMAL_I = 0;
const NORMAL_J = 3;
const HEIGHT_I = 6;
const HEIGHT_J = 9;
const ENDS = 12;
const POINT = 24;

export class FaceRows {
  private readonly work = new Float64Array(30);
  private readonly behind = new ConsistentRows(1);

  /** Adds the rows of a pair to its manifold, which was begun. */
  add(sa: MoleculeSurface, sb: MoleculeSurface, list: PairList, out: AnchoredContacts): void {
    for (let k = 0; k < list.count; k++) this.addPair(sa, sb, list.a(k), list.b(k), out);
    this.behind.add(sa, sb, list, out);
  }

  private addPair(
    sa: MoleculeSurface,
    sb: MoleculeSurface,
    fi: number,
    fj: number,
    out: AnchoredContacts,
  ): void {
    const { work } = this;
    const p = sa.skin.positions;
    const q = sb.skin.positions;
    const ti = sa.skin.triangles;
    const tj = sb.skin.triangles;
    if (!unitNormal(work, NORMAL_I, p, ti, fi) || !unitNormal(work, NORMAL_J, q, tj, fj)) return;
    this.heights(HEIGHT_I, p, ti, fi, q, tj, fj, NORMAL_J);
    this.heights(HEIGHT_J, q, tj, fj, p, ti, fi, NORMAL_I);
    const depthI = -Math.min(0, work[HEIGHT_I], work[HEIGHT_I + 1], work[HEIGHT_I + 2]);
    const depthJ = -Math.min(0, work[HEIGHT_J], work[HEIGHT_J + 1], work[HEIGHT_J + 2]);
    const depth = Math.min(depthI, depthJ);
    if (!(depth > 0) || !this.meet(p, ti, fi, q, tj, fj)) return;
    const row = out.open(featureOf(fi, fj));
    out.onSkin[row] = 1;
    out.depth[row] = depth;
    const isJ = depthI <= depthJ;
    for (let k = 0; k < 3; k++) {
      out.normal[3 * row + k] = isJ ? work[NORMAL_J + k] : -work[NORMAL_I + k];
      out.point[3 * row + k] = work[POINT + k];
      out.placeA[3 * row + k] = work[POINT + k];
      out.placeB[3 * row + k] = work[POINT + k];
      out.nodesA[3 * row + k] = ti[3 * fi + k];
      out.nodesB[3 * row + k] = tj[3 * fj + k];
    }
    weightsAt(out.weightsA, 3 * row, p, ti, fi, work, NORMAL_I);
    weightsAt(out.weightsB, 3 * row, q, tj, fj, work, NORMAL_J);
  }

  /** Heights of a face's corners over the plane of another, to work[o]. */
  private heights(
    o: number,
    p: Float64Array,
    triangles: Uint32Array,
    face: number,
    q: Float64Array,
    others: Uint32Array,
    other: number,
    normal: number,
  ): void {
    const { work } = this;
    const c = 3 * others[3 * other];
    for (let k = 0; k < 3; k++) {
      const v = 3 * triangles[3 * face + k];
      work[o + k] =
        (p[v] - q[c]) * work[normal] +
        (p[v + 1] - q[c + 1]) * work[normal + 1] +
        (p[v + 2] - q[c + 2]) * work[normal + 2];
    }
  }

  /** Leaves the middle of the common segment at POINT; false when there is none. */
  private meet(
    p: Float64Array,
    ti: Uint32Array,
    fi: number,
    q: Float64Array,
    tj: Uint32Array,
    fj: number,
  ): boolean {
    const { work } = this;
    if (!this.cut(ENDS, HEIGHT_I, p, ti, fi) || !this.cut(ENDS + 6, HEIGHT_J, q, tj, fj)) return false;
    // Both cuts lie on the line in which the planes meet; along it the segment runs from the later start to the earlier
    // end.
    const dx = work[NORMAL_I + 1] * work[NORMAL_J + 2] - work[NORMAL_I + 2] * work[NORMAL_J + 1];
    const dy = work[NORMAL_I + 2] * work[NORMAL_J] - work[NORMAL_I] * work[NORMAL_J + 2];
    const dz = work[NORMAL_I] * work[NORMAL_J + 1] - work[NORMAL_I + 1] * work[NORMAL_J];
    const lengthSq = dx * dx + dy * dy + dz * dz;
    if (!(lengthSq > 1e-24)) return false;
    let start = Number.NEGATIVE_INFINITY;
    let end = Number.POSITIVE_INFINITY;
    for (let k = ENDS; k < ENDS + 12; k += 6) {
      const s = along(work, k, dx, dy, dz);
      const t = along(work, k + 3, dx, dy, dz);
      start = Math.max(start, Math.min(s, t));
      end = Math.min(end, Math.max(s, t));
    }
    // Rounding may reverse a touch in one point; the middle is that point all the same.
    const shift = (start + end) / 2 / lengthSq;
    work[POINT] = work[ENDS] + shift * dx;
    work[POINT + 1] = work[ENDS + 1] + shift * dy;
    work[POINT + 2] = work[ENDS + 2] + shift * dz;
    return true;
  }

  /** The two points at which a face's border passes through the other's plane, to work[o]. */
  private cut(o: number, heights: number, p: Float64Array, triangles: Uint32Array, face: number): boolean {
    const { work } = this;
    let found = 0;
    for (let k = 0; k < 3 && found < 2; k++) {
      const next = k === 2 ? 0 : k + 1;
      const h = work[heights + k];
      const g = work[heights + next];
      if (h < 0 === g < 0) continue;
      const v = 3 * triangles[3 * face + k];
      const w = 3 * triangles[3 * face + next];
      const t = h / (h - g);
      for (let axis = 0; axis < 3; axis++)
        work[o + 3 * found + axis] = p[v + axis] + t * (p[w + axis] - p[v + axis]);
      found++;
    }
    return found === 2;
  }
}

/** Place of the point at work[o] along the direction, from the first end. */
function along(work: Float64Array, o: number, dx: number, dy: number, dz: number): number {
  return (
    (work[o] - work[ENDS]) * dx + (work[o + 1] - work[ENDS + 1]) * dy + (work[o + 2] - work[ENDS + 2]) * dz
  );
}

/** Barycentric weights of the point at work[POINT] in a face with the unit normal at work[normal], to out[o]. */
function weightsAt(
  out: Float64Array,
  o: number,
  p: Float64Array,
  triangles: Uint32Array,
  face: number,
  work: Float64Array,
  normal: number,
): void {
  let sum = 0;
  for (let k = 0; k < 3; k++) {
    const v = 3 * triangles[3 * face + ((k + 1) % 3)];
    const w = 3 * triangles[3 * face + ((k + 2) % 3)];
    const ex = p[v] - work[POINT];
    const ey = p[v + 1] - work[POINT + 1];
    const ez = p[v + 2] - work[POINT + 2];
    const fx = p[w] - work[POINT];
    const fy = p[w + 1] - work[POINT + 1];
    const fz = p[w + 2] - work[POINT + 2];
    const area =
      (ey * fz - ez * fy) * work[normal] +
      (ez * fx - ex * fz) * work[normal + 1] +
      (ex * fy - ey * fx) * work[normal + 2];
    out[o + k] = Math.max(0, area);
    sum += out[o + k];
  }
  for (let k = 0; k < 3; k++) out[o + k] = out[o + k] / sum;
}
