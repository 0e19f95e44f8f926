import { expectation } from './expectation.js';
import { foundText, keysOf, kindOf, read } from './found.js';
import { hint, nearest } from './near.js';
import type { AnyObject, AnyUnion, Field, Node } from './nodes.js';
import { named } from './path.js';
import type { Problems } from './problems.js';
import { refuse } from './refuse.js';

/** Checks the value behind a key; given by the walk, which knows all kinds of node. */
type Check = (node: Node, value: unknown, problems: Problems) => unknown;

/** An object with known keys. `kin` are the other members of its union, to tell a stray key from a mistyped one. */
export function checkObject(
  node: AnyObject,
  value: unknown,
  problems: Problems,
  check: Check,
  kin?: AnyUnion,
  tag?: string,
): unknown {
  const keys = kindOf(value) === 'object' ? keysOf(value as object) : undefined;
  if (keys === undefined) return refuse(node, value, problems);
  const before = problems.total;
  let meant: Set<string | undefined> | undefined;
  for (const key of keys) {
    if (Object.hasOwn(node.fields, key)) continue;
    meant ??= new Set();
    meant.add(refuseKey(node, key, problems, kin, tag));
  }
  const result: Record<string, unknown> = {};
  for (const key in node.fields) {
    const field = node.fields[key];
    // A union has read its tag already; a getter could answer differently the second time.
    const given = kin !== undefined && key === kin.key ? tag : read(value as object, key);
    // One slip, one complaint: the key that was meant isn't also missing.
    if (given === undefined && meant?.has(key)) continue;
    const item =
      given === undefined
        ? fillIn(key, field, problems, check)
        : checkField(key, field, given, problems, check);
    if (item !== undefined) result[key] = item;
  }
  const complaint = problems.total === before ? node.rule?.(result) : undefined;
  if (complaint) problems.add('invalid-value', complaint.message, complaint.key);
  return result;
}

function checkField(key: string, field: Field, given: unknown, problems: Problems, check: Check): unknown {
  problems.path.push(key);
  const item = check(field.node, given, problems);
  problems.path.pop();
  return item;
}

function fillIn(key: string, field: Field, problems: Problems, check: Check): unknown {
  if (field.presence === 'required') {
    problems.add(
      'missing-key',
      `The key ${named(key)} is missing; add it as ${expectation(field.node)}.`,
      key,
    );
    return undefined;
  }
  // Run through the check so that nobody can change a default by changing what they were handed.
  if (field.presence === 'default' && typeof field.default !== 'object') return field.default;
  return field.presence === 'default' ? checkField(key, field, field.default, problems, check) : undefined;
}

/** Returns the key that was probably meant. */
function refuseKey(
  node: AnyObject,
  key: string,
  problems: Problems,
  kin?: AnyUnion,
  tag?: string,
): string | undefined {
  // A million strange keys would each be compared with every known one, for a sentence nobody reads.
  if (problems.isFull) {
    problems.total++;
    return undefined;
  }
  const known = Object.keys(node.fields);
  const near = nearest(key, known);
  const owners = kin
    ? Object.keys(kin.members).filter((name) => Object.hasOwn(kin.members[name].fields, key))
    : [];
  const message =
    owners.length > 0 && near === undefined
      ? `${named(key)} belongs to kind ${owners.map(named).join(' or ')}, not to ${named(tag ?? '')}; remove it or change the kind.`
      : `${named(key)} isn't a key here; ${hint(key, known, 'keys')}`;
  problems.add('unknown-key', message, key, 'key');
  return near;
}

/** An object whose member is named by one of its keys. */
export function checkUnion(node: AnyUnion, value: unknown, problems: Problems, check: Check): unknown {
  if (kindOf(value) !== 'object') return refuse(node, value, problems);
  const tag = read(value as object, node.key);
  const names = Object.keys(node.members);
  if (tag === undefined) {
    const message = `The key ${named(node.key)} is missing; add it as one of ${names.map(named).join(', ')}.`;
    problems.add('missing-key', message, node.key);
  } else if (typeof tag !== 'string') {
    const message = `This must be one of ${names.map(named).join(', ')}, but is ${foundText(tag)}.`;
    problems.add('invalid-value', message, node.key);
  } else if (Object.hasOwn(node.members, tag)) {
    return checkObject(node.members[tag], value, problems, check, node, tag);
  } else if (Object.hasOwn(node.refused, tag)) {
    problems.add('invalid-value', node.refused[tag], node.key);
  } else {
    problems.add(
      'unknown-name',
      `There is no ${node.key} ${named(tag)} here; ${hint(tag, names, 'kinds')}`,
      node.key,
    );
  }
  return undefined;
}
