/**
 * The rows of contact springs and their bodies, for one substep. `spring-step.ts` works on them. The layout is a
 * structure of arrays. Nothing is allocated after the largest substep.
 */
import type { BodyColumns } from '../../bodies/bodies.js';
import { inverseMassAlong } from '../../bodies/locks.js';
import { MAX_MAGNITUDE } from '../../core/constants.js';

/** Places in the numbers of a row. */
export const NORMAL = 0;
/** From the centres of `a` and `b` to the point [m]. */
export const ARM_A = 3;
export const ARM_B = 6;
/** Inverse masses along the normal and, at most, across it [1/kg]. */
export const ALONG = 9;
export const ACROSS = 10;
/** Springs [N/m] and dampers [N·s/m] along and across. */
export const SPRING = 11;
export const DAMPER = 12;
export const GRIP = 13;
export const GRIP_DAMPER = 14;
export const FRICTION = 15;
/** Depth from the buffer on [m], at the start of the part; the mean speed of parting in it [m/s]. */
export const DEEP = 16;
export const PARTING = 17;
/** Impulse of the part along the normal, and what of it the damper has; across it, a vector [N·s]. */
export const PUSH = 18;
export const DAMPING = 19;
export const RUB = 20;
/** Stretch of the spring across [m], impulse of the whole substep [N·s], mean sliding speed of the part [m/s]. */
export const STRETCH = 23;
export const TOTAL = 26;
export const SLIDING = 29;
/** The arms as the substep began [m], and what the impulses have turned the bodies by [N·m·s]. */
export const FIRST_A = 32;
export const FIRST_B = 35;
export const TURN_A = 38;
export const TURN_B = 41;
/** How far the point has come since the substep began [m]; radii of curvature of the bodies there [m]. */
export const MOVED = 44;
export const ROUND_A = 47;
export const ROUND_B = 48;
export const ROW = 49;

/** Places in the numbers of a body: speeds before the part and their mean over it, accelerations, the way so far. */
export const BEFORE = 0;
export const MEAN = 6;
export const RATE = 12;
export const WAY = 18;
/** 1/m along each axis. */
export const LIGHTNESS = 24;
export const BODY = 27;

export class SpringRows {
  count = 0;
  data = new Float64Array(0);
  /** Places of the bodies among the bodies of the substep; the row's number in `contacts`; the pair. */
  a = new Int32Array(0);
  b = new Int32Array(0);
  point = new Int32Array(0);
  pair = new Int32Array(0);
  bodies = 0;
  body = new Float64Array(0);
  bodyRow = new Int32Array(0);
  /** 0 for bodies that nothing moves here: static bodies, and bodies that a broken force is about to stop. */
  private moves = new Uint8Array(0);
  /** Length of the substep [s]. */
  private readonly substep = new Float64Array(1);
  /** Energy that the springs at each body can pay beside their work [J]. */
  credit = new Float64Array(0);
  pairs = 0;
  /**
   * Energy that the springs of a pair have taken and not given back [J], and the share of their force that they may
   * use.
   */
  store = new Float64Array(0);
  share = new Float64Array(0);
  /** The share of their friction that the springs of a pair may use. */
  hold = new Float64Array(0);
  private place = new Int32Array(0);

  clear(rows: number, substep: number): void {
    this.substep[0] = substep;
    for (let k = 0; k < this.bodies; k++) this.place[this.bodyRow[k]] = -1;
    if (this.place.length < rows) this.place = new Int32Array(2 * rows).fill(-1);
    this.count = 0;
    this.bodies = 0;
    this.pairs = 0;
  }

  /** Makes room for this many rows and pairs. */
  reserve(rows: number, pairs: number): void {
    if (this.a.length < rows) {
      const size = 2 * rows;
      this.data = new Float64Array(size * ROW);
      this.a = new Int32Array(size);
      this.b = new Int32Array(size);
      this.point = new Int32Array(size);
      this.pair = new Int32Array(size);
    }
    if (this.store.length < pairs) {
      this.store = new Float64Array(2 * pairs);
      this.share = new Float64Array(2 * pairs);
      this.hold = new Float64Array(2 * pairs);
      this.body = new Float64Array(4 * pairs * BODY);
      this.bodyRow = new Int32Array(4 * pairs);
      this.moves = new Uint8Array(4 * pairs);
      this.credit = new Float64Array(4 * pairs);
    }
  }

