/**
 * What deformable bodies touch: in every substep, once elasticity has moved the particles,
 *
 *   find      candidate pairs and bodies that may touch themselves → colliding points             (narrowphase)
 *   measure   → depth, way out and contact face of each, by the pair's depth method              (penetration)
 *   respond   → rows for the pair's response, which keeps them apart                             (response)
 *   sumUp     what each pair felt goes into its manifold, so that events, islands and totals know it
 *
 * Bodies that keep their shape take part as solids of tetrahedra too (`narrowphase/deformable`), planes by their distance. All scratch
 * is kept from substep to substep.
 */
import type { Bodies } from './bodies/bodies.js';
import type { Deformables } from './bodies/deformable/deformables.js';
import { ASLEEP, AWAKE, BODY_CODE, isDeformable, isMolecules } from './bodies/layout.js';
import { KEPT_BOXED } from './core/boxed.js';
import { SHAPE_CODE } from './geometry/shape.js';
import type { Methods } from './methods.js';
import { PlanePoints } from './narrowphase/deformable/behind-plane.js';
import { Solids } from './narrowphase/deformable/solids.js';
import type { Contacts } from './narrowphase/index.js';
import { PointFinder } from './narrowphase/tetrahedra/find-points.js';
import { PairOverlap } from './narrowphase/tetrahedra/pair-overlap.js';
import type { PairDepth } from './penetration/pair-depth.js';
import { createPairDepth, type PairDepthName } from './penetration/pair-depths.js';
import { VertexDepths } from './penetration/vertex-depths.js';
import { type SoftInput, type SoftPart, SoftRows, type SoftSide } from './response/index.js';

/** What of a world is looked at. */
export interface TouchInput {
  readonly bodies: Bodies;
  readonly deformables: Deformables;
  readonly narrowphase: { readonly current: Contacts };
  readonly methods: Methods;
}

/** One pair that touches. A body that touches itself has `a === b` and no manifold. */
export interface TouchPair {
  a: number;
  b: number;
  manifold: number;
  /** Set for a plane, whose row is `b`; the vertices are those of `a`. */
  isPlane: boolean;
  readonly overlap: PairOverlap;
  readonly depths: VertexDepths;
  readonly plane: PlanePoints;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** Numbers per manifold: impulse on `a`, Σ depth, Σ depth · point, Σ depth · normal, deepest. */
const SUMS = 11;

/** What a contact counts as at least where depths are weights [m]. */
const LEAST_DEPTH = 1e-12;

export class Touch {
  count = 0;
  readonly pairs: TouchPair[] = [];
  readonly solids = new Solids();
  private readonly finder = new PointFinder();
  private readonly methods = new Map<PairDepthName, PairDepth>();
  private readonly rows: SoftRows[] = [];
  private readonly parts: Mutable<SoftPart>[] = [];
  private readonly sideA: Mutable<SoftSide> = { soft: -1, first: 0, rigid: -1, row: 0 };
  private readonly sideB: Mutable<SoftSide> = { soft: -1, first: 0, rigid: -1, row: 0 };
  private readonly input: Partial<Mutable<SoftInput>> = { bodies: this.parts, h: KEPT_BOXED };
  private numberOfRow = new Int32Array(16);
  private pairOfNumber = new Int32Array(64);
  private sums = new Float64Array(16 * SUMS);
  private awaited = new Uint8Array(16);

  /** Is told of pairs with a shape that is neither a solid nor a plane. */
  constructor(private readonly refuse: (soft: number, hard: number) => void) {}

  /** Opens the books on freshly found manifolds. */
  begin(contacts: Contacts): void {
    if (this.awaited.length < contacts.manifolds) {
      this.sums = new Float64Array(contacts.a.length * SUMS);
      this.awaited = new Uint8Array(contacts.a.length);
    }
    this.sums.fill(0, 0, contacts.manifolds * SUMS);
    this.awaited.fill(0, 0, contacts.manifolds);
  }

