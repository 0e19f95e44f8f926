import type { Bodies } from '../bodies/bodies.js';
import { type BodyKind, isDeformableKind, isDynamicKind } from '../bodies/layout.js';
import type { MethodInfo, ParameterValues } from '../core/registry.js';
import type { AnchoredContacts, Contacts, Matter } from '../narrowphase/index.js';
import type { JointSolver } from './joints/index.js';
import type { Turns } from './joints/turns.js';

/** The input of a response. The object is reused; keep nothing of it. */
export interface ResponseInput {
  readonly bodies: Bodies;
  readonly contacts: Contacts;
  /** Per manifold: the number of the response that answers for it; a method answers only for its own. */
  readonly owner: Uint8Array;
  readonly self: number;
  /** Length of the substep [s], or of the part of it that is tried under step control. */
  readonly dt: number;
  /** Length of the whole substep [s], where `dt` may be a part of it. */
  readonly substep?: number;
  /** Time since contacts were last found, up to the end of this substep [s]. */
  readonly interval: number;
  /** Size of gravity [m/s²]; the speed that it adds within a substep is no impact. */
  readonly gravitySize: number;
  /** Gravity itself [m/s²]. */
  readonly gravity: Float64Array;
}

/**
 * Above this restitution, contacts near moving bodies are found again for the next substep. After a bounce bodies fly
 * elsewhere than detection looked ahead. An impact at a point that was only moved along would turn them and add energy,
 * where almost no energy is lost.
 */
export const ELASTIC = 0.8;

/** What a response may use besides the contacts. */
export interface Surroundings {
  /**
   * The joints are solved after every response. A method that solves contacts and joints together may solve them itself
   * before that.
   */
  readonly joints: JointSolver;
  /** Reports to the world what could not be done, in one sentence. */
  report(sentence: string): void;
}

/**
 * The contract of the stage: a method keeps its own contacts apart, with equal and opposite action on both bodies at
 * one point. It skips sensors and manifolds at rest (`carried`). A method takes part where it needs to, in this order:
 *
 *   begin    once after contacts were found
 *   push     in every substep: add forces to the bodies' `force` and `torque`
 *            — velocities take the forces —
 *   solve    change velocities
 *            — positions take the velocities —
 *   relax    change velocities again, for the next substep to start from
 *   finish   before contacts are found again or the step ends: the action on `a` goes into the contact's `force` (mean
 *            over the interval) and is added to its `impulse`, and `touching` marks manifolds that pushed
 */
export interface Response {
  /** Once per step, before anything else; `begin` is called again for every trial of a substep. */
  beginStep?(): void;
  begin?(input: ResponseInput): void;
  push?(input: ResponseInput): void;
  solve?(input: ResponseInput): void;
  /**
   * Continues `solve`, or `relax` where not `isSoft`, after joints have changed velocities. Returns whether it changed
   * anything, and lets the joints of the bodies that it pushed wait for their turn.
   */
  again?(input: ResponseInput, isSoft: boolean, turns: Turns): boolean;
  relax?(input: ResponseInput): void;
  /** After the last turn of a substep, for methods that `relax`. */
  endSubstep?(): void;
  finish?(input: ResponseInput): void;
  /**
   * For methods that control the step: judges the contacts at the end of a trial of `dt`, and returns the share of the
   * trial that may be taken, 1 for all of it. Below 1 the trial is undone, including velocities and memos, and a
   * shorter one begins.
   */
  judge?(input: ResponseInput, after: Contacts, owner: Uint8Array): number;
  /** Answers contacts with at least one deformable body. */
  readonly anchored?: AnchoredResponse | undefined;
  /** Bodies bounce so well that contacts must be found again for the next substep. */
  readonly bounces?: boolean;
  /**
   * Whether it answered the last substep as the one before and would do so again, if no velocity, force or place changes:
   * then `endSubstep` alone counts the next one. Left out by methods that can't tell.
   */
  readonly stands?: boolean;
  /** How many contacts had to be softened in the last substep to stay stable at this time step. */
  readonly softened: number;
  /** Row of a body of one of them. */
  readonly softenedRow?: number;
  /** Largest energy that the springs of a pair got by being placed into each other, since it was last set to 0 [J]. */
  placed?: number;
  /** Row of a body of that pair. */
  readonly placedRow?: number;
  /** Largest error left in the last substep [m/s], where a method measures it. */
  readonly residual?: number;
  /** Adds the energy that its springs hold and may give back to `out[at]` [J]. */
  addStored?(out: Float64Array, at: number): void;
}

