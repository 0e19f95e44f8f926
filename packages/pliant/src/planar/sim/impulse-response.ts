/** A step of the `impulse` response: contacts by features once, then substeps of forces, impulses and motion. */
import { Boundary } from '../localise/nearest.js';
import type { PlanarBody } from './body.js';
import { ContactRows, type Friction } from './contact-rows.js';
import { CrossingContacts } from './crossing-contacts.js';
import { FeatureContacts } from './feature-contacts.js';
import { type ImpulseParameters, ImpulseSolver } from './impulse.js';
import { NearPairs } from './near-pairs.js';
import { NodeTable } from './node-table.js';
import { followPass } from './passes.js';
import { Resting } from './resting.js';
import { StandingContacts } from './standing-contacts.js';

/** Contacts are looked for this fraction of the smaller body's thickness ahead, and as far as both may move. */
const MARGIN = 0.04;
/** Bodies may move this fraction of the thinner one's thickness between two looks. */
const STRIDE = 0.5;
/** Looks in a step at most; what is faster is swept. */
const MOST_LOOKS = 16;
/** Pairs are searched for crossing boundaries every so many looks: such overlap begins at nothing and grows slowly. */
const CROSSING_EVERY = 4;
/** Overlap that corners don't know of, as a fraction of the thickness, that is let be. */
const UNEXPLAINED = 0.01;
/** Crossed pairs that a snapshot keeps. */
const MOST_KEPT = 64;
/** Contacts that close in a look, or overlap, by more than this fraction of the thickness are watched. */
const BUSY = 0.01;
/** Pairs deeper than this fraction of the thickness are answered as one region. */
const DEEP = 0.6;
/** Passes that stop the motion along contacts where deep overlaps opened too fast. */
const CALMING = 8;
/** Substeps last no longer than this [s]. */
const LONGEST_SUBSTEP = 1 / 480;

/** Solves contacts by impulses, for stacks. */
export class ImpulseResponse {
  /** The nodes that its contacts move. */
  readonly table = new NodeTable();
  /** Contacts of the last look. */
  rows: ContactRows;
  private before: ContactRows;
  private readonly pairs = new NearPairs();
  private readonly contacts = new FeatureContacts();
  private readonly standing = new StandingContacts();
  private readonly crossings = new CrossingContacts();
  /** Pairs whose overlap corners didn't explain. */
  private readonly crossed = new Set<number>();
  private looksTaken = 0;
  private readonly solver = new ImpulseSolver();
  private readonly resting = new Resting();
  private readonly a = new Boundary();
  private readonly b = new Boundary();
  private margins = new Float64Array(0);
  private lastSubstep = 0;
  /** Number of bodies at the last look: pairs are numbered by it. */
  private bodyCount = 0;
  /** Whether the last look found a pair deep in each other. */
  private isDeep = false;

  constructor(
    /** What it was told. */
    readonly parameters: ImpulseParameters & Friction,
  ) {
    this.rows = new ContactRows(parameters);
    this.before = new ContactRows(parameters);
  }

  /** Moves all bodies through `dt` seconds. */
  step(bodies: readonly PlanarBody[], dt: number, gravityX: number, gravityY: number): void {
    const pull = Math.sqrt(gravityX * gravityX + gravityY * gravityY);
    const looks = this.looks(bodies, dt, pull);
    if (looks === 1) this.look(bodies, dt, gravityX, gravityY);
    for (let k = 0; looks > 1 && k < looks; k++) {
      this.near(bodies, dt / looks, pull);
      this.look(bodies, dt / looks, gravityX, gravityY);
    }
  }

  /** What a snapshot keeps beside the rows: the last substep, the looks taken, and which pairs were found crossed. */
  get keptLength(): number {
    return 3 + MOST_KEPT;
  }

  /** Writes what it remembers, for a snapshot. */
  keep(out: Float64Array, o: number): void {
    out[o] = this.lastSubstep;
    out[o + 1] = this.looksTaken;
    const crossed = [...this.crossed].sort((p, q) => p - q).slice(0, MOST_KEPT);
    out[o + 2] = crossed.length;
    out.set(crossed, o + 3);
  }

  /** Reads what `keep` wrote. */
  take(from: Float64Array, o: number, bodies: readonly PlanarBody[]): void {
    this.bodyCount = bodies.length;
    this.lastSubstep = from[o];
    this.looksTaken = from[o + 1];
    this.crossed.clear();
    for (let k = 0; k < from[o + 2]; k++) this.crossed.add(from[o + 3 + k]);
  }

