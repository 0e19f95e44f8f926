/**
 * The surface of a thread, for drawing and queries: a tube of rings, one per vertex, with flat ends. Rings follow each
 * other without twist.
 */
import { TriangleMesh } from '../../geometry/mesh/triangle-mesh.js';
import { cos, sin, TWO_PI } from '../../math/scalar.js';
import type { CarriedSurface } from '../soft/embedded-surface.js';
import type { ThinBody } from './thin-body.js';
import type { ThreadShape } from './thread-shape.js';

const SIDES = 10;

export class ThreadSkin implements CarriedSurface {
  readonly positions: Float64Array;
  readonly surface: TriangleMesh;
  private readonly circle: Float64Array;
  private readonly way = new Float64Array(3);
  private readonly across = new Float64Array(3);

  constructor(
    private readonly body: ThinBody,
    private readonly shape: ThreadShape,
  ) {
    const n = shape.count;
    this.circle = Float64Array.from({ length: 2 * SIDES }, (_, k) =>
      k % 2 === 0 ? cos((TWO_PI * (k >> 1)) / SIDES) : sin((TWO_PI * (k >> 1)) / SIDES),
    );
    this.positions = new Float64Array(3 * n * SIDES);
    const faces: number[] = [];
    for (let k = 0; k < (shape.isRing ? n : n - 1); k++)
      for (let s = 0; s < SIDES; s++) {
        const a = k * SIDES + s;
        const b = k * SIDES + ((s + 1) % SIDES);
        const c = ((k + 1) % n) * SIDES + s;
        const d = ((k + 1) % n) * SIDES + ((s + 1) % SIDES);
        faces.push(a, b, c, b, d, c);
      }
    if (!shape.isRing)
      for (let s = 1; s + 1 < SIDES; s++) {
        const end = (n - 1) * SIDES;
        faces.push(0, s + 1, s, end, end + s, end + s + 1);
      }
    this.update();
    this.surface = new TriangleMesh({
      positions: this.positions.slice(),
      triangles: Uint32Array.from(faces),
    });
  }

  update(): Float64Array {
    const { positions: out, shape, body, circle, way: d, across: u } = this;
    const { position: x } = body.particles.columns;
    const { count, reach } = shape;
    u.fill(0);
    for (let v = 0; v < count; v++) {
      this.findWay(x, v);
      // The part of the last ring's direction that is across this piece. The first ring takes any direction.
      let along = u[0] * d[0] + u[1] * d[1] + u[2] * d[2];
      let size = 0;
      for (let turn = 0; turn < 2 && !(size > 1e-3); turn++) {
        if (turn === 1 || v === 0) {
          const axis = Math.abs(d[1]) < 0.8 ? 1 : 0;
          for (let i = 0; i < 3; i++) u[i] = i === axis ? 1 : 0;
          along = d[axis];
        }
        for (let i = 0; i < 3; i++) u[i] = u[i] - along * d[i];
        size = Math.sqrt(u[0] * u[0] + u[1] * u[1] + u[2] * u[2]);
      }
      for (let i = 0; i < 3; i++) u[i] = u[i] / size;
      const wx = d[1] * u[2] - d[2] * u[1];
      const wy = d[2] * u[0] - d[0] * u[2];
      const wz = d[0] * u[1] - d[1] * u[0];
      const at = 3 * (body.first + v);
      for (let s = 0; s < SIDES; s++) {
        const c = reach * circle[2 * s];
        const r = reach * circle[2 * s + 1];
        const o = 3 * (v * SIDES + s);
        out[o] = x[at] + c * u[0] + r * wx;
        out[o + 1] = x[at + 1] + c * u[1] + r * wy;
        out[o + 2] = x[at + 2] + c * u[2] + r * wz;
      }
    }
    return out;
  }

  /** Direction of the thread at a vertex. */
  private findWay(x: Float64Array, v: number): void {
    const { shape, body, way } = this;
    const { count, isRing } = shape;
    const before = isRing ? (v + count - 1) % count : Math.max(0, v - 1);
    const after = isRing ? (v + 1) % count : Math.min(count - 1, v + 1);
    let square = 0;
    for (let i = 0; i < 3; i++) {
      way[i] = x[3 * (body.first + after) + i] - x[3 * (body.first + before) + i];
      square += way[i] * way[i];
    }
    const size = Math.sqrt(square);
    for (let i = 0; i < 3; i++) way[i] = size > 0 ? way[i] / size : i === 0 ? 1 : 0;
  }
}
