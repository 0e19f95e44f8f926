/**
 * Contact forces as a teacher draws them: on the body that is looked at. That is the selected one; else the one that can move; of two that move,
 * the one that is held up by the other.
 */
import type { World } from 'pliant';
import { WorldRows } from 'pliant/drawing';
import type { Shown } from './protocol.js';

interface ContactRows {
  readonly bodiesA: Float64Array;
  readonly bodiesB: Float64Array;
}

/** Turns forces on a into forces on the body that is meant, in place. */
export function turnForces(
  forces: Float32Array,
  world: World,
  { bodiesA, bodiesB }: ContactRows,
  count: number,
  { selected = [], forcesOn = 'body' }: Shown,
): void {
  const rows = new WorldRows(world);
  const gravity = world.gravity;
  for (let i = 0; i < count; i++) {
    const [a, b] = [rows.rowOf(bodiesA[i]), rows.rowOf(bodiesB[i])];
    const o = 3 * i;
    const isUp = forces[o] * gravity[0] + forces[o + 1] * gravity[1] + forces[o + 2] * gravity[2] <= 0;
    const isOfA =
      choose(selected.includes(a), selected.includes(b)) ?? choose(moves(rows, a), moves(rows, b)) ?? isUp;
    if (isOfA === (forcesOn === 'body')) continue;
    for (let k = o; k < o + 3; k++) forces[k] = -forces[k];
  }
}

/** Which of two it is, if it is one of them alone. */
const choose = (a: boolean, b: boolean): boolean | undefined => (a === b ? undefined : a);

const STATIC = 1;
const KINEMATIC = 2;

function moves(rows: WorldRows, row: number): boolean {
  const kind = rows.bodies.kind[row];
  return kind !== STATIC && kind !== KINEMATIC;
}
