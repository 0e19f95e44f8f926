/**
 * What bodies of molecules touch, in every substep, before elasticity moves them: their contacts are springs, and springs act together with those inside.
 *
 *   prepare   surfaces that are due, so that boxes hold them                      (bodies)
 *   find      candidate pairs → rows of `spheres` or `triangle-mesh`              (narrowphase and penetration)
 *   push      rows → forces on molecules                                          (response)
 *   sumUp     what each pair felt goes into its manifold, so that events, islands and totals know it
 *
 * The speed at which two bodies met is kept in their manifold's memo, and what a surface remembers in its body's state.
 */

import type { Bodies } from './bodies/bodies.js';
import type { Deformable } from './bodies/deformable/deformable.js';
import type { Deformables } from './bodies/deformable/deformables.js';
import { ASLEEP, AWAKE, isMolecules } from './bodies/layout.js';
import type { Methods } from './methods.js';
import { moleculeDepthOf, surfaceBoxes, usesTriangles } from './molecule-choices.js';
import { BodyPairs } from './molecules/body-pairs.js';
import { MoleculeBody } from './molecules/molecule-body.js';
import { Molecules, type SurfaceDepth } from './molecules/molecules.js';
import { MoleculePenalty } from './molecules/penalty.js';
import { ShapeContacts } from './molecules/shape-contacts.js';
import { type Contacts, MEMO, type Narrowphase } from './narrowphase/index.js';
import { readMoleculePenalty } from './response/molecule-penalty.js';

/** Numbers per manifold: impulse on `a`, Σ depth, Σ depth · point, Σ depth · normal, deepest. */
const SUMS = 11;

/** What it needs of a simulation. */
interface Surroundings {
  readonly bodies: Bodies;
  readonly deformables: Deformables;
  readonly narrowphase: Narrowphase;
  readonly methods: Methods;
  readonly clock: Float64Array;
  softened: number;
}

export class MoleculeTouch {
  readonly molecules = new Molecules();
  private readonly sources: Deformable[] = [];
  private numberOfRow = new Int32Array(0);
  private manifoldOf = new Uint32Array(64);
  /** Pairs by how they are detected. */
  private readonly bySpheres = new BodyPairs();
  private readonly byFaces = new BodyPairs();
  private readonly byVertices = new BodyPairs();
  private readonly shapes = new ShapeContacts();
  private sums = new Float64Array(0);
  private awaited = new Uint8Array(0);

  get count(): number {
    return this.molecules.bodies.length;
  }

  /** The body of a row, as contacts see it. */
  bodyOf(sim: Surroundings, row: number): MoleculeBody | undefined {
    this.gather(sim);
    const number = this.numberOfRow[row] ?? -1;
    return number < 0 ? undefined : this.molecules.bodies[number];
  }

  /** Takes over which bodies there are, and brings surfaces up to date where triangles are asked for. */
  prepare(sim: Surroundings): void {
    this.gather(sim);
    if (this.count === 0) return;
    const needed = usesTriangles(sim.methods);
    const time = sim.clock[0];
    for (const body of this.molecules.bodies) {
      if (body.model.count === 0) continue;
      if (!needed) {
        if (body.surface !== undefined || body.source.skin[0] >= 0) body.dropSurface();
      } else if (body.needSurface(time).isDue(time)) body.generateSurface(time);
    }
  }

  /** Opens the books on freshly found manifolds. */
  begin(contacts: Contacts): void {
    if (this.awaited.length < contacts.manifolds) {
      this.sums = new Float64Array(contacts.a.length * SUMS);
      this.awaited = new Uint8Array(contacts.a.length);
    }
    this.sums.fill(0, 0, contacts.manifolds * SUMS);
    this.awaited.fill(0, 0, contacts.manifolds);
  }

  /** `time` is when the substep begins [s]. */
  find(sim: Surroundings, time: number): void {
    const { molecules } = this;
    molecules.contacts.clear();
    for (const body of molecules.bodies) {
      body.bound();
      body.source.time = time;
    }
    molecules.surfaceBoxes = surfaceBoxes(sim.methods);
    this.pair(sim);
    molecules.findSpheres(this.bySpheres);
    molecules.findTriangles(this.byFaces, 'face-projection');
    molecules.findTriangles(this.byVertices, 'consistent');
  }

