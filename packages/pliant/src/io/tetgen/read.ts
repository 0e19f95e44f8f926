/**
 * TetGen: nodes in .node, tetrahedra in .ele and, when present, faces in .face. Any of the three may be the one that
 * is opened; the others are asked for by name. Rows count from 0 or 1, as the first node says.
 */
import { PliantError } from '../../core/errors.js';
import { inFile } from '../in-file.js';
import { type CompanionFiles, type MeshData, meshData } from '../mesh-data.js';
import { endOfTable, type NodeTable, readElementTable, readNodeTable, tableScanner } from './read-table.js';

export interface TetgenFiles {
  readonly node: Uint8Array;
  readonly ele?: Uint8Array | undefined;
  readonly face?: Uint8Array | undefined;
}

export function readTetgen(files: TetgenFiles): MeshData {
  const nodes = inFile('.node file', () => {
    const text = tableScanner(files.node);
    const table = readNodeTable(text);
    endOfTable(text, 'nodes');
    return table;
  });
  const tets = files.ele && readTable(files.ele, 'ele', nodes, 4);
  const triangles = files.face && readTable(files.face, 'face', nodes, 3);
  return meshData({ positions: nodes.positions, tets, triangles });
}

function readTable(bytes: Uint8Array, extension: string, nodes: NodeTable, corners: 3 | 4): Uint32Array {
  return inFile(`.${extension} file`, () => {
    const text = tableScanner(bytes);
    const indices = readElementTable(text, nodes, corners);
    endOfTable(text, corners === 4 ? 'tetrahedra' : 'faces');
    return indices;
  });
}

/** Opens the set of files that `name` belongs to. */
export function readTetgenSet(name: string, bytes: Uint8Array, companions: CompanionFiles): MeshData {
  const dot = name.lastIndexOf('.');
  const stem = name.slice(0, dot);
  const extension = name.slice(dot + 1).toLowerCase();
  const file = (ext: string) => (ext === extension ? bytes : companions(`${stem}.${ext}`));
  const node = file('node');
  if (!node) {
    const sentence = `The nodes of '${name}' stand in '${stem}.node', which isn't there; open both together.`;
    throw new PliantError('missing-key', sentence, { offset: 0 });
  }
  return readTetgen({ node, ele: file('ele'), face: file('face') });
}
