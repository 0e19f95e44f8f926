import type { MeshData } from '../mesh-data.js';
import { TextWriter } from '../text/writer.js';

/** Vertices and triangles in full precision. Tetrahedra aren't written; extract their surface first. */
export function writeObj(mesh: Pick<MeshData, 'positions' | 'triangles'>): Uint8Array {
  const out = new TextWriter();
  out.line('# written by Pliant');
  for (let i = 0; i < mesh.positions.length; i += 3) out.numbers('v', mesh.positions, i, 3);
  for (let i = 0; i < mesh.triangles.length; i += 3) out.numbers('f', mesh.triangles, i, 3, 1);
  return out.bytes();
}
