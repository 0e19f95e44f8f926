/**
 * A stable neo-Hookean material as two constraints per tetrahedron, after Macklin and Müller (2021) and Smith, de Goes
 * and Kim (2018). With the deformation gradient F, J = det F, I = tr FᵀF and the Lamé constants λ, μ, the energy per
 * rest volume is
 *
 *   Ψ = λ/2 (J − 1)² + μ ψ(I, J),   ψ = 8/15 (I²/(I + 1) − 9/4) − (J − 1) + 7/15 (J − 1)²
 *   hydrostatic C = J − 1, compliance 1/(λ V);   deviatoric C = √(2ψ), compliance 1/(μ V)
 *
 * The form is theirs (a term in I, and J to first and second power); we depart in three points.
 * 1. Their two constraints, √I and J − 1 − μ/λ, pull against each other at rest. Neither changes to first order in
 *    shear, so shear is stiff only through forces that a sweep treats as constant: solved together they blow up above
 *    the step of explicit Euler, and one after the other they do not keep the rest shape. Here the balancing part of
 *    the hydrostatic term stands on the deviatoric side: both constraints are zero at rest, and for small strain ψ =
 *    ‖ε‖², a plain norm, so one solve is stable at any step.
 * 2. With I alone a collapsed tetrahedron (F small) is a minimum of the energy which it never leaves. Smith et al.
 *    subtract a logarithm; I²/(I + 1) does the same (its slope vanishes with I and tends to 1) without one.
 * 3. The coefficients make Hooke's law with the material's own λ and μ exact for small strain. (Taking the Lamé
 *    constants for those of the published energy gives a Poisson ratio of 0.17 where 0.3 was asked for.)
 *
 * ψ ≥ 0 for all F, inverted ones too, and zero only at rotations: 4/15 in a point, 2 + 28/15 mirrored.
 */
import { requireBetween, requirePositiveNumber } from '../soft/check-mesh.js';

/** What an elastic body is made of. */
export interface Material {
  /** [Pa] Default 1e5. */
  readonly youngsModulus?: number;
  /** Between 0 and 0.5; 0.5 keeps volume exactly. Default 0.3. */
  readonly poissonRatio?: number;
  /**
   * Viscous stress 2 μ · damping · strain rate, so a mode of ω [rad/s] has a damping ratio of about ω · damping/2, up
   * to 1.7 times that along the axes of a grid [s]. Default 0.
   */
  readonly damping?: number;
}

export interface NeoHookean {
  /** Lamé's second constant, the shear modulus [Pa]. */
  readonly mu: number;
  /** Lamé's first constant [Pa]; infinite for a Poisson ratio of 0.5. */
  readonly lambda: number;
  /** [Pa·s] */
  readonly viscosity: number;
}

/** ψ = STRETCH (I²/(I + 1) − 9/4) − (J − 1) + VOLUME (J − 1)². */
export const STRETCH = 8 / 15;
export const VOLUME = 7 / 15;

export function neoHookean(material: Material): NeoHookean {
  const { youngsModulus = 1e5, poissonRatio = 0.3, damping = 0 } = material;
  requirePositiveNumber('youngsModulus', youngsModulus);
  requireBetween('poissonRatio', poissonRatio, 0, 0.5);
  requireBetween('damping', damping, 0, 1e6);
  const mu = youngsModulus / (2 * (1 + poissonRatio));
  const lambda = poissonRatio === 0.5 ? Infinity : (2 * mu * poissonRatio) / (1 - 2 * poissonRatio);
  return { mu, lambda, viscosity: mu * damping };
}
