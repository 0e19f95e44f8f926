/** What a ring and a set of rings must be before any query may trust them. */
import { PliantError } from '../core/errors.js';
import { ringArea } from './measure.js';
import type { Outline } from './outline.js';
import { orientation } from './predicates.js';
import { findSelfCrossing } from './self-crossing.js';
import { ringSides } from './sides.js';

/** Largest coordinate [m]: beyond it, squares of differences leave the range of f64. */
const LARGEST = 1e150;

/** Refuses a ring with fewer than three vertices, a bad number, a repeated point or no area. */
export function checkRing(ring: Float64Array, path: string): void {
  const count = ring.length / 2;
  if (count < 3) {
    throw new PliantError('bad-geometry', `A ring needs at least three vertices; this one has ${count}.`, {
      path,
    });
  }
  for (let v = 0; v < count; v++) checkVertex(ring, v, count, path);
  if (onOneLine(ring, count)) {
    throw new PliantError('bad-geometry', 'The ring encloses no area: all its points lie on a line.', {
      path,
    });
  }
}

function onOneLine(ring: Float64Array, count: number): boolean {
  for (let v = 2; v < count; v++) {
    if (orientation(ring[0], ring[1], ring[2], ring[3], ring[2 * v], ring[2 * v + 1]) !== 0) return false;
  }
  return true;
}

function checkVertex(ring: Float64Array, v: number, count: number, path: string): void {
  const x = ring[2 * v];
  const y = ring[2 * v + 1];
  if (!(Math.abs(x) <= LARGEST && Math.abs(y) <= LARGEST)) {
    const sentence = `The vertex (${x}, ${y}) must have finite coordinates below ${LARGEST} in size.`;
    throw new PliantError('invalid-value', sentence, { path: `${path}[${v}]` });
  }
  const w = v + 1 < count ? v + 1 : 0;
  if (x === ring[2 * w] && y === ring[2 * w + 1]) {
    const hint = w === 0 ? 'leave out the closing point' : 'leave one of them out';
    const sentence = `The vertices ${v} and ${w} are the same point (${x}, ${y}); ${hint}.`;
    throw new PliantError('bad-geometry', sentence, { path: `${path}[${w === 0 ? v : w}]` });
  }
}

/**
 * Refuses rings that cross themselves or each other, naming the place. Touching in points is allowed. Returns on which
 * side of each ring the region lies.
 */
export function checkSimple(polygon: Outline): Int8Array {
  const odd = new Uint8Array(polygon.ringCount);
  const found = findSelfCrossing(polygon, odd);
  if (!found) {
    checkAreas(polygon);
    return ringSides(polygon, odd);
  }
  const { edgeA, edgeB, x, y, kind } = found;
  const place = `near (${round(x)}, ${round(y)})`;
  const sentence =
    kind === 'crosses'
      ? `The outline crosses itself: edge ${edgeA} and edge ${edgeB} meet ${place}; split it or reorder its points.`
      : kind === 'along'
        ? `Edge ${edgeA} runs along edge ${edgeB} ${place}; remove the part that has no width.`
        : `The outline turns back on itself between edge ${edgeA} and edge ${edgeB} ${place}; remove the spike.`;
  const ring = polygon.ringOf[edgeA];
  throw new PliantError('bad-geometry', sentence, {
    path: `rings[${ring}][${edgeA - polygon.rings[ring]}]`,
  });
}

/** A simple ring has an area, but it may be too small for f64 to hold. */
function checkAreas({ positions, rings, ringCount }: Outline): void {
  for (let r = 0; r < ringCount; r++) {
    if (ringArea(positions, rings[r], rings[r + 1]) !== 0) continue;
    throw new PliantError('bad-geometry', 'The ring encloses no area that can be told from zero.', {
      path: `rings[${r}]`,
    });
  }
}

function round(value: number): number {
  return Number(value.toPrecision(9));
}
