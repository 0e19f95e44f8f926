/** Which plots there are: curves of a group over time, or one curve against another. */
import { CURVES } from '../engine/curves.js';
import { columnsOf, headerOf, isShown, type Subject } from './curve-names.js';
import { say } from './words.js';

export interface TimePlot {
  readonly kind: 'time';
  readonly group: string;
  /** Shows the curves of this body or pair alone. */
  readonly only?: readonly number[];
}

export interface PhasePlot {
  readonly kind: 'phase';
  /** Columns of the curves. */
  readonly x: number;
  readonly y: number;
}

export type PlotSpec = TimePlot | PhasePlot;

export const GROUPS = [...new Set(CURVES.map(({ group }) => group))].filter((group) => group !== '');

const columnAt = (group: string, name: string) =>
  CURVES.findIndex((curve) => curve.group === group && curve.name === name);

/** The first thing to lay against each other: energies. */
export const PHASE: PhasePlot = {
  kind: 'phase',
  x: columnAt('Energy', 'potential'),
  y: columnAt('Energy', 'kinetic'),
};

/** Groups that have a curve, as plots to choose. */
export function groupsOf(subjects: readonly Subject[]): string[] {
  return GROUPS.filter((group) => columnsOf(group, subjects).length > 0);
}

/** Every curve that can be an axis. */
export function axesOf(subjects: readonly Subject[]): readonly { column: number; label: string }[] {
  return CURVES.flatMap((_, column) =>
    column > 0 && isShown(column, subjects) ? [{ column, label: headerOf(column, subjects) }] : [],
  );
}

export function plottedColumns(
  spec: PlotSpec,
  subjects: readonly Subject[],
  followed: readonly (readonly number[])[],
): number[] {
  if (spec.kind === 'phase') return [spec.y];
  const { group, only } = spec;
  return columnsOf(group, subjects, only && followed.findIndex((one) => String(one) === String(only)));
}

export function titleOf(spec: PlotSpec, subjects: readonly Subject[]): string {
  if (spec.kind === 'time') return say(spec.group);
  const bare = (column: number) => headerOf(column, subjects).replace(/ \[.*$/, '');
  return say('{} against {}', bare(spec.y), bare(spec.x));
}
