/**
 * Where contacts are found once per step, the response keeps normals and levers until the end of the step. On a flat
 * face under a ball nothing else is seen. But where a body rolls or slides along something curved, normal and lever go
 * round, and those of the start of a step are late by half a step on average. A force that comes back late drives a
 * swing on: a ball climbs out of its bowl, an egg rocks for ever, a ring never hangs still on its peg.
 *
 * So a curved contact that carried a load gets its normals and levers from the middle of the time for which it is
 * found, with both bodies moved there by their velocities. There they are early as often as late.
 *
 *   a point with the same name     takes normal and lever of the middle, and keeps its depth: moved along the normal of
 *                                  the middle, a body that goes round a circle ends on the circle
 *   a point that is new            such as the next facet of a bowl: is added, with the depth that its plane has now.
 *                                  A facet that is found only after the body has dipped into it lifts the body for free
 */
import type { Bodies, BodyColumns } from '../bodies/bodies.js';
import { moves } from '../bodies/filter.js';
import { SHAPE_CODE } from '../geometry/shape.js';
import * as quat from '../math/quat.js';
import { Contacts } from './contacts.js';
import type { PairCollider } from './method.js';
import { MIDDLE } from './within-reach.js';

/**
 * Cosine of the largest turn of a normal that counts as going round. Larger: what rolls fast swings on. Smaller: a corner
 * that comes round takes the place of the face that carries.
 */
const SAME_NORMAL = 0.9;

/**
 * Ways to the middle that are shorter than this, in units of the thinner half thickness, change nothing. Larger: what
 * swings a little never stops. Smaller: bodies at rest are looked at twice.
 */
const SMALL_WAY = 1e-4;

/**
 * Bodies that come nearer than this on the way to the middle, in units of the thinner half thickness, strike and don't
 * roll. Larger: what lands is looked at where it is deep in the ground. Smaller: what rolls over facets swings on.
 */
const STRIKES = 0.1;

const isRound = (code: number): boolean =>
  code === SHAPE_CODE.sphere || (code >= SHAPE_CODE.capsule && code <= SHAPE_CODE.torus);

/** Whether normal or lever of a contact of two shapes, by their codes, may go round. */
export function goesRound(first: number, second: number): boolean {
  if (first !== SHAPE_CODE.sphere && second !== SHAPE_CODE.sphere) return isRound(first) || isRound(second);
  const other = first === SHAPE_CODE.sphere ? second : first;
  return other !== SHAPE_CODE.plane && other !== SHAPE_CODE.box && other !== SHAPE_CODE.hull;
}

/** Velocity of the point `p[i…]` of a body along axis `k`. */
function speedAt(
  { position: x, velocity: v, angularVelocity: w }: BodyColumns,
  row: number,
  p: Float64Array,
  i: number,
  k: number,
): number {
  const l = (k + 1) % 3;
  const m = (k + 2) % 3;
  const o = 3 * row;
  return v[o + k] + w[o + l] * (p[i + m] - x[o + m]) - w[o + m] * (p[i + l] - x[o + l]);
}

export class Midway {
  private readonly there = new Contacts();
  /** Poses of the two bodies now. */
  private readonly kept = new Float64Array(14);

  /** `outlook` has the time from the start of the look to the middle of its substeps. */
  constructor(private readonly outlook: Float64Array) {}

  /** Corrects the open manifold of `to`, which the collider has just found for the two bodies. */
  correct(bodies: Bodies, first: number, second: number, collider: PairCollider, to: Contacts): void {
    const { columns: c } = bodies;
    const { there } = this;
    const from = to.first[to.manifolds];
    const { count } = to;
    if (count === from || !this.isFar(c, first, second) || this.strikes(c, to)) return;
    this.look(bodies, first, second, collider, to);
    for (let j = 0; j < there.count; j++) {
      let i = from;
      while (i < count && to.feature[i] !== there.feature[j]) i++;
      if (i < count) this.turnPoint(c, to, i, j);
      else this.addPoint(c, to, j);
    }
  }

  /** Finds the contacts of the middle of the time. */
  private look(bodies: Bodies, first: number, second: number, collider: PairCollider, to: Contacts): void {
    const { columns: c } = bodies;
    const { there } = this;
    there.manifolds = 0;
    there.count = 0;
    there.begin(first, second);
    there.margin = to.margin;
    there.spread = to.spread;
    there.last = to.last;
    there.lastManifold = to.lastManifold;
    there.ahead = to.ahead;
    there.outlook = undefined;
    this.goThere(bodies, first, 0);
    this.goThere(bodies, second, 7);
    collider(c, first, second, there);
    this.comeBack(c, first, 0);
    this.comeBack(c, second, 7);
  }

