/**
 * Metal-like plasticity: F = Fe Fp, with the elastic part Fe under the law of the material and a plastic part Fp that
 * keeps volume (Lee 1969; Simo and Hughes 1998, chapter 9). An element yields where von Mises' stress of Fe exceeds
 *
 *   q > yieldStress + hardening · α,   α the plastic strain that it has gathered
 *
 * At the start of every substep, yielding elements flow until q is at the limit: with Fe = U diag(s) Vᵀ, the part of
 * ln s that changes shape is reduced, and Fp takes up what is lost. Stress only falls by this, so it takes energy and
 * never gives any. The other way round, to flow within the substep, would need its Hessian.
 *
 * Energy and forces need only ∇N in the frame of Fp, Fp⁻ᵀ ∇N, because det Fp = 1.
 */
import { exp, log } from '../../math/scalar.js';
import { svd3 } from '../../math/svd3.js';
import type { FemShape } from './fem-shape.js';
import { type Law, makeLaw } from './laws.js';
import { CRUSHED, type Plasticity } from './material.js';
import { deformation } from './viscosity.js';

/** Excess over the yield stress that is let be, as part of it. Smaller: rounding makes elements flow for ever. */
const EXCESS = 1e-9;

/** Halvings in which the elastic part is found. */
const HALVINGS = 48;

/** Numbers of an element in the state: Fp⁻¹ and α. */
const STATE = 10;

export class PlasticFlow {
  /** Of each element: Fp⁻¹, row-major, then its gathered plastic strain. Saved with the world. */
  readonly state: Float64Array;
  /** Fp⁻ᵀ ∇N of the corners, twelve numbers per element [1/m]. */
  readonly gradients: Float64Array;
  /** By edge and by vertex, like those of the shape [N/m]. */
  readonly stretch: Float64Array;
  readonly stretchSum: Float64Array;
  private readonly law: Law;
  /** The edges between the corners of each element, twelve. */
  private readonly slots: Int32Array;
  private readonly f = new Float64Array(9);
  private readonly p = new Float64Array(10);
  private readonly u = new Float64Array(9);
  private readonly v = new Float64Array(9);
  private readonly s = new Float64Array(3);
  private readonly shear = new Float64Array(3);
  private readonly back = new Float64Array(9);

  constructor(
    private readonly shape: FemShape,
    private readonly plasticity: Plasticity,
    state?: Float64Array,
  ) {
    const { tetCount: m, neighbours, count } = shape;
    this.law = makeLaw(shape.material.law ?? 'neo-hookean');
    this.state = state ?? new Float64Array(STATE * m);
    if (state === undefined)
      for (let t = 0; t < m; t++) for (let k = 0; k < 9; k += 4) this.state[STATE * t + k] = 1;
    this.gradients = new Float64Array(12 * m);
    this.stretch = new Float64Array(neighbours.length);
    this.stretchSum = new Float64Array(count);
    this.slots = shape.elementEdges();
    this.refresh();
  }

  /** Lets elements flow that yield at the places x; returns whether there were any. */
  flow(x: Float64Array, base: number): boolean {
    const { shape, f, state } = this;
    const { yieldStress, hardening = 0 } = this.plasticity;
    let any = false;
    for (let t = 0; t < shape.tetCount; t++) {
      deformation(f, 0, x, base, shape.mesh.tets, this.gradients, t);
      const limit = yieldStress + hardening * state[STATE * t + 9];
      if (!(this.misesOf(t, f) > limit * (1 + EXCESS))) continue;
      if (this.yields(t)) any = true;
    }
    if (any) this.refresh();
    return any;
  }

