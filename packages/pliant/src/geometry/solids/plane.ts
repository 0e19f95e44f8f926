import { SimpleSolid } from './simple.js';
import type { Surface } from './solid.js';

/** φ = n·x − offset, exact. */
export class PlaneSolid extends SimpleSolid<'plane'> {
  readonly isConvex = false;

  distance(p: Float64Array, o: number, gradient: Float64Array): number {
    const n = this.values;
    gradient[0] = n[0];
    gradient[1] = n[1];
    gradient[2] = n[2];
    return n[0] * p[o] + n[1] * p[o + 1] + n[2] * p[o + 2] - n[3];
  }

  /** A plane has no end, so no triangles stand for it. */
  protected makeSurface(): Surface {
    return { positions: new Float64Array(0), triangles: new Uint32Array(0) };
  }
}
