/** VTK's numbers for cell types, shared by the legacy format and VTU. */
import type { PliantError } from '../../core/errors.js';
import type { CellSink } from '../cells.js';

export const VTK_VERTEX = 1;
export const VTK_TRIANGLE = 5;
export const VTK_TETRA = 10;

const EXACT_CORNERS = new Map([
  [5, 3],
  [8, 4],
  [9, 4],
  [10, 4],
]);
/** Nothing is lost when these go: the positions stay. */
const WITHOUT_EXTENT = new Set([0, 1, 2]);
const LINES = new Set([3, 4, 21]);
const VOLUMES = new Map([
  [11, 'voxels'],
  [12, 'hexahedra'],
  [13, 'wedges'],
  [14, 'pyramids'],
]);

/** Keeps one cell. `corners` are checked indices; `refuse` makes an error at the cell's place. */
export function addVtkCell(
  cells: CellSink,
  type: number,
  corners: Uint32Array,
  count: number,
  where: () => string,
  refuse: (sentence: string) => PliantError,
): void {
  const exact = EXACT_CORNERS.get(type);
  if (exact !== undefined && count !== exact)
    throw refuse(`A cell of type ${type} has ${exact} corners, not ${count}.`);
  if (WITHOUT_EXTENT.has(type)) return;
  if (LINES.has(type)) cells.notes.leftOut('lines', where);
  else if (type === VTK_TETRA) cells.tet(corners);
  else if (type === 6) cells.strip(corners, count);
  else if (type === 5 || type === 7 || type === 9) cells.polygon(corners, count, where);
  else if (type === 8) {
    // A pixel lists its corners row by row.
    cells.polygon([corners[0], corners[1], corners[3], corners[2]], 4, where);
  } else throw refuse(refusal(type));
}

function refusal(type: number): string {
  const volume = VOLUMES.get(type);
  if (volume)
    return `The file has ${volume} (type ${type}), which aren't read; mesh the body with tetrahedra.`;
  return `Cells of type ${type} aren't read; save the mesh with linear triangles or tetrahedra.`;
}