/** The input of a response to anchored contacts. The object is reused; keep nothing of it. */
export interface AnchoredInput {
  readonly matter: Matter;
  readonly contacts: AnchoredContacts;
  /** Per manifold: the number of the response that answers for it; a method answers only for its own. */
  readonly owner: Uint8Array;
  readonly self: number;
  /** Length of the substep [s]. */
  readonly h: number;
  /** Gravity [m/s²]. */
  readonly gravity: Float64Array;
}

/** Memory of a response about particles from substep to substep. */
export interface AnchoredState {
  readonly numbers: Float64Array;
  readonly partners: Int32Array;
}

/**
 * The same contract for rows between anchors: actions are equal and opposite, never pull, and leave sensors alone.
 * `begin` is called once after the rows were found, `respond` in every substep. `respond` writes the rows' `force` and
 * adds to their `impulse`. Methods that act before elasticity add forces. Methods that act after it change velocities
 * and positions of particles, and velocities of rigid bodies.
 */
export interface AnchoredResponse {
  begin(input: AnchoredInput): void;
  respond(input: AnchoredInput): void;
  /** How many contacts had to be softened in the last substep. */
  readonly softened: number;
  /** Largest error left in the last substep [m/s], where a method measures it. */
  readonly residual?: number;
  /** State for the next substep, for snapshots and trials; the same arrays can be given back. */
  state?(): AnchoredState | undefined;
  restore?(state: AnchoredState): void;
}

/** A way to keep bodies apart. */
export interface ResponseMethod extends MethodInfo {
  /**
   * How often the method needs contacts. `every-step` methods receive contacts that are still open but may close within
   * the step (negative depth), and follow the depths through the substeps themselves.
   */
  readonly detection: 'every-step' | 'every-substep';
  /** The step is taken on trial and shortened until `judge` accepts it; see `step-control.ts`. */
  readonly controlsStep?: boolean;
  /** Its contacts are springs, which bodies enter and leave by steps of semi-implicit Euler; see `bodies/flight.ts`. */
  readonly springs?: boolean;
  /** Needs contacts before bodies touch, as far as bodies move within a substep. */
  readonly aheadOfTouch?: boolean;
  /** Distance at which surfaces already act on each other [m]; contacts are found up to there. */
  reach?(parameters: ParameterValues): number;
  /** Whether it serves two kinds of body. */
  serves(a: BodyKind, b: BodyKind): boolean;
  /** Why it serves no other pairs, in one sentence; part of the refusal. */
  readonly limits?: string;
  /** The pairs that `auto` gives to this method, where it isn't the first to serve them. */
  prefers?(a: BodyKind, b: BodyKind): boolean;
  /**
   * When the method acts on deformable bodies: by forces before elasticity moves the body, together with elasticity, or
   * on the result of elasticity. After elasticity by default.
   */
  readonly acts?: 'before-elasticity' | 'with-elasticity' | 'after-elasticity';
  /** Pushes the skins of molecules. Under a method without it, such pairs are found as spheres. */
  readonly onSkins?: boolean;
  /** Makes one for a world. */
  create(parameters: ParameterValues, around: Surroundings): Response;
}

/** Pairs of bodies with their own shape, one of which can be pushed. */
export function servesRigid(a: BodyKind, b: BodyKind): boolean {
  return (a === 'rigid' || b === 'rigid') && !isDeformableKind(a) && !isDeformableKind(b);
}

/** Pairs with at least one body that can be pushed, of any kind. */
export function servesMovable(a: BodyKind, b: BodyKind): boolean {
  return isDynamicKind(a) || isDynamicKind(b);
}
