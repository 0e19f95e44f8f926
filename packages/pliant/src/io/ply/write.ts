/** Coordinates go out as doubles, so both encodings keep every bit. */
import { float64Bytes, joinBytes } from '../binary/bytes.js';
import type { MeshData } from '../mesh-data.js';
import { asciiBytes } from '../text/ascii.js';
import { TextWriter } from '../text/writer.js';

type Surface = Pick<MeshData, 'positions' | 'triangles'>;

export function writeBinaryPly(mesh: Surface): Uint8Array {
  const faces = new Uint8Array((mesh.triangles.length / 3) * 13);
  const view = new DataView(faces.buffer);
  for (let t = 0, at = 0; t < mesh.triangles.length; t += 3, at += 13) {
    view.setUint8(at, 3);
    for (let k = 0; k < 3; k++) view.setUint32(at + 1 + k * 4, mesh.triangles[t + k], true);
  }
  return joinBytes([
    asciiBytes(header(mesh, 'binary_little_endian')),
    float64Bytes(mesh.positions, true),
    faces,
  ]);
}

export function writeAsciiPly(mesh: Surface): Uint8Array {
  const out = new TextWriter();
  for (let i = 0; i < mesh.positions.length; i += 3) out.numbers('', mesh.positions, i, 3);
  for (let t = 0; t < mesh.triangles.length; t += 3) out.numbers('3', mesh.triangles, t, 3);
  return joinBytes([asciiBytes(header(mesh, 'ascii')), out.bytes()]);
}

function header(mesh: Surface, encoding: string): string {
  const lines = ['ply', `format ${encoding} 1.0`, 'comment written by Pliant'];
  lines.push(`element vertex ${mesh.positions.length / 3}`);
  for (const axis of ['x', 'y', 'z']) lines.push(`property double ${axis}`);
  lines.push(
    `element face ${mesh.triangles.length / 3}`,
    'property list uchar uint vertex_indices',
    'end_header',
    '',
  );
  return lines.join('\n');
}
