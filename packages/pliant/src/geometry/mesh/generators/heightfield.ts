/** Ground from a grid of heights, closed below: what has an inside holds soft bodies as well as rigid ones. */
import { PliantError } from '../../../core/errors.js';
import { requirePositive } from './check-options.js';

/** How a field of heights is made. */
export interface HeightfieldOptions {
  /** Heights along y, row by row: x runs fastest, then z [m]. */
  readonly heights: ArrayLike<number>;
  /** Heights per row, at least 2. The number of rows follows. */
  readonly columns: number;
  /** Lengths along x and z [m]; the field is centred at the origin. */
  readonly size: readonly [number, number];
  /** From the lowest point to the flat underside [m]. Default: a tenth of the shorter side. */
  readonly thickness?: number;
}

export function heightfieldSurface(options: HeightfieldOptions): {
  positions: Float64Array;
  triangles: Uint32Array;
} {
  const { heights, columns, size } = options;
  const rows = heights.length / columns;
  if (!(Number.isInteger(columns) && columns >= 2 && Number.isInteger(rows) && rows >= 2)) {
    throw new PliantError(
      'invalid-value',
      `A heightfield has at least 2 columns and 2 rows of heights; ${heights.length} heights in rows of ${columns} are none.`,
      { path: 'columns' },
    );
  }
  const { thickness = Math.min(size[0], size[1]) / 10 } = options;
  requirePositive({ 'size[0]': size[0], 'size[1]': size[1], thickness });
  let lowest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < heights.length; i++) {
    if (!Number.isFinite(heights[i]))
      throw new PliantError('invalid-value', `Height ${i} is ${heights[i]}; make it a number.`, {
        path: 'heights',
      });
    lowest = Math.min(lowest, heights[i]);
  }
  const count = columns * rows;
  const positions = new Float64Array(6 * count);
  for (let i = 0; i < count; i++) {
    const x = size[0] * ((i % columns) / (columns - 1) - 0.5);
    const z = size[1] * (Math.floor(i / columns) / (rows - 1) - 0.5);
    positions.set([x, heights[i], z], 3 * i);
    positions.set([x, lowest - thickness, z], 3 * (count + i));
  }
  return { positions, triangles: Uint32Array.from(triangles(columns, rows)) };
}

/** Top and underside, then the four walls between their rims. */
function triangles(columns: number, rows: number): number[] {
  const count = columns * rows;
  const out: number[] = [];
  const at = (column: number, row: number) => row * columns + column;
  for (let row = 0; row + 1 < rows; row++) {
    for (let column = 0; column + 1 < columns; column++) {
      const [a, b, c, d] = [
        at(column, row),
        at(column + 1, row),
        at(column, row + 1),
        at(column + 1, row + 1),
      ];
      out.push(a, c, b, b, c, d);
      out.push(count + a, count + b, count + c, count + b, count + d, count + c);
    }
  }
  const wall = (a: number, b: number) => out.push(a, b, count + a, b, count + b, count + a);
  for (let column = 0; column + 1 < columns; column++) {
    wall(at(column, 0), at(column + 1, 0));
    wall(at(column + 1, rows - 1), at(column, rows - 1));
  }
  for (let row = 0; row + 1 < rows; row++) {
    wall(at(0, row + 1), at(0, row));
    wall(at(columns - 1, row), at(columns - 1, row + 1));
  }
  return out;
}
