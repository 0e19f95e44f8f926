/** Commands on deformable bodies. Each checks before it changes anything. */
import type { Deformable } from '../bodies/deformable/deformable.js';
import { invertInertia } from '../bodies/soft/keep-momentum.js';
import { PliantError } from '../core/errors.js';
import { inverseRotate } from '../math/quat.js';
import type { Simulation } from '../simulation.js';
import type { CommandOf } from './commands.js';
import { deformableOf } from './deformable-of.js';
import { moleculesChanged } from './molecules.js';
import { wake } from './wake.js';

export interface Attachment {
  readonly vertex: number;
  /** Handle of the body that holds the vertex, 0 for the world. */
  readonly to: number;
  readonly point?: readonly [number, number, number];
  readonly compliance: number;
}

/** Particle of a vertex. */
export function particleOf({ model }: Deformable, vertex: number): number {
  if (vertex < model.count) return model.first + vertex;
  throw new PliantError(
    'invalid-value',
    `Vertex ${vertex} does not exist; the body has vertices 0 to ${model.count - 1}.`,
    { path: 'vertex' },
  );
}

/** Gives the body a rigid motion: a velocity, and a spin about its centre of mass, as far as they are given. */
export function spinRun(
  sim: Simulation,
  body: Deformable,
  velocity: ArrayLike<number>,
  spin: ArrayLike<number>,
): void {
  const { position, velocity: v, inverseMass } = sim.deformables.particles.columns;
  const { row, model } = body;
  const c = sim.bodies.columns.position;
  for (let p = model.first; p < model.first + model.count; p++) {
    if (inverseMass[p] === 0) continue;
    const k = 3 * p;
    const x = position[k] - c[3 * row];
    const y = position[k + 1] - c[3 * row + 1];
    const z = position[k + 2] - c[3 * row + 2];
    v[k] = velocity[0] + spin[1] * z - spin[2] * y;
    v[k + 1] = velocity[1] + spin[2] * x - spin[0] * z;
    v[k + 2] = velocity[2] + spin[0] * y - spin[1] * x;
  }
  sim.deformables.publish(sim.bodies, body);
}

/** Adds a velocity to all vertices that can move. */
export function pushRun(sim: Simulation, body: Deformable, x: number, y: number, z: number): void {
  const { velocity: v, inverseMass } = sim.deformables.particles.columns;
  const { first, count } = body.model;
  for (let p = first; p < first + count; p++) {
    if (inverseMass[p] === 0) continue;
    v[3 * p] += x;
    v[3 * p + 1] += y;
    v[3 * p + 2] += z;
  }
  sim.deformables.publish(sim.bodies, body);
}

/** Moves the whole body so that its centre of mass comes to a point. */
export function moveRun(sim: Simulation, body: Deformable, to: readonly number[]): void {
  const { position, previous } = sim.deformables.particles.columns;
  const { row, model } = body;
  const c = sim.bodies.columns.position;
  const shift = [0, 1, 2].map((i) => to[i] - c[3 * row + i]);
  for (let k = 3 * model.first; k < 3 * (model.first + model.count); k++) {
    position[k] += shift[k % 3];
    previous[k] = position[k];
  }
  body.molecules?.leaveSkinBehind();
  sim.deformables.publish(sim.bodies, body);
  sim.deformables.remember(body);
}

export function attachVertex(sim: Simulation, row: number, attachment: Attachment): void {
  const body = deformableOf(sim, row, 'vertices to attach');
  const particle = particleOf(body, attachment.vertex);
  const { to, vertex, compliance } = attachment;
  const other = to === 0 ? -1 : sim.bodies.find(to);
  if (to !== 0 && (other < 0 || sim.deformables.byRow[other] !== undefined)) {
    throw new PliantError(
      'invalid-value',
      other < 0
        ? `No body has the handle ${to}; it was removed, or the handle is of another world.`
        : 'A vertex is attached to the world or to a body that keeps its shape, not to another deformable one.',
      { path: 'to' },
    );
  }
  const point = attachment.point ?? pointIn(sim, other, particle);
  sim.deformables.hold(sim.bodies, body, { vertex, to, point, compliance });
}

/** Where a particle is, in the frame of a body or of the world. */
function pointIn(sim: Simulation, row: number, particle: number): [number, number, number] {
  const c = sim.bodies.columns;
  const at = sim.deformables.particles.columns.position.slice(3 * particle, 3 * particle + 3);
  if (row >= 0) {
    for (let i = 0; i < 3; i++) at[i] -= c.position[3 * row + i];
    inverseRotate(at, 0, c.orientation, 4 * row, at, 0);
  }
  return [at[0], at[1], at[2]];
}

/** Angular velocity of the rigid motion that carries the body's angular momentum [rad/s]; zero for bodies on a line. */
export function spinOf(sim: Simulation, { row, model }: Deformable): [number, number, number] {
  const { position, velocity, mass } = sim.deformables.particles.columns;
  const c = sim.bodies.columns;
  const inertia = new Float64Array(9);
  const turn = [0, 0, 0];
  for (let p = model.first; p < model.first + model.count; p++) {
    const r = [0, 1, 2].map((i) => position[3 * p + i] - c.position[3 * row + i]);
    const v = [0, 1, 2].map((i) => velocity[3 * p + i]);
    const square = r[0] * r[0] + r[1] * r[1] + r[2] * r[2];
    for (let i = 0; i < 3; i++) {
      const j = (i + 1) % 3;
      const k = (i + 2) % 3;
      turn[i] += mass[p] * (r[j] * v[k] - r[k] * v[j]);
      for (let l = 0; l < 3; l++) inertia[3 * i + l] += mass[p] * ((i === l ? square : 0) - r[i] * r[l]);
    }
  }
  if (!invertInertia(inertia)) return [0, 0, 0];
  const row3 = (i: number) =>
    inertia[3 * i] * turn[0] + inertia[3 * i + 1] * turn[1] + inertia[3 * i + 2] * turn[2];
  return [row3(0), row3(1), row3(2)];
}

type VertexCommand = CommandOf<'pull'> | CommandOf<'fix'> | CommandOf<'attach'> | CommandOf<'detach'>;

export function changeVertex(sim: Simulation, row: number, command: VertexCommand): void {
  const body = deformableOf(sim, row, 'vertices');
  const particle = particleOf(body, command.vertex);
  const { held, inverseMass, mass, velocity } = sim.deformables.particles.columns;
  switch (command.op) {
    case 'pull':
      held.set(command.force, 3 * particle);
      break;
    case 'fix':
      inverseMass[particle] = command.fixed ? 0 : 1 / mass[particle];
      if (command.fixed) velocity.fill(0, 3 * particle, 3 * particle + 3);
      if (body.molecules) moleculesChanged(sim, body.molecules);
      break;
    case 'attach':
      attachVertex(sim, row, command);
      break;
    case 'detach':
      sim.deformables.release(sim.bodies, body, command.vertex);
  }
  wake(sim, row);
}
