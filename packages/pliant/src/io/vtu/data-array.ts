/**
 * The numbers of one data array, in any of VTU's dressings:
 * - ascii;
 * - binary: base64 of a byte count followed by the bytes;
 * - appended: the same in the section at the end, raw or base64, at a stated offset;
 * - either of the latter cut into zlib-compressed blocks: block count, block size, size of the last block if partial,
 *   compressed sizes, then the blocks.
 */
import { PliantError } from '../../core/errors.js';
import { decodeBase64 } from '../binary/base64.js';
import { inflateZlib } from '../binary/inflate.js';
import { TextScanner } from '../text/scanner.js';
import { VTK_NUMBER_BYTES, type VtkNumber, vtkNumberAt } from '../vtk/number-types.js';
import { type DataArrayTag, printable, refuse, type VtuDocument } from './document.js';

const TYPES = new Map<string, VtkNumber>([
  ['Int8', 'i8'],
  ['UInt8', 'u8'],
  ['Int16', 'i16'],
  ['UInt16', 'u16'],
  ['Int32', 'i32'],
  ['UInt32', 'u32'],
  ['Int64', 'i64'],
  ['UInt64', 'u64'],
  ['Float32', 'f32'],
  ['Float64', 'f64'],
]);

/** zlib can't blow a byte up to more than this. */
const MOST_INFLATION = 1032;

export class DataArrayReader {
  private readonly little: boolean;
  private readonly headerBytes: number;

  constructor(
    readonly bytes: Uint8Array,
    readonly document: VtuDocument,
  ) {
    this.little = document.file['byte_order'] !== 'BigEndian';
    this.headerBytes = document.file['header_type'] === 'UInt64' ? 8 : 4;
  }

  /** Exactly `count` numbers, refused before anything is allocated when they can't be there. */
  read(tag: DataArrayTag, count: number): Float64Array {
    const type = TYPES.get(tag.attributes['type'] ?? '');
    if (!type)
      throw refuse(
        this.bytes,
        tag.at,
        `'${printable(tag.attributes['type'] ?? '')}' is no number type of a data array.`,
      );
    const format = tag.attributes['format'] ?? 'ascii';
    if (format === 'ascii') return this.readText(tag, type, count);
    const payload = this.payload(tag, format, count * VTK_NUMBER_BYTES[type]);
    const view = new DataView(payload.buffer, payload.byteOffset, payload.byteLength);
    const values = new Float64Array(count);
    for (let i = 0; i < count; i++)
      values[i] = vtkNumberAt(view, i * VTK_NUMBER_BYTES[type], type, this.little);
    return values;
  }

  private readText(tag: DataArrayTag, type: VtkNumber, count: number): Float64Array {
    const text = new TextScanner(this.bytes, { start: tag.start, end: tag.end });
    if (count * 2 > text.left + 1) throw this.wrongLength(tag, `fewer than the ${count} numbers it needs`);
    const values = new Float64Array(count);
    const whole = type !== 'f32' && type !== 'f64';
    const limit = Number.MAX_SAFE_INTEGER;
    for (let i = 0; i < count; i++)
      values[i] = whole ? text.integer('a value', -limit, limit) : text.number('a value');
    if (text.onToken())
      throw text.error('corrupt-data', `The data array has more than the ${count} numbers it needs.`);
    return values;
  }

  /** The bytes of an array, which must be `length` many. */
  private payload(tag: DataArrayTag, format: string, length: number): Uint8Array {
    const source = this.source(tag, format);
    const compressor = this.document.file['compressor'];
    if (!compressor) return this.plain(tag, source, length);
    if (compressor === 'vtkZLibDataCompressor') return this.inflated(tag, source, length);
    const sentence = `The data is compressed by ${printable(compressor)}; save it with zlib or without compression.`;
    throw new PliantError('unsupported-version', sentence, refuse(this.bytes, tag.at, '').place);
  }

  private source(tag: DataArrayTag, format: string): ByteSource {
    if (format === 'binary') return new Base64Source(this.bytes, tag.start, tag.end);
    const appended = this.document.appended;
    if (format !== 'appended' || !appended) {
      throw refuse(
        this.bytes,
        tag.at,
        `The format '${printable(format)}' isn't known, or the file has no appended data.`,
      );
    }
    const offset = Number(tag.attributes['offset']);
    const start = appended.start + offset;
    if (!(offset >= 0 && start <= this.bytes.length && offset % 1 === 0)) {
      throw refuse(this.bytes, tag.at, 'The offset of the data array lies outside the appended data.');
    }
    if (appended.encoding === 'raw') return new RawSource(this.bytes, start);
    if (appended.encoding === 'base64') return new Base64Source(this.bytes, start, this.bytes.length);
    throw refuse(
      this.bytes,
      tag.at,
      `The encoding '${printable(appended.encoding)}' of the appended data isn't known.`,
    );
  }

