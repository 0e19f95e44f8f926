/**
 * Impulse-based contact as chapter 2 of the thesis derives it: every contact is a series of collisions, each integrated over
 * its normal impulse with Coulomb friction and Poisson's law of restitution (`collision-law.ts`).
 *
 *   where bodies arrive faster than gravity explains: one collision at the mean of the points that arrive, with e
 *   then pass over all points until none approaches: a collision without restitution at each that does
 *
 * The second line is what keeps bodies at rest: Mirtich's micro-collisions, without the bounce that makes a resting box
 * creep. No collision adds energy, so neither does their series. Depth is undone by a share per substep: an impulse opens
 * the contact before the bodies move and is taken back after, at the same point.
 */
import type { Bodies, BodyColumns } from '../bodies/bodies.js';
import type { ParameterValues } from '../core/registry.js';
import { type Contacts, PAIR_ASLEEP } from '../narrowphase/index.js';
import { CollisionIntegral } from './collision-law.js';
import { answerLocked, partingBy } from './impulse-averaged.js';
import { addK, pushAt } from './k-matrix.js';
import { type Response, type ResponseInput, type ResponseMethod, servesRigid } from './method.js';
import { relativeVelocity } from './point.js';

/** Speeds below this many times what gravity adds in a substep don't bounce. */
const FASTER_THAN_GRAVITY = 2;

/** Approach below this share of what gravity adds in a substep is rest; and below this speed [m/s]. */
const RESTING = 1e-3;
const STILL = 1e-10;

/** Fastest at which depth is undone [m/s], and passes that share it out among the points. */
const UNDO_SPEED = 3;
const UNDO_PASSES = 4;

class CollisionIntegration implements Response {
  readonly softened = 0;
  private readonly undo: number;
  private readonly passes: number;
  private readonly integral = new CollisionIntegral();
  /** Per point: impulse, and what opens it along its normal. */
  private given = new Float64Array(0);
  private opened = new Float64Array(0);
  private readonly k = new Float64Array(9);
  private readonly frame = new Float64Array(9);
  private readonly local = new Float64Array(9);
  private readonly n = new Float64Array(3);
  private readonly p = new Float64Array(3);
  private readonly u = new Float64Array(3);
  private readonly arrives = new Float64Array(3);
  private readonly j = new Float64Array(3);

  constructor(p: ParameterValues) {
    this.undo = p.undo as number;
    this.passes = p.passes as number;
  }

  begin({ contacts }: ResponseInput): void {
    if (this.opened.length < contacts.count) {
      this.given = new Float64Array(6 * contacts.count);
      this.opened = new Float64Array(2 * contacts.count);
    }
    this.given.fill(0, 0, 3 * contacts.count);
    this.opened.fill(0, 0, contacts.count);
  }

  solve(input: ResponseInput): void {
    const { contacts, gravitySize, dt } = input;
    const rest = Math.max(RESTING * gravitySize * dt, STILL);
    for (let m = 0; m < contacts.manifolds; m++) if (isOwn(input, m)) this.bounce(input, m);
    for (let pass = 0; pass < this.passes; pass++) {
      let any = false;
      for (let m = 0; m < contacts.manifolds; m++) {
        if (!isOwn(input, m)) continue;
        for (let i = contacts.first[m]; i < contacts.first[m] + contacts.size[m]; i++)
          if (contacts.depth[i] > 0 && this.stop(input, m, i, rest)) any = true;
      }
      if (!any) break;
    }
    for (let pass = 0; pass < UNDO_PASSES; pass++)
      for (let m = 0; m < contacts.manifolds; m++) if (isOwn(input, m)) this.open(input, m);
  }

  relax(input: ResponseInput): void {
    const { bodies, contacts } = input;
    const { opened, j, p } = this;
    for (let m = 0; m < contacts.manifolds; m++) {
      if (!isOwn(input, m)) continue;
      for (let i = contacts.first[m]; i < contacts.first[m] + contacts.size[m]; i++) {
        if (opened[i] === 0) continue;
        for (let x = 0; x < 3; x++) {
          j[x] = -opened[i] * contacts.normal[3 * i + x];
          p[x] = contacts.point[3 * i + x];
        }
        pushAt(bodies, contacts.a[m], p, j, 1);
        pushAt(bodies, contacts.b[m], p, j, -1);
      }
    }
  }

