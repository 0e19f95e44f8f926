/** The solver's memory of joint rows: one row is one number that a joint wants of the relative motion of its bodies. */

/** Offsets into the numbers of a row: direction of the force; its lever arms about a and b; both times inverse inertia. */
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
  /** How far the joint is from what the row wants [m or rad]; for one-sided rows the way that is left. */
  error = new Float64Array(0);
  /** The row wants u + bias = 0 [m/s or rad/s]. */
  bias = new Float64Array(0);
  /** Softness: u + bias + γ λ = 0. */
  gamma = new Float64Array(0);
  low = new Float64Array(0);
  high = new Float64Array(0);
  /** Where a held row is held. */
  hold = new Float64Array(0);
  /** Impulse in this substep [N·s or N·m·s]. */
  lambda = new Float64Array(0);
  /** Body rows, and 1/m of each, 0 for those that can't be moved. */
  a = new Int32Array(0);
  b = new Int32Array(0);
  massA = new Float64Array(0);
  massB = new Float64Array(0);

  resize(count: number): void {
    this.count = count;
    if (this.mode.length >= count) return;
    this.j = new Float64Array(count * ROW);
    this.mode = new Uint8Array(count);
    this.state = new Uint8Array(count);
    this.a = new Int32Array(count);
    this.b = new Int32Array(count);
    this.error = new Float64Array(count);
    this.bias = new Float64Array(count);
    this.gamma = new Float64Array(count);
    this.low = new Float64Array(count);
    this.high = new Float64Array(count);
    this.hold = new Float64Array(count);
    this.lambda = new Float64Array(count);
    this.massA = new Float64Array(count);
    this.massB = new Float64Array(count);
  }

  /** Whether row i is the motor of the joint whose limit is the row before: a motor is never the first row of its joint. */
  drives(i: number): boolean {
    return i < this.count && this.mode[i] === MOTOR;
  }

  /** out[at] = relative velocity along row i, of b seen from a. Into an array, because a returned double is boxed. */
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

  /** Gives both bodies the impulse steps[at] along row i. One that isn't finite would spread, and is dropped. */
  push(i: number, v: Float64Array, w: Float64Array, steps: Float64Array, at: number): void {
    const { j } = this;
    const step = steps[at];
    if (step === 0 || step - step !== 0) return;
    const o = i * ROW;
    const a = this.a[i] * 3;
    const b = this.b[i] * 3;
    const ma = this.massA[i] * step;
    const mb = this.massB[i] * step;
    for (let k = 0; k < 3; k++) {
      v[a + k] -= ma * j[o + LIN + k];
      w[a + k] -= step * j[o + TURN_A + k];
      v[b + k] += mb * j[o + LIN + k];
      w[b + k] += step * j[o + TURN_B + k];
    }
  }

  /** How the velocity of row i answers to an impulse along row k, by the bodies they share. */
  between(i: number, k: number): number {
    const { a, b } = this;
    let sum = 0;
    if (a[i] === a[k]) sum += this.share(i, k, ARM_A, TURN_A, this.massA[i]);
    else if (a[i] === b[k]) sum -= this.share(i, k, ARM_A, TURN_B, this.massA[i]);
    if (b[i] === b[k]) sum += this.share(i, k, ARM_B, TURN_B, this.massB[i]);
    else if (b[i] === a[k]) sum -= this.share(i, k, ARM_B, TURN_A, this.massB[i]);
    return sum;
  }

  private share(i: number, k: number, arm: number, turn: number, mass: number): number {
    const { j } = this;
    const o = i * ROW;
    const p = k * ROW;
    return (
      mass * (j[o] * j[p] + j[o + 1] * j[p + 1] + j[o + 2] * j[p + 2]) +
      j[o + arm] * j[p + turn] +
      j[o + arm + 1] * j[p + turn + 1] +
      j[o + arm + 2] * j[p + turn + 2]
    );
  }
}
