/**
 * Elastic laws by element: energy per rest volume Ψ(F), its derivative P = ∂Ψ/∂F, and a positive bound of its curvature when a single vertex
 * moves. All of them are Hooke's law for small strain.
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
  /**
   * Adds the curvature of a vertex with ∇N = (x, y, z), times `volume`, to hessian xx xy xz yy yz zz [N/m]. Called after `stress` for the same F,
   * whose P is in `p`.
   */
  block(
    f: Float64Array,
    p: Float64Array,
    gradient: Float64Array,
    at: number,
    lambda: number,
    mu: number,
    volume: number,
    hessian: Float64Array,
  ): void;
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

  /** The fast path has it. */
  block(): void {}
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

  /** The rotation is held fixed: rotating would only reduce the curvature. */
  block(
    _f: Float64Array,
    _p: Float64Array,
    g: Float64Array,
    at: number,
    lambda: number,
    mu: number,
    volume: number,
    hessian: Float64Array,
  ): void {
    const { rotation: r } = this;
    const x = r[0] * g[at] + r[1] * g[at + 1] + r[2] * g[at + 2];
    const y = r[3] * g[at] + r[4] * g[at + 1] + r[5] * g[at + 2];
    const z = r[6] * g[at] + r[7] * g[at + 1] + r[8] * g[at + 2];
    addBlock(hessian, 2 * mu * volume * lengthSq(g, at), lambda * volume, x, y, z);
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

  /** Without the compressive part, which would make the block indefinite. */
  block(
    f: Float64Array,
    _p: Float64Array,
    g: Float64Array,
    at: number,
    lambda: number,
    mu: number,
    volume: number,
    hessian: Float64Array,
  ): void {
    const { strain: s } = this;
    const a = g[at];
    const b = g[at + 1];
    const c = g[at + 2];
    const along =
      s[0] * a * a + s[4] * b * b + s[8] * c * c + 2 * (s[1] * a * b + s[2] * a * c + s[5] * b * c);
    const x = f[0] * a + f[1] * b + f[2] * c;
    const y = f[3] * a + f[4] * b + f[5] * c;
    const z = f[6] * a + f[7] * b + f[8] * c;
    addBlock(hessian, volume * Math.max(0, along), volume * (mu + lambda), x, y, z);
    const spread = volume * mu * lengthSq(g, at);
    hessian[0] = hessian[0] + spread * (f[0] * f[0] + f[1] * f[1] + f[2] * f[2]);
    hessian[1] = hessian[1] + spread * (f[0] * f[3] + f[1] * f[4] + f[2] * f[5]);
    hessian[2] = hessian[2] + spread * (f[0] * f[6] + f[1] * f[7] + f[2] * f[8]);
    hessian[3] = hessian[3] + spread * (f[3] * f[3] + f[4] * f[4] + f[5] * f[5]);
    hessian[4] = hessian[4] + spread * (f[3] * f[6] + f[4] * f[7] + f[5] * f[8]);
    hessian[5] = hessian[5] + spread * (f[6] * f[6] + f[7] * f[7] + f[8] * f[8]);
  }
}

/** hessian += even·1 + along·(x, y, z)(x, y, z)ᵀ. */
function addBlock(hessian: Float64Array, even: number, along: number, x: number, y: number, z: number): void {
  hessian[0] = hessian[0] + even + along * x * x;
  hessian[1] = hessian[1] + along * x * y;
  hessian[2] = hessian[2] + along * x * z;
  hessian[3] = hessian[3] + even + along * y * y;
  hessian[4] = hessian[4] + along * y * z;
  hessian[5] = hessian[5] + even + along * z * z;
}

function lengthSq(g: Float64Array, at: number): number {
  return g[at] * g[at] + g[at + 1] * g[at + 1] + g[at + 2] * g[at + 2];
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