  finish(input: ResponseInput): void {
    const { contacts, interval } = input;
    for (let m = 0; m < contacts.manifolds; m++) {
      if (!isOwn(input, m)) continue;
      for (let o = 3 * contacts.first[m]; o < 3 * (contacts.first[m] + contacts.size[m]); o++) {
        contacts.force[o] = this.given[o] / interval;
        contacts.impulse[o] += this.given[o];
      }
    }
  }

  /** One collision with restitution at the mean of the points that arrive faster than gravity explains. */
  private bounce({ bodies, contacts, dt, gravitySize }: ResponseInput, m: number): void {
    if (!(contacts.bounce[m] > 0)) return;
    const c = bodies.columns;
    const a = contacts.a[m];
    const b = contacts.b[m];
    const hits = this.mean(c, contacts, m, FASTER_THAN_GRAVITY * gravitySize * dt);
    if (hits === 0) return;
    const { n, j } = this;
    const { flight } = bodies;
    // The impact is at the start of the substep: what hits has not yet gained what forces add.
    const parting = flight.follows(a, b, c) ? 1 : 0.5;
    const gained = parting * dt * (partingBy(c, a, n) - partingBy(c, b, n));
    const fliesA = flight.has(a, c);
    const fliesB = flight.has(b, c);
    if (!this.collide(bodies, a, b, gained, contacts.rough[m], contacts.bounce[m])) return;
    if (fliesA) flight.note(a, c);
    if (fliesB) flight.note(b, c);
    for (let i = contacts.first[m]; i < contacts.first[m] + contacts.size[m]; i++)
      if (contacts.depth[i] > 0) for (let x = 0; x < 3; x++) this.given[3 * i + x] += j[x] / hits;
  }

  /** Mean point and normal of the points that overlap, if they approach faster than `slow`; how many overlap. */
  private mean(c: BodyColumns, contacts: Contacts, m: number, slow: number): number {
    const { n, p, u } = this;
    n.fill(0);
    p.fill(0);
    let hits = 0;
    for (let i = contacts.first[m]; i < contacts.first[m] + contacts.size[m]; i++) {
      if (!(contacts.depth[i] > 0)) continue;
      hits++;
      for (let x = 0; x < 3; x++) {
        p[x] += contacts.point[3 * i + x];
        n[x] += contacts.normal[3 * i + x];
      }
    }
    const length = Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
    if (hits === 0 || length === 0) return 0;
    for (let x = 0; x < 3; x++) {
      p[x] /= hits;
      n[x] /= length;
    }
    relativeVelocity(c, contacts.a[m], contacts.b[m], p, 0, u);
    return u[0] * n[0] + u[1] * n[1] + u[2] * n[2] < -slow ? hits : 0;
  }

  /** A collision without restitution at a point that approaches; false where none does. */
  private stop({ bodies, contacts }: ResponseInput, m: number, i: number, rest: number): boolean {
    const c = bodies.columns;
    const a = contacts.a[m];
    const b = contacts.b[m];
    const { n, p, u, j } = this;
    for (let x = 0; x < 3; x++) {
      n[x] = contacts.normal[3 * i + x];
      p[x] = contacts.point[3 * i + x];
    }
    relativeVelocity(c, a, b, p, 0, u);
    if (!(u[0] * n[0] + u[1] * n[1] + u[2] * n[2] < -rest)) return false;
    if (!this.collide(bodies, a, b, 0, contacts.rough[m], 0)) return false;
    for (let x = 0; x < 3; x++) this.given[3 * i + x] += j[x];
    return true;
  }

  /** Collides at `p` along `n` with the relative velocity `u` less what forces have added; the impulse is left in `j`. */
  private collide(
    bodies: Bodies,
    a: number,
    b: number,
    gained: number,
    friction: number,
    e: number,
  ): boolean {
    const { k, frame, local, n, p, u, arrives, j, integral } = this;
    const c = bodies.columns;
    k.fill(0);
    addK(k, bodies, a, p);
    addK(k, bodies, b, p);
    if ((c.locks[a] | c.locks[b]) !== 0) answerLocked(k);
    frameOf(frame, n);
    turnMatrix(local, frame, k);
    if (!(local[8] > 0)) return false;
    for (let x = 0; x < 3; x++)
      arrives[x] = frame[3 * x] * u[0] + frame[3 * x + 1] * u[1] + frame[3 * x + 2] * u[2];
    arrives[2] -= gained;
    if (!(arrives[2] < 0)) return false;
    integral.collide(local, arrives, friction, e);
    const q = integral.impulse;
    const sum = q[0] + q[1] + q[2];
    if (sum - sum !== 0) return false;
    for (let x = 0; x < 3; x++) j[x] = frame[x] * q[0] + frame[3 + x] * q[1] + frame[6 + x] * q[2];
    pushAt(bodies, a, p, j, 1);
    pushAt(bodies, b, p, j, -1);
    return true;
  }

