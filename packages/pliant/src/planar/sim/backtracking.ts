/**
 * The constrained response (Hoff et al. 2001, section 3): no penetration at the end of any step.
 *
 * 1. All bodies move through the step. 2. For every pair that collides now, bisection finds the latest time at which
 * it didn't, and both go back to just before it; going back may bring a body into another that had moved on, so this
 * repeats, and after a few rounds the pairs left go back to the start of the step, where nothing collided. 3. Points
 * within the contact threshold that approach each other exchange impulses, with restitution and friction.
 *
 * Where we depart: the paper rewinds the whole scene; here only the bodies of a pair are, so one contact doesn't stop
 * the others. What a body loses of the step is lost: it waits. To keep resting contacts from waiting for ever, points
 * closer than half the threshold also get the speed that opens that gap within a few steps.
 *
 * Degenerate: a pair that overlaps at the start of a step can't be rewound out of it. It is left to pass, counted in
 * `stuck`, and pushed apart along its penetrations.
 */

import { overlap } from '../localise/leaf-pairs.js';
import type { ProximityPoints } from '../points.js';
import type { ProximityQueries } from '../queries.js';
import type { PlanarBody } from './body.js';
import { ScenePairs } from './pairs.js';

export interface BacktrackingParameters {
  /** Contacts are looked for within this distance [m]. */
  readonly threshold: number;
  readonly restitution: number;
  readonly friction: number;
  /** Halvings of the step when looking for the moment before a collision. */
  readonly bisections?: number;
  /** Sweeps of impulses over all contacts. */
  readonly sweeps?: number;
}

/** Rounds of going back pair by pair before the rest goes back to the start. */
const ROUNDS = 6;
/** Approach speeds below this fraction of threshold per step don't rebound: restitution would keep them jittering. */
const REST = 1;
/** Fraction of a missing gap that is opened per step. */
const OPENING = 0.2;

export class BacktrackingResponse {
  readonly pairs: ScenePairs;
  /** Pairs that overlapped at the start of the last step. */
  stuck = 0;
  readonly #stuckPairs = new Set<number>();
  readonly #velocityA = new Float64Array(2);
  readonly #velocityB = new Float64Array(2);
  #targets = new Float64Array(64);
  #fractions = new Float64Array(16);

  constructor(
    readonly queries: ProximityQueries,
    readonly parameters: BacktrackingParameters,
  ) {
    this.pairs = new ScenePairs(queries);
  }

