/**
 * Rows of shapes that don't fit into a few numbers: hulls, meshes and combined shapes. The solid itself is kept beside
 * the arena (`bodies/solids.ts`); the row has its number, and the box around it in the body's frame, which is all that
 * the broad phase needs. Turning that box instead of every vertex makes bounds cost the same for any number of
 * vertices.
 */
import { assert } from '../core/errors.js';
import type { ShapeKind, ShapeModule } from './shape.js';

/** Offsets into the parameters: number of the solid, middle of its box, half extents of its box. */
export const STORED_INDEX = 0;
export const STORED_MIDDLE = 1;
export const STORED_HALF = 4;

export const STORED_KINDS = [
  'hull',
  'mesh',
  'union',
  'intersection',
  'difference',
  'rounded',
  'implicit',
] as const;
export type StoredKind = (typeof STORED_KINDS)[number];

const STORED: ReadonlySet<string> = new Set(STORED_KINDS);

export const isStored = (kind: ShapeKind): kind is StoredKind => STORED.has(kind);

/** Writes what a row holds of a stored solid. `box` is [min xyz, max xyz] in the body's frame. */
export function writeStored(index: number, box: Float64Array, params: Float64Array, o: number): void {
  params[o + STORED_INDEX] = index;
  for (let k = 0; k < 3; k++) {
    params[o + STORED_MIDDLE + k] = 0.5 * (box[k] + box[3 + k]);
    params[o + STORED_HALF + k] = 0.5 * (box[3 + k] - box[k]);
  }
}

/** The module of one stored kind. Whatever the box can't tell is asked of the solid. */
export function storedModule<K extends StoredKind>(kind: K): ShapeModule<K> {
  const askTheSolid = (): never => {
    assert(false, `a ${kind} is kept beside the arena; ask its solid`);
  };
  return {
    kind,
    bounded: true,
    write: askTheSolid,
    read: askTheSolid,
    volume: askTheSolid,
    inertia: askTheSolid,
    thinness: askTheSolid,
    reach: askTheSolid,
    bounds: turnedBox,
  };
}

function turnedBox(
  params: Float64Array,
  o: number,
  position: Float64Array,
  p: number,
  orientation: Float64Array,
  q: number,
  out: Float64Array,
  b: number,
): void {
  const x = orientation[q];
  const y = orientation[q + 1];
  const z = orientation[q + 2];
  const w = orientation[q + 3];
  const m = o + STORED_MIDDLE;
  const h = o + STORED_HALF;
  for (let k = 0; k < 3; k++) {
    const r0 = k === 0 ? 1 - 2 * (y * y + z * z) : k === 1 ? 2 * (x * y + z * w) : 2 * (x * z - y * w);
    const r1 = k === 0 ? 2 * (x * y - z * w) : k === 1 ? 1 - 2 * (x * x + z * z) : 2 * (y * z + x * w);
    const r2 = k === 0 ? 2 * (x * z + y * w) : k === 1 ? 2 * (y * z - x * w) : 1 - 2 * (x * x + y * y);
    const middle = position[p + k] + r0 * params[m] + r1 * params[m + 1] + r2 * params[m + 2];
    const reach = Math.abs(r0) * params[h] + Math.abs(r1) * params[h + 1] + Math.abs(r2) * params[h + 2];
    out[b + k] = middle - reach;
    out[b + 3 + k] = middle + reach;
  }
}