  /** Speeds up the parting of points that overlap, for the time of the substep. */
  private open({ bodies, contacts, dt }: ResponseInput, m: number): void {
    const { n, p, u, j, k, opened } = this;
    const a = contacts.a[m];
    const b = contacts.b[m];
    for (let i = contacts.first[m]; i < contacts.first[m] + contacts.size[m]; i++) {
      if (!(contacts.depth[i] > 0)) continue;
      for (let x = 0; x < 3; x++) {
        n[x] = contacts.normal[3 * i + x];
        p[x] = contacts.point[3 * i + x];
      }
      relativeVelocity(bodies.columns, a, b, p, 0, u);
      const wanted = Math.min((this.undo * contacts.depth[i]) / dt, UNDO_SPEED);
      k.fill(0);
      addK(k, bodies, a, p);
      addK(k, bodies, b, p);
      let give = 0;
      for (let x = 0; x < 3; x++)
        give += n[x] * (k[3 * x] * n[0] + k[3 * x + 1] * n[1] + k[3 * x + 2] * n[2]);
      if (!(give > 0)) continue;
      const old = opened[i];
      opened[i] = Math.max(0, old + (wanted - (u[0] * n[0] + u[1] * n[1] + u[2] * n[2])) / give);
      for (let x = 0; x < 3; x++) j[x] = (opened[i] - old) * n[x];
      pushAt(bodies, a, p, j, 1);
      pushAt(bodies, b, p, j, -1);
    }
  }
}

function isOwn({ bodies, contacts, owner, self }: ResponseInput, m: number): boolean {
  const { sensor } = bodies.columns;
  return (
    owner[m] === self &&
    (contacts.life[m] & PAIR_ASLEEP) === 0 &&
    sensor[contacts.a[m]] + sensor[contacts.b[m]] === 0
  );
}

/** Rows: two axes across the unit vector n, and n. */
function frameOf(frame: Float64Array, n: Float64Array): void {
  const x = Math.abs(n[0]) < Math.abs(n[1]) ? 1 : 0;
  const along = n[1 - x];
  const size = Math.sqrt(1 - n[x === 1 ? 0 : 1] * n[x === 1 ? 0 : 1]);
  // The axis of the smaller part of n, less its part along n.
  for (let k = 0; k < 3; k++) frame[k] = ((k === 1 - x ? 1 : 0) - along * n[k]) / size;
  frame[3] = n[1] * frame[2] - n[2] * frame[1];
  frame[4] = n[2] * frame[0] - n[0] * frame[2];
  frame[5] = n[0] * frame[1] - n[1] * frame[0];
  for (let k = 0; k < 3; k++) frame[6 + k] = n[k];
}

/** out = F K Fᵀ */
function turnMatrix(out: Float64Array, f: Float64Array, k: Float64Array): void {
  for (let r = 0; r < 3; r++)
    for (let c = 0; c < 3; c++) {
      let sum = 0;
      for (let x = 0; x < 3; x++)
        for (let y = 0; y < 3; y++) sum += f[3 * r + x] * k[3 * x + y] * f[3 * c + y];
      out[3 * r + c] = sum;
    }
}

export const collisionIntegration: ResponseMethod = {
  name: 'collision-integration',
  sentence:
    'Treats every contact as a series of collisions, each integrated over its impulse with friction that changes direction and Poisson restitution.',
  source: 'thesis, chapter 2 (impulse-based simulation); Mirtich and Canny 1994; Keller 1986',
  parameters: [
    {
      name: 'undo',
      sentence: 'Share of the depth that is undone per substep; 0 leaves positions alone.',
      default: 0.2,
      min: 0,
      max: 1,
    },
    {
      name: 'passes',
      sentence: 'Most passes over all contacts in a substep; more bring stacks nearer to rest.',
      default: 30,
      min: 1,
      max: 1000,
    },
  ],
  detection: 'every-substep',
  limits:
    'A collision is that of two rigid bodies at one point; a body that deforms has as many points as vertices.',
  serves: servesRigid,
  create: (parameters) => new CollisionIntegration(parameters),
};
