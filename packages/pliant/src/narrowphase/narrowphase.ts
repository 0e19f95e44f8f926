/**
 * Runs the chosen colliders over the candidate pairs and hands contacts over in the order of the pairs. Both the pairs
 * and the contacts of the step before are sorted, so one merge finds for every contact the one it continues (same pair,
 * same feature), and keeps the manifolds of pairs that are at rest without asking them again.
 */
import type { Bodies } from '../bodies/bodies.js';
import { moves } from '../bodies/filter.js';
import type { CandidatePairs } from '../broadphase/index.js';
import { shapeByCode } from '../geometry/shapes.js';
import { Contacts } from './contacts.js';
import type { NarrowphaseMethod, PairCollider } from './method.js';

const CODES = 16;

/** Chooses the method of a pair of body rows. */
export type PairChoice = (a: number, b: number) => NarrowphaseMethod;

export class Narrowphase {
  current = new Contacts();
  private previous = new Contacts();
  private readonly colliders = new Map<NarrowphaseMethod, (PairCollider | undefined)[]>();
  private readonly factories = new Map<NarrowphaseMethod, ReturnType<NarrowphaseMethod['create']>>();

  /** `sameStep` is false in the first substep of a step, where contact impulses start from nothing. */
  collide(bodies: Bodies, pairs: CandidatePairs, choose: PairChoice, sameStep: boolean): void {
    if (pairs.count === 0 && allRest(bodies)) {
      this.current.carried.fill(1, 0, this.current.manifolds);
      return;
    }
    const old = this.current;
    const fresh = this.previous;
    this.previous = old;
    this.current = fresh;
    fresh.clear();
    let m = 0;
    for (let p = 0; p < pairs.count; p++) {
      const a = pairs.a[p];
      const b = pairs.b[p];
      for (; m < old.manifolds && before(old, m, a, b); m++) this.keepResting(bodies, m);
      const continues = m < old.manifolds && old.a[m] === a && old.b[m] === b;
      this.collidePair(bodies, a, b, choose(a, b));
      if (!continues) continue;
      const found = fresh.manifolds - 1;
      if (found >= 0 && fresh.a[found] === a && fresh.b[found] === b) recall(fresh, found, old, m, sameStep);
      m++;
    }
    for (; m < old.manifolds; m++) this.keepResting(bodies, m);
  }

  /** Forgets the contacts of a body that is removed or was put somewhere else. */
  forget(row: number): void {
    const old = this.current;
    const kept = this.previous;
    kept.clear();
    for (let m = 0; m < old.manifolds; m++) if (old.a[m] !== row && old.b[m] !== row) kept.carry(old, m);
    this.previous = old;
    this.current = kept;
  }

  private keepResting(bodies: Bodies, m: number): void {
    const old = this.previous;
    if (!moves(bodies, old.a[m]) && !moves(bodies, old.b[m])) this.current.carry(old, m);
  }

  private collidePair(bodies: Bodies, a: number, b: number, method: NarrowphaseMethod): void {
    const c = bodies.columns;
    const swap = c.shapeCode[a] > c.shapeCode[b];
    const first = swap ? b : a;
    const second = swap ? a : b;
    const collider = this.collider(method, c.shapeCode[first], c.shapeCode[second]);
    this.current.begin(first, second);
    collider(c, first, second, this.current);
    this.current.end();
  }

  private collider(method: NarrowphaseMethod, first: number, second: number): PairCollider {
    let table = this.colliders.get(method);
    if (table === undefined) {
      table = new Array(CODES * CODES);
      this.colliders.set(method, table);
      this.factories.set(method, method.create());
    }
    const at = first * CODES + second;
    table[at] ??= this.factories.get(method)!(shapeByCode(first).kind, shapeByCode(second).kind);
    return table[at];
  }
}

/** Nothing moves, so every contact stays what it is; a world asleep should cost next to nothing. */
function allRest(bodies: Bodies): boolean {
  for (let row = 0; row < bodies.rows; row++) if (moves(bodies, row)) return false;
  return true;
}

function before(contacts: Contacts, m: number, a: number, b: number): boolean {
  return contacts.a[m] < a || (contacts.a[m] === a && contacts.b[m] < b);
}

function recall(fresh: Contacts, m: number, old: Contacts, n: number, sameStep: boolean): void {
  const end = fresh.first[m] + fresh.size[m];
  const oldEnd = old.first[n] + old.size[n];
  for (let i = fresh.first[m]; i < end; i++) {
    for (let j = old.first[n]; j < oldEnd; j++) {
      if (fresh.feature[i] !== old.feature[j]) continue;
      fresh.remember(i, old, j, sameStep);
      break;
    }
  }
}
