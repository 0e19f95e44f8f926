/** The curves of the studio's engine, with those of the bodies and pairs that are followed. */
import { CURVES } from '../engine/curves.js';
import { headerOf, labelOf, type Subject } from './curve-names.js';
import type { CurveWords } from './curve-words.js';
import { axesOf, groupsOf, PHASE, plottedColumns, titleOf } from './plot-specs.js';

export function studioCurves(
  subjects: readonly Subject[],
  followed: readonly (readonly number[])[],
): CurveWords {
  return {
    key: subjects.map(({ name, isPair }) => `${isPair} ${name}`).join('\n'),
    groups: groupsOf(subjects),
    axes: axesOf(subjects),
    phase: PHASE,
    columns: (spec) => plottedColumns(spec, subjects, followed),
    title: (spec) => titleOf(spec, subjects),
    label: (column) => labelOf(column, subjects),
    header: (column) => headerOf(column, subjects),
    unit: (column) => CURVES[column].unit,
    hasGaps: (column) => CURVES[column].subject !== undefined || CURVES[column].group === 'Height',
  };
}
