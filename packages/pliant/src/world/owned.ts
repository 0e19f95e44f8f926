/**
 * Bodies and joints that are handed to a world: they have to be of this world. A handle of another one may name a body
 * of this one by chance.
 */
import { PliantError } from '../core/errors.js';

interface Owned {
  readonly handle: number;
  belongsTo(owner: object): boolean;
}

/** The handle of a body or joint, or the handle itself. */
export function handleIn(
  owner: object,
  item: Owned | number,
  path: 'body' | 'joint' | 'a' | 'b' | 'to',
): number {
  if (typeof item === 'number') return item;
  const what = path === 'joint' ? 'joint' : 'body';
  if (typeof item !== 'object' || item === null || typeof item.belongsTo !== 'function') {
    throw new PliantError('invalid-value', `Pass a ${what} of this world, or its handle.`, { path });
  }
  if (item.belongsTo(owner)) return item.handle;
  throw new PliantError('invalid-value', `The ${what} is of another world; pass one of this world.`, {
    path,
  });
}
