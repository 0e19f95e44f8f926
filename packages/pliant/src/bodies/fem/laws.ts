/**
 * Elastic laws by element: energy per rest volume Ψ(F) and its derivative P = ∂Ψ/∂F. All of them are Hooke's law for small strain.
 *
 *   neo-hookean           μ/2 (|F|² − 3) − μ ln J + λ/2 (J − 1)²       `material.ts`; the others are slower, this one has a path of its own
 *   co-rotational         μ |F − R|² + λ/2 tr(RᵀF − 1)²                linear in strain at any rotation R; weak when crushed
 *   st-venant-kirchhoff   μ |E|² + λ/2 (tr E)²,  E = ½ (FᵀF − 1)       gives way when crushed below 58 %; hardens when stretched
 */
import { determinant } from '../../math/mat3.js';
import { POLAR_WORK, polarRotation } from '../../math/polar3.js';
import { barrier, barrierSlope, type LawName } from './material.js';

export interface Law {
  /** P to out[0…8], row-major [Pa]; Ψ to out[9] [J/m³]. */
  stress(f: Float64Array, lambda: number, mu: number, out: Float64Array): void;
}

export function makeLaw(name: LawName): Law {
  if (name === 'co-rotational') return new CoRotational();
  return name === 'st-venant-kirchhoff' ? new StVenantKirchhoff() : new NeoHookeanLaw();
}

class NeoHookeanLaw implements Law {
  private readonly cofactor = new Float64Array(9);

  stress(f: Float64Array, lambda: number, mu: number, out: Float64Array): void {
    const { cofactor: c } = this;
    const j = determinant(f, 0);
    cofactors(f, c);
    const slope = mu * barrierSlope(j) + lambda * (j - 1);
    let squares = 0;
    for (let k = 0; k < 9; k++) {
      out[k] = mu * f[k] + slope * c[k];
      squares += f[k] * f[k];
    }
    out[9] = 0.5 * mu * (squares - 3) + mu * barrier(j) + 0.5 * lambda * (j - 1) * (j - 1);
  }
}

class CoRotational implements Law {
  private readonly rotation = new Float64Array(9);
  private readonly work = new Float64Array(POLAR_WORK);

  stress(f: Float64Array, lambda: number, mu: number, out: Float64Array): void {
    const { rotation: r } = this;
    polarRotation(r, 0, f, 0, this.work);
    let trace = -3;
    let squares = 0;
    for (let k = 0; k < 9; k++) {
      trace += r[k] * f[k];
      squares += (f[k] - r[k]) * (f[k] - r[k]);
    }
    for (let k = 0; k < 9; k++) out[k] = 2 * mu * (f[k] - r[k]) + lambda * trace * r[k];
    out[9] = mu * squares + 0.5 * lambda * trace * trace;
  }
}

class StVenantKirchhoff implements Law {
  private readonly strain = new Float64Array(9);

  stress(f: Float64Array, lambda: number, mu: number, out: Float64Array): void {
    const { strain: s } = this;
    let trace = 0;
    let squares = 0;
    for (let a = 0; a < 3; a++)
      for (let b = 0; b < 3; b++) {
        const e = 0.5 * (f[a] * f[b] + f[3 + a] * f[3 + b] + f[6 + a] * f[6 + b] - (a === b ? 1 : 0));
        s[3 * a + b] = e;
        squares += e * e;
        if (a === b) trace += e;
      }
    // From strain to the second stress of Piola and Kirchhoff.
    for (let k = 0; k < 9; k++) s[k] = 2 * mu * s[k] + (k % 4 === 0 ? lambda * trace : 0);
    for (let r = 0; r < 9; r += 3)
      for (let c = 0; c < 3; c++) out[r + c] = f[r] * s[c] + f[r + 1] * s[3 + c] + f[r + 2] * s[6 + c];
    out[9] = mu * squares + 0.5 * lambda * trace * trace;
  }
}

/** ∂J/∂F. */
function cofactors(f: Float64Array, out: Float64Array): void {
  out[0] = f[4] * f[8] - f[5] * f[7];
  out[1] = f[5] * f[6] - f[3] * f[8];
  out[2] = f[3] * f[7] - f[4] * f[6];
  out[3] = f[2] * f[7] - f[1] * f[8];
  out[4] = f[0] * f[8] - f[2] * f[6];
  out[5] = f[1] * f[6] - f[0] * f[7];
  out[6] = f[1] * f[5] - f[2] * f[4];
  out[7] = f[2] * f[3] - f[0] * f[5];
  out[8] = f[0] * f[4] - f[1] * f[3];
}
