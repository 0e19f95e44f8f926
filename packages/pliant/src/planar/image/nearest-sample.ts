/**
 * Separation from a field: the sample on a's thick boundary with the least distance to b. The sample's own nearest
 * features give the two points, so they always belong together (section 2.2.4 takes the closest point of each polygon
 * to the other; between parallel edges those two may lie far apart).
 */
import type { Field } from '../field/field.js';
import type { Grid } from '../field/grid.js';
import type { ThickBoundary } from '../field/thick-boundary.js';
import { type Boundary, pointOnFeature } from '../localise/nearest.js';
import type { Separation } from '../queries.js';

export function nearestSample(
  a: Boundary,
  b: Boundary,
  field: Field,
  thick: ThickBoundary,
  error: number,
  nested: boolean,
): Separation {
  let best = thick.samples[0];
  let least = Number.POSITIVE_INFINITY;
  let lowest = Number.POSITIVE_INFINITY;
  for (let k = 0; k < thick.count; k++) {
    const value = field.value(thick.samples[k]);
    if (value < lowest) lowest = value;
    if (Math.abs(value) >= least) continue;
    least = Math.abs(value);
    best = thick.samples[k];
  }
  return separationAt(a, b, field.grid, best, least, lowest, error, nested);
}

/** The answer, given the sample with the least distance and the lowest value [m]. */
export function separationAt(
  a: Boundary,
  b: Boundary,
  grid: Grid,
  best: number,
  least: number,
  lowest: number,
  error: number,
  nested: boolean,
): Separation {
  const j = Math.floor(best / grid.columns);
  const x = grid.x0 + (best - j * grid.columns) * grid.spacing;
  const y = grid.y0 + j * grid.spacing;
  const points = new Float64Array(4);
  a.nearest(x, y);
  pointOnFeature(points, 0, a.polygon, a.feature, x, y);
  b.nearest(x, y);
  pointOnFeature(points, 2, b.polygon, b.feature, x, y);
  const [dx, dy] = [points[0] - points[2], points[1] - points[3]];
  const length = Math.sqrt(dx * dx + dy * dy);
  return {
    distance: nested || lowest <= 0 ? 0 : least,
    boundaryDistance: least,
    error,
    pointA: [points[0], points[1]],
    pointB: [points[2], points[3]],
    direction: length > 0 ? [dx / length, dy / length] : [0, 0],
  };
}
