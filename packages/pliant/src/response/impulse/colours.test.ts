import { describe, expect, it } from 'vitest';
import { Random } from '../../math/random.js';
import { IDS, MOVABLE_A, MOVABLE_B, ROW_A, ROW_B } from './blocks.js';
import { Colours } from './colours.js';

const ROWS = 40;

/** Blocks between random rows, of which the first three can't move. */
function randomIds(random: Random, count: number): Int32Array {
  const ids = new Int32Array(count * IDS);
  for (let n = 0; n < count; n++) {
    const a = 3 + random.int(ROWS - 3);
    const b = (a + 1 + random.int(ROWS - 1)) % ROWS;
    ids[n * IDS + ROW_A] = a;
    ids[n * IDS + ROW_B] = b;
    ids[n * IDS + MOVABLE_A] = 1;
    ids[n * IDS + MOVABLE_B] = b < 3 ? 0 : 1;
  }
  return ids;
}

const movable = (ids: Int32Array, n: number) =>
  [ROW_A, ROW_B].filter((_, k) => ids[n * IDS + MOVABLE_A + k] === 1).map((side) => ids[n * IDS + side]);

describe('the order of colours', () => {
  it('keeps every block once, and the blocks outside of the part where they are', () => {
    const random = new Random(1);
    const ids = randomIds(random, 100);
    const free = Int32Array.from({ length: 100 }, (_, n) => 99 - n);
    const colours = new Colours();
    colours.begin(ROWS);
    colours.sort(ids, free, 10, 90);
    expect([...free.subarray(0, 10), ...free.subarray(90)]).toEqual(
      [...Array(100).keys()].map((n) => 99 - n).filter((_, k) => k < 10 || k >= 90),
    );
    expect([...free].sort((a, b) => a - b)).toEqual([...Array(100).keys()]);
  });

  it.each([1, 2, 3])('is that of the lowest free colour, block by block (seed %i)', (seed) => {
    const ids = randomIds(new Random(seed), 120);
    const free = Int32Array.from({ length: 120 }, (_, n) => n);
    const groups: number[][] = [];
    for (let n = 119; n >= 0; n--) {
      const rows = movable(ids, n);
      let c = 0;
      while (groups[c]?.some((other) => movable(ids, other).some((row) => rows.includes(row)))) c++;
      groups[c] ??= [];
      groups[c].push(n);
    }
    const colours = new Colours();
    colours.begin(ROWS);
    colours.sort(ids, free, 0, 120);
    expect([...free].reverse()).toEqual(groups.flat());
  });

  it('takes a body with more blocks than there are colours', () => {
    const ids = new Int32Array(50 * IDS);
    for (let n = 0; n < 50; n++) ids.set([0, n + 1], n * IDS);
    for (let n = 0; n < 50; n++) ids[n * IDS + MOVABLE_A] = ids[n * IDS + MOVABLE_B] = 1;
    const free = Int32Array.from({ length: 50 }, (_, n) => n);
    const colours = new Colours();
    colours.begin(51);
    colours.sort(ids, free, 0, 50);
    expect([...free].sort((a, b) => a - b)).toEqual([...Array(50).keys()]);
  });
});
