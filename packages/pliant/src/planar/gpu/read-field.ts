/**
 * From what a pipeline drew (signed distance in cells, feature + 1 per pixel; 0 where nothing was drawn) to a field.
 */
import { Field } from '../field/field.js';
import type { Grid } from '../field/grid.js';
import { Boundary } from '../localise/nearest.js';
import type { Polygon } from '../polygon.js';

/** A sample this many cells from the boundary is on the side of its neighbour in the row: a cell, and what f32 adds. */
const SURE = 1.01;

/** Distance within which every sample of the grid has the boundary, in cells: nothing beyond it needs drawing. */
export function reachOf(polygon: Polygon, grid: Grid, maxDistance: number): number {
  const boundary = new Boundary();
  boundary.bind(polygon);
  const { x0, y0, spacing, columns, rows } = grid;
  const [width, height] = [(columns - 1) * spacing, (rows - 1) * spacing];
  const middle = Math.sqrt(boundary.nearest(x0 + width / 2, y0 + height / 2));
  const farthest = middle + Math.sqrt(width * width + height * height) / 2;
  // Below one cell the sign of samples beyond the band couldn't be carried along a row.
  return Math.max(1.5, Math.min(maxDistance, farthest) / spacing) + 0.01;
}

/**
 * @param pixels rows from the bottom, `stride` floats per pixel, distance and feature + 1 first.
 * @param pitch floats per row.
 */
export function readField(
  polygon: Polygon,
  grid: Grid,
  maxDistance: number,
  pixels: Float32Array,
  stride: number,
  pitch: number,
): Field {
  const field = new Field();
  field.open(grid, null, maxDistance);
  const boundary = new Boundary();
  boundary.bind(polygon);
  const { columns, rows, spacing } = grid;
  for (let j = 0; j < rows; j++) {
    const y = grid.y0 + j * spacing;
    // Two neighbours more than a cell from the boundary are on the same side of it.
    let sign = boundary.inside(grid.x0, y) > 0 ? -1 : 1;
    for (let i = 0; i < columns; i++) {
      const o = j * pitch + i * stride;
      const feature = pixels[o + 1] - 1;
      const k = j * columns + i;
      const cells = Math.abs(pixels[o]);
      // The device's own sign is that of the nearest edge, and of two that f32 can't tell apart it may take the wrong
      // one: the sides of a needle, of a slit, of outlines that touch.
      if (feature >= 0 && cells < SURE) sign = boundary.inside(grid.x0 + i * spacing, y) > 0 ? -1 : 1;
      const within = feature >= 0 && cells * spacing < maxDistance;
      field.values[k] = sign * (within ? cells * spacing : maxDistance);
      field.features[k] = within ? feature : -1;
    }
  }
  field.complete();
  return field;
}
