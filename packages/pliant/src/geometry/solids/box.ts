import { boxSurface } from '../mesh/generators/box.js';
import { SimpleSolid } from './simple.js';
import type { ConvexSolid, Face, Surface } from './solid.js';

/** With q = |x| − h: outside φ = |max(q, 0)|, inside the largest of q; exact. */
export class BoxSolid extends SimpleSolid<'box'> implements ConvexSolid {
  readonly isConvex = true;
  readonly round = 0;

  distance(p: Float64Array, o: number, gradient: Float64Array): number {
    const h = this.values;
    let sumSq = 0;
    let nearest = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let k = 0; k < 3; k++) {
      const q = Math.abs(p[o + k]) - h[k];
      if (q > most) {
        most = q;
        nearest = k;
      }
      gradient[k] = q > 0 ? (p[o + k] < 0 ? -q : q) : 0;
      if (q > 0) sumSq += q * q;
    }
    if (sumSq > 0) {
      const length = Math.sqrt(sumSq);
      for (let k = 0; k < 3; k++) gradient[k] /= length;
      return length;
    }
    for (let k = 0; k < 3; k++) gradient[k] = k === nearest ? (p[o + k] < 0 ? -1 : 1) : 0;
    return most;
  }

  support(d: Float64Array, out: Float64Array, o: number): void {
    const h = this.values;
    for (let k = 0; k < 3; k++) out[o + k] = d[k] < 0 ? -h[k] : h[k];
  }

  face(d: Float64Array, out: Face): void {
    const h = this.values;
    let k = 0;
    if (Math.abs(d[1]) > Math.abs(d[k])) k = 1;
    if (Math.abs(d[2]) > Math.abs(d[k])) k = 2;
    const u = (k + 1) % 3;
    const v = (k + 2) % 3;
    const side = d[k] < 0 ? -1 : 1;
    out.clear();
    for (let corner = 0; corner < 4; corner++) {
      const o = out.next();
      const su = corner === 0 || corner === 3 ? 1 : -1;
      const sv = corner < 2 ? 1 : -1;
      out.points[o + k] = side * h[k];
      // Counter-clockwise seen from outside: mirrored on the far side.
      out.points[o + u] = su * side * h[u];
      out.points[o + v] = sv * h[v];
    }
  }

  protected makeSurface(): Surface {
    const [x, y, z] = this.values;
    return boxSurface({ size: [2 * x, 2 * y, 2 * z], cells: [1, 1, 1] });
  }
}
