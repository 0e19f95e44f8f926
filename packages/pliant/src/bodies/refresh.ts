import { MARGIN_MOTION, MARGIN_REST, MARGIN_TURN } from '../core/constants.js';
import { SHAPE_PARAMS } from '../geometry/shape.js';
import { shapeByCode } from '../geometry/shapes.js';
import type { Bodies, BodyColumns } from './bodies.js';
import type { Deformables } from './deformable/deformables.js';
import { boundRun, fastestInRun } from './deformable/run.js';
import { AWAKE, BODY_CODE } from './layout.js';
import { lockInertia } from './locks.js';
import { isTurned } from './principal.js';

/**
 * Updates the box and world inertia of every body that may have moved. Detection and response read them. If contacts
 * are found once for a time `ahead` [s], margins reach as far as the body may come in that time. Boxes then reach to
 * the end of its flight. With `only`, rows that have a 1 there.
 */
export function refreshMoving(
  bodies: Bodies,
  ahead: number,
  gravity: Float64Array,
  extra: Extra = NO_EXTRA,
  only?: Uint8Array,
): void {
  const c = bodies.columns;
  const { kind, activity, velocity: v, angularVelocity: w, margin, bounds, thinness, reach } = c;
  const rows = bodies.rows;
  const near = extra.reach;
  const { wholeWay } = extra;
  // The norm is written out, because a function's result is boxed.
  const pull = Math.sqrt(gravity[0] * gravity[0] + gravity[1] * gravity[1] + gravity[2] * gravity[2]);
  for (let row = 0, i = 0, o = 0; row < rows; row++, i += 3, o += 6) {
    if (kind[row] !== BODY_CODE.kinematic && (kind[row] !== BODY_CODE.rigid || activity[row] !== AWAKE))
      continue;
    if (only !== undefined && only[row] === 0) continue;
    refresh(c, row);
    margin[row] = 0;
    if (ahead === 0 && near === 0) continue;
    const thin = thinness[row];
    const speed = Math.sqrt(v[i] * v[i] + v[i + 1] * v[i + 1] + v[i + 2] * v[i + 2]);
    const spin = Math.sqrt(w[i] * w[i] + w[i + 1] * w[i + 1] + w[i + 2] * w[i + 2]);
    const most = wholeWay ? Number.POSITIVE_INFINITY : MARGIN_MOTION * thin;
    // Parts that reach out of the body sweep as far as it turns. A ball has no such parts.
    const turn = Math.min(spin * ahead, MARGIN_TURN) * leverOf(reach[row], thin);
    const fall = pull * ahead * ahead;
    const rest = near + (ahead > 0 ? MARGIN_REST * thin : 0);
    margin[row] = rest + turn + Math.min(speed * ahead + fall, most);
    // The direction of flight is known. To the other sides the body may only turn and fall.
    const wide = rest + turn + Math.min(fall, most);
    const x = v[i] * ahead;
    const y = v[i + 1] * ahead;
    const z = v[i + 2] * ahead;
    bounds[o] -= x < 0 ? wide - x : wide;
    bounds[o + 1] -= y < 0 ? wide - y : wide;
    bounds[o + 2] -= z < 0 ? wide - z : wide;
    bounds[o + 3] += x > 0 ? wide + x : wide;
    bounds[o + 4] += y > 0 ? wide + y : wide;
    bounds[o + 5] += z > 0 ? wide + z : wide;
  }
}

/** How far from the line through the centre what reaches out of a body may stand [m]: a turn moves it that far towards others. */
export const leverOf = (reach: number, thin: number): number =>
  Math.sqrt(Math.max(0, reach * reach - thin * thin));

/** The responses' demands beyond that. */
export interface Extra {
  /** The distance at which surfaces already act on each other [m]. */
  readonly reach: number;
  /** Whether to look as far as bodies may come, however far that is. */
  readonly wholeWay: boolean;
}

const NO_EXTRA: Extra = { reach: 0, wholeWay: false };

