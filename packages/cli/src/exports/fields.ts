/**
 * What contact does to each vertex, and the stress in each tetrahedron, under the names that contact mechanics uses.
 */
import type { Body, Contact, PairTotal, Scene, World } from 'pliant';
import { contactsByPair, deformation, type Patch, patchOf } from 'pliant/jobs';
import { type DrawnBody, nearest } from './drawn-body.js';

export interface VertexFields {
  /** Normal part of the contact force on each vertex [N]. */
  readonly contactForces: Float64Array;
  /** Tangential part [N]. */
  readonly frictionForces: Float64Array;
  /** [Pa] */
  readonly pressure: Float64Array;
  /** Depth of the pair that the vertex touches in [m]. */
  readonly depth: Float64Array;
}

/** Fields of all vertices of all bodies, in one row; `first` is where each body's vertices begin. */
export function contactFields(
  world: World,
  drawn: readonly DrawnBody[],
  first: readonly number[],
  count: number,
) {
  const fields: VertexFields = {
    contactForces: new Float64Array(3 * count),
    frictionForces: new Float64Array(3 * count),
    pressure: new Float64Array(count),
    depth: new Float64Array(count),
  };
  const rows = new Map(drawn.map(({ body }, k) => [body.handle as number, k]));
  const contacts = contactsByPair(world);
  for (const pair of world.pairs()) {
    const points = contacts.get(`${pair.bodyA.handle}/${pair.bodyB.handle}`) ?? [];
    if (pair.bodyA.isSensor || pair.bodyB.isSensor) continue;
    if (points.length === 0) {
      parted(fields, world, pair, (body) => {
        const k = rows.get(body.handle);
        return k === undefined ? undefined : { drawn: drawn[k], first: first[k] };
      });
      continue;
    }
    const patch = patchOf(points, pair.force);
    for (const body of [pair.bodyA, pair.bodyB]) {
      const k = rows.get(body.handle);
      if (k !== undefined)
        spread(fields, drawn[k], first[k], pair, points, patch, body === pair.bodyA ? 1 : -1);
    }
  }
  return fields;
}

/** Bodies that touched within the step and have parted: the force goes where they are nearest now. */
function parted(
  fields: VertexFields,
  world: World,
  { bodyA, bodyB, force, depth }: PairTotal,
  find: (body: Body) => { readonly drawn: DrawnBody; readonly first: number } | undefined,
): void {
  if (force.every((x) => x === 0)) return;
  const { pointA, pointB, normal } = world.closestPair(bodyA, bodyB);
  for (const [body, point, sign] of [
    [bodyA, pointA, 1],
    [bodyB, pointB, -1],
  ] as const) {
    const found = find(body);
    const vertex = found === undefined ? -1 : nearest(found.drawn.positions(), point);
    if (vertex >= 0) load(fields, found!.first + vertex, force, normal, sign, depth);
  }
}

/** Over the touching vertices of a soft body as its pressure is; else to the vertex nearest to each contact point. */
function spread(
  fields: VertexFields,
  drawn: DrawnBody,
  first: number,
  pair: PairTotal,
  points: readonly Contact[],
  patch: Patch,
  sign: number,
): void {
  const shares = patch.spread;
  if (
    shares !== undefined &&
    shares.body.handle === drawn.body.handle &&
    drawn.particles === undefined &&
    shares.byVertex.size > 0
  ) {
    const total = [...shares.byVertex.values()].reduce((sum, p) => sum + p, 0);
    for (const [vertex, pressure] of shares.byVertex) {
      const share = total > 0 ? pressure / total : 1 / shares.byVertex.size;
      load(fields, first + vertex, pair.force, points[0].normal, sign * share, pair.depth);
      fields.pressure[first + vertex] += pressure;
    }
    return;
  }
  const positions = drawn.positions();
  const rest = restOf(pair, points);
  for (const { point, force, normal, depth } of points) {
    const vertex = nearest(positions, point);
    if (vertex < 0) continue;
    load(
      fields,
      first + vertex,
      [0, 1, 2].map((k) => force[k] + rest[k]),
      normal,
      sign,
      depth,
    );
    // Many points may share a vertex: what they press is an area, not a sum.
    if (patch.pressure > fields.pressure[first + vertex]) fields.pressure[first + vertex] = patch.pressure;
  }
}

