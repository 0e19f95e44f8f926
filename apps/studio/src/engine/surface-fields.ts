/**
 * Numbers on the surfaces of bodies, to be seen as colours: contact pressure, depth, strain, stress, speed. Deformable bodies have one at every
 * vertex of their drawn surface, bodies that keep their shape one for the whole. NaN stands where a body has no such number.
 *
 * Pressure at a vertex is its normal force over what the faces around it show to that force, a third of each. So the integral of the pressure over
 * the surface, linear on every face and seen along the force, is the force.
 */
import type { Body, World } from 'pliant';
import { type DebugSurfaces, type DrawnSurface, WorldRows } from 'pliant/drawing';

export const FIELDS = ['none', 'pressure', 'depth', 'strain', 'stress', 'speed'] as const;
export type FieldName = (typeof FIELDS)[number];

/** What the pressure on a body adds up to. */
export interface FieldSum {
  /** Integral of the pressure over the surface, seen along the normal force [N]. */
  readonly integral: number;
  /** Sum of the normal forces of its contacts [N]. */
  readonly force: number;
  /** Surface that is pressed [m²]. */
  readonly area: number;
}

interface Mapping {
  readonly key: string;
  /** Particle of the body for each vertex of the drawn surface. */
  readonly particles: Uint32Array;
}

const NO_SUM: FieldSum = { integral: 0, force: 0, area: 0 };

export class SurfaceFields {
  /** By vertex of the drawn surfaces, and by row. */
  values = new Float32Array(0);
  rows = new Float32Array(0);
  /** The largest of all. */
  highest = 0;
  private readonly mappings = new Map<number, Mapping>();

  update(world: World, surfaces: DebugSurfaces, field: FieldName): this {
    const count = surfaces.positions.length / 3;
    if (this.values.length !== count) this.values = new Float32Array(count);
    const rows = new WorldRows(world);
    if (this.rows.length !== rows.count) this.rows = new Float32Array(rows.count);
    this.values.fill(Number.NaN);
    this.rows.fill(Number.NaN);
    for (const body of world) {
      const row = rows.rowOf(body);
      const drawn = surfaces.surfaces.find((one) => one.row === row);
      if (drawn === undefined) this.rows[row] = wholeValue(world, body, field);
      else this.onSurface(world, body, drawn, surfaces, field);
    }
    this.highest = 0;
    for (const list of [this.values, this.rows])
      for (let k = 0; k < list.length; k++) if (list[k] > this.highest) this.highest = list[k];
    return this;
  }

  private onSurface(
    world: World,
    body: Body,
    drawn: DrawnSurface,
    { positions, version }: DebugSurfaces,
    field: FieldName,
  ): void {
    const values = particleValues(world, body, field);
    if (values === undefined) return;
    const { particles } = this.mappingOf(world, body, drawn, positions, version);
    for (let v = 0; v < drawn.count; v++) this.values[drawn.first + v] = values[particles[v]];
    this.rows[drawn.row] = values.reduce((most, value) => Math.max(most, value), 0);
  }

  /** A boundary has particles for vertices; on a surface that is carried, or made around molecules, the nearest one speaks. */
  private mappingOf(
    world: World,
    body: Body,
    { row, first, count }: DrawnSurface,
    positions: Float32Array,
    version: number,
  ): Mapping {
    const { mesh, molecules, positions: particlesAt } = body;
    const isCarried = new WorldRows(world).deformable(row)!.carriesSurface;
    const isBoundary = molecules === undefined && !isCarried && mesh !== undefined;
    const key = `${body.handle} ${count} ${isBoundary ? '' : version}`;
    const known = this.mappings.get(row);
    if (known?.key === key) return known;
    const particles = isBoundary
      ? mesh.boundary().vertices
      : nearest(particlesAt, positions.subarray(3 * first, 3 * (first + count)));
    const made = { key, particles };
    this.mappings.set(row, made);
    return made;
  }
}

/** What the contact pressure on a body adds up to; on one that keeps its shape, over its contacts. */
export function pressureSum(world: World, body: Body): FieldSum {
  if (!body.isDeformable) {
    let [integral, area] = [0, 0];
    for (const { bodyA, bodyB, force, normal, area: own } of world.contacts()) {
      if (bodyA.handle !== body.handle && bodyB.handle !== body.handle) continue;
      integral += Math.abs(dot(force, normal));
      area += own;
    }
    return { integral, force: integral, area };
  }
  const pressed = pressOn(world, body);
  if (pressed === undefined) return NO_SUM;
  let [integral, force, area] = [0, 0, 0];
  pressed.pressure.forEach((p, v) => {
    integral += p * pressed.shown[v];
    if (p > 0) area += pressed.shown[v];
  });
  for (const { normalForce } of contactsOn(world, body)) force += normalForce;
  return { integral, force, area };
}