  /** Call after `save` and `move` of all bodies: goes back to where nothing collides. */
  rewind(bodies: readonly PlanarBody[], movable: Uint8Array): void {
    if (this.#fractions.length < bodies.length) this.#fractions = new Float64Array(2 * bodies.length);
    this.#fractions.fill(1);
    this.#stuckPairs.clear();
    let rewound = true;
    for (let round = 0; rewound; round++) {
      rewound = false;
      for (let i = 0; i < bodies.length; i++) {
        for (let j = i + 1; j < bodies.length; j++) {
          if (movable[i] === 0 && movable[j] === 0) continue;
          if (this.#pair(bodies, i, j, round)) rewound = true;
        }
      }
    }
    this.stuck = this.#stuckPairs.size;
  }

  /** Impulses at all points within the threshold, and the push that separates stuck pairs. */
  exchange(bodies: readonly PlanarBody[], movable: Uint8Array, dt: number): void {
    const { threshold, sweeps = 8 } = this.parameters;
    this.pairs.contacts(bodies, movable, threshold);
    const rows = this.pairs.rows;
    if (this.#targets.length < rows.count) this.#targets = new Float64Array(2 * rows.count);
    this.#forContacts(bodies, (row, owner, other) => this.#aim(rows, row, owner, other, dt));
    for (let sweep = 0; sweep < sweeps; sweep++) {
      this.#forContacts(bodies, (row, owner, other) => this.#impulse(rows, row, owner, other));
    }
  }

  /** Whether the pair collided and went back. */
  #pair(bodies: readonly PlanarBody[], i: number, j: number, round: number): boolean {
    const [a, b] = [bodies[i], bodies[j]];
    if (!this.#collide(a, b)) return false;
    const key = i * bodies.length + j;
    if (this.#stuckPairs.has(key)) return false;
    const [fractionA, fractionB] = [this.#fractions[i], this.#fractions[j]];
    let low = 0;
    if (round < ROUNDS) {
      let high = 1;
      for (let k = 0; k < (this.parameters.bisections ?? 6); k++) {
        const middle = (low + high) / 2;
        a.back(middle * fractionA);
        b.back(middle * fractionB);
        if (this.#collide(a, b)) high = middle;
        else low = middle;
      }
    }
    a.back(low * fractionA);
    b.back(low * fractionB);
    if (low === 0 && this.#collide(a, b)) {
      this.#stuckPairs.add(key);
      a.back(fractionA);
      b.back(fractionB);
      return true;
    }
    this.#fractions[i] = low * fractionA;
    this.#fractions[j] = low * fractionB;
    return true;
  }

  #collide(a: PlanarBody, b: PlanarBody): boolean {
    return overlap(a.box, 0, b.box, 0, 0) && this.queries.bind(a.polygon, b.polygon, a.box, b.box).collides();
  }

  #forContacts(
    bodies: readonly PlanarBody[],
    visit: (row: number, owner: PlanarBody, other: PlanarBody) => void,
  ): void {
    const { pairs } = this;
    for (let k = 0; k < pairs.count; k++) {
      const a = bodies[pairs.bodiesA[k]];
      const b = bodies[pairs.bodiesB[k]];
      for (let row = pairs.starts[k]; row < pairs.starts[k + 1]; row++) {
        const ofA = pairs.rows.of[row] === 0;
        visit(row, ofA ? a : b, ofA ? b : a);
      }
    }
  }

  /** Speed of separation, owner from other, that the contact should have after the impulses [m/s]. */
  #aim(rows: ProximityPoints, row: number, owner: PlanarBody, other: PlanarBody, dt: number): void {
    const { threshold, restitution } = this.parameters;
    const speed = this.#approach(rows, row, owner, other);
    const rebound = speed < (-REST * threshold) / dt ? -restitution * speed : 0;
    const missing = threshold / 2 - rows.distances[row];
    const opening = missing > 0 ? Math.min((OPENING * missing) / dt, threshold / dt) : missing / dt;
    this.#targets[row] = Math.max(rebound, opening);
  }

  /** Velocity of the owner's point relative to the other body along the owner's way out [m/s]. */
  #approach(rows: ProximityPoints, row: number, owner: PlanarBody, other: PlanarBody): number {
    const [x, y] = [rows.points[2 * row], rows.points[2 * row + 1]];
    const sign = rows.of[row] === 0 ? 1 : -1;
    const vertex = Math.max(rows.vertices[row], 0);
    owner.velocityAt(this.#velocityA, vertex, x, y);
    other.velocityAt(this.#velocityB, rows.features[row], x, y);
    const vx = this.#velocityA[0] - this.#velocityB[0];
    const vy = this.#velocityA[1] - this.#velocityB[1];
    return sign * (vx * rows.normals[2 * row] + vy * rows.normals[2 * row + 1]);
  }

  #impulse(rows: ProximityPoints, row: number, owner: PlanarBody, other: PlanarBody): void {
    // Crossings have no vertex to push and only occur in stuck pairs.
    if (rows.vertices[row] < 0) return;
    const short = this.#targets[row] - this.#approach(rows, row, owner, other);
    if (short <= 0) return;
    const sign = rows.of[row] === 0 ? 1 : -1;
    const [nx, ny] = [sign * rows.normals[2 * row], sign * rows.normals[2 * row + 1]];
    const [x, y] = [rows.points[2 * row], rows.points[2 * row + 1]];
    const [vertex, feature] = [rows.vertices[row], rows.features[row]];
    const inverse = owner.inverseMassAt(vertex, x, y, nx, ny) + other.inverseMassAt(feature, x, y, nx, ny);
    if (inverse === 0) return;
    const normal = short / inverse;
    const slip =
      (this.#velocityA[0] - this.#velocityB[0]) * -ny + (this.#velocityA[1] - this.#velocityB[1]) * nx;
    const across = owner.inverseMassAt(vertex, x, y, -ny, nx) + other.inverseMassAt(feature, x, y, -ny, nx);
    const limit = Math.min(this.parameters.friction * normal, across > 0 ? Math.abs(slip) / across : 0);
    const tangent = slip > 0 ? -limit : limit;
    const [jx, jy] = [normal * nx - tangent * ny, normal * ny + tangent * nx];
    owner.push(vertex, x, y, jx, jy);
    other.push(feature, x, y, -jx, -jy);
  }
}
