/**
 * Minimises a smooth function of positions by L-BFGS (Nocedal 1980). A preconditioner is the first guess of the inverse
 * Hessian, as in Liu, Bouaziz and Kavan (2017) for soft bodies. Near a quadratic function whose Hessian the
 * preconditioner inverts, one step is enough.
 *
 *   p = −(two loops over the last steps around P⁻¹) g;   halve the step until the function falls enough (Armijo);
 *   remember the step
 *
 * Where rounding hides the change of the function, the slope at the new place decides.
 */

/** The function to minimise, and the preconditioner. */
export interface Objective {
  /** Writes the gradient at the present positions to `gradient`, and to value[0] the function, to value[1] the size of its parts (for rounding). */
  evaluate(gradient: Float64Array): void;
  readonly value: Float64Array;
  /** out ≈ H⁻¹ gradient. */
  precondition(gradient: Float64Array, out: Float64Array): void;
}

export interface Limits {
  readonly iterations: number;
  /** Stop when the predicted gain has shrunk to this part of the first one. */
  readonly gain: number;
  /** Stop when the gradient's length has shrunk to this part of the first one. */
  readonly residual: number;
  /** Stop when no coordinate is to move farther than this [m]. */
  readonly move: number;
  /** Square of a gradient's length that is always small enough. Default 0: none is. */
  readonly least?: number;
}

/** Share of the predicted gain that a step must bring. Larger: good steps are cut. */
const ARMIJO = 1e-4;
/** Most halvings of a step. */
const MOST_CUTS = 14;
/** Rounding of the potential, in units of its largest term. Smaller: steps within rounding are cut for ever. */
const ROUNDING = 1e-13;

export class QuasiNewton {
  /** Steps taken by the last `minimise`. */
  iterations = 0;
  /** Whether it met the limits before the steps were used up. */
  converged = true;
  private readonly gradient: Float64Array;
  private readonly fresh: Float64Array;
  private readonly step: Float64Array;
  private readonly origin: Float64Array;
  private readonly steps: Float64Array[];
  private readonly changes: Float64Array[];
  private readonly weights: Float64Array;
  private readonly factors: Float64Array;
  private kept = 0;

  constructor(
    readonly size: number,
    private readonly memory = 5,
  ) {
    const make = () => new Float64Array(size);
    this.gradient = make();
    this.fresh = make();
    this.step = make();
    this.origin = make();
    this.steps = Array.from({ length: memory }, make);
    this.changes = Array.from({ length: memory }, make);
    this.weights = new Float64Array(memory);
    this.factors = new Float64Array(memory);
  }

  /** Moves x[base … base + size − 1] to a minimum. */
  minimise(x: Float64Array, base: number, objective: Objective, limits: Limits): void {
    const { gradient, step, value } = { gradient: this.gradient, step: this.step, value: objective.value };
    this.kept = 0;
    this.iterations = 0;
    this.converged = false;
    objective.evaluate(gradient);
    const first = dot(gradient, gradient);
    const { least = 0 } = limits;
    if (first <= least) {
      this.converged = true;
      return;
    }
    const enough = Math.max(least, limits.residual * limits.residual * first);
    let firstGain = 0;
    for (let n = 0; n < limits.iterations; n++) {
      this.direction(objective);
      const gain = -dot(gradient, step);
      if (!(gain > 0) || largest(step) <= limits.move || (n > 0 && gain <= limits.gain * firstGain)) {
        this.converged = gain >= 0;
        // The last step is already known. Taking it costs nothing, unless it is zero.
        if (gain > 0) for (let k = 0; k < this.size; k++) x[base + k] = x[base + k] + step[k];
        return;
      }
      if (n === 0) firstGain = gain;
      this.iterations = n + 1;
      if (!this.search(x, base, objective, gain, value[0])) {
        if (this.kept === 0) return;
        // The memory misled the search: try again without it.
        this.kept = 0;
        continue;
      }
      this.remember(x, base);
      gradient.set(this.fresh);
      if (dot(gradient, gradient) <= enough) {
        this.converged = true;
        return;
      }
    }
  }

  /** Two loops around the preconditioner. */
  private direction(objective: Objective): void {
    const { step, gradient, steps, changes, weights, factors, kept } = this;
    step.set(gradient);
    for (let k = kept - 1; k >= 0; k--) {
      factors[k] = weights[k] * dot(steps[k], step);
      addScaled(step, changes[k], -factors[k]);
    }
    objective.precondition(step, step);
    for (let k = 0; k < kept; k++) addScaled(step, steps[k], factors[k] - weights[k] * dot(changes[k], step));
    for (let k = 0; k < this.size; k++) step[k] = -step[k];
  }

  /**
   * Moves x to a place where the function is lower, with the gradient in `fresh`. Returns false and restores x when
   * there is no such place.
   */
  private search(x: Float64Array, base: number, objective: Objective, gain: number, start: number): boolean {
    const { origin, step, fresh, size } = this;
    const { value } = objective;
    const noise = ROUNDING * value[1];
    for (let k = 0; k < size; k++) origin[k] = x[base + k];
    let length = 1;
    for (let cut = 0; cut < MOST_CUTS; cut++) {
      for (let k = 0; k < size; k++) x[base + k] = origin[k] + length * step[k];
      objective.evaluate(fresh);
      const drop = start - value[0];
      if (drop >= ARMIJO * length * gain) return true;
      if (Math.abs(drop) <= noise && dot(fresh, step) <= gain) return true;
      // The minimum of the parabola through the known values, within bounds.
      const best = (0.5 * length * gain) / (length * gain - drop);
      length *= best > 0.1 && best < 0.6 ? best : 0.3;
    }
    for (let k = 0; k < size; k++) x[base + k] = origin[k];
    value[0] = start;
    return false;
  }

  private remember(x: Float64Array, base: number): void {
    const { steps, changes, weights, gradient, fresh, origin, memory } = this;
    if (this.kept === memory) {
      steps.push(steps.shift() as Float64Array);
      changes.push(changes.shift() as Float64Array);
      weights.copyWithin(0, 1);
      this.kept--;
    }
    const s = steps[this.kept];
    const y = changes[this.kept];
    for (let k = 0; k < this.size; k++) {
      s[k] = x[base + k] - origin[k];
      y[k] = fresh[k] - gradient[k];
    }
    const curvature = dot(s, y);
    // The direction stays one of descent only if the function curves upwards along the remembered steps.
    if (!(curvature > 1e-12 * Math.sqrt(dot(s, s) * dot(y, y)))) return;
    weights[this.kept] = 1 / curvature;
    this.kept++;
  }
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let k = 0; k < a.length; k++) sum += a[k] * b[k];
  return sum;
}

function largest(a: Float64Array): number {
  let most = 0;
  for (let k = 0; k < a.length; k++) if (Math.abs(a[k]) > most) most = Math.abs(a[k]);
  return most;
}

function addScaled(out: Float64Array, a: Float64Array, s: number): void {
  for (let k = 0; k < out.length; k++) out[k] = out[k] + s * a[k];
}
