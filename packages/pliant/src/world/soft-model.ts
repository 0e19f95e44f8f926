/**
 * Changes what a soft body is made of while it runs. Its settings follow, so that a snapshot builds the body as it is.
 */
import { PliantError } from '../core/errors.js';
import type { Simulation } from '../simulation.js';
import type { CommandOf } from './commands.js';
import { deformableOf } from './deformable-of.js';

export function changeModel(sim: Simulation, row: number, command: CommandOf<'model'>): void {
  const body = deformableOf(sim, row, 'a soft material');
  const { settings } = body;
  if (settings.kind !== 'soft') {
    throw new PliantError('invalid-value', "A body of molecules has materials by name: use 'setMaterial'.", {
      path: 'body',
    });
  }
  const { op: _, body: __, density = settings.density, ...change } = command;
  for (const key of Object.keys(change)) {
    if (key in settings.model) continue;
    const known = Object.entries(settings.model).filter(([, value]) => typeof value === 'number');
    throw new PliantError(
      'unknown-name',
      `The model '${settings.model.kind}' has no ${key}; it has ${known.map(([name]) => name).join(', ')}.`,
      { path: key },
    );
  }
  const model = { ...settings.model, ...change };
  body.model.tune?.(model, density);
  body.settings = { ...settings, density, model };
  sim.deformables.publish(sim.bodies, body);
}