const dot = (a: ArrayLike<number>, b: ArrayLike<number>): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** One number for a body that keeps its shape. */
function wholeValue(world: World, body: Body, field: FieldName): number {
  if (body.kind === 'static') return Number.NaN;
  if (field === 'speed') return Math.hypot(...body.velocity);
  if (field === 'depth') return Math.max(0, ...contactsOn(world, body).map(({ depth }) => depth));
  if (field !== 'pressure') return Number.NaN;
  const { integral, area } = pressureSum(world, body);
  return area > 0 ? integral / area : integral > 0 ? Number.NaN : 0;
}

/** A contact from the side of one body. */
interface OwnContact {
  readonly vertices: readonly number[];
  readonly weights: readonly number[];
  /** Unit, into the body. */
  readonly inwards: readonly number[];
  readonly normalForce: number;
  readonly depth: number;
}

function contactsOn(world: World, body: Body): OwnContact[] {
  const list: OwnContact[] = [];
  for (const { bodyA, bodyB, anchorA, anchorB, normal, force, depth } of world.contacts()) {
    for (const [of, anchor, sign] of [
      [bodyA, anchorA, 1],
      [bodyB, anchorB, -1],
    ] as const) {
      if (of.handle !== body.handle) continue;
      const inwards = normal.map((n) => sign * n);
      list.push({ ...anchor, inwards, normalForce: Math.max(0, dot(force, normal)), depth });
    }
  }
  return list;
}

/** A number for each vertex or molecule of a deformable body. */
function particleValues(world: World, body: Body, field: FieldName): Float64Array | undefined {
  const { mesh, velocities } = body;
  const count = velocities.length / 3;
  if (field === 'speed') {
    return Float64Array.from({ length: count }, (_, p) =>
      Math.hypot(velocities[3 * p], velocities[3 * p + 1], velocities[3 * p + 2]),
    );
  }
  if (field === 'depth') {
    const values = new Float64Array(count);
    for (const { vertices, depth } of contactsOn(world, body))
      for (const v of vertices) values[v] = Math.max(values[v], depth);
    return values;
  }
  if (field === 'pressure') return pressOn(world, body)?.pressure;
  if (mesh === undefined) return undefined;
  const rows = new WorldRows(world);
  if (field === 'stress' && !rows.deformable(rows.rowOf(body))?.knowsStress) return undefined;
  const byTet =
    field === 'stress'
      ? world.readField(body, 'vonMises')
      : equivalentStrain(world.readField(body, 'strain'));
  return averaged(byTet, mesh.tets, count);
}

/** √(2/3 e:e) of the strain without its change of volume. */
function equivalentStrain(strain: Float64Array): Float64Array {
  return Float64Array.from({ length: strain.length / 6 }, (_, t) => {
    const [xx, yy, zz, xy, yz, zx] = strain.subarray(6 * t, 6 * t + 6);
    const mean = (xx + yy + zz) / 3;
    const square = (xx - mean) ** 2 + (yy - mean) ** 2 + (zz - mean) ** 2 + 2 * (xy ** 2 + yz ** 2 + zx ** 2);
    return Math.sqrt((2 / 3) * square);
  });
}

function averaged(byTet: Float64Array, tets: Uint32Array, count: number): Float64Array {
  const [sums, shares] = [new Float64Array(count), new Float64Array(count)];
  tets.forEach((v, k) => {
    sums[v] += byTet[k >> 2];
    shares[v]++;
  });
  return sums.map((sum, v) => (shares[v] > 0 ? sum / shares[v] : 0));
}

interface Pressed {
  readonly pressure: Float64Array;
  /** What the faces around each vertex show to its force [m²]. */
  readonly shown: Float64Array;
}

