/** What the curves of a page are called and how they go into plots, whoever measures them. */
import type { PhasePlot, PlotSpec } from './plot-specs.js';

/** Curves as columns; the first is the step, the second the time [s]. */
export interface CurveTable {
  readonly length: number;
  /** A view that is valid until there are more rows. */
  column(index: number): Float64Array;
}

export interface CurveWords {
  /** Equal keys are equal words. */
  readonly key: string;
  /** What can be plotted over time. */
  readonly groups: readonly string[];
  /** Every curve that can be an axis. */
  readonly axes: readonly { readonly column: number; readonly label: string }[];
  /** The first thing to lay against each other. */
  readonly phase: PhasePlot;
  columns(spec: PlotSpec): number[];
  title(spec: PlotSpec): string;
  /** In a plot, where the group stands above it. */
  label(column: number): string;
  /** In a table, with group and unit. */
  header(column: number): string;
  unit(column: number): string;
  /** May have nothing at some steps. */
  hasGaps(column: number): boolean;
}
