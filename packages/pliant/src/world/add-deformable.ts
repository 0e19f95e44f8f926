import type { DeformableSettings } from '../bodies/deformable/deformable.js';
import { ASLEEP, AWAKE } from '../bodies/layout.js';
import { refreshDeformables } from '../bodies/refresh.js';
import { PliantError } from '../core/errors.js';
import type { Simulation } from '../simulation.js';
import { attachVertex, spinRun } from './deform.js';

/** Fills the row of a deformable body, whose common columns are written, and builds what it is made of. */
export function addDeformable(sim: Simulation, row: number, settings: DeformableSettings): void {
  if (settings.kind === 'mass-spring' && settings.molecules.length === 0)
    throw new PliantError('invalid-value', 'The body has no molecules; give it at least one.', {
      path: 'body.molecules',
    });
  const { bodies, deformables } = sim;
  const body = deformables.add(bodies, row, settings);
  const c = bodies.columns;
  if (!(c.mass[row] > 1e-300 && c.mass[row] < 1e300)) {
    throw new PliantError(
      'invalid-value',
      `The body's mass ${c.mass[row]} kg is too small or too large to compute with; change its size or density.`,
      { path: 'body.density' },
    );
  }
  c.thinness[row] = Number.POSITIVE_INFINITY;
  c.reach[row] = Number.POSITIVE_INFINITY;
  c.gravityScale[row] = settings.gravityScale;
  c.canSleep[row] = settings.canSleep ? 1 : 0;
  spinRun(sim, body, settings.velocity, settings.angularVelocity);
  c.activity[row] = AWAKE;
  refreshDeformables(bodies, deformables, 0, sim.gravity);
  for (const { vertex, to, point, compliance } of attachmentsOf(settings)) {
    const handle = to === undefined ? 0 : handleOf(sim, to, row);
    attachVertex(sim, row, { vertex, compliance, to: handle, ...(point && { point }) });
  }
  if (settings.asleep) c.activity[row] = ASLEEP;
}

function attachmentsOf(settings: DeformableSettings) {
  return settings.kind === 'soft' ? (settings.attachments ?? []) : [];
}

function handleOf(sim: Simulation, name: string, self: number): number {
  const row = sim.labels.findIndex((label, r) => label?.name === name && r !== self);
  if (row >= 0) return sim.bodies.handle(row);
  throw new PliantError(
    'unknown-name',
    `No body is called '${name}' yet; put it before the body that is attached to it.`,
    { path: 'body.attachments' },
  );
}
