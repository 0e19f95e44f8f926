/**
 * Runs the chosen colliders over the candidate pairs and hands contacts over in the order of the pairs. Both the pairs
 * and the contacts of the previous step are sorted. So one merge finds for every contact the one that it continues
 * (same pair, same feature), and keeps the manifolds of pairs at rest without testing them. Where contacts are found
 * once per step, the manifolds of costly pairs that barely moved against each other are moved along (`keep.ts`).
 */
import type { Bodies, BodyColumns } from '../bodies/bodies.js';
import { moves } from '../bodies/filter.js';
import { isDeformable } from '../bodies/layout.js';
import type { Solids } from '../bodies/solids.js';
import { CandidatePairs } from '../broadphase/index.js';
import { KEEP_SHIFT, MARGIN_REST, NEAR_REST } from '../core/constants.js';
import { assert } from '../core/errors.js';
import { shapeByCode } from '../geometry/shapes.js';
import { Apart } from './apart.js';
import { dropCoincident } from './coincident.js';
import { Contacts } from './contacts.js';
import { Follower, type LookAgain } from './follow.js';
import { Keeper } from './keep.js';
import type { NarrowphaseMethod, PairCollider } from './method.js';
import { goesRound, Midway } from './midway.js';
import { recall } from './recall.js';
import { Unmoved } from './unmoved.js';
import { AHEAD, mayClose, PULL, REACH } from './within-reach.js';
import { ContactPart } from './world-contacts.js';

const CODES = 16;

/**
 * A manifold that did nothing in the previous step stays while its gap is less than this, in units of the thinner
 * body's half thickness. Smaller: a house of cards loses contacts while it settles, and falls. Larger: heaps keep more
 * contacts that never carry.
 */
const IDLE_GAP = 0.1;

/** Chooses the method of a pair of body rows. */
export type PairChoice = (a: number, b: number) => NarrowphaseMethod;

export class Narrowphase {
  /** Candidates with a deformable body. They are looked at after that body has moved; see `finder.ts`. */
  readonly deformed = new CandidatePairs();
  /** Nothing moved at the last search, so nothing will move until a body is woken. */
  resting = false;
  /** The limits of the search; see `within-reach.ts`. The caller sets all but the time ahead. */
  readonly outlook = new Float64Array(4);
  private readonly midway = new Midway(this.outlook);
  /** The same for a manifold that did nothing in the previous step; see `outlookOf`. */
  private readonly patience = new Float64Array(3);
  /** Depths of the current points when they were found [m]. */
  private depths = new Float64Array(32);
  private readonly keeper = new Keeper();
  private readonly follower = new Follower();
  private readonly apart = new Apart();
  private readonly unmoved = new Unmoved();
  /** What `moveAlong` counted, and whether it has asked for pairs that are apart. */
  private samePairs = 0;
  private sameManifolds = 0;
  private askedApart = false;
  /** Per pair of shapes: whether the last method keeps manifolds. */
  private keepsOf: NarrowphaseMethod | undefined;
  private readonly keepsTable: (boolean | undefined)[] = [];
  private readonly colliders = new Map<NarrowphaseMethod, (PairCollider | undefined)[]>();
  /** The colliders of the last method. */
  private tableOf: NarrowphaseMethod | undefined;
  private table: (PairCollider | undefined)[] = [];
  private readonly factories = new Map<
    NarrowphaseMethod,
    ReturnType<NonNullable<NarrowphaseMethod['create']>>
  >();

  /** Without a part of a world it looks on its own. */
  constructor(private readonly part = new ContactPart(new Contacts(), new Contacts())) {}

  /** The rows of bodies that keep their shape. */
  get current(): Contacts {
    return this.part.now;
  }

  /** Those of the look before. */
  private get previous(): Contacts {
    return this.part.before;
  }