  push(sim: Surroundings, h: number): void {
    const { molecules, sums } = this;
    const { pairs, contacts, response } = molecules;
    const contactsOfWorld = sim.narrowphase.current;
    const { bodies } = sim;
    molecules.response = this.responseOf(sim, response);
    molecules.push(h);
    sim.softened += molecules.response.softened;
    for (let row = 0; row < contacts.count; row++) {
      const pair = pairs.find(contacts.a[row], contacts.b[row]);
      const s = this.manifoldOf[pair] * SUMS;
      const depth = contacts.depth[row];
      for (let k = 0; k < 3; k++) {
        sums[s + k] += contacts.force[3 * row + k] * h;
        sums[s + 4 + k] += depth * contacts.point[3 * row + k];
        sums[s + 7 + k] += depth * contacts.normal[3 * row + k];
      }
      sums[s + 3] += depth;
      sums[s + 10] = Math.max(sums[s + 10], depth);
      if (pairs.isSensor[pair] === 0) this.wake(bodies, contacts.a[row], contacts.b[row]);
    }
    for (let p = 0; p < pairs.count; p++) {
      const m = this.manifoldOf[p];
      contactsOfWorld.memo[contactsOfWorld.first[m] * MEMO] = pairs.met[p] + 1;
    }
    this.pushShapes(sim, h);
    this.stopAsleep(bodies);
  }

  /** To be called once the bodies have moved. */
  moved(sim: Surroundings): void {
    const { activity } = sim.bodies.columns;
    for (let k = 0; k < this.sources.length; k++) {
      const body = this.molecules.bodies[k];
      if (activity[this.sources[k].row] === AWAKE && !body.isFixed) body.surface?.moleculesMoved();
    }
  }

  /** Writes what every awaited pair felt in the time `interval` [s] into its manifold. */
  sumUp(contacts: Contacts, interval: number): void {
    const { sums } = this;
    for (let m = 0; m < contacts.manifolds; m++) {
      if (this.awaited[m] === 0) continue;
      const s = m * SUMS;
      const i = contacts.first[m];
      const depth = sums[s + 3];
      contacts.touching[m] = depth > 0 ? 1 : 0;
      for (let k = 0; k < 3; k++) {
        contacts.force[3 * i + k] = sums[s + k] / interval;
        contacts.impulse[3 * i + k] += sums[s + k];
      }
      if (!(depth > 0)) continue;
      contacts.depth[i] = sums[s + 10];
      const x = sums[s + 7];
      const y = sums[s + 8];
      const z = sums[s + 9];
      const length = Math.sqrt(x * x + y * y + z * z);
      for (let k = 0; k < 3; k++) {
        contacts.point[3 * i + k] = sums[s + 4 + k] / depth;
        if (length > 0) contacts.normal[3 * i + k] = sums[s + 7 + k] / length;
      }
    }
    this.awaited.fill(0, 0, contacts.manifolds);
  }

  private gather({ deformables, bodies }: Surroundings): void {
    const { list } = deformables;
    let count = 0;
    let isSame = true;
    for (let k = 0; k < list.length; k++) {
      if (list[k].molecules === undefined) continue;
      if (this.sources[count] !== list[k]) isSame = false;
      count++;
    }
    if (isSame && count === this.sources.length) return;
    const known = new Map(this.molecules.bodies.map((body) => [body.source, body]));
    this.sources.length = 0;
    this.molecules.bodies.length = 0;
    this.numberOfRow = new Int32Array(bodies.rows).fill(-1);
    for (const body of list) {
      if (body.molecules === undefined || body.settings.kind !== 'mass-spring') continue;
      this.numberOfRow[body.row] = this.sources.length;
      this.sources.push(body);
      this.molecules.bodies.push(
        known.get(body.molecules) ?? new MoleculeBody(body.molecules, body.settings.skin),
      );
    }
    this.molecules.forget();
  }

