/**
 * Legacy VTK (.vtk), text and binary: UNSTRUCTURED_GRID and POLYDATA, with the cell layout of versions up to 4.2
 * (length and corners of each cell in one array) and the one since 5.1 (offsets and connectivity). Which of the two it
 * is shows in the presence of the word OFFSETS; the version number isn't reliable. Data fields are passed over.
 */
import { CellSink } from '../cells.js';
import type { MeshData } from '../mesh-data.js';
import { hasAscii } from '../text/ascii.js';
import { TextScanner } from '../text/scanner.js';
import { type VtkArray, VtkArrays } from './arrays.js';
import { addVtkCell } from './cell-types.js';

const POLYDATA_TYPES = new Map([
  ['VERTICES', 2],
  ['LINES', 4],
  ['POLYGONS', 7],
  ['TRIANGLE_STRIPS', 6],
]);

/** Corner lists of cells, from either layout. */
interface CellList {
  readonly count: number;
  start(cell: number): number;
  length(cell: number): number;
  readonly corners: VtkArray;
}

export function readVtk(bytes: Uint8Array): MeshData {
  return new VtkReader(bytes).read();
}

class VtkReader {
  private readonly text: TextScanner;
  private arrays: VtkArrays;
  private dataset = '';
  private points: Float64Array | undefined;
  private cells: CellList | undefined;
  private sink: CellSink | undefined;
  private types: VtkArray | undefined;
  private scratch = new Uint32Array(16);

  constructor(bytes: Uint8Array) {
    this.text = new TextScanner(bytes);
    this.arrays = new VtkArrays(this.text, false);
  }

  read(): MeshData {
    this.header();
    while (this.text.onToken()) {
      const at = this.text.position;
      const keyword = this.text.word('a keyword').toUpperCase();
      if (keyword === 'POINT_DATA' || keyword === 'CELL_DATA') break;
      this.keyword(keyword, at);
    }
    const sink = this.sink;
    if (!sink) throw this.text.error('missing-key', "The file has no 'POINTS'.");
    if (this.dataset === 'UNSTRUCTURED_GRID') this.addTypedCells(sink);
    return sink.take();
  }

  private header(): void {
    const text = this.text;
    if (!hasAscii(text.bytes, '# vtk DataFile Version', text.position)) {
      throw text.error('syntax', "A legacy VTK file starts with '# vtk DataFile Version'; this one doesn't.");
    }
    text.skipLine();
    text.skipLine();
    const at = text.position;
    const encoding = text.word("'ASCII' or 'BINARY'").toUpperCase();
    if (encoding !== 'ASCII' && encoding !== 'BINARY') {
      throw text.error('syntax', "The third line must be 'ASCII' or 'BINARY'.", at);
    }
    text.endLine(`'${encoding}'`);
    this.arrays = new VtkArrays(text, encoding === 'BINARY');
  }

  private keyword(keyword: string, at: number): void {
    if (keyword === 'DATASET') this.setDataset(at);
    else if (keyword === 'FIELD') this.skipField();
    else if (keyword === 'METADATA') this.skipMetadata();
    else if (keyword === 'POINTS') this.readPoints(at);
    else if (keyword === 'CELLS' && this.dataset === 'UNSTRUCTURED_GRID') this.cells = this.readCells();
    else if (keyword === 'CELL_TYPES' && this.dataset === 'UNSTRUCTURED_GRID') this.readTypes();
    else if (POLYDATA_TYPES.has(keyword) && this.dataset === 'POLYDATA')
      this.addPolydata(POLYDATA_TYPES.get(keyword)!, at);
    else {
      this.text.position = at;
      throw this.text.error(
        'syntax',
        `'${this.text.peek()}' has no place here; a count before it may be wrong.`,
      );
    }
  }

  private setDataset(at: number): void {
    this.dataset = this.text.word('the type of the data set').toUpperCase();
    if (this.dataset === 'UNSTRUCTURED_GRID' || this.dataset === 'POLYDATA') return;
    const sentence = 'Only the data sets UNSTRUCTURED_GRID and POLYDATA are read.';
    throw this.text.error('unsupported-version', sentence, at);
  }

  private readPoints(at: number): void {
    if (this.points) throw this.text.error('corrupt-data', "A second 'POINTS'.", at);
    const count = this.text.integer('the number of points', 0, Number.MAX_SAFE_INTEGER);
    const type = this.arrays.type();
    this.points = this.arrays.read(count * 3, type, 'coordinates').finite('Coordinate');
    this.sink = new CellSink(this.points);
  }

  private readCells(): CellList {
    const text = this.text;
    const first = text.integer('the number of cells', 0, Number.MAX_SAFE_INTEGER);
    const second = text.integer('the size of the cells', 0, Number.MAX_SAFE_INTEGER);
    const bodyAt = text.position;
    text.skipLine();
    const hasOffsets = hasAscii(text.bytes, 'OFFSETS', text.position);
    if (hasOffsets) return this.readOffsetCells(first, second);
    text.position = bodyAt;
    return this.readCountedCells(first, second);
  }