  /**
   * Finds contacts for the time `ahead` [s]; 0 finds those that overlap now. `sameStep` is false in the first substep
   * of a step, where contact impulses start from zero.
   */
  collide(bodies: Bodies, pairs: CandidatePairs, choose: PairChoice, ahead: number, sameStep: boolean): void {
    this.deformed.clear();
    this.resting = pairs.count === 0 && allRest(bodies);
    if (this.resting) {
      this.current.sleep();
      this.unmoved.forget();
      return;
    }
    this.outlook[AHEAD] = ahead;
    const old = this.current;
    if (ahead > 0) this.unmoved.look(bodies);
    this.samePairs = 0;
    this.sameManifolds = 0;
    this.askedApart = false;
    if (ahead > 0) this.moveAlong(bodies, pairs);
    if (this.samePairs === pairs.count && this.sameManifolds === old.manifolds) {
      if (this.askedApart) this.apart.end();
      this.noteDepths();
      return;
    }
    this.part.swap();
    const fresh = this.current;
    fresh.clear();
    fresh.copy(old, 0, this.sameManifolds);
    if (!this.askedApart) this.apart.begin(bodies);
    this.walk(bodies, pairs, choose, sameStep);
    this.apart.end();
    this.noteDepths();
  }

  /**
   * Finds contacts again within a step, for the rest of it: those of the bodies that came far. Other manifolds move
   * along with their bodies, and other pairs stay apart.
   */
  collideAgain(
    bodies: Bodies,
    pairs: CandidatePairs,
    choose: PairChoice,
    ahead: number,
    last: LookAgain,
  ): void {
    this.deformed.clear();
    this.resting = false;
    this.outlook[AHEAD] = ahead;
    this.unmoved.look(bodies);
    this.samePairs = 0;
    this.sameManifolds = 0;
    this.part.swap();
    this.current.clear();
    this.apart.begin(bodies);
    this.walk(bodies, pairs, choose, true, last);
    this.apart.end();
    this.noteDepths();
  }

  /** Responses write the depths of the moment to the contacts. A second look within the step starts from these. */
  private noteDepths(): void {
    const { depth, count } = this.current;
    if (this.depths.length < count) this.depths = new Float64Array(depth.length);
    const { depths } = this;
    for (let i = 0; i < count; i++) depths[i] = depth[i];
  }

  /** Visits the pairs after those that are the same, together with the manifolds of the previous step. */
  private walk(
    bodies: Bodies,
    pairs: CandidatePairs,
    choose: PairChoice,
    sameStep: boolean,
    last?: LookAgain,
  ): void {
    const { previous: old, current: fresh, keeper, apart } = this;
    const { flags } = this.unmoved;
    const ahead = this.outlook[AHEAD];
    const c = bodies.columns;
    const { kind } = c;
    const { a: as, b: bs, count } = pairs;
    const { a: oldA, b: oldB, manifolds } = old;
    let m = this.sameManifolds;
    for (let p = this.samePairs; p < count; p++) {
      const a = as[p];
      const b = bs[p];
      for (; m < manifolds && (oldA[m] < a || (oldA[m] === a && oldB[m] < b)); m++)
        this.keepResting(bodies, m);
      const from = m < manifolds && oldA[m] === a && oldB[m] === b ? m++ : -1;
      if (isDeformable(kind[a]) || isDeformable(kind[b])) {
        this.deformed.push(a, b);
        continue;
      }
      if (last !== undefined && last.rows[a] + last.rows[b] === 0) {
        if (from >= 0) this.followAlong(c, from, last);
        else apart.keep(c, a, b);
        continue;
      }
      if (from >= 0 && ahead > 0 && keeper.moveAlong(c, old, from, flags)) {
        fresh.copy(old, from, from + 1);
        continue;
      }
      setMargin(fresh, c, a, b, this.outlook);
      if (from < 0 && apart.still(c, a, b, fresh)) continue;
      this.ask(bodies, a, b, from, choose(a, b), sameStep);
    }
    for (; m < manifolds; m++) this.keepResting(bodies, m);
  }

  private followAlong(c: BodyColumns, from: number, last: LookAgain): void {
    const { previous: old, current: fresh } = this;
    const first = fresh.count;
    fresh.copy(old, from, from + 1);
    for (let i = first, j = old.first[from]; i < fresh.count; i++, j++) fresh.depth[i] = this.depths[j];
    this.follower.follow(c, last, fresh, fresh.manifolds - 1);
  }

