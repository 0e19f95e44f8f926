/**
 * The XML of a VTU file: its pieces and, for each data array, its attributes and where its content stands. The content
 * itself isn't given to the XML parser: it sees the markup only, its positions are translated back to offsets, and
 * numbers are read from the file's bytes with their true line and column.
 */
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { PliantError } from '../../core/errors.js';
import { MAX_DEPTH } from '../limits.js';
import { findAscii, latin1 } from '../text/ascii.js';
import { lineAndColumn } from '../text/place.js';
import { OutlineText } from './outline-text.js';

export interface DataArrayTag {
  /** The element around it: Points, Cells, PointData, CellData. */
  readonly section: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Offset of its tag, for complaints. */
  readonly at: number;
  /** Content between the tags. */
  readonly start: number;
  end: number;
}

export interface PieceTag {
  readonly attributes: Readonly<Record<string, string>>;
  readonly at: number;
  readonly arrays: DataArrayTag[];
}

export interface VtuDocument {
  readonly file: Readonly<Record<string, string>>;
  readonly pieces: readonly PieceTag[];
  /** Appended data: its encoding and the offset after the underscore. */
  readonly appended?: { readonly encoding: string; readonly start: number };
}

export function parseVtu(bytes: Uint8Array): VtuDocument {
  const appendedAt = findAppended(bytes);
  const outline = new Outline(bytes, appendedAt);
  const file = outline.file;
  if (!file) throw refuse(bytes, 0, "The root element must be 'VTKFile'.");
  if (file['type'] !== 'UnstructuredGrid') {
    throw refuse(
      bytes,
      0,
      `The file holds '${printable(file['type'] ?? '')}'; only UnstructuredGrid is read.`,
    );
  }
  if (appendedAt < 0) return { file, pieces: outline.pieces };
  return { file, pieces: outline.pieces, appended: readAppended(bytes, appendedAt) };
}

/** Raw appended data isn't XML, so the parser sees the file up to here only. */
function findAppended(bytes: Uint8Array): number {
  return findAscii(bytes, '<AppendedData');
}

function readAppended(bytes: Uint8Array, at: number): { encoding: string; start: number } {
  const close = bytes.indexOf(0x3e, at);
  const encoding =
    close < 0
      ? undefined
      : /encoding\s*=\s*["'](\w+)["']/.exec(latin1(bytes, at, Math.min(close, at + 512)))?.[1];
  if (!encoding) throw refuse(bytes, at, "The element 'AppendedData' has no encoding.");
  let start = close + 1;
  while (start < bytes.length && bytes[start] <= 0x20) start++;
  if (bytes[start] !== 0x5f) throw refuse(bytes, start, 'Appended data must start with an underscore.');
  return { encoding, start: start + 1 };
}

class Outline {
  file: Readonly<Record<string, string>> | undefined;
  readonly pieces: PieceTag[] = [];
  private readonly path: string[] = [];
  private readonly parser = new SaxesParser();
  private readonly markup: OutlineText;
  private array: DataArrayTag | undefined;
  /** Offset of the last '<' of an opening tag. */
  private tagAt = 0;

  constructor(
    readonly bytes: Uint8Array,
    appendedAt: number,
  ) {
    this.markup = new OutlineText(bytes, appendedAt < 0 ? bytes.length : appendedAt);
    this.parser.on('error', (error) => {
      const sentence = `The XML is broken: ${error.message.replace(/^\d+:\d+: /, '')}`;
      throw refuse(this.bytes, this.position, sentence.endsWith('.') ? sentence : `${sentence}.`);
    });
    this.parser.on('opentagstart', (tag) => {
      this.tagAt = this.markup.offset(Math.max(0, this.parser.position - tag.name.length - 2));
    });
    this.parser.on('opentag', (tag) => this.open(tag));
    this.parser.on('closetag', (tag) => this.close(tag));
    this.parser.write(this.markup.text);
    if (appendedAt >= 0) this.parser.write('</VTKFile>');
    this.parser.close();
  }

  /** Where in the file the parser is. */
  private get position(): number {
    return this.markup.offset(this.parser.position);
  }

  private open(tag: SaxesTagPlain): void {
    const parent = this.path.at(-1);
    const attributes = tag.attributes;
    if (this.path.length >= MAX_DEPTH)
      throw refuse(this.bytes, this.tagAt, 'The elements are nested too deeply.');
    if (this.path.length === 0 && tag.name === 'VTKFile') this.file = attributes;
    if (tag.name === 'Piece' && parent === 'UnstructuredGrid')
      this.pieces.push({ attributes, at: this.tagAt, arrays: [] });
    if (tag.name === 'DataArray' && this.path.at(-2) === 'Piece') {
      const start = this.position;
      this.array = { section: parent!, attributes, at: this.tagAt, start, end: start };
      this.pieces.at(-1)?.arrays.push(this.array);
    }
    this.path.push(tag.name);
  }

  private close(tag: SaxesTagPlain): void {
    this.path.pop();
    if (tag.name !== 'DataArray' || !this.array) return;
    if (!tag.isSelfClosing) {
      const close = this.bytes.lastIndexOf(0x3c, this.position - 1);
      const inner = this.bytes.indexOf(0x3c, this.array.start);
      // An <InformationKey> inside ends the numbers.
      this.array.end = Math.max(this.array.start, Math.min(close, inner < 0 ? close : inner));
    }
    this.array = undefined;
  }
}

export function refuse(bytes: Uint8Array, at: number, sentence: string): PliantError {
  return new PliantError('syntax', sentence, lineAndColumn(bytes, at));
}

export function printable(text: string): string {
  return text.slice(0, 40).replace(/[^ -~]/g, '?');
}
