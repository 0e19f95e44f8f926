/** Growing typed arrays, for readers that don't know the count beforehand. */
export class FloatList {
  #values = new Float64Array(768);
  length = 0;

  push3(x: number, y: number, z: number): void {
    if (this.length + 3 > this.#values.length) this.#grow();
    this.#values[this.length++] = x;
    this.#values[this.length++] = y;
    this.#values[this.length++] = z;
  }

  get values(): Float64Array {
    return this.#values;
  }

  take(): Float64Array {
    return this.#values.slice(0, this.length);
  }

  #grow(): void {
    const larger = new Float64Array(this.#values.length * 2);
    larger.set(this.#values);
    this.#values = larger;
  }
}

export class IndexList {
  #values = new Uint32Array(768);
  length = 0;

  push(value: number): void {
    if (this.length === this.#values.length) this.#grow();
    this.#values[this.length++] = value;
  }

  push3(a: number, b: number, c: number): void {
    if (this.length + 3 > this.#values.length) this.#grow();
    this.#values[this.length++] = a;
    this.#values[this.length++] = b;
    this.#values[this.length++] = c;
  }

  get values(): Uint32Array {
    return this.#values;
  }

  take(): Uint32Array {
    return this.#values.slice(0, this.length);
  }

  #grow(): void {
    const larger = new Uint32Array(this.#values.length * 2);
    larger.set(this.#values);
    this.#values = larger;
  }
}
