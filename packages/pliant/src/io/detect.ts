/**
 * Which format a file has. Formats that announce themselves in their first bytes are known by them, whatever the file
 * is called; of the others the name decides, and without a telling name the first words do.
 */
import { formatOfName, type MeshFormat } from './formats.js';
import { findAscii, hasAscii, latin1 } from './text/ascii.js';

const PROBE_BYTES = 1024;

/** The format of a file, by its name and its first bytes; none when both say nothing. */
export function detectFormat(name: string, bytes: Uint8Array): MeshFormat | undefined {
  const named = formatOfName(name)?.name;
  // The header of a binary STL is free text, so nothing in it says otherwise.
  if (named === 'stl') return named;
  return announced(bytes) ?? named ?? guessed(bytes);
}

function announced(bytes: Uint8Array): MeshFormat | undefined {
  if (hasAscii(bytes, 'glTF')) return 'gltf';
  const start = latin1(bytes, 0, Math.min(bytes.length, PROBE_BYTES)).replace(/^ï»¿/, '').trimStart();
  if (/^ply\s/.test(start)) return 'ply';
  if (start.startsWith('# vtk DataFile')) return 'vtk';
  if (/^\$(MeshFormat|NOD|Comments)\s/.test(start)) return 'gmsh';
  if (/^(#[^\r\n]*[\r\n]\s*)*MeshVersionFormatted\s/i.test(start)) return 'medit';
  if (/^(#[^\r\n]*[\r\n]\s*)*(ST)?C?N?4?n?OFF\s/.test(start)) return 'off';
  if (start.startsWith('<') && start.includes('<VTKFile')) return 'vtu';
  if (start.startsWith('{') && findAscii(bytes, '"asset"') >= 0) return 'gltf';
  return undefined;
}

function guessed(bytes: Uint8Array): MeshFormat | undefined {
  const start = latin1(bytes, 0, Math.min(bytes.length, PROBE_BYTES)).trimStart();
  if (/^(#[^\r\n]*[\r\n]\s*)*\*VERTICES\s/i.test(start)) return 'vega';
  if (/^(#[^\r\n]*[\r\n]\s*)*(v|vn|vt|f|o|g|mtllib)\s/.test(start)) return 'obj';
  if (/^solid\b/i.test(start)) return 'stl';
  return isExactBinaryStl(bytes) ? 'stl' : undefined;
}

function isExactBinaryStl(bytes: Uint8Array): boolean {
  if (bytes.length < 84) return false;
  const count = new DataView(bytes.buffer, bytes.byteOffset).getUint32(80, true);
  return bytes.length === 84 + count * 50;
}