  find({ bodies, deformables, narrowphase }: TouchInput): void {
    const contacts = narrowphase.current;
    const { kind, activity } = bodies.columns;
    this.count = 0;
    this.solids.newLook();
    for (let m = 0; m < contacts.manifolds; m++) {
      const a = contacts.a[m];
      const b = contacts.b[m];
      if (!(isDeformable(kind[a]) || isDeformable(kind[b])) || contacts.carried[m] === 1) continue;
      if (isMolecules(kind[a]) || isMolecules(kind[b])) continue;
      this.awaited[m] = 1;
      this.findPair(bodies, deformables, a, b, m);
    }
    for (let k = 0; k < deformables.list.length; k++) {
      const { row, selfCollision } = deformables.list[k];
      if (selfCollision && activity[row] === AWAKE) this.findPair(bodies, deformables, row, row, -1);
    }
  }

  /** Everything that overlaps now, whatever the last step saw; for reports. */
  look(sim: TouchInput): void {
    const { bodies, deformables } = sim;
    const { kind, group, mask } = bodies.columns;
    this.count = 0;
    this.solids.newLook();
    for (let a = 0; a < bodies.rows; a++) {
      if (deformables.byRow[a]?.selfCollision) this.findPair(bodies, deformables, a, a, -1);
      for (let b = a + 1; b < bodies.rows; b++) {
        if (kind[a] === 0 || kind[b] === 0 || !(deformables.byRow[a] ?? deformables.byRow[b])) continue;
        if (isMolecules(kind[a]) || isMolecules(kind[b])) continue;
        if ((group[a] & mask[b]) !== 0 && (group[b] & mask[a]) !== 0)
          this.findPair(bodies, deformables, a, b, -1);
      }
    }
    this.measure(sim);
  }

  measure({ methods }: TouchInput): void {
    for (let k = 0; k < this.count; k++) {
      const { a, b, isPlane, overlap, depths } = this.pairs[k];
      if (!isPlane) this.methodOf(methods.depthOf(a, b)).measure(overlap, depths);
    }
  }

  /** Hands every pair to its response, as rows. */
  assign(sim: TouchInput): void {
    const { bodies, deformables, methods } = sim;
    wakeTouched(bodies, this.pairs, this.count);
    this.describeParts(bodies, deformables);
    const { sensor } = bodies.columns;
    for (let k = 0; k < this.count; k++) {
      const pair = this.pairs[k];
      if (sensor[pair.a] + sensor[pair.b] > 0) this.bookSensor(pair);
      // Pairs of a kind that meets for the first time bring their response along.
      else methods.responseOf(pair.a, pair.b);
    }
    for (let self = 0; self < methods.responses.length; self++) {
      if (methods.responses[self].response.soft === undefined) continue;
      const rows = (this.rows[self] ??= new SoftRows());
      this.fill(sim, rows, self);
      this.bookDepths(deformables, rows);
    }
  }

  /** Keeps the rows apart for a substep of `h` [s]. */
  respond({ bodies, deformables, methods }: TouchInput, h: number): void {
    const { input } = this;
    for (let self = 0; self < methods.responses.length; self++) {
      const { soft } = methods.responses[self].response;
      const rows = this.rows[self];
      if (soft === undefined || rows === undefined) continue;
      input.rows = rows;
      input.particles = deformables.particles;
      input.rigids = bodies.columns;
      input.h = h;
      soft.solve(input as SoftInput);
      this.bookImpulses(rows, h);
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
      for (let k = 0; k < 3; k++) contacts.point[3 * i + k] = sums[s + 4 + k] / depth;
      setNormal(contacts.normal, 3 * i, sums, s + 7);
    }
    this.awaited.fill(0, 0, contacts.manifolds);
  }

