/**
 * The smallest world of deformable bodies: every pair is looked at in every substep. There may be a floor at y = 0, and
 * rigid bodies, which touch deformable ones only.
 */
import { Bodies } from '../../bodies/bodies.js';
import { Particles } from '../../bodies/particles.js';
import {
  ShapeMatchingBody,
  type ShapeMatchingOptions,
} from '../../bodies/shape-matching/shape-matching-body.js';
import { kineticEnergy, momentum } from '../../bodies/soft/energies.js';
import { XpbdBody, type XpbdOptions } from '../../bodies/xpbd/xpbd-body.js';
import { Memory } from '../../core/memory.js';
import { type ParameterValues, readParameters } from '../../core/registry.js';
import type { TetMesh } from '../../geometry/mesh/tet-mesh.js';
import { rotate } from '../../math/quat.js';
import { AnchoredContacts, vertexFeature } from '../../narrowphase/anchored-contacts.js';
import { TetBody } from '../../narrowphase/tetrahedra/body.js';
import { PairOverlap } from '../../narrowphase/tetrahedra/pair-overlap.js';
import { TetTopology } from '../../narrowphase/tetrahedra/topology.js';
import { createPairDepth, type PairDepthName } from '../../penetration/pair-depths.js';
import { VertexRows } from '../../penetration/vertex-rows.js';
import { SoftRows, softResponses } from './index.js';
import type { SoftPart, SoftResponseState } from './method.js';
import type { SoftSide } from './rows.js';

export interface StageOptions {
  readonly response?: string;
  readonly parameters?: ParameterValues;
  readonly depth?: PairDepthName;
  readonly gravity?: readonly number[];
  readonly floor?: boolean;
  readonly friction?: number;
  readonly self?: boolean;
}

interface RigidThing {
  readonly row: number;
  /** A ball of this radius, or else the mesh. */
  readonly radius: number;
  readonly shape: TetBody | undefined;
}

export class SoftStage {
  readonly rigids = new Bodies(new Memory(false));
  private readonly things: RigidThing[] = [];
  readonly particles = new Particles();
  readonly models: (XpbdBody | ShapeMatchingBody)[] = [];
  readonly shapes: TetBody[] = [];
  readonly parts: SoftPart[] = [];
  readonly rows = new SoftRows();
  /** Bodies have the rows of their numbers here: deformable ones first, then rigid ones, then the floor. */
  readonly contacts = new AnchoredContacts();
  private readonly overlap = new PairOverlap();
  private readonly depth;
  private readonly response;

  constructor(private readonly options: StageOptions = {}) {
    const method = softResponses.get(options.response ?? 'contact-surface');
    this.response = method.create(readParameters(method, options.parameters ?? {}, 'parameters'));
    this.depth = new VertexRows(createPairDepth(options.depth ?? 'regional'));
  }

  xpbd(options: XpbdOptions): number {
    return this.take(new XpbdBody(this.particles, options));
  }

  shapeMatching(options: ShapeMatchingOptions): number {
    return this.take(new ShapeMatchingBody(this.particles, options));
  }

  step(dt: number, substeps: number): void {
    for (let k = 0; k < substeps; k++) this.substep(dt / substeps);
  }

  substep(h: number): void {
    const { gravity = [0, 0, 0] } = this.options;
    for (const model of this.models) model.substep(h, gravity);
    this.detect();
    const rigids = this.rigids.columns;
    this.response.solve({ rows: this.rows, particles: this.particles, bodies: this.parts, rigids, h });
    // Orientations stay: the rigid bodies of the tests are balls, or turn by little.
    for (const { row } of this.things)
      for (let i = 0; i < 3; i++) rigids.position[3 * row + i] += h * rigids.velocity[3 * row + i];
  }

  get responseState() {
    return this.response.state?.();
  }

  restoreResponse(state: SoftResponseState): void {
    this.response.restore?.(state);
  }

