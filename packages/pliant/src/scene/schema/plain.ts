/** The reverse of filling in: leaves out every value that is its field's default. */
import { check } from './check.js';
import type { AnyObject, Node } from './nodes.js';
import { Problems } from './problems.js';

/** `value` as a user would have written it, for a value that has passed the check. */
export function withoutDefaults(node: Node, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  switch (node.type) {
    case 'array':
      return (value as unknown[]).map((item) => withoutDefaults(node.item, item));
    case 'record': {
      const entries = Object.entries(value).map(
        ([key, item]) => [key, withoutDefaults(node.item, item)] as const,
      );
      return Object.fromEntries(entries);
    }
    case 'object':
      return fieldsWithoutDefaults(node, value as Record<string, unknown>);
    case 'union': {
      const member = node.members[(value as Record<string, unknown>)[node.key] as string];
      return member ? fieldsWithoutDefaults(member, value as Record<string, unknown>) : value;
    }
    default:
      return value;
  }
}

function fieldsWithoutDefaults(
  node: AnyObject,
  value: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(node.fields)) {
    const item = value[key];
    if (item === undefined) continue;
    if (field.presence === 'default' && same(item, check(field.node, field.default, new Problems(0))))
      continue;
    result[key] = withoutDefaults(field.node, item);
  }
  return result;
}

/** Equal to the bit: -0 is not 0. */
function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length || Array.isArray(a) !== Array.isArray(b)) return false;
  return keys.every((key) => same((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]));
}
