import { widened } from '../core/grow.js';

/** Growing typed arrays, for readers that don't know the count beforehand. */
export class FloatList {
  private data = new Float64Array(768);
  length = 0;

  push3(x: number, y: number, z: number): void {
    if (this.length + 3 > this.data.length) this.grow();
    this.data[this.length++] = x;
    this.data[this.length++] = y;
    this.data[this.length++] = z;
  }

  get values(): Float64Array {
    return this.data;
  }

  take(): Float64Array {
    return this.data.slice(0, this.length);
  }

  private grow(): void {
    this.data = widened(this.data);
  }
}

export class IndexList {
  private data = new Uint32Array(768);
  length = 0;

  push(value: number): void {
    if (this.length === this.data.length) this.grow();
    this.data[this.length++] = value;
  }

  push3(a: number, b: number, c: number): void {
    if (this.length + 3 > this.data.length) this.grow();
    this.data[this.length++] = a;
    this.data[this.length++] = b;
    this.data[this.length++] = c;
  }

  get values(): Uint32Array {
    return this.data;
  }

  take(): Uint32Array {
    return this.data.slice(0, this.length);
  }

  private grow(): void {
    this.data = widened(this.data);
  }
}
