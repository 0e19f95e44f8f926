/**
 * Checks a value against a description and hands over a clean copy: defaults filled in, vectors as plain tuples,
 * directions of unit length. All problems are collected, each with its path; the copy may only be used when there
 * are none.
 *
 * The value may come from a parsed text or straight from a caller, so it may have getters, proxies or cycles. The
 * walk follows the description, which is finite, and reads each property once.
 */
import { PliantError } from '../../core/errors.js';
import { checkList, checkNumber, checkNumbers } from './check-numbers.js';
import { checkObject, checkUnion } from './check-object.js';
import { keysOf, kindOf, lengthOf, read } from './found.js';
import { nearest } from './near.js';
import type { Infer, Node } from './nodes.js';
import { named, pathText } from './path.js';
import { Problems } from './problems.js';
import { refuse } from './refuse.js';

/** Returns the clean copy of `value`, or throws a PliantError that names the first thing wrong with it. */
export function checkValue<S extends Node>(node: S, value: unknown, root: string): Infer<S> {
  const problems = new Problems(1, true);
  const checked = check(node, value, problems);
  const first = problems.list[0];
  if (first) throw new PliantError(first.code, first.message, { path: pathText(first.path, root) });
  return checked as Infer<S>;
}

/** The clean copy of `value`, worth anything only when `problems` stays empty. */
export function check(node: Node, value: unknown, problems: Problems): unknown {
  switch (node.type) {
    case 'number':
      return checkNumber(node, value, problems);
    case 'string':
      return checkString(node, value, problems);
    case 'boolean':
      return typeof value === 'boolean' ? value : refuse(node, value, problems);
    case 'literal':
      return checkLiteral(node, value, problems);
    case 'scalar':
      return checkScalar(node, value, problems);
    case 'any':
      return value === null ? refuse(node, value, problems) : value;
    case 'numbers':
      return checkNumbers(node, value, problems);
    case 'list':
      return checkList(node, value, problems);
    case 'array':
      return checkArray(node, value, problems);
    case 'record':
      return checkRecord(node, value, problems);
    case 'object':
      return checkObject(node, value, problems, check);
    case 'union':
      return checkUnion(node, value, problems, check);
  }
}

function checkString(node: Node & { type: 'string' }, value: unknown, problems: Problems): unknown {
  if (typeof value !== 'string') return refuse(node, value, problems);
  if (value.length > node.maxLength) {
    problems.add(
      'too-large',
      `This text has ${value.length} characters; at most ${node.maxLength} are allowed.`,
    );
    return undefined;
  }
  if (node.pattern && !new RegExp(node.pattern.source, 'u').test(value)) return refuse(node, value, problems);
  return value;
}

function checkLiteral(node: Node & { type: 'literal' }, value: unknown, problems: Problems): unknown {
  if (node.values.some((allowed) => allowed === value)) return value;
  const names = node.values.filter((allowed) => typeof allowed === 'string');
  const near = typeof value === 'string' ? nearest(value, names) : undefined;
  if (near === undefined) return refuse(node, value, problems);
  problems.add('unknown-name', `There is no ${named(value as string)}; did you mean ${named(near)}?`);
  return undefined;
}

function checkScalar(node: Node & { type: 'scalar' }, value: unknown, problems: Problems): unknown {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number' && Math.abs(value) <= node.maxMagnitude) return value;
  if (typeof value !== 'string') return refuse(node, value, problems);
  if (value.length <= node.maxLength) return value;
  problems.add(
    'too-large',
    `This text has ${value.length} characters; at most ${node.maxLength} are allowed.`,
  );
  return undefined;
}

function checkArray(node: Node & { type: 'array' }, value: unknown, problems: Problems): unknown {
  if (kindOf(value) !== 'array') return refuse(node, value, problems);
  const source = value as object;
  const length = lengthOf(source);
  if (length < 0) return refuse(node, value, problems);
  if (length > node.maxItems) {
    problems.add('too-large', `There are ${length} items; at most ${node.maxItems} are allowed.`);
    return undefined;
  }
  const result: unknown[] = [];
  for (let i = 0; i < length; i++) {
    problems.path.push(i);
    result.push(check(node.item, read(source, i), problems));
    problems.path.pop();
  }
  return result;
}

function checkRecord(node: Node & { type: 'record' }, value: unknown, problems: Problems): unknown {
  const keys = kindOf(value) === 'object' ? keysOf(value as object) : undefined;
  if (keys === undefined) return refuse(node, value, problems);
  if (keys.length > node.maxItems) {
    problems.add('too-large', `There are ${keys.length} entries; at most ${node.maxItems} are allowed.`);
    return undefined;
  }
  const result: Record<string, unknown> = {};
  for (const key of keys) {
    if (key === '' || key.length > node.maxNameLength) {
      problems.add(
        'invalid-value',
        `A name here must have 1 to ${node.maxNameLength} characters, but has ${key.length}.`,
        key,
        'key',
      );
      continue;
    }
    problems.path.push(key);
    const item = check(node.item, read(value as object, key), problems);
    problems.path.pop();
    // A plain assignment would set the prototype for the name '__proto__'.
    Object.defineProperty(result, key, { value: item, enumerable: true, configurable: true, writable: true });
  }
  return result;
}
