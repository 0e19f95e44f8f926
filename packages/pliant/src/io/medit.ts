/**
 * Medit .mesh (INRIA; written by Gmsh, Mmg, TetWild and many others): keywords, each followed by a count and rows of
 * numbers that end with a reference number. Tetrahedra, triangles and quadrilaterals are read; other volumes are
 * refused and everything else is passed over. Vertices in the plane get z = 0. The binary sister format .meshb is
 * refused.
 */
import { CellSink } from './cells.js';
import type { MeshData } from './mesh-data.js';
import { lineAndColumn } from './text/place.js';
import { TextScanner } from './text/scanner.js';

const CELLS = new Map([
  ['tetrahedra', 4],
  ['triangles', 3],
  ['quadrilaterals', 4],
]);
const REFUSED = /^(hexahedra|prisms|pyramids|tetrahedrap\d|trianglesp\d|quadrilateralsq\d|hexahedraq\d)$/;
const LEFT_OUT = new Set([
  'edges',
  'corners',
  'ridges',
  'requiredvertices',
  'requirededges',
  'requiredtriangles',
]);

export function readMedit(bytes: Uint8Array): MeshData {
  return new MeditReader(bytes).read();
}

class MeditReader {
  private readonly text: TextScanner;
  private readonly corners = new Uint32Array(4);
  private dimension = 3;
  private cells: CellSink | undefined;

  constructor(bytes: Uint8Array) {
    this.text = new TextScanner(bytes, { comment: '#' });
  }

  read(): MeshData {
    this.header();
    while (this.text.onToken()) {
      const at = this.text.position;
      const keyword = this.text.word('a keyword').toLowerCase();
      if (keyword === 'end') break;
      this.section(keyword, at);
    }
    if (!this.cells) throw this.text.error('missing-key', "The file has no 'Vertices'.");
    return this.cells.take();
  }

  private header(): void {
    const text = this.text;
    if (!text.onToken()) throw text.early("'MeshVersionFormatted'");
    const at = text.position;
    if (text.bytes[at] === 1 && text.bytes[at + 1] === 0) {
      throw text.error('unsupported-version', "Binary Medit files (.meshb) aren't read; save as .mesh.", at);
    }
    if (text.word('a keyword').toLowerCase() !== 'meshversionformatted') {
      throw text.error('syntax', "A Medit file starts with 'MeshVersionFormatted'; this one doesn't.", at);
    }
    text.integer('the version of the format', 0, 4);
  }

  private section(keyword: string, at: number): void {
    if (keyword === 'dimension') this.dimension = this.text.integer('the dimension', 2, 3);
    else if (keyword === 'vertices') this.vertices(at);
    else if (CELLS.has(keyword)) this.rows(keyword, CELLS.get(keyword)!, at);
    else if (REFUSED.test(keyword)) this.refuse(keyword, at);
    else if (/^[a-z]/.test(keyword)) this.skip(keyword, at);
    else {
      this.text.position = at;
      throw this.text.error(
        'syntax',
        `Expected a keyword, found '${this.text.peek()}'; a count doesn't match its rows.`,
        at,
      );
    }
  }

  private vertices(at: number): void {
    if (this.cells) throw this.text.error('corrupt-data', "A second 'Vertices'.", at);
    const dimension = this.dimension;
    const count = this.text.count('vertices', 2 * dimension);
    const positions = new Float64Array(count * 3);
    for (let i = 0; i < count; i++) {
      for (let k = 0; k < dimension; k++) positions[i * 3 + k] = this.text.number('a coordinate');
      this.text.number('the reference of a vertex');
    }
    this.cells = new CellSink(positions);
  }

  private rows(keyword: string, corners: number, at: number): void {
    const cells = this.cells;
    if (!cells)
      throw this.text.error('missing-key', `The ${keyword} stand before the vertices they use.`, at);
    const count = this.text.count(keyword, 2 * corners);
    for (let i = 0; i < count; i++) {
      for (let k = 0; k < corners; k++) {
        this.corners[k] = this.text.integer(`a vertex of the ${keyword}`, 1, cells.vertexCount) - 1;
      }
      this.text.number('the reference of an element');
      if (keyword === 'tetrahedra') cells.tet(this.corners);
      else cells.polygon(this.corners, corners, () => '');
    }
  }

  private refuse(keyword: string, at: number): void {
    const count = this.text.count(keyword, 2);
    const sentence = `The file has ${keyword}, which aren't read; mesh the body with plain tetrahedra or triangles.`;
    if (count > 0) throw this.text.error('unsupported-version', sentence, at);
  }

  /** Rows of unknown width: numbers up to the next keyword. */
  private skip(keyword: string, at: number): void {
    const text = this.text;
    let count = -1;
    while (text.onToken() && !/^[A-Za-z]/.test(String.fromCharCode(text.bytes[text.position]))) {
      const value = text.number(`a value of '${keyword.slice(0, 24)}'`);
      if (count < 0) count = value;
    }
    if (LEFT_OUT.has(keyword) && count > 0) {
      this.cells?.notes.leftOut(keyword, () => `at line ${lineAndColumn(text.bytes, at).line}`, count);
    }
  }
}
