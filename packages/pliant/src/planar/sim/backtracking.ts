/**
 * The constrained response (Hoff et al. 2001, section 3): no penetration at the end of any step.
 *
 * A step is taken in parts. 1. Contacts within the threshold are found; those that touch and close rebound (`impacts`).
 * 2. Own forces act; contacts at rest are held with impulses. 3. All bodies move through what is left of the step; if
 *    two
 * would meet on the way (`sweep`), the whole scene goes back to just before it, as in the paper, and the next part
 * begins there. The moment is found from the motion, not by bisection between its ends, so nothing passes unseen.
 *
 * A scene that meets too often in one step (a ball between two walls that close) is not followed for ever: then only
 * the bodies that meet go back, and wait for the rest of the step. Gravity doesn't pull on what waits, so energy is
 * kept.
 *
 * Degenerate: pairs that overlap at the start of a step can't go back to before it. They are counted in `stuck` and
 * eased apart by displacement, without speed.
 */
import { ExactQueries } from '../exact/exact-queries.js';
import { overlap } from '../localise/leaf-pairs.js';
import type { PlanarBody } from './body.js';
import { ContactRows, type Friction } from './contact-rows.js';
import { CrossingContacts } from './crossing-contacts.js';
import { FeatureContacts } from './feature-contacts.js';
import { Impacts } from './impacts.js';
import { ImpulseSolver } from './impulse.js';
import { NearPairs } from './near-pairs.js';
import { NodeTable } from './node-table.js';
import { Opening } from './opening.js';
import { firstMeeting } from './sweep.js';

/** What `backtracking` reads. */
export interface BacktrackingParameters extends Friction {
  /** Contacts are looked for within this distance [m]. */
  readonly threshold: number;
  /** Part of the approach speed that a bounce keeps. */
  readonly restitution: number;
}

/** Parts of a step in which the whole scene goes back. */
const PARTS = 24;
/**
 * Bodies turn at most so far between two looks [rad]: `sweep` takes the way of a corner for straight, and the middle of
 * an arc of 0.25 is 0.8 % of its radius beside its chord, a sixth of the thickness of a bar that is forty times as long.
 */
const MOST_TURN = 0.25;
/** Slices of a step at most, for bodies that spin faster than eight radians a step. */
const MOST_SLICES = 32;
/** Rounds of going back pair by pair after that. */
const ROUNDS = 8;
/** Passes over contacts at rest in a part. */
const PASSES = 60;
/** Passes end when no contact changes its speed by more than this fraction of the speed that counts as rest. */
const SETTLED = 1e-4;
/** Contacts at rest are held this fraction of the threshold apart, and bodies that meet stop half of it before. */
const KEPT = 0.05;
/** Contacts nearer than this fraction of the threshold touch. */
const TOUCH = 0.2;
/** Speeds that gravity gives within this many steps don't rebound: restitution would keep them jittering. */
const REST = 2;

/** Contacts at rest neither rebound nor open. */
const AT_REST = { restitution: 0, reboundFrom: 0, openingSpeed: 0 };

/** Goes back to the moment of a meeting and answers it there. */
export class BacktrackingResponse {
  /** Pairs that overlapped at the start of the last step. */
  stuck = 0;
  /** The nodes that its contacts move. */
  readonly table = new NodeTable();
  /** Its contacts in the last step. */
  rows: ContactRows;
  private before: ContactRows;
  /** Contacts at the start of a step, for opening what is too close. */
  private readonly present = new ContactRows();
  private readonly pairs = new NearPairs();
  private readonly contacts = new FeatureContacts();
  private readonly crossings = new CrossingContacts();
  private readonly impacts = new Impacts();
  private readonly solver = new ImpulseSolver();
  private readonly opening = new Opening();
  private readonly queries = new ExactQueries();
  private readonly stuckPairs = new Set<number>();
  private margins = new Float64Array(0);
  private touched = new Uint8Array(0);
  private lastPart = 0;
  private bodies: readonly PlanarBody[] = [];

  constructor(
    /** What it was told. */
    readonly parameters: BacktrackingParameters,
  ) {
    this.rows = new ContactRows(parameters);
    this.before = new ContactRows(parameters);
  }

  /** Moves all bodies through `dt` seconds. */
  step(bodies: readonly PlanarBody[], dt: number, gravityX: number, gravityY: number): void {
    this.table.gather(bodies);
    const { spin, count } = this.table.nodes;
    let turn = 0;
    for (let k = 0; k < count; k++) turn = Math.max(turn, Math.abs(spin[k]) * dt);
    const slices = Math.min(MOST_SLICES, Math.max(1, Math.ceil(turn / MOST_TURN)));
    for (let k = 0; k < slices; k++) this.slice(bodies, dt / slices, gravityX, gravityY);
  }

