/**
 * Motions as a whole of a solid in the frame of its rest shape, Z: the same translation or turn of the rest shape,
 * turned with every vertex. The factored rest stiffness K has K Z = 0 exactly, so in P = M + K they are apart from all
 * changes of shape:
 *
 *   z = (P⁻¹ + Z W Zᵀ) r,   W = A⁻¹ − (Zᵀ M Z)⁻¹,   A = Zᵀ M Z + contact
 *
 * replaces their inertia by the matrix with contacts, and P z = r + M Z W Zᵀ r costs nothing. So conjugate gradients
 * need no product with P.
 */
import type { FemElasticity } from '../../bodies/fem/fem-elasticity.js';
import type { Block } from './block.js';
import { solveSix } from './solve-six.js';

/** z ≈ H⁻¹ r, and y = P z. Without `hasWhole` contacts are left out. */
export function preconditionRest(
  { r, z, y, inertiaFactor, matrix, hasWhole }: Block,
  elasticity: FemElasticity,
  six: Float64Array,
): void {
  const { arms } = elasticity.shape;
  const work = elasticity.toRest(r);
  if (hasWhole) {
    wrenchAtRest(work, arms, six);
    wholeMotion(matrix, inertiaFactor, six);
  }
  elasticity.solveAtRest();
  if (!hasWhole) {
    y.set(r);
    elasticity.toWorld(z);
    return;
  }
  const { vertexVolume } = elasticity.shape;
  const density = elasticity.restInertia;
  const ax = six[0];
  const ay = six[1];
  const az = six[2];
  const bx = six[3];
  const by = six[4];
  const bz = six[5];
  for (let i = 0, v = 0; i < work.length; i += 3, v++) {
    const px = arms[i];
    const py = arms[i + 1];
    const pz = arms[i + 2];
    const mx = ax + by * pz - bz * py;
    const my = ay + bz * px - bx * pz;
    const mz = az + bx * py - by * px;
    work[i] = work[i] + mx;
    work[i + 1] = work[i + 1] + my;
    work[i + 2] = work[i + 2] + mz;
    const m = density * vertexVolume[v];
    y[i] = m * mx;
    y[i + 1] = m * my;
    y[i + 2] = m * mz;
  }
  elasticity.toWorld(z);
  elasticity.turnToWorld(y);
  for (let k = 0; k < y.length; k++) y[k] = y[k] + r[k];
}

/** The same for one or two blocks in the kernel, with the same bits. Two blocks have the same factor. */
export function preconditionLodged(first: Block, second: Block | undefined, six: Float64Array): void {
  const isPair = second !== undefined;
  startLodged(first, 0, isPair, six);
  if (isPair) startLodged(second, 1, true, six);
  first.part!.rest!.lodged!.solve(isPair);
  endLodged(first, 0, isPair);
  if (isPair) endLodged(second, 1, true);
}

function startLodged(block: Block, lane: number, isPair: boolean, six: Float64Array): void {
  const { r, inertiaFactor, matrix, hasWhole, motion } = block;
  block.part!.rest!.lodged!.toRest(r, lane, isPair, six);
  if (!hasWhole) return;
  wholeMotion(matrix, inertiaFactor, six);
  for (let k = 0; k < 6; k++) motion[k] = six[k];
}

function endLodged({ part, r, z, y, hasWhole, motion }: Block, lane: number, isPair: boolean): void {
  const rest = part!.rest!;
  const lodged = rest.lodged!;
  if (hasWhole) lodged.toWorldWhole(lane, isPair, motion, rest.restInertia, z, y);
  else {
    y.set(r);
    lodged.toWorld(lane, isPair, z);
  }
}

/** W times the wrench in six; see above. */
function wholeMotion(matrix: Float64Array, inertiaFactor: Float64Array, six: Float64Array): void {
  for (let k = 0; k < 6; k++) six[6 + k] = six[k];
  solveSix(matrix, 0, six, 0);
  solveSix(inertiaFactor, 0, six, 6);
  for (let k = 0; k < 6; k++) six[k] = six[k] - six[6 + k];
}

/** Force and torque of nodal forces in the frame at rest. */
function wrenchAtRest(f: Float64Array, arms: Float64Array, out: Float64Array): void {
  let fx = 0;
  let fy = 0;
  let fz = 0;
  let tx = 0;
  let ty = 0;
  let tz = 0;
  for (let i = 0; i < f.length; i += 3) {
    const x = f[i];
    const y = f[i + 1];
    const z = f[i + 2];
    fx += x;
    fy += y;
    fz += z;
    tx += arms[i + 1] * z - arms[i + 2] * y;
    ty += arms[i + 2] * x - arms[i] * z;
    tz += arms[i] * y - arms[i + 1] * x;
  }
  out[0] = fx;
  out[1] = fy;
  out[2] = fz;
  out[3] = tx;
  out[4] = ty;
  out[5] = tz;
}

/** Adds w times the wrenches, at rest, of the world's three axes at vertex v to out: six numbers each. */
export function addRestWrenches(
  { rotations, shape }: FemElasticity,
  v: number,
  w: number,
  out: Float64Array,
): void {
  const { matrices: r } = rotations;
  const ax = shape.arms[3 * v];
  const ay = shape.arms[3 * v + 1];
  const az = shape.arms[3 * v + 2];
  for (let axis = 0, o = 9 * v, p = 0; axis < 3; axis++, o += 3, p += 6) {
    const x = w * r[o];
    const y = w * r[o + 1];
    const z = w * r[o + 2];
    out[p] = out[p] + x;
    out[p + 1] = out[p + 1] + y;
    out[p + 2] = out[p + 2] + z;
    out[p + 3] = out[p + 3] + ay * z - az * y;
    out[p + 4] = out[p + 4] + az * x - ax * z;
    out[p + 5] = out[p + 5] + ax * y - ay * x;
  }
}
