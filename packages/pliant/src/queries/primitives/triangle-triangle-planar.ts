/**
 * The rare half of the triangle–triangle test: coplanar triangles, and triangles that are segments or points.
 *
 * Everything is decided by exact signs. Planar questions are asked in a projection along a coordinate axis in which
 * the figure keeps its dimension, so the projection is one to one on the plane (or line) that carries it.
 */
import { orient3Exact } from './orientation.js';
import {
  coplanarPointInTriangle,
  coplanarSegmentMeetsTriangle,
  planarSegmentsMeet,
  properAxis,
} from './planar.js';
import { segmentIntersectsTriangle } from './segment-triangle.js';

export function planarOrDegenerateTrianglesIntersect(
  p: Float64Array,
  a0: number,
  a1: number,
  a2: number,
  q: Float64Array,
  b0: number,
  b1: number,
  b2: number,
): boolean {
  const dropA = properAxis(p, a0, a1, a2);
  const dropB = properAxis(q, b0, b1, b2);
  if (dropA >= 0 && dropB >= 0) return coplanarIntersect(p, a0, a1, a2, q, b0, b1, b2, dropA);
  if (dropB >= 0) {
    return (
      segmentIntersectsTriangle(p, a0, a1, q, b0, b1, b2) ||
      segmentIntersectsTriangle(p, a1, a2, q, b0, b1, b2) ||
      segmentIntersectsTriangle(p, a2, a0, q, b0, b1, b2)
    );
  }
  if (dropA >= 0) {
    return (
      segmentIntersectsTriangle(q, b0, b1, p, a0, a1, a2) ||
      segmentIntersectsTriangle(q, b1, b2, p, a0, a1, a2) ||
      segmentIntersectsTriangle(q, b2, b0, p, a0, a1, a2)
    );
  }
  return collapsedTrianglesIntersect(p, [a0, a1, a2], q, [b0, b1, b2]);
}

function coplanarIntersect(
  p: Float64Array,
  a0: number,
  a1: number,
  a2: number,
  q: Float64Array,
  b0: number,
  b1: number,
  b2: number,
  drop: number,
): boolean {
  return (
    coplanarSegmentMeetsTriangle(p, a0, a1, q, b0, b1, b2, drop) ||
    coplanarSegmentMeetsTriangle(p, a1, a2, q, b0, b1, b2, drop) ||
    coplanarSegmentMeetsTriangle(p, a2, a0, q, b0, b1, b2, drop) ||
    coplanarPointInTriangle(q, b0, p, a0, a1, a2, drop)
  );
}

/** Both triangles are segments or points. */
function collapsedTrianglesIntersect(
  p: Float64Array,
  a: readonly number[],
  q: Float64Array,
  b: readonly number[],
): boolean {
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) {
      if (segmentsMeet(p, a[i], a[(i + 1) % 3], q, b[j], b[(j + 1) % 3])) return true;
    }
  }
  return false;
}

/** Closed segments in space, exactly: coplanar, and meeting in every coordinate projection. */
function segmentsMeet(p: Float64Array, a: number, b: number, q: Float64Array, c: number, d: number): boolean {
  if (orient3Exact(p, a, p, b, q, c, q, d) !== 0) return false;
  // Coplanar segments that meet in all three projections meet in space unless the plane is seen edge-on in one of
  // them, and then the other two decide; a plane can't be edge-on in all three.
  for (let drop = 0; drop < 3; drop++) if (!planarSegmentsMeet(p, a, b, q, c, d, drop)) return false;
  return true;
}
