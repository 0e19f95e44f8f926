import type { Bodies, BodyColumns } from '../bodies/bodies.js';
import { moves } from '../bodies/filter.js';
import type { Joints } from '../bodies/joints.js';
import { ASLEEP, AWAKE, BODY_CODE, isDynamic } from '../bodies/layout.js';
import { UnionFind } from '../core/union-find.js';
import type { Contacts } from './contacts.js';
import { PAIR_ASLEEP } from './life.js';
import { closing, closings } from './within-reach.js';

/**
 * Groups of bodies that forces move and that touch each other, directly or through others (union–find over the
 * contacts). The bodies of an island wake and fall asleep together. Static and kinematic bodies don't tie islands;
 * otherwise a floor would tie all.
 *
 * Falling asleep ends the remaining motion. A floor or a post takes up that momentum. An island that leans on neither
 * has nowhere to leave it, so it sleeps only when it stands still: two bodies that drift apart in empty space drift for
 * ever.
 */
export class Islands {
  private readonly sets = new UnionFind();
  /** Per root: shortest rest time of its bodies, or -1 when one of them must not sleep. */
  private rest = new Float64Array(0);
  private awake = new Uint8Array(0);
  /** Rows that lean on a body that forces don't move. */
  private anchored = new Uint8Array(0);

  /** Starts again: every body alone, except those that are jointed or tied together (`ties`: rows, two by two). */
  begin(bodies: Bodies, ties: readonly number[], joints: Joints): void {
    this.reserve(bodies.arena.capacity);
    const { sets, awake } = this;
    sets.reset(bodies.rows);
    this.anchored.fill(0, 0, bodies.rows);
    for (let row = 0; row < bodies.rows; row++) awake[row] = bodies.isActive(row) ? 1 : 0;
    for (let k = 0; k < ties.length; k += 2) sets.union(ties[k], ties[k + 1]);
    for (let row = 0; row < joints.rows; row++)
      if (joints.isOn(row)) this.tie(bodies, joints.a[row], joints.b[row]);
  }

  /**
   * Joins bodies that touch, or will touch within `ahead` [s]. Responses with a `reach` [m] push across a gap, so
   * bodies that near touch.
   */
  join(bodies: Bodies, contacts: Contacts, ahead: number, reach: number): void {
    const { sensor } = bodies.columns;
    for (let m = 0; m < contacts.manifolds; m++) {
      const a = contacts.a[m];
      const b = contacts.b[m];
      if (sensor[a] + sensor[b] > 0 || !binds(bodies.columns, contacts, m, ahead, reach)) continue;
      this.tie(bodies, a, b);
    }
  }

  /** Whether any body sleeps. A world whose bodies never sleep needs no islands. */
  anyAsleep({ rows, columns }: Bodies): boolean {
    const { activity } = columns;
    for (let row = 0; row < rows; row++) if (activity[row] === ASLEEP) return true;
    return false;
  }

  private tie(bodies: Bodies, a: number, b: number): void {
    const { kind } = bodies.columns;
    if (isDynamic(kind[a]) && isDynamic(kind[b])) {
      this.sets.union(a, b);
      return;
    }
    this.anchored[a] = this.anchored[b] = 1;
    if (kind[a] === BODY_CODE.kinematic && moves(bodies, a)) this.awake[b] = 1;
    else if (kind[b] === BODY_CODE.kinematic && moves(bodies, b)) this.awake[a] = 1;
  }

  /** Passes on to the whole island that one of its bodies leans on something fixed. */
  private spreadAnchors({ rows }: Bodies): void {
    const { anchored, sets } = this;
    for (let row = 0; row < rows; row++) if (anchored[row] === 1) anchored[sets.find(row)] = 1;
  }

  /** Something other than a body holds the body. */
  anchor(row: number): void {
    this.anchored[row] = 1;
  }

