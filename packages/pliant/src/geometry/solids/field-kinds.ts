import type { CombinedSolid } from './combined.js';
import type { FieldSolid } from './field-solid.js';
import type { Solid } from './solid.js';

/** Tells solids by what they have: a test of the class would bring the class into every program. */
export const isFieldSolid = (solid: Solid): solid is FieldSolid => 'parts' in solid;

export const isCombined = (solid: Solid): solid is CombinedSolid =>
  isFieldSolid(solid) && solid.kind !== 'rounded' && solid.kind !== 'implicit';
