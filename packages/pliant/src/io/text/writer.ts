import { joinBytes } from '../binary/bytes.js';
import { asciiBytes } from './ascii.js';

/** Collects text and hands out its bytes. Numbers are written in the shortest form that reads back to the same bits. */
export class TextWriter {
  private parts: string[] = [];
  private readonly chunks: Uint8Array[] = [];

  line(text: string): void {
    this.parts.push(text, '\n');
    if (this.parts.length > 8192) this.flush();
  }

  /** One line with `count` numbers from `offset`, after `head`. */
  numbers(head: string, values: ArrayLike<number>, offset: number, count: number, add = 0): void {
    let text = head;
    for (let i = 0; i < count; i++) {
      if (i > 0 || head !== '') text += ' ';
      const value = values[offset + i];
      text += numberText(add === 0 ? value : value + add);
    }
    this.line(text);
  }

  /** Bytes as they are, without a line end. */
  append(bytes: Uint8Array): void {
    this.flush();
    this.chunks.push(bytes);
  }

  bytes(): Uint8Array {
    this.flush();
    return joinBytes(this.chunks);
  }

  private flush(): void {
    this.chunks.push(asciiBytes(this.parts.join('')));
    this.parts = [];
  }
}

/** `String` drops the sign of zero, and a round trip must not. */
export function numberText(value: number): string {
  return value === 0 && 1 / value < 0 ? '-0' : String(value);
}
