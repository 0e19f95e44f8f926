/**
 * The grammar of molecule scenes, once, as data: the reader checks against it and `dtd.ts` writes it down as a DTD. The
 * DTD that files name (`comescene.dtd`) was never printed; this states what its one printed example shows. Element and
 * attribute names are that file's.
 */
import { MAX_COORDINATE, MAX_MAGNITUDE, MAX_NAME_LENGTH, MIN_SIZE } from '../limits.js';

export interface NumberRule {
  readonly kind: 'number';
  readonly least: number;
  readonly most: number;
  /** How the range is said: `a number from 0 to 1`. */
  readonly expected: string;
}

export type ValueRule =
  | NumberRule
  | { readonly kind: 'text'; readonly least: number; readonly expected: string }
  | { readonly kind: 'boolean'; readonly expected: string };

export interface AttributeRule {
  readonly value: ValueRule;
  readonly isRequired: boolean;
}

/**
 * How often a child may come: exactly once, or any number of times. Children come in the order in which they are
 * listed.
 */
export interface ChildRule {
  readonly name: ElementName;
  readonly count: 'one' | 'any';
}

export interface ElementRule {
  readonly attributes: Readonly<Record<string, AttributeRule>>;
  readonly children: readonly ChildRule[];
}

export type ElementName =
  | 'come'
  | 'scene'
  | 'simulation'
  | 'patient'
  | 'materials'
  | 'material'
  | 'molecule_organ'
  | 'molecule'
  | 'force';

export const ROOT: ElementName = 'come';

const number = (least: number, most: number, expected: string): ValueRule => ({
  kind: 'number',
  least,
  most,
  expected,
});

const any = number(-MAX_MAGNITUDE, MAX_MAGNITUDE, 'a number');
const coordinate = number(-MAX_COORDINATE, MAX_COORDINATE, `a number of metres within ±${MAX_COORDINATE}`);
const notNegative = number(0, MAX_MAGNITUDE, 'a number that is not negative');
const positive = number(Number.MIN_VALUE, MAX_MAGNITUDE, 'a number greater than 0');
const size = number(MIN_SIZE, MAX_COORDINATE, `a number of metres of at least ${MIN_SIZE}`);
const acceleration = number(-1e12, 1e12, 'a number within ±1e12');
const density = number(Number.MIN_VALUE, 1e12, 'a number greater than 0 and at most 1e12');
const friction = number(0, 1e6, 'a number from 0 to 1000000');
const seconds = number(0, 1e6, 'a number of seconds from 0 to 1000000');
const share = number(0, 1, 'a number from 0 to 1');
const rate = number(1, 1e6, 'a number from 1 to 1000000');
const text: ValueRule = {
  kind: 'text',
  least: 0,
  expected: `a text of at most ${MAX_NAME_LENGTH} characters`,
};
const title: ValueRule = { kind: 'text', least: 1, expected: `a text of 1 to ${MAX_NAME_LENGTH} characters` };
const boolean: ValueRule = { kind: 'boolean', expected: "'true' or 'false'" };

const required = (value: ValueRule): AttributeRule => ({ value, isRequired: true });
const optional = (value: ValueRule): AttributeRule => ({ value, isRequired: false });

const vector = (value: ValueRule) => ({ x: required(value), y: required(value), z: required(value) });

export const GRAMMAR: Readonly<Record<ElementName, ElementRule>> = {
  come: { attributes: {}, children: [{ name: 'scene', count: 'one' }] },
  scene: {
    attributes: { gX: required(acceleration), gY: required(acceleration), gZ: required(acceleration) },
    children: [
      { name: 'simulation', count: 'one' },
      { name: 'patient', count: 'one' },
    ],
  },
  simulation: { attributes: { fps: required(rate), duration: required(seconds) }, children: [] },
  patient: {
    attributes: {
      name: optional(text),
      gender: optional(text),
      weight: optional(positive),
      height: optional(positive),
      age: optional(notNegative),
    },
    children: [
      { name: 'materials', count: 'one' },
      { name: 'molecule_organ', count: 'any' },
    ],
  },
  materials: { attributes: {}, children: [{ name: 'material', count: 'any' }] },
  material: {
    attributes: {
      description: required(title),
      R: required(share),
      G: required(share),
      B: required(share),
      damping_const: required(notNegative),
      density: required(density),
      youngs_modulus: required(notNegative),
      medium_density: required(notNegative),
    },
    children: [],
  },
  molecule_organ: {
    attributes: { type: required(text), description: required(text) },
    children: [{ name: 'molecule', count: 'any' }],
  },
  molecule: {
    attributes: {
      ...vector(coordinate),
      material: required(text),
      friction_const: required(friction),
      radius: required(size),
      fixed: optional(boolean),
    },
    children: [{ name: 'force', count: 'any' }],
  },
  force: { attributes: { ...vector(any), time: required(any) }, children: [] },
};

export function ruleOf(name: string): ElementRule | undefined {
  return Object.hasOwn(GRAMMAR, name) ? GRAMMAR[name as ElementName] : undefined;
}
