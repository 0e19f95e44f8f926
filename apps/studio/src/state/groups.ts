import type { LoadedScene } from '../engine/protocol.js';
import type { StudioState } from './desk.js';

/** Bodies that belong together, by their rows. */
export interface BodyGroup {
  readonly name: string;
  readonly rows: readonly number[];
}

/** The groups of the scene, of those bodies that are there. */
export function groupsIn({ scene, document }: Pick<StudioState, 'scene' | 'document'>): BodyGroup[] {
  if (scene === undefined || document.sets.length === 0) return [];
  const rows = rowsByName(scene);
  return document.sets.map(({ name = 'group', bodies }) => ({
    name,
    rows: bodies.flatMap((one) => rows.get(one) ?? []),
  }));
}

/** A body with all that belong to it. */
export function groupOf(state: Pick<StudioState, 'scene' | 'document'>, row: number): readonly number[] {
  return groupsIn(state).find(({ rows }) => rows.includes(row))?.rows ?? [row];
}

function rowsByName({ looks }: LoadedScene): Map<string, number> {
  return new Map(looks.flatMap(({ name, row }) => (name === undefined ? [] : [[name, row]])));
}