  /** How often to look in this step, from how far bodies near each other may move. */
  private looks(bodies: readonly PlanarBody[], dt: number, pull: number): number {
    this.near(bodies, dt, pull);
    let looks = 1;
    for (let k = 0; k < this.pairs.count; k++) {
      const a = bodies[this.pairs.first[k]];
      const b = bodies[this.pairs.second[k]];
      looks = Math.max(looks, this.way(k, a, b) / (STRIDE * Math.min(a.thickness, b.thickness)));
    }
    return Math.min(MOST_LOOKS, Math.ceil(looks));
  }

  /** Pairs that may touch in `dt` seconds. */
  private near(bodies: readonly PlanarBody[], dt: number, pull: number): void {
    if (this.margins.length !== bodies.length) this.margins = new Float64Array(bodies.length);
    for (let k = 0; k < bodies.length; k++) {
      const way = bodies[k].movable ? (bodies[k].topSpeed() + pull * dt) * dt : 0;
      this.margins[k] = way + MARGIN * bodies[k].thickness;
    }
    this.pairs.collect(bodies, this.margins);
  }

  /** How far the bodies of a pair may move against each other [m]. */
  private way(k: number, a: PlanarBody, b: PlanarBody): number {
    const { margins, pairs } = this;
    return margins[pairs.first[k]] + margins[pairs.second[k]] - MARGIN * (a.thickness + b.thickness);
  }

  private look(bodies: readonly PlanarBody[], dt: number, gravityX: number, gravityY: number): void {
    this.table.gather(bodies);
    this.detect(bodies, dt);
    const counts = this.parameters.restitution > 0 || this.isDeep;
    const energy = counts ? energyOf(bodies, gravityX, gravityY) : 0;
    const substeps = Math.max(2, Math.ceil(dt / LONGEST_SUBSTEP - 1e-9));
    const h = dt / substeps;
    this.rows.inherit(this.before, this.lastSubstep > 0 ? h / this.lastSubstep : 1);
    this.lastSubstep = h;
    const { rows, parameters } = this;
    const { nodes } = this.table;
    const solver = this.solver;
    solver.prepare(h);
    const busy = this.busy(dt);
    const { resting } = this;
    resting.begin(bodies, this.table, rows);
    const { idle } = resting;
    for (let k = 0; k < substeps; k++) {
      for (let i = 0; i < bodies.length; i++) if (idle[i] === 0) bodies[i].accelerate(h, gravityX, gravityY);
      this.table.write(bodies);
      solver.warmStart(rows, nodes);
      solver.pass(rows, nodes, parameters, true);
      if (busy) solver.press(rows, nodes);
      nodes.move(h);
      if (rows.isShared) rows.follow(nodes);
      else followPass(rows, nodes);
      this.table.read(bodies);
      for (let i = 0; i < bodies.length; i++) if (idle[i] === 0) bodies[i].advance(h);
      solver.pass(rows, nodes, parameters, false);
      if (busy) solver.release(rows);
      this.table.read(bodies);
      if (k === 0 && resting.find(bodies, this.table, rows)) break;
    }
    if (parameters.restitution > 0 && rows.count > 0) {
      const spare = energy - energyOf(bodies, gravityX, gravityY);
      nodes.keep();
      solver.rebound(rows, nodes, parameters);
      nodes.limit(Math.max(0, spare));
      this.table.read(bodies);
    }
    if (this.isDeep) this.calm(bodies, energyOf(bodies, gravityX, gravityY) - energy);
    for (let i = 0; i < bodies.length; i++) bodies[i].arrive();
  }

  /** Takes energy [J] that opening deep overlaps has made out of the motion along the contacts. */
  private calm(bodies: readonly PlanarBody[], excess: number): void {
    if (!(excess > 0)) return;
    const { rows, table } = this;
    const { nodes } = table;
    nodes.keep();
    for (let pass = 0; pass < CALMING; pass++) {
      for (let row = 0; row < rows.count; row++) {
        const p = -rows.massN[row] * rows.speedAlong(nodes, row, rows.nx[row], rows.ny[row]);
        if (rows.gap[row] < 0) rows.push(nodes, row, p * rows.nx[row], p * rows.ny[row]);
      }
    }
    nodes.shed(excess);
    table.read(bodies);
  }

