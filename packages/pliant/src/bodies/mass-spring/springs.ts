/**
 * Connections between molecules, and their material. Two molecules are connected if their spheres overlap at rest. The
 * connection is a bar of the molecules' material. Its stiffness is k = E·A/L, with L the distance of the centres at
 * rest and A the disc in which the two spheres meet. So a connection fades to nothing as the spheres part, instead of
 * appearing with full strength at the first touch. If one sphere contains the other's centre, the disc would shrink
 * again, or would not exist. Then the section is that of the smaller molecule.
 */
import { overlappingSpheres } from '../../geometry/sphere-overlaps.js';
import { PI } from '../../math/scalar.js';
import { distance } from '../../math/vec3.js';

export interface Connections {
  /** Two molecules per connection, the lower number first. */
  readonly pairs: Uint32Array;
  /** Length at rest of each connection [m]. */
  readonly restLengths: Float64Array;
}

/**
 * The connections of molecules at rest, in linear time. Molecules with the same centre have no direction, and get no
 * connection.
 */
export function connectMolecules(restPositions: Float64Array, radii: Float64Array): Connections {
  const overlaps = overlappingSpheres(restPositions, radii);
  const pairs = new Uint32Array(overlaps.length);
  const lengths = new Float64Array(overlaps.length / 2);
  let count = 0;
  for (let k = 0; k < overlaps.length; k += 2) {
    const length = distance(restPositions, 3 * overlaps[k], restPositions, 3 * overlaps[k + 1]);
    if (length === 0) continue;
    pairs[2 * count] = overlaps[k];
    pairs[2 * count + 1] = overlaps[k + 1];
    lengths[count++] = length;
  }
  return { pairs: pairs.slice(0, 2 * count), restLengths: lengths.slice(0, count) };
}

/** Area [m²] of the disc in which two spheres at this distance meet; 0 if they don't meet. */
export function sharedSection(radiusA: number, radiusB: number, length: number): number {
  const small = Math.min(radiusA, radiusB);
  const large = Math.max(radiusA, radiusB);
  if (length >= small + large) return 0;
  // The distance of the disc from the centre of the smaller sphere. Beyond that centre the lens would shrink again.
  const offset = (length * length + small * small - large * large) / (2 * length);
  if (!(offset > 0)) return PI * small * small;
  return PI * Math.max(0, small * small - offset * offset);
}

/** Stiffness [N/m] of a bar with Young's modulus [N/m²], section [m²] and length [m]. */
export function barStiffness(youngsModulus: number, section: number, length: number): number {
  return (youngsModulus * section) / length;
}

/** Young's modulus of a bar that is half of one material and half of another. The halves stretch in series. */
export function seriesModulus(a: number, b: number): number {
  return a + b === 0 ? 0 : (2 * a * b) / (a + b);
}
