/** Names of implicit shapes. A program that defines none does without their code. */
import { PliantError } from '../../core/errors.js';
import type { DefinitionOf } from '../shape.js';
import type { Solid } from './solid.js';

type Maker = (definition: DefinitionOf<'implicit'>, centred: boolean) => Solid;

/** What `defineImplicit` has found right. */
export const implicitSolids: Map<string, Maker> = new Map();

export function implicitSolid(definition: DefinitionOf<'implicit'>, centred: boolean): Solid {
  const make = implicitSolids.get(definition.name);
  if (make !== undefined) return make(definition, centred);
  throw new PliantError(
    'invalid-value',
    `No implicit shape '${definition.name}' is defined in this program; a scene holds its name only. Call defineImplicit with its function first.`,
    { path: 'shape.name' },
  );
}
