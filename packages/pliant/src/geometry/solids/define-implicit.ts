/** How a user's φ gets its name. Worlds without one do without this module, its checks and its solid. */
import { PliantError } from '../../core/errors.js';
import { type ImplicitFunction, ImplicitSolid } from './implicit.js';
import { surfaceSlope } from './implicit-check.js';
import { implicitSolids } from './implicit-names.js';

/**
 * Gives a function a name, under which bodies of all worlds can have it as their shape:
 * `{ kind: 'implicit', name: 'bowl' }`. A name is given once; the bodies that have it could not follow a change.
 */
export function defineImplicit(name: string, definition: ImplicitFunction): void {
  if (typeof name !== 'string' || name === '') throw refusal('An implicit shape needs a name.', 'name');
  if (implicitSolids.has(name))
    throw refusal(`There already is an implicit shape '${name}'; take another name.`, 'name');
  if (typeof definition?.distance !== 'function')
    throw refusal(`The implicit shape '${name}' needs a function 'distance' of x, y and z.`, 'distance');
  const { min, max } = definition;
  for (let k = 0; k < 3; k++) {
    if (!(Number.isFinite(min?.[k]) && Number.isFinite(max?.[k]) && min[k] < max[k]))
      throw refusal(`The box of the implicit shape '${name}' needs finite corners, min below max.`, 'min');
  }
  const slope = surfaceSlope(name, definition);
  const scale = slope < 1 ? 1 / slope : 1;
  implicitSolids.set(name, (shape, centred) => new ImplicitSolid(shape, centred, definition, scale));
}

const refusal = (message: string, path: string) => new PliantError('invalid-value', message, { path });
