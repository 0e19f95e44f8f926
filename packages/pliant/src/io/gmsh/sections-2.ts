/** $Nodes and $Elements of formats 2.x, and $NOD and $ELM of format 1. */
import type { TextScanner } from '../text/scanner.js';
import type { GmshMeshBuilder } from './mesh-builder.js';
import type { GmshValues } from './values.js';

/** The count is text in binary files too. */
function sectionCount(text: TextScanner, what: string): number {
  const count = text.integer(`the number of ${what}`, 0, Number.MAX_SAFE_INTEGER);
  text.endLine(`the number of ${what}`);
  return count;
}

export function readNodes2(text: TextScanner, values: GmshValues, mesh: GmshMeshBuilder): void {
  const count = sectionCount(text, 'nodes');
  values.position = text.position;
  values.checkCount(count, 'nodes', 8, 28);
  mesh.startNodes(count);
  for (let i = 0; i < count; i++) {
    const at = values.position;
    mesh.tag(values.int('a node number'), values, at);
    mesh.node(values);
    values.endRow('the coordinates of a node');
  }
  mesh.endNodes();
  text.position = values.position;
}

/** Text: number, type, number of tags, tags, nodes. Format 1 has region, entity and number of nodes instead of tags. */
export function readElementsText(
  text: TextScanner,
  values: GmshValues,
  mesh: GmshMeshBuilder,
  version: number,
): void {
  const cells = mesh.cells(values);
  const count = sectionCount(text, 'elements');
  values.checkCount(count, 'elements', 6, 0);
  const nodeTag = () => values.int('a node of an element');
  for (let i = 0; i < count; i++) {
    values.int('an element number');
    const at = values.position;
    const type = mesh.type(values.int('an element type'), values, at);
    if (version < 2) {
      values.int('a region');
      values.int('an entity');
      const nodes = values.int('the number of nodes');
      if (nodes !== type.nodes)
        throw values.error(
          'invalid-value',
          `An element of this type has ${type.nodes} nodes, not ${nodes}.`,
          at,
        );
    } else {
      const tags = text.integer('the number of tags', 0, 1000);
      for (let k = 0; k < tags; k++) values.int('a tag');
    }
    mesh.element(type, values, cells, nodeTag);
    values.endRow(`the ${type.nodes} nodes of an element`);
  }
}

/** Binary: runs of elements of one type, each with a header of type, count and number of tags. */
export function readElementsBinary2(text: TextScanner, values: GmshValues, mesh: GmshMeshBuilder): void {
  const cells = mesh.cells(values);
  const total = sectionCount(text, 'elements');
  values.position = text.position;
  values.checkCount(total, 'elements', 0, 8);
  const nodeTag = () => values.int('a node of an element');
  for (let read = 0; read < total; ) {
    const at = values.position;
    const type = mesh.type(values.int('an element type'), values, at);
    const count = values.int('a number of elements');
    const tags = values.int('a number of tags');
    if (count < 1 || read + count > total || tags < 0 || tags > 1000) {
      const sentence = `A run of ${count} elements with ${tags} tags doesn't fit the ${total} elements announced.`;
      throw values.error('corrupt-data', sentence, at);
    }
    values.checkCount(count, type.name, 0, 4 * (1 + tags + type.nodes));
    for (let i = 0; i < count; i++) {
      values.position += 4 * (1 + tags);
      mesh.element(type, values, cells, nodeTag);
    }
    read += count;
  }
  text.position = values.position;
}
