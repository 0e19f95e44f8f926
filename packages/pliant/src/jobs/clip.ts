/** Where bodies touch, as numbers, and convex polygons in space: cutting them, and what is in a box of the world. */
import type { Body, Vec3 } from '../world/index.js';
import { addScaled, type Box, cross, length, minus } from './geometry.js';

/** The area where two bodies touch, or the part of it in a region. */
export interface Patch {
  /** [m²] */
  readonly area: number;
  /** Force along the contact's normal [N]. */
  readonly normalForce: number;
  /** Mean over the area [Pa]; NaN where there is no area. */
  readonly pressure: number;
  /** Largest [Pa]. */
  readonly maxPressure: number;
  /** Of a body of tetrahedra: pressure [Pa] by vertex, and which body that is. */
  readonly spread?: { readonly body: Body; readonly byVertex: ReadonlyMap<number, number> };
}

/** The part of a convex polygon where `height` is not below zero; its value is linear over the polygon. */
export function cut(polygon: readonly Vec3[], height: (p: Vec3) => number): Vec3[] {
  const kept: Vec3[] = [];
  for (let i = 0; i < polygon.length; i++) {
    const p = polygon[i];
    const q = polygon[(i + 1) % polygon.length];
    const [a, b] = [height(p), height(q)];
    if (a >= 0) kept.push(p);
    if (a >= 0 === b >= 0) continue;
    const share = a / (a - b);
    kept.push([p[0] + share * (q[0] - p[0]), p[1] + share * (q[1] - p[1]), p[2] + share * (q[2] - p[2])]);
  }
  return kept;
}

/** The part of a convex polygon that is in a box. */
export function inBox(polygon: readonly Vec3[], box: Box | undefined): readonly Vec3[] {
  if (box === undefined) return polygon;
  let left = polygon;
  for (let k = 0; k < 3; k++) {
    left = cut(left, (p) => p[k] - box.min[k]);
    left = cut(left, (p) => box.max[k] - p[k]);
  }
  return left;
}

/** [m²] */
export function areaOf(polygon: readonly Vec3[]): number {
  const sum: Vec3 = [0, 0, 0];
  for (let i = 2; i < polygon.length; i++)
    addScaled(sum, cross(minus(polygon[i - 1], polygon[0]), minus(polygon[i], polygon[0])), 0.5);
  return length(sum);
}

/** The integral over a polygon of what is linear on it. */
export function integral(polygon: readonly Vec3[], value: (p: Vec3) => number): number {
  let sum = 0;
  for (let i = 2; i < polygon.length; i++) {
    const corners = [polygon[0], polygon[i - 1], polygon[i]];
    sum += (areaOf(corners) * (value(corners[0]) + value(corners[1]) + value(corners[2]))) / 3;
  }
  return sum;
}
