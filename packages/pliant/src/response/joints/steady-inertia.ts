/**
 * The inertia that joints see in their bodies. A light body between strong pulls swings like a plucked string. A link
 * of a chain that carries a hundred times its weight is an example. The swing is far too fast for a substep: h² k / I >
 * 1, where k = Σ |f| |r| is the geometric stiffness of the pulls f at the levers r. Source: Andrews, Teichmann and Kry
 * 2017. Their method adds h² k to the inertia. Like theirs, ours adds only the part that stability needs, so nothing
 * changes where nothing hums. Where a body hums, some angular momentum of light bodies is lost for steadiness.
 *
 * A body that touches something keeps its own inertia. Contacts and joints take turns, and contacts know nothing of added
 * inertia. Two solvers that see different masses drive each other on: a fingertip of 20 mg under a ball of 3 g left the
 * world within two steps.
 */
import type { Bodies } from '../../bodies/bodies.js';
import {
  ANCHOR_A,
  ANCHOR_B,
  IMPULSE,
  JOINT_CODE,
  type Joints,
  NUMBERS,
  PULL,
  spanRatio,
} from '../../bodies/joints.js';
import { BODY_CODE } from '../../bodies/layout.js';
import * as mat3 from '../../math/mat3.js';
import { lockedAxes } from './axis-count.js';

/**
 * What is left of a pull after a substep without: a pull that flickers would make inertia come and go, and energy with
 * it.
 */
const FADE = 0.98;

/**
 * Part of turning with the neighbours that is left alone. At 1 a swinging chain keeps its energy, but long or heavily
 * loaded ones hum after some seconds and then tear; at 0.8 chains of fifty links still do.
 */
const TOGETHER = 0.5;

/** Places of the nine entries of a symmetric matrix in xx, xy, xz, yy, yz, zz. */
const PACKED = [0, 1, 2, 1, 3, 4, 2, 4, 5];

/** Rows of a joint whose impulses are forces. */
function forceRows({ kind: kinds, numbers }: Joints, row: number): number {
  const kind = kinds[row];
  if (kind === JOINT_CODE['six-axis']) return lockedAxes(numbers, row * NUMBERS, 0);
  if (kind === JOINT_CODE.ball || kind === JOINT_CODE.hinge || kind === JOINT_CODE.fixed) return 3;
  return kind === JOINT_CODE.slider ? 2 : 1;
}

export class SteadyInertia {
  /** World inverse inertia per body, in the layout of the bodies' own. */
  inverse: Float64Array = new Float64Array(0);
  /** The added inertia [kg·m²], and the share of turning against the neighbours that is kept. */
  private extra = new Float64Array(0);
  private before = new Float64Array(0);
  private keep = new Float64Array(0);
  private mean = new Float64Array(0);
  private near = new Uint32Array(0);
  private any = false;
  private readonly locked = new Float64Array(9);
  private readonly unlocked = new Float64Array(9);

  /**
   * Finds the inertia that each body lacks, from the pulls of the previous substep. Removes the hum of bodies that lack
   * inertia. `touches` has a 1 for rows of bodies that keep their own.
   */
  weigh(joints: Joints, bodies: Bodies, h: number, touches: Uint8Array): void {
    this.reserve(bodies);
    const { extra, before, keep } = this;
    const { inertia, kind, angularVelocity } = bodies.columns;
    extra.fill(0, 0, bodies.rows);
    before.fill(0, 0, bodies.rows);
    for (let row = 0; row < joints.rows; row++) if (joints.kind[row] !== 0) this.pull(joints, row, h);
    this.any = false;
    for (let body = 0; body < bodies.rows; body++) {
      if (kind[body] !== BODY_CODE.rigid || touches[body] === 1) extra[body] = 0;
      if (extra[body] === 0) continue;
      const x = inertia[body * 3];
      const y = inertia[body * 3 + 1];
      const z = inertia[body * 3 + 2];
      // The middle value counts, because a rod swings across its length, not about it.
      const across = x + y + z - Math.min(x, y, z) - Math.max(x, y, z);
      extra[body] = Math.max(extra[body] - across, 0);
      keep[body] = across / (across + extra[body]);
      if (extra[body] === 0) continue;
      this.any = true;
      // Added inertia must not add energy. So the body turns slower by the factor by which it becomes heavier.
      const slower = (across + Math.max(before[body] - across, 0)) / (across + extra[body]);
      if (slower < 1) for (let k = body * 3; k < body * 3 + 3; k++) angularVelocity[k] *= slower;
    }
    if (this.any) this.calm(joints, bodies);
  }

