/**
 * A compressible neo-Hookean solid. With the deformation gradient F, J = det F and the Lamé constants λ, μ, the energy
 * per rest volume is
 *
 *   Ψ = μ/2 (|F|² − 3) + f(J),   f(J) = −μ ln J + λ/2 (J − 1)²
 *
 * For small strain it is Hooke's law with the same constants. |F|² is quadratic in the positions and J is linear in
 * each single vertex. So the 3×3 block of a vertex is exact, and it is positive because f is convex. Below `CRUSHED` a
 * parabola continues the logarithm: an inverted element has a finite force that turns it back.
 */
import { log } from '../../math/scalar.js';
import { requireBetween, requirePositiveNumber } from '../soft/check-mesh.js';

/** How stress follows large strain; see `laws.ts`. */
export type LawName = 'neo-hookean' | 'co-rotational' | 'st-venant-kirchhoff';

export interface FemMaterial {
  /** [Pa] Default 1e5. */
  readonly youngsModulus?: number;
  /** From 0 to 0.495. Default 0.3. */
  readonly poissonRatio?: number;
  /** Default 'neo-hookean'. */
  readonly law?: LawName;
  /** Viscous stress over elastic stress per rate [s]: a mode of ω [rad/s] has a damping ratio of ω · damping/2. Default 0. */
  readonly damping?: number;
  /** Elements with other moduli: those whose middle lies in the box, in the mesh's frame. Later ones win. */
  readonly parts?: readonly FemPart[];
  /** Fibres that pull. */
  readonly muscles?: readonly Muscle[];
  /** Lets the rest shape follow stress beyond a limit. */
  readonly plasticity?: Plasticity | undefined;
}

/** Von Mises' stress at which elements begin to flow [Pa], and its growth per plastic strain [Pa], default 0. */
export interface Plasticity {
  readonly yieldStress: number;
  readonly hardening?: number;
}

interface Box {
  readonly min: ArrayLike<number>;
  readonly max: ArrayLike<number>;
}

export interface FemPart {
  readonly box: Box;
  readonly youngsModulus: number;
  readonly poissonRatio?: number;
}

/** Fibres along `direction` with the energy stress/2 |F d|² per rest volume at full activation: at rest length they pull with `stress` [Pa]. */
export interface Muscle {
  readonly box?: Box;
  readonly direction: ArrayLike<number>;
  readonly stress: number;
}

/** Below this part of its rest volume an element resists like a parabola instead of a logarithm. */
export const CRUSHED = 0.1;
const LOG_CRUSHED = log(CRUSHED);

/** Lamé's constants λ and μ [Pa]. */
export interface Lame {
  readonly lambda: number;
  readonly mu: number;
}

export function lame({ youngsModulus = 1e5, poissonRatio = 0.3 }: FemMaterial): Lame {
  requirePositiveNumber('youngsModulus', youngsModulus);
  requireBetween('poissonRatio', poissonRatio, 0, 0.495);
  const mu = youngsModulus / (2 * (1 + poissonRatio));
  return { mu, lambda: (2 * mu * poissonRatio) / (1 - 2 * poissonRatio) };
}

/** −ln J, continued as a parabola below `CRUSHED`. */
export function barrier(j: number): number {
  if (j >= CRUSHED) return -log(j);
  const d = (j - CRUSHED) / CRUSHED;
  return -LOG_CRUSHED - d + 0.5 * d * d;
}

/** Its slope. */
export function barrierSlope(j: number): number {
  return j >= CRUSHED ? -1 / j : (-1 + (j - CRUSHED) / CRUSHED) / CRUSHED;
}

/** Its curvature, positive. */
export function barrierCurvature(j: number): number {
  return j >= CRUSHED ? 1 / (j * j) : 1 / (CRUSHED * CRUSHED);
}

export function isInBox(box: Box | undefined, x: number, y: number, z: number): boolean {
  if (box === undefined) return true;
  const { min, max } = box;
  return x >= min[0] && x <= max[0] && y >= min[1] && y <= max[1] && z >= min[2] && z <= max[2];
}
