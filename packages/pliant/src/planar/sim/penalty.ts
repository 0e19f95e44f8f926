/**
 * The unconstrained response (Hoff et al. 2001, section 3): penetration is allowed, and springs push it out.
 *
 * A pair stores the energy U = ½ κ ∫ depth² ds over both boundaries inside the other body, and is pushed along its
 * gradient: κ · depth per length of boundary, along the way out, with damping along it and Coulomb friction across it.
 * Length is what counts, so the force doesn't depend on how finely an edge is cut.
 *
 * Where we depart: κ = K ρ with ρ the bodies' masses per length, so K sets the rate whatever the masses; a plain
 * constant explodes for light bodies. Steps are cut so that the springs, and bodies for their thickness, are followed.
 * No step leaves more energy than it found: what the steps' error or a sampled field adds is taken from the speed with
 * which bodies leave each other. And a spring that is pressed to a good part of a body's thickness is full: the bodies
 * rebound as the damping says, so that nothing is passed whatever its speed.
 */
import { widened } from '../../core/grow.js';
import { exp, PI } from '../../math/scalar.js';
import type { PlanarBody } from './body.js';
import { ContactRows, type Friction } from './contact-rows.js';
import { Impacts } from './impacts.js';
import { NearPairs } from './near-pairs.js';
import { NodeTable } from './node-table.js';
import type { ScenePairs } from './pairs.js';

/** What `penalty` reads. */
export interface PenaltyParameters extends Friction {
  /** K: stiffness of two faces of a body's own size, per mass [1/s²]. */
  readonly stiffness: number;
  /** Fraction of critical damping. */
  readonly dampingRatio: number;
}

/** Springs are followed in steps of at most this fraction of a radian. */
const RADIANS = 0.6;
/** Bodies move at most this fraction of the thinner one's thickness between two looks. */
const STRIDE = 0.15;
/** Looks in a step at most: bars a millimetre thin that fall a metre need a hundred, and pass each other with fewer. */
const MOST_LOOKS = 512;
/** A spring is full at this fraction of the thinner body's thickness. */
const FULL = 0.3;
/** Energy told in the middle of a contact is off by up to this fraction of what the springs hold. */
const SLACK = 0.03;
/** Passes of friction. */
const PASSES = 4;

/** Pushes by the length of overlapped boundary. */
export class PenaltyResponse {
  /** The nodes that its contacts move. */
  readonly table = new NodeTable();
  /** Its contacts in the last step. */
  rows: ContactRows;
  /** The rows of the look before: bodies that have just left each other may have to give energy back. */
  private before: ContactRows;
  /** Energy in the springs when they were last looked at [J]. */
  stored = 0;
  private readonly full = new ContactRows();
  private readonly impacts = new Impacts();
  private readonly pairs = new NearPairs();
  private margins = new Float64Array(0);
  private readonly at = new Float64Array(5);
  /** κ times the length of each row [N/m], and the row's damping [N s/m]. */
  private springs = new Float64Array(64);
  /** Sum of spring over mass at each node [1/s²]. */
  private rates = new Float64Array(0);
  /** What the energy must not exceed [J], and the state it was told for. */
  private energy = Number.POSITIVE_INFINITY;
  private state = Number.NaN;
  private rate = 0;
  /** After a snapshot was restored: the rows are not those of the present state. */
  private stale = false;

  constructor(
    /** What it was told. */
    readonly parameters: PenaltyParameters,
  ) {
    this.rows = new ContactRows(parameters);
    this.before = new ContactRows(parameters);
  }

  /** Moves all bodies through `dt` seconds; `detect` finds the penetrating points of all pairs. */
  step(
    bodies: readonly PlanarBody[],
    dt: number,
    gravityX: number,
    gravityY: number,
    detect: () => ScenePairs,
  ): void {
    if (checksum(bodies) !== this.state) {
      this.energy = Number.POSITIVE_INFINITY;
      this.rate = this.look(bodies, detect());
      this.shed(bodies, gravityX, gravityY);
    }
    if (this.stale) this.rate = this.look(bodies, detect());
    this.stale = false;
    const pull = Math.sqrt(gravityX * gravityX + gravityY * gravityY);
    let left = dt;
    while (left > 1e-9 * dt) {
      const rate = this.rate;
      const isNear = this.near(bodies, left, pull);
      const near = isNear ? 4 * this.parameters.stiffness : 0;
      const fastest = isNear ? this.haste(bodies) : 0;
      let h = Math.min(left, fastest > 0 ? STRIDE / fastest : left);
      if (rate + near > 0) h = Math.min(h, RADIANS / Math.sqrt(Math.max(rate, near)));
      h = Math.max(h, dt / MOST_LOOKS);
      // Equal parts rather than a short last one.
      h = left / Math.ceil(left / h - 1e-9);
      this.push(bodies, 0.5 * h, gravityX, gravityY, true);
      for (let k = 0; k < bodies.length; k++) bodies[k].move(h);
      this.rate = this.look(bodies, detect());
      this.push(bodies, 0.5 * h, gravityX, gravityY, false);
      this.shed(bodies, gravityX, gravityY);
      left -= h;
    }
    this.state = checksum(bodies);
  }

