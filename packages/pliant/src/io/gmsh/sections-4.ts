/** $Nodes and $Elements of format 4.1: blocks of one entity each, the same order of values in text and binary. */
import type { GmshMeshBuilder } from './mesh-builder.js';
import type { GmshValues } from './values.js';

export function readNodes4(values: GmshValues, mesh: GmshMeshBuilder): void {
  const { blocks, total, at } = sectionHeader(values, 'nodes');
  values.checkCount(total, 'nodes', 8, 32);
  mesh.startNodes(total);
  let read = 0;
  for (let block = 0; block < blocks; block++) {
    const blockAt = values.position;
    const dimension = values.int('the dimension of an entity');
    values.int('the tag of an entity');
    const parametric = values.int('the parametric flag');
    const count = values.size('the number of nodes in a block');
    values.endRow('the header of a block of nodes, which has four numbers');
    read += count;
    if (read > total)
      throw values.error(
        'corrupt-data',
        `The blocks hold more than the ${total} nodes that were announced.`,
        blockAt,
      );
    if (dimension < 0 || dimension > 3)
      throw values.error('invalid-value', `${dimension} is no dimension of an entity.`, blockAt);
    for (let i = 0; i < count; i++) {
      const tagAt = values.position;
      mesh.tag(values.size('a node tag'), values, tagAt);
      values.endRow('a node tag');
    }
    for (let i = 0; i < count; i++) {
      mesh.node(values);
      for (let k = 0; k < (parametric === 0 ? 0 : dimension); k++) values.coordinate();
      values.endRow('the coordinates of a node');
    }
  }
  if (read < total)
    throw values.error(
      'corrupt-data',
      `The section announces ${total} nodes, but its blocks hold ${read}.`,
      at,
    );
  mesh.endNodes();
}

export function readElements4(values: GmshValues, mesh: GmshMeshBuilder): void {
  const cells = mesh.cells(values);
  const { blocks, total, at } = sectionHeader(values, 'elements');
  values.checkCount(total, 'elements', 4, 12);
  let read = 0;
  const nodeTag = () => values.size('a node tag of an element');
  for (let block = 0; block < blocks; block++) {
    const blockAt = values.position;
    values.int('the dimension of an entity');
    values.int('the tag of an entity');
    const number = values.int('the type of the elements');
    const count = values.size('the number of elements in a block');
    values.endRow('the header of a block of elements, which has four numbers');
    const type = mesh.type(number, values, blockAt);
    read += count;
    if (read > total)
      throw values.error(
        'corrupt-data',
        `The blocks hold more than the ${total} elements that were announced.`,
        blockAt,
      );
    values.checkCount(count, type.name, 2 + 2 * type.nodes, 4 + 4 * type.nodes);
    for (let i = 0; i < count; i++) {
      values.size('an element tag');
      mesh.element(type, values, cells, nodeTag);
      values.endRow(`the ${type.nodes} nodes of an element`);
    }
  }
  if (read < total)
    throw values.error(
      'corrupt-data',
      `The section announces ${total} elements, but its blocks hold ${read}.`,
      at,
    );
}

function sectionHeader(values: GmshValues, what: string): { blocks: number; total: number; at: number } {
  const at = values.position;
  const blocks = values.size(`the number of blocks of ${what}`);
  const total = values.size(`the number of ${what}`);
  values.size('the smallest tag');
  values.size('the largest tag');
  values.endRow(`the header of the ${what}, which has four numbers`);
  values.checkCount(blocks, `blocks of ${what}`, 8, 16);
  return { blocks, total, at };
}
