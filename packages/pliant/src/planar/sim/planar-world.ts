/**
 * Two-dimensional simulation. `penalty` and `backtracking` are the responses of the paper; `impulse` is for stacks.
 */
import { PliantError } from '../../core/errors.js';
import { Hash64 } from '../../core/hash64.js';
import { checkNumber, checkOptions } from '../check.js';
import { ExactQueries } from '../exact/exact-queries.js';
import { FieldQueries } from '../image/field-queries.js';
import type { ProximityQueries } from '../queries.js';
import { BacktrackingResponse } from './backtracking.js';
import type { Momentum, PlanarBody } from './body.js';
import { type ContactRows, ROW_STATE } from './contact-rows.js';
import { ImpulseResponse } from './impulse-response.js';
import { ScenePairs } from './pairs.js';
import { PenaltyResponse } from './penalty.js';

/** The name of a response of the plane. */
export type PlanarResponse = 'penalty' | 'backtracking' | 'impulse';

/** Every response of the plane. */
export const PLANAR_RESPONSES: readonly PlanarResponse[] = ['penalty', 'backtracking', 'impulse'];

/** What a world in the plane is told. */
export interface PlanarWorldOptions {
  /** [m/s²] */
  readonly gravity?: readonly [number, number];
  /** What keeps bodies apart. */
  readonly response?: PlanarResponse;
  /** Error bound of image-based queries [m]; exact queries when left out. */
  readonly error?: number;
  /** Penalty: K, stiffness per unit of effective mass [1/s²]. */
  readonly stiffness?: number;
  /** Penalty: fraction of critical damping. */
  readonly dampingRatio?: number;
  /** Coulomb friction coefficient of all pairs, of what slides. */
  readonly friction?: number;
  /** The same of what rests; as large as `friction` when left out. */
  readonly staticFriction?: number;
  /** Backtracking: contacts within this distance [m]. */
  readonly threshold?: number;
  /** Part of the approach speed that a bounce keeps. */
  readonly restitution?: number;
}

const OPTIONS = [
  'gravity',
  'response',
  'error',
  'stiffness',
  'dampingRatio',
  'friction',
  'staticFriction',
  'threshold',
  'restitution',
] as const;

/** One contact in the plane. */
export interface PlanarContact {
  /** Numbers of the bodies in `bodies`. */
  readonly a: number;
  /** Index of the second body. */
  readonly b: number;
  /** [m] */
  readonly point: readonly [number, number];
  /** Unit, from b to a. */
  readonly normal: readonly [number, number];
  /** Gap of the surfaces, negative in overlap [m]. */
  readonly distance: number;
  /** Along the normal and across it, on a [N s]. */
  readonly impulse: readonly [number, number];
}

/** First number of a snapshot: its format. */
const SNAPSHOT = 20260002;

/** Forces from outside (motors, drivers, fields), applied as impulses before detection. */
export type Driver = (world: PlanarWorld, dt: number) => void;

/** Outlines that move and touch in the plane. */
export class PlanarWorld {
  /** Its bodies, in the order in which they came. */
  readonly bodies: PlanarBody[] = [];
  /** What moves bodies from outside. */
  readonly drivers: Driver[] = [];
  /** [m/s²] */
  readonly gravity: readonly [number, number];
  /** What keeps bodies apart. */
  readonly response: PlanarResponse;
  /** Who answers how near they are. */
  readonly queries: ProximityQueries;
  /** Pairs that are near each other. */
  readonly pairs: ScenePairs;
  /** Simulated time [s]. */
  time = 0;
  /** Bodies that turned non-finite and were put back and stopped. */
  readonly troubles: string[] = [];
  private readonly penalty: PenaltyResponse;
  private readonly backtracking: BacktrackingResponse;
  private readonly impulse: ImpulseResponse;
  private readonly responder: PenaltyResponse | BacktrackingResponse | ImpulseResponse;
  private movable = new Uint8Array(0);
  private readonly detector = () => this.detect();

  constructor(options: PlanarWorldOptions = {}) {
    checkOptions(options, OPTIONS, 'A world of the plane');
    const { gravity = [0, 0], response = 'penalty', error } = options;
    if (!PLANAR_RESPONSES.includes(response)) {
      const names = "'penalty', 'backtracking' or 'impulse'";
      const sentence = `There is no planar response ${JSON.stringify(response)}; use ${names}.`;
      throw new PliantError('unknown-name', sentence, { path: 'response' });
    }
    const { stiffness = 20_000, dampingRatio = 0.3, threshold = 0.01 } = options;
    const { restitution = 0.3, friction = 0.2 } = options;
    const { staticFriction = friction } = options;
    checkNumber(gravity?.[0], 'gravity[0]');
    checkNumber(gravity?.[1], 'gravity[1]');
    checkNumber(stiffness, 'stiffness', 0, true);
    checkNumber(dampingRatio, 'dampingRatio', 0);
    checkNumber(threshold, 'threshold', 0, true);
    checkNumber(restitution, 'restitution', 0);
    if (restitution > 1) {
      const sentence = `'restitution' must be at most 1: bodies don't leave faster than they came; it is ${restitution}.`;
      throw new PliantError('invalid-value', sentence, { path: 'restitution' });
    }
    checkNumber(friction, 'friction', 0);
    checkNumber(staticFriction, 'staticFriction', 0);
    if (staticFriction < friction) {
      const sentence = `'staticFriction' must be at least 'friction', ${friction}: what rests is held by more than what slides; it is ${staticFriction}.`;
      throw new PliantError('invalid-value', sentence, { path: 'staticFriction' });
    }
    const rough = { friction, staticFriction };
    this.gravity = gravity;
    this.response = response;
    this.queries = error === undefined ? new ExactQueries() : new FieldQueries(error);
    this.pairs = new ScenePairs(this.queries);
    this.penalty = new PenaltyResponse({ stiffness, dampingRatio, ...rough });
    this.backtracking = new BacktrackingResponse({ threshold, restitution, ...rough });
    this.impulse = new ImpulseResponse({ restitution, reboundFrom: 0.5, openingSpeed: 3, ...rough });
    this.responder = { penalty: this.penalty, backtracking: this.backtracking, impulse: this.impulse }[
      response
    ];
  }

