/**
 * STL, ASCII and binary. Corners with equal coordinates become one vertex; facet normals are passed over, since the
 * winding says the same and is right more often.
 *
 * A binary file may start with the word "solid", so the word decides nothing: a file whose length is exactly what its
 * facet count asks for is binary. Otherwise it is ASCII if it starts with "solid" and the first 1000 bytes are text.
 * Bytes after the last facet are tolerated in binary files, as some exporters append a colour table.
 */
import { BinaryCursor } from '../binary/cursor.js';
import { type MeshData, meshData } from '../mesh-data.js';
import { hasAscii } from '../text/ascii.js';
import { TextScanner } from '../text/scanner.js';
import { VertexWelder } from '../weld.js';

const HEADER_BYTES = 80;
const FACET_BYTES = 50;

export function readStl(bytes: Uint8Array): MeshData {
  return isAsciiStl(bytes) ? readAsciiStl(bytes) : readBinaryStl(bytes);
}

export function isAsciiStl(bytes: Uint8Array): boolean {
  let start = 0;
  while (start < bytes.length && (bytes[start] <= 0x20 || bytes[start] >= 0x80)) start++;
  if (!hasAscii(bytes, 'solid', start) && !hasAscii(bytes, 'SOLID', start)) return false;
  if (bytes.length >= HEADER_BYTES + 4) {
    const count = new BinaryCursor(bytes, HEADER_BYTES).u32();
    if (HEADER_BYTES + 4 + count * FACET_BYTES === bytes.length) return false;
  }
  const probe = bytes.subarray(start, start + 1000);
  return !probe.some((c) => c < 0x09 || (c > 0x0d && c < 0x20));
}

export function readBinaryStl(bytes: Uint8Array): MeshData {
  const cursor = new BinaryCursor(bytes);
  cursor.need(HEADER_BYTES + 4, 1, 'bytes of header');
  cursor.position = HEADER_BYTES;
  const count = cursor.u32();
  cursor.need(count, FACET_BYTES, 'facets');
  const welder = new VertexWelder(count);
  for (let facet = 0; facet < count; facet++) {
    cursor.position += 12;
    for (let corner = 0; corner < 3; corner++) {
      const x = cursor.coordinate(4);
      const y = cursor.coordinate(4);
      welder.add(x, y, cursor.coordinate(4));
    }
    cursor.position += 2;
  }
  const notes = cursor.left > 0 ? [`Left out: ${cursor.left} bytes after the last facet.`] : [];
  return meshData({ positions: welder.positions(), triangles: welder.indices(), notes });
}

/** Keywords in any case; several solids in one file become one mesh. */
export function readAsciiStl(bytes: Uint8Array): MeshData {
  const text = new TextScanner(bytes);
  const welder = new VertexWelder();
  let open = false;
  while (text.onToken()) {
    const at = text.position;
    const word = text.word('a keyword').toLowerCase();
    if (word === 'facet' && open) readFacet(text, welder);
    else if (word === 'solid' && !open) open = true;
    else if (word === 'endsolid' && open) open = false;
    else {
      const expected = open ? "'facet' or 'endsolid'" : "'solid'";
      throw text.error('syntax', `Expected ${expected}, found '${printable(word)}'.`, at);
    }
    if (word !== 'facet') text.skipLine();
  }
  if (open) throw text.early("'endsolid'");
  return meshData({ positions: welder.positions(), triangles: welder.indices() });
}

function readFacet(text: TextScanner, welder: VertexWelder): void {
  // Exporters write "nan" here for facets without area, so the normal isn't parsed.
  text.skipLine();
  expect(text, 'outer');
  expect(text, 'loop');
  for (let corner = 0; corner < 3; corner++) {
    expect(text, 'vertex');
    const x = text.number('a coordinate');
    const y = text.number('a coordinate');
    welder.add(x, y, text.number('a coordinate'));
  }
  expect(text, 'endloop');
  expect(text, 'endfacet');
}

function expect(text: TextScanner, keyword: string): void {
  if (!text.onToken()) throw text.early(`'${keyword}'`);
  const at = text.position;
  const word = text.word(`'${keyword}'`);
  if (word.toLowerCase() === keyword) return;
  const advice = word.toLowerCase() === 'vertex' ? '; facets must have three vertices' : '';
  throw text.error('syntax', `Expected '${keyword}', found '${printable(word)}'${advice}.`, at);
}

function printable(word: string): string {
  const text = word.slice(0, 24).replace(/[^ -~]/g, '?');
  return word.length > 24 ? `${text}…` : text;
}