  /** Finds the manifold of a pair. It continues manifold `from` of the previous step, none when negative. */
  private ask(
    bodies: Bodies,
    a: number,
    b: number,
    from: number,
    method: NarrowphaseMethod,
    sameStep: boolean,
  ): void {
    const { previous: old, current: fresh, outlook } = this;
    const c = bodies.columns;
    const found = fresh.manifolds;
    this.collidePair(bodies, a, b, method, from);
    if (fresh.manifolds === found) {
      if (fresh.apart > fresh.margin) this.apart.note(a, b, fresh);
      return;
    }
    if (from >= 0) {
      fresh.continues[found] = 1;
      recall(c, fresh, found, old, from, sameStep);
    }
    if (outlook[AHEAD] > 0 && canStay(c, a, b, outlook) && this.isKept(bodies, a, b, method))
      this.keeper.record(c, fresh, found);
  }

  /** Counts pairs, from the first on, that are moved along or still apart. In a pile at rest all are: nothing is copied. */
  private moveAlong(bodies: Bodies, pairs: CandidatePairs): void {
    const { current, keeper, previous: fresh } = this;
    const { flags } = this.unmoved;
    const { columns: c } = bodies;
    const { a: as, b: bs } = pairs;
    let p = 0;
    let m = 0;
    for (; p < pairs.count; p++) {
      const a = as[p];
      const b = bs[p];
      if (m < current.manifolds && current.a[m] === a && current.b[m] === b) {
        if (!keeper.moveAlong(c, current, m, flags)) break;
        m++;
        continue;
      }
      const passed = m < current.manifolds && (current.a[m] < a || (current.a[m] === a && current.b[m] < b));
      if (passed || isDeformable(c.kind[a]) || isDeformable(c.kind[b])) break;
      if (!this.askedApart) this.apart.begin(bodies);
      this.askedApart = true;
      setMargin(fresh, c, a, b, this.outlook);
      if (!this.apart.still(c, a, b, fresh)) break;
    }
    this.samePairs = p;
    this.sameManifolds = m;
  }

  /** Forgets the contacts of a body that was removed or moved. */
  forget(row: number): void {
    this.apart.forget();
    this.part.swap();
    const { current, previous: old } = this;
    current.clear();
    for (let m = 0; m < old.manifolds; m++) if (old.a[m] !== row && old.b[m] !== row) current.carry(old, m);
  }

  /** Forgets every contact, because a step broke off while they were written. */
  reset(): void {
    this.apart.forget();
    this.unmoved.forget();
    this.resting = false;
  }

  /** Call this when another method finds the pairs. */
  forgetApart(): void {
    this.apart.forget();
  }

  private keepResting(bodies: Bodies, m: number): void {
    const old = this.previous;
    if (!moves(bodies, old.a[m]) && !moves(bodies, old.b[m])) this.current.carry(old, m);
  }

  /**
   * The limits that manifold `from` of the previous step must meet to stay. A manifold that overlapped or pushed has no
   * limits; any other must be near or closing.
   */
  private outlookOf({ thinness }: BodyColumns, from: number): Float64Array | undefined {
    const { previous: old, outlook, patience } = this;
    if (old.touching[from] === 1) return undefined;
    const rest = IDLE_GAP * Math.min(thinness[old.a[from]], thinness[old.b[from]]);
    patience[AHEAD] = outlook[AHEAD];
    patience[PULL] = outlook[PULL];
    patience[REACH] = outlook[REACH] + rest;
    return patience;
  }

  /** Where there is an outlook, open manifolds that can't close are dropped. */
  private collidePair(bodies: Bodies, a: number, b: number, method: NarrowphaseMethod, from: number): void {
    const c = bodies.columns;
    const { current: to } = this;
    const swap = c.shapeCode[a] > c.shapeCode[b];
    const first = swap ? b : a;
    const second = swap ? a : b;
    const collider = this.collider(method, bodies.solids, c.shapeCode[first], c.shapeCode[second]);
    to.begin(first, second);
    to.last = this.previous;
    to.lastManifold = from;
    to.ahead = this.outlook[AHEAD];
    if (to.ahead > 0) to.outlook = from < 0 ? this.outlook : this.outlookOf(c, from);
    else to.outlook = undefined;
    collider(c, first, second, to);
    if (this.previous.touching[from] === 1 && goesRound(c.shapeCode[first], c.shapeCode[second]))
      this.midway.correct(bodies, first, second, collider, to);
    dropCoincident(c, to);
    if (to.outlook !== undefined) dropUnreachable(c, to, to.outlook);
    to.end();
  }

