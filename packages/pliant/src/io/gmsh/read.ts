/**
 * Gmsh .msh: formats 1, 2.x and 4.1, the latter two as text or binary of either byte order. Sections that don't
 * describe the mesh are passed over. Triangles of a file with tetrahedra are the surface elements it lists.
 */
import { BinaryCursor } from '../binary/cursor.js';
import type { MeshData } from '../mesh-data.js';
import { findAscii } from '../text/ascii.js';
import { TextScanner } from '../text/scanner.js';
import { GmshMeshBuilder } from './mesh-builder.js';
import { readElementsBinary2, readElementsText, readNodes2 } from './sections-2.js';
import { readElements4, readNodes4 } from './sections-4.js';
import { GmshBinary, GmshText, type GmshValues } from './values.js';

const KNOWN_SECTIONS = new Set(
  (
    'PhysicalNames Entities PartitionedEntities Periodic GhostElements Parametrizations NodeData ElementData ' +
    'ElementNodeData InterpolationScheme Comments'
  ).split(' '),
);

export function readGmsh(bytes: Uint8Array): MeshData {
  return new GmshReader(bytes).read();
}

class GmshReader {
  private readonly text: TextScanner;
  private readonly mesh = new GmshMeshBuilder();
  private readonly notes: string[] = [];
  private values: GmshValues;
  private version = 1;
  private binary = false;
  private hasElements = false;

  constructor(readonly bytes: Uint8Array) {
    this.text = new TextScanner(bytes);
    this.values = new GmshText(this.text);
  }

  read(): MeshData {
    const text = this.text;
    while (text.onToken()) {
      const at = text.position;
      const word = text.word('a section');
      if (!/^\$[A-Za-z][A-Za-z0-9_]*$/.test(word)) {
        text.position = at;
        throw text.error('syntax', `Expected a section such as $Nodes, found '${text.peek()}'.`);
      }
      this.section(word.slice(1), at);
    }
    const mesh = this.mesh.finish(this.notes);
    if (!mesh) throw text.error('missing-key', 'The file has no section with nodes.');
    return mesh;
  }

  private section(name: string, at: number): void {
    if (name === 'MeshFormat') this.format(at);
    else if (name === 'Nodes' || name === 'NOD') this.nodes(name, at);
    else if (name === 'Elements' || name === 'ELM') this.elements(name, at);
    else if (name === 'ParametricNodes')
      throw this.text.error(
        'unsupported-version',
        "Parametric nodes of format 2 aren't read; save without them.",
        at,
      );
    else this.skip(name, at);
  }

  private nodes(name: string, at: number): void {
    if (this.mesh.hasNodes) throw this.text.error('corrupt-data', `A second section $${name}.`, at);
    this.startBody(name);
    if (this.version >= 4) readNodes4(this.values, this.mesh);
    else readNodes2(this.text, this.values, this.mesh);
    this.endBody(name);
  }

  private elements(name: string, at: number): void {
    if (this.hasElements) throw this.text.error('corrupt-data', `A second section $${name}.`, at);
    this.hasElements = true;
    this.startBody(name);
    if (this.version >= 4) readElements4(this.values, this.mesh);
    else if (this.binary) readElementsBinary2(this.text, this.values, this.mesh);
    else readElementsText(this.text, this.values, this.mesh, this.version);
    this.endBody(name);
  }

  private startBody(name: string): void {
    this.text.endLine(`$${name}`);
    this.values.position = this.text.position;
  }

  private endBody(name: string): void {
    this.text.position = this.values.position;
    this.expect(name === 'NOD' || name === 'ELM' ? `$END${name}` : `$End${name}`);
  }

  private format(at: number): void {
    const text = this.text;
    text.endLine('$MeshFormat');
    const version = text.number('the version of the format');
    const type = text.integer('the file type, 0 for text or 1 for binary', 0, 1);
    const size = text.integer('the size of a number in bytes', 0, 16);
    text.endLine('the line with the version, the type and the size');
    const isKnown = (version >= 2 && version < 3) || (version >= 4.1 && version < 4.2);
    if (!isKnown)
      throw text.error(
        'unsupported-version',
        `Format ${version} isn't read; save the mesh as 4.1 or 2.2.`,
        at,
      );
    this.version = version;
    this.binary = type === 1;
    if (this.binary) this.values = this.openBinary(size, at);
    this.expect('$EndMeshFormat');
  }

  /** The integer 1 after the version line tells the byte order. */
  private openBinary(size: number, at: number): GmshValues {
    if (size !== 8 && !(size === 4 && this.version >= 4)) {
      throw this.text.error('unsupported-version', `Numbers of ${size} bytes aren't read; 8 is usual.`, at);
    }
    const cursor = new BinaryCursor(this.bytes, this.text.position);
    const one = cursor.i32();
    if (one !== 1 && one !== 0x01000000) {
      throw cursor.error(
        'corrupt-data',
        'The integer that tells the byte order is not 1.',
        this.text.position,
      );
    }
    cursor.littleEndian = one === 1;
    this.text.position = cursor.position;
    return new GmshBinary(cursor, size);
  }

  private skip(name: string, at: number): void {
    const end = findAscii(this.bytes, `$End${name}`, this.text.position);
    if (end < 0)
      throw this.text.error(
        'corrupt-data',
        `The section $${name.slice(0, 24)} has no end; the file is cut off.`,
        at,
      );
    if (!KNOWN_SECTIONS.has(name)) this.notes.push(`Left out: the section $${name}, which isn't Gmsh's own.`);
    this.text.position = end + name.length + 4;
  }

  private expect(keyword: string): void {
    const text = this.text;
    if (!text.onToken()) throw text.early(`'${keyword}'`);
    const at = text.position;
    if (text.word(keyword) === keyword) return;
    text.position = at;
    const sentence = `Expected '${keyword}', found '${text.peek()}'; a count doesn't match what follows.`;
    throw text.error('corrupt-data', sentence);
  }
}
