/**
 * An order of blocks in which neighbours in the list share no body. Passes from the top down carry weight to the ground at
 * once, but they also carry every error along, always in the same direction: tall structures sway, and it takes many
 * passes to stop them. In an order of colours a pass treats all places alike, and a pyramid of thirty rows comes to rest
 * with one pass where from the top down it needed seventeen. Source: Fratarcangeli and Pellacini 2015 (greedy graph
 * colouring for Gauss–Seidel).
 *
 *   from the last block to the first: the lowest colour that no block of its two bodies has yet
 *   → colours one behind the other, the first colour last, because passes go from the last block to the first
 *
 * Immovable bodies have no colours: nothing changes them. A body with more blocks than colours has several in the last.
 */
import { widened } from '../../core/grow.js';
import { IDS, MOVABLE_A, MOVABLE_B, ROW_A, ROW_B } from './blocks.js';

/** As many as a row has bits. */
const COLOURS = 31;

export class Colours {
  /** Per row: its colours so far, a bit each. */
  private used = new Int32Array(0);
  /** Per place in the list: the block that stood there, and its colour. */
  private list = new Int32Array(0);
  private colour = new Uint8Array(0);
  /** Per colour: the place after its next block. */
  private readonly place = new Int32Array(COLOURS);

  /** Makes room, and forgets the colours of all rows. */
  begin(rows: number): void {
    if (this.used.length < rows) this.used = new Int32Array(2 * rows);
    else this.used.fill(0, 0, rows);
  }

  /** Brings a part of the list of blocks into order. */
  sort(ids: Int32Array, free: Int32Array, from: number, to: number): void {
    if (to - from < 2) return;
    if (this.list.length < to) {
      this.list = widened(this.list, 2 * to);
      this.colour = widened(this.colour, 2 * to);
    }
    const { used, list, colour, place } = this;
    place.fill(0);
    for (let k = to - 1; k >= from; k--) {
      const i = free[k] * IDS;
      const a = ids[i + ROW_A];
      const b = ids[i + ROW_B];
      const movesA = ids[i + MOVABLE_A] === 1;
      const movesB = ids[i + MOVABLE_B] === 1;
      const open = ~((movesA ? used[a] : 0) | (movesB ? used[b] : 0));
      const c = Math.min(31 - Math.clz32(open & -open), COLOURS - 1);
      if (movesA) used[a] |= 1 << c;
      if (movesB) used[b] |= 1 << c;
      list[k] = free[k];
      colour[k] = c;
      place[c]++;
    }
    for (let c = 0, end = to; c < COLOURS; c++) {
      const many = place[c];
      place[c] = end;
      end -= many;
    }
    for (let k = to - 1; k >= from; k--) free[--place[colour[k]]] = list[k];
  }
}
