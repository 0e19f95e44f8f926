/** What a page keeps of bodies when their scene begins anew or was changed. */
import type { LoadedScene } from '../engine/protocol.js';
import { movedRows, rowsAfter } from './body-rows.js';
import type { StudioState } from './desk.js';
import { plotsAfter } from './plot-specs.js';

type Kept = Pick<StudioState, 'selected' | 'followed' | 'plots'>;

/** Selection and plots go with their bodies, whatever rows these have now; in another scene there are none of them. */
export function keptOf({ scene: old, selected, followed, plots }: StudioState, scene: LoadedScene): Kept {
  const rows = old?.name === scene.name ? rowsAfter(old.looks, scene.looks) : new Map<number, number>();
  const moved = followed.map((one) => movedRows(one, rows));
  const left = moved.filter((one) => one !== undefined);
  const place = (k: number) => left.indexOf(moved[k] ?? []);
  return {
    selected: selected.flatMap((row) => rows.get(row) ?? []),
    followed: left,
    plots: plotsAfter(plots, followed, left, place),
  };
}

/** The force between two bodies is one curve, whichever of them was selected first. */
export const isSameSubject = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((row) => b.includes(row));
