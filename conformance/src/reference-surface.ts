/** Triangle surfaces of the reference collection, with the vertices and triangles in file order. */
import { readFrom } from './mesh-files/cases.js';

export interface Surface {
  readonly positions: Float64Array;
  readonly triangles: Uint32Array;
}

export function readSurface(dataDir: string, path: string): Surface {
  const { positions, triangles } = readFrom(dataDir, path.replace(/^pack\//, ''));
  return { positions, triangles };
}
