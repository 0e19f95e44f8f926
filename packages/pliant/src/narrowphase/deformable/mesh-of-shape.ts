import { TetMesh } from '../../geometry/mesh/tet-mesh.js';
import type { ShapeDefinition } from '../../geometry/shape.js';

/** Most cells of a box along an edge: its vertices stand close enough to be found in a coarse soft body. */
const MOST_CELLS = 4;
/** Edges of round shapes over their radius; smaller follows the surface more closely. */
const ROUND_EDGE = 0.25;

type Mesher<K extends ShapeDefinition['kind']> = (
  shape: Extract<ShapeDefinition, { kind: K }>,
) => TetMesh | undefined;

/** One entry per shape; shapes without end have no mesh, and answer by their signed distance instead. */
const MESHERS: { readonly [K in ShapeDefinition['kind']]: Mesher<K> } = {
  plane: () => undefined,
  sphere: ({ radius }) => TetMesh.sphere({ radius, edge: ROUND_EDGE * radius }),
  box: ({ halfExtents }) => {
    const [x, y, z] = halfExtents;
    const edge = Math.max(Math.min(x, y, z), Math.max(x, y, z) / (MOST_CELLS / 2));
    const cells = (half: number) => Math.max(1, Math.min(MOST_CELLS, Math.round((2 * half) / edge)));
    return TetMesh.box({ size: [2 * x, 2 * y, 2 * z], cells: [cells(x), cells(y), cells(z)] });
  },
};

/** The shape as tetrahedra in its own frame; undefined for shapes without end. */
export function meshOfShape(shape: ShapeDefinition): TetMesh | undefined {
  return (MESHERS[shape.kind] as (shape: ShapeDefinition) => TetMesh | undefined)(shape);
}
