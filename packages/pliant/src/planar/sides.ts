/** On which side of each ring the region lies: by the ring's direction and how deep it is nested in the others. */
import { ringArea } from './measure.js';
import type { Outline } from './outline.js';

/** @param odd whether each ring lies inside others an odd number of times, as the sweep told. */
export function ringSides(polygon: Outline, odd: Uint8Array): Int8Array {
  const sides = new Int8Array(polygon.ringCount);
  for (let r = 0; r < sides.length; r++) {
    const turn = ringArea(polygon.positions, polygon.rings[r], polygon.rings[r + 1]) > 0 ? 1 : -1;
    sides[r] = odd[r] === 0 ? turn : -turn;
  }
  return sides;
}
