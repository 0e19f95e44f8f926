/**
 * Elastic energy of one soft body, element by element and as plainly as it can be written: F, P = ∂Ψ/∂F by the law, and
 * ∂P/∂F by differences of P. Damping, muscles and springs of holds are added where there are any.
 */
import type { FemBody } from '../bodies/fem/fem-body.js';
import { type Law, makeLaw } from '../bodies/fem/laws.js';
import { deformation } from '../bodies/fem/viscosity.js';
import type { BlockSystem } from './blocks.js';

/** Step of the differences of P in F: rounding and curvature weigh about the same. */
const DIFFERENCE = 1e-5;

export class ExactElastic {
  private readonly law: Law;
  private readonly f = new Float64Array(9);
  private readonly p = new Float64Array(10);
  private readonly q = new Float64Array(10);
  private readonly tangent = new Float64Array(81);
  private readonly block = new Float64Array(9);
  /** F of each element when the step began, for damping. */
  private start: Float64Array | undefined;
  private rate = 0;

  /** The nodes of the body are `from` … in x, its unknowns `first` … among the blocks. */
  constructor(
    private readonly fem: FemBody,
    private readonly from: number,
    private readonly first: number,
    private readonly activation: number,
  ) {
    this.law = makeLaw(fem.elasticity.shape.material.law ?? 'neo-hookean');
  }

  /** Takes x for the start of a step of `h` [s], from which damping counts. */
  begin(x: Float64Array, h: number): void {
    const { shape } = this.fem.elasticity;
    const { damping = 0 } = shape.material;
    this.fem.elasticity.yieldAt(x, 3 * this.from);
    this.rate = damping / h;
    if (!(this.rate > 0)) return;
    this.start = new Float64Array(9 * shape.tetCount);
    const { gradients } = this.fem.elasticity;
    for (let t = 0; t < shape.tetCount; t++)
      deformation(this.start, 9 * t, x, 3 * this.from, shape.mesh.tets, gradients, t);
  }

  /** Returns the energy [J]; adds the gradient to g, three numbers per block, where there is one. */
  energy(x: Float64Array, g?: Float64Array): number {
    const { shape } = this.fem.elasticity;
    const { tets } = shape.mesh;
    const { f, p } = this;
    const n = this.fem.elasticity.gradients;
    let sum = 0;
    for (let t = 0; t < shape.tetCount; t++) {
      deformation(f, 0, x, 3 * this.from, tets, n, t);
      this.piola(t, p);
      const volume = 1 / shape.inverseVolume[t];
      sum += volume * p[9];
      if (g === undefined) continue;
      for (let c = 0; c < 4; c++) {
        const o = 3 * (this.first + tets[4 * t + c]);
        const k = 12 * t + 3 * c;
        for (let r = 0; r < 3; r++)
          g[o + r] =
            g[o + r] + volume * (p[3 * r] * n[k] + p[3 * r + 1] * n[k + 1] + p[3 * r + 2] * n[k + 2]);
      }
    }
    return sum + this.muscles(x, g);
  }

  /** Adds the Hessian. */
  addHessian(x: Float64Array, system: BlockSystem): void {
    const { shape } = this.fem.elasticity;
    const { tets } = shape.mesh;
    const { tangent: d, block } = this;
    const n = this.fem.elasticity.gradients;
    for (let t = 0; t < shape.tetCount; t++) {
      deformation(this.f, 0, x, 3 * this.from, tets, n, t);
      this.differentiate(t);
      const volume = 1 / shape.inverseVolume[t];
      for (let i = 0; i < 4; i++)
        for (let j = i; j < 4; j++) {
          const a = 12 * t + 3 * i;
          const b = 12 * t + 3 * j;
          for (let r = 0; r < 3; r++)
            for (let c = 0; c < 3; c++) {
              let sum = 0;
              for (let k = 0; k < 3; k++) {
                const o = 9 * (3 * r + k) + 3 * c;
                sum += n[a + k] * (d[o] * n[b] + d[o + 1] * n[b + 1] + d[o + 2] * n[b + 2]);
              }
              block[3 * r + c] = volume * sum;
            }
          system.add(this.first + tets[4 * t + i], this.first + tets[4 * t + j], block);
        }
    }
    this.addMuscleHessian(system);
  }