  private plain(tag: DataArrayTag, source: ByteSource, length: number): Uint8Array {
    const h = this.headerBytes;
    const start = source.mark();
    const stated = this.headerWord(tag, source.take(h));
    if (stated !== length) throw this.wrongLength(tag, `${stated} bytes where it needs ${length}`);
    source.reset(start);
    // Header and data are one run of base64.
    const all = h + length > source.most ? undefined : source.take(h + length);
    if (all?.length !== h + length) throw this.wrongLength(tag, `fewer than the ${length} bytes it states`);
    return all.subarray(h);
  }

  private inflated(tag: DataArrayTag, source: ByteSource, length: number): Uint8Array {
    const h = this.headerBytes;
    const start = source.mark();
    const blocks = this.headerWord(tag, source.take(h));
    source.reset(start);
    const headerLength = (3 + blocks) * h;
    if (headerLength > source.most)
      throw this.wrongLength(tag, `${blocks} blocks announced, which can't be there`);
    const header = source.take(headerLength);
    if (header.length < headerLength) throw this.wrongLength(tag, 'a header that is cut off');
    const blockSize = this.word(header, h);
    const lastSize = this.word(header, 2 * h);
    const total = blocks === 0 ? 0 : (blocks - 1) * blockSize + (lastSize === 0 ? blockSize : lastSize);
    if (total !== length) throw this.wrongLength(tag, `${total} bytes where it needs ${length}`);
    let compressed = 0;
    for (let b = 0; b < blocks; b++) compressed += this.word(header, (3 + b) * h);
    if (compressed > source.most) throw this.wrongLength(tag, 'blocks larger than what is left of the file');
    if (length > compressed * MOST_INFLATION)
      throw this.wrongLength(tag, `${length} bytes announced, which can't be there`);
    const data = source.take(compressed);
    const out = new Uint8Array(length);
    let from = 0;
    for (let b = 0; b < blocks; b++) {
      const size = this.word(header, (3 + b) * h);
      const at = b * blockSize;
      const ok = inflateZlib(
        data.subarray(from, from + size),
        out.subarray(at, Math.min(at + blockSize, length)),
      );
      if (!ok) throw this.wrongLength(tag, `a compressed block, number ${b}, that is broken`);
      from += size;
    }
    return out;
  }

  private headerWord(tag: DataArrayTag, bytes: Uint8Array): number {
    if (bytes.length < this.headerBytes) throw this.wrongLength(tag, 'no header');
    return this.word(bytes, 0);
  }

  private word(bytes: Uint8Array, at: number): number {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return vtkNumberAt(view, at, this.headerBytes === 8 ? 'u64' : 'u32', this.little);
  }

  private wrongLength(tag: DataArrayTag, found: string): PliantError {
    const name = printable(tag.attributes['Name'] ?? tag.section);
    const sentence = `The data array '${name}' has ${found}; the file is cut off or a count is wrong.`;
    return new PliantError('corrupt-data', sentence, refuse(this.bytes, tag.at, '').place);
  }
}

/** Bytes in sequence, raw or out of base64. */
interface ByteSource {
  /** No more bytes than this can follow. */
  readonly most: number;
  /** The next bytes, fewer when the source ends. */
  take(count: number): Uint8Array;
  mark(): number;
  reset(mark: number): void;
}

class RawSource implements ByteSource {
  constructor(
    readonly bytes: Uint8Array,
    public at: number,
  ) {}

  get most(): number {
    return this.bytes.length - this.at;
  }

  take(count: number): Uint8Array {
    const part = this.bytes.subarray(this.at, this.at + count);
    this.at += part.length;
    return part;
  }

  mark(): number {
    return this.at;
  }

  reset(mark: number): void {
    this.at = mark;
  }
}

/** Each `take` must end a run or be undone by `reset`, since a group of base64 can't be split. */
class Base64Source implements ByteSource {
  constructor(
    readonly bytes: Uint8Array,
    public at: number,
    readonly end: number,
  ) {}

  get most(): number {
    return Math.ceil(((this.end - this.at) * 3) / 4);
  }

  take(count: number): Uint8Array {
    const { bytes, next } = decodeBase64(this.bytes, this.at, this.end, count);
    this.at = next;
    return bytes;
  }

  mark(): number {
    return this.at;
  }

  reset(mark: number): void {
    this.at = mark;
  }
}
