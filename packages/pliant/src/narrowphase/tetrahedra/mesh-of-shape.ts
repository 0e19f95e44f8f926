import { PliantError } from '../../core/errors.js';
import { TetMesh } from '../../geometry/mesh/tet-mesh.js';
import { tetrahedralise } from '../../geometry/mesh/tetrahedralise/tetrahedralise.js';
import { TriangleMesh } from '../../geometry/mesh/triangle-mesh.js';
import type { DefinitionOf, ShapeKind } from '../../geometry/shape.js';
import type { Solid } from '../../geometry/solids/solid.js';

/** Most cells of a box along an edge: its vertices are then close enough to be found in a coarse soft body. */
const MOST_CELLS = 4;
/** Edges of round shapes over their radius; smaller follows the surface more closely. */
const ROUND_EDGE = 0.25;
/** Edges of filled surfaces over the reach of the solid. */
const FILL_EDGE = 0.2;

type Mesher<K extends ShapeKind> = (shape: DefinitionOf<K>, solid: Solid) => TetMesh | undefined;

/**
 * Shapes with a generator of their own; others are filled. Unbounded shapes have no mesh and are tested by their signed
 * distance.
 */
const MESHERS: { readonly [K in ShapeKind]?: Mesher<K> } = {
  plane: () => undefined,
  sphere: ({ radius }) => TetMesh.sphere({ radius, edge: ROUND_EDGE * radius }),
  box: ({ halfExtents }) => {
    const [x, y, z] = halfExtents;
    const edge = Math.max(Math.min(x, y, z), Math.max(x, y, z) / (MOST_CELLS / 2));
    const cells = (half: number) => Math.max(1, Math.min(MOST_CELLS, Math.round((2 * half) / edge)));
    return TetMesh.box({ size: [2 * x, 2 * y, 2 * z], cells: [cells(x), cells(y), cells(z)] });
  },
  hull: (_, solid) => fan(solid),
};

/**
 * The solid as tetrahedra in its own frame; undefined for unbounded shapes, open meshes, and shapes that are too thin
 * and not convex.
 */
export function meshOfShape(solid: Solid): TetMesh | undefined {
  const mesher = MESHERS[solid.kind] as Mesher<ShapeKind> | undefined;
  return mesher ? mesher(solid.definition, solid) : fill(solid);
}

/** A convex surface, every triangle tied to its centre of mass. */
function fan(solid: Solid): TetMesh {
  const { positions, triangles } = solid.surface();
  const centre = positions.length / 3;
  const tets: number[] = [];
  for (let t = 0; t < triangles.length; t += 3)
    tets.push(centre, triangles[t], triangles[t + 1], triangles[t + 2]);
  return new TetMesh({ positions: [...positions, ...solid.mass().centre], tets });
}

function fill(solid: Solid): TetMesh | undefined {
  const { positions, triangles } = solid.surface();
  const used = triangles.reduce((most, v) => Math.max(most, v), 0) + 1;
  const surface = new TriangleMesh({ positions: positions.slice(0, 3 * used), triangles });
  if (!surface.isSolid) return undefined;
  const edge = Math.min(FILL_EDGE * solid.reach, solid.thinness);
  try {
    return tetrahedralise(surface, { edge: Math.max(edge, 0.05 * solid.reach) }).mesh;
  } catch (error) {
    // Too thin for the lattice. A convex shape does not need it.
    if (!(error instanceof PliantError)) throw error;
    return solid.isConvex ? fan(solid) : undefined;
  }
}
