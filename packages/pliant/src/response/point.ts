import type { BodyColumns } from '../bodies/bodies.js';
import { SHAPE_CODE } from '../geometry/shape.js';

/** Velocity of `a` minus velocity of `b` at a world point [m/s]. */
export function relativeVelocity(
  c: BodyColumns,
  a: number,
  b: number,
  point: Float64Array,
  o: number,
  out: Float64Array,
): void {
  pointVelocity(c, a, point, o, 1, out, true);
  pointVelocity(c, b, point, o, -1, out, false);
}

function pointVelocity(
  c: BodyColumns,
  row: number,
  point: Float64Array,
  o: number,
  sign: number,
  out: Float64Array,
  fresh: boolean,
): void {
  const { position, velocity, angularVelocity } = c;
  const i = row * 3;
  const rx = point[o] - position[i];
  const ry = point[o + 1] - position[i + 1];
  const rz = point[o + 2] - position[i + 2];
  const wx = angularVelocity[i];
  const wy = angularVelocity[i + 1];
  const wz = angularVelocity[i + 2];
  const vx = sign * (velocity[i] + wy * rz - wz * ry);
  const vy = sign * (velocity[i + 1] + wz * rx - wx * rz);
  const vz = sign * (velocity[i + 2] + wx * ry - wy * rx);
  out[0] = fresh ? vx : out[0] + vx;
  out[1] = fresh ? vy : out[1] + vy;
  out[2] = fresh ? vz : out[2] + vz;
}

/**
 * Adds to out[at] how easily a body yields at a point in a unit direction: 1/m + (r × n)ᵀ I⁻¹ (r × n) [1/kg]. It adds
 * instead of returning, because a returned double is boxed.
 */
export function addInverseMass(
  c: BodyColumns,
  row: number,
  point: Float64Array,
  o: number,
  normal: Float64Array,
  n: number,
  out: Float64Array,
  at: number,
): void {
  if (c.inverseMass[row] === 0) return;
  const { position, worldInverseInertia: k } = c;
  const i = row * 3;
  const w = row * 6;
  const rx = point[o] - position[i];
  const ry = point[o + 1] - position[i + 1];
  const rz = point[o + 2] - position[i + 2];
  const x = ry * normal[n + 2] - rz * normal[n + 1];
  const y = rz * normal[n] - rx * normal[n + 2];
  const z = rx * normal[n + 1] - ry * normal[n];
  out[at] +=
    c.inverseMass[row] +
    x * (k[w] * x + k[w + 1] * y + k[w + 2] * z) +
    y * (k[w + 1] * x + k[w + 3] * y + k[w + 4] * z) +
    z * (k[w + 2] * x + k[w + 4] * y + k[w + 5] * z);
}

/**
 * The body that the contact point follows during motion: +1 for `a`, −1 for `b`, if only that body is a ball and it is
 * not the heavier one. A ball touches the ground directly below its centre. 0 if both bodies share by their masses.
 *
 * A load that is taken back at another place than where it was given turns the bodies. What a heavy ball presses on a
 * light body would tear that body round if the point left the light body with the ball.
 */
export function ballLeads({ shapeCode, inverseMass }: BodyColumns, a: number, b: number): number {
  const isBallA = shapeCode[a] === SHAPE_CODE.sphere;
  if (isBallA === (shapeCode[b] === SHAPE_CODE.sphere)) return 0;
  const lead = isBallA ? 1 : -1;
  return lead * (inverseMass[a] - inverseMass[b]) < 0 ? 0 : lead;
}