  /** What a snapshot keeps: the energy not to exceed. */
  readonly keptLength = 1;

  /** Writes what it remembers, for a snapshot. */
  keep(out: Float64Array, o: number): void {
    out[o] = this.energy;
  }

  /** The springs are looked at anew: `restored` tells the next step to keep the energy. */
  take(from: Float64Array, o: number, bodies: readonly PlanarBody[]): void {
    this.energy = from[o];
    this.state = checksum(bodies);
    this.stale = true;
  }

  /** Turns penetrating points into springs; returns the square of the fastest rate among them [1/s²]. */
  private look(bodies: readonly PlanarBody[], pairs: ScenePairs): number {
    const { table } = this;
    table.gather(bodies);
    [this.rows, this.before] = [this.before, this.rows];
    const { rows } = this;
    rows.clear();
    this.full.clear();
    this.stored = 0;
    for (let k = 0; k < pairs.count; k++) {
      const [i, j] = [pairs.bodiesA[k], pairs.bodiesB[k]];
      const [a, b] = [bodies[i], bodies[j]];
      const pair = i * bodies.length + j;
      rows.turnTo(pair, a, table.firsts[i], b, table.firsts[j], table.nodes);
      this.full.turnTo(pair, a, table.firsts[i], b, table.firsts[j], table.nodes);
      const kappa = this.parameters.stiffness / (1 / a.lineMass + 1 / b.lineMass);
      const full = FULL * Math.min(a.thickness, b.thickness);
      for (let row = pairs.starts[k]; row < pairs.starts[k + 1]; row++) this.spring(pairs, row, kappa, full);
    }
    return this.fastest();
  }

  private spring(pairs: ScenePairs, row: number, kappa: number, full: number): void {
    const { of, own, features, points, normals, distances, weights } = pairs.rows;
    const sign = of[row] === 0 ? 1 : -1;
    const nx = sign * normals[2 * row];
    const ny = sign * normals[2 * row + 1];
    const depth = -distances[row];
    // A sampled field has no direction on its ridges.
    if (nx === 0 && ny === 0) return;
    const { at } = this;
    at[0] = points[2 * row];
    at[1] = points[2 * row + 1];
    at[2] = nx;
    at[3] = ny;
    at[4] = 0;
    if (depth > full) this.full.contact(of[row], own[row], features[row], at);
    if (weights[row] === 0) return;
    const k = this.rows.count;
    at[4] = -depth;
    this.rows.contact(of[row], own[row], features[row], at);
    if (this.springs.length <= k) {
      this.springs = widened(this.springs, 2 * k + 64);
    }
    this.springs[k] = kappa * weights[row];
    this.stored += 0.5 * kappa * weights[row] * depth * depth;
  }

  private fastest(): number {
    const { rows } = this;
    const { nodes } = this.table;
    if (this.rates.length < nodes.count) this.rates = new Float64Array(2 * nodes.count);
    const rates = this.rates.fill(0, 0, nodes.count);
    let fastest = 0;
    for (let row = 0; row < rows.count; row++) {
      const spring = this.springs[row];
      const [a, b] = [rows.a[row], rows.b[row]];
      const [ax, ay, bx, by] = [rows.ax[row], rows.ay[row], rows.bx[row], rows.by[row]];
      rates[a] += spring * (nodes.inverseMass[a] + (ax * ax + ay * ay) * nodes.inverseInertia[a]);
      rates[b] += spring * (nodes.inverseMass[b] + (bx * bx + by * by) * nodes.inverseInertia[b]);
      fastest = Math.max(fastest, rates[a] + rates[b]);
    }
    return fastest;
  }

  /** Whether two bodies may come together within `dt` seconds: a spring must not be entered in one long part. */
  private near(bodies: readonly PlanarBody[], dt: number, pull: number): boolean {
    if (this.margins.length !== bodies.length) this.margins = new Float64Array(bodies.length);
    for (let k = 0; k < bodies.length; k++) {
      this.margins[k] = bodies[k].movable ? (bodies[k].topSpeed() + pull * dt) * dt : 0;
    }
    this.pairs.collect(bodies, this.margins);
    return this.pairs.count > 0;
  }

  /** Largest speed for the least thickness, of bodies that may come together [1/s]: what flies alone waits for nobody. */
  private haste(bodies: readonly PlanarBody[]): number {
    const { first, second, count } = this.pairs;
    let thinnest = Number.POSITIVE_INFINITY;
    let fastest = 0;
    for (let k = 0; k < 2 * count; k++) {
      const body = bodies[k < count ? first[k] : second[k - count]];
      thinnest = Math.min(thinnest, body.thickness);
      if (body.movable) fastest = Math.max(fastest, body.topSpeed());
    }
    return fastest / thinnest;
  }

