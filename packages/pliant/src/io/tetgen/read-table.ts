/** The tables that TetGen's .node, .ele and .face are made of: a header line, then numbered rows. */
import { TextScanner } from '../text/scanner.js';

export interface NodeTable {
  readonly positions: Float64Array;
  /** Number of the first node: 0 or 1. All rows of all tables count from it. */
  readonly base: number;
}

export function tableScanner(bytes: Uint8Array): TextScanner {
  return new TextScanner(bytes, { comment: '#' });
}

/** Header: number of points, dimension (3), number of attributes, boundary marker flag. */
export function readNodeTable(text: TextScanner): NodeTable {
  const count = text.count('nodes', 8);
  const headerAt = text.position;
  const dimension = text.onLine() ? text.integer('the dimension', 2, 3) : 3;
  if (dimension !== 3)
    throw text.error('unsupported-version', 'The nodes have two coordinates; three are needed.', headerAt);
  text.skipLine();
  const positions = new Float64Array(count * 3);
  let base = 0;
  for (let i = 0; i < count; i++) {
    if (i === 0) base = text.integer('the number of the first node', 0, 1);
    else rowNumber(text, base + i, 'node');
    for (let k = 0; k < 3; k++) {
      if (!text.onLine())
        throw text.error('corrupt-data', `Node ${base + i} has fewer than three coordinates.`);
      positions[i * 3 + k] = text.number('a coordinate');
    }
    // Attributes and boundary markers follow.
    text.skipLine();
  }
  return { positions, base };
}

/** Rows of `corners` node numbers each, after a header whose second number may state the corners. */
export function readElementTable(text: TextScanner, nodes: NodeTable, corners: 3 | 4): Uint32Array {
  const what = corners === 4 ? 'tetrahedra' : 'faces';
  const count = text.count(what, 2 + 2 * corners);
  const at = text.position;
  const stated = text.onLine() ? text.integer('the nodes per element', 0, 100) : corners;
  if (corners === 4 && stated !== 4) {
    throw text.error(
      'unsupported-version',
      `The tetrahedra have ${stated} nodes each; only 4 are read (run TetGen without -o2).`,
      at,
    );
  }
  text.skipLine();
  const indices = new Uint32Array(count * corners);
  const last = nodes.positions.length / 3 - 1 + nodes.base;
  for (let i = 0; i < count; i++) {
    rowNumber(text, nodes.base + i, corners === 4 ? 'tetrahedron' : 'face');
    for (let k = 0; k < corners; k++) {
      if (!text.onLine())
        throw text.error(
          'corrupt-data',
          `Row ${nodes.base + i} of the ${what} has fewer than ${corners} nodes.`,
        );
      indices[i * corners + k] = text.integer('a node number', nodes.base, last) - nodes.base;
    }
    text.skipLine();
  }
  return indices;
}

function rowNumber(text: TextScanner, expected: number, what: string): void {
  if (!text.onToken()) throw text.early(`${what} ${expected}`);
  const at = text.position;
  const number = text.integer(`the number of a ${what}`, 0, Number.MAX_SAFE_INTEGER);
  if (number !== expected)
    throw text.error(
      'corrupt-data',
      `Expected ${what} ${expected}, found ${number}; rows must count up.`,
      at,
    );
}

/** A file of its own must hold nothing after its table. */
export function endOfTable(text: TextScanner, what: string): void {
  if (text.onToken()) {
    throw text.error('corrupt-data', `More follows after the ${what} that were announced: '${text.peek()}'.`);
  }
}
