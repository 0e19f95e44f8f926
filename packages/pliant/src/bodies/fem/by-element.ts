/**
 * Energy, gradient and blocks of a body whose law has no short form, computed element by element from the deformation
 * gradient.
 */
import type { FemShape } from './fem-shape.js';
import { type Law, makeLaw } from './laws.js';
import { deformation } from './viscosity.js';

export class ByElement {
  private readonly law: Law;
  private readonly f = new Float64Array(9);
  /** P and the energy per rest volume. */
  private readonly p = new Float64Array(10);

  /** `gradients` are those of the shape, or those of its plastic part. */
  constructor(
    private readonly shape: FemShape,
    private readonly gradients: Float64Array,
  ) {
    this.law = makeLaw(shape.material.law ?? 'neo-hookean');
  }

  /** Adds the gradient to out, three numbers per vertex [N]; the energy to sums[0], the size of its parts to sums[1] [J]. */
  addTotal(x: Float64Array, base: number, out: Float64Array, sums: Float64Array): void {
    const { inverseVolume, tetCount } = this.shape;
    const { gradients: g } = this;
    const { tets } = this.shape.mesh;
    const { p } = this;
    for (let t = 0; t < tetCount; t++) {
      this.measure(x, base, t);
      const volume = 1 / inverseVolume[t];
      sums[0] = sums[0] + volume * p[9];
      sums[1] = sums[1] + volume * Math.abs(p[9]);
      for (let c = 0; c < 4; c++) {
        const v = 3 * tets[4 * t + c];
        const n = 12 * t + 3 * c;
        for (let r = 0; r < 3; r++)
          out[v + r] =
            out[v + r] + volume * (p[3 * r] * g[n] + p[3 * r + 1] * g[n + 1] + p[3 * r + 2] * g[n + 2]);
      }
    }
  }

  /** Adds gradient and block of the corner c (four times its tetrahedron plus its place). */
  addAt(x: Float64Array, base: number, c: number, gradient: Float64Array, hessian: Float64Array): void {
    const { inverseVolume, lambda, mu } = this.shape;
    const { p, f, gradients: g } = this;
    const t = c >> 2;
    const n = 3 * c;
    this.measure(x, base, t);
    const volume = 1 / inverseVolume[t];
    for (let r = 0; r < 3; r++)
      gradient[r] =
        gradient[r] + volume * (p[3 * r] * g[n] + p[3 * r + 1] * g[n + 1] + p[3 * r + 2] * g[n + 2]);
    this.law.block(f, p, g, n, lambda[t], mu[t], volume, hessian);
  }

  private measure(x: Float64Array, base: number, t: number): void {
    const { lambda, mu, mesh } = this.shape;
    deformation(this.f, 0, x, base, mesh.tets, this.gradients, t);
    this.law.stress(this.f, lambda[t], mu[t], this.p);
  }
}
