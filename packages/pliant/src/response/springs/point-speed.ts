/**
 * The velocity of a contact point in space. The contact point is no fixed point of a body. Under a rolling ball the
 * contact point stays below the centre, while the ball's matter there stands still for an instant and then rises. A
 * push at a point that lags behind would make the ball turn on.
 *
 * A body touches by a small sphere about a point c that the body carries. The sphere's radius is the radius of
 * curvature ρ for a round body and 0 for a corner. A flat face has no such sphere. The contact point divides the way
 * from one c to the other in the ratio of the radii.
 */
import type { BodyColumns } from '../../bodies/bodies.js';
import { SHAPE_CODE, SHAPE_PARAMS } from '../../geometry/shape.js';
import * as R from './spring-rows.js';

/** Cosine between normal and axis above which a cylinder or a cone touches with its flat end. */
const END = 0.7;

/** Stores the radii of curvature of the bodies of row `r` at the contact point. */
export function noteRoundness(c: BodyColumns, { data, a, b, bodyRow }: R.SpringRows, r: number): void {
  const o = r * R.ROW;
  data[o + R.ROUND_A] = curvature(c, bodyRow[a[r]], data, o, R.ARM_A);
  data[o + R.ROUND_B] = curvature(c, bodyRow[b[r]], data, o, R.ARM_B);
}

/**
 * Moves the arms to the middle of a part of `h` [s]. They go from the future centres to the future contact points,
 * without the effect of springs. `speed` is scratch. Both arms of a row end in one point, so its bodies exchange
 * angular momentum and lose none.
 */
export function moveArms(c: BodyColumns, rows: R.SpringRows, h: number, speed: Float64Array): void {
  const { data, body } = rows;
  for (let r = 0; r < rows.count; r++) {
    const o = r * R.ROW;
    pointSpeed(c, rows, r, h, speed);
    for (let x = 0; x < 3; x++) data[o + R.MOVED + x] += 0.5 * h * speed[x];
    moveArm(body, rows.a[r] * R.BODY, data, o, R.ARM_A, R.FIRST_A, h);
    moveArm(body, rows.b[r] * R.BODY, data, o, R.ARM_B, R.FIRST_B, h);
    for (let x = 0; x < 3; x++) data[o + R.MOVED + x] += 0.5 * h * speed[x];
  }
}

function moveArm(
  body: Float64Array,
  k: number,
  data: Float64Array,
  o: number,
  arm: number,
  first: number,
  h: number,
): void {
  for (let x = 0; x < 3; x++) {
    const way = body[k + R.WAY + x] + 0.5 * h * (body[k + R.BEFORE + x] + 0.5 * h * body[k + R.RATE + x]);
    data[o + arm + x] = data[o + first + x] + data[o + R.MOVED + x] - way;
  }
}

/**
 * The radius of curvature where a body of the row touches [m]. It is 0 if the body is not round there. `arm` is ARM_A
 * or ARM_B.
 */
function curvature(c: BodyColumns, row: number, data: Float64Array, o: number, arm: number): number {
  const code = c.shapeCode[row];
  if (code === SHAPE_CODE.sphere || code === SHAPE_CODE.capsule) return c.shape[row * SHAPE_PARAMS];
  if (code < SHAPE_CODE.cylinder || code > SHAPE_CODE.ellipsoid) return 0;
  if (code <= SHAPE_CODE.cone && Math.abs(alongAxis(c.orientation, 4 * row, data, o)) > END) return 0;
  const p = o + arm;
  return Math.abs(data[p] * data[o] + data[p + 1] * data[o + 1] + data[p + 2] * data[o + 2]);
}

/** The part of the normal at `data[o]` along the body's second axis. */
function alongAxis(q: Float64Array, e: number, data: Float64Array, o: number): number {
  const x = q[e];
  const y = q[e + 1];
  const z = q[e + 2];
  const w = q[e + 3];
  return (
    2 * (x * y - w * z) * data[o] +
    (1 - 2 * (x * x + z * z)) * data[o + 1] +
    2 * (y * z + w * x) * data[o + 2]
  );
}

/** Writes the velocity of the point of row `r`, from the speeds in the middle of a part of `h` [s]. */
function pointSpeed(c: BodyColumns, rows: R.SpringRows, r: number, h: number, out: Float64Array): void {
  const { data, body } = rows;
  const o = r * R.ROW;
  const a = rows.bodyRow[rows.a[r]];
  const b = rows.bodyRow[rows.b[r]];
  const roundA = data[o + R.ROUND_A];
  const roundB = data[o + R.ROUND_B];
  // For two bodies that are not round, the owner of the corner is unknown. The moving body counts, or both by half.
  let share = c.inverseMass[a] === 0 ? 0 : c.inverseMass[b] === 0 ? 1 : 0.5;
  if (roundA > 0) share = roundB > 0 ? roundB / (roundA + roundB) : 1;
  else if (roundB > 0) share = 0;
  out[0] = 0;
  out[1] = 0;
  out[2] = 0;
  if (share > 0) addSpeed(body, rows.a[r] * R.BODY, data, o, R.ARM_A, roundA, share, h, out);
  if (share < 1) addSpeed(body, rows.b[r] * R.BODY, data, o, R.ARM_B, -roundB, 1 - share, h, out);
}

/** out += share (v + ω × (arm + ρ n)) */
function addSpeed(
  body: Float64Array,
  k: number,
  data: Float64Array,
  o: number,
  arm: number,
  round: number,
  share: number,
  h: number,
  out: Float64Array,
): void {
  const x = data[o + arm] + round * data[o];
  const y = data[o + arm + 1] + round * data[o + 1];
  const z = data[o + arm + 2] + round * data[o + 2];
  const half = 0.5 * h;
  const wx = body[k + R.BEFORE + 3] + half * body[k + R.RATE + 3];
  const wy = body[k + R.BEFORE + 4] + half * body[k + R.RATE + 4];
  const wz = body[k + R.BEFORE + 5] + half * body[k + R.RATE + 5];
  out[0] += share * (body[k + R.BEFORE] + half * body[k + R.RATE] + wy * z - wz * y);
  out[1] += share * (body[k + R.BEFORE + 1] + half * body[k + R.RATE + 1] + wz * x - wx * z);
  out[2] += share * (body[k + R.BEFORE + 2] + half * body[k + R.RATE + 2] + wx * y - wy * x);
}
