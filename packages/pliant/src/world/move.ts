/** Commands that place a body, give it a velocity, or push it. Each checks before it changes anything. */
import type { Deformable } from '../bodies/deformable/deformable.js';
import { holdLocked } from '../bodies/locks.js';
import { refresh, refreshDeformables } from '../bodies/refresh.js';
import { PliantError } from '../core/errors.js';
import { remember } from '../integration/index.js';
import type { Simulation } from '../simulation.js';
import type { CommandOf } from './commands.js';
import { deformableCommands } from './deformable-commands.js';
import { refuseStatic, refuseUnpushable } from './refuse.js';
import { wake, wakeNeighbours } from './wake.js';

export function place(sim: Simulation, row: number, { position, orientation }: CommandOf<'place'>): void {
  const c = sim.bodies.columns;
  const soft = sim.deformables.byRow[row];
  if (soft !== undefined) return placeDeformable(sim, soft, position, orientation);
  wake(sim, row);
  wakeNeighbours(sim, row);
  if (position !== undefined) c.position.set(position, row * 3);
  if (orientation !== undefined) c.orientation.set(orientation, row * 4);
  sim.forgetContacts(row);
  sim.bodies.stir(row);
  refresh(c, row);
  remember(c, row);
}

function placeDeformable(
  sim: Simulation,
  body: Deformable,
  position: readonly number[] | undefined,
  orientation: readonly number[] | undefined,
): void {
  if (orientation !== undefined) {
    throw new PliantError(
      'invalid-value',
      'A deformable body has no orientation of its own; place its centre, or add it anew with another orientation.',
      { path: 'orientation' },
    );
  }
  wake(sim, body.row);
  wakeNeighbours(sim, body.row);
  if (position !== undefined) deformableCommands.get().moveRun(sim, body, position);
  sim.forgetContacts(body.row);
  refreshDeformables(sim.bodies, sim.deformables, 0, sim.gravity);
}

export function launch(sim: Simulation, row: number, command: CommandOf<'launch'>): void {
  const c = sim.bodies.columns;
  refuseStatic(sim, row, 'velocity');
  wake(sim, row);
  const soft = sim.deformables.byRow[row];
  if (soft !== undefined) {
    const { spinOf, spinRun } = deformableCommands.get();
    const spin = command.angularVelocity ?? spinOf(sim, soft);
    return spinRun(sim, soft, command.velocity ?? c.velocity.slice(3 * row, 3 * row + 3), spin);
  }
  if (command.velocity !== undefined) c.velocity.set(command.velocity, row * 3);
  if (command.angularVelocity !== undefined) c.angularVelocity.set(command.angularVelocity, row * 3);
  holdLocked(c, row);
}

export function push(sim: Simulation, row: number, command: CommandOf<'force'> | CommandOf<'impulse'>): void {
  const c = sim.bodies.columns;
  refuseUnpushable(sim, row, command.op);
  const [x, y, z] = command.op === 'force' ? command.force : command.impulse;
  const soft = sim.deformables.byRow[row];
  if (soft !== undefined) refusePoint(command);
  wake(sim, row);
  const o = row * 3;
  if (soft !== undefined && command.op === 'impulse') {
    const { mass } = c;
    return deformableCommands.get().pushRun(sim, soft, x / mass[row], y / mass[row], z / mass[row]);
  }
  const target = command.op === 'force' ? c.userForce : c.velocity;
  const scale = command.op === 'force' ? 1 : c.inverseMass[row];
  target[o] += scale * x;
  target[o + 1] += scale * y;
  target[o + 2] += scale * z;
  holdLocked(c, row);
  if (command.point === undefined) return;
  const rx = command.point[0] - c.position[o];
  const ry = command.point[1] - c.position[o + 1];
  const rz = command.point[2] - c.position[o + 2];
  twist(sim, row, [ry * z - rz * y, rz * x - rx * z, rx * y - ry * x], command.op === 'impulse');
}

function refusePoint(command: CommandOf<'force'> | CommandOf<'impulse'>): void {
  if (command.point === undefined) return;
  throw new PliantError(
    'invalid-value',
    "A force at a point of a deformable body acts on a vertex: use 'pull'; without a point it acts on the whole body.",
    { path: 'point' },
  );
}

export function twist(sim: Simulation, row: number, [x, y, z]: readonly number[], atOnce: boolean): void {
  const c = sim.bodies.columns;
  refuseUnpushable(sim, row, 'torque');
  if (sim.deformables.byRow[row] !== undefined) {
    throw new PliantError('invalid-value', 'A deformable body is turned by forces on its vertices.', {
      path: 'torque',
    });
  }
  wake(sim, row);
  const o = row * 3;
  if (!atOnce) {
    c.userTorque[o] += x;
    c.userTorque[o + 1] += y;
    c.userTorque[o + 2] += z;
    return;
  }
  // The inertia may be from before a turn made since the last step.
  refresh(c, row);
  const k = c.worldInverseInertia;
  const i = row * 6;
  c.angularVelocity[o] += k[i] * x + k[i + 1] * y + k[i + 2] * z;
  c.angularVelocity[o + 1] += k[i + 1] * x + k[i + 3] * y + k[i + 4] * z;
  c.angularVelocity[o + 2] += k[i + 2] * x + k[i + 4] * y + k[i + 5] * z;
}
