/** What the last step did, as plain objects. Made on request: a step itself makes none. */
import { ROW_STAGES, type RowStage } from '../penetration/vertex-depths.js';
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

/** One vertex inside a body, where everything stands now. */
export interface Penetration {
  readonly body: Body;
  /** Vertex of `body`; of a body that keeps its shape, of the mesh that stands for it. */
  readonly vertex: number;
  /** The body that the vertex is inside; `body` itself where it has folded. */
  readonly partner: Body;
  /** [m] */
  readonly depth: number;
  /** Unit way out for the vertex. */
  readonly direction: Vec3;
  /** Triangle of the partner's boundary (`TetMesh.boundary().triangles`) that the way out leads through; −1 for a plane or if there is none. */
  readonly face: number;
  /** Weights of the face's corners at the contact. */
  readonly weights: Vec3;
  /** Connected contact of the pair that the vertex belongs to. */
  readonly region: number;
  /** `border`: next to the outside; `propagated`: deeper; `fallback`: the method had to do without, or found nothing. */
  readonly stage: RowStage;
}

export function* penetrationsOf(sim: Simulation, body: (row: number) => Body): Generator<Penetration> {
  const found = sim.touch;
  for (let k = 0; k < found.count; k++) {
    const { a, b, isPlane, plane, overlap, depths } = found.pairs[k];
    if (isPlane) {
      for (let i = 0; i < plane.count; i++) {
        yield {
          body: body(a),
          vertex: plane.vertices[i],
          partner: body(b),
          depth: plane.depths[i],
          direction: vec(plane.normal, 0),
          face: -1,
          weights: [0, 0, 0],
          region: 0,
          stage: 'border',
        };
      }
      continue;
    }
    for (let i = 0; i < depths.count; i++) {
      const isA = i < overlap.points.split;
      yield {
        body: body(isA ? a : b),
        vertex: overlap.points.vertices[i],
        partner: body(isA ? b : a),
        depth: depths.depths[i],
        direction: vec(depths.directions, i),
        face: depths.faces[i],
        weights: vec(depths.weights, i),
        region: depths.regions[i],
        stage: ROW_STAGES[depths.stages[i]],
      };
    }
  }
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
        // Adding zero makes a plain 0 of the −0 that a just closed gap leaves.
        depth: c.depth[i] + 0,
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
