/**
 * Two-dimensional simulation. `penalty` and `backtracking` are the responses of the paper; `impulse` is for stacks.
 */
import { PliantError } from '../../core/errors.js';
import { Hash64 } from '../../core/hash64.js';
import { ExactQueries } from '../exact/exact-queries.js';
import { FieldQueries } from '../image/field-queries.js';
import type { ProximityQueries } from '../queries.js';
import { BacktrackingResponse } from './backtracking.js';
import type { Momentum, PlanarBody } from './body.js';
import { checkNumber } from './check.js';
import { ImpulseResponse } from './impulse-response.js';
import { ScenePairs } from './pairs.js';
import { PenaltyResponse } from './penalty.js';

export type PlanarResponse = 'penalty' | 'backtracking' | 'impulse';

export const PLANAR_RESPONSES: readonly PlanarResponse[] = ['penalty', 'backtracking', 'impulse'];

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
  readonly #impulse: ImpulseResponse;
  #movable = new Uint8Array(0);

  constructor(options: PlanarWorldOptions = {}) {
    const { gravity = [0, 0], response = 'penalty', error } = options;
    if (!PLANAR_RESPONSES.includes(response)) {
      const names = "'penalty', 'backtracking' or 'impulse'";
      const sentence = `There is no planar response ${JSON.stringify(response)}; use ${names}.`;
      throw new PliantError('unknown-name', sentence, { path: 'response' });
    }
    const { stiffness = 2000, dampingRatio = 0.3, threshold = 0.01 } = options;
    const { restitution = 0.3, friction = 0.2 } = options;
    checkNumber(gravity?.[0], 'gravity[0]');
    checkNumber(gravity?.[1], 'gravity[1]');
    checkNumber(stiffness, 'stiffness', 0, true);
    checkNumber(dampingRatio, 'dampingRatio', 0);
    checkNumber(threshold, 'threshold', 0, true);
    checkNumber(restitution, 'restitution', 0);
    checkNumber(friction, 'friction', 0);
    this.gravity = gravity;
    this.response = response;
    this.queries = error === undefined ? new ExactQueries() : new FieldQueries(error);
    this.pairs = new ScenePairs(this.queries);
    this.#penalty = new PenaltyResponse({ stiffness, dampingRatio, friction });
    this.#backtracking = new BacktrackingResponse({ threshold, restitution, friction });
    this.#impulse = new ImpulseResponse({ restitution, friction, reboundFrom: 0.5, openingSpeed: 3 });
  }

  add<T extends PlanarBody>(body: T): T {
    this.bodies.push(body);
    this.#movable = Uint8Array.from(this.bodies, (b) => (b.movable ? 1 : 0));
    return body;
  }

  /** Proximity of the present state: what a frame's queries cost. */
  detect(): ScenePairs {
    this.pairs.penetrations(this.bodies, this.#movable);
    return this.pairs;
  }

  step(dt: number): void {
    if (!(dt > 0 && dt < Number.POSITIVE_INFINITY)) {
      throw new PliantError('invalid-value', `A step must last longer than 0 s; this one is ${dt} s.`, {
        path: 'dt',
      });
    }
    const { bodies } = this;
    const [gravityX, gravityY] = this.gravity;
    for (const body of bodies) body.save();
    if (this.response !== 'penalty') {
      for (const driver of this.drivers) driver(this, dt);
      const response = this.response === 'impulse' ? this.#impulse : this.#backtracking;
      response.step(bodies, dt, gravityX, gravityY);
    } else this.#other(dt);
    this.time += dt;
    this.#contain();
  }

  #other(dt: number): void {
    const { bodies } = this;
    // Before gravity: its share of the velocity would be damped as if the bodies moved, and they'd rest too high.
    this.#penalty.apply(bodies, this.detect(), dt);
    for (const body of bodies) body.accelerate(dt, this.gravity[0], this.gravity[1]);
    for (const driver of this.drivers) driver(this, dt);
    for (const body of bodies) body.move(dt);
  }

  /** Kinetic and elastic energy of all bodies [J]. */
  energy(): number {
    return this.bodies.reduce((sum, body) => sum + body.energy(), 0);
  }

  /** Energy of all bodies in the field of gravity [J]. */
  potential(): number {
    return this.bodies.reduce((sum, body) => sum + body.potential(this.gravity[0], this.gravity[1]), 0);
  }

  /** Sum over all bodies that can move. */
  momentum(): Momentum {
    let [x, y, angular] = [0, 0, 0];
    for (const body of this.bodies) {
      const own = body.momentum();
      x += own.x;
      y += own.y;
      angular += own.angular;
    }
    return { x, y, angular };
  }

  /** Largest depth of any boundary point in another body now [m]. */
  residualDepth(): number {
    const { rows } = this.detect();
    let deepest = 0;
    for (let row = 0; row < rows.count; row++) deepest = Math.max(deepest, -rows.distances[row]);
    return deepest;
  }

  /** A number for the whole state: equal states have equal hashes, on every machine. */
  hash(): string {
    const hash = new Hash64().f64(this.time);
    for (const body of this.bodies) body.hash(hash);
    return hash.digest();
  }

  /** A body that turned non-finite stops where it last was, and the rest goes on. */
  #contain(): void {
    for (let k = 0; k < this.bodies.length; k++) {
      const body = this.bodies[k];
      const { box } = body;
      if (Number.isFinite(box[0] + box[1] + box[2] + box[3]) && Number.isFinite(body.energy())) continue;
      this.troubles.push(`Body ${k} turned non-finite at ${this.time} s and was stopped.`);
      body.stop();
    }
  }
}
