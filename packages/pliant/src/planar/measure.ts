/** Area, centroid, second moment and bounding box of a region: sums over its edges, holes included by their side. */
import type { Outline } from './outline.js';

/** Signed area of the ring `first … end - 1` [m²]: positive when it runs counter-clockwise. */
export function ringArea(positions: Float64Array, first: number, end: number): number {
  // Relative to the ring's first vertex: far from the origin the plain sum cancels.
  const ox = positions[2 * first];
  const oy = positions[2 * first + 1];
  let twice = 0;
  for (let v = first + 1; v + 1 < end; v++) {
    const ax = positions[2 * v] - ox;
    const ay = positions[2 * v + 1] - oy;
    twice += ax * (positions[2 * v + 3] - oy) - ay * (positions[2 * v + 2] - ox);
  }
  return twice / 2;
}

/** Area of the region [m²]. */
export function area(polygon: Outline): number {
  let sum = 0;
  for (let r = 0; r < polygon.ringCount; r++) {
    sum += polygon.sides[r] * ringArea(polygon.positions, polygon.rings[r], polygon.rings[r + 1]);
  }
  return sum;
}

/** Area, centre and second moment of a polygon. */
export interface AreaMoments {
  /** [m²] */
  readonly area: number;
  /** Centroid [m]. */
  readonly x: number;
  /** Centre along y [m]. */
  readonly y: number;
  /** Polar second moment of area about the centroid [m⁴]; times the surface density it is the inertia. */
  readonly polar: number;
}

/** Area, centroid and polar second moment, by Green's theorem over the edges. */
export function areaMoments(polygon: Outline): AreaMoments {
  const { positions, next, ringOf, sides } = polygon;
  const ox = positions[0];
  const oy = positions[1];
  let [twice, mx, my, second] = [0, 0, 0, 0];
  for (let v = 0; v < next.length; v++) {
    const w = next[v];
    const ax = positions[2 * v] - ox;
    const ay = positions[2 * v + 1] - oy;
    const bx = positions[2 * w] - ox;
    const by = positions[2 * w + 1] - oy;
    const cross = sides[ringOf[v]] * (ax * by - ay * bx);
    twice += cross;
    mx += cross * (ax + bx);
    my += cross * (ay + by);
    second += cross * (ax * ax + ax * bx + bx * bx + ay * ay + ay * by + by * by);
  }
  const total = twice / 2;
  const cx = mx / (6 * total);
  const cy = my / (6 * total);
  return { area: total, x: cx + ox, y: cy + oy, polar: second / 12 - total * (cx * cx + cy * cy) };
}

/** Bounding box of the vertices `first … end - 1` into `out[o…]` as minX, minY, maxX, maxY [m]. */
export function boxOf(
  out: Float64Array,
  o: number,
  positions: Float64Array,
  first: number,
  end: number,
): void {
  let minX = Number.POSITIVE_INFINITY;
  let minY = Number.POSITIVE_INFINITY;
  let maxX = Number.NEGATIVE_INFINITY;
  let maxY = Number.NEGATIVE_INFINITY;
  for (let k = 2 * first; k < 2 * end; k += 2) {
    const x = positions[k];
    const y = positions[k + 1];
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    if (y > maxY) maxY = y;
  }
  out[o] = minX;
  out[o + 1] = minY;
  out[o + 2] = maxX;
  out[o + 3] = maxY;
}
