/** Vertices of a deformable body behind a plane: depth and way out are exact. */
import type { BodyColumns } from '../../bodies/bodies.js';
import { SHAPE_PARAMS } from '../../geometry/shape.js';
import { rotate } from '../../math/quat.js';
import type { TetBody } from './body.js';

export class PlanePoints {
  count = 0;
  vertices = new Int32Array(64);
  /** [m] */
  depths = new Float64Array(64);
  /** Unit, out of the wall. */
  readonly normal = new Float64Array(3);

  find(c: BodyColumns, plane: number, body: TetBody): number {
    const { normal } = this;
    const o = plane * SHAPE_PARAMS;
    rotate(normal, 0, c.orientation, 4 * plane, c.shape, o);
    const nx = normal[0];
    const ny = normal[1];
    const nz = normal[2];
    const p = 3 * plane;
    const level = c.shape[o + 3] + nx * c.position[p] + ny * c.position[p + 1] + nz * c.position[p + 2];
    const { positions: x, offset } = body;
    const { vertexCount } = body.topology;
    this.reserve(vertexCount);
    let count = 0;
    for (let v = 0, k = offset; v < vertexCount; v++, k += 3) {
      const depth = level - nx * x[k] - ny * x[k + 1] - nz * x[k + 2];
      if (!(depth > 0)) continue;
      this.vertices[count] = v;
      this.depths[count++] = depth;
    }
    this.count = count;
    return count;
  }

  private reserve(count: number): void {
    if (this.vertices.length >= count) return;
    this.vertices = new Int32Array(count);
    this.depths = new Float64Array(count);
  }
}
