/**
 * Curves as outlines: points on the curve, as few as keep every point of the curve within `deviation` [m] of the
 * chords. Circles and arcs use the exact sagitta; Béziers are halved until their control polygon is flat, whose
 * distance from the chord bounds the curve's.
 */
import { PliantError } from '../core/errors.js';
import { acos, cos, sin } from '../math/scalar.js';

const TURN = 6.283185307179586;
/** Most points a single curve may be cut into: beyond it the deviation is a mistake. */
const MOST_POINTS = 1_000_000;

function checkDeviation(deviation: number): void {
  if (!(deviation > 0)) {
    throw new PliantError('invalid-value', `The deviation must be a positive length; it is ${deviation}.`, {
      path: 'deviation',
    });
  }
}

/** Pieces of an arc of `angle` [rad] whose sagitta r (1 - cos(angle / 2n)) stays within the deviation. */
function arcPieces(radius: number, angle: number, deviation: number): number {
  checkDeviation(deviation);
  if (!(radius > 0) || !Number.isFinite(radius)) {
    throw new PliantError('invalid-value', `The radius must be positive; it is ${radius}.`, {
      path: 'radius',
    });
  }
  const widest = deviation >= radius ? TURN / 2 : 2 * acos(1 - deviation / radius);
  const pieces = Math.max(1, Math.ceil(Math.abs(angle) / widest));
  if (!(pieces <= MOST_POINTS)) {
    const sentence = `The deviation ${deviation} m would cut the arc into more than ${MOST_POINTS} pieces.`;
    throw new PliantError('too-large', sentence, { path: 'deviation' });
  }
  return pieces;
}

/** Points of an arc, both ends included, flat `x, y`. */
export function arc(
  centreX: number,
  centreY: number,
  radius: number,
  from: number,
  to: number,
  deviation: number,
): number[] {
  const pieces = arcPieces(radius, to - from, deviation);
  const points: number[] = [];
  for (let k = 0; k <= pieces; k++) {
    const angle = from + ((to - from) * k) / pieces;
    points.push(centreX + radius * cos(angle), centreY + radius * sin(angle));
  }
  return points;
}

/** A circle as a ring, counter-clockwise, flat `x, y`. At least a triangle, whatever the deviation. */
export function circle(centreX: number, centreY: number, radius: number, deviation: number): number[] {
  return regularRing(centreX, centreY, radius, Math.max(3, arcPieces(radius, TURN, deviation)));
}

/** A regular ring of `count` vertices on a circle, counter-clockwise, flat `x, y`. */
export function regularRing(
  centreX: number,
  centreY: number,
  radius: number,
  count: number,
  phase = 0,
): number[] {
  const points: number[] = [];
  for (let k = 0; k < count; k++) {
    const angle = phase + (TURN * k) / count;
    points.push(centreX + radius * cos(angle), centreY + radius * sin(angle));
  }
  return points;
}

/** A quadratic or cubic Bézier curve from its 3 or 4 control points, flat `x, y`; both ends included. */
export function bezier(control: readonly number[], deviation: number): number[] {
  checkDeviation(deviation);
  if (control.length !== 6 && control.length !== 8) {
    throw new PliantError('invalid-value', 'A Bézier curve needs three or four control points.', {
      path: 'control',
    });
  }
  if (!control.every(Number.isFinite)) {
    throw new PliantError('invalid-value', 'The control points must be finite numbers.', { path: 'control' });
  }
  const points = [control[0], control[1]];
  halve(Float64Array.from(control), deviation, points, 0);
  return points;
}

/** Appends the curve after its first point. Depth 19 reaches MOST_POINTS / 2 pieces. */
function halve(control: Float64Array, deviation: number, points: number[], depth: number): void {
  const last = control.length - 2;
  if (depth >= 19 || flatness(control) <= deviation) {
    points.push(control[last], control[last + 1]);
    return;
  }
  const left = new Float64Array(control.length);
  const right = control.slice();
  for (let level = 0; level <= last / 2; level++) {
    left[2 * level] = right[0];
    left[2 * level + 1] = right[1];
    for (let k = 0; k < last - 2 * level; k++) right[k] = (right[k] + right[k + 2]) / 2;
  }
  halve(left, deviation, points, depth + 1);
  halve(right, deviation, points, depth + 1);
}

/** Largest distance of an inner control point from the chord; the curve lies in their convex hull. */
function flatness(control: Float64Array): number {
  const last = control.length - 2;
  const [ax, ay] = [control[0], control[1]];
  const [ex, ey] = [control[last] - ax, control[last + 1] - ay];
  const lengthSq = ex * ex + ey * ey;
  let worstSq = 0;
  for (let k = 2; k < last; k += 2) {
    const [px, py] = [control[k] - ax, control[k + 1] - ay];
    const t = lengthSq > 0 ? Math.min(1, Math.max(0, (px * ex + py * ey) / lengthSq)) : 0;
    const [dx, dy] = [px - t * ex, py - t * ey];
    worstSq = Math.max(worstSq, dx * dx + dy * dy);
  }
  return Math.sqrt(worstSq);
}
