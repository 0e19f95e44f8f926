import type { FemElasticity } from '../../bodies/fem/fem-elasticity.js';
import type { Member } from './member.js';

/** A soft member as the solver works on it. */
export interface SoftPart {
  readonly member: Member;
  readonly elasticity: FemElasticity;
  /** Springs that hold vertices [N/m], and to where [m]. */
  readonly springs: Float64Array;
  readonly points: Float64Array;
  readonly gradient: Float64Array;
  readonly step: Float64Array;
  readonly origin: Float64Array;
  /** Energy now and before the step, the rise that is not minded [J], and the sum of all forces of contact [N]. */
  readonly energies: Float64Array;
  /** Volume of each element over that at rest when the substep began, and the vertices of those that are nearly flat. */
  readonly volumes: Float64Array;
  readonly isFlat: Uint8Array;
  mass: number;
}
