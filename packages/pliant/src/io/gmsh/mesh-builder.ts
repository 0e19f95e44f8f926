/** Nodes by tag and elements by type, as every version of the format lists them. */
import { CellSink } from '../cells.js';
import type { MeshData } from '../mesh-data.js';
import { type GmshElementType, gmshElementType, refusedElementType } from './element-types.js';
import { NodeTags } from './node-tags.js';
import type { GmshValues } from './values.js';

export class GmshMeshBuilder {
  private readonly tags = new NodeTags();
  private readonly corners = new Uint32Array(8);
  private positions = new Float64Array(0);
  private nodes = 0;
  private kept: CellSink | undefined;

  startNodes(count: number): void {
    this.positions = new Float64Array(count * 3);
  }

  get hasNodes(): boolean {
    return this.kept !== undefined;
  }

  tag(tag: number, values: GmshValues, at: number): void {
    if (!this.tags.add(tag)) throw values.error('invalid-value', `The node tag ${tag} is given twice.`, at);
  }

  /** The next node, in the order of the tags. */
  node(values: GmshValues): void {
    for (let k = 0; k < 3; k++) this.positions[this.nodes * 3 + k] = values.coordinate();
    this.nodes++;
  }

  endNodes(): void {
    this.kept = new CellSink(this.positions);
  }

  cells(values: GmshValues): CellSink {
    if (this.kept) return this.kept;
    throw values.error(
      'missing-key',
      'Elements stand before the nodes they use; a $Nodes section must come first.',
    );
  }

  /** The type of an element, refused when Pliant can't use it. */
  type(type: number, values: GmshValues, at: number): GmshElementType {
    const known = gmshElementType(type);
    if (known) return known;
    throw values.error('unsupported-version', refusedElementType(type), at);
  }

  /** Reads the node tags of one element and keeps it. */
  element(type: GmshElementType, values: GmshValues, cells: CellSink, nodeTag: () => number): void {
    for (let k = 0; k < type.nodes; k++) {
      const at = values.position;
      const tag = nodeTag();
      const index = this.tags.index(tag);
      if (index < 0)
        throw values.error(
          'invalid-value',
          `An element uses node ${tag}, which the file doesn't define.`,
          at,
        );
      this.corners[k] = index;
    }
    if (type.use === 'tet') cells.tet(this.corners);
    else if (type.use === 'polygon') cells.polygon(this.corners, type.nodes, () => values.where());
    else if (type.use === 'leave-out') cells.notes.leftOut(type.name, () => values.where());
  }

  finish(extraNotes: readonly string[]): MeshData | undefined {
    const mesh = this.kept?.take();
    return mesh && { ...mesh, notes: [...mesh.notes, ...extraNotes] };
  }
}
