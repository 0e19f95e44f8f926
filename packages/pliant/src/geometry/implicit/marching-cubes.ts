/**
 * The surface of a field that is given on all nodes of a grid. See `cell-table.ts` for the variant and what it
 * promises.
 */
import { assert } from '../../core/errors.js';
import { type GridFrame, type IsoSurface, SurfaceBuilder } from './surface-builder.js';

/** A field known at the corners of a grid. */
export interface SampledField extends GridFrame {
  /** Nodes along x, y and z. */
  readonly size: readonly [number, number, number];
  /** One number per node, x fastest. */
  readonly values: Float64Array;
}

/**
 * Triangles where the field equals `level`; the inside is where it is larger. The surface is closed unless it reaches
 * the border of the grid, where it ends.
 */
export function marchingCubes(field: SampledField, level: number): IsoSurface {
  const [nx, ny, nz] = field.size;
  assert(field.values.length === nx * ny * nz, 'values of a field that do not fill its grid');
  const builder = new SurfaceBuilder();
  builder.begin(field, nx, ny);
  builder.useValues(field.values, nx, nx * ny, level);
  for (let z = 0; z + 1 < nz; z++) {
    for (let y = 0; y + 1 < ny; y++) builder.addRow(0, y, z, nx * (y + ny * z), nx - 1);
  }
  return builder.finish();
}
