import { expectation } from './expectation.js';
import { foundText } from './found.js';
import type { Node } from './nodes.js';
import type { Problems } from './problems.js';

/** Notes "must be …, but is …" at the current path. */
export function refuse(node: Node, value: unknown, problems: Problems): undefined {
  problems.add('invalid-value', `This must be ${expectation(node)}, but is ${foundText(value)}.`);
  return undefined;
}
