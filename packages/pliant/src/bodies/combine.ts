/**
 * Friction and restitution of a pair from those of its bodies. Without a rule of its own, a pair takes the geometric
 * mean of the frictions and the larger restitution. Each body may name a rule. If the two rules differ, the later one
 * in `COMBINE_RULES` counts.
 */
import { COMBINE_RULES, type CombineRule } from '../core/combine-rules.js';
import type { BodyColumns } from './bodies.js';

const AVERAGE = 1;
const GEOMETRIC_MEAN = 2;
const MIN = 3;
const MULTIPLY = 4;

/** Packs two rules: friction in the low four bits, restitution in the high four bits. 0 means no rule. */
export function combineBits(friction: CombineRule | undefined, restitution: CombineRule | undefined): number {
  return codeOf(friction) | (codeOf(restitution) << 4);
}

export const frictionRule = (bits: number): CombineRule | undefined => COMBINE_RULES[(bits & 15) - 1];
export const restitutionRule = (bits: number): CombineRule | undefined => COMBINE_RULES[(bits >> 4) - 1];

const codeOf = (rule: CombineRule | undefined): number =>
  rule === undefined ? 0 : COMBINE_RULES.indexOf(rule) + 1;

/** Friction of a pair of rows whose surfaces have the frictions `ofA` and `ofB`. */
export function pairFriction(
  { combine }: BodyColumns,
  a: number,
  b: number,
  ofA: number,
  ofB: number,
): number {
  const rules = combine[a] | combine[b];
  if ((rules & 15) === 0) return Math.sqrt(ofA * ofB);
  return combined(Math.max(combine[a] & 15, combine[b] & 15), ofA, ofB);
}

/**
 * The same for surfaces that do not slide on each other yet. A body's static friction counts if it has one and it is
 * larger.
 */
export function pairStiction(columns: BodyColumns, a: number, b: number, ofA: number, ofB: number): number {
  const { staticFriction } = columns;
  const sliding = pairFriction(columns, a, b, ofA, ofB);
  if (staticFriction[a] + staticFriction[b] === 0) return sliding;
  const sticking = pairFriction(
    columns,
    a,
    b,
    Math.max(ofA, staticFriction[a]),
    Math.max(ofB, staticFriction[b]),
  );
  return Math.max(sliding, sticking);
}

/** Restitution of a pair of rows whose surfaces have the restitutions `ofA` and `ofB`. */
export function pairRestitution(
  { combine }: BodyColumns,
  a: number,
  b: number,
  ofA: number,
  ofB: number,
): number {
  const rules = combine[a] | combine[b];
  if (rules >> 4 === 0) return Math.max(ofA, ofB);
  return combined(Math.max(combine[a] >> 4, combine[b] >> 4), ofA, ofB);
}

function combined(rule: number, a: number, b: number): number {
  if (rule === AVERAGE) return 0.5 * (a + b);
  if (rule === GEOMETRIC_MEAN) return Math.sqrt(a * b);
  if (rule === MIN) return Math.min(a, b);
  if (rule === MULTIPLY) return a * b;
  return Math.max(a, b);
}