  /** Returns the place of a body, and stores its present speeds and accelerations there. */
  placeOf(c: BodyColumns, row: number): number {
    if (this.place[row] >= 0) return this.place[row];
    const k = this.bodies++;
    this.place[row] = k;
    this.bodyRow[k] = row;
    const { body } = this;
    const o = k * BODY;
    const i = 3 * row;
    const w = 6 * row;
    const { torque: t, worldInverseInertia: j } = c;
    const moves = c.inverseMass[row] > 0 && !this.breaks(c, row);
    this.moves[k] = moves ? 1 : 0;
    for (let x = 0; x < 3; x++) {
      const light = moves ? inverseMassAlong(c, row, x) : 0;
      body[o + LIGHTNESS + x] = light;
      body[o + BEFORE + x] = c.velocity[i + x];
      body[o + BEFORE + 3 + x] = c.angularVelocity[i + x];
      body[o + RATE + x] = moves ? light * c.force[i + x] : 0;
      body[o + WAY + x] = 0;
      body[o + WAY + 3 + x] = 0;
    }
    body[o + RATE + 3] = moves ? j[w] * t[i] + j[w + 1] * t[i + 1] + j[w + 2] * t[i + 2] : 0;
    body[o + RATE + 4] = moves ? j[w + 1] * t[i] + j[w + 3] * t[i + 1] + j[w + 4] * t[i + 2] : 0;
    body[o + RATE + 5] = moves ? j[w + 2] * t[i] + j[w + 4] * t[i + 1] + j[w + 5] * t[i + 2] : 0;
    return k;
  }

  /**
   * Whether the forces of the substep take a body beyond all numbers. The engine stops the body when velocities take
   * the forces. Before that, the springs must not hand these forces on.
   */
  private breaks(c: BodyColumns, row: number): boolean {
    const i = 3 * row;
    const w = 6 * row;
    const { force: f, torque: t, worldInverseInertia: j } = c;
    const push = Math.abs(f[i]) + Math.abs(f[i + 1]) + Math.abs(f[i + 2]);
    const twist = Math.abs(t[i]) + Math.abs(t[i + 1]) + Math.abs(t[i + 2]);
    const h = this.substep[0];
    // The condition is negated, so that NaN counts as broken.
    return !(
      h * c.inverseMass[row] * push < MAX_MAGNITUDE &&
      h * (j[w] + j[w + 3] + j[w + 5]) * twist < MAX_MAGNITUDE
    );
  }

  /** A pair may have to pay for both of its bodies. So each body gets half of the smallest store. */
  findCredit(): void {
    const { credit, store } = this;
    credit.fill(Number.POSITIVE_INFINITY, 0, this.bodies);
    for (let r = 0; r < this.count; r++) {
      const half = Math.max(0, 0.5 * store[this.pair[r]]);
      if (half < credit[this.a[r]]) credit[this.a[r]] = half;
      if (half < credit[this.b[r]]) credit[this.b[r]] = half;
    }
  }

  /** Mean velocity of `a` against `b` at the point of a row. */
  speeds(r: number, out: Float64Array): void {
    const { data, body } = this;
    const o = r * ROW;
    const p = this.a[r] * BODY + MEAN;
    const q = this.b[r] * BODY + MEAN;
    const ax = data[o + ARM_A];
    const ay = data[o + ARM_A + 1];
    const az = data[o + ARM_A + 2];
    const bx = data[o + ARM_B];
    const by = data[o + ARM_B + 1];
    const bz = data[o + ARM_B + 2];
    out[0] = body[p] + body[p + 4] * az - body[p + 5] * ay - (body[q] + body[q + 4] * bz - body[q + 5] * by);
    out[1] =
      body[p + 1] + body[p + 5] * ax - body[p + 3] * az - (body[q + 1] + body[q + 5] * bx - body[q + 3] * bz);
    out[2] =
      body[p + 2] + body[p + 3] * ay - body[p + 4] * ax - (body[q + 2] + body[q + 3] * by - body[q + 4] * bx);
  }

