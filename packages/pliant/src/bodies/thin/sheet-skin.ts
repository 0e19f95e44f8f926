/** The surface of a sheet, for drawing and queries: both sides, half a thickness away, closed around the rim. */
import { TriangleMesh } from '../../geometry/mesh/triangle-mesh.js';
import type { CarriedSurface } from '../soft/embedded-surface.js';
import type { SheetShape } from './sheet-shape.js';
import type { ThinBody } from './thin-body.js';

export class SheetSkin implements CarriedSurface {
  readonly positions: Float64Array;
  readonly surface: TriangleMesh;
  private readonly normals: Float64Array;

  constructor(
    private readonly body: ThinBody,
    private readonly shape: SheetShape,
  ) {
    const n = shape.count;
    const { triangles } = shape;
    this.positions = new Float64Array(6 * n);
    this.normals = new Float64Array(3 * n);
    const faces: number[] = [];
    const sides = new Set<string>();
    const next = (k: number) => triangles[k - (k % 3) + ((k + 1) % 3)];
    for (let k = 0; k < triangles.length; k++) sides.add(`${triangles[k]} ${next(k)}`);
    for (let k = 0; k < triangles.length; k += 3) {
      const [a, b, c] = [triangles[k], triangles[k + 1], triangles[k + 2]];
      faces.push(a, b, c, n + a, n + c, n + b);
    }
    for (let k = 0; k < triangles.length; k++) {
      const [a, b] = [triangles[k], next(k)];
      if (!sides.has(`${b} ${a}`)) faces.push(a, n + a, b, b, n + a, n + b);
    }
    this.update();
    this.surface = new TriangleMesh({
      positions: this.positions.slice(),
      triangles: Uint32Array.from(faces),
    });
  }

  update(): Float64Array {
    const { positions: out, normals, shape, body } = this;
    const { triangles, count, reach } = shape;
    const { position: x } = body.particles.columns;
    const base = 3 * body.first;
    normals.fill(0);
    for (let k = 0; k < triangles.length; k += 3) {
      const a = base + 3 * triangles[k];
      const b = base + 3 * triangles[k + 1];
      const c = base + 3 * triangles[k + 2];
      const ux = x[b] - x[a];
      const uy = x[b + 1] - x[a + 1];
      const uz = x[b + 2] - x[a + 2];
      const vx = x[c] - x[a];
      const vy = x[c + 1] - x[a + 1];
      const vz = x[c + 2] - x[a + 2];
      for (let i = k; i < k + 3; i++) {
        const o = 3 * triangles[i];
        normals[o] = normals[o] + uy * vz - uz * vy;
        normals[o + 1] = normals[o + 1] + uz * vx - ux * vz;
        normals[o + 2] = normals[o + 2] + ux * vy - uy * vx;
      }
    }
    for (let o = 0; o < 3 * count; o += 3) {
      const size = Math.sqrt(
        normals[o] * normals[o] + normals[o + 1] * normals[o + 1] + normals[o + 2] * normals[o + 2],
      );
      const s = size > 0 ? reach / size : 0;
      for (let i = o; i < o + 3; i++) {
        out[i] = x[base + i] + s * normals[i];
        out[3 * count + i] = x[base + i] - s * normals[i];
      }
    }
    return out;
  }
}
