/** What a node wants, in words that finish "… must be". */
import type { Node, NumberNode } from './nodes.js';
import { named } from './path.js';

export function expectation(node: Node): string {
  switch (node.type) {
    case 'number':
      return numberExpectation(node);
    case 'string':
      return node.pattern ? node.pattern.words : `a text of at most ${node.maxLength} characters`;
    case 'boolean':
      return 'true or false';
    case 'literal':
      return oneOf(node.values.map((value) => (typeof value === 'string' ? named(value) : String(value))));
    case 'scalar':
      return 'a finite number, a text, true or false';
    case 'any':
      return node.words;
    case 'numbers':
      return numbersExpectation(node);
    case 'list':
      return `at least ${node.minLength} numbers, ${node.multipleOf} for each item`;
    case 'array':
      return `an array of at most ${node.maxItems} items`;
    case 'record':
      return 'an object of named entries';
    case 'object':
      return `an object with ${keysText(Object.keys(node.fields))}`;
    case 'union':
      return `an object whose '${node.key}' is ${oneOf(Object.keys(node.members).map(named))}`;
  }
}

function numberExpectation(node: NumberNode): string {
  const noun = node.integer ? 'a whole number' : 'a number';
  const unit = node.unit === '' ? '' : ` ${node.unit}`;
  if (node.min === -node.max && node.max >= 1e6) return `${noun} of at most ${node.max}${unit} either way`;
  if (node.exclusiveMin) return `${noun} greater than ${node.min} and at most ${node.max}${unit}`;
  return `${noun} from ${node.min} to ${node.max}${unit}`;
}

function numbersExpectation(node: Node & { type: 'numbers' }): string {
  const letters = ['x', 'y', 'z', 'w'].slice(0, node.length).join(', ');
  const words = node.length === 3 ? 'three' : 'four';
  const noun = node.component.integer ? 'whole numbers' : 'finite numbers';
  return `${words} ${noun} [${letters}]${node.unitLength ? ' that are not all zero' : ''}`;
}

function oneOf(words: readonly string[]): string {
  if (words.length <= 1) return words[0] ?? 'nothing';
  return `${words.slice(0, -1).join(', ')} or ${words[words.length - 1]}`;
}

const MOST_KEYS = 6;

function keysText(keys: readonly string[]): string {
  const listed = keys.slice(0, MOST_KEYS).map(named).join(', ');
  return keys.length > MOST_KEYS
    ? `keys such as ${listed}`
    : keys.length === 1
      ? `the key ${listed}`
      : `the keys ${listed}`;
}
