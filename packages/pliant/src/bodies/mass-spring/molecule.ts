/** The properties of one molecule: a ball of material in a medium. */
import { PI } from '../../math/scalar.js';

/** Drag coefficient of a ball between Reynolds numbers of a thousand and a few hundred thousand. */
export const BALL_DRAG_COEFFICIENT = 0.47;

/** Volume of a ball [m³]. */
export function ballVolume(radius: number): number {
  return (4 / 3) * PI * radius * radius * radius;
}

/** Mass [kg] of a molecule of the given density [kg/m³] and radius [m]. Overlaps with neighbours count for both. */
export function moleculeMass(density: number, radius: number): number {
  return density * ballVolume(radius);
}

/** The b in the drag force −b·|v|·v [kg/m] of a molecule in a medium of the given density [kg/m³]. */
export function moleculeDrag(mediumDensity: number, radius: number): number {
  return 0.5 * mediumDensity * BALL_DRAG_COEFFICIENT * PI * radius * radius;
}
