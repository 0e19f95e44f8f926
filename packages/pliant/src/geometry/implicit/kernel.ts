/**
 * How one molecule shapes the surface. Its part of the field falls from 1 at the centre to 0 at the end of its reach R
 * as (1 − d²/R²)³, the cubic of d² in place of Wyvill's polynomial (Wyvill, McPheeters and Wyvill 1986): smooth,
 * without a root, and exactly zero beyond R, so that a node of the grid asks near molecules only.
 *
 * The thesis sets its surface library by one number, the potential field p, and takes 2/radius (equation 3.2). Here 2/p
 * is the distance from a lone molecule's centre to the surface, so by default the surface of one molecule is its
 * sphere; a larger p draws the surface in. The reach is twice that distance.
 */
import { cbrt, PI } from '../../math/scalar.js';

/** Value of the field on the surface: that of the kernel at half its reach. */
export const LEVEL = 27 / 64;

/** Reach over the distance to a lone molecule's surface. */
export const REACH = 2;

/** Part of a molecule at squared distance `distanceSq` with squared reach `reachSq`. */
export function kernelAt(distanceSq: number, reachSq: number): number {
  if (!(distanceSq < reachSq)) return 0;
  const t = 1 - distanceSq / reachSq;
  return t * t * t;
}

/** Equation 3.2 [1/m]. */
export function defaultPotentialField(radius: number): number {
  return 2 / radius;
}

/** Equation 3.1 [m], from the sum of the spheres' volumes [m³]. */
export function defaultResolution(radii: Float64Array): number {
  let volume = 0;
  for (const radius of radii) volume += (4 / 3) * PI * radius * radius * radius;
  return volume / 20 + 0.005;
}

/**
 * The spacing of a grid for which nobody gave one, over the distance from the smallest molecule to its surface: at least
 * and at most. Equation 3.1 is for molecules of about a centimetre, which it gives 0.42. Molecules of a millimetre would
 * fall between the nodes of its grid and have no surface at all; those of a decimetre would have thousands of triangles
 * each.
 */
const FINEST = 0.25;
const COARSEST = 0.75;

/** Most cells around all molecules, where the smallest are much smaller than the others. */
const MOST_CELLS = 8e6;

/** The same for a spacing that somebody asked for: such a surface takes about a second to generate. */
const MOST_CELLS_ASKED = 2e8;

/** Spacing of the grid around molecules if nobody gave one [m]: equation 3.1, as far as it fits the molecules. */
export function gridSpacing(radii: Float64Array, potentialField?: number): number {
  if (radii.length === 0) return defaultResolution(radii);
  const smallest = reaches(radii, potentialField).reduce((least, r) => Math.min(least, r)) / REACH;
  const spacing = Math.max(FINEST * smallest, Math.min(COARSEST * smallest, defaultResolution(radii)));
  return Math.max(spacing, spacingOf(MOST_CELLS, radii, potentialField));
}

/** The finest spacing that may be asked for around molecules [m]. */
export function finestSpacing(radii: Float64Array, potentialField?: number): number {
  return spacingOf(MOST_CELLS_ASKED, radii, potentialField);
}

/** The spacing at which the cubes that molecules reach have so many cells. */
function spacingOf(cells: number, radii: Float64Array, potentialField?: number): number {
  let room = 0;
  for (const r of reaches(radii, potentialField)) room += 8 * r * r * r;
  return cbrt(room / cells);
}

/** Reach of each molecule [m]; without a potential field each has its own, by equation 3.2. */
export function reaches(radii: Float64Array, potentialField?: number): Float64Array {
  return radii.map((radius) => (REACH * 2) / (potentialField ?? defaultPotentialField(radius)));
}
