/**
 * Depth and direction at points along a boundary, read off the field of the other polygon: the depth bilinear between
 * the four samples around a point, the direction by their differences across the cell. These are central differences
 * about the middle of the cell, and the gradient of the depth that is reported.
 *
 * Fields of the processor are measured here and now, four samples a point. Points along a boundary stand close
 * together, so a stretch of them is measured against the few edges that can be nearest to any of its samples. Where one
 * edge is nearest to all four, the field is linear between them and the answer is that of the exact twin.
 */
import type { Meetings } from '../exact/meetings.js';
import type { Field } from '../field/field.js';
import type { Grid } from '../field/grid.js';
import { NearEdges } from '../localise/near-edges.js';
import type { Boundary } from '../localise/nearest.js';
import type { ProximityPoints } from '../points.js';
import { unit } from './sampled-points.js';

/** Points within this many bounds d of the first belong to one stretch: longer ones have more edges near. */
const STRETCH = 4;

export class CellDepths {
  private readonly near = new NearEdges();
  /** A point whose distance to the boundary is known: x, y and the distance [m]. */
  private readonly known = new Float64Array(3);
  /** Places that lie on both boundaries. */
  private meetings: Meetings | null = null;

  /** Reads the rows `first … end - 1` off the field that `boundary` has over `grid`, measured as it is read. */
  measure(
    rows: ProximityPoints,
    first: number,
    end: number,
    boundary: Boundary,
    grid: Grid,
    field: Field,
    meetings: Meetings,
  ): void {
    this.meetings = meetings;
    this.known[2] = Number.POSITIVE_INFINITY;
    this.near.reach = grid.error;
    let length = STRETCH * grid.error;
    for (let row = first; row < end; ) {
      const stop = this.endOfStretch(rows, row, end, length);
      if (this.gather(rows, row, stop, boundary, grid)) {
        this.cells(rows, row, stop, grid);
        row = stop;
        continue;
      }
      if (stop === row + 1) {
        // An outline finer than d: many points share their samples, which the field keeps.
        field.open(grid, boundary);
        this.read(rows, row, end, field);
        return;
      }
      length = 0;
    }
  }

  /** Reads the rows `first … end - 1` off the samples of a field. */
  read(rows: ProximityPoints, first: number, end: number, field: Field): void {
    const { grid } = field;
    for (let row = first; row < end; row++) {
      const i = Math.floor((rows.points[2 * row] - grid.x0) / grid.spacing);
      const j = Math.floor((rows.points[2 * row + 1] - grid.y0) / grid.spacing);
      for (let n = 0; n < 4; n++) {
        const sample = (j + (n >> 1)) * grid.columns + i + (n & 1);
        this.near.values[n] = field.value(sample);
        this.near.features[n] = field.feature(sample);
      }
      this.interpolate(rows, row, grid, i, j);
    }
  }

  /** One past the last row within `length` [m] of row `first`. */
  private endOfStretch(rows: ProximityPoints, first: number, end: number, length: number): number {
    const { points } = rows;
    const x = points[2 * first];
    const y = points[2 * first + 1];
    let row = first + 1;
    for (; row < end; row++) {
      const dx = points[2 * row] - x;
      const dy = points[2 * row + 1] - y;
      if (dx * dx + dy * dy > length * length) break;
    }
    return row;
  }

  /** Gathers all edges that can be nearest to a sample around the rows. False when they are too many. */
  private gather(rows: ProximityPoints, first: number, end: number, boundary: Boundary, grid: Grid): boolean {
    const { points } = rows;
    const { known } = this;
    const middle = (first + end) >> 1;
    const x = points[2 * middle];
    const y = points[2 * middle + 1];
    let half = 0;
    for (let row = first; row < end; row++) {
      const dx = points[2 * row] - x;
      const dy = points[2 * row + 1] - y;
      half = Math.max(half, dx * dx + dy * dy);
    }
    // A sample is within a diagonal of its point, and its nearest feature as far again from the middle.
    const spare = 2 * (Math.sqrt(half) + 2 * grid.error);
    let bound = this.boundAt(x, y);
    if (!(bound < Number.POSITIVE_INFINITY)) bound = Math.sqrt(boundary.nearest(x, y)) * (1 + 1e-9);
    let enough = this.near.gather(boundary, x, y, bound, spare);
    if (!enough) {
      // The bound was loose: with the distance itself there are fewer edges around.
      const distance = Math.sqrt(boundary.nearest(x, y)) * (1 + 1e-9);
      enough = distance < 0.9 * bound && this.near.gather(boundary, x, y, distance, spare);
    }
    known[0] = x;
    known[1] = y;
    known[2] = enough ? this.near.distance : Number.POSITIVE_INFINITY;
    return enough;
  }

  /** A bound of the distance from a point to the boundary [m]: it changes no faster than the point. */
  private boundAt(x: number, y: number): number {
    const { known, meetings } = this;
    let fromSq = (x - known[0]) * (x - known[0]) + (y - known[1]) * (y - known[1]);
    let bound = known[2] + Math.sqrt(fromSq);
    if (meetings !== null) {
      const { points, count } = meetings;
      for (let k = 0; k < 2 * count; k += 2) {
        fromSq = (x - points[k]) * (x - points[k]) + (y - points[k + 1]) * (y - points[k + 1]);
        if (fromSq < bound * bound) bound = Math.sqrt(fromSq);
      }
    }
    // Places of meetings are rounded.
    return bound * (1 + 1e-9) + 1e-12 * (Math.abs(x) + Math.abs(y));
  }

  /** Measures the four samples around each of the rows against the edges gathered, and interpolates. */
  private cells(rows: ProximityPoints, first: number, end: number, grid: Grid): void {
    const { near } = this;
    const { points, distances, features, normals } = rows;
    const { wayOut } = near;
    for (let row = first; row < end; row++) {
      const i = Math.floor((points[2 * row] - grid.x0) / grid.spacing);
      const j = Math.floor((points[2 * row + 1] - grid.y0) / grid.spacing);
      if (near.turnTo(grid.x0 + (i + 0.5) * grid.spacing, grid.y0 + (j + 0.5) * grid.spacing)) {
        near.leave(points, 2 * row);
        distances[row] = wayOut[0];
        features[row] = near.feature;
        normals[2 * row] = wayOut[1];
        normals[2 * row + 1] = wayOut[2];
        continue;
      }
      near.measureCell(grid, i, j);
      this.interpolate(rows, row, grid, i, j);
    }
  }

  private interpolate(rows: ProximityPoints, row: number, grid: Grid, i: number, j: number): void {
    const { values, features } = this.near;
    const s = (rows.points[2 * row] - grid.x0) / grid.spacing - i;
    const t = (rows.points[2 * row + 1] - grid.y0) / grid.spacing - j;
    const low = values[1] - values[0];
    const high = values[3] - values[2];
    const below = values[0] + s * low;
    const rise = values[2] + s * high - below;
    // A point inside is at least on the boundary, whatever the samples around it say.
    const value = below + t * rise;
    rows.distances[row] = Math.min(value, 0);
    rows.features[row] = features[(s < 0.5 ? 0 : 1) + (t < 0.5 ? 0 : 2)];
    rows.normals[2 * row] = (low + t * (high - low)) / grid.spacing;
    rows.normals[2 * row + 1] = rise / grid.spacing;
    unit(rows.normals, 2 * row);
  }
}
