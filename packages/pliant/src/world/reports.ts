/** What the last step did, as plain objects. Made on request: a step itself makes none. */

import { AnchoredContacts, type Contacts } from '../narrowphase/index.js';
import { ROW_STAGES, type RowStage } from '../penetration/vertex-depths.js';
import type { EventRows } from '../response/index.js';
import { FORCE, START, STAY, STOP } from '../response/index.js';
import type { Simulation } from '../simulation.js';
import type { Body } from './body.js';
import { ContactAreas } from './contact-area.js';

/** Three numbers x, y, z. */
export type Vec3 = [number, number, number];

/** One point where two bodies touch. Forces act on `bodyA`, the opposite on `bodyB`. */
export interface Contact {
  /** The first body. */
  readonly bodyA: Body;
  /** The second body. */
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
  /** Coulomb's coefficient. */
  readonly friction: number;
  /** Connected contact of the pair that the row belongs to. */
  readonly region: number;
  /** What the row stands on. */
  readonly anchorA: Anchor;
  /** The same on `bodyB`. */
  readonly anchorB: Anchor;
  /**
   * The row's share of the contact's area [m²], so that force over area is pressure: that around a vertex, of a
   * molecule's cross-section, or of a patch of points; 0 where a point or an edge touches.
   */
  readonly area: number;
}

/** A piece of a body that a contact stands on. */
export interface Anchor {
  /** [m], world frame. */
  readonly point: Vec3;
  /** Vertices or molecules of the body, one or the three of a face; none for a point of a body that keeps its shape. */
  readonly vertices: readonly number[];
  /** Their weights, in the same order. */
  readonly weights: readonly number[];
}

/** What one pair of bodies did over the last step, all its contacts and substeps together. */
export interface PairTotal {
  /** The first body. */
  readonly bodyA: Body;
  /** The second body. */
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

/** A touch that began, went on or ended in the last step, or a force that passed a threshold. */
export interface ContactEvent {
  /** `start`, `stay` and `stop` tell of touching; `force` that the pair's force passed a body's threshold. */
  readonly kind: 'start' | 'stay' | 'stop' | 'force';
  /** The first body. After a `stop` it may be gone: ask whether it `exists`. */
  readonly bodyA: Body;
  /** The second body. */
  readonly bodyB: Body;
  /** Largest total contact force of the pair in the step [N]. */
  readonly force: number;
}

/** One vertex inside a body, where everything stands now. */
export interface Penetration {
  /** The body of the vertex. */
  readonly body: Body;
  /** Vertex of `body`; of a body that keeps its shape, of the mesh that stands for it. */
  readonly vertex: number;
  /** The body that the vertex is inside; `body` itself where it has folded. */
  readonly partner: Body;
  /** [m] */
  readonly depth: number;
  /** Unit way out for the vertex. */
  readonly direction: Vec3;
  /**
   * Triangle of the partner's boundary (`TetMesh.boundary().triangles`) that the way out leads through; −1 for a plane
   * or if there is none.
   */
  readonly face: number;
  /** Weights of the face's corners at the contact. */
  readonly weights: Vec3;
  /** Connected contact of the pair that the vertex belongs to. */
  readonly region: number;
  /**
   * `border`: next to the outside; `propagated`: deeper; `fallback`: the method had to do without, or found nothing.
   */
  readonly stage: RowStage;
}

export function penetrationsOf(sim: Simulation, body: (row: number) => Body): Penetration[] {
  const found: Penetration[] = [];
  sim.overlapsNow?.each(sim.matter, sim.methods, (inside) =>
    found.push({
      body: body(inside.body),
      vertex: inside.vertex,
      partner: body(inside.partner),
      depth: inside.depth,
      direction: vecAt(inside.directions, inside.directionAt),
      face: inside.face,
      weights: vecAt(inside.weights, inside.weightsAt),
      region: inside.region,
      stage: ROW_STAGES[inside.stage],
    }),
  );
  return found;
}

const EVENT_NAMES = { [START]: 'start', [STAY]: 'stay', [STOP]: 'stop', [FORCE]: 'force' } as const;

const vecAt = (array: Float64Array, at: number): Vec3 => [array[at], array[at + 1], array[at + 2]];
const vec = (array: Float64Array, i: number): Vec3 => vecAt(array, 3 * i);

export function* contactsOf(sim: Simulation, body: (row: number) => Body): Generator<Contact> {
  const areas = new ContactAreas(sim).begin();
  for (const [c, m] of sim.contacts.pairs()) {
    if (c.touching[m] === 0) continue;
    for (let i = c.first[m]; i < c.first[m] + c.size[m]; i++) yield contactAt(c, m, i, areas, body);
  }
}

function contactAt(
  c: Contacts,
  m: number,
  i: number,
  areas: ContactAreas,
  body: (row: number) => Body,
): Contact {
  const anchored = c instanceof AnchoredContacts ? c : undefined;
  return {
    bodyA: body(c.a[m]),
    bodyB: body(c.b[m]),
    point: vec(c.point, i),
    normal: vec(c.normal, i),
    // Adding zero makes a plain 0 of the −0 that a just closed gap leaves.
    depth: c.depth[i] + 0,
    force: vec(c.force, i),
    impulse: vec(c.impulse, i),
    feature: c.feature[i],
    friction: anchored?.friction[i] ?? c.rough[m],
    region: anchored?.region[i] ?? 0,
    anchorA: anchored ? anchorAt(anchored.placeA, anchored.nodesA, anchored.weightsA, i) : pointOf(c, i),
    anchorB: anchored ? anchorAt(anchored.placeB, anchored.nodesB, anchored.weightsB, i) : pointOf(c, i),
    area: areas.of(c, m, i),
  };
}

const pointOf = (c: Contacts, i: number): Anchor => ({ point: vec(c.point, i), vertices: [], weights: [] });

function anchorAt(places: Float64Array, nodes: Int32Array, weights: Float64Array, i: number): Anchor {
  const used = [0, 1, 2].filter((k) => nodes[3 * i + k] >= 0);
  return {
    point: vec(places, i),
    vertices: used.map((k) => nodes[3 * i + k]),
    weights: used.map((k) => weights[3 * i + k]),
  };
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

export function* eventsOf(rows: EventRows, body: (handle: number) => Body): Generator<ContactEvent> {
  for (let i = 0; i < rows.count; i++) {
    yield {
      kind: EVENT_NAMES[rows.type[i] as keyof typeof EVENT_NAMES],
      bodyA: body(rows.a[i]),
      bodyB: body(rows.b[i]),
      force: rows.force[i],
    };
  }
}