  /**
   * Springs, own forces, full springs and friction, into the velocities. Half of a part's push comes before its motion
   * and half after, so that energy is told at the ends of a part to second order.
   */
  private push(
    bodies: readonly PlanarBody[],
    h: number,
    gravityX: number,
    gravityY: number,
    first: boolean,
  ): void {
    const { rows, parameters, table } = this;
    const { nodes } = table;
    const { stiffness, dampingRatio } = parameters;
    const damping = dampingRatio * Math.sqrt(2 / stiffness);
    // All from the velocities before, so that the order of points is nothing; and before gravity: its share of the
    // velocity would be damped as if the bodies moved, and they'd rest too high.
    for (let row = 0; row < rows.count; row++) {
      const out = rows.speedAlong(nodes, row, rows.nx[row], rows.ny[row]);
      rows.tangent[row] = 0;
      rows.normal[row] = Math.max(0, h * this.springs[row] * (-rows.gap[row] - damping * out));
    }
    for (let k = 0; k < bodies.length; k++) bodies[k].accelerate(h, gravityX, gravityY);
    table.write(bodies);
    for (let row = 0; row < rows.count; row++) {
      const p = rows.normal[row];
      rows.push(nodes, row, p * rows.nx[row], p * rows.ny[row]);
    }
    if (first && this.full.count > 0) {
      const left = 1 - dampingRatio * dampingRatio;
      const restitution = left > 0 ? exp((-PI * dampingRatio) / Math.sqrt(left)) : 0;
      this.impacts.resolve(this.full, nodes, restitution, 0, Number.MIN_VALUE);
    }
    // Friction of both halves, before the motion.
    for (let pass = 0; first && rows.isRough && pass < PASSES; pass++) this.slip();
    table.read(bodies);
  }

  /** Each point stops its slip as far as its normal impulse allows. */
  private slip(): void {
    const { rows } = this;
    const { nodes } = this.table;
    for (let row = 0; row < rows.count; row++) {
      const limit = 2 * rows.friction[row] * rows.normal[row];
      if (limit === 0) continue;
      const nx = rows.nx[row];
      const ny = rows.ny[row];
      const before = rows.tangent[row];
      const wanted = before - rows.massT[row] * rows.speedAlong(nodes, row, -ny, nx);
      const tangent = Math.max(-limit, Math.min(limit, wanted));
      rows.tangent[row] = tangent;
      rows.push(nodes, row, -(tangent - before) * ny, (tangent - before) * nx);
    }
  }

  /** Takes from the speed of bodies that leave each other what energy has come up since the last look. */
  private shed(bodies: readonly PlanarBody[], gravityX: number, gravityY: number): void {
    let energy = this.stored;
    for (let k = 0; k < bodies.length; k++)
      energy += bodies[k].energy() + bodies[k].potential(gravityX, gravityY);
    const slack = SLACK * this.stored;
    const excess = energy - this.energy - slack;
    const rows = this.rows.count > 0 ? this.rows : this.before;
    if (!(excess > 0) || rows.count === 0) {
      this.energy = Math.min(rows.count === 0 ? energy : this.energy, energy + slack);
      return;
    }
    const { nodes } = this.table;
    rows.rearm(nodes);
    nodes.keep();
    for (let row = 0; row < rows.count; row++) {
      rows.tangent[row] = -rows.massN[row] * rows.speedAlong(nodes, row, rows.nx[row], rows.ny[row]);
    }
    for (let row = 0; row < rows.count; row++) {
      rows.push(nodes, row, rows.tangent[row] * rows.nx[row], rows.tangent[row] * rows.ny[row]);
    }
    nodes.shed(excess);
    this.table.read(bodies);
  }

  /** Energy in the springs of the pairs [J]. */
  energyOf(bodies: readonly PlanarBody[], pairs: ScenePairs): number {
    const { distances, weights } = pairs.rows;
    let sum = 0;
    for (let k = 0; k < pairs.count; k++) {
      const [a, b] = [bodies[pairs.bodiesA[k]], bodies[pairs.bodiesB[k]]];
      const kappa = this.parameters.stiffness / (1 / a.lineMass + 1 / b.lineMass);
      for (let row = pairs.starts[k]; row < pairs.starts[k + 1]; row++) {
        sum += 0.5 * kappa * weights[row] * distances[row] * distances[row];
      }
    }
    return sum;
  }

  /** Allows the energy that somebody else's work added [J]. */
  allow(work: number): void {
    this.energy += work;
  }
}

/** A number that changes when somebody moves or pushes a body between two steps. */
function checksum(bodies: readonly PlanarBody[]): number {
  let sum = bodies.length;
  for (let k = 0; k < bodies.length; k++) {
    const { box } = bodies[k];
    sum += (k + 1) * (bodies[k].energy() + box[0] + 3 * box[1] + 5 * box[2] + 7 * box[3]);
  }
  return sum;
}