  /** P at `f` to out[0…8], Ψ to out[9]. */
  private piola(t: number, out: Float64Array): void {
    const { shape } = this.fem.elasticity;
    const { f, start } = this;
    this.law.stress(f, shape.lambda[t], shape.mu[t], out);
    if (start === undefined || !(this.rate > 0)) return;
    const o = 9 * t;
    const e = new Float64Array(9);
    // ε = sym(F₀ᵀ (F − F₀)).
    for (let a = 0; a < 3; a++)
      for (let b = 0; b < 3; b++)
        for (let k = 0; k < 9; k += 3) {
          const da = f[k + a] - start[o + k + a];
          const db = f[k + b] - start[o + k + b];
          e[3 * a + b] = e[3 * a + b] + 0.5 * (start[o + k + a] * db + start[o + k + b] * da);
        }
    const trace = e[0] + e[4] + e[8];
    let squares = 0;
    for (let k = 0; k < 9; k++) squares += e[k] * e[k];
    const mu = this.rate * shape.mu[t];
    const lambda = this.rate * shape.lambda[t];
    out[9] = out[9] + mu * squares + 0.5 * lambda * trace * trace;
    for (let k = 0; k < 9; k++) e[k] = 2 * mu * e[k] + (k % 4 === 0 ? lambda * trace : 0);
    for (let r = 0; r < 9; r += 3)
      for (let c = 0; c < 3; c++)
        out[r + c] =
          out[r + c] + start[o + r] * e[c] + start[o + r + 1] * e[3 + c] + start[o + r + 2] * e[6 + c];
  }

  /** ∂P/∂F at `f`: row by row, nine columns each; symmetric, because P is a gradient. */
  private differentiate(t: number): void {
    const { f, p, q, tangent } = this;
    for (let k = 0; k < 9; k++) {
      const kept = f[k];
      f[k] = kept + DIFFERENCE;
      this.piola(t, p);
      f[k] = kept - DIFFERENCE;
      this.piola(t, q);
      f[k] = kept;
      for (let i = 0; i < 9; i++) tangent[9 * i + k] = (p[i] - q[i]) / (2 * DIFFERENCE);
    }
    for (let i = 0; i < 9; i++)
      for (let k = 0; k < i; k++)
        tangent[9 * i + k] = tangent[9 * k + i] = 0.5 * (tangent[9 * i + k] + tangent[9 * k + i]);
  }

  /** Fibres are springs of no length along the edges: w/2 |xᵢ − xⱼ|² each. */
  private muscles(x: Float64Array, g?: Float64Array): number {
    const { shape } = this.fem.elasticity;
    const { pull, edgeStarts, neighbours } = shape;
    if (pull === undefined || !(this.activation > 0)) return 0;
    let sum = 0;
    for (let v = 0; v < shape.count; v++)
      for (let e = edgeStarts[v]; e < edgeStarts[v + 1]; e++)
        for (let i = 0; i < 3; i++) {
          const d = x[3 * (this.from + v) + i] - x[3 * (this.from + neighbours[e]) + i];
          const w = this.activation * pull[e];
          // Every edge is met from both ends.
          sum += 0.25 * w * d * d;
          if (g !== undefined) g[3 * (this.first + v) + i] = g[3 * (this.first + v) + i] + w * d;
        }
    return sum;
  }

  private addMuscleHessian(system: BlockSystem): void {
    const { pull, edgeStarts, neighbours, count } = this.fem.elasticity.shape;
    if (pull === undefined || !(this.activation > 0)) return;
    const { block } = this;
    for (let v = 0; v < count; v++)
      for (let e = edgeStarts[v]; e < edgeStarts[v + 1]; e++) {
        const w = this.activation * pull[e];
        block.fill(0);
        block[0] = block[4] = block[8] = w;
        system.add(this.first + v, this.first + v, block);
        block[0] = block[4] = block[8] = -0.5 * w;
        system.add(this.first + v, this.first + neighbours[e], block);
      }
  }
}
