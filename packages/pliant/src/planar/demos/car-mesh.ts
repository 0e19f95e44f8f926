/** A car as a closed triangle mesh: rounded rings from the sill over the waist to the roof, x ahead, z up. */
import { cos, PI, sin } from '../../math/scalar.js';

export interface FlatMesh {
  /** x, y, z per vertex [m]. */
  readonly positions: Float64Array;
  readonly triangles: Uint32Array;
}

/** Half the length and width at the waist [m]. */
const LENGTH = 2.2;
const WIDTH = 0.9;
/** Height [m] and share of the waist's length and width of each ring; the roof sits towards the back. */
const RINGS: readonly (readonly [number, number, number, number])[] = [
  [0.25, 0.94, 0.92, 0],
  [0.7, 1, 1, 0],
  [0.95, 0.86, 0.9, 0],
  [1.4, 0.42, 0.72, -0.2],
];

/** @param count vertices of a ring; the waist, the widest, is the outline seen from above. */
export function carMesh(count: number): FlatMesh {
  const positions: number[] = [];
  const triangles: number[] = [];
  for (const [height, length, width, back] of RINGS) {
    for (let k = 0; k < count; k++) {
      // Points of a superellipse, denser where it bends.
      const angle = (2 * PI * (k + 0.5)) / count;
      const [c, s] = [cos(angle), sin(angle)];
      const x = length * LENGTH * Math.sign(c) * Math.sqrt(Math.abs(c));
      positions.push(x + back, width * WIDTH * Math.sign(s) * Math.sqrt(Math.abs(s)), height);
    }
  }
  for (let ring = 0; ring + 1 < RINGS.length; ring++) {
    for (let k = 0; k < count; k++) {
      const [a, b] = [ring * count + k, ring * count + ((k + 1) % count)];
      triangles.push(a, b, b + count, a, b + count, a + count);
    }
  }
  const roof = (RINGS.length - 1) * count;
  for (let k = 1; k + 1 < count; k++) triangles.push(0, k + 1, k, roof, roof + k, roof + k + 1);
  return { positions: Float64Array.from(positions), triangles: Uint32Array.from(triangles) };
}
