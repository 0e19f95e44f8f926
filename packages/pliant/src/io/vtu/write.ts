/**
 * VTU for ParaView, with fields on points and cells in double precision. `base64` (the default) is valid XML and
 * compact; `ascii` can be read by people; `raw` appends the bytes as they are, which is smallest and no longer XML.
 */
import { encodeBase64 } from '../binary/base64.js';
import { float64Bytes, uint32Bytes } from '../binary/bytes.js';
import type { MeshData } from '../mesh-data.js';
import { asciiBytes } from '../text/ascii.js';
import { numberText, TextWriter } from '../text/writer.js';
import { checkedFields, type FieldSection, type MeshFields } from '../vtk/fields.js';
import { vtkCells } from '../vtk/mesh-cells.js';
import { escapeXml } from './escape.js';

/** How numbers stand in a file. */
export type VtuEncoding = 'ascii' | 'base64' | 'raw';

/** How a VTU file is written. */
export interface VtuOptions {
  /** How its numbers stand there; `raw` by default. */
  readonly encoding?: VtuEncoding;
  /** Values that are written along with the mesh. */
  readonly fields?: MeshFields;
}

interface OutArray {
  readonly type: 'Float64' | 'UInt32' | 'UInt8';
  readonly name: string;
  readonly components: number;
  readonly values: ArrayLike<number>;
}

/** A mesh with its fields as a VTU file. */
export function writeVtu(mesh: MeshData, options: VtuOptions = {}): Uint8Array {
  const cells = vtkCells(mesh);
  const out = new VtuText(options.encoding ?? 'base64');
  const points = mesh.positions.length / 3;
  out.line('<?xml version="1.0"?>');
  out.line('<VTKFile type="UnstructuredGrid" version="1.0" byte_order="LittleEndian" header_type="UInt64">');
  out.line('<UnstructuredGrid>');
  out.line(`<Piece NumberOfPoints="${points}" NumberOfCells="${cells.types.length}">`);
  out.section('Points', [{ type: 'Float64', name: 'Points', components: 3, values: mesh.positions }]);
  out.section('Cells', [
    { type: 'UInt32', name: 'connectivity', components: 1, values: cells.connectivity },
    { type: 'UInt32', name: 'offsets', components: 1, values: cells.offsets },
    { type: 'UInt8', name: 'types', components: 1, values: cells.types },
  ]);
  for (const section of checkedFields(options.fields ?? {}, points, cells.types.length)) {
    out.section(section.where === 'point' ? 'PointData' : 'CellData', fieldArrays(section));
  }
  out.line('</Piece>');
  out.line('</UnstructuredGrid>');
  return out.finish();
}

function fieldArrays(section: FieldSection): OutArray[] {
  return section.fields.map((field) => ({
    type: 'Float64',
    name: field.name,
    components: field.components,
    values: field.values,
  }));
}

class VtuText {
  private readonly out = new TextWriter();
  private readonly appended: Uint8Array[] = [];
  private offset = 0;

  constructor(readonly encoding: VtuEncoding) {}

  line(text: string): void {
    this.out.line(text);
  }

  section(name: string, arrays: readonly OutArray[]): void {
    this.line(`<${name}>`);
    for (const array of arrays) this.array(array);
    this.line(`</${name}>`);
  }

  finish(): Uint8Array {
    if (this.encoding === 'raw') {
      this.line('<AppendedData encoding="raw">');
      this.out.append(asciiBytes('_'));
      for (const part of this.appended) this.out.append(part);
      this.line('\n</AppendedData>');
    }
    this.line('</VTKFile>');
    return this.out.bytes();
  }

  private array(array: OutArray): void {
    const tag = `<DataArray type="${array.type}" Name="${escapeXml(array.name)}" NumberOfComponents="${array.components}"`;
    if (this.encoding === 'ascii') {
      this.line(`${tag} format="ascii">`);
      for (let at = 0; at < array.values.length; at += 12) this.line(numbersText(array.values, at, at + 12));
      this.line('</DataArray>');
      return;
    }
    const payload = withByteCount(arrayBytes(array));
    if (this.encoding === 'base64') {
      this.line(`${tag} format="binary">`);
      this.out.append(encodeBase64(payload));
      this.line('\n</DataArray>');
      return;
    }
    this.line(`${tag} format="appended" offset="${this.offset}"/>`);
    this.appended.push(payload);
    this.offset += payload.length;
  }
}

function numbersText(values: ArrayLike<number>, start: number, stop: number): string {
  let text = '';
  for (let i = start; i < Math.min(stop, values.length); i++)
    text += `${i === start ? '' : ' '}${numberText(values[i])}`;
  return text;
}

function arrayBytes(array: OutArray): Uint8Array {
  if (array.type === 'Float64') return float64Bytes(array.values, true);
  return array.type === 'UInt32' ? uint32Bytes(array.values, true) : Uint8Array.from(array.values);
}

function withByteCount(bytes: Uint8Array): Uint8Array {
  const all = new Uint8Array(bytes.length + 8);
  new DataView(all.buffer).setUint32(0, bytes.length, true);
  all.set(bytes, 8);
  return all;
}
