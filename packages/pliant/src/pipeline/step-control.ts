/**
 * Step-size control for responses that must not overshoot. A substep is taken on trial and judged by its end. When a
 * response rejects it, the trial is undone and a shorter one is tried. The rest of the substep follows in further
 * parts.
 *
 *   left = h
 *   while left > 0: find contacts, as far as bodies may come
 *                   part = left, or less where something moves by more than its own thickness
 *                   try: push, accelerate, solve, move; look where that led; share = judge
 *                   share < 1: undo, part ·= share, try again; else left −= part
 *
 * A part below `SHORTEST` of the substep is not tried: the bodies stay where they are, the rest of the substep is lost,
 * and the loss is reported. So separate bodies stay separate, at the price of time. There is one exception: a kinematic
 * body moves against them, and nothing can stop it. Then the rest of the substep is taken without judgement, and the
 * overlap is undone afterwards.
 */

import type { Bodies, BodyColumns } from '../bodies/bodies.js';
import type { Deformables } from '../bodies/deformable/deformables.js';
import { moves } from '../bodies/filter.js';
import { type Joints, NUMBERS } from '../bodies/joints.js';
import { BODY_CODE, BODY_LAYOUT } from '../bodies/layout.js';
import type { MoleculeBodies } from '../bodies/molecules/molecule-bodies.js';
import { CandidatePairs } from '../broadphase/index.js';
import { widened } from '../core/grow.js';
import { type Contacts, MEMO, Narrowphase, PAIR_ASLEEP } from '../narrowphase/index.js';
import type { AnchoredState, Response } from '../response/index.js';
import type { Look } from './look.js';

/** Shortest part of a substep that is tried, as a share of it. Smaller: knots of contacts cost many trials. */
export const SHORTEST = 2 ** -20;

/** The same while a kinematic body moves: no part is short enough to stop that body. */
export const SQUEEZED = 2 ** -6;

/** Most parts of one substep, for worlds in which bodies always collide again. */
export const MOST_PARTS = 4096;

/** Columns of the bodies that a trial changes. */
const TRIED = [
  'position',
  'orientation',
  'velocity',
  'angularVelocity',
  'worldInverseInertia',
  'restTime',
] as const;

/** Columns of the particles of deformable bodies that a trial changes. */
const MOVED = ['position', 'previous', 'velocity'] as const;

/** The parts of a world that a trial changes. */
export interface Tried {
  readonly bodies: Bodies;
  readonly joints: Joints;
  readonly deformables: Deformables;
  readonly matter: { readonly molecules: MoleculeBodies };
  readonly methods: {
    readonly looks: readonly Look[];
    readonly responses: readonly { readonly response: Response }[];
  };
}

export class StepControl {
  /** Contacts at the end of a trial. */
  readonly probe = new Narrowphase();
  readonly pairs = new CandidatePairs();
  private saved = new Float64Array(0);
  private rows = 0;
  private at = 0;
  private readonly memories: (AnchoredState | undefined)[] = [];

  save(tried: Tried, contacts: Contacts): void {
    this.rows = tried.bodies.rows;
    this.walk(tried, contacts, this.keep);
    for (const look of tried.methods.looks) look.mark();
    this.memories.length = 0;
    for (const { response } of tried.methods.responses) {
      const state = response.anchored?.state?.();
      this.memories.push(state && { numbers: state.numbers.slice(), partners: state.partners.slice() });
    }
  }

  restore(tried: Tried, contacts: Contacts): void {
    this.walk(tried, contacts, this.give);
    for (const look of tried.methods.looks) look.undo();
    tried.methods.responses.forEach(({ response }, k) => {
      const state = this.memories[k];
      if (state !== undefined) response.anchored?.restore?.(state);
    });
    for (const { molecules } of tried.deformables.list) molecules?.model.forces.fill(0);
    tried.matter.molecules.moved();
  }

  /** Copies every array that a trial changes to the saved numbers, or back. */
  private walk(
    { bodies, joints, deformables: { particles, list } }: Tried,
    contacts: Contacts,
    take: (array: Float64Array, length: number) => void,
  ): void {
    const c = bodies.columns;
    this.at = 0;
    for (const name of TRIED) take(c[name], this.rows * BODY_LAYOUT[name].width);
    take(contacts.memo, contacts.count * MEMO);
    take(contacts.force, contacts.count * 3);
    take(contacts.impulse, contacts.count * 3);
    take(joints.numbers, joints.rows * NUMBERS);
    for (const name of MOVED) take(particles.columns[name], particles.count * 3);
    for (const { model } of list) for (const numbers of model.state) take(numbers, numbers.length);
  }

  private readonly keep = (from: Float64Array, length: number): void => {
    if (this.saved.length < this.at + length) {
      this.saved = widened(this.saved, 2 * (this.at + length));
    }
    for (let k = 0; k < length; k++) this.saved[this.at + k] = from[k];
    this.at += length;
  };

  private readonly give = (to: Float64Array, length: number): void => {
    for (let k = 0; k < length; k++) to[k] = this.saved[this.at + k];
    this.at += length;
  };
}

/**
 * Time until two bodies could pass through each other unnoticed [s]: until they have closed their gap and moved on by
 * half of the thinner body's half thickness. Pairs without contact points are farther apart than they move.
 */
export function unseenTime(
  c: BodyColumns,
  contacts: Contacts,
  gravitySize: number,
  ahead: number,
  controls: (m: number) => boolean,
): number {
  let time = ahead;
  for (let m = 0; m < contacts.manifolds; m++) {
    if ((contacts.life[m] & PAIR_ASLEEP) !== 0 || !controls(m)) continue;
    const a = contacts.a[m];
    const b = contacts.b[m];
    const speed = fastest(c, a, gravitySize, ahead) + fastest(c, b, gravitySize, ahead);
    const allowed = 0.5 * (c.thinness[a] + c.thinness[b]) + Math.max(0, -contacts.deepest(m));
    if (allowed < time * speed) time = allowed / speed;
  }
  return time;
}

/** Whether a kinematic body, which nothing can stop, moves against a body whose response controls the step. */
export function isSqueezed(bodies: Bodies, contacts: Contacts, controls: (m: number) => boolean): boolean {
  const { kind } = bodies.columns;
  for (let m = 0; m < contacts.manifolds; m++) {
    if (!controls(m)) continue;
    for (const row of [contacts.a[m], contacts.b[m]])
      if (kind[row] === BODY_CODE.kinematic && moves(bodies, row)) return true;
  }
  return false;
}

/** Highest speed that any point of a body may reach within the time `ahead` [m/s]. */
function fastest(c: BodyColumns, row: number, gravitySize: number, ahead: number): number {
  if (c.kind[row] !== BODY_CODE.rigid && c.kind[row] !== BODY_CODE.kinematic) return 0;
  const { velocity: v, angularVelocity: w } = c;
  const i = row * 3;
  const speed = Math.sqrt(v[i] * v[i] + v[i + 1] * v[i + 1] + v[i + 2] * v[i + 2]);
  const spin = Math.sqrt(w[i] * w[i] + w[i + 1] * w[i + 1] + w[i + 2] * w[i + 2]);
  return speed + gravitySize * ahead + spin * c.reach[row];
}
