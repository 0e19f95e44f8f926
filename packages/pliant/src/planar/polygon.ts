/**
 * A region of the plane bounded by closed rings: any simple polygon, non-convex, with holes and with islands in
 * them. A point is inside when a ray from it crosses the rings an odd number of times, so rings may be given in any
 * order and direction; `sides` says for each ring on which side the region lies.
 *
 * `positions` may be written every frame (motion, deformation): no query keeps anything from the last one. After a
 * deformation that may have folded the outline, call `validate()`.
 */
import { PliantError } from '../core/errors.js';
import { cos, sin } from '../math/scalar.js';
import { checkNumber } from './check.js';
import type { Outline } from './outline.js';
import { checkRing, checkSimple } from './validate.js';

/** One ring: `[x, y]` pairs or flat `x, y, x, y, …` [m], without a closing point. */
export type RingInput = ArrayLike<number> | ReadonlyArray<readonly [number, number]>;

/** A region bounded by rings of straight edges. */
export class Polygon implements Outline {
  /** All rings one after the other, `x, y` interleaved [m]. Writable. */
  readonly positions: Float64Array;
  /** Ring `r` holds the vertices `rings[r]` to `rings[r + 1] - 1`. */
  readonly rings: Uint32Array;
  /** The vertex after each vertex on its ring. Edge `i` runs from vertex `i` to `next[i]`. */
  readonly next: Uint32Array;
  /** The vertex before each vertex on its ring. */
  readonly previous: Uint32Array;
  /** The ring of each vertex. */
  readonly ringOf: Uint32Array;
  /** Per ring: +1 if the region lies to the left of its edges, -1 if to the right. */
  readonly sides: Int8Array;

  private constructor(positions: Float64Array, rings: Uint32Array, sides: Int8Array | null) {
    this.positions = positions;
    this.rings = rings;
    const count = positions.length / 2;
    this.next = new Uint32Array(count);
    this.previous = new Uint32Array(count);
    this.ringOf = new Uint32Array(count);
    this.link();
    this.sides = sides ?? new Int8Array(rings.length - 1);
  }

  /** A polygon from its rings; the first is usually the outline, the others its holes. Refuses what isn't a region. */
  static from(outline: RingInput, ...others: RingInput[]): Polygon {
    const flat = [outline, ...others].map((ring, r) => flatten(ring, `rings[${r}]`));
    const rings = new Uint32Array(flat.length + 1);
    flat.forEach((ring, r) => {
      checkRing(ring, `rings[${r}]`);
      rings[r + 1] = rings[r] + ring.length / 2;
    });
    const positions = new Float64Array(2 * rings[flat.length]);
    for (const [r, ring] of flat.entries()) positions.set(ring, 2 * rings[r]);
    const polygon = new Polygon(positions, rings, null);
    polygon.sides.set(checkSimple(polygon));
    return polygon;
  }

  /** An axis-aligned rectangle of full extents `width` and `height` [m] about a centre. */
  static box(width: number, height: number, centreX = 0, centreY = 0): Polygon {
    checkNumber(width, 'width', 0, true);
    checkNumber(height, 'height', 0, true);
    checkNumber(centreX, 'centreX');
    checkNumber(centreY, 'centreY');
    const [w, h] = [width / 2, height / 2];
    const [x0, x1, y0, y1] = [centreX - w, centreX + w, centreY - h, centreY + h];
    return Polygon.from([x0, y0, x1, y0, x1, y1, x0, y1]);
  }

  /** The number of vertices, which is also the number of edges. */
  get vertexCount(): number {
    return this.next.length;
  }

  /** Number of rings. */
  get ringCount(): number {
    return this.sides.length;
  }

  /** A copy that shares nothing with this polygon. */
  clone(): Polygon {
    return new Polygon(this.positions.slice(), this.rings.slice(), this.sides.slice());
  }

  /** A copy rotated by `angle` [rad] about the origin, then shifted. A rigid motion needs no new checks. */
  moved(angle: number, dx: number, dy: number): Polygon {
    checkNumber(angle, 'angle');
    checkNumber(dx, 'dx');
    checkNumber(dy, 'dy');
    const copy = this.clone();
    copy.place(this.positions, angle, dx, dy);
    return copy;
  }

  /** Writes `rest` (of another polygon of the same make), rotated by `angle` and shifted, into `positions`. */
  place(rest: Float64Array, angle: number, dx: number, dy: number): void {
    const [c, s] = [cos(angle), sin(angle)];
    const positions = this.positions;
    for (let k = 0; k < positions.length; k += 2) {
      const x = rest[k];
      const y = rest[k + 1];
      positions[k] = c * x - s * y + dx;
      positions[k + 1] = s * x + c * y + dy;
    }
  }

  /** Repeats the checks of `from` on the present positions, for outlines that were deformed. */
  validate(): void {
    for (let r = 0; r < this.ringCount; r++) {
      checkRing(this.positions.subarray(2 * this.rings[r], 2 * this.rings[r + 1]), `rings[${r}]`);
    }
    this.sides.set(checkSimple(this));
  }

  private link(): void {
    for (let r = 0; r + 1 < this.rings.length; r++) {
      const first = this.rings[r];
      const end = this.rings[r + 1];
      for (let v = first; v < end; v++) {
        this.next[v] = v + 1 < end ? v + 1 : first;
        this.previous[v] = v > first ? v - 1 : end - 1;
        this.ringOf[v] = r;
      }
    }
  }
}

function flatten(ring: RingInput, path: string): Float64Array {
  const items: ArrayLike<unknown> | null | undefined = ring;
  if (typeof items !== 'object' || items === null || typeof items.length !== 'number') {
    const sentence = 'A ring must be a list of points [x, y], or of numbers x, y, x, y.';
    throw new PliantError('invalid-value', sentence, { path });
  }
  if (items.length > 0 && typeof items[0] === 'number') {
    if (items.length % 2 !== 0) {
      throw new PliantError('invalid-value', 'A flat ring needs an even count of numbers: x, y, x, y.', {
        path,
      });
    }
    return Float64Array.from(ring as ArrayLike<number>);
  }
  const flat = new Float64Array(2 * items.length);
  for (let v = 0; v < items.length; v++) {
    const point = items[v] as readonly unknown[] | null | undefined;
    const [x, y] = [point?.[0], point?.[1]];
    if (typeof x !== 'number' || typeof y !== 'number') {
      const sentence = 'A vertex must be a pair of numbers [x, y].';
      throw new PliantError('invalid-value', sentence, { path: `${path}[${v}]` });
    }
    flat[2 * v] = x;
    flat[2 * v + 1] = y;
  }
  return flat;
}
