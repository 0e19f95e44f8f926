import type { FemElasticity } from '../../bodies/fem/fem-elasticity.js';
import type { FemShape } from '../../bodies/fem/fem-shape.js';
import type { AnchorSprings } from '../../bodies/soft/anchor-springs.js';
import type { Elasticity } from '../../bodies/soft/elasticity.js';
import type { Member } from './member.js';

/** A soft member as the solver sees it. */
export interface SoftPart {
  readonly member: Member;
  readonly elasticity: Elasticity;
  /** The same for a solid, whose factor is that of its rest shape. */
  readonly rest: FemElasticity | undefined;
  /** The tetrahedra of a solid; sheets and threads have none. */
  readonly solid: FemShape | undefined;
  /** What holds its vertices in this substep. */
  readonly anchors: AnchorSprings;
  /** Volume of each element at the start of the substep, relative to rest. */
  readonly volumes: Float64Array;
  mass: number;
}
