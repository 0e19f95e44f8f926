/**
 * Checks points for a hull and moves them by 1e-11 of their extent, each its own way, so that no four lie in a plane:
 * then exact orientation signs never are zero, and the hull's topology can't contradict itself. What the shift cut
 * apart is put together again afterwards (`hull-faces.ts`), on the points as they were given.
 */
import { PliantError } from '../../core/errors.js';

/** Share of the extent by which points are moved. */
const SHIFT = 1e-11;

/** Least thickness of a hull, as a share of its extent; far above the shift. */
const THINNEST = 1e-7;

/** Four points that span a volume; throws when there are none. */
export function checkPoints(points: Float64Array): Uint32Array {
  const count = points.length / 3;
  if (!Number.isInteger(count) || count < 4) {
    refuse(
      `A hull needs at least 4 points of 3 coordinates each, but there are ${points.length} numbers; add points.`,
    );
  }
  for (let i = 0; i < points.length; i++) {
    if (!(Math.abs(points[i]) <= 1e12))
      refuse(`Coordinate ${i} of the hull is ${points[i]}; give a finite number of at most 1e12 m.`);
  }
  return spanningTetrahedron(points, count);
}

function refuse(sentence: string): never {
  throw new PliantError('bad-geometry', sentence, { path: 'points' });
}

/** Farthest from the first, from their line, from their plane. */
function spanningTetrahedron(points: Float64Array, count: number): Uint32Array {
  const corners = new Uint32Array(4);
  const extent = extentOf(points);
  corners[0] = 0;
  for (let k = 1; k < 4; k++) {
    let best = -1;
    let most = THINNEST * extent;
    for (let i = 0; i < count; i++) {
      const away =
        k === 1
          ? fromPoint(points, corners, i)
          : k === 2
            ? fromLine(points, corners, i)
            : fromPlane(points, corners, i);
      if (away > most) {
        most = away;
        best = i;
      }
    }
    if (best < 0) {
      const flat = ['', 'are all the same', 'lie on one line', 'lie in one plane'][k];
      refuse(
        `The points of the hull ${flat}, so it has no volume; give at least four points that span a space.`,
      );
    }
    corners[k] = best;
  }
  return corners;
}

export function extentOf(points: Float64Array): number {
  let extent = 0;
  for (let k = 0; k < 3; k++) {
    let low = points[k];
    let high = points[k];
    for (let i = k; i < points.length; i += 3) {
      low = Math.min(low, points[i]);
      high = Math.max(high, points[i]);
    }
    extent = Math.max(extent, high - low);
  }
  return extent;
}

const difference = (p: Float64Array, i: number, j: number): [number, number, number] => [
  p[3 * i] - p[3 * j],
  p[3 * i + 1] - p[3 * j + 1],
  p[3 * i + 2] - p[3 * j + 2],
];
const cross = (a: readonly number[], b: readonly number[]): [number, number, number] => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const dot = (a: readonly number[], b: readonly number[]): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const length = (a: readonly number[]): number => Math.sqrt(dot(a, a));

function fromPoint(p: Float64Array, [a]: Uint32Array, i: number): number {
  return length(difference(p, i, a));
}

function fromLine(p: Float64Array, [a, b]: Uint32Array, i: number): number {
  const along = difference(p, b, a);
  return length(cross(difference(p, i, a), along)) / length(along);
}

function fromPlane(p: Float64Array, [a, b, c]: Uint32Array, i: number): number {
  const normal = cross(difference(p, b, a), difference(p, c, a));
  return Math.abs(dot(difference(p, i, a), normal)) / length(normal);
}

/** The points, moved a little; the same points move the same way everywhere. */
export function moveApart(points: Float64Array): Float64Array {
  const moved = Float64Array.from(points);
  const shift = SHIFT * extentOf(points);
  let state = 0x9e3779b9;
  for (let i = 0; i < moved.length; i++) {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + i;
    state = Math.imul(state ^ (state >>> 12), 0x297a2d39);
    moved[i] += shift * ((state >>> 0) / 2 ** 31 - 1);
  }
  return moved;
}
