/** The triangles a query works on: any object with these two arrays, `TriangleMesh` among them. */
import { PliantError } from '../core/errors.js';

/** Anything with vertices and triangles. */
export interface TriangleSource {
  /** Coordinates x0, y0, z0, x1, … [m]. */
  readonly positions: Float64Array;
  /** Vertex numbers, three per triangle, counter-clockwise seen from outside. */
  readonly triangles: Uint32Array;
}

/** Coordinates beyond this make squared distances and single-precision boxes overflow [m]. */
const LARGEST = 1e18;

export function checkTriangleSource(mesh: TriangleSource): void {
  const { positions, triangles } = mesh;
  if (positions.length % 3 !== 0 || triangles.length % 3 !== 0)
    throw new PliantError('bad-geometry', 'Positions and triangles must both come in threes.');
  const count = positions.length / 3;
  for (let i = 0; i < triangles.length; i++) {
    if (triangles[i] >= count)
      throw new PliantError('bad-geometry', `Vertex ${triangles[i]} doesn't exist: the mesh has ${count}.`, {
        path: `triangles[${i}]`,
      });
  }
  checkPositions(positions);
}

export function checkPositions(positions: Float64Array): void {
  for (let i = 0; i < positions.length; i++) {
    if (!(Math.abs(positions[i]) <= LARGEST))
      throw new PliantError(
        'bad-geometry',
        `The coordinate ${positions[i]} is not a finite number below ${LARGEST}: mend or rescale the mesh.`,
        { path: `positions[${i}]` },
      );
  }
}