  /** A rigid body with the inertia of a ball; `mass` 0 for one that nothing moves. */
  rigid(
    mass: number,
    radius: number,
    position: readonly number[],
    velocity: readonly number[],
    mesh?: TetMesh,
  ): number {
    const row = this.rigids.take();
    const c = this.rigids.columns;
    c.kind[row] = 3;
    c.inverseMass[row] = mass > 0 ? 1 / mass : 0;
    c.mass[row] = mass;
    c.orientation[4 * row + 3] = 1;
    for (const k of [0, 3, 5])
      c.worldInverseInertia[6 * row + k] = mass > 0 ? 2.5 / (mass * radius * radius) : 0;
    c.position.set(position, 3 * row);
    c.velocity.set(velocity, 3 * row);
    const shape = mesh && new TetBody(new TetTopology(mesh), Float64Array.from(mesh.positions));
    this.things.push({ row, radius, shape });
    return row;
  }

  detect(): void {
    const { self = false } = this.options;
    const { rows, shapes, contacts, parts } = this;
    contacts.clear();
    for (let k = 0; k < shapes.length; k++)
      shapes[k].refresh(this.particles.columns.position, 3 * parts[k].first);
    for (let a = 0; a < shapes.length; a++) {
      for (let b = self ? a : a + 1; b < shapes.length; b++)
        if (boxesMeet(shapes[a].bounds, shapes[b].bounds)) this.addPair(a, b, shapes[a], shapes[b]);
      for (const thing of this.things) this.addRigid(a, thing);
      if (this.options.floor) this.addFloor(a);
    }
    rows.clear(this.rigids.columns);
    const { position } = this.particles.columns;
    for (let m = 0; m < contacts.manifolds; m++)
      rows.addManifold(contacts, m, this.side(contacts.a[m]), this.side(contacts.b[m]), position);
  }

  private side(number: number): SoftSide {
    const { parts, things } = this;
    if (number < parts.length) return { soft: number, first: parts[number].first, rigid: -1 };
    return { soft: -1, first: 0, rigid: things[number - parts.length]?.row ?? -1 };
  }

  private addPair(a: number, b: number, shapeA: TetBody, shapeB: TetBody): void {
    if (this.overlap.detect(shapeA, shapeB) === 0) return;
    const frictions = new Float64Array(this.parts.length + this.things.length).fill(
      this.options.friction ?? 0,
    );
    this.depth.measure({ kind: 'tetrahedra', a, b, points: this.overlap }, this.contacts, frictions);
  }

  private addRigid(a: number, thing: RigidThing): void {
    const { row, radius, shape } = thing;
    const number = this.parts.length + this.things.indexOf(thing);
    const { first, count } = this.parts[a];
    const { position } = this.particles.columns;
    const c = this.rigids.columns;
    if (shape) {
      const rest = shape.topology.restPositions;
      for (let k = 0; k < rest.length; k += 3) {
        rotate(shape.positions, k, c.orientation, 4 * row, rest, k);
        for (let i = 0; i < 3; i++) shape.positions[k + i] += c.position[3 * row + i];
      }
      shape.refresh();
      this.addPair(a, number, this.shapes[a], shape);
      return;
    }
    this.contacts.begin(a, number);
    for (let p = first; p < first + count; p++) {
      const way = [0, 1, 2].map((i) => position[3 * p + i] - c.position[3 * row + i]);
      const distance = Math.hypot(...way);
      if (distance < radius)
        this.addVertex(
          p,
          first,
          radius - distance,
          way.map((x) => x / distance),
        );
    }
    this.contacts.end();
  }

  private addFloor(a: number): void {
    const { first, count } = this.parts[a];
    const { position } = this.particles.columns;
    this.contacts.begin(a, this.parts.length + this.things.length);
    for (let p = first; p < first + count; p++)
      if (position[3 * p + 1] < 0) this.addVertex(p, first, -position[3 * p + 1], [0, 1, 0]);
    this.contacts.end();
  }

  /** A particle inside something that keeps its shape. */
  private addVertex(p: number, first: number, depth: number, normal: readonly number[]): void {
    const { contacts } = this;
    const { position } = this.particles.columns;
    const i = contacts.open(vertexFeature(p - first, true));
    contacts.depth[i] = depth;
    contacts.friction[i] = this.options.friction ?? 0;
    contacts.nodesA[3 * i] = p - first;
    contacts.weightsA[3 * i] = 1;
    for (let k = 0; k < 3; k++) {
      contacts.normal[3 * i + k] = normal[k];
      contacts.placeA[3 * i + k] = position[3 * p + k];
      contacts.placeB[3 * i + k] = position[3 * p + k] + depth * normal[k];
    }
    contacts.centre(i);
  }