  private slice(bodies: readonly PlanarBody[], dt: number, gravityX: number, gravityY: number): void {
    const pull = Math.sqrt(gravityX * gravityX + gravityY * gravityY);
    const rest = REST * pull * dt + Number.MIN_VALUE;
    this.findStuck(bodies, rest);
    let left = dt;
    for (let part = 0; left > 1e-9 * dt; part++) {
      this.answer(bodies, left, gravityX, gravityY, rest);
      const last = part >= PARTS;
      const done = last ? this.moveApart(bodies, left, gravityX, gravityY) : this.moveTogether(bodies, left);
      if (done < 1) this.unpull(bodies, (1 - done) * left, gravityX, gravityY);
      left -= done * left;
      if (last) return;
    }
  }

  /** What a snapshot keeps beside the rows. */
  readonly keptLength = 1;

  /** Writes what it remembers, for a snapshot. */
  keep(out: Float64Array, o: number): void {
    out[o] = this.lastPart;
  }

  /** Reads what `keep` wrote. */
  take(from: Float64Array, o: number, _bodies: readonly PlanarBody[]): void {
    this.lastPart = from[o];
  }

  /** Impacts, own forces and contacts at rest, for a part of at most `dt` seconds. */
  private answer(
    bodies: readonly PlanarBody[],
    dt: number,
    gravityX: number,
    gravityY: number,
    rest: number,
  ): void {
    const { restitution, threshold } = this.parameters;
    const { nodes } = this.table;
    for (let k = 0; k < bodies.length; k++) bodies[k].save();
    this.table.gather(bodies);
    [this.rows, this.before] = [this.before, this.rows];
    const { rows } = this;
    this.detect(bodies, rows);
    rows.inherit(this.before, this.lastPart > 0 ? dt / this.lastPart : 1);
    this.lastPart = dt;
    this.impacts.resolve(rows, nodes, restitution, TOUCH * threshold, rest);
    this.table.read(bodies);
    this.hold(rest, threshold);
    for (let k = 0; k < bodies.length; k++) bodies[k].accelerate(dt, gravityX, gravityY);
    this.table.write(bodies);
    this.solver.prepare(dt);
    this.solver.warmStart(rows, nodes);
    for (let k = 0; k < PASSES; k++) {
      const change = this.solver.pass(rows, nodes, AT_REST, false);
      if (change <= SETTLED * rest) break;
      if (k % 8 === 0) this.solver.press(rows, nodes);
    }
    this.table.read(bodies);
    this.markTouched(bodies);
  }

  /** Only contacts at rest are held: what closes fast is left to meet. The gap is counted from the distance kept. */
  private hold(rest: number, threshold: number): void {
    const { rows } = this;
    const { nodes } = this.table;
    for (let row = 0; row < rows.count; row++) {
      rows.gap[row] -= KEPT * threshold;
      rows.now[row] = rows.gap[row];
      if (rows.speedAlong(nodes, row, rows.nx[row], rows.ny[row]) >= -rest) continue;
      rows.massN[row] = 0;
      rows.massT[row] = 0;
      rows.normal[row] = 0;
      rows.tangent[row] = 0;
    }
  }

  private markTouched(bodies: readonly PlanarBody[]): void {
    const { rows } = this;
    if (this.touched.length !== bodies.length) this.touched = new Uint8Array(bodies.length);
    this.touched.fill(0);
    for (let row = 0; row < rows.count; row++) {
      if (rows.normal[row] === 0) continue;
      this.touched[Math.floor(rows.pair[row] / bodies.length)] = 1;
      this.touched[rows.pair[row] % bodies.length] = 1;
    }
  }

  /** Moves all bodies until two of them meet; returns the fraction of `dt` that was possible. */
  private moveTogether(bodies: readonly PlanarBody[], dt: number): number {
    this.drift(bodies, dt);
    const pairs = this.pairs;
    let fraction = 1;
    for (let k = 0; k < pairs.count; k++) {
      const [i, j] = [pairs.first[k], pairs.second[k]];
      if (this.stuckPairs.has(i * bodies.length + j)) continue;
      fraction = Math.min(fraction, this.stop(bodies[i], bodies[j]));
    }
    if (fraction === 1) return 1;
    for (let halvings = 0; ; halvings++) {
      if (halvings === 20) fraction = 0;
      for (let k = 0; k < bodies.length; k++) bodies[k].back(fraction);
      if (fraction === 0 || !this.anyCollides(bodies)) return fraction;
      fraction *= 0.7;
    }
  }

  /** Moves all bodies; those that would meet go back and wait. Returns 1: the time is over. */
  private moveApart(bodies: readonly PlanarBody[], dt: number, gravityX: number, gravityY: number): number {
    this.drift(bodies, dt);
    const pairs = this.pairs;
    for (let round = 0; round <= ROUNDS; round++) {
      let met = false;
      for (let k = 0; k < pairs.count; k++) {
        const [i, j] = [pairs.first[k], pairs.second[k]];
        const [a, b] = [bodies[i], bodies[j]];
        if (this.stuckPairs.has(i * bodies.length + j)) continue;
        if (firstMeeting(a, b) > 1 && !this.collide(a, b)) continue;
        met = true;
        for (const body of [a, b]) {
          body.back(0);
          body.accelerate(-dt, gravityX, gravityY);
        }
      }
      if (!met) break;
    }
    return 1;
  }

