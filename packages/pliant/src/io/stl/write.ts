/** STL holds nothing but triangles with f32 corners (binary) or decimal ones (ASCII). */
import { refuseBeyondFloat32 } from '../float32.js';
import type { MeshData } from '../mesh-data.js';
import { asciiBytes } from '../text/ascii.js';
import { numberText, TextWriter } from '../text/writer.js';

type Surface = Pick<MeshData, 'positions' | 'triangles'>;

export function writeBinaryStl(mesh: Surface): Uint8Array {
  refuseBeyondFloat32(mesh.positions, 'Binary STL');
  const count = mesh.triangles.length / 3;
  const bytes = new Uint8Array(84 + count * 50);
  // The header must not start with "solid", or half the readers take the file for ASCII.
  bytes.set(asciiBytes('Binary STL written by Pliant'));
  const view = new DataView(bytes.buffer);
  view.setUint32(80, count, true);
  const normal = new Float64Array(3);
  let at = 84;
  for (let t = 0; t < mesh.triangles.length; t += 3) {
    facetNormal(mesh, t, normal);
    for (let k = 0; k < 3; k++) view.setFloat32(at + k * 4, normal[k], true);
    for (let corner = 0; corner < 3; corner++) {
      const p = mesh.triangles[t + corner] * 3;
      for (let k = 0; k < 3; k++) view.setFloat32(at + 12 + corner * 12 + k * 4, mesh.positions[p + k], true);
    }
    at += 50;
  }
  return bytes;
}

export function writeAsciiStl(mesh: Surface, name = 'pliant'): Uint8Array {
  const solid = name.replace(/[^ -~]/g, '_');
  const out = new TextWriter();
  const normal = new Float64Array(3);
  out.line(`solid ${solid}`);
  for (let t = 0; t < mesh.triangles.length; t += 3) {
    facetNormal(mesh, t, normal);
    out.line(`  facet normal ${numberText(normal[0])} ${numberText(normal[1])} ${numberText(normal[2])}`);
    out.line('    outer loop');
    for (let corner = 0; corner < 3; corner++) {
      out.numbers('      vertex', mesh.positions, mesh.triangles[t + corner] * 3, 3);
    }
    out.line('    endloop');
    out.line('  endfacet');
  }
  out.line(`endsolid ${solid}`);
  return out.bytes();
}

/** Unit normal by the right-hand rule; zero for a triangle without area, as the format's description asks. */
function facetNormal(mesh: Surface, t: number, out: Float64Array): void {
  const p = mesh.positions;
  const a = mesh.triangles[t] * 3;
  const b = mesh.triangles[t + 1] * 3;
  const c = mesh.triangles[t + 2] * 3;
  const [ux, uy, uz] = [p[b] - p[a], p[b + 1] - p[a + 1], p[b + 2] - p[a + 2]];
  const [vx, vy, vz] = [p[c] - p[a], p[c + 1] - p[a + 1], p[c + 2] - p[a + 2]];
  const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz);
  const usable = length > 0 && length < Infinity;
  out[0] = usable ? nx / length : 0;
  out[1] = usable ? ny / length : 0;
  out[2] = usable ? nz / length : 0;
}