  /** Von Mises' measure of Kirchhoff's stress P Fᵀ of element t [Pa]. */
  private misesOf(t: number, f: Float64Array): number {
    const { p, shape } = this;
    this.law.stress(f, shape.lambda[t], shape.mu[t], p);
    let square = 0;
    let trace = 0;
    for (let r = 0; r < 9; r += 3)
      for (let c = 0; c < 9; c += 3) {
        const k = p[r] * f[c] + p[r + 1] * f[c + 1] + p[r + 2] * f[c + 2];
        square += k * k;
        if (r === c) trace += k;
      }
    return Math.sqrt(1.5 * Math.max(0, square - (trace * trace) / 3));
  }

  /** Takes the excess of element t, whose Fe is in `f`, into Fp; false for an element that is crushed or inverted. */
  private yields(t: number): boolean {
    const { f, u, v, s, shear, state, back } = this;
    const { yieldStress, hardening = 0 } = this.plasticity;
    if (!svd3(u, 0, s, 0, v, 0, f, 0) || !(s[2] > CRUSHED)) return false;
    const mean = (log(s[0]) + log(s[1]) + log(s[2])) / 3;
    let size = 0;
    for (let k = 0; k < 3; k++) {
      shear[k] = log(s[k]) - mean;
      size += shear[k] * shear[k];
    }
    // Plastic strain over the part of `shear` that is lost.
    const rate = Math.sqrt((2 / 3) * size);
    const gathered = state[STATE * t + 9];
    let low = 0;
    let high = 1;
    for (let n = 0; n < HALVINGS; n++) {
      const kept = 0.5 * (low + high);
      f.fill(0);
      for (let k = 0; k < 3; k++) f[4 * k] = exp(mean + kept * shear[k]);
      const limit = yieldStress + hardening * (gathered + (1 - kept) * rate);
      if (this.misesOf(t, f) > limit) high = kept;
      else low = kept;
    }
    state[STATE * t + 9] = gathered + (1 - low) * rate;
    // Fp⁻¹ ← Fp⁻¹ V diag(e^−lost) Vᵀ.
    for (let r = 0; r < 3; r++)
      for (let c = 0; c < 3; c++) {
        let sum = 0;
        for (let k = 0; k < 3; k++) sum += v[3 * r + k] * exp((low - 1) * shear[k]) * v[3 * c + k];
        back[3 * r + c] = sum;
      }
    const o = STATE * t;
    for (let r = 0; r < 9; r += 3) {
      const [a, b, c] = [state[o + r], state[o + r + 1], state[o + r + 2]];
      for (let k = 0; k < 3; k++) state[o + r + k] = a * back[k] + b * back[3 + k] + c * back[6 + k];
    }
    return true;
  }

  /** Makes gradients and weights of the state. */
  refresh(): void {
    const { shape, state, gradients: g, stretch, stretchSum, slots } = this;
    const { tets } = shape.mesh;
    const { gradients: rest, mu, inverseVolume } = shape;
    stretch.fill(0);
    stretchSum.fill(0);
    for (let t = 0; t < shape.tetCount; t++) {
      const o = STATE * t;
      for (let i = 12 * t; i < 12 * t + 12; i += 3)
        for (let k = 0; k < 3; k++)
          g[i + k] = state[o + k] * rest[i] + state[o + 3 + k] * rest[i + 1] + state[o + 6 + k] * rest[i + 2];
      const scale = mu[t] / inverseVolume[t];
      let slot = 12 * t;
      for (let i = 0; i < 4; i++)
        for (let j = 0; j < 4; j++) {
          if (i === j) continue;
          const p = 12 * t + 3 * i;
          const q = 12 * t + 3 * j;
          const w = -scale * (g[p] * g[q] + g[p + 1] * g[q + 1] + g[p + 2] * g[q + 2]);
          stretch[slots[slot]] = stretch[slots[slot]] + w;
          stretchSum[tets[4 * t + i]] = stretchSum[tets[4 * t + i]] + w;
          slot++;
        }
    }
  }

  /** Gathered plastic strain of element t. */
  strainOf(t: number): number {
    return this.state[STATE * t + 9];
  }
}
