import type { BodyColumns } from '../../bodies/bodies.js';
import { AWAKE } from '../../bodies/layout.js';
import type { Particles } from '../../bodies/particles.js';
import type { MethodInfo, ParameterValues } from '../../core/registry.js';
import type { AnchoredState } from '../method.js';
import type { SoftRows } from './rows.js';

/** What a response has to know of a deformable body. */
export interface SoftPart {
  /** First particle, and how many. */
  readonly first: number;
  readonly count: number;
  /** [kg] */
  readonly mass: number;
  /** Mean edge at rest [m]. */
  readonly edge: number;
  /** Some vertex is fixed or attached: the body can't be moved as a whole. */
  readonly isHeld: boolean;
  /** Asleep or frozen: an obstacle, none of its particles moves. */
  readonly isStill?: boolean;
}

/** The object may be reused; a response keeps nothing of it. */
export interface SoftInput {
  readonly rows: SoftRows;
  readonly particles: Particles;
  /** By the numbers that the rows use. */
  readonly bodies: readonly SoftPart[];
  /**
   * Present when rows name rigid bodies. Their velocities have taken the forces of this substep, their positions have
   * not moved yet.
   */
  readonly rigids?: BodyColumns | undefined;
  /** Length of the substep [s]. */
  readonly h: number;
}

/** Inverse mass of a rigid body that is awake, else 0 [1/kg]. */
export function rigidMobility(rigids: BodyColumns | undefined, row: number): number {
  return rigids && row >= 0 && rigids.activity[row] === AWAKE ? rigids.inverseMass[row] : 0;
}

/**
 * The contract: after elasticity has moved the particles in a substep, keep the rows apart. Changes positions and
 * velocities of particles, velocities of rigid bodies, positions of rigid bodies where overlap is taken out by
 * displacement; writes `forces` and `depths` of the rows. Equal and opposite, never pulling.
 */
export interface SoftResponse {
  solve(input: SoftInput): void;
  /** Largest error left [m/s], where a method measures it. */
  readonly residual?: number;
  /** What the next substep reads, for snapshots; the same arrays can be handed back. */
  state?(): SoftResponseState;
  restore?(state: SoftResponseState): void;
}

export type SoftResponseState = AnchoredState;

export interface SoftResponseMethod extends MethodInfo {
  create(parameters: ParameterValues): SoftResponse;
}