  /** Sorts the pairs of molecule bodies among the candidates by how they are detected. */
  private pair({ bodies, narrowphase, methods, clock }: Surroundings): void {
    const contacts = narrowphase.current;
    const { kind, sensor } = bodies.columns;
    const { pairs } = this.molecules;
    for (const list of [pairs, this.bySpheres, this.byFaces, this.byVertices]) list.clear();
    this.shapes.clear();
    for (let m = 0; m < contacts.manifolds; m++) {
      const a = contacts.a[m];
      const b = contacts.b[m];
      if (!(isMolecules(kind[a]) || isMolecules(kind[b])) || contacts.carried[m] === 1) continue;
      this.awaited[m] = 1;
      if (!(isMolecules(kind[a]) && isMolecules(kind[b]))) {
        this.findShape(bodies, m, isMolecules(kind[a]) ? a : b, isMolecules(kind[a]) ? b : a);
        continue;
      }
      const i = this.numberOfRow[a];
      const j = this.numberOfRow[b];
      if (pairs.count === this.manifoldOf.length) this.growManifolds();
      this.manifoldOf[pairs.count] = m;
      pairs.push(i, j);
      pairs.met[pairs.count - 1] = contacts.memo[contacts.first[m] * MEMO] - 1;
      pairs.isSensor[pairs.count - 1] = sensor[a] + sensor[b] > 0 ? 1 : 0;
      this.listOf(moleculeDepthOf(methods, a, b)).push(i, j);
    }
    if (this.byFaces.count + this.byVertices.count > 0) this.needSurfaces(clock[0]);
  }

  /** Molecules of row `soft` against the shape of row `hard`. */
  private findShape(bodies: Bodies, manifold: number, soft: number, hard: number): void {
    const { sensor } = bodies.columns;
    const isSensor = sensor[soft] + sensor[hard] > 0;
    this.shapes.find(bodies, this.molecules.bodies, manifold, this.numberOfRow[soft], hard, isSensor);
  }

  private pushShapes(sim: Surroundings, h: number): void {
    const { shapes, molecules, sums } = this;
    if (shapes.count === 0) return;
    const { bodies } = sim;
    shapes.push(bodies, molecules.bodies, molecules.response.options.damping, h);
    sim.softened += shapes.softened;
    const { a } = sim.narrowphase.current;
    for (let row = 0; row < shapes.count; row++) {
      const { manifold, body, row: hard, isSensor } = shapes.pairs[shapes.pairOf[row]];
      const s = manifold * SUMS;
      const soft = this.sources[body].row;
      const sign = a[manifold] === soft ? 1 : -1;
      const depth = shapes.depthOf(row);
      const at = 3 * shapes.moleculeOf[row];
      for (let k = 0; k < 3; k++) {
        const normal = shapes.normalOf(row, k);
        const centre = molecules.bodies[body].model.positions[at + k];
        const radius = molecules.bodies[body].model.radii[shapes.moleculeOf[row]];
        sums[s + k] += sign * shapes.forces[3 * row + k] * h;
        sums[s + 4 + k] += depth * (centre - (radius - 0.5 * depth) * normal);
        sums[s + 7 + k] += sign * depth * normal;
      }
      sums[s + 3] += depth;
      sums[s + 10] = Math.max(sums[s + 10], depth);
      if (!isSensor) wakeEither(bodies, soft, hard);
    }
  }

  private listOf(depth: SurfaceDepth | 'sphere-overlap'): BodyPairs {
    if (depth === 'sphere-overlap') return this.bySpheres;
    return depth === 'consistent' ? this.byVertices : this.byFaces;
  }

  private needSurfaces(time: number): void {
    for (const body of this.molecules.bodies) if (body.model.count > 0) body.needSurface(time);
  }

  private responseOf(sim: Surroundings, known: MoleculePenalty): MoleculePenalty {
    const options = readMoleculePenalty(sim.methods.responseParameters('molecule-penalty'));
    const { constant, damping, impactDepth } = known.options;
    const isSame =
      options.constant === constant && options.damping === damping && options.impactDepth === impactDepth;
    return isSame ? known : new MoleculePenalty(options);
  }

  /** Whoever is touched by somebody awake has to move with it. */
  private wake(bodies: Bodies, i: number, j: number): void {
    wakeEither(bodies, this.sources[i].row, this.sources[j].row);
  }

  /** Bodies that won't move in this substep don't keep its forces for a later one. */
  private stopAsleep({ columns }: Bodies): void {
    this.sources.forEach(({ row }, k) => {
      if (columns.activity[row] !== AWAKE) this.molecules.bodies[k].model.forces.fill(0);
    });
  }

  private growManifolds(): void {
    const { manifoldOf } = this;
    this.manifoldOf = new Uint32Array(2 * manifoldOf.length);
    this.manifoldOf.set(manifoldOf);
  }
}

function wakeEither(bodies: Bodies, a: number, b: number): void {
  const { activity } = bodies.columns;
  if (activity[a] === ASLEEP && activity[b] === AWAKE) bodies.wake(a);
  else if (activity[b] === ASLEEP && activity[a] === AWAKE) bodies.wake(b);
}