  /** Adds a body. */
  add<T extends PlanarBody>(body: T): T {
    const given: PlanarBody | undefined = body;
    if (typeof given?.refreshBox !== 'function' || this.bodies.includes(body)) {
      const sentence = this.bodies.includes(body)
        ? 'The body is in this world already; a world holds a body once.'
        : 'A world of the plane takes a RigidBody or an OutlineBody; make one of the outline first.';
      throw new PliantError('invalid-value', sentence, { path: 'body' });
    }
    this.bodies.push(body);
    this.movable = Uint8Array.from(this.bodies, (b) => (b.movable ? 1 : 0));
    return body;
  }

  /** Proximity of the present state: what a frame's queries cost. */
  detect(): ScenePairs {
    this.pairs.penetrations(this.bodies, this.movable);
    return this.pairs;
  }

  /** Advances by `dt` [s]. */
  step(dt: number): void {
    if (typeof dt !== 'number' || !(dt > 0 && dt < Number.POSITIVE_INFINITY)) {
      throw new PliantError('invalid-value', `A step must last longer than 0 s; this one is ${dt} s.`, {
        path: 'dt',
      });
    }
    const { bodies } = this;
    const [gravityX, gravityY] = this.gravity;
    for (const body of bodies) body.save();
    const before = this.drivers.length > 0 ? this.energy() : 0;
    for (const driver of this.drivers) driver(this, dt);
    if (this.response === 'penalty') {
      if (this.drivers.length > 0) this.penalty.allow(this.energy() - before);
      this.penalty.step(bodies, dt, gravityX, gravityY, this.detector);
    } else {
      const response = this.response === 'impulse' ? this.impulse : this.backtracking;
      response.step(bodies, dt, gravityX, gravityY);
    }
    this.time += dt;
    this.contain();
  }

  /** Energy in the springs of the penalty response, for the present state [J]; 0 for the others. */
  contactEnergy(): number {
    return this.response === 'penalty' ? this.penalty.energyOf(this.bodies, this.detect()) : 0;
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

  /** Contacts that the last step solved, with impulses on `a` [N s]; for `penalty` the points where springs push. */
  *contacts(): IterableIterator<PlanarContact> {
    const rows = this.rows();
    const count = this.bodies.length;
    for (let row = 0; row < rows.count; row++) {
      const [normal, tangent] = [rows.normal[row], rows.tangent[row]];
      yield {
        a: Math.floor(rows.pair[row] / count),
        b: rows.pair[row] % count,
        point: [rows.px[row], rows.py[row]],
        normal: [rows.nx[row], rows.ny[row]],
        distance: rows.gap[row],
        impulse: [normal, tangent],
      };
    }
  }

  /** The whole state as bytes, for `restore` of a world with the same bodies. */
  snapshot(): Uint8Array {
    const rows = this.rows();
    const length = this.bodies.reduce((sum, body) => sum + body.stateLength, 0);
    const kept = this.responder.keptLength;
    const numbers = new Float64Array(4 + length + kept + ROW_STATE * rows.count);
    numbers.set([SNAPSHOT, this.bodies.length, this.time, rows.count]);
    let o = 4;
    for (const body of this.bodies) {
      body.writeState(numbers, o);
      o += body.stateLength;
    }
    this.responder.keep(numbers, o);
    rows.write(numbers, o + kept);
    return new Uint8Array(numbers.buffer);
  }

  /** Goes back to a snapshot; what follows has the same bits as it had then. */
  restore(snapshot: Uint8Array): void {
    const bytes = snapshot instanceof Uint8Array && snapshot.length % 8 === 0 ? snapshot : new Uint8Array(8);
    const numbers = new Float64Array(bytes.slice().buffer);
    const length = this.bodies.reduce((sum, body) => sum + body.stateLength, 0);
    const kept = this.responder.keptLength;
    const right = numbers[0] === SNAPSHOT && numbers[1] === this.bodies.length;
    if (!right || numbers.length !== 4 + length + kept + ROW_STATE * numbers[3]) {
      const sentence =
        'The bytes are no snapshot of a world with these bodies; restore into the world they came from.';
      throw new PliantError('invalid-value', sentence, { path: 'snapshot' });
    }
    this.time = numbers[2];
    let o = 4;
    for (const body of this.bodies) {
      body.readState(numbers, o);
      o += body.stateLength;
    }
    this.responder.take(numbers, o, this.bodies);
    this.rows().read(numbers, o + kept, numbers[3]);
  }

  private rows(): ContactRows {
    return this.responder.rows;
  }

  /** A number for the whole state: equal states have equal hashes, on every machine. */
  hash(): string {
    const hash = new Hash64().f64(this.time);
    for (const body of this.bodies) body.hash(hash);
    return hash.digest();
  }

  /** A body that turned non-finite stops where it last was, and the rest goes on. */
  private contain(): void {
    for (let k = 0; k < this.bodies.length; k++) {
      const body = this.bodies[k];
      const { box } = body;
      if (Number.isFinite(box[0] + box[1] + box[2] + box[3]) && Number.isFinite(body.energy())) continue;
      this.troubles.push(`Body ${k} turned non-finite at ${this.time} s and was stopped.`);
      body.stop();
    }
  }
}
