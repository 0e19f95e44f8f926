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

/**
 * Plots after others are followed, or the same in another order. Curves of a body are columns that go by its place among the
 * followed ones: `place` tells where one stands now, or −1.
 */
export function plotsAfter(
  plots: readonly PlotSpec[],
  before: readonly (readonly number[])[],
  now: readonly (readonly number[])[],
  place: (k: number) => number,
): readonly PlotSpec[] {
  const columnNow = (column: number): number => {
    const { group, name, subject } = CURVES[column];
    if (subject === undefined) return column;
    const at = place(subject);
    return at < 0
      ? -1
      : CURVES.findIndex((one) => one.group === group && one.name === name && one.subject === at);
  };
  const left = plots.flatMap((plot): PlotSpec[] => {
    if (plot.kind === 'phase') {
      const moved: PhasePlot = { kind: 'phase', x: columnNow(plot.x), y: columnNow(plot.y) };
      return moved.x < 0 || moved.y < 0 ? [] : [moved];
    }
    const { only } = plot;
    if (only === undefined) return [plot];
    const isIt = (one: readonly number[]) => String(one) === String(only);
    const old = before.findIndex(isIt);
    const at = old < 0 ? now.findIndex(isIt) : place(old);
    return at < 0 ? [] : [{ ...plot, only: now[at] }];
  });
  return left.length > 0 ? left : [{ kind: 'time', group: GROUPS[0] }];
}

export function titleOf(spec: PlotSpec, subjects: readonly Subject[]): string {
  if (spec.kind === 'time') return say(spec.group);
  const bare = (column: number) => headerOf(column, subjects).replace(/ \[.*$/, '');
  return say('{} against {}', bare(spec.y), bare(spec.x));
}