  private findPair(bodies: Bodies, deformables: Deformables, a: number, b: number, manifold: number): void {
    const solidA = this.solids.of(bodies, deformables, a);
    const solidB = this.solids.of(bodies, deformables, b);
    const pair = (this.pairs[this.count] ??= {
      a,
      b,
      manifold,
      isPlane: false,
      overlap: new PairOverlap(this.finder),
      depths: new VertexDepths(),
      plane: new PlanePoints(),
    });
    pair.a = a;
    pair.b = b;
    pair.manifold = manifold;
    pair.isPlane = solidA === undefined || solidB === undefined;
    if (solidA !== undefined && solidB !== undefined) {
      if (pair.overlap.detect(solidA, solidB) > 0) this.count++;
      return;
    }
    const solid = solidA ?? solidB;
    if (solid === undefined) return;
    if (solidA === undefined) {
      pair.a = b;
      pair.b = a;
    }
    if (bodies.columns.shapeCode[pair.b] !== SHAPE_CODE.plane) {
      this.refuse(pair.a, pair.b);
      return;
    }
    if (pair.plane.find(bodies.columns, pair.b, solid) > 0) this.count++;
  }

  private methodOf(name: PairDepthName): PairDepth {
    let method = this.methods.get(name);
    if (method === undefined) this.methods.set(name, (method = createPairDepth(name)));
    return method;
  }

  private describeParts(bodies: Bodies, deformables: Deformables): void {
    const { list, particles } = deformables;
    const { mass, activity } = bodies.columns;
    const { inverseMass } = particles.columns;
    if (this.numberOfRow.length < bodies.rows) this.numberOfRow = new Int32Array(bodies.arena.capacity);
    this.numberOfRow.fill(-1, 0, bodies.rows);
    this.parts.length = Math.min(this.parts.length, list.length);
    for (let k = 0; k < list.length; k++) {
      const { row, model, holds } = list[k];
      const part = (this.parts[k] ??= {
        first: 0,
        count: 0,
        mass: 0,
        edge: 0,
        isHeld: false,
        isStill: false,
      });
      part.first = model.first;
      part.count = model.count;
      part.mass = mass[row];
      part.edge = this.solids.topologyAt(bodies, deformables, row)?.meanEdge ?? 0;
      part.isStill = activity[row] !== AWAKE;
      part.isHeld = holds.length > 0 || part.isStill;
      for (let p = model.first; !part.isHeld && p < model.first + model.count; p++)
        part.isHeld = inverseMass[p] === 0;
      this.numberOfRow[row] = k;
    }
  }

  private fill({ bodies, deformables, methods }: TouchInput, rows: SoftRows, self: number): void {
    const { sensor, friction } = bodies.columns;
    rows.clear(bodies.columns);
    for (let k = 0; k < this.count; k++) {
      const pair = this.pairs[k];
      const { a, b } = pair;
      if (sensor[a] + sensor[b] > 0 || methods.responseOf(a, b) !== self) continue;
      rows.draft[7] = Math.sqrt(friction[a] * friction[b]);
      const before = rows.pairCount;
      if (pair.isPlane) this.addPlane(rows, bodies, deformables, pair);
      else {
        this.setSide(this.sideA, bodies, deformables, a);
        this.setSide(this.sideB, bodies, deformables, b);
        rows.addPair(pair.overlap, pair.depths, this.sideA, a === b ? this.sideA : this.sideB);
      }
      if (this.pairOfNumber.length <= rows.pairCount) {
        const wider = new Int32Array(2 * rows.pairCount + 2);
        wider.set(this.pairOfNumber);
        this.pairOfNumber = wider;
      }
      if (rows.pairCount > before) this.pairOfNumber[rows.pairCount - 1] = k;
    }
  }

  private setSide(side: Mutable<SoftSide>, bodies: Bodies, deformables: Deformables, row: number): void {
    const soft = deformables.byRow[row];
    side.soft = soft === undefined ? -1 : this.numberOfRow[row];
    side.first = soft?.model.first ?? 0;
    side.row = row;
    side.rigid = soft === undefined ? movingRow(bodies, row) : -1;
  }

  private addPlane(
    rows: SoftRows,
    bodies: Bodies,
    deformables: Deformables,
    { a, b, plane }: TouchPair,
  ): void {
    this.setSide(this.sideA, bodies, deformables, a);
    const { first } = this.sideA;
    const { position } = deformables.particles.columns;
    const { draft } = rows;
    const rigid = movingRow(bodies, b);
    for (let k = 0; k < plane.count; k++) {
      const p = first + plane.vertices[k];
      for (let i = 0; i < 3; i++) {
        draft[i] = position[3 * p + i];
        draft[3 + i] = plane.normal[i];
      }
      draft[6] = plane.depths[k];
      rows.addPoint(p, this.sideA, rigid, b);
    }
  }

