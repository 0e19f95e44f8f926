/** Which row a body has after its scene was changed: rows are places in a world, and move up when a body before them goes. */
import type { BodyLook } from '@pliant/three';

type Rows = ReadonlyMap<number, number>;

const namesOf = (looks: readonly BodyLook[]): Map<string, BodyLook | undefined> => {
  const names = new Map<string, BodyLook | undefined>();
  // A name that two bodies have tells neither of them.
  for (const look of looks)
    if (look.name !== undefined) names.set(look.name, names.has(look.name) ? undefined : look);
  return names;
};

const isAlike = (a: BodyLook | undefined, b: BodyLook | undefined): boolean =>
  a !== undefined && b !== undefined && a.kind === b.kind && a.shape.kind === b.shape.kind;

/** By the row of a body before, its row now. By name; bodies without one of their own by their place from the beginning or the end. */
export function rowsAfter(before: readonly BodyLook[], after: readonly BodyLook[]): Rows {
  const [names, newNames] = [namesOf(before), namesOf(after)];
  const rows = new Map<number, number>();
  const taken = new Set<number>();
  const pair = (old: BodyLook, look: BodyLook) => {
    rows.set(old.row, look.row);
    taken.add(look.row);
  };
  for (const [name, old] of names) {
    const look = newNames.get(name);
    if (old !== undefined && look !== undefined) pair(old, look);
  }
  const rest = before.filter((old) => !rows.has(old.row));
  const left = after.filter((look) => !taken.has(look.row));
  let start = 0;
  while (isAlike(rest[start], left[start])) {
    pair(rest[start], left[start]);
    start++;
  }
  for (let k = 1; k <= Math.min(rest.length, left.length) - start; k++) {
    const [old, look] = [rest[rest.length - k], left[left.length - k]];
    if (!isAlike(old, look)) break;
    pair(old, look);
  }
  return rows;
}

/** The rows of bodies that are all still there. */
export function movedRows(list: readonly number[], rows: Rows): readonly number[] | undefined {
  const moved = list.map((row) => rows.get(row));
  return moved.includes(undefined) ? undefined : (moved as number[]);
}
