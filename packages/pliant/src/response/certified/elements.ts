/**
 * Keeps tetrahedra from inverting: all elements judge the motion of a body. As with gaps, a move leaves a part of each
 * volume, so volumes never vanish.
 */
import type { SoftPart } from './soft-part.js';

/** Least part of an element's volume at the start of the substep that the motion of its body leaves. */
const LEFT_BY_BODY = 0.1;

/** Below this part of its rest volume an element is nearly flat. */
const NEARLY_FLAT = 0.5;

export class Elements {
  /** Least volume over rest volume at the last `open`. */
  readonly least = new Float64Array(1);

  /** Saves the volumes of a part at the start of the substep; returns whether an element is nearly flat. */
  open({ elasticity, volumes, solid: shape }: SoftPart, x: Float64Array): boolean {
    let least = 1;
    this.least[0] = 1;
    if (shape === undefined) return false;
    const { first } = elasticity;
    const { tets } = shape.mesh;
    for (let t = 0; t < shape.tetCount; t++) {
      const j = sixVolumes(x, 3 * first, tets, 4 * t) * (1 / 6) * shape.inverseVolume[t];
      volumes[t] = j;
      if (j < least) least = j;
    }
    this.least[0] = least;
    return least < NEARLY_FLAT;
  }

  /** Whether an element has lost too much of its volume at the start of the substep. */
  isCrushed({ elasticity, volumes, solid: shape }: SoftPart, x: Float64Array): boolean {
    if (shape === undefined) return false;
    const { first } = elasticity;
    const { tets } = shape.mesh;
    for (let t = 0; t < shape.tetCount; t++) {
      const j = sixVolumes(x, 3 * first, tets, 4 * t) * (1 / 6) * shape.inverseVolume[t];
      if (j < (volumes[t] > 0 ? LEFT_BY_BODY * volumes[t] : volumes[t])) return true;
    }
    return false;
  }
}

function sixVolumes(x: Float64Array, base: number, tets: Uint32Array, t: number): number {
  const a = base + 3 * tets[t];
  const b = base + 3 * tets[t + 1];
  const c = base + 3 * tets[t + 2];
  const d = base + 3 * tets[t + 3];
  const ux = x[b] - x[a];
  const uy = x[b + 1] - x[a + 1];
  const uz = x[b + 2] - x[a + 2];
  const vx = x[c] - x[a];
  const vy = x[c + 1] - x[a + 1];
  const vz = x[c + 2] - x[a + 2];
  const wx = x[d] - x[a];
  const wy = x[d + 1] - x[a + 1];
  const wz = x[d + 2] - x[a + 2];
  return ux * (vy * wz - vz * wy) + uy * (vz * wx - vx * wz) + uz * (vx * wy - vy * wx);
}
