/**
 * Vega FEM .veg (J. Barbič): sections that start with an asterisk. *VERTICES and *ELEMENTS hold numbered rows, or
 * include TetGen's .node and .ele. Materials, sets and regions are passed over; cubes are refused.
 */
import { inFile } from './in-file.js';
import { type CompanionFiles, type MeshData, meshData } from './mesh-data.js';
import {
  endOfTable,
  type NodeTable,
  readElementTable,
  readNodeTable,
  tableScanner,
} from './tetgen/read-table.js';
import type { TextScanner } from './text/scanner.js';

export function readVega(bytes: Uint8Array, companions: CompanionFiles = () => undefined): MeshData {
  const text = tableScanner(bytes);
  let nodes: NodeTable | undefined;
  let tets: Uint32Array | undefined;
  while (text.onToken()) {
    const at = text.position;
    const keyword = text.word('a section').toUpperCase();
    if (!keyword.startsWith('*')) {
      text.position = at;
      throw text.error('syntax', `Expected a section such as *VERTICES, found '${text.peek()}'.`, at);
    }
    if (keyword === '*VERTICES') {
      if (nodes) throw text.error('corrupt-data', 'A second section *VERTICES.', at);
      text.endLine('*VERTICES');
      nodes = table(text, companions, 'vertices', readNodeTable);
    } else if (keyword === '*ELEMENTS') {
      if (!nodes) throw text.error('missing-key', 'The elements stand before the vertices they use.', at);
      if (tets) throw text.error('corrupt-data', 'A second section *ELEMENTS.', at);
      text.endLine('*ELEMENTS');
      tets = readElements(text, companions, nodes);
    } else if (keyword === '*INCLUDE') {
      throw text.error('unsupported-version', '*INCLUDE is only read inside *VERTICES and *ELEMENTS.', at);
    } else skipSection(text);
  }
  if (!nodes) throw text.error('missing-key', 'The file has no section *VERTICES.');
  return meshData({ positions: nodes.positions, tets });
}

function readElements(text: TextScanner, companions: CompanionFiles, nodes: NodeTable): Uint32Array {
  if (!text.onToken()) throw text.early('the type of the elements');
  const at = text.position;
  if (!/^\*INCLUDE$/i.test(text.peekWord())) {
    const type = text.word('the type of the elements').toUpperCase();
    if (type !== 'TET' && type !== 'TETS') {
      text.position = at;
      throw text.error(
        'unsupported-version',
        `Elements of type '${text.peek()}' aren't read; only TET is.`,
        at,
      );
    }
    text.endLine('the type of the elements');
  }
  return table(text, companions, 'elements', (from) => readElementTable(from, nodes, 4));
}

/** The rows themselves, or those of the file that the next line includes. */
function table<T>(
  text: TextScanner,
  companions: CompanionFiles,
  what: string,
  read: (from: TextScanner) => T,
): T {
  if (!text.onToken()) throw text.early(`the number of ${what}`);
  const at = text.position;
  if (!/^\*INCLUDE$/i.test(text.peekWord())) return read(text);
  text.word('*INCLUDE');
  const name = text.restOfLine();
  const bytes = companions(name);
  if (!bytes)
    throw text.error(
      'missing-key',
      `The ${what} stand in '${name.replace(/[^ -~]/g, '?')}', which isn't there; open both together.`,
      at,
    );
  return inFile(name, () => {
    const included = tableScanner(bytes);
    const result = read(included);
    endOfTable(included, what);
    return result;
  });
}

function skipSection(text: TextScanner): void {
  text.skipLine();
  while (text.onToken() && text.bytes[text.position] !== 0x2a) text.skipLine();
}
