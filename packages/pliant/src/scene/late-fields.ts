/** Fields of a kind of body that a program may leave out. They are asked for when a body of that kind is checked. */
import type { Part } from '../core/part.js';
import type { Field, Fields } from './schema/index.js';

/** The fields of these names. Without the part, a check of any of them is refused, and told of `path`. */
export function lateFields<F extends Fields>(
  part: Part<F>,
  path: string,
  names: readonly (keyof F & string)[],
): F {
  return Object.fromEntries(names.map((name) => [name, late(() => part.get(path)[name])])) as F;
}

function late(field: () => Field): Field {
  return new Proxy({} as Field, { get: (_, key) => field()[key as keyof Field] });
}