  private drift(bodies: readonly PlanarBody[], dt: number): void {
    for (let k = 0; k < bodies.length; k++) {
      if (this.touched[k] === 1) bodies[k].advance(dt);
      else bodies[k].fly(dt);
      bodies[k].arrive();
    }
    this.near(bodies, 0, true);
  }

  /** Takes back what gravity gave for time that was not used. */
  private unpull(bodies: readonly PlanarBody[], dt: number, gravityX: number, gravityY: number): void {
    for (let k = 0; k < bodies.length; k++) bodies[k].accelerate(-dt, gravityX, gravityY);
  }

  /** The fraction of the motion after which a pair is just apart; 1 when it never meets. */
  private stop(a: PlanarBody, b: PlanarBody): number {
    const t = firstMeeting(a, b);
    if (t > 1) return this.collide(a, b) ? 0.9 : 1;
    const way = motion(a) + motion(b);
    const apart = 0.5 * KEPT * this.parameters.threshold;
    return Math.max(0, t - (way > 0 ? Math.min(0.5 * t, apart / way) : 0));
  }

  private anyCollides(bodies: readonly PlanarBody[]): boolean {
    const pairs = this.pairs;
    for (let k = 0; k < pairs.count; k++) {
      const [i, j] = [pairs.first[k], pairs.second[k]];
      if (this.stuckPairs.has(i * bodies.length + j)) continue;
      if (this.collide(bodies[i], bodies[j])) return true;
    }
    return false;
  }

  private collide(a: PlanarBody, b: PlanarBody): boolean {
    return overlap(a.box, 0, b.box, 0, 0) && this.queries.bind(a.polygon, b.polygon, a.box, b.box).collides();
  }

  /** Pairs that overlap now are eased apart and left out of going back. */
  private findStuck(bodies: readonly PlanarBody[], rest: number): void {
    this.bodies = bodies;
    this.stuckPairs.clear();
    this.near(bodies, 0, false);
    const pairs = this.pairs;
    for (let k = 0; k < pairs.count; k++) {
      const [i, j] = [pairs.first[k], pairs.second[k]];
      if (this.collide(bodies[i], bodies[j])) this.stuckPairs.add(i * bodies.length + j);
    }
    this.stuck = this.stuckPairs.size;
    this.table.gather(bodies);
    this.detect(bodies, this.present);
    const gap = 0.5 * KEPT * this.parameters.threshold;
    this.opening.open(bodies, this.table, this.present, gap, rest, this.fit);
  }

  /** Whether no bodies overlap but those that did before. Without overlaps nothing is moved far enough to ask. */
  private readonly fit = (): boolean => {
    if (this.stuckPairs.size === 0) return true;
    this.near(this.bodies, 0, false);
    return !this.anyCollides(this.bodies);
  };

  private near(bodies: readonly PlanarBody[], margin: number, swept: boolean): void {
    if (this.margins.length !== bodies.length) this.margins = new Float64Array(bodies.length);
    for (let k = 0; k < bodies.length; k++) this.margins[k] = margin + (swept ? motion(bodies[k]) : 0);
    this.pairs.collect(bodies, this.margins);
  }

  private detect(bodies: readonly PlanarBody[], rows: ContactRows): void {
    const { nodes, firsts } = this.table;
    rows.clear();
    this.near(bodies, this.parameters.threshold / 2, false);
    const pairs = this.pairs;
    for (let k = 0; k < pairs.count; k++) {
      const [i, j] = [pairs.first[k], pairs.second[k]];
      const [a, b] = [bodies[i], bodies[j]];
      const pair = i * bodies.length + j;
      this.queries.bind(a.polygon, b.polygon, a.box, b.box);
      rows.turnTo(pair, a, firsts[i], b, firsts[j], nodes);
      this.contacts.collect(this.queries.a, this.queries.b, this.parameters.threshold, rows);
      if (this.stuckPairs.has(pair)) this.crossings.collect(this.queries.a, this.queries.b, 0, rows);
    }
  }
}

/** How far any vertex of a body has come since `save` [m]. */
function motion(body: PlanarBody): number {
  const { positions } = body.polygon;
  const before = body.positionsBefore;
  let mostSq = 0;
  for (let k = 0; k < positions.length; k += 2) {
    const dx = positions[k] - before[k];
    const dy = positions[k + 1] - before[k + 1];
    mostSq = Math.max(mostSq, dx * dx + dy * dy);
  }
  return Math.sqrt(mostSq);
}