  /** Where and how deep each pair overlaps, seen from the body with the lower row. */
  private bookDepths(deformables: Deformables, rows: SoftRows): void {
    const { position } = deformables.particles.columns;
    for (let r = 0; r < rows.count; r++) {
      const pair = this.pairs[this.pairOfNumber[rows.pairs[r]]];
      if (pair.manifold < 0) continue;
      const sign = rows.owners[r] === Math.min(pair.a, pair.b) ? 1 : -1;
      const s = pair.manifold * SUMS;
      const p = rows.points[r] >= 0 ? rows.points[r] : rows.corners[3 * r];
      const depth = Math.max(rows.depths[r], LEAST_DEPTH);
      for (let i = 0; i < 3; i++) {
        this.sums[s + 4 + i] += depth * position[3 * p + i];
        this.sums[s + 7 + i] += sign * depth * rows.directions[3 * r + i];
      }
      this.sums[s + 3] += depth;
      this.sums[s + 10] = Math.max(this.sums[s + 10], depth);
    }
  }

  private bookImpulses(rows: SoftRows, h: number): void {
    for (let r = 0; r < rows.count; r++) {
      const pair = this.pairs[this.pairOfNumber[rows.pairs[r]]];
      if (pair.manifold < 0) continue;
      const sign = rows.owners[r] === Math.min(pair.a, pair.b) ? 1 : -1;
      for (let i = 0; i < 3; i++) this.sums[pair.manifold * SUMS + i] += sign * h * rows.forces[3 * r + i];
    }
  }

  /** A sensor knows that it is touched and how deep, and feels nothing. */
  private bookSensor({ a, b, manifold, isPlane, plane, overlap, depths }: TouchPair): void {
    if (manifold < 0) return;
    const s = manifold * SUMS;
    const count = isPlane ? plane.count : depths.count;
    for (let k = 0; k < count; k++) {
      const depth = Math.max(isPlane ? plane.depths[k] : depths.depths[k], LEAST_DEPTH);
      const isFirst = isPlane || k < overlap.points.split;
      const sign = isFirst === a < b ? 1 : -1;
      const body = isPlane ? undefined : overlap.owner(k);
      this.sums[s + 3] += depth;
      for (let i = 0; i < 3; i++) {
        if (body) {
          const at = body.offset + 3 * overlap.points.vertices[k];
          this.sums[s + 4 + i] += depth * body.positions[at + i];
          this.sums[s + 7 + i] += sign * depth * depths.directions[3 * k + i];
        } else this.sums[s + 7 + i] += sign * depth * plane.normal[i];
      }
      this.sums[s + 10] = Math.max(this.sums[s + 10], depth);
    }
  }
}

/** The row of a body that keeps its shape and moves; −1 for one that stands like a wall. */
function movingRow({ columns }: Bodies, row: number): number {
  const { kind, activity } = columns;
  if (kind[row] === BODY_CODE.static) return -1;
  return kind[row] === BODY_CODE.kinematic || activity[row] === AWAKE ? row : -1;
}

/** Whoever is touched by somebody awake has to move with it. */
function wakeTouched(bodies: Bodies, pairs: readonly TouchPair[], count: number): void {
  const { activity, sensor } = bodies.columns;
  for (let k = 0; k < count; k++) {
    const { a, b } = pairs[k];
    if (sensor[a] + sensor[b] > 0 || a === b) continue;
    if (activity[a] === ASLEEP && bodies.isActive(b)) bodies.wake(a);
    else if (activity[b] === ASLEEP && bodies.isActive(a)) bodies.wake(b);
  }
}

function setNormal(out: Float64Array, o: number, from: Float64Array, i: number): void {
  const length = Math.sqrt(from[i] * from[i] + from[i + 1] * from[i + 1] + from[i + 2] * from[i + 2]);
  if (!(length > 0)) return;
  for (let k = 0; k < 3; k++) out[o + k] = from[i + k] / length;
}
