/** What the last step did, as plain objects. Made on request: a step itself makes none. */
import type { EventRows } from '../response/index.js';
import { FORCE, START, STAY, STOP } from '../response/index.js';
import type { Simulation } from '../simulation.js';
import type { Body } from './body.js';

export type Vec3 = [number, number, number];

/** One point where two bodies touch. Forces act on `bodyA`, the opposite on `bodyB`. */
export interface Contact {
  readonly bodyA: Body;
  readonly bodyB: Body;
  /** [m], world frame. */
  readonly point: Vec3;
  /** Unit, from `bodyB` to `bodyA`. */
  readonly normal: Vec3;
  /** [m], positive when penetrating. */
  readonly depth: number;
  /** Mean since contacts were last found: over the last substep, or, with `impulse`, over the step [N]. */
  readonly force: Vec3;
  /** Over the last step [N·s]. */
  readonly impulse: Vec3;
  /** Names the features that touch; the same number in the next step means the same contact. */
  readonly feature: number;
}

/** What one pair of bodies did over the last step, all its contacts and substeps together. */
export interface PairTotal {
  readonly bodyA: Body;
  readonly bodyB: Body;
  /** Mean over the step, on `bodyA` [N]. */
  readonly force: Vec3;
  /** Over the step, on `bodyA` [N·s]. */
  readonly impulse: Vec3;
  /** Largest total force in any substep [N]. */
  readonly peakForce: number;
  /** Deepest point in any substep [m]. */
  readonly depth: number;
}

export interface ContactEvent {
  /** `start`, `stay` and `stop` tell of touching; `force` that the pair's force passed a body's threshold. */
  readonly type: 'start' | 'stay' | 'stop' | 'force';
  /** Handles, not bodies: after a `stop` one of them may be gone. */
  readonly a: number;
  readonly b: number;
  /** Largest total contact force of the pair in the step [N]. */
  readonly force: number;
}

const EVENT_NAMES = { [START]: 'start', [STAY]: 'stay', [STOP]: 'stop', [FORCE]: 'force' } as const;

const vec = (array: Float64Array, i: number): Vec3 => [array[i * 3], array[i * 3 + 1], array[i * 3 + 2]];

export function* contactsOf(sim: Simulation, body: (row: number) => Body): Generator<Contact> {
  const c = sim.narrowphase.current;
  for (let m = 0; m < c.manifolds; m++) {
    if (c.touching[m] === 0) continue;
    for (let i = c.first[m]; i < c.first[m] + c.size[m]; i++) {
      yield {
        bodyA: body(c.a[m]),
        bodyB: body(c.b[m]),
        point: vec(c.point, i),
        normal: vec(c.normal, i),
        depth: c.depth[i],
        force: vec(c.force, i),
        impulse: vec(c.impulse, i),
        feature: c.feature[i],
      };
    }
  }
}

export function* pairsOf(sim: Simulation, body: (row: number) => Body): Generator<PairTotal> {
  const dt = sim.clock[2];
  const rows = sim.ledger.current;
  for (let i = 0; i < rows.count; i++) {
    const impulse = vec(rows.impulse, i);
    yield {
      bodyA: body(rows.a[i]),
      bodyB: body(rows.b[i]),
      force: dt > 0 ? [impulse[0] / dt, impulse[1] / dt, impulse[2] / dt] : [0, 0, 0],
      impulse,
      peakForce: rows.peakForce[i],
      depth: rows.depth[i],
    };
  }
}

export function* eventsOf(rows: EventRows): Generator<ContactEvent> {
  for (let i = 0; i < rows.count; i++) {
    yield {
      type: EVENT_NAMES[rows.type[i] as keyof typeof EVENT_NAMES],
      a: rows.a[i],
      b: rows.b[i],
      force: rows.force[i],
    };
  }
}