/**
 * The same for deformable bodies: boxes around their particles, widened by the way of the fastest particle in `ahead`
 * [s].
 */
export function refreshDeformables(
  bodies: Bodies,
  { list, particles }: Deformables,
  ahead: number,
  gravity: Float64Array,
): void {
  const { activity, bounds, margin } = bodies.columns;
  const pull = Math.sqrt(gravity[0] * gravity[0] + gravity[1] * gravity[1] + gravity[2] * gravity[2]);
  for (let k = 0; k < list.length; k++) {
    const { row, model } = list[k];
    if (activity[row] !== AWAKE) continue;
    fastestInRun(particles.columns, model.first, model.count, margin, row);
    margin[row] = (Math.sqrt(margin[row]) + pull * ahead) * ahead;
    bounds[6 * row] = margin[row] + (model.reach?.() ?? 0);
    boundRun(particles.columns, model.first, model.count, bounds, 6 * row);
  }
}

export function refresh(c: BodyColumns, row: number): void {
  shapeByCode(c.shapeCode[row]).bounds(
    c.shape,
    row * SHAPE_PARAMS,
    c.position,
    row * 3,
    c.orientation,
    row * 4,
    c.bounds,
    row * 6,
  );
  if (c.kind[row] === BODY_CODE.rigid) rotateInertia(c, row);
}

/**
 * worldInverseInertia = R diag(inverseInertia) Rᵀ, with R from the principal axes to the world, without locked turns.
 */
export function rotateInertia(c: BodyColumns, row: number): void {
  turnInertia(c, row);
  if (c.locks[row] > 7) lockInertia(c.worldInverseInertia, row * 6, c.locks[row]);
}

function turnInertia(c: BodyColumns, row: number): void {
  const { inverseInertia, worldInverseInertia: out, orientation } = c;
  const i = row * 3;
  const o = row * 6;
  const a = inverseInertia[i];
  const b = inverseInertia[i + 1];
  const d = inverseInertia[i + 2];
  if (a === b && b === d) {
    out[o] = out[o + 3] = out[o + 5] = a;
    out[o + 1] = out[o + 2] = out[o + 4] = 0;
    return;
  }
  const q = row * 4;
  let x = orientation[q];
  let y = orientation[q + 1];
  let z = orientation[q + 2];
  let w = orientation[q + 3];
  if (isTurned(c, row)) {
    const { principalTurn: t } = c;
    const tx = t[q];
    const ty = t[q + 1];
    const tz = t[q + 2];
    const tw = t[q + 3];
    const [x0, y0, z0, w0] = [x, y, z, w];
    x = w0 * tx + x0 * tw + y0 * tz - z0 * ty;
    y = w0 * ty - x0 * tz + y0 * tw + z0 * tx;
    z = w0 * tz + x0 * ty - y0 * tx + z0 * tw;
    w = w0 * tw - x0 * tx - y0 * ty - z0 * tz;
  }
  const r00 = 1 - 2 * (y * y + z * z);
  const r01 = 2 * (x * y - z * w);
  const r02 = 2 * (x * z + y * w);
  const r10 = 2 * (x * y + z * w);
  const r11 = 1 - 2 * (x * x + z * z);
  const r12 = 2 * (y * z - x * w);
  const r20 = 2 * (x * z - y * w);
  const r21 = 2 * (y * z + x * w);
  const r22 = 1 - 2 * (x * x + y * y);
  out[o] = a * r00 * r00 + b * r01 * r01 + d * r02 * r02;
  out[o + 1] = a * r00 * r10 + b * r01 * r11 + d * r02 * r12;
  out[o + 2] = a * r00 * r20 + b * r01 * r21 + d * r02 * r22;
  out[o + 3] = a * r10 * r10 + b * r11 * r11 + d * r12 * r12;
  out[o + 4] = a * r10 * r20 + b * r11 * r21 + d * r12 * r22;
  out[o + 5] = a * r20 * r20 + b * r21 * r21 + d * r22 * r22;
}
