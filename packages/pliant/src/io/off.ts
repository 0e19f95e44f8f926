/**
 * OFF (Geomview): `OFF`, counts of vertices, faces and edges, vertices, then polygons with optional colours. The
 * variants with colours (COFF), normals (NOFF) and texture coordinates (STOFF) are read for their positions; the
 * binary, four-dimensional and n-dimensional ones are refused.
 */
import { MAX_POLYGON_CORNERS } from './limits.js';
import { type MeshData, meshData } from './mesh-data.js';
import { Notes } from './notes.js';
import { IndexList } from './number-list.js';
import { PolygonTriangulator } from './polygon.js';
import { lineAndColumn } from './text/place.js';
import { TextScanner } from './text/scanner.js';

export function readOff(bytes: Uint8Array): MeshData {
  const text = new TextScanner(bytes, { comment: '#' });
  readHeader(text);
  const vertices = text.count('vertices', 6);
  const faces = text.count('faces', 2);
  // The number of edges is there by the book, but readers ignore it and some writers drop it.
  text.skipLine();
  const positions = readVertices(text, vertices);
  const notes = new Notes();
  const triangles = readFaces(text, faces, positions, notes);
  return meshData({ positions, triangles, notes: notes.sentences() });
}

function readHeader(text: TextScanner): void {
  if (!text.onToken()) throw text.early("'OFF'");
  const at = text.position;
  const word = text.word("'OFF'");
  const isNumber = /^\d+$/.test(word);
  if (isNumber) {
    // The keyword is optional by Geomview's description.
    text.position = at;
    return;
  }
  const prefix = /^(ST)?C?N?(4?n?)OFF$/.exec(word);
  if (!prefix) throw text.error('syntax', "An OFF file starts with the word 'OFF'; this one doesn't.", at);
  if (prefix[2] !== '')
    throw text.error('unsupported-version', `${word} holds points of another dimension than three.`, at);
  if (text.peekWord() === 'BINARY')
    throw text.error('unsupported-version', "Binary OFF isn't read; save it as text.");
}

function readVertices(text: TextScanner, count: number): Float64Array {
  const positions = new Float64Array(count * 3);
  for (let i = 0; i < count * 3; i++) {
    positions[i] = text.number('a coordinate');
    // Colours, normals and the like follow on the line.
    if (i % 3 === 2) text.skipLine();
  }
  return positions;
}

function readFaces(text: TextScanner, count: number, positions: Float64Array, notes: Notes): Uint32Array {
  const triangles = new IndexList();
  const corners = new IndexList();
  const polygons = new PolygonTriangulator();
  const last = positions.length / 3 - 1;
  for (let face = 0; face < count; face++) {
    if (!text.onToken()) throw text.early(`face ${face}`);
    const at = text.position;
    const size = text.integer('the number of corners', 0, MAX_POLYGON_CORNERS);
    corners.length = 0;
    for (let i = 0; i < size; i++) corners.push(text.integer(`a vertex of face ${face}`, 0, last));
    text.skipLine();
    if (size < 3)
      notes.leftOut(
        'faces with fewer than three corners',
        () => `at line ${lineAndColumn(text.bytes, at).line}`,
      );
    polygons.triangulate(positions, corners.values, size, triangles);
  }
  notes.overlapping(polygons.overlapping);
  return triangles.take();
}
