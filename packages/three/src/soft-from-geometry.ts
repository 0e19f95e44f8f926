/** Soft bodies from three.js geometries. */
import { PliantError, type TetMesh, TriangleMesh, tetrahedralise } from 'pliant';
import 'pliant/soft';
import type { BufferGeometry } from 'three';
import { type GeometryOptions, trianglesOf } from './from-geometry.js';

/** How a soft body is made from a geometry. */
export interface SoftGeometryOptions extends GeometryOptions {
  /** Mean length of the tetrahedra's edges [m]; else a fifth of the smallest side of the geometry's box. */
  readonly edge?: number;
}

/** The parts of a soft body's definition that come from its geometry. */
export interface SoftGeometry {
  /** The tetrahedra that are simulated. */
  readonly mesh: TetMesh;
  /** The geometry's own triangles, which the tetrahedra carry. */
  readonly surface: TriangleMesh;
  /** For every vertex of `surface`, a vertex of the geometry that lies there: for colours and texture coordinates. */
  readonly sources: Uint32Array;
  /** For every vertex of the geometry, the vertex of `surface` that lies there. */
  readonly places: Uint32Array;
}

/**
 * Fills a closed geometry with tetrahedra that carry its triangles: `world.add({ kind: 'soft',
 * ...softFromGeometry(geometry) })`.
 */
export function softFromGeometry(geometry: BufferGeometry, options: SoftGeometryOptions = {}): SoftGeometry {
  const surface = trianglesOf(geometry, options);
  if (!surface.isClosed)
    throw new PliantError(
      'invalid-value',
      'The geometry has open edges, so it has no inside to fill; close its holes first.',
      { path: 'geometry' },
    );
  const { bounds, sources, places } = surface;
  const smallest = Math.min(...[0, 1, 2].map((k) => bounds[3 + k] - bounds[k]));
  const { mesh } = tetrahedralise(surface, { edge: options.edge ?? smallest / 5 });
  return { mesh, surface: new TriangleMesh(surface), sources, places };
}
