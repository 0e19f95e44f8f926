import { asciiBytes } from './ascii.js';

/** Collects text and hands out its bytes. Numbers are written in the shortest form that reads back to the same bits. */
export class TextWriter {
  #parts: string[] = [];
  readonly #chunks: Uint8Array[] = [];
  #length = 0;

  line(text: string): void {
    this.#parts.push(text, '\n');
    if (this.#parts.length > 8192) this.#flush();
  }

  /** One line with `count` numbers from `offset`, after `head`. */
  numbers(head: string, values: ArrayLike<number>, offset: number, count: number, add = 0): void {
    let text = head;
    for (let i = 0; i < count; i++) {
      if (i > 0 || head !== '') text += ' ';
      const value = values[offset + i]!;
      text += numberText(add === 0 ? value : value + add);
    }
    this.line(text);
  }

  bytes(): Uint8Array {
    this.#flush();
    const all = new Uint8Array(this.#length);
    let at = 0;
    for (const chunk of this.#chunks) {
      all.set(chunk, at);
      at += chunk.length;
    }
    return all;
  }

  #flush(): void {
    const chunk = asciiBytes(this.#parts.join(''));
    this.#parts = [];
    this.#chunks.push(chunk);
    this.#length += chunk.length;
  }
}

/** `String` drops the sign of zero, and a round trip must not. */
export function numberText(value: number): string {
  return value === 0 && 1 / value < 0 ? '-0' : String(value);
}
