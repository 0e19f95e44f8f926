import type { Path } from './schema/problems.js';

const NEWLINE = 0x0a;
const RETURN = 0x0d;

/** Offsets of all keys and values of one text, per object and array of the value that was read from it. */
export interface TextMarks {
  value: unknown;
  /** Offset of the outermost value. */
  root: number;
  /** Offset of each key's opening quote, per object. Value offsets follow from it. */
  readonly keys: Map<object, Map<string, number>>;
  /** Offset of each item, per array. */
  readonly items: Map<object, number[]>;
}

/** Answers where in a text a path leads. `mark` is asked once, when the first error needs its place. */
export class TextPlaces {
  private marks: TextMarks | undefined;
  private lineStarts: Uint32Array | undefined;

  constructor(
    private readonly text: string,
    private readonly mark: () => TextMarks,
  ) {}

  /**
   * Line and column of the value at `path`, or of its key. Where the path leads to something that isn't in the text
   * (a missing key), the innermost thing that is.
   */
  locate(path: Path, what: 'key' | 'value'): { line: number; column: number } {
    this.marks ??= this.mark();
    const { keys, items } = this.marks;
    let offset = this.marks.root;
    let node = this.marks.value;
    for (let i = 0; i < path.length; i++) {
      const segment = path[i];
      if (typeof node !== 'object' || node === null) break;
      const keyAt = typeof segment === 'string' ? keys.get(node)?.get(segment) : undefined;
      const itemAt = typeof segment === 'number' ? items.get(node)?.[segment] : undefined;
      if (keyAt === undefined && itemAt === undefined) break;
      const wantsKey = what === 'key' && i === path.length - 1;
      offset = itemAt ?? (wantsKey ? keyAt! : this.valueAfterKey(keyAt!));
      node = (node as Record<string | number, unknown>)[segment];
    }
    return this.lineColumn(offset);
  }

  /** 1-based line and column [UTF-16 units] of an offset. Lines end with \n, \r\n or a lone \r. */
  lineColumn(offset: number): { line: number; column: number } {
    this.lineStarts ??= findLineStarts(this.text);
    const starts = this.lineStarts;
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle] <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - starts[low] + 1 };
  }

  private valueAfterKey(keyAt: number): number {
    let at = keyAt + 1;
    while (this.text[at] !== '"') at += this.text[at] === '\\' ? 2 : 1;
    at++;
    while (/[\s:]/.test(this.text[at])) at++;
    return at;
  }
}

function findLineStarts(text: string): Uint32Array {
  const starts = [0];
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c === NEWLINE || (c === RETURN && text.charCodeAt(i + 1) !== NEWLINE)) starts.push(i + 1);
  }
  return Uint32Array.from(starts);
}
