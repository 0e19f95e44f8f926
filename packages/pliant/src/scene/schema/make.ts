/** The words of the vocabulary: each makes one node of a description. */
import type {
  AnyNode,
  ArrayNode,
  BooleanNode,
  Field,
  Fields,
  Input,
  ListNode,
  LiteralNode,
  Members,
  Node,
  NumberNode,
  NumbersNode,
  ObjectNode,
  QuaternionInput,
  QuatTuple,
  RecordNode,
  Rule,
  ScalarNode,
  StringNode,
  UnionNode,
  Vec3Tuple,
  VectorInput,
} from './nodes.js';

export function number(unit: string, min: number, max: number): NumberNode {
  return { type: 'number', integer: false, min, max, exclusiveMin: false, unit };
}

export function numberAbove(unit: string, min: number, max: number): NumberNode {
  return { type: 'number', integer: false, min, max, exclusiveMin: true, unit };
}

export function integer(min: number, max: number): NumberNode {
  return { type: 'number', integer: true, min, max, exclusiveMin: false, unit: '' };
}

export function string(maxLength: number, pattern?: { source: string; words: string }): StringNode {
  return { type: 'string', maxLength, ...(pattern && { pattern }) };
}

export function boolean(): BooleanNode {
  return { type: 'boolean' };
}

/** Exactly this value, or one of these. */
export function literal<const T extends string | number>(...values: readonly T[]): LiteralNode<T> {
  return { type: 'literal', values };
}

export function scalar(maxLength: number, maxMagnitude: number): ScalarNode {
  return { type: 'scalar', maxLength, maxMagnitude };
}

/** Anything but null and undefined; whoever reads it checks it further. */
export function anything(words: string): AnyNode {
  return { type: 'any', words };
}

export function vec3(component: NumberNode): NumbersNode<Vec3Tuple, VectorInput> {
  return { type: 'numbers', length: 3, component, unitLength: false };
}

/** Any vector but zero, handed over with length 1. */
export function direction(component: NumberNode): NumbersNode<Vec3Tuple, VectorInput> {
  return { type: 'numbers', length: 3, component, unitLength: true };
}

/** A rotation [x, y, z, w]; any but zero, handed over with length 1. */
export function quat(component: NumberNode): NumbersNode<QuatTuple, QuaternionInput> {
  return { type: 'numbers', length: 4, component, unitLength: true };
}

/** Numbers in a row, `multipleOf` of them per item. */
export function list(
  component: NumberNode,
  multipleOf: number,
  minLength: number,
  maxLength: number,
): ListNode {
  return { type: 'list', component, multipleOf, minLength, maxLength };
}

export function array<S extends Node>(item: S, maxItems: number): ArrayNode<S> {
  return { type: 'array', item, maxItems };
}

/** An object whose keys are names given by the user. */
export function record<S extends Node>(item: S, maxItems: number, maxNameLength: number): RecordNode<S> {
  return { type: 'record', item, maxItems, maxNameLength };
}

export function object<const F extends Fields>(doc: string, fields: F, rule?: Rule): ObjectNode<F> {
  return { type: 'object', doc, fields, ...(rule && { rule }) };
}

/** Objects told apart by the text behind `key`. Each member must have that key as a literal field of its own name. */
export function union<const T extends Members>(
  title: string,
  key: string,
  members: T,
  refused: Readonly<Record<string, string>> = {},
): UnionNode<T> {
  return { type: 'union', title, key, members, refused };
}

export function required<S extends Node>(node: S, doc: string): Field<S, 'required'> {
  return { node, presence: 'required', doc };
}

export function optional<S extends Node>(node: S, doc: string): Field<S, 'optional'> {
  return { node, presence: 'optional', doc };
}

export function defaulted<S extends Node>(node: S, value: Input<S>, doc: string): Field<S, 'default'> {
  return { node, presence: 'default', doc, default: value };
}
