/**
 * When two moving outlines first meet within a motion: every vertex moves on a straight line from where it was when
 * `save` was called to where it is, and so do the ends of every edge. A vertex meets an edge when it comes to lie on
 * its line, the root of a quadratic, and between its ends. Outlines that are apart at the start can't overlap before
 * one does, so nothing is passed however fast or thin it is.
 */
import { RUN } from '../localise/run-boxes.js';
import type { PlanarBody } from './body.js';

/** Meetings this far beyond an end of an edge, as a fraction of it, count: a vertex must not slip between two edges. */
const BEYOND = 1e-9;

/** The fraction of the motion, 0 … 1, at which the outlines first meet; 2 when they don't. */
export function firstMeeting(a: PlanarBody, b: PlanarBody): number {
  if (!sweptOverlap(a, 0, b, 0)) return 2;
  return Math.min(verticesMeet(a, b), verticesMeet(b, a));
}

function sweptOverlap(a: PlanarBody, o: number, b: PlanarBody, p: number): boolean {
  for (let axis = 0; axis < 2; axis++) {
    const lowA = Math.min(a.box[o + axis], a.boxBefore[o + axis]);
    const highA = Math.max(a.box[o + 2 + axis], a.boxBefore[o + 2 + axis]);
    const lowB = Math.min(b.box[p + axis], b.boxBefore[p + axis]);
    const highB = Math.max(b.box[p + 2 + axis], b.boxBefore[p + 2 + axis]);
    if (lowA > highB || lowB > highA) return false;
  }
  return true;
}

function verticesMeet(from: PlanarBody, to: PlanarBody): number {
  const countA = from.polygon.vertexCount;
  const countB = to.polygon.vertexCount;
  let first = 2;
  for (let i = 0, o = 4; i < countA; i += RUN, o += 4) {
    if (!sweptOverlap(from, o, to, 0)) continue;
    for (let j = 0, p = 4; j < countB; j += RUN, p += 4) {
      if (!sweptOverlap(from, o, to, p)) continue;
      const endA = Math.min(i + RUN, countA);
      const endB = Math.min(j + RUN, countB);
      for (let v = i; v < endA; v++) {
        for (let e = j; e < endB; e++) first = Math.min(first, meets(from, v, to, e));
      }
    }
  }
  return first;
}

/** When vertex `v` meets edge `e`. */
function meets(from: PlanarBody, v: number, to: PlanarBody, e: number): number {
  const p0 = from.positionsBefore;
  const p1 = from.polygon.positions;
  const q0 = to.positionsBefore;
  const q1 = to.polygon.positions;
  const k = 2 * to.polygon.next[e];
  const i = 2 * v;
  const j = 2 * e;
  // The edge, and the vertex from its first end, at the start and how they change.
  const ex = q0[k] - q0[j];
  const ey = q0[k + 1] - q0[j + 1];
  const px = p0[i] - q0[j];
  const py = p0[i + 1] - q0[j + 1];
  const dex = q1[k] - q1[j] - ex;
  const dey = q1[k + 1] - q1[j + 1] - ey;
  const dpx = p1[i] - q1[j] - px;
  const dpy = p1[i + 1] - q1[j + 1] - py;
  const c0 = ex * py - ey * px;
  const c1 = ex * dpy - ey * dpx + dex * py - dey * px;
  const c2 = dex * dpy - dey * dpx;
  const at1 = c0 + c1 + c2;
  // No change of side and no turn in between: the common case.
  if (c0 > 0 ? at1 > 0 && !(c2 > 0 && c1 < 0) : c0 < 0 && at1 < 0 && !(c2 < 0 && c1 > 0)) return 2;
  const disc = c1 * c1 - 4 * c2 * c0;
  if (disc < 0) return 2;
  const q = -0.5 * (c1 + (c1 < 0 ? -1 : 1) * Math.sqrt(disc));
  const t0 = c2 === 0 ? 2 : q / c2;
  const t1 = q === 0 ? 2 : c0 / q;
  let first = 2;
  for (let n = 0; n < 2; n++) {
    const t = n === 0 ? t0 : t1;
    if (!(t >= 0 && t <= 1) || t >= first) continue;
    const x = ex + t * dex;
    const y = ey + t * dey;
    const along = (px + t * dpx) * x + (py + t * dpy) * y;
    const lengthSq = x * x + y * y;
    if (along >= -BEYOND * lengthSq && along <= (1 + BEYOND) * lengthSq) first = t;
  }
  return first;
}