  /** Adds half of the impulse `j` at the point of a row to the mean velocities. */
  give(c: BodyColumns, r: number, j: Float64Array): void {
    this.giveBody(c, this.a[r], r * ROW + ARM_A, j, 0.5);
    this.giveBody(c, this.b[r], r * ROW + ARM_B, j, -0.5);
  }

  private giveBody(c: BodyColumns, k: number, arm: number, j: Float64Array, half: number): void {
    const { body, data } = this;
    const o = k * BODY;
    if (this.moves[k] === 0) return;
    const row = this.bodyRow[k];
    const x = half * j[0];
    const y = half * j[1];
    const z = half * j[2];
    body[o + MEAN] += body[o + LIGHTNESS] * x;
    body[o + MEAN + 1] += body[o + LIGHTNESS + 1] * y;
    body[o + MEAN + 2] += body[o + LIGHTNESS + 2] * z;
    const tx = data[arm + 1] * z - data[arm + 2] * y;
    const ty = data[arm + 2] * x - data[arm] * z;
    const tz = data[arm] * y - data[arm + 1] * x;
    const { worldInverseInertia: i } = c;
    const w = row * 6;
    body[o + MEAN + 3] += i[w] * tx + i[w + 1] * ty + i[w + 2] * tz;
    body[o + MEAN + 4] += i[w + 1] * tx + i[w + 3] * ty + i[w + 4] * tz;
    body[o + MEAN + 5] += i[w + 2] * tx + i[w + 4] * ty + i[w + 5] * tz;
  }

  /** Writes the inverse masses of a row along its normal and, at most, across it. */
  weigh(c: BodyColumns, r: number): void {
    const { data } = this;
    const o = r * ROW;
    data[o + ALONG] = 0;
    data[o + ACROSS] = 0;
    this.weighBody(c, this.a[r], o, ARM_A);
    this.weighBody(c, this.b[r], o, ARM_B);
    data[o + ACROSS] -= data[o + ALONG];
  }

  /** Adds nᵀ K n to ALONG. Adds the trace of K to ACROSS, because the trace bounds K across the normal. */
  private weighBody(c: BodyColumns, k: number, o: number, arm: number): void {
    if (this.moves[k] === 0) return;
    const row = this.bodyRow[k];
    const { data, body } = this;
    const { worldInverseInertia: j } = c;
    const w = row * 6;
    const rx = data[o + arm];
    const ry = data[o + arm + 1];
    const rz = data[o + arm + 2];
    const nx = data[o];
    const ny = data[o + 1];
    const nz = data[o + 2];
    const x = ry * nz - rz * ny;
    const y = rz * nx - rx * nz;
    const z = rx * ny - ry * nx;
    const l = k * BODY + LIGHTNESS;
    data[o + ALONG] +=
      body[l] * nx * nx +
      body[l + 1] * ny * ny +
      body[l + 2] * nz * nz +
      x * (j[w] * x + j[w + 1] * y + j[w + 2] * z) +
      y * (j[w + 1] * x + j[w + 3] * y + j[w + 4] * z) +
      z * (j[w + 2] * x + j[w + 4] * y + j[w + 5] * z);
    const rr = rx * rx + ry * ry + rz * rz;
    const turned =
      rx * (j[w] * rx + 2 * (j[w + 1] * ry + j[w + 2] * rz)) +
      ry * (j[w + 3] * ry + 2 * j[w + 4] * rz) +
      rz * j[w + 5] * rz;
    // tr(−r* J r*) = tr(J) r² − rᵀ J r
    data[o + ACROSS] += body[l] + body[l + 1] + body[l + 2] + (j[w] + j[w + 3] + j[w + 5]) * rr - turned;
  }
}