  private take(model: XpbdBody | ShapeMatchingBody): number {
    const { first, count, mesh } = model.soft;
    const { mass, inverseMass } = this.particles.columns;
    let sum = 0;
    for (let p = first; p < first + count; p++) sum += mass[p];
    const topology = new TetTopology(mesh);
    const isHeld = inverseMass.subarray(first, first + count).some((w) => w === 0);
    this.parts.push({ first, count, mass: sum, edge: topology.meanEdge, isHeld });
    this.shapes.push(new TetBody(topology, this.particles.columns.position, 3 * first));
    return this.models.push(model) - 1;
  }

  /** Centre of mass [m]. */
  centre(body: number): [number, number, number] {
    const { first, count, mass: total } = this.parts[body];
    const { position, mass } = this.particles.columns;
    const sum: [number, number, number] = [0, 0, 0];
    for (let p = first; p < first + count; p++)
      for (let i = 0; i < 3; i++) sum[i] += (mass[p] * position[3 * p + i]) / total;
    return sum;
  }

  velocityOf(body: number): [number, number, number] {
    const p = momentum(this.models[body].soft, new Float64Array(6));
    const { mass } = this.parts[body];
    return [p[0] / mass, p[1] / mass, p[2] / mass];
  }

  momentum(): Float64Array {
    const sum = new Float64Array(6);
    for (const { soft } of this.models)
      momentum(soft, new Float64Array(6)).forEach((x, k) => {
        sum[k] += x;
      });
    const { position: x, velocity: v, angularVelocity: w, worldInverseInertia, mass } = this.rigids.columns;
    for (const { row } of this.things) {
      const m = mass[row];
      if (m === 0) continue;
      for (let i = 0; i < 3; i++) {
        const j = 3 * row + ((i + 1) % 3);
        const k = 3 * row + ((i + 2) % 3);
        sum[i] += m * v[3 * row + i];
        sum[3 + i] += m * (x[j] * v[k] - x[k] * v[j]) + w[3 * row + i] / worldInverseInertia[6 * row];
      }
    }
    return sum;
  }

  /** Kinetic and elastic [J]; `h` is the substep that shape matching is judged at. */
  energy(h: number): number {
    let sum = 0;
    for (const model of this.models)
      sum +=
        kineticEnergy(model.soft) +
        (model instanceof XpbdBody ? model.elasticEnergy() : model.elasticEnergy(h));
    return sum;
  }

  /** Angle of the best-fitting rotation of a body against its rest shape [°]. */
  turned(body: number): number {
    const { first, count, mass: total } = this.parts[body];
    const rest = this.models[body].soft.mesh.positions;
    const { position, mass } = this.particles.columns;
    const c = this.centre(body);
    const c0 = [0, 0, 0];
    for (let v = 0; v < count; v++)
      for (let i = 0; i < 3; i++) c0[i] += (mass[first + v] * rest[3 * v + i]) / total;
    // Small turns: the axial part of Σ m x xᵣᵀ against the trace.
    const axial = [0, 0, 0];
    let trace = 0;
    for (let v = 0; v < count; v++) {
      const m = mass[first + v];
      const x = [0, 1, 2].map((i) => position[3 * (first + v) + i] - c[i]);
      const r = [0, 1, 2].map((i) => rest[3 * v + i] - c0[i]);
      for (let i = 0; i < 3; i++) {
        trace += m * x[i] * r[i];
        axial[i] += m * (r[(i + 1) % 3] * x[(i + 2) % 3] - r[(i + 2) % 3] * x[(i + 1) % 3]);
      }
    }
    return (Math.atan2(1.5 * Math.hypot(...axial), trace) * 180) / Math.PI;
  }

  /** Vertices inside another body, by more than rounding. */
  overlapping(): number {
    this.detect();
    let count = 0;
    for (let row = 0; row < this.rows.count; row++)
      if (this.rows.faceSoft[row] >= 0 && this.rows.depths[row] > 1e-6) count++;
    return count;
  }
}

function boxesMeet(p: Float64Array, q: Float64Array): boolean {
  return [0, 1, 2].every((i) => p[i] < q[3 + i] && q[i] < p[3 + i]);
}