  /**
   * An implicit step would damp motions that it can't follow. Such a motion is the turn of a body against its
   * neighbours on the chain. The turn together with the neighbours, as in the swing of a whole chain, is damped less.
   */
  private calm(joints: Joints, bodies: Bodies): void {
    const { extra, keep, mean, near } = this;
    const { angularVelocity: w } = bodies.columns;
    mean.fill(0, 0, bodies.rows * 3);
    near.fill(0, 0, bodies.rows);
    for (let row = 0; row < joints.rows; row++) {
      const a = joints.a[row];
      const b = joints.b[row];
      if (joints.kind[row] === 0 || extra[a] === 0 || extra[b] === 0) continue;
      near[a]++;
      near[b]++;
      for (let k = 0; k < 3; k++) {
        mean[a * 3 + k] += w[b * 3 + k];
        mean[b * 3 + k] += w[a * 3 + k];
      }
    }
    for (let body = 0; body < bodies.rows; body++) {
      if (extra[body] === 0 || near[body] === 0) continue;
      for (let k = body * 3; k < body * 3 + 3; k++) {
        const together = (TOGETHER * mean[k]) / near[body];
        w[k] = together + keep[body] * (w[k] - together);
      }
    }
  }

  /** Adds h² |f| |r| of one joint, now and before. Impulses are f h. */
  private pull(joints: Joints, row: number, h: number): void {
    const { extra, before } = this;
    const { numbers: n, a, b } = joints;
    const longer = spanRatio(joints, row, h);
    const o = row * NUMBERS;
    let sq = 0;
    for (let k = 0; k < forceRows(joints, row); k++) sq += n[o + IMPULSE + k] * n[o + IMPULSE + k];
    const last = longer * n[o + PULL];
    const now = Math.max(longer * Math.sqrt(sq), FADE * last);
    n[o + PULL] = now / longer;
    const la = o + ANCHOR_A;
    const lb = o + ANCHOR_B;
    const armA = h * Math.sqrt(n[la] * n[la] + n[la + 1] * n[la + 1] + n[la + 2] * n[la + 2]);
    const armB = h * Math.sqrt(n[lb] * n[lb] + n[lb + 1] * n[lb + 1] + n[lb + 2] * n[lb + 2]);
    extra[a[row]] += now * armA;
    extra[b[row]] += now * armB;
    before[a[row]] += last * armA;
    before[b[row]] += last * armB;
  }

  private reserve(bodies: Bodies): void {
    const { capacity } = bodies.arena;
    if (this.extra.length >= capacity) return;
    this.extra = new Float64Array(capacity);
    this.before = new Float64Array(capacity);
    this.keep = new Float64Array(capacity);
    this.mean = new Float64Array(capacity * 3);
    this.near = new Uint32Array(capacity);
  }

  /** Computes inverse inertia at the bodies' present positions. */
  refresh(bodies: Bodies): void {
    const { worldInverseInertia } = bodies.columns;
    if (!this.any) {
      this.inverse = worldInverseInertia;
      return;
    }
    if (this.inverse === worldInverseInertia || this.inverse.length < worldInverseInertia.length)
      this.inverse = new Float64Array(worldInverseInertia.length);
    this.inverse.set(worldInverseInertia.subarray(0, bodies.rows * 6));
    for (let body = 0; body < bodies.rows; body++) if (this.extra[body] > 0) this.steady(body);
  }

  /** inverse = (J⁻¹ + e)⁻¹. */
  private steady(body: number): void {
    const { inverse: j } = this;
    const o = body * 6;
    const e = this.extra[body];
    const xx = j[o];
    const xy = j[o + 1];
    const xz = j[o + 2];
    const yy = j[o + 3];
    const yz = j[o + 4];
    const zz = j[o + 5];
    const det = xx * (yy * zz - yz * yz) - xy * (xy * zz - yz * xz) + xz * (xy * yz - yy * xz);
    if (!(det > 0)) return this.steadyLocked(o, e);
    const scale = 1 / det;
    const a = (yy * zz - yz * yz) * scale + e;
    const b = (xz * yz - xy * zz) * scale;
    const c = (xy * yz - xz * yy) * scale;
    const d = (xx * zz - xz * xz) * scale + e;
    const f = (xy * xz - xx * yz) * scale;
    const g = (xx * yy - xy * xy) * scale + e;
    const back = 1 / (a * (d * g - f * f) - b * (b * g - f * c) + c * (b * f - d * c));
    j[o] = (d * g - f * f) * back;
    j[o + 1] = (c * f - b * g) * back;
    j[o + 2] = (b * f - c * d) * back;
    j[o + 3] = (a * g - c * c) * back;
    j[o + 4] = (b * c - a * f) * back;
    j[o + 5] = (a * d - b * b) * back;
  }

  /** The same as J (1 + e J)⁻¹. This form also works for a body that can't turn about some axis and so has no J⁻¹. */
  private steadyLocked(o: number, e: number): void {
    const { inverse: j, locked: m, unlocked: k } = this;
    for (let p = 0; p < 3; p++) {
      for (let q = 0; q < 3; q++) {
        k[p * 3 + q] = j[o + PACKED[p * 3 + q]];
        m[p * 3 + q] = (p === q ? 1 : 0) + e * k[p * 3 + q];
      }
    }
    if (!mat3.inverse(m, 0, m, 0)) return;
    mat3.multiply(m, 0, k, 0, m, 0);
    for (let n = 0; n < 9; n++) j[o + PACKED[n]] = m[n];
  }
}
