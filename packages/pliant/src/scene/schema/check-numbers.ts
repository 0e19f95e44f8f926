import { expectation } from './expectation.js';
import { foundText, kindOf, lengthOf, read } from './found.js';
import type { Node, NumberNode } from './nodes.js';
import type { Problems } from './problems.js';
import { refuse } from './refuse.js';

type NumbersNode = Node & { type: 'numbers' };

export function checkNumber(node: NumberNode, value: unknown, problems: Problems): unknown {
  return fitsNumber(node, value) ? value : refuse(node, value, problems);
}

function fitsNumber(node: NumberNode, value: unknown): value is number {
  if (typeof value !== 'number' || !Number.isFinite(value)) return false;
  if (node.integer && !Number.isInteger(value)) return false;
  return (node.exclusiveMin ? value > node.min : value >= node.min) && value <= node.max;
}

/** Names of the components of vectors and quaternions that are objects. */
const AXES = ['x', 'y', 'z', 'w'] as const;

/** A row of numbers, from an array, a typed array or a vector object, as a plain tuple. */
export function checkNumbers(node: NumbersNode, value: unknown, problems: Problems): unknown {
  const kind = kindOf(value);
  const isNamed = kind === 'object' && problems.takesVectors;
  if (kind !== 'array' && kind !== 'numbers' && !isNamed) return refuse(node, value, problems);
  const source = value as object;
  if (!isNamed && lengthOf(source) !== node.length) return refuse(node, value, problems);
  const result: number[] = [];
  for (let i = 0; i < node.length; i++) {
    const component = read(source, isNamed ? AXES[i] : i);
    if (isNamed && component === undefined) return refuse(node, value, problems);
    if (fitsNumber(node.component, component)) result.push(component);
    else {
      const wanted = expectation(node.component);
      problems.add('invalid-value', `This must be ${wanted}, but is ${foundText(component)}.`, i);
    }
  }
  if (result.length < node.length) return undefined;
  return node.unitLength ? toUnitLength(node, result, problems) : result;
}

/** Any number of numbers in a row. The first that is wrong is told, not thousands. */
export function checkList(
  node: Node & { type: 'list' },
  value: unknown,
  problems: Problems,
): readonly number[] | undefined {
  const kind = kindOf(value);
  if (kind !== 'array' && kind !== 'numbers') return refuse(node, value, problems);
  const source = value as object;
  const length = lengthOf(source);
  if (length > node.maxLength) {
    problems.add('too-large', `There are ${length} numbers; at most ${node.maxLength} are allowed.`);
    return undefined;
  }
  if (!(length >= node.minLength) || length % node.multipleOf !== 0) {
    problems.add('invalid-value', `This must be ${expectation(node)}, but has ${length}.`);
    return undefined;
  }
  const result: number[] = [];
  for (let i = 0; i < length; i++) {
    const component = read(source, i);
    if (!fitsNumber(node.component, component)) {
      const wanted = expectation(node.component);
      problems.add('invalid-value', `This must be ${wanted}, but is ${foundText(component)}.`, i);
      return undefined;
    }
    result.push(component);
  }
  return result;
}

/**
 * Squared length may differ from 1 by this much and still count as unit. Scaling leaves at most 14 roundings of
 * 1.1e-16; with a smaller tolerance, reading a written quaternion could change its last bit.
 */
const UNIT_TOLERANCE_SQ = 4e-15;

/**
 * Scales to length 1. What already is unit within rounding stays as it is to the bit, so that reading what was
 * written changes nothing. Dividing by the largest component first keeps squares of huge and tiny ones finite.
 */
function toUnitLength(node: NumbersNode, values: number[], problems: Problems): unknown {
  if (Math.abs(squaredLength(values) - 1) <= UNIT_TOLERANCE_SQ) return values;
  const largest = values.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
  if (largest === 0) {
    problems.add(
      'invalid-value',
      `This must be ${expectation(node)}, but all are zero, which has no direction.`,
    );
    return undefined;
  }
  const scaled = values.map((x) => x / largest);
  const length = Math.sqrt(squaredLength(scaled));
  return scaled.map((x) => x / length);
}

function squaredLength(values: readonly number[]): number {
  return values.reduce((sum, x) => sum + x * x, 0);
}