  /** Whether contacts close or overlap by enough that passes may fail to hold them: not so in what rests. */
  private busy(dt: number): boolean {
    const { rows } = this;
    for (let row = 0; row < rows.count; row++) {
      const scale = BUSY * rows.scale[row];
      if (rows.approach[row] * dt < -scale || rows.gap[row] < -scale) return true;
    }
    return false;
  }

  private detect(bodies: readonly PlanarBody[], dt: number): void {
    const { pairs, before, standing } = this;
    const { nodes, firsts } = this.table;
    this.before = this.rows;
    this.rows = before;
    if (this.bodyCount > 0 && this.bodyCount !== bodies.length) this.renumber(this.bodyCount, bodies.length);
    this.bodyCount = bodies.length;
    const rows = before;
    rows.clear();
    this.isDeep = false;
    standing.begin();
    for (let k = 0; k < pairs.count; k++) {
      const i = pairs.first[k];
      const j = pairs.second[k];
      const a = bodies[i];
      const b = bodies[j];
      const scale = Math.min(a.thickness, b.thickness);
      const pair = i * bodies.length + j;
      this.a.bind(a.polygon, a.box);
      this.b.bind(b.polygon, b.box);
      rows.turnTo(pair, a, firsts[i], b, firsts[j], nodes);
      const first = rows.count;
      const turn = this.looksTaken + k;
      const isCrossed = this.crossed.has(pair);
      if (isCrossed || !standing.follow(pair, turn, a, b, dt, this.before, rows))
        this.contacts.collect(this.a, this.b, this.way(k, a, b) + MARGIN * scale, rows);
      if (this.deepest(first) > DEEP * scale) this.part(pair, first);
      else if (isCrossed || turn % CROSSING_EVERY === 0) this.cross(pair, first, scale);
    }
    this.looksTaken++;
  }

  /** Numbers the pairs of the last look anew, after bodies were added. */
  private renumber(count: number, next: number): void {
    const anew = (pair: number) => Math.floor(pair / count) * next + (pair % count);
    const { pair } = this.before;
    for (let row = 0; row < this.before.count; row++) pair[row] = anew(pair[row]);
    const crossed = [...this.crossed].map(anew);
    this.crossed.clear();
    for (const each of crossed) this.crossed.add(each);
  }

  /** The largest depth of the contacts from row `first` on [m]; 0 for none. */
  private deepest(first: number): number {
    let depth = 0;
    for (let row = first; row < this.rows.count; row++) depth = Math.max(depth, -this.rows.gap[row]);
    return depth;
  }

  /**
   * A pair this deep is answered as one region: each corner's own nearest way out leads to another side, and together they
   * hold the bodies where they are.
   */
  private part(pair: number, first: number): void {
    this.rows.cut(first);
    this.crossings.collect(this.a, this.b, 0, this.rows);
    this.crossed.add(pair);
    this.isDeep = true;
  }

  /** Looks for overlap that the contacts from row `first` on don't know of. */
  private cross(pair: number, first: number, scale: number): void {
    const { rows } = this;
    let covered = UNEXPLAINED * scale;
    for (let row = first; row < rows.count; row++) covered = Math.max(covered, -1.5 * rows.gap[row]);
    const isDeep = mostDepth(this.a.runBoxes(), this.b.runBoxes()) > covered;
    if (isDeep && this.crossings.collect(this.a, this.b, covered, rows)) this.crossed.add(pair);
    else this.crossed.delete(pair);
  }
}

/**
 * Bound on the depth of any point of one polygon in another, by their boxes: where those overlap in part along an axis,
 * a point gets out of the other along it by the length of the overlap.
 */
function mostDepth(a: Float64Array, b: Float64Array): number {
  return Math.min(overlapAlong(a[0], a[2], b[0], b[2]), overlapAlong(a[1], a[3], b[1], b[3]));
}

function overlapAlong(minA: number, maxA: number, minB: number, maxB: number): number {
  if (minA < minB && maxA < maxB) return maxA - minB;
  if (minB < minA && maxB < maxA) return maxB - minA;
  return Number.POSITIVE_INFINITY;
}

function energyOf(bodies: readonly PlanarBody[], gravityX: number, gravityY: number): number {
  let sum = 0;
  for (let k = 0; k < bodies.length; k++) sum += bodies[k].energy() + bodies[k].potential(gravityX, gravityY);
  return sum;
}