  /**
   * Puts islands to sleep whose bodies have all rested long enough. `kinetic` has the energy of deformable bodies by
   * row [J].
   */
  sleep(bodies: Bodies, delay: number, kinetic: Float64Array): void {
    const { rest, anchored } = this;
    this.spreadAnchors(bodies);
    const { kind, activity, restTime, canSleep, velocity, angularVelocity } = bodies.columns;
    rest.fill(Number.POSITIVE_INFINITY, 0, bodies.rows);
    for (let row = 0; row < bodies.rows; row++) {
      if (!isDynamic(kind[row]) || activity[row] !== AWAKE) continue;
      const root = this.sets.find(row);
      const maySleep = canSleep[row] === 1 && (anchored[root] === 1 || isStill(bodies.columns, row, kinetic));
      const time = maySleep ? restTime[row] : -1;
      if (time < rest[root]) rest[root] = time;
    }
    for (let row = 0; row < bodies.rows; row++) {
      if (!isDynamic(kind[row]) || activity[row] !== AWAKE || rest[this.sets.find(row)] < delay) continue;
      activity[row] = ASLEEP;
      velocity.fill(0, row * 3, row * 3 + 3);
      angularVelocity.fill(0, row * 3, row * 3 + 3);
    }
  }

  /** Wakes every island that a moving body touches; returns whether there was one. */
  wakeTouched(bodies: Bodies): boolean {
    const { awake } = this;
    const { kind, activity } = bodies.columns;
    for (let row = 0; row < bodies.rows; row++) if (awake[row] === 1) awake[this.sets.find(row)] = 1;
    let any = false;
    for (let row = 0; row < bodies.rows; row++) {
      if (!isDynamic(kind[row]) || activity[row] !== ASLEEP || awake[this.sets.find(row)] !== 1) continue;
      bodies.wake(row);
      any = true;
    }
    return any;
  }

  /**
   * Bodies woke after contacts were found. What they lie on holds them from now on: it was taken over unasked, and
   * responses pass such pairs over. A body that is struck in its sleep would go through its floor.
   */
  wakePairs(bodies: Bodies, { a, b, life, manifolds }: Contacts): void {
    for (let m = 0; m < manifolds; m++)
      if (moves(bodies, a[m]) || moves(bodies, b[m])) life[m] &= ~PAIR_ASLEEP;
  }

  private reserve(capacity: number): void {
    if (this.rest.length >= capacity) return;
    this.rest = new Float64Array(capacity);
    this.awake = new Uint8Array(capacity);
    this.anchored = new Uint8Array(capacity);
  }
}

/** Highest speed at which a body that leans on nothing may sleep [m/s, rad/s]. */
const STILL = 1e-9;

function isStill(c: BodyColumns, row: number, kinetic: Float64Array): boolean {
  const { velocity: v, angularVelocity: w } = c;
  if (c.kind[row] !== BODY_CODE.rigid) return kinetic[row] <= 0.5 * c.mass[row] * STILL * STILL;
  for (let k = 3 * row; k < 3 * row + 3; k++)
    if (Math.abs(v[k]) > STILL || Math.abs(w[k]) > STILL) return false;
  return true;
}

/** Gap, in units of the thinner body's half thickness, at which resting bodies still lean on each other. */
const LEANING = 0.002;

/** Whether the bodies of a manifold touch, lean on each other, or meet within the time `ahead`. */
function binds(c: BodyColumns, contacts: Contacts, m: number, ahead: number, reach: number): boolean {
  if (contacts.touching[m] === 1) return true;
  const a = contacts.a[m];
  const b = contacts.b[m];
  const near = reach + LEANING * Math.min(c.thinness[a], c.thinness[b]);
  const end = contacts.first[m] + contacts.size[m];
  for (let p = contacts.first[m]; p < end; p++) {
    closings(c, contacts, p, a, b);
    if (contacts.depth[p] + near + ahead * (closing[0] + closing[1]) > 0) return true;
  }
  return false;
}
