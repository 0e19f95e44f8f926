/** The page's copy of the curves, column by column, as plots and exports read them. */
import { CURVE_COLUMNS, CURVES } from '../engine/curves.js';
import type { Engine } from '../engine/engine.js';

export class CurveStore {
  private columns = CURVES.map(() => new Float64Array(1024));
  private count = 0;
  private version = 0;
  /** The question that is under way. */
  private asked: Promise<boolean> | undefined;

  /** Rows that are there. */
  get length(): number {
    return this.count;
  }

  /** The values of a curve, a view that is valid until the next `fetch`. */
  column(index: number): Float64Array {
    return this.columns[index].subarray(0, this.count);
  }

  /** Asks the engine for what is new; true when there was something. One question at a time: who asks meanwhile waits for it. */
  fetch(engine: Engine): Promise<boolean> {
    this.asked ??= this.ask(engine).finally(() => {
      this.asked = undefined;
    });
    return this.asked;
  }

  /** Has every row that the engine has when this is called. */
  async complete(engine: Engine): Promise<void> {
    // A question that is under way may have been answered already.
    await this.asked;
    await this.fetch(engine);
  }

  private async ask(engine: Engine): Promise<boolean> {
    const last = this.count > 0 ? this.columns[0][this.count - 1] : -1;
    const { version, rows } = await engine.call.curves(this.version, last);
    const isNew = version !== this.version;
    if (isNew) this.count = 0;
    this.version = version;
    this.append(rows);
    return isNew || rows.length > 0;
  }

  private append(rows: Float64Array): void {
    const added = rows.length / CURVE_COLUMNS;
    while (this.count + added > this.columns[0].length) this.grow();
    for (let c = 0; c < CURVE_COLUMNS; c++) {
      const column = this.columns[c];
      for (let i = 0; i < added; i++) column[this.count + i] = rows[i * CURVE_COLUMNS + c];
    }
    this.count += added;
  }

  private grow(): void {
    this.columns = this.columns.map((column) => {
      const larger = new Float64Array(column.length * 2);
      larger.set(column);
      return larger;
    });
  }
}