  private isKept(bodies: Bodies, a: number, b: number, method: NarrowphaseMethod): boolean {
    if (method.keeps === undefined) return false;
    const { shapeCode } = bodies.columns;
    const low = Math.min(shapeCode[a], shapeCode[b]);
    const high = Math.max(shapeCode[a], shapeCode[b]);
    if (this.keepsOf !== method) {
      this.keepsOf = method;
      this.keepsTable.length = 0;
    }
    const at = low * CODES + high;
    this.keepsTable[at] ??= method.keeps(shapeByCode(low).kind, shapeByCode(high).kind);
    return this.keepsTable[at];
  }

  private collider(method: NarrowphaseMethod, solids: Solids, first: number, second: number): PairCollider {
    if (this.tableOf !== method) {
      this.tableOf = method;
      this.table = this.tableFor(method, solids);
    }
    const at = first * CODES + second;
    this.table[at] ??= this.factories.get(method)!(shapeByCode(first).kind, shapeByCode(second).kind);
    return this.table[at];
  }

  private tableFor(method: NarrowphaseMethod, solids: Solids): (PairCollider | undefined)[] {
    let table = this.colliders.get(method);
    if (table === undefined) {
      table = new Array(CODES * CODES);
      this.colliders.set(method, table);
      assert(method.create !== undefined, `'${method.name}' has no colliders of shapes`);
      this.factories.set(method, method.create(solids));
    }
    return table;
  }
}

/** Drops the points of the open manifold if none overlaps and none can close. */
function dropUnreachable(c: BodyColumns, to: Contacts, outlook: Float64Array): void {
  const m = to.manifolds;
  const first = to.first[m];
  if (to.touching[m] === 1 || to.count === first) return;
  if (!mayClose(c, to, first, to.a[m], to.b[m], outlook)) to.count = first;
}

/**
 * The distance up to which contacts of a pair are looked for. Where contacts are found once per step, it is no farther
 * than the bodies may come within the step, up to a part of their thickness. Once they are as near as that, the points
 * that follow may be as far away as the bodies move.
 */
function setMargin(
  to: Contacts,
  { margin, thinness, reach, velocity: v }: BodyColumns,
  a: number,
  b: number,
  outlook: Float64Array,
): void {
  const ahead = outlook[AHEAD];
  const wide = margin[a] + margin[b];
  to.margin = wide;
  to.spread = 0;
  if (ahead === 0) return;
  const x = v[a * 3] - v[b * 3];
  const y = v[a * 3 + 1] - v[b * 3 + 1];
  const z = v[a * 3 + 2] - v[b * 3 + 2];
  const way = Math.sqrt(x * x + y * y + z * z) * ahead;
  // No point of the smaller body is farther away than its size.
  if (way > wide) to.spread = Math.max(0, Math.min(way, 2 * Math.min(reach[a], reach[b])) - wide);
  const rest = (margin[a] > 0 ? thinness[a] : 0) + (margin[b] > 0 ? thinness[b] : 0);
  to.margin = Math.min(wide, wide - MARGIN_REST * rest + NEAR_REST * Math.min(thinness[a], thinness[b]));
}

/** Nothing moves, so every contact stays. A sleeping world should cost next to nothing. */
function allRest(bodies: Bodies): boolean {
  for (let row = 0; row < bodies.rows; row++) if (moves(bodies, row)) return false;
  return true;
}

/** Whether the two bodies move slowly enough against each other for their manifold to be kept in the next step. */
function canStay(
  { velocity: v, thinness }: BodyColumns,
  a: number,
  b: number,
  outlook: Float64Array,
): boolean {
  const ahead = outlook[AHEAD];
  const x = v[a * 3] - v[b * 3];
  const y = v[a * 3 + 1] - v[b * 3 + 1];
  const z = v[a * 3 + 2] - v[b * 3 + 2];
  const way = KEEP_SHIFT * Math.min(thinness[a], thinness[b]);
  return (x * x + y * y + z * z) * ahead * ahead < way * way;
}
