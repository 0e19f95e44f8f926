/**
 * VTU (VTK's XML for unstructured grids), all encodings including appended and zlib-compressed data. Pieces are put
 * one after the other. Data on points and cells is passed over.
 */
import { PliantError } from '../../core/errors.js';
import { CellSink } from '../cells.js';
import { MAX_ELEMENTS, MAX_VERTICES, refuseTooMany } from '../limits.js';
import { type MeshData, meshData } from '../mesh-data.js';
import { lineAndColumn } from '../text/place.js';
import { addVtkCell } from '../vtk/cell-types.js';
import { DataArrayReader } from './data-array.js';
import { type DataArrayTag, type PieceTag, parseVtu, refuse } from './document.js';

export function readVtu(bytes: Uint8Array): MeshData {
  const document = parseVtu(bytes);
  const arrays = new DataArrayReader(bytes, document);
  const claimed: Claimed = { points: 0, cells: 0, corners: 0 };
  // All pieces are counted before the first is read: pieces can share one array, and a small file claim any sum.
  const readers = document.pieces.map((piece) => new PieceReader(bytes, piece, arrays, claimed));
  const pieces = readers.map((reader) => reader.read());
  if (pieces.length === 0) throw refuse(bytes, 0, "The file has no 'Piece', so there is no mesh.");
  return pieces.length === 1 ? pieces[0] : joinPieces(pieces);
}

interface Claimed {
  points: number;
  cells: number;
  corners: number;
}

class PieceReader {
  private readonly points: number;
  private readonly cells: number;

  constructor(
    readonly bytes: Uint8Array,
    readonly piece: PieceTag,
    readonly arrays: DataArrayReader,
    readonly claimed: Claimed,
  ) {
    this.points = this.count('NumberOfPoints');
    this.cells = this.count('NumberOfCells');
    claimed.points += this.points;
    claimed.cells += this.cells;
    refuseTooMany(claimed.points, MAX_VERTICES, 'vertices', piece.at);
    refuseTooMany(claimed.cells, MAX_ELEMENTS, 'cells', piece.at);
  }

  read(): MeshData {
    const sink = new CellSink(this.positions());
    if (this.cells === 0) return sink.take();
    const offsetsTag = this.tag('Cells', 'offsets');
    const offsets = this.arrays.read(offsetsTag, this.cells);
    let before = 0;
    for (const offset of offsets) {
      const ok = offset >= before && offset % 1 === 0 && offset <= MAX_ELEMENTS * 4;
      if (!ok)
        throw this.invalid(
          offsetsTag,
          `The offset ${offset} follows ${before}; offsets must be whole numbers that grow.`,
        );
      before = offset;
    }
    this.claimed.corners += before;
    refuseTooMany(this.claimed.corners, 4 * MAX_ELEMENTS, 'corners of cells', this.piece.at);
    const types = this.arrays.read(this.tag('Cells', 'types'), this.cells);
    this.addCells(sink, offsets, types, before);
    return sink.take();
  }

  private positions(): Float64Array {
    if (this.points === 0) return new Float64Array(0);
    const tag = this.piece.arrays.find((array) => array.section === 'Points');
    if (!tag) throw refuse(this.bytes, this.piece.at, "The piece has no data array in 'Points'.");
    if ((tag.attributes['NumberOfComponents'] ?? '3') !== '3')
      throw refuse(this.bytes, tag.at, 'Points must have three components.');
    const positions = this.arrays.read(tag, this.points * 3);
    const bad = positions.findIndex((value) => value - value !== 0);
    if (bad >= 0)
      throw this.invalid(tag, `Coordinate ${bad} is ${positions[bad]}; coordinates must be finite numbers.`);
    return positions;
  }

  private addCells(sink: CellSink, offsets: Float64Array, types: Float64Array, corners: number): void {
    const tag = this.tag('Cells', 'connectivity');
    const connectivity = this.arrays.read(tag, corners);
    let scratch = new Uint32Array(16);
    const refuseCell = (sentence: string) => this.invalid(tag, sentence);
    let start = 0;
    for (let cell = 0; cell < this.cells; cell++) {
      const length = offsets[cell] - start;
      if (length > scratch.length) scratch = new Uint32Array(length * 2);
      for (let k = 0; k < length; k++) {
        const index = connectivity[start + k];
        if (!(index >= 0 && index < this.points && index % 1 === 0)) {
          throw this.invalid(
            tag,
            `Cell ${cell} uses point ${index}, but the piece has ${this.points} points, counted from 0.`,
          );
        }
        scratch[k] = index;
      }
      addVtkCell(sink, types[cell], scratch, length, () => `cell ${cell}`, refuseCell);
      start += length;
    }
  }

  private tag(section: string, name: string): DataArrayTag {
    const tag = this.piece.arrays.find(
      (array) => array.section === section && array.attributes['Name'] === name,
    );
    if (!tag)
      throw refuse(this.bytes, this.piece.at, `The piece has no data array '${name}' in '${section}'.`);
    return tag;
  }

  private count(name: string): number {
    const text = this.piece.attributes[name] ?? '';
    const value = Number(text);
    if (/^\s*\d+\s*$/.test(text) && value <= Number.MAX_SAFE_INTEGER) return value;
    throw refuse(this.bytes, this.piece.at, `The piece needs ${name} as a whole number.`);
  }

  private invalid(tag: DataArrayTag, sentence: string): PliantError {
    return new PliantError('invalid-value', sentence, lineAndColumn(this.bytes, tag.at));
  }
}

function joinPieces(pieces: readonly MeshData[]): MeshData {
  const sum = (size: (piece: MeshData) => number) => pieces.reduce((total, piece) => total + size(piece), 0);
  const positions = new Float64Array(sum((piece) => piece.positions.length));
  const triangles = new Uint32Array(sum((piece) => piece.triangles.length));
  const tets = new Uint32Array(sum((piece) => piece.tets.length));
  let [p, t, k] = [0, 0, 0];
  for (const piece of pieces) {
    const first = p / 3;
    for (const index of piece.triangles) triangles[t++] = index + first;
    for (const index of piece.tets) tets[k++] = index + first;
    positions.set(piece.positions, p);
    p += piece.positions.length;
  }
  return meshData({ positions, triangles, tets, notes: pieces.flatMap((piece) => piece.notes) });
}
