/**
 * Finds the open manifolds that could close within the step. Boxes and margins reach as far as bodies may come in any
 * direction. Once the normal is known, most of these pairs turn out to slide along each other or to separate. In a heap
 * they are a third to a half of all manifolds. Each of them would be built, solved and booked for nothing.
 *
 *   a point may close  ⇔  gap < near + ahead (closing + pull · ahead)
 *   closing = the fastest of: both continue, a alone, b alone (a third body may stop the other within the step)
 *
 * A manifold is kept or dropped as a whole, so that a manifold that carries a load keeps all its points. A manifold
 * that overlapped or pushed in the previous step stays while it is within the margin. If it were dropped at every small
 * gap, a house of cards would lose its hold and slide apart. Any other manifold stays until it is wide open.
 */
import type { ColliderColumns } from '../bodies/bodies.js';
import { NEAR_REST } from '../core/constants.js';
import type { Contacts } from './contacts.js';

/**
 * The limits of looking ahead: time [s], the share of gravity [m/s²], and the reach of responses [m]; and the time to
 * the middle of the substeps that keep the contacts, 0 where each finds its own [s].
 */
export const AHEAD = 0;
export const PULL = 1;
export const REACH = 2;
export const MIDDLE = 3;

/** Share by which a bound is enlarged. */
const ROUNDING = 1e-9;

/** Gravity alone may close gaps up to this [m]. */
function nearBy({ thinness }: ColliderColumns, a: number, b: number, outlook: Float64Array): number {
  const ahead = outlook[AHEAD];
  return outlook[REACH] + NEAR_REST * Math.min(thinness[a], thinness[b]) + outlook[PULL] * ahead * ahead;
}

/**
 * The same question before there are points, for two bodies that overlap by a negative `depth` along n (from `b` to
 * `a`). It is false only where `mayClose` is false for all points of two faces: such points are at least as far apart,
 * and no farther from the centres than `reach` and the margin.
 */
export function mayCloseAlong(
  c: ColliderColumns,
  n: Float64Array,
  a: number,
  b: number,
  { depth, margin }: { readonly depth: number; readonly margin: number },
  outlook: Float64Array,
): boolean {
  const { velocity: v, angularVelocity: w, reach } = c;
  const left = -depth - nearBy(c, a, b, outlook);
  if (!(left > 0)) return true;
  const i = a * 3;
  const j = b * 3;
  const spinA = Math.sqrt(w[i] * w[i] + w[i + 1] * w[i + 1] + w[i + 2] * w[i + 2]);
  const spinB = Math.sqrt(w[j] * w[j] + w[j + 1] * w[j + 1] + w[j + 2] * w[j + 2]);
  const ofA = spinA * (reach[a] + margin) - (v[i] * n[0] + v[i + 1] * n[1] + v[i + 2] * n[2]);
  const ofB = spinB * (reach[b] + margin) + (v[j] * n[0] + v[j + 1] * n[1] + v[j + 2] * n[2]);
  return !(left > (1 + ROUNDING) * outlook[AHEAD] * Math.max(ofA, ofB, ofA + ofB, 0));
}

/** Asks for the points `first … count` of the open manifold between `a` and `b`, its first and second body. */
export function mayClose(
  c: ColliderColumns,
  contacts: Contacts,
  first: number,
  a: number,
  b: number,
  outlook: Float64Array,
): boolean {
  const ahead = outlook[AHEAD];
  const near = nearBy(c, a, b, outlook);
  for (let p = first; p < contacts.count; p++) {
    const gap = -contacts.depth[p] - near;
    if (!(gap > 0)) return true;
    closings(c, contacts, p, a, b);
    if (!(gap > ahead * Math.max(closing[0], closing[1], closing[0] + closing[1]))) return true;
  }
  return false;
}

/** Speeds at which the first and the second body close the gap of a point [m/s]. */
export const closing = new Float64Array(2);

/** Writes `closing` for point `p` of the bodies `a` and `b`. */
export function closings(
  { position: x, velocity: v, angularVelocity: w }: ColliderColumns,
  { point, normal }: Contacts,
  p: number,
  a: number,
  b: number,
): void {
  const i = a * 3;
  const j = b * 3;
  const k = p * 3;
  const nx = normal[k];
  const ny = normal[k + 1];
  const nz = normal[k + 2];
  const ax = point[k] - x[i];
  const ay = point[k + 1] - x[i + 1];
  const az = point[k + 2] - x[i + 2];
  const bx = point[k] - x[j];
  const by = point[k + 1] - x[j + 1];
  const bz = point[k + 2] - x[j + 2];
  closing[0] = -(
    (v[i] + w[i + 1] * az - w[i + 2] * ay) * nx +
    (v[i + 1] + w[i + 2] * ax - w[i] * az) * ny +
    (v[i + 2] + w[i] * ay - w[i + 1] * ax) * nz
  );
  closing[1] =
    (v[j] + w[j + 1] * bz - w[j + 2] * by) * nx +
    (v[j + 1] + w[j + 2] * bx - w[j] * bz) * ny +
    (v[j + 2] + w[j] * by - w[j + 1] * bx) * nz;
}
