/** Colours of the numbers on surfaces, and the range that the colours stand for. */
import type { Painter } from '@pliant/three';
import type { Color } from 'three';
import type { Frame } from '../engine/frame.js';
import { FIELDS, type FieldName } from '../engine/surface-fields.js';
import { mapColor } from './color-map.js';

/** How fast the range follows numbers that fall: after this time half of the difference is gone [ms]. */
const HALF_LIFE = 700;

const NONE = new Float32Array(0);

export class FieldPainter implements Painter {
  private values: Float32Array = NONE;
  private rows: Float32Array = NONE;
  private seen = 0;
  private own = 0;
  /** That of a world that is seen beside this one: a colour means the same number in both. */
  private beside: FieldPainter | undefined;

  /** The number that the darkest colour stands for; 0 is the lightest. */
  get high(): number {
    return Math.max(this.own, this.beside?.own ?? 0);
  }

  /** Two worlds side by side have one range. */
  join(other: FieldPainter): void {
    this.beside = other;
    other.beside = this;
  }

  /** This world goes. */
  part(): void {
    if (this.beside !== undefined) this.beside.beside = undefined;
    this.beside = undefined;
  }

  /** Takes the numbers of a frame; `most` is the range that was asked for. */
  take(frame: Frame, field: FieldName, most: number | undefined, now: number): void {
    // A frame from before the field was asked for has other numbers.
    if (FIELDS[frame.reading('field')] !== field) return this.forget();
    this.values = frame.fieldValues;
    this.rows = frame.fieldRows;
    const reading = frame.reading('fieldHigh');
    if (most !== undefined) this.own = most;
    else if (reading >= this.own) this.own = reading;
    else this.own = reading + (this.own - reading) * 0.5 ** ((now - this.seen) / HALF_LIFE);
    this.seen = now;
  }

  forget(): void {
    this.values = NONE;
    this.rows = NONE;
    this.own = 0;
  }

  vertex(index: number, out: Color): void {
    mapColor(this.share(this.values[index] ?? Number.NaN), out);
  }

  body(row: number, out: Color): void {
    mapColor(this.share(this.rows[row] ?? Number.NaN), out);
  }

  /** The number at a point of a triangle, by the weights of its corners. */
  at(vertices: readonly number[], weights: readonly number[]): number {
    return vertices.reduce((sum, v, k) => sum + weights[k] * this.values[v], 0);
  }

  of(row: number): number {
    return this.rows[row];
  }

  private share(value: number): number {
    return this.high > 0 ? value / this.high : value;
  }
}