function pressOn(world: World, body: Body): Pressed | undefined {
  const { mesh, molecules, positions } = body;
  const force = new Float64Array(positions.length);
  // Forces that meet at one vertex from several sides press it together, so their sizes add up.
  const push = new Float64Array(positions.length / 3);
  for (const { vertices, weights, inwards, normalForce } of contactsOn(world, body))
    vertices.forEach((v, k) => {
      push[v] += weights[k] * normalForce;
      for (let i = 0; i < 3; i++) force[3 * v + i] += weights[k] * normalForce * inwards[i];
    });
  const shown = new Float64Array(positions.length / 3);
  const faces = molecules === undefined ? facesOf(body, mesh?.boundary().triangles) : undefined;
  if (molecules !== undefined) {
    const { radii } = molecules;
    for (let v = 0; v < shown.length; v++) shown[v] = Math.PI * radii[v] ** 2;
  } else if (faces === undefined) return undefined;
  else {
    toSurface(positions, new Set(faces.owners), force, push);
    showFaces(faces, force, shown);
  }
  const pressure = shown.map((area, v) => (push[v] > 0 && area > 0 ? push[v] / area : 0));
  return { pressure, shown };
}

/** Faces that are pressed: three corners each, and the particles that own these. */
interface Faces {
  readonly positions: Float64Array;
  readonly corners: Uint32Array;
  readonly owners: Uint32Array;
}

/** The boundary of tetrahedra has particles for corners; those of the surface around cloth or a rope belong to the nearest ones. */
function facesOf({ surface, positions }: Body, boundary: Uint32Array | undefined): Faces | undefined {
  if (boundary !== undefined) return { positions, corners: boundary, owners: boundary };
  if (surface === undefined) return undefined;
  const particles = nearest(positions, Float32Array.from(surface.positions));
  const { positions: around, triangles: corners } = surface;
  return { positions: around, corners, owners: corners.map((v) => particles[v]) };
}

/** A vertex in the middle of a body that is deep in another has no faces: the nearest one on the surface takes its force. */
function toSurface(
  x: Float64Array,
  surface: ReadonlySet<number>,
  force: Float64Array,
  push: Float64Array,
): void {
  for (let v = 0; v < push.length; v++) {
    if (push[v] === 0 || surface.has(v)) continue;
    let [best, gap] = [-1, Number.POSITIVE_INFINITY];
    for (const one of surface) {
      const d = Math.hypot(
        x[3 * one] - x[3 * v],
        x[3 * one + 1] - x[3 * v + 1],
        x[3 * one + 2] - x[3 * v + 2],
      );
      if (d < gap) [best, gap] = [one, d];
    }
    if (best < 0) continue;
    push[best] += push[v];
    push[v] = 0;
    for (let i = 0; i < 3; i++) force[3 * best + i] += force[3 * v + i];
  }
}

/** Least share of its faces that a vertex shows: one that is pushed from behind, deep in another body, would show nothing. */
const LEAST_SHOWN = 0.05;

/** Adds a third of every face to the owners of its corners, as far as it faces their force. */
function showFaces({ positions: x, corners, owners }: Faces, force: Float64Array, shown: Float64Array): void {
  const at = (v: number, i: number) => x[3 * v + i];
  const whole = new Float64Array(shown.length);
  for (let t = 0; t < corners.length; t += 3) {
    const [a, b, c] = corners.subarray(t, t + 3);
    const u = [0, 1, 2].map((i) => at(b, i) - at(a, i));
    const w = [0, 1, 2].map((i) => at(c, i) - at(a, i));
    const n = [u[1] * w[2] - u[2] * w[1], u[2] * w[0] - u[0] * w[2], u[0] * w[1] - u[1] * w[0]];
    for (const v of owners.subarray(t, t + 3)) {
      whole[v] += Math.hypot(n[0], n[1], n[2]) / 6;
      const f = force.subarray(3 * v, 3 * v + 3);
      const size = Math.hypot(f[0], f[1], f[2]);
      if (size > 0) shown[v] += Math.max(0, -dot(f, n)) / size / 6;
    }
  }
  for (let v = 0; v < shown.length; v++) shown[v] = Math.max(shown[v], LEAST_SHOWN * whole[v]);
}

function nearest(particles: Float64Array, points: Float32Array): Uint32Array {
  return Uint32Array.from({ length: points.length / 3 }, (_, v) => {
    let [best, gap] = [0, Number.POSITIVE_INFINITY];
    for (let p = 0; p < particles.length / 3; p++) {
      const d =
        (particles[3 * p] - points[3 * v]) ** 2 +
        (particles[3 * p + 1] - points[3 * v + 1]) ** 2 +
        (particles[3 * p + 2] - points[3 * v + 2]) ** 2;
      if (d < gap) [best, gap] = [p, d];
    }
    return best;
  });
}
