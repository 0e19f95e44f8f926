/** One way to pull the values of a PLY body, for both encodings. */
import type { PliantError } from '../../core/errors.js';
import { BinaryCursor } from '../binary/cursor.js';
import { TextScanner } from '../text/scanner.js';
import { PLY_SCALAR_BYTES, type PlyElement, type PlyHeader, type PlyScalar } from './header.js';

export interface PlyValues {
  readonly position: number;
  /** The next value. Whole-number types give whole numbers; floating types may give NaN in binary files. */
  scalar(type: PlyScalar): number;
  /** Refuses an element whose claimed count can't be in the bytes that are left. */
  checkCount(element: PlyElement): void;
  /** Refuses a list whose claimed length can't be there. */
  checkList(length: number, type: PlyScalar): void;
  /** Moves past an element made of single values only. */
  skip(element: PlyElement): void;
  invalid(sentence: string, at: number): PliantError;
}

export function plyValues(bytes: Uint8Array, header: PlyHeader): PlyValues {
  return header.encoding === 'ascii' ? new AsciiValues(bytes, header) : new BinaryValues(bytes, header);
}

class AsciiValues implements PlyValues {
  private readonly text: TextScanner;

  constructor(bytes: Uint8Array, header: PlyHeader) {
    this.text = new TextScanner(bytes, { start: header.bodyAt });
  }

  get position(): number {
    this.text.onToken();
    return this.text.position;
  }

  scalar(type: PlyScalar): number {
    if (type === 'f32' || type === 'f64') return this.text.number('a value');
    return this.text.integer('a value', -0x80000000, 0xffffffff);
  }

  checkCount(element: PlyElement): void {
    if (element.count * element.properties.length * 2 <= this.text.left + 1) return;
    const sentence = `The header claims ${element.count} of element '${element.name}', but only ${this.text.left} bytes are left for them.`;
    throw this.text.error('corrupt-data', sentence, element.at);
  }

  checkList(length: number): void {
    if (length * 2 > this.text.left + 1)
      throw this.text.error('corrupt-data', `A list claims ${length} values, more than the file has left.`);
  }

  skip(element: PlyElement): void {
    for (let i = element.count * element.properties.length; i > 0; i--) this.text.word('a value');
  }

  invalid(sentence: string, at: number): PliantError {
    return this.text.error('invalid-value', sentence, at);
  }
}

class BinaryValues implements PlyValues {
  private readonly view: DataView;
  private readonly cursor: BinaryCursor;
  private readonly little: boolean;

  constructor(bytes: Uint8Array, header: PlyHeader) {
    this.little = header.encoding === 'little-endian';
    this.cursor = new BinaryCursor(bytes, header.bodyAt, this.little);
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get position(): number {
    return this.cursor.position;
  }

  scalar(type: PlyScalar): number {
    const at = this.cursor.position;
    const size = PLY_SCALAR_BYTES[type];
    this.cursor.need(1, size, 'value');
    this.cursor.position = at + size;
    switch (type) {
      case 'i8':
        return this.view.getInt8(at);
      case 'u8':
        return this.view.getUint8(at);
      case 'i16':
        return this.view.getInt16(at, this.little);
      case 'u16':
        return this.view.getUint16(at, this.little);
      case 'i32':
        return this.view.getInt32(at, this.little);
      case 'u32':
        return this.view.getUint32(at, this.little);
      case 'f32':
        return this.view.getFloat32(at, this.little);
      case 'f64':
        return this.view.getFloat64(at, this.little);
    }
  }

  checkCount(element: PlyElement): void {
    this.cursor.need(element.count, smallestBytes(element), `of element '${element.name}'`);
  }

  checkList(length: number, type: PlyScalar): void {
    this.cursor.need(length, PLY_SCALAR_BYTES[type], 'values of a list');
  }

  skip(element: PlyElement): void {
    this.cursor.position += element.count * smallestBytes(element);
  }

  invalid(sentence: string, at: number): PliantError {
    return this.cursor.error('invalid-value', sentence, at);
  }
}

function smallestBytes(element: PlyElement): number {
  let bytes = 0;
  for (const property of element.properties) bytes += PLY_SCALAR_BYTES[property.lengthType ?? property.type];
  return bytes;
}
