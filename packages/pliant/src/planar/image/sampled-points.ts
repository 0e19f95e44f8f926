/** Rows of results read off a field: samples, contacts and penetrating vertices with unit gradients. */
import type { Field } from '../field/field.js';
import { OF_B, type ProximityPoints } from '../points.js';

/** Below this length a gradient of central differences says nothing about direction (a ridge of the field). */
const FLAT = 0.1;

/** Adds a sample with its distance and the gradient of the field there. */
export function addSampledPoint(rows: ProximityPoints, field: Field, sample: number, of: number): number {
  const { grid } = field;
  const j = Math.floor(sample / grid.columns);
  const i = sample - j * grid.columns;
  const row = rows.add(
    of,
    -1,
    field.feature(sample),
    grid.x0 + i * grid.spacing,
    grid.y0 + j * grid.spacing,
    field.value(sample),
  );
  const n = grid.columns;
  // At the rim the difference is one-sided.
  const [left, right] = [i > 0 ? sample - 1 : sample, i + 1 < n ? sample + 1 : sample];
  const [down, up] = [j > 0 ? sample - n : sample, j + 1 < grid.rows ? sample + n : sample];
  const x = (field.value(right) - field.value(left)) / Math.max(1, right - left);
  const y = (field.value(up) - field.value(down)) / Math.max(1, (up - down) / n);
  rows.normals[2 * row] = x / grid.spacing;
  rows.normals[2 * row + 1] = y / grid.spacing;
  unit(rows.normals, 2 * row);
  return row;
}

/** Adds a contact: its normal points from b to a, whosever boundary it is on. */
export function addSampledContact(rows: ProximityPoints, field: Field, sample: number, of: number): void {
  const row = addSampledPoint(rows, field, sample, of);
  if (of !== OF_B) return;
  rows.normals[2 * row] *= -1;
  rows.normals[2 * row + 1] *= -1;
}

/** Replaces exact depths and directions of the rows `first … end - 1` by what the field says. */
export function readDepths(rows: ProximityPoints, first: number, end: number, field: Field): void {
  for (let row = first; row < end; row++) {
    const x = rows.points[2 * row];
    const y = rows.points[2 * row + 1];
    field.focus(x, y, -rows.distances[row]);
    // A point inside is at least on the boundary, whatever the samples around it say.
    rows.distances[row] = Math.min(0, field.valueAt(x, y));
    rows.features[row] = field.featureAt(x, y);
    field.gradientAt(rows.normals, 2 * row, x, y);
    unit(rows.normals, 2 * row);
  }
}

/** To unit length; to nothing where it says nothing. */
export function unit(out: Float64Array, o: number): void {
  const x = out[o];
  const y = out[o + 1];
  const length = Math.sqrt(x * x + y * y);
  out[o] = length > FLAT ? x / length : 0;
  out[o + 1] = length > FLAT ? y / length : 0;
}