/** What each point lacks so that all add up to the force of the step: they tell of its last part. */
function restOf(pair: PairTotal, points: readonly Contact[]): number[] {
  return [0, 1, 2].map((k) => {
    const told = points.reduce((sum, { force }) => sum + force[k], 0);
    return (pair.force[k] - told) / points.length;
  });
}

function load(
  fields: VertexFields,
  vertex: number,
  force: ArrayLike<number>,
  normal: ArrayLike<number>,
  factor: number,
  depth: number,
): void {
  const along = force[0] * normal[0] + force[1] * normal[1] + force[2] * normal[2];
  for (let k = 0; k < 3; k++) {
    fields.contactForces[3 * vertex + k] += factor * along * normal[k];
    fields.frictionForces[3 * vertex + k] += factor * (force[k] - along * normal[k]);
  }
  fields.depth[vertex] = Math.max(fields.depth[vertex], depth);
}

/** Velocities of a body's vertices [m/s]. */
export function vertexVelocities(drawn: DrawnBody, out: Float64Array, first: number): void {
  const { body } = drawn;
  if (drawn.isSoft && body.velocities.length === drawn.rest.length) {
    out.set(body.velocities, 3 * first);
    return;
  }
  if (drawn.particles !== undefined) {
    drawn.particles.forEach((particle, i) => {
      for (let k = 0; k < 3; k++) out[3 * (first + i) + k] = body.velocities[3 * particle + k];
    });
    return;
  }
  const { velocity: v, angularVelocity: w, position: x } = body;
  const positions = drawn.positions();
  for (let i = 0; i < positions.length; i += 3) {
    const [a, b, c] = [positions[i] - x[0], positions[i + 1] - x[1], positions[i + 2] - x[2]];
    out[3 * first + i] = v[0] + w[1] * c - w[2] * b;
    out[3 * first + i + 1] = v[1] + w[2] * a - w[0] * c;
    out[3 * first + i + 2] = v[2] + w[0] * b - w[1] * a;
  }
}

/** Which bodies of a scene tell their stress themselves, by the row of the world. */
export function lawful(scene: Scene): boolean[] {
  return scene.bodies.flatMap((body) => {
    const copies = body.repeat === undefined ? 1 : body.repeat.count.reduce((product, n) => product * n, 1);
    const tells = body.kind === 'soft' && body.model.kind === 'fem';
    return Array.from({ length: copies }, () => tells);
  });
}

/** Shear modulus of the soft bodies of a scene [Pa], by the row of the world; nothing where the model has none. */
export function shearModuli(scene: Scene): (number | undefined)[] {
  return scene.bodies.flatMap((body) => {
    const copies = body.repeat === undefined ? 1 : body.repeat.count.reduce((product, n) => product * n, 1);
    const model =
      body.kind === 'soft' && (body.model.kind === 'fem' || body.model.kind === 'xpbd')
        ? body.model
        : undefined;
    const modulus = model && model.youngsModulus / (2 * (1 + model.poissonRatio));
    return Array.from({ length: copies }, () => modulus);
  });
}

/**
 * Von Mises stress of a tetrahedron of a neo-Hookean solid [Pa]: only the deviatoric part counts, and of σ = μ/J (F Fᵀ)
 * + p I that is the first term alone.
 */
export function vonMises(body: Body, tet: number, shear: number): number {
  const f = deformation(body, tet);
  const j =
    f[0] * (f[4] * f[8] - f[5] * f[7]) -
    f[1] * (f[3] * f[8] - f[5] * f[6]) +
    f[2] * (f[3] * f[7] - f[4] * f[6]);
  const b = (r: number, s: number) =>
    f[3 * r] * f[3 * s] + f[3 * r + 1] * f[3 * s + 1] + f[3 * r + 2] * f[3 * s + 2];
  const factor = shear / Math.max(Math.abs(j), 1e-9);
  const [xx, yy, zz, xy, yz, zx] = [b(0, 0), b(1, 1), b(2, 2), b(0, 1), b(1, 2), b(2, 0)].map(
    (x) => factor * x,
  );
  const differences = (xx - yy) ** 2 + (yy - zz) ** 2 + (zz - xx) ** 2;
  return Math.sqrt(0.5 * differences + 3 * (xy * xy + yz * yz + zx * zx));
}
