/** The solver's memory of joint rows. One row is one number that a joint wants of the relative motion of its bodies. */

/**
 * Offsets into the numbers of a row: direction of the force; its lever arms about a and b; both times inverse inertia.
 */
export const LIN = 0;
export const ARM_A = 3;
export const ARM_B = 6;
export const TURN_A = 9;
export const TURN_B = 12;
export const ROW = 15;

/** What a row wants: nothing to move, to move one way only, to reach a speed, or to give way softly. */
export const EQUAL = 0;
export const AT_LEAST = 1;
export const AT_MOST = 2;
export const MOTOR = 3;
export const SOFT = 4;

/** What a solve does with a row: finds its impulse, holds it at a bound, or leaves it out. */
export const FREE = 0;
export const HELD = 1;
export const OFF = 2;

export class RowBuffer {
  count = 0;
  j = new Float64Array(0);
  mode = new Uint8Array(0);
  state = new Uint8Array(0);
  /** The distance of the joint from the row's goal [m or rad]. For one-sided rows: the way that is left. */
  error = new Float64Array(0);
  /** The row wants u + bias = 0 [m/s or rad/s]. */
  bias = new Float64Array(0);
  /** Softness: u + bias + γ λ = 0. */
  gamma = new Float64Array(0);
  /** Bounds of the impulse, for rows that have bounds. */
  low = new Float64Array(0);
  high = new Float64Array(0);
  /** The impulse at which a held row is held. */
  hold = new Float64Array(0);
  /** Impulse in this substep [N·s or N·m·s]. */
  lambda = new Float64Array(0);
  /**
   * For a motor: the place of its speed among the joint's numbers, and whether the row before is the limit of its axis.
   */
  motorAt = new Uint8Array(0);
  afterLimit = new Uint8Array(0);
  /** The rows of both bodies, and the joint of the row. */
  a = new Int32Array(0);
  b = new Int32Array(0);
  joint = new Int32Array(0);
  /** Per joint: its first row, and one past the last. */
  starts = new Int32Array(1);
  joints = 0;
  /**
   * Per joint: 1/m of both bodies along the axes of the world. It is 0 for a body that nothing can move, and along
   * locked axes.
   */
  massA = new Float64Array(0);
  massB = new Float64Array(0);
  /** Per joint: whether a and b can be moved at all. */
  movesA = new Uint8Array(0);
  movesB = new Uint8Array(0);

  /** Lays out joints whose rows begin at `starts`. */
  layOut(starts: Int32Array<ArrayBuffer>): void {
    const joints = starts.length - 1;
    const count = starts[joints];
    this.starts = starts;
    this.joints = joints;
    this.count = count;
    this.j = new Float64Array(count * ROW);
    this.mode = new Uint8Array(count);
    this.state = new Uint8Array(count);
    this.a = new Int32Array(count);
    this.b = new Int32Array(count);
    this.joint = new Int32Array(count);
    for (let p = 0; p < joints; p++) this.joint.fill(p, starts[p], starts[p + 1]);
    this.error = new Float64Array(count);
    this.bias = new Float64Array(count);
    this.gamma = new Float64Array(count);
    this.low = new Float64Array(count);
    this.high = new Float64Array(count);
    this.hold = new Float64Array(count);
    this.lambda = new Float64Array(count);
    this.motorAt = new Uint8Array(count);
    this.afterLimit = new Uint8Array(count);
    this.massA = new Float64Array(joints * 3);
    this.massB = new Float64Array(joints * 3);
    this.movesA = new Uint8Array(joints);
    this.movesB = new Uint8Array(joints);
  }

  /** Whether row i is the motor of the axis whose limit is the row before. */
  drives(i: number): boolean {
    return i < this.count && this.mode[i] === MOTOR && this.afterLimit[i] === 1;
  }

  /**
   * out[at] = relative velocity along row i, of b seen from a. The result goes into an array, because a returned double
   * is boxed.
   */
  measure(i: number, v: Float64Array, w: Float64Array, out: Float64Array, at: number): void {
    const { j } = this;
    const o = i * ROW;
    const a = this.a[i] * 3;
    const b = this.b[i] * 3;
    let u = 0;
    for (let k = 0; k < 3; k++) {
      u += j[o + LIN + k] * (v[b + k] - v[a + k]);
      u += j[o + ARM_B + k] * w[b + k] - j[o + ARM_A + k] * w[a + k];
    }
    out[at] = u;
  }

  /**
   * Gives both bodies the impulse steps[at] along row i. An impulse that isn't finite is dropped, because it would
   * spread.
   */
  push(i: number, v: Float64Array, w: Float64Array, steps: Float64Array, at: number): void {
    const { j, massA, massB } = this;
    const step = steps[at];
    if (step === 0 || step - step !== 0) return;
    const o = i * ROW;
    const a = this.a[i] * 3;
    const b = this.b[i] * 3;
    const p = this.joint[i] * 3;
    for (let k = 0; k < 3; k++) {
      v[a + k] -= massA[p + k] * step * j[o + LIN + k];
      w[a + k] -= step * j[o + TURN_A + k];
      v[b + k] += massB[p + k] * step * j[o + LIN + k];
      w[b + k] += step * j[o + TURN_B + k];
    }
  }

  /** The change of row i's velocity by a unit impulse along row k, through the bodies that both rows share. */
  between(i: number, k: number): number {
    const { a, b, massA, massB } = this;
    let sum = 0;
    if (a[i] === a[k]) sum += this.share(i, k, ARM_A, TURN_A, massA);
    else if (a[i] === b[k]) sum -= this.share(i, k, ARM_A, TURN_B, massA);
    if (b[i] === b[k]) sum += this.share(i, k, ARM_B, TURN_B, massB);
    else if (b[i] === a[k]) sum -= this.share(i, k, ARM_B, TURN_A, massB);
    return sum;
  }

  private share(i: number, k: number, arm: number, turn: number, mass: Float64Array): number {
    const { j } = this;
    const m = this.joint[i] * 3;
    let sum = 0;
    for (let x = 0; x < 3; x++) {
      sum += mass[m + x] * j[i * ROW + x] * j[k * ROW + x];
      sum += j[i * ROW + arm + x] * j[k * ROW + turn + x];
    }
    return sum;
  }
}
