/**
 * Springs that hold vertices at points for one substep. A holding body yields differently along its lever and across it,
 * so a spring is a symmetric matrix T = (give)⁻¹. A mean over all directions would be too stiff across a long lever:
 * the holding body answers with more than the way that was left, and from 4/3 of it on this grows from substep to substep.
 */
import { inverse } from '../../math/mat3.js';

export class AnchorSprings {
  /** By vertex: the stiffest of the three axes, 0 where nothing holds it [N/m]. */
  readonly springs: Float64Array;
  /** The points that they pull to [m]. */
  readonly points: Float64Array;
  /** By vertex: T, row-major [N/m]. */
  private readonly tensors: Float64Array;
  isHeld = false;

  constructor(count: number) {
    this.springs = new Float64Array(count);
    this.points = new Float64Array(3 * count);
    this.tensors = new Float64Array(9 * count);
  }

  /** Holds a vertex at a point, which yields by `give` (row-major) and by `least` in all directions [m/N]. */
  hold(vertex: number, point: ArrayLike<number>, give: ArrayLike<number>, least: number): void {
    const { springs, points, tensors } = this;
    const t = 9 * vertex;
    for (let k = 0; k < 9; k++) tensors[t + k] = give[k] + (k % 4 === 0 ? least : 0);
    if (!inverse(tensors, t, tensors, t)) {
      // Levers of 1e7 times the body: as soft in all directions as in the softest, which is stable.
      const most = tensors[t] + tensors[t + 4] + tensors[t + 8];
      for (let k = 0; k < 9; k++) tensors[t + k] = k % 4 === 0 ? 1 / most : 0;
    }
    springs[vertex] = Math.max(tensors[t], tensors[t + 4], tensors[t + 8]);
    for (let i = 0; i < 3; i++) points[3 * vertex + i] = point[i];
    this.isHeld = true;
  }

  letGo(): void {
    if (!this.isHeld) return;
    this.springs.fill(0);
    this.isHeld = false;
  }

  /** Adds the gradient of the spring of a vertex at x[o…] to g[k…]; returns its energy [J]. */
  pull(vertex: number, x: Float64Array, o: number, g: Float64Array, k: number): number {
    const { points, tensors } = this;
    const p = 3 * vertex;
    const t = 9 * vertex;
    const sx = x[o] - points[p];
    const sy = x[o + 1] - points[p + 1];
    const sz = x[o + 2] - points[p + 2];
    const fx = tensors[t] * sx + tensors[t + 1] * sy + tensors[t + 2] * sz;
    const fy = tensors[t + 3] * sx + tensors[t + 4] * sy + tensors[t + 5] * sz;
    const fz = tensors[t + 6] * sx + tensors[t + 7] * sy + tensors[t + 8] * sz;
    g[k] = g[k] + fx;
    g[k + 1] = g[k + 1] + fy;
    g[k + 2] = g[k + 2] + fz;
    return 0.5 * (sx * fx + sy * fy + sz * fz);
  }

  /** Adds T d to q[k…], d from d[k…]. */
  multiply(vertex: number, d: Float64Array, q: Float64Array, k: number): void {
    const { tensors } = this;
    const t = 9 * vertex;
    for (let i = 0; i < 3; i++)
      q[k + i] =
        q[k + i] +
        tensors[t + 3 * i] * d[k] +
        tensors[t + 3 * i + 1] * d[k + 1] +
        tensors[t + 3 * i + 2] * d[k + 2];
  }
}
