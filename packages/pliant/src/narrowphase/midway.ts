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
import * as vec3 from '../math/vec3.js';
import { Contacts } from './contacts.js';
import type { PairCollider } from './method.js';
import { closing, closings, MIDDLE } from './within-reach.js';

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

/** Whether normal or lever of a contact of two shapes, by their codes in this order, may go round. */
export function goesRound(first: number, second: number): boolean {
  return first === SHAPE_CODE.sphere
    ? second !== SHAPE_CODE.box && second !== SHAPE_CODE.hull
    : isRound(first) || isRound(second);
}

const isRound = (code: number): boolean => code >= SHAPE_CODE.capsule && code <= SHAPE_CODE.torus;

export class Midway {
  private readonly there = new Contacts();
  /** Poses of the two bodies in the middle, and while contacts are found there, those of now. */
  private readonly poses = new Float64Array(14);

  /** `outlook` has the time from the start of the look to the middle of its substeps. */
  constructor(private readonly outlook: Float64Array) {}

  /** Corrects the open manifold of `to`, which the collider has just found for the two bodies. */
  correct(bodies: Bodies, first: number, second: number, collider: PairCollider, to: Contacts): void {
    const { columns: c } = bodies;
    const { there } = this;
    const { count } = to;
    if (count === to.first[to.manifolds] || !this.goesFar(c, to)) return;
    this.look(bodies, first, second, collider, to);
    for (let j = 0; j < there.count; j++) {
      let i = to.first[to.manifolds];
      while (i < count && to.feature[i] !== there.feature[j]) i++;
      if (i < count) this.turnPoint(c, to, i, j);
      else this.addPoint(c, to, j);
    }
  }

  /** Finds the contacts of the middle of the time. */
  private look(bodies: Bodies, first: number, second: number, collider: PairCollider, to: Contacts): void {
    const { columns: c } = bodies;
    const { there } = this;
    there.count = 0;
    there.begin(first, second);
    there.margin = to.margin;
    there.last = to.last;
    there.lastManifold = to.lastManifold;
    this.goThere(bodies, first, 0);
    this.goThere(bodies, second, 7);
    this.exchange(c, first, 0);
    this.exchange(c, second, 7);
    collider(c, first, second, there);
    this.exchange(c, first, 0);
    this.exchange(c, second, 7);
  }

  private turnPoint(c: BodyColumns, to: Contacts, i: number, j: number): void {
    const { normal } = this.there;
    if (!(vec3.dot(normal, 3 * j, to.normal, 3 * i) > SAME_NORMAL)) return;
    vec3.copy(to.normal, 3 * i, normal, 3 * j);
    this.pointNow(c, j, to.point, 3 * i);
  }

  /** The depth now is the depth there, and what the bodies close on the way. */
  private addPoint(c: BodyColumns, to: Contacts, j: number): void {
    const { there } = this;
    const { draft } = to;
    this.pointNow(c, j, draft, 0);
    for (let k = 0; k < 3; k++) {
      draft[3 + k] = to.facing * there.normal[3 * j + k];
      there.point[3 * j + k] = draft[k];
    }
    closings(c, there, j, there.a[0], there.b[0]);
    draft[6] = there.depth[j] - this.outlook[MIDDLE] * (closing[0] + closing[1]);
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

  /** Whether the bodies slide or turn far enough on the way to the middle, and don't strike. */
  private goesFar(c: BodyColumns, to: Contacts): boolean {
    const { velocity: v, angularVelocity: w, reach, thinness, inverseMass } = c;
    const a = to.a[to.manifolds];
    const b = to.b[to.manifolds];
    // Bodies that nothing moves touch as sensors do.
    if (inverseMass[a] + inverseMass[b] === 0) return false;
    const near = Math.min(thinness[a], thinness[b]) / this.outlook[MIDDLE];
    const arm = Math.min(reach[a], reach[b]);
    const turn = vec3.lengthSq(w, 3 * a) + vec3.lengthSq(w, 3 * b);
    if (vec3.distanceSq(v, 3 * a, v, 3 * b) + arm * arm * turn < (SMALL_WAY * near) ** 2) return false;
    for (let i = to.first[to.manifolds]; i < to.count; i++) {
      closings(c, to, i, a, b);
      if (closing[0] + closing[1] > STRIKES * near) return false;
    }
    return true;
  }

  /** Writes where a body will be to `poses`. */
  private goThere(bodies: Bodies, row: number, o: number): void {
    const { position: x, orientation: q, velocity: v, angularVelocity: w } = bodies.columns;
    const { poses } = this;
    const t = moves(bodies, row) ? this.outlook[MIDDLE] : 0;
    for (let k = 0; k < 3; k++) poses[o + k] = x[3 * row + k] + t * v[3 * row + k];
    quat.integrate(poses, o + 3, q, 4 * row, w, 3 * row, t);
  }

  /** Exchanges the pose of a body for that in `poses`. */
  private exchange({ position: x, orientation: q }: BodyColumns, row: number, o: number): void {
    const { poses } = this;
    for (let k = 0; k < 7; k++) {
      const to = k < 3 ? x : q;
      const i = k < 3 ? 3 * row + k : 4 * row + k - 3;
      const pose = to[i];
      to[i] = poses[o + k];
      poses[o + k] = pose;
    }
  }
}
