/**
 * Merges vertices whose three coordinates are equal (minus zero equals zero), as formats without indices need. Keeps
 * the order of first appearance. Open addressing on the bits of the coordinates; nothing but exact equality merges.
 */
import { FloatList, IndexList } from './number-list.js';

export class VertexWelder {
  private readonly coordinates = new FloatList();
  private readonly corners = new IndexList();
  private table: Int32Array;
  private readonly bits = new Float64Array(3);
  private readonly words = new Uint32Array(this.bits.buffer);

  constructor(expectedCorners = 0) {
    let size = 1024;
    while (size < expectedCorners && size < 1 << 22) size *= 2;
    this.table = new Int32Array(size).fill(-1);
  }

  /** Adds a corner and returns the index of its vertex. */
  add(x: number, y: number, z: number): number {
    const table = this.table;
    const mask = table.length - 1;
    const values = this.coordinates.values;
    let slot = this.hash(x, y, z) & mask;
    for (; table[slot] >= 0; slot = (slot + 1) & mask) {
      const at = table[slot] * 3;
      if (values[at] === x && values[at + 1] === y && values[at + 2] === z) {
        this.corners.push(table[slot]);
        return table[slot];
      }
    }
    const index = this.coordinates.length / 3;
    table[slot] = index;
    this.coordinates.push3(x, y, z);
    this.corners.push(index);
    if (index * 2 > table.length) this.grow();
    return index;
  }

  positions(): Float64Array {
    return this.coordinates.take();
  }

  /** Three per triangle when three corners were added per triangle. */
  indices(): Uint32Array {
    return this.corners.take();
  }

  private hash(x: number, y: number, z: number): number {
    // Adding zero turns minus zero into zero, so that equal values have equal bits.
    this.bits[0] = x + 0;
    this.bits[1] = y + 0;
    this.bits[2] = z + 0;
    let h = 0x9e3779b9;
    for (let i = 0; i < 6; i++) {
      h = Math.imul(h ^ this.words[i], 0x85ebca6b);
      h ^= h >>> 13;
    }
    return Math.imul(h, 0xc2b2ae35) >>> 8;
  }

  private grow(): void {
    const table = new Int32Array(this.table.length * 2).fill(-1);
    const mask = table.length - 1;
    const values = this.coordinates.values;
    for (let index = 0; index * 3 < this.coordinates.length; index++) {
      let slot = this.hash(values[index * 3], values[index * 3 + 1], values[index * 3 + 2]) & mask;
      while (table[slot] >= 0) slot = (slot + 1) & mask;
      table[slot] = index;
    }
    this.table = table;
  }
}
