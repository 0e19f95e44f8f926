/** Volume–volume intersection: samples inside both regions, each standing for one cell. */
import type { Field } from '../field/field.js';

/** An area found by counting samples. */
export interface SampledArea {
  /** [m²] */
  readonly area: number;
  /** The true area differs by no more than this [m²]. */
  readonly bound: number;
}

/**
 * A cell whose sample is farther than d from both boundaries lies wholly inside or outside the common region, so only
 * cells within d of the common region's boundary can be counted wrongly, each by at most its own area. The signed
 * distance to the common region is at least the larger of the two.
 */
export function commonArea(a: Field, b: Field): SampledArea {
  const { count, spacing, error } = a.grid;
  let inside = 0;
  let unsure = 0;
  for (let k = 0; k < count; k++) {
    const depth = b.value(k) > error ? b.value(k) : Math.max(a.value(k), b.value(k));
    if (depth < 0) inside++;
    if (Math.abs(depth) <= error) unsure++;
  }
  const cell = spacing * spacing;
  return { area: inside * cell, bound: unsure * cell };
}
