/**
 * Depth of two overlapping spheres (section 3.5.1 of the thesis): the sum of the radii less the distance of the
 * centres. It is exact: no shorter move parts two spheres.
 */
import { hypot3 } from '../../math/scalar.js';

/**
 * Writes the unit direction in which sphere a leaves sphere b to out[o]. Returns the depth [m], positive when they
 * overlap and negative when they are apart. Concentric spheres separate along +y.
 */
export function sphereOverlap(
  out: Float64Array,
  o: number,
  centres: Float64Array,
  radii: Float64Array,
  a: number,
  b: number,
): number {
  const x = centres[3 * a] - centres[3 * b];
  const y = centres[3 * a + 1] - centres[3 * b + 1];
  const z = centres[3 * a + 2] - centres[3 * b + 2];
  const distance = hypot3(x, y, z);
  const unit = distance > 0 ? 1 / distance : 0;
  out[o] = x * unit;
  out[o + 1] = distance > 0 ? y * unit : 1;
  out[o + 2] = z * unit;
  return radii[a] + radii[b] - distance;
}
