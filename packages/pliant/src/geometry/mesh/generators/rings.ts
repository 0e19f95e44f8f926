/**
 * Surfaces and discs from rings of points around the y axis. Neighbouring rings may have different numbers of points:
 * they are zipped together by angle, always taking the step that leaves the two sides closest. A ring of one point is a
 * pole.
 */
import { cos, sin } from '../../../math/scalar.js';

export interface Ring {
  readonly radius: number;
  readonly y: number;
  /** Points around; one for a pole. */
  readonly count: number;
  /** Where the points are, as shares of a turn, ascending from 0. Default: evenly spread. */
  readonly shares?: readonly number[];
}

const TWO_PI = 6.283185307179586;

/** Positions of the points of all rings, in order, first point at angle 0 (along +x), then towards +z. */
export function ringPositions(rings: readonly Ring[]): Float64Array {
  const positions: number[] = [];
  for (const ring of rings) {
    const { radius, y, count } = ring;
    for (let i = 0; i < count; i++) {
      const angle = TWO_PI * shareAt(ring, i);
      if (count === 1) positions.push(0, y, 0);
      else positions.push(radius * cos(angle), y, radius * sin(angle));
    }
  }
  return Float64Array.from(positions);
}

/** Triangles between consecutive rings; they look outwards when the rings go from the lowest pole up to the highest. */
export function ringTriangles(rings: readonly Ring[]): Uint32Array {
  const triangles: number[] = [];
  let lower = 0;
  for (let r = 0; r + 1 < rings.length; r++) {
    const upper = lower + rings[r].count;
    zip(triangles, lower, rings[r], upper, rings[r + 1]);
    lower = upper;
  }
  return Uint32Array.from(triangles);
}

function zip(triangles: number[], lower: number, lowerRing: Ring, upper: number, upperRing: Ring): void {
  const lowerSteps = lowerRing.count === 1 ? 0 : lowerRing.count;
  const upperSteps = upperRing.count === 1 ? 0 : upperRing.count;
  let i = 0;
  let j = 0;
  while (i < lowerSteps || j < upperSteps) {
    const a = lower + (i % lowerRing.count);
    const b = upper + (j % upperRing.count);
    const isLowerNext = i < lowerSteps && shareAt(lowerRing, i + 1) <= shareAt(upperRing, j + 1);
    if (j === upperSteps || isLowerNext) triangles.push(a, b, lower + (++i % lowerRing.count));
    else triangles.push(a, b, upper + (++j % upperRing.count));
  }
}

function shareAt(ring: Ring, i: number): number {
  return i === ring.count ? 1 : (ring.shares?.[i] ?? i / ring.count);
}

/** Rings of a flat disc from its centre to its rim, edges of about `edge`. */
export function discRings(radius: number, edge: number, y: number, rimCount: number): Ring[] {
  const layers = Math.max(1, Math.round(radius / edge));
  const rings: Ring[] = [{ radius: 0, y, count: 1 }];
  for (let l = 1; l <= layers; l++) {
    const count = l === layers ? rimCount : Math.max(3, Math.round((rimCount * l) / layers));
    rings.push({ radius: (radius * l) / layers, y, count });
  }
  return rings;
}

/** Points around a circle for edges of about `edge`. */
export function countAround(radius: number, edge: number): number {
  return Math.max(3, Math.ceil((TWO_PI * radius) / edge));
}
