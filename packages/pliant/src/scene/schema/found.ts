/**
 * Looks at values that anybody may have made: getters that throw, revoked proxies, arrays that lie about their
 * length. Every read that can run foreign code is caught here, and happens once, so that the value that was checked
 * is the value that is used.
 */
import { quoted } from './path.js';

export type Kind =
  | 'nothing'
  | 'null'
  | 'boolean'
  | 'number'
  | 'string'
  | 'array'
  | 'numbers'
  | 'object'
  | 'other'
  | 'hostile';

/** A read that threw. */
export const UNREADABLE: unique symbol = Symbol('unreadable');

export function kindOf(value: unknown): Kind {
  switch (typeof value) {
    case 'undefined':
      return 'nothing';
    case 'boolean':
    case 'number':
    case 'string':
      return typeof value as 'boolean' | 'number' | 'string';
    case 'object':
      return value === null ? 'null' : kindOfObject(value);
    default:
      return 'other';
  }
}

function kindOfObject(value: object): Kind {
  if (ArrayBuffer.isView(value)) return value instanceof DataView ? 'other' : 'numbers';
  try {
    // Array.isArray throws for a revoked proxy.
    return Array.isArray(value) ? 'array' : 'object';
  } catch {
    return 'hostile';
  }
}

/** `value[key]`, or UNREADABLE. */
export function read(value: object, key: string | number): unknown {
  try {
    return (value as Record<string | number, unknown>)[key];
  } catch {
    return UNREADABLE;
  }
}

/** Own enumerable keys, or undefined when even asking for them throws. */
export function keysOf(value: object): readonly string[] | undefined {
  try {
    return Object.keys(value);
  } catch {
    return undefined;
  }
}

/** Length of an array or typed array; -1 when it can't be told. */
export function lengthOf(value: object): number {
  const length = read(value, 'length');
  return typeof length === 'number' && Number.isInteger(length) && length >= 0 ? length : -1;
}

/** The value in words, for the end of a sentence "… but is". */
export function foundText(value: unknown): string {
  if (value === UNREADABLE) return 'unreadable (reading it throws)';
  switch (kindOf(value)) {
    case 'nothing':
      return 'undefined';
    case 'null':
      return 'null';
    case 'string':
      return `the text ${quoted(value as string)}`;
    case 'boolean':
    case 'number':
      return Object.is(value, -0) ? '-0' : String(value);
    case 'array':
    case 'numbers':
      return itemsText(lengthOf(value as object));
    case 'object':
      return 'an object';
    case 'hostile':
      return 'unreadable (reading it throws)';
    default:
      return typeof value === 'object' ? 'a DataView' : `a ${typeof value}`;
  }
}

function itemsText(length: number): string {
  if (length < 0) return 'an array';
  return length === 1 ? 'an array of 1 item' : `an array of ${length} items`;
}
