/**
 * Merges vertices whose three coordinates are equal (minus zero equals zero), as formats without indices need. Keeps
 * the order of first appearance. Open addressing on the bits of the coordinates; nothing but exact equality merges.
 */
import { FloatList, IndexList } from './number-list.js';

export class VertexWelder {
  readonly #positions = new FloatList();
  readonly #indices = new IndexList();
  #table: Int32Array;
  readonly #bits = new Float64Array(3);
  readonly #words = new Uint32Array(this.#bits.buffer);

  constructor(expectedCorners = 0) {
    let size = 1024;
    while (size < expectedCorners && size < 1 << 22) size *= 2;
    this.#table = new Int32Array(size).fill(-1);
  }

  /** Adds a corner and returns the index of its vertex. */
  add(x: number, y: number, z: number): number {
    const table = this.#table;
    const mask = table.length - 1;
    const values = this.#positions.values;
    let slot = this.#hash(x, y, z) & mask;
    for (; table[slot] >= 0; slot = (slot + 1) & mask) {
      const at = table[slot] * 3;
      if (values[at] === x && values[at + 1] === y && values[at + 2] === z) {
        this.#indices.push(table[slot]);
        return table[slot];
      }
    }
    const index = this.#positions.length / 3;
    table[slot] = index;
    this.#positions.push3(x, y, z);
    this.#indices.push(index);
    if (index * 2 > table.length) this.#grow();
    return index;
  }

  positions(): Float64Array {
    return this.#positions.take();
  }

  /** Three per triangle when three corners were added per triangle. */
  indices(): Uint32Array {
    return this.#indices.take();
  }

  #hash(x: number, y: number, z: number): number {
    // Adding zero turns minus zero into zero, so that equal values have equal bits.
    this.#bits[0] = x + 0;
    this.#bits[1] = y + 0;
    this.#bits[2] = z + 0;
    let h = 0x9e3779b9;
    for (let i = 0; i < 6; i++) {
      h = Math.imul(h ^ this.#words[i], 0x85ebca6b);
      h ^= h >>> 13;
    }
    return Math.imul(h, 0xc2b2ae35) >>> 8;
  }

  #grow(): void {
    const table = new Int32Array(this.#table.length * 2).fill(-1);
    const mask = table.length - 1;
    const values = this.#positions.values;
    for (let index = 0; index * 3 < this.#positions.length; index++) {
      let slot = this.#hash(values[index * 3], values[index * 3 + 1], values[index * 3 + 2]) & mask;
      while (table[slot] >= 0) slot = (slot + 1) & mask;
      table[slot] = index;
    }
    this.#table = table;
  }
}
