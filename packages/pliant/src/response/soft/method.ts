import type { BodyColumns } from '../../bodies/bodies.js';
import { AWAKE } from '../../bodies/layout.js';
import type { Particles } from '../../bodies/particles.js';
import type { MethodInfo, ParameterValues } from '../../core/registry.js';
import type { AnchoredState } from '../method.js';
import type { SoftRows } from './rows.js';

/** The data of a deformable body for a response. */
export interface SoftPart {
  /** First particle, and how many. */
  readonly first: number;
  readonly count: number;
  /** [kg] */
  readonly mass: number;
  /** Mean edge at rest [m]. */
  readonly edge: number;
  /** Some vertex is fixed or attached, so the body can't be moved as a whole. */
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
 * The contract: after elasticity has moved the particles in a substep, keep the rows apart. A method changes positions
 * and velocities of particles, velocities of rigid bodies, and positions of rigid bodies where displacement removes
 * overlap. It writes `forces` and `depths` of the rows. Actions are equal and opposite, and never pull.
 */
export interface SoftResponse {
  solve(input: SoftInput): void;
  /** Largest error left [m/s], where a method measures it. */
  readonly residual?: number;
  /** State for the next substep, for snapshots; the same arrays can be given back. */
  state?(): SoftResponseState;
  restore?(state: SoftResponseState): void;
}

export type SoftResponseState = AnchoredState;

export interface SoftResponseMethod extends MethodInfo {
  create(parameters: ParameterValues): SoftResponse;
}
