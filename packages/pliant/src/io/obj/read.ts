/**
 * Wavefront OBJ: `v` and `f`, with negative (relative) indices, polygons and lines continued by a backslash. Texture
 * coordinates, normals, groups, materials and vertex colours have no place in a mesh and are passed over. Lines,
 * points and faces with fewer than three corners are left out with a note.
 */
import type { PliantError } from '../../core/errors.js';
import { MAX_POLYGON_CORNERS } from '../limits.js';
import { type MeshData, meshData } from '../mesh-data.js';
import { Notes } from '../notes.js';
import { FloatList, IndexList } from '../number-list.js';
import { PolygonTriangulator } from '../polygon.js';
import { lineAndColumn } from '../text/place.js';
import { TextScanner } from '../text/scanner.js';
import { unfoldLines } from './unfold.js';

const PASSED_OVER = new Set(
  (
    'vt vn vp p g o s mg usemtl mtllib usemap maplib lod bevel c_interp d_interp shadow_obj trace_obj ctech stech ' +
    'cstype deg bmat step parm trim hole scrv sp end con cdc cdp res bsp bzp call csh'
  ).split(' '),
);
const LEFT_OUT = new Map([
  ['l', 'lines'],
  ['curv', 'curves'],
  ['curv2', 'curves'],
  ['surf', 'surfaces'],
]);

export function readObj(bytes: Uint8Array): MeshData {
  return new ObjReader(bytes).read();
}

class ObjReader {
  private readonly text: TextScanner;
  private readonly positions = new FloatList();
  private readonly triangles = new IndexList();
  private readonly corners = new IndexList();
  private readonly polygons = new PolygonTriangulator();
  private readonly notes = new Notes();
  /** Largest index of a face so far and where it stands: faces may come before their vertices. */
  private largest = -1;
  private largestAt = 0;

  constructor(readonly original: Uint8Array) {
    this.text = new TextScanner(unfoldLines(original), { comment: '#', original });
  }

  read(): MeshData {
    const text = this.text;
    for (let first = true; text.onToken(); first = false) {
      const at = text.position;
      const word = this.statement();
      if (word === 'v') this.vertex();
      else if (word === 'f' || word === 'fo') this.face(at);
      else if (LEFT_OUT.has(word)) this.notes.leftOut(LEFT_OUT.get(word)!, () => this.line(at));
      // FCL's test files start with a line of two counts.
      else if (!PASSED_OVER.has(word) && !(first && /^\d+$/.test(word))) throw this.unknown(at);
      text.skipLine();
    }
    const count = this.positions.length / 3;
    if (this.largest >= count) throw this.missingVertex(this.largest, this.largestAt);
    this.notes.overlapping(this.polygons.overlapping);
    return meshData({
      positions: this.positions.take(),
      triangles: this.triangles.take(),
      notes: this.notes.sentences(),
    });
  }

  /** Nearly all lines start with one letter and a blank, which need no new string. */
  private statement(): string {
    const text = this.text;
    const isSingle = text.bytes[text.position + 1] === 0x20;
    const c = text.bytes[text.position];
    const word = isSingle && c === 0x76 ? 'v' : isSingle && c === 0x66 ? 'f' : '';
    text.position += word.length;
    return word || text.word('a statement');
  }

  private vertex(): void {
    const x = this.coordinate();
    const y = this.coordinate();
    this.positions.push3(x, y, this.coordinate());
  }

  private coordinate(): number {
    if (!this.text.onLine()) throw this.text.error('syntax', 'A vertex needs three coordinates on its line.');
    return this.text.number('a coordinate');
  }

  private face(at: number): void {
    const corners = this.corners;
    corners.length = 0;
    while (this.text.onLine()) {
      corners.push(this.corner());
      if (corners.length > MAX_POLYGON_CORNERS) {
        throw this.text.error(
          'too-large',
          `A face has more than ${MAX_POLYGON_CORNERS} corners; split it.`,
          at,
        );
      }
    }
    if (corners.length < 3) {
      this.notes.leftOut('faces with fewer than three corners', () => this.line(at));
      return;
    }
    // A forward reference can't be projected yet; its polygon becomes a fan, which needs no positions.
    if (this.largest * 3 >= this.positions.length) {
      for (let i = 1; i + 1 < corners.length; i++) {
        this.triangles.push3(corners.values[0], corners.values[i], corners.values[i + 1]);
      }
      return;
    }
    this.polygons.triangulate(this.positions.values, corners.values, corners.length, this.triangles);
  }

  /** `7`, `7/1`, `7//3` or `7/1/3`; only the vertex counts. */
  private corner(): number {
    const text = this.text;
    const at = text.position;
    let cursor = at;
    const negative = text.bytes[cursor] === 0x2d;
    if (negative) cursor++;
    let value = 0;
    const first = cursor;
    for (; cursor < text.end; cursor++) {
      const digit = text.bytes[cursor] - 0x30;
      if (digit < 0 || digit > 9) break;
      value = value * 10 + digit;
    }
    const isCorner = cursor > first && endsCorner(text.bytes[cursor]);
    if (!isCorner) throw text.error('syntax', `Expected a vertex index, found '${text.peek()}'.`, at);
    const count = this.positions.length / 3;
    const index = negative ? count - value : value - 1;
    if (value === 0 || index < 0 || value > 0xffffffff) throw this.badIndex(at, count);
    while (cursor < text.end && !isSpace(text.bytes[cursor])) cursor++;
    text.position = cursor;
    if (index > this.largest) {
      this.largest = index;
      this.largestAt = at;
    }
    return index;
  }

  private badIndex(at: number, count: number): PliantError {
    const sentence = `The vertex index ${this.text.peek()} points at no vertex; ${count} are known here and indices start at 1.`;
    return this.text.error('invalid-value', sentence, at);
  }

  private missingVertex(index: number, at: number): PliantError {
    const count = this.positions.length / 3;
    const sentence = `A face uses vertex ${index + 1}, but the file has ${count} vertices.`;
    return this.text.error('invalid-value', sentence, at);
  }

  private unknown(at: number): PliantError {
    this.text.position = at;
    const sentence = `'${this.text.peek()}' is no statement of an OBJ file; this may be another format.`;
    return this.text.error('syntax', sentence, at);
  }

  private line(at: number): string {
    return `at line ${lineAndColumn(this.original, at).line}`;
  }
}

function endsCorner(c: number | undefined): boolean {
  return c === undefined || c === 0x2f || isSpace(c);
}

function isSpace(c: number): boolean {
  return c === 0x20 || (c >= 0x09 && c <= 0x0d) || c === 0 || c === 0x23;
}
