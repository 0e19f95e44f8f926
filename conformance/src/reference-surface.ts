/** Triangle surfaces of the reference collection, with the vertices and triangles in file order. */
import { readFileSync } from 'node:fs';
import { referencePath, referenceText } from './reference-files.js';

export interface Surface {
  readonly positions: Float64Array;
  readonly triangles: Uint32Array;
}

export function readSurface(dataDir: string, path: string): Surface {
  if (/\.obj$/i.test(path)) return readObj(referenceText(dataDir, path));
  const bytes = readFileSync(referencePath(dataDir, path));
  return /\.ply$/i.test(path) ? readPly(bytes) : readStl(bytes);
}

function readObj(text: string): Surface {
  const positions: number[] = [];
  const triangles: number[] = [];
  for (const line of text.split('\n')) {
    const words = line.trim().split(/\s+/);
    if (words[0] === 'v') positions.push(Number(words[1]), Number(words[2]), Number(words[3]));
    if (words[0] !== 'f') continue;
    const corners = words.slice(1).map((w) => Number.parseInt(w, 10));
    const index = corners.map((i) => (i < 0 ? positions.length / 3 + i : i - 1));
    for (let k = 2; k < index.length; k++) triangles.push(index[0]!, index[k - 1]!, index[k]!);
  }
  return { positions: Float64Array.from(positions), triangles: Uint32Array.from(triangles) };
}

function readStl(bytes: Buffer): Surface {
  const count = bytes.readUInt32LE(80);
  const positions = new Float64Array(9 * count);
  for (let t = 0; t < count; t++)
    for (let k = 0; k < 9; k++) positions[9 * t + k] = bytes.readFloatLE(84 + 50 * t + 12 + 4 * k);
  return { positions, triangles: Uint32Array.from({ length: 3 * count }, (_, i) => i) };
}

/** Binary, little endian, three doubles per vertex and 32-bit indices: what the collection's PLY surfaces have. */
function readPly(bytes: Buffer): Surface {
  const end = bytes.indexOf('end_header\n') + 11;
  const header = bytes.toString('latin1', 0, end);
  const vertices = Number(/element vertex (\d+)/.exec(header)![1]);
  const faces = Number(/element face (\d+)/.exec(header)![1]);
  const positions = Float64Array.from({ length: 3 * vertices }, (_, i) => bytes.readDoubleLE(end + 8 * i));
  const start = end + 24 * vertices;
  const triangles = Uint32Array.from({ length: 3 * faces }, (_, i) =>
    bytes.readInt32LE(start + 13 * Math.floor(i / 3) + 1 + 4 * (i % 3)),
  );
  return { positions, triangles };
}
