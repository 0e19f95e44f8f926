/** Legacy VTK 3.0, which every version of ParaView opens: an unstructured grid with doubles, text or binary. */
import { float64Bytes, joinBytes, uint32Bytes } from '../binary/bytes.js';
import type { MeshData } from '../mesh-data.js';
import { asciiBytes } from '../text/ascii.js';
import { numberText, TextWriter } from '../text/writer.js';
import { checkedFields, type MeshFields } from './fields.js';
import { vtkCells } from './mesh-cells.js';

export function writeAsciiVtk(mesh: MeshData, fields: MeshFields = {}): Uint8Array {
  const out = new TextWriter();
  const cells = vtkCells(mesh);
  out.line(header(mesh, 'ASCII'));
  for (let i = 0; i < mesh.positions.length; i += 3) out.numbers('', mesh.positions, i, 3);
  out.line(`CELLS ${cells.types.length} ${cells.counted.length}`);
  for (let at = 0; at < cells.counted.length; at += cells.counted[at] + 1)
    out.numbers('', cells.counted, at, cells.counted[at] + 1);
  out.line(`CELL_TYPES ${cells.types.length}`);
  for (const type of cells.types) out.line(String(type));
  for (const section of checkedFields(fields, mesh.positions.length / 3, cells.types.length)) {
    if (section.fields.length === 0) continue;
    out.line(`${section.where === 'point' ? 'POINT_DATA' : 'CELL_DATA'} ${section.count}`);
    for (const field of section.fields) {
      out.line(fieldHeader(field.name, field.components));
      for (let i = 0; i < field.values.length; i += field.components)
        out.numbers('', field.values, i, field.components);
    }
  }
  return out.bytes();
}

export function writeBinaryVtk(mesh: MeshData, fields: MeshFields = {}): Uint8Array {
  const cells = vtkCells(mesh);
  const parts = [
    asciiBytes(`${header(mesh, 'BINARY')}\n`),
    float64Bytes(mesh.positions, false),
    asciiBytes(`\nCELLS ${cells.types.length} ${cells.counted.length}\n`),
    uint32Bytes(cells.counted, false),
    asciiBytes(`\nCELL_TYPES ${cells.types.length}\n`),
    uint32Bytes(cells.types, false),
    asciiBytes('\n'),
  ];
  for (const section of checkedFields(fields, mesh.positions.length / 3, cells.types.length)) {
    if (section.fields.length === 0) continue;
    parts.push(asciiBytes(`${section.where === 'point' ? 'POINT_DATA' : 'CELL_DATA'} ${section.count}\n`));
    for (const field of section.fields) {
      parts.push(
        asciiBytes(`${fieldHeader(field.name, field.components)}\n`),
        float64Bytes(field.values, false),
        asciiBytes('\n'),
      );
    }
  }
  return joinBytes(parts);
}

function header(mesh: MeshData, encoding: string): string {
  const lines = ['# vtk DataFile Version 3.0', 'written by Pliant', encoding, 'DATASET UNSTRUCTURED_GRID'];
  return [...lines, `POINTS ${numberText(mesh.positions.length / 3)} double`].join('\n');
}

/** Names must not hold blanks; VTK decodes %20. */
function fieldHeader(name: string, components: number): string {
  const safe = name.replace(/[^!-~]|%|"/g, (c) => `%${c.charCodeAt(0).toString(16).padStart(2, '0')}`);
  if (components === 9) return `TENSORS ${safe} double`;
  if (components === 3) return `VECTORS ${safe} double`;
  return `SCALARS ${safe} double ${components}\nLOOKUP_TABLE default`;
}
