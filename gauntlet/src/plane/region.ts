/**
 * A region of the plane between closed rings, asked with nothing of the engine's: insides by counting crossings of a ray, crossings of
 * edges by exact signs, depths by the nearest edge.
 */
import { orient2d } from 'robust-predicates';

export type Point = readonly [number, number];

export interface Region {
  /** x, y of all rings, one after the other. */
  readonly positions: Float64Array;
  /** The vertex after each vertex on its ring. */
  readonly next: ArrayLike<number>;
}

const at = (positions: ArrayLike<number>, v: number): Point => [positions[2 * v], positions[2 * v + 1]];

export function isInside({ positions, next }: Region, [x, y]: Point): boolean {
  let odd = false;
  for (let v = 0; v < next.length; v++) {
    const [ax, ay] = at(positions, v);
    const [bx, by] = at(positions, next[v]);
    if (ay > y === by > y) continue;
    const side = orient2d(ax, ay, bx, by, x, y);
    // Left of an edge that goes up, or right of one that goes down, whichever way orient2d counts.
    if (side !== 0 && side > 0 === by < ay) odd = !odd;
  }
  return odd;
}

/** Distance from a point to the nearest edge [m]. */
export function distanceTo({ positions, next }: Region, [x, y]: Point): number {
  let least = Number.POSITIVE_INFINITY;
  for (let v = 0; v < next.length; v++) {
    const [ax, ay] = at(positions, v);
    const [bx, by] = at(positions, next[v]);
    const [dx, dy] = [bx - ax, by - ay];
    const length = dx * dx + dy * dy;
    const t = length > 0 ? Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length)) : 0;
    least = Math.min(least, Math.sqrt((x - ax - t * dx) ** 2 + (y - ay - t * dy) ** 2));
  }
  return least;
}

/** How deep a point lies in a region [m]; 0 outside. */
export const depthIn = (region: Region, p: Point): number =>
  isInside(region, p) ? distanceTo(region, p) : 0;

/** Whether a segment properly crosses an edge of a region, by exact signs. */
export function crosses({ positions, next }: Region, [px, py]: Point, [qx, qy]: Point): boolean {
  for (let v = 0; v < next.length; v++) {
    const [ax, ay] = at(positions, v);
    const [bx, by] = at(positions, next[v]);
    const [u, w] = [orient2d(ax, ay, bx, by, px, py), orient2d(ax, ay, bx, by, qx, qy)];
    const [r, s] = [orient2d(px, py, qx, qy, ax, ay), orient2d(px, py, qx, qy, bx, by)];
    if (u !== 0 && w !== 0 && r !== 0 && s !== 0 && u > 0 !== w > 0 && r > 0 !== s > 0) return true;
  }
  return false;
}

/** Points of the boundary, at most `spacing` apart [m] but no more than sixteen to an edge: corners, and what lies between them. */
export function boundaryPoints({ positions, next }: Region, spacing: number): Point[] {
  const points: Point[] = [];
  for (let v = 0; v < next.length; v++) {
    const [ax, ay] = at(positions, v);
    const [bx, by] = at(positions, next[v]);
    const parts = Math.max(2, Math.min(16, Math.ceil(Math.hypot(bx - ax, by - ay) / spacing)));
    for (let k = 0; k < parts; k++) points.push([ax + ((bx - ax) * k) / parts, ay + ((by - ay) * k) / parts]);
  }
  return points;
}

/** Area and length of the boundary; rings are taken as the region lies, outline less holes. */
export function measures(region: Region): { area: number; length: number } {
  const { positions, next } = region;
  let twice = 0;
  let length = 0;
  for (const ring of ringsOf(next)) {
    let own = 0;
    for (const v of ring) {
      const [ax, ay] = at(positions, v);
      const [bx, by] = at(positions, next[v]);
      own += ax * by - bx * ay;
      length += Math.hypot(bx - ax, by - ay);
    }
    // The first ring is the outline; the others are holes.
    twice += ring[0] === 0 ? Math.abs(own) : -Math.abs(own);
  }
  return { area: twice / 2, length };
}

function ringsOf(next: ArrayLike<number>): number[][] {
  const rings: number[][] = [];
  const seen = new Set<number>();
  for (let v = 0; v < next.length; v++) {
    if (seen.has(v)) continue;
    const ring: number[] = [];
    for (let w = v; !seen.has(w); w = next[w]) {
      seen.add(w);
      ring.push(w);
    }
    rings.push(ring);
  }
  return rings;
}
