import { assert } from './errors.js';
import { type Columns, columnBytes, type Layout, type Memory, type Tenant, viewColumn } from './memory.js';

/**
 * A table in structure-of-arrays form: named columns over the world's one buffer. Rows below `rows` have been used;
 * what a row means, and whether it is alive, is its owner's business.
 *
 * Hot loops take `columns` apart into locals once per call: the object is replaced whenever the buffer moves.
 */
export class Arena<L extends Layout> implements Tenant {
  columns!: Columns<L>;
  capacity = 0;
  rows = 0;

  constructor(
    private readonly memory: Memory,
    readonly layout: L,
    capacity: number,
  ) {
    memory.admit(this, capacity);
  }

  /** Makes room for `rows` rows in all. */
  reserve(rows: number): void {
    if (rows > this.capacity) this.memory.grow(this, Math.max(rows, this.capacity * 2));
  }

  /** Appends a zeroed row and returns its index. */
  push(): number {
    this.reserve(this.rows + 1);
    this.zero(this.rows);
    return this.rows++;
  }

  zero(row: number): void {
    assert(row < this.capacity, `row ${row} is beyond the arena's capacity`);
    for (const name in this.layout) {
      const { width } = this.layout[name];
      this.columns[name].fill(0, row * width, (row + 1) * width);
    }
  }

  move(buffer: ArrayBufferLike, offset: number, capacity: number): void {
    const next: Record<string, unknown> = {};
    let at = offset;
    for (const name in this.layout) {
      const spec = this.layout[name];
      const view = viewColumn(spec, buffer, at, capacity);
      if (this.rows > 0) view.set(this.columns[name].subarray(0, this.rows * spec.width));
      next[name] = view;
      at += columnBytes(spec, capacity);
    }
    // Filled name by name it is a dictionary to the engine that runs us, and every look at a column a search in it; a
    // copy is not.
    this.columns = { ...next } as Columns<L>;
    this.capacity = capacity;
  }
}
