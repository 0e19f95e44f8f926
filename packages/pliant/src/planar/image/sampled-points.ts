/** Rows of results read off a field: samples, contacts and penetrating vertices with unit gradients. */
import type { BoundaryPieces } from '../exact/pieces.js';
import type { Field } from '../field/field.js';
import { OF_B, type ProximityPoints } from '../points.js';
import type { Polygon } from '../polygon.js';

/** Below this length a gradient of central differences says nothing about direction (a ridge of the field). */
const RIDGE = 0.1;

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

/** Adds the vertices and samples of pieces of a boundary; their depths are read later. */
export function samplePieces(
  polygon: Polygon,
  pieces: BoundaryPieces,
  of: number,
  error: number,
  out: ProximityPoints,
): void {
  const { positions, next, vertexCount } = polygon;
  const { edges, starts, ends } = pieces;
  for (let k = 0; k < pieces.count; k++) {
    const e = edges[k];
    const ax = positions[2 * e];
    const ay = positions[2 * e + 1];
    const dx = positions[2 * next[e]] - ax;
    const dy = positions[2 * next[e] + 1] - ay;
    const start = starts[k];
    const share = ends[k] - start;
    const length = share * Math.sqrt(dx * dx + dy * dy);
    // No point of the piece is farther than d from a sample.
    const count = Math.max(1, Math.ceil(length / (2 * error)));
    let row = out.open(of, start === 0 ? count + 1 : count, vertexCount + e);
    const { points, weights } = out;
    if (start === 0) {
      out.vertices[row] = e;
      out.own[row] = e;
      points[2 * row] = ax;
      points[2 * row + 1] = ay;
      row++;
    }
    const weight = length / count;
    for (let i = 0; i < count; i++, row++) {
      const t = start + (share * (i + 0.5)) / count;
      points[2 * row] = ax + t * dx;
      points[2 * row + 1] = ay + t * dy;
      weights[row] = weight;
    }
  }
}

/** To unit length; to nothing where it says nothing. */
export function unit(out: Float64Array, o: number): void {
  const x = out[o];
  const y = out[o + 1];
  const length = Math.sqrt(x * x + y * y);
  out[o] = length > RIDGE ? x / length : 0;
  out[o + 1] = length > RIDGE ? y / length : 0;
}
