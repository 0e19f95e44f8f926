/**
 * Two-dimensional simulation with either response of the paper. A step:
 * penalty: detect, push, own forces, move; backtracking: own forces, move, rewind, exchange impulses.
 */
import { PliantError } from '../../core/errors.js';
import { ExactQueries } from '../exact/exact-queries.js';
import { FieldQueries } from '../image/field-queries.js';
import type { ProximityQueries } from '../queries.js';
import { BacktrackingResponse } from './backtracking.js';
import type { PlanarBody } from './body.js';
import { OutlineBody } from './outline-body.js';
import { ScenePairs } from './pairs.js';
import { PenaltyResponse } from './penalty.js';
import { RigidBody } from './rigid-body.js';

export type PlanarResponse = 'penalty' | 'backtracking';

export interface PlanarWorldOptions {
  /** [m/s²] */
  readonly gravity?: readonly [number, number];
  readonly response?: PlanarResponse;
  /** Error bound of image-based queries [m]; exact queries when left out. */
  readonly error?: number;
  /** Penalty: K, stiffness per unit of effective mass [1/s²]. */
  readonly stiffness?: number;
  /** Penalty: fraction of critical damping. */
  readonly dampingRatio?: number;
  readonly friction?: number;
  /** Backtracking: contacts within this distance [m]. */
  readonly threshold?: number;
  readonly restitution?: number;
}

/** Forces from outside (motors, drivers, fields), applied as impulses before detection. */
export type Driver = (world: PlanarWorld, dt: number) => void;

export class PlanarWorld {
  readonly bodies: PlanarBody[] = [];
  readonly drivers: Driver[] = [];
  readonly gravity: readonly [number, number];
  readonly response: PlanarResponse;
  readonly queries: ProximityQueries;
  readonly pairs: ScenePairs;
  /** Simulated time [s]. */
  time = 0;
  /** Bodies that turned non-finite and were put back and stopped. */
  readonly troubles: string[] = [];
  readonly #penalty: PenaltyResponse;
  readonly #backtracking: BacktrackingResponse;
  #movable = new Uint8Array(0);

  constructor(options: PlanarWorldOptions = {}) {
    const { gravity = [0, 0], response = 'penalty', error, friction = 0.2 } = options;
    if (response !== 'penalty' && response !== 'backtracking') {
      const sentence = `There is no planar response ${JSON.stringify(response)}; use 'penalty' or 'backtracking'.`;
      throw new PliantError('unknown-name', sentence, { path: 'response' });
    }
    this.gravity = gravity;
    this.response = response;
    this.queries = error === undefined ? new ExactQueries() : new FieldQueries(error);
    this.pairs = new ScenePairs(this.queries);
    const { stiffness = 2000, dampingRatio = 0.3, threshold = 0.01, restitution = 0.3 } = options;
    this.#penalty = new PenaltyResponse({ stiffness, dampingRatio, friction });
    this.#backtracking = new BacktrackingResponse(new ExactQueries(), { threshold, restitution, friction });
  }

  add<T extends PlanarBody>(body: T): T {
    this.bodies.push(body);
    this.#movable = Uint8Array.from(this.bodies, (b) => (isMovable(b) ? 1 : 0));
    return body;
  }

  /** Proximity of the present state: what a frame's queries cost. */
  detect(): ScenePairs {
    this.pairs.penetrations(this.bodies, this.#movable);
    return this.pairs;
  }

  step(dt: number): void {
    if (!(dt > 0)) {
      throw new PliantError('invalid-value', `A step must last longer than 0 s; this one is ${dt} s.`, {
        path: 'dt',
      });
    }
    const { bodies } = this;
    for (const body of bodies) body.save();
    // Before gravity: its share of the velocity would be damped as if the bodies moved, and they'd rest too high.
    if (this.response === 'penalty') this.#penalty.apply(bodies, this.detect(), dt);
    for (const body of bodies) body.accelerate(dt, this.gravity[0], this.gravity[1]);
    for (const driver of this.drivers) driver(this, dt);
    for (const body of bodies) body.move(dt);
    if (this.response === 'backtracking') this.#constrain(dt);
    this.time += dt;
    this.#contain();
  }

  /** Kinetic and elastic energy of all bodies [J]. */
  energy(): number {
    return this.bodies.reduce((sum, body) => sum + body.energy(), 0);
  }

  /** Largest depth of any penetrating vertex now [m]. */
  residualDepth(): number {
    const { rows } = this.detect();
    let deepest = 0;
    for (let row = 0; row < rows.count; row++) deepest = Math.max(deepest, -rows.distances[row]);
    return deepest;
  }

  #constrain(dt: number): void {
    const { bodies } = this;
    this.#backtracking.rewind(bodies, this.#movable);
    this.#backtracking.exchange(bodies, this.#movable, dt);
    if (this.#backtracking.stuck > 0) this.#penalty.apply(bodies, this.detect(), dt);
  }

  /** A body that turned non-finite stops where it last was, and the rest goes on. */
  #contain(): void {
    for (const [k, body] of this.bodies.entries()) {
      if (body.box.every(Number.isFinite) && Number.isFinite(body.energy())) continue;
      this.troubles.push(`Body ${k} turned non-finite at ${this.time} s and was stopped.`);
      stop(body);
    }
  }
}

function isMovable(body: PlanarBody): boolean {
  return !(body instanceof RigidBody) || body.inverseMass > 0 || body.inverseInertia > 0;
}

function stop(body: PlanarBody): void {
  if (body instanceof RigidBody) {
    body.vx = 0;
    body.vy = 0;
    body.spin = 0;
  } else if (body instanceof OutlineBody) body.velocities.fill(0);
  body.back(0);
}
