/**
 * Commands on deformable bodies and questions about them. The entries that bring such bodies provide them, so that
 * other programs go without.
 */
import { PliantError } from '../core/errors.js';
import { Part } from '../core/part.js';
import type { addDeformable } from './add-deformable.js';
import type { changeVertex, moveRun, pushRun, spinOf, spinRun } from './deform.js';
import { ONLY_SOFT } from './deformable-of.js';
import type { DeformedSolids } from './deformed-solids.js';
import type { changeMaterial, setMoleculeFriction } from './molecules.js';
import type { readField } from './soft-fields.js';
import type { changeModel } from './soft-model.js';

export interface DeformableCommands {
  readonly addDeformable: typeof addDeformable;
  readonly changeVertex: typeof changeVertex;
  readonly changeMaterial: typeof changeMaterial;
  readonly changeModel: typeof changeModel;
  readonly setMoleculeFriction: typeof setMoleculeFriction;
  readonly moveRun: typeof moveRun;
  readonly pushRun: typeof pushRun;
  readonly spinOf: typeof spinOf;
  readonly spinRun: typeof spinRun;
  readonly readField: typeof readField;
  readonly DeformedSolids: typeof DeformedSolids;
}

export const deformableCommands = new Part<DeformableCommands>('Soft bodies', 'pliant/soft');

/** What reads fields. Programs without it have no body that has fields. */
export function fieldReader(): typeof readField {
  const commands = deformableCommands.find();
  if (commands !== undefined) return commands.readField;
  throw new PliantError('invalid-value', ONLY_SOFT, { path: 'body' });
}
