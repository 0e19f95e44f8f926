/**
 * Motions of a soft body as a whole, Z: three translations and three rotations about its middle. Contact may hold them
 * with a stiffness of thousands of times m/h². So they are removed from the preconditioner of the body and solved
 * separately, with the contacts.
 */
import type { Block } from './block.js';
import { solveSix } from './solve-six.js';
import type { System } from './system.js';

/** z = Π P⁻¹ Πᵀ r + Z A⁻¹ Zᵀ r, with Z the motions as a whole and Π the rest of a motion without them. */
export function preconditionWhole(
  { part, r, z, member, centre, inertiaFactor, matrix }: Block,
  system: System,
  six: Float64Array,
): void {
  const { x, inertia: mass } = system;
  const base = 3 * member.from;
  wrenchOf(r, x, base, centre, six, 0);
  for (let k = 0; k < 6; k++) six[6 + k] = six[k];
  solveSix(inertiaFactor, 0, six, 6);
  for (let i = 0; i < r.length; i += 3) {
    const m = mass[member.from + i / 3];
    const ax = x[base + i] - centre[0];
    const ay = x[base + i + 1] - centre[1];
    const az = x[base + i + 2] - centre[2];
    z[i] = r[i] - m * (six[6] + six[10] * az - six[11] * ay);
    z[i + 1] = r[i + 1] - m * (six[7] + six[11] * ax - six[9] * az);
    z[i + 2] = r[i + 2] - m * (six[8] + six[9] * ay - six[10] * ax);
  }
  part!.elasticity.precondition(z, z);
  momentumOf(z, x, base, centre, mass, member.from, six, 6);
  solveSix(inertiaFactor, 0, six, 6);
  solveSix(matrix, 0, six, 0);
  for (let k = 0; k < 6; k++) six[k] = six[k] - six[6 + k];
  for (let i = 0; i < r.length; i += 3) {
    const ax = x[base + i] - centre[0];
    const ay = x[base + i + 1] - centre[1];
    const az = x[base + i + 2] - centre[2];
    z[i] = z[i] + six[0] + six[4] * az - six[5] * ay;
    z[i + 1] = z[i + 1] + six[1] + six[5] * ax - six[3] * az;
    z[i + 2] = z[i + 2] + six[2] + six[3] * ay - six[4] * ax;
  }
}

/** Middle and matrix of inertia of a soft block as a whole. */
export function massMatrix(
  { member, centre, inertia: out }: Block,
  x: Float64Array,
  mass: Float64Array,
): void {
  let m = 0;
  centre.fill(0);
  for (let i = member.from; i < member.from + member.nodeCount; i++) {
    m += mass[i];
    for (let k = 0; k < 3; k++) centre[k] = centre[k] + mass[i] * x[3 * i + k];
  }
  for (let k = 0; k < 3; k++) centre[k] = centre[k] / m;
  out.fill(0);
  let xx = 0;
  let yy = 0;
  let zz = 0;
  let xy = 0;
  let xz = 0;
  let yz = 0;
  for (let i = member.from; i < member.from + member.nodeCount; i++) {
    const ax = x[3 * i] - centre[0];
    const ay = x[3 * i + 1] - centre[1];
    const az = x[3 * i + 2] - centre[2];
    xx += mass[i] * ax * ax;
    yy += mass[i] * ay * ay;
    zz += mass[i] * az * az;
    xy += mass[i] * ax * ay;
    xz += mass[i] * ax * az;
    yz += mass[i] * ay * az;
  }
  out[0] = out[7] = out[14] = m;
  out[21] = yy + zz;
  out[28] = xx + zz;
  out[35] = xx + yy;
  out[22] = out[27] = -xy;
  out[23] = out[33] = -xz;
  out[29] = out[34] = -yz;
}

/** Force and torque of nodal forces. */
function wrenchOf(
  f: Float64Array,
  x: Float64Array,
  base: number,
  c: Float64Array,
  out: Float64Array,
  o: number,
): void {
  for (let k = o; k < o + 6; k++) out[k] = 0;
  for (let i = 0; i < f.length; i += 3) {
    const ax = x[base + i] - c[0];
    const ay = x[base + i + 1] - c[1];
    const az = x[base + i + 2] - c[2];
    out[o] = out[o] + f[i];
    out[o + 1] = out[o + 1] + f[i + 1];
    out[o + 2] = out[o + 2] + f[i + 2];
    out[o + 3] = out[o + 3] + ay * f[i + 2] - az * f[i + 1];
    out[o + 4] = out[o + 4] + az * f[i] - ax * f[i + 2];
    out[o + 5] = out[o + 5] + ax * f[i + 1] - ay * f[i];
  }
}

/** The same of mass times a move. */
function momentumOf(
  d: Float64Array,
  x: Float64Array,
  base: number,
  c: Float64Array,
  mass: Float64Array,
  from: number,
  out: Float64Array,
  o: number,
): void {
  for (let k = o; k < o + 6; k++) out[k] = 0;
  for (let i = 0, v = from; i < d.length; i += 3, v++) {
    const ax = x[base + i] - c[0];
    const ay = x[base + i + 1] - c[1];
    const az = x[base + i + 2] - c[2];
    const fx = mass[v] * d[i];
    const fy = mass[v] * d[i + 1];
    const fz = mass[v] * d[i + 2];
    out[o] = out[o] + fx;
    out[o + 1] = out[o + 1] + fy;
    out[o + 2] = out[o + 2] + fz;
    out[o + 3] = out[o + 3] + ay * fz - az * fy;
    out[o + 4] = out[o + 4] + az * fx - ax * fz;
    out[o + 5] = out[o + 5] + ax * fy - ay * fx;
  }
}
