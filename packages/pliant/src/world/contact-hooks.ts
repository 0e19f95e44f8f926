/**
 * The user's hooks into contact: who may touch at all, and how. They are functions, so snapshots and recordings don't
 * hold them.
 */
import type { RowHook, TouchingRows } from '../pipeline/surfaces.js';
import type { Simulation } from '../simulation.js';
import type { Body } from './body.js';

/**
 * A pair that touches, or will within the step. Friction and restitution may be assigned; the arrays are good until the
 * hook returns.
 */
export interface HookedContact {
  /** The first body. */
  readonly bodyA: Body;
  /** The second body. */
  readonly bodyB: Body;
  /** The deepest point, in the world [m]. */
  readonly point: Float64Array;
  /** Unit normal there, from `bodyB` to `bodyA`. */
  readonly normal: Float64Array;
  /** How deep it is there [m]; negative while there is a gap that may close within the step. */
  readonly depth: number;
  /** Coulomb friction coefficient of the pair. */
  friction: number;
  /** Part of the approach speed that a bounce keeps; of no effect where a body deforms. */
  restitution: number;
}

/**
 * Is asked about pairs of bodies, in every step. It must not change the world, and should decide by the state of the
 * world alone.
 */
export interface ContactHook {
  /**
   * Whether two bodies that are near may touch; asked before anything is measured. `false` lets them pass through each
   * other.
   */
  mayTouch?(bodyA: Body, bodyB: Body): boolean;
  /** Sees a contact before it is answered and may change its friction and restitution. `false` refuses it. */
  onContact?(contact: HookedContact): boolean | undefined;
}

export class ContactHooks {
  private list: readonly ContactHook[] = [];
  private stop: (() => void) | undefined;
  private readonly rows: RowHook;

  constructor(bodyAt: (row: number) => Body) {
    this.rows = {
      pair: (a, b) => this.list.every((hook) => hook.mayTouch?.(bodyAt(a), bodyAt(b)) !== false),
      contact: (touching) => {
        const contact = hooked(touching, bodyAt);
        const allowed = this.list.every((hook) => hook.onContact?.(contact) !== false);
        if (contact.friction >= 0) touching.friction = contact.friction;
        if (contact.restitution >= 0 && contact.restitution <= 1) touching.restitution = contact.restitution;
        return allowed;
      },
    };
  }

  add(hook: ContactHook, sim: Simulation): () => void {
    this.list = [...this.list, hook];
    this.moveTo(sim);
    return () => {
      this.list = this.list.filter((other) => other !== hook);
    };
  }

  /** The world goes on with another state. */
  moveTo(sim: Simulation): void {
    this.stop?.();
    this.stop = this.list.length > 0 ? sim.methods.surfaces.use(this.rows) : undefined;
  }
}

function hooked(
  { a, b, point, normal, depth, friction, restitution }: TouchingRows,
  bodyAt: (row: number) => Body,
) {
  return { bodyA: bodyAt(a), bodyB: bodyAt(b), point, normal, depth, friction, restitution };
}