  /** n, then n corners, for each cell. */
  private readCountedCells(count: number, size: number): CellList {
    const at = this.text.position;
    const corners = this.arrays.read(size, 'i32', 'cells');
    if (count > size)
      throw this.text.error('corrupt-data', `${count} cells don't fit into ${size} numbers.`, at);
    const starts = new Float64Array(count + 1);
    let cursor = 0;
    for (let cell = 0; cell < count; cell++) {
      if (cursor >= size)
        throw this.text.error('corrupt-data', `The ${size} numbers hold only ${cell} of ${count} cells.`, at);
      const length = corners.index(cursor, size - cursor - 1, `the number of corners of cell ${cell}`);
      starts[cell] = cursor + 1;
      cursor += length + 1;
    }
    if (cursor !== size)
      throw this.text.error(
        'corrupt-data',
        `The ${count} cells take ${cursor} numbers, not ${size} as announced.`,
        at,
      );
    starts[count] = size + 1;
    return { count, corners, start: (i) => starts[i], length: (i) => starts[i + 1] - starts[i] - 1 };
  }

  private readOffsetCells(offsetCount: number, cornerCount: number): CellList {
    this.text.word('OFFSETS');
    const offsets = this.arrays.read(offsetCount, this.arrays.type(), 'offsets');
    const at = this.text.position;
    if (this.text.word("'CONNECTIVITY'") !== 'CONNECTIVITY') {
      throw this.text.error('corrupt-data', "Expected 'CONNECTIVITY' after the offsets.", at);
    }
    const corners = this.arrays.read(cornerCount, this.arrays.type(), 'connectivity');
    let before = 0;
    for (let i = 0; i < offsetCount; i++) {
      const offset = offsets.index(i, cornerCount, 'an offset');
      if (offset < before)
        throw offsets.error('invalid-value', `The offset ${offset} is smaller than the one before it.`, i);
      before = offset;
    }
    const { values } = offsets;
    return {
      count: Math.max(0, offsetCount - 1),
      corners,
      start: (i) => values[i],
      length: (i) => values[i + 1] - values[i],
    };
  }

  private readTypes(): void {
    const count = this.text.integer('the number of cell types', 0, Number.MAX_SAFE_INTEGER);
    this.types = this.arrays.read(count, 'i32', 'cell types');
  }

  private addTypedCells(sink: CellSink): void {
    const cells = this.cells;
    const types = this.types;
    if (!cells && !types) return;
    if (!cells || !types || types.values.length !== cells.count) {
      const sentence = `The file has ${cells?.count ?? 0} cells but ${types?.values.length ?? 0} cell types.`;
      throw this.text.error('corrupt-data', sentence);
    }
    for (let i = 0; i < cells.count; i++) this.addCell(sink, cells, i, types.values[i]);
  }

  private addPolydata(type: number, at: number): void {
    const sink = this.sink;
    if (!sink) throw this.text.error('missing-key', "Cells stand before 'POINTS'.", at);
    const cells = this.readCells();
    for (let i = 0; i < cells.count; i++) this.addCell(sink, cells, i, type);
  }

  private addCell(sink: CellSink, cells: CellList, cell: number, type: number): void {
    const start = cells.start(cell);
    const length = cells.length(cell);
    if (this.scratch.length < length) this.scratch = new Uint32Array(length * 2);
    const last = sink.vertexCount - 1;
    for (let k = 0; k < length; k++)
      this.scratch[k] = cells.corners.index(start + k, last, `a corner of cell ${cell}`);
    const refuse = (sentence: string) => cells.corners.error('unsupported-version', sentence, start);
    addVtkCell(sink, type, this.scratch, length, () => `cell ${cell}`, refuse);
  }

  /** FIELD name n, then n times: name, components, tuples, type, numbers. */
  private skipField(): void {
    const text = this.text;
    text.word('the name of a field');
    const arrays = text.integer('the number of arrays', 0, 100_000);
    text.endLine('the number of arrays');
    for (let i = 0; i < arrays; i++) {
      const at = text.position;
      if (text.word('the name of an array') === 'METADATA') {
        this.skipMetadata();
        i--;
        continue;
      }
      const components = text.integer('the number of components', 0, 1_000_000);
      const tuples = text.integer('the number of tuples', 0, Number.MAX_SAFE_INTEGER);
      if (components * tuples > text.left)
        throw text.error('corrupt-data', 'The array claims more numbers than the file has left.', at);
      this.arrays.read(components * tuples, this.arrays.type(), 'field');
    }
  }

  /** Text up to an empty line, in binary files too. */
  private skipMetadata(): void {
    const text = this.text;
    text.skipLine();
    while (text.left > 0 && text.onLine()) text.skipLine();
  }
}
