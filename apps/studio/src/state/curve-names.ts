/** What curves are called: those of followed bodies and pairs by their names. */
import type { BodyLook } from '@pliant/three';
import { CURVES } from '../engine/curves.js';
import { say } from './words.js';

/** A body or pair whose curves are recorded. */
export interface Subject {
  readonly name: string;
  /** A pair has forces and nothing else. */
  readonly isPair: boolean;
}

const FORCES = 'Contact force';

export function subjectsOf(
  looks: readonly BodyLook[],
  followed: readonly (readonly number[])[],
  nameOf: (look: BodyLook) => string,
): Subject[] {
  const nameAt = (row: number) => {
    const look = looks.find((one) => one.row === row);
    return look === undefined ? `body ${row}` : nameOf(look);
  };
  return followed.map((rows) => ({ name: rows.map(nameAt).join(' – '), isPair: rows.length > 1 }));
}

/** Columns of a group that have something to show; with `only`, those of that subject. */
export function columnsOf(group: string, subjects: readonly Subject[], only?: number): number[] {
  return CURVES.flatMap((curve, i) => {
    if (curve.group !== group || !isShown(i, subjects)) return [];
    return only === undefined || only < 0 || curve.subject === only ? [i] : [];
  });
}

export function isShown(column: number, subjects: readonly Subject[]): boolean {
  const { subject, group } = CURVES[column];
  if (subject === undefined) return true;
  const of = subjects[subject];
  return of !== undefined && !(of.isPair && group !== FORCES);
}

/** In a plot, where the group stands above it. */
export function labelOf(column: number, subjects: readonly Subject[]): string {
  const { name, subject, group } = CURVES[column];
  if (subject === undefined) return say(name);
  const of = subjects[subject]?.name ?? '';
  return group === FORCES && name === 'force' ? of : say('{} of {}', say(name), of);
}

/** Along an axis, with group and unit. */
export function headerOf(column: number, subjects: readonly Subject[]): string {
  const { unit, group, name, subject } = CURVES[column];
  const label = labelOf(column, subjects);
  const whole = group === FORCES && name === 'force' ? sayGroup(group) : say(name);
  const isWhole = whole.toLowerCase() === sayGroup(group).toLowerCase();
  const of = subject === undefined ? undefined : (subjects[subject]?.name ?? '');
  const alone = of === undefined ? whole : say('{} of {}', whole, of);
  const full = group === '' ? label : isWhole ? alone : `${sayGroup(group)} ${label}`;
  return unit === '' ? full : `${full} [${unit}]`;
}

/** A group inside of a line: English writes nouns small. */
export const sayGroup = (group: string): string => {
  const said = say(group);
  return said === group ? group.toLowerCase() : said;
};