  private turnPoint(c: BodyColumns, to: Contacts, i: number, j: number): void {
    const { normal: n } = this.there;
    const { normal } = to;
    let along = 0;
    for (let k = 0; k < 3; k++) along += n[3 * j + k] * normal[3 * i + k];
    if (!(along > SAME_NORMAL)) return;
    for (let k = 0; k < 3; k++) normal[3 * i + k] = n[3 * j + k];
    this.pointNow(c, j, to.point, 3 * i);
  }

  /** The depth now is the depth there, and what the bodies close on the way. */
  private addPoint(c: BodyColumns, to: Contacts, j: number): void {
    const { there } = this;
    const { draft } = to;
    const t = this.outlook[MIDDLE];
    this.pointNow(c, j, draft, 0);
    draft[6] = there.depth[j];
    for (let k = 0; k < 3; k++) {
      const along = there.normal[3 * j + k];
      draft[3 + k] = to.facing * along;
      draft[6] += t * along * (speedAt(c, there.a[0], draft, 0, k) - speedAt(c, there.b[0], draft, 0, k));
    }
    to.add(there.feature[j]);
  }

  /** Where a point of the middle is now. The response moves it with the lighter body, see `follow` there. */
  private pointNow({ inverseMass, velocity: v }: BodyColumns, j: number, out: Float64Array, o: number): void {
    const { point, a, b } = this.there;
    const share = this.outlook[MIDDLE] / (inverseMass[a[0]] + inverseMass[b[0]]);
    for (let k = 0; k < 3; k++) {
      const way = inverseMass[a[0]] * v[3 * a[0] + k] + inverseMass[b[0]] * v[3 * b[0] + k];
      out[o + k] = point[3 * j + k] - share * way;
    }
  }

  /** Whether the bodies slide or turn far enough on the way to the middle. */
  private isFar(
    { velocity: v, angularVelocity: w, reach, thinness, inverseMass }: BodyColumns,
    a: number,
    b: number,
  ): boolean {
    if (inverseMass[a] + inverseMass[b] === 0) return false;
    let slide = 0;
    let turnA = 0;
    let turnB = 0;
    for (let k = 0; k < 3; k++) {
      slide += (v[3 * a + k] - v[3 * b + k]) ** 2;
      turnA += w[3 * a + k] ** 2;
      turnB += w[3 * b + k] ** 2;
    }
    const way = SMALL_WAY * Math.min(thinness[a], thinness[b]);
    // The reach of a plane is infinite.
    if (turnA > 0) slide = Math.max(slide, turnA * reach[a] * reach[a]);
    if (turnB > 0) slide = Math.max(slide, turnB * reach[b] * reach[b]);
    const t = this.outlook[MIDDLE];
    return slide * t * t > way * way;
  }

  /** Whether the bodies close fast at a point of the open manifold. */
  private strikes(c: BodyColumns, to: Contacts): boolean {
    const { point: p, normal: n, manifolds } = to;
    const a = to.a[manifolds];
    const b = to.b[manifolds];
    const most = (STRIKES * Math.min(c.thinness[a], c.thinness[b])) / this.outlook[MIDDLE];
    for (let i = 3 * to.first[manifolds]; i < 3 * to.count; i += 3) {
      let closing = 0;
      for (let k = 0; k < 3; k++) closing += (speedAt(c, b, p, i, k) - speedAt(c, a, p, i, k)) * n[i + k];
      if (closing > most) return true;
    }
    return false;
  }

  private goThere(bodies: Bodies, row: number, o: number): void {
    const { position: x, orientation: q, velocity: v, angularVelocity: w } = bodies.columns;
    const { kept } = this;
    const t = this.outlook[MIDDLE];
    for (let k = 0; k < 3; k++) kept[o + k] = x[3 * row + k];
    for (let k = 0; k < 4; k++) kept[o + 3 + k] = q[4 * row + k];
    if (!moves(bodies, row)) return;
    for (let k = 0; k < 3; k++) x[3 * row + k] += t * v[3 * row + k];
    quat.integrate(q, 4 * row, kept, o + 3, w, 3 * row, t);
  }

  private comeBack({ position: x, orientation: q }: BodyColumns, row: number, o: number): void {
    const { kept } = this;
    for (let k = 0; k < 3; k++) x[3 * row + k] = kept[o + k];
    for (let k = 0; k < 4; k++) q[4 * row + k] = kept[o + 3 + k];
  }
}
