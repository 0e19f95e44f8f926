/** Shapes from three.js geometries. */
import { PliantError, type ShapeDefinition, TriangleMesh } from 'pliant';
import 'pliant/meshes';
import { weldNear } from 'pliant/io';
import { Box3, type BufferGeometry, type Matrix4, Vector3 } from 'three';

/** How a geometry is read. */
export interface GeometryOptions {
  /** Applied to the vertices first, such as the matrix or the scale of an object. */
  readonly transform?: Matrix4;
}

/**
 * Vertices nearer than this part of the geometry's size are one: seams are closed by sines of 2π, which are not quite
 * 0.
 */
const WELD = 1e-6;

/** A triangle mesh that remembers which vertices of a geometry its own come from. */
export type WeldedMesh = TriangleMesh & {
  /** For every vertex of the mesh, a vertex of the geometry that lies there: for colours and texture coordinates. */
  readonly sources: Uint32Array;
  /** For every vertex of the geometry, the vertex of the mesh that lies there. */
  readonly places: Uint32Array;
};

/**
 * The triangles of a geometry. Vertices at the same place become one: a geometry has several where normals or texture
 * coordinates jump, and for an engine such a surface is torn.
 */
export function trianglesOf(geometry: BufferGeometry, options: GeometryOptions = {}): WeldedMesh {
  const position = geometry.getAttribute('position');
  if (position === undefined || position.count < 3)
    throw new PliantError('invalid-value', "The geometry has no triangles; give it a 'position' attribute.", {
      path: 'geometry',
    });
  const points = new Float64Array(3 * position.count);
  const at = new Vector3();
  const box = new Box3();
  for (let i = 0; i < position.count; i++) {
    at.fromBufferAttribute(position, i);
    if (options.transform !== undefined) at.applyMatrix4(options.transform);
    at.toArray(points, 3 * i);
    box.expandByPoint(at);
  }
  const { places, sources } = weldNear(points, WELD * box.getSize(at).length());
  const index = geometry.getIndex();
  const corners = index?.count ?? position.count;
  const triangles: number[] = [];
  for (let c = 0; c + 2 < corners; c += 3) {
    const [a, b, d] = [c, c + 1, c + 2].map((k) => places[index?.getX(k) ?? k]);
    if (a !== b && b !== d && d !== a) triangles.push(a, b, d);
  }
  const positions = Float64Array.from(
    { length: 3 * sources.length },
    (_, k) => points[3 * sources[Math.floor(k / 3)] + (k % 3)],
  );
  const mesh = new TriangleMesh({ positions, triangles: Uint32Array.from(triangles) });
  return Object.assign(mesh, { sources, places });
}

/** What a geometry can be simplified to: its convex hull, its triangles as they are, or the box or ball around it. */
export type ShapeFit = 'hull' | 'mesh' | 'box' | 'sphere';

/** The shape of a body that may move. */
export type SolidShape = Exclude<ShapeDefinition, { readonly kind: 'plane' }>;

/** A shape from a geometry, in the geometry's frame. A `mesh` that forces are to move has to be closed. */
export function shapeFromGeometry(
  geometry: BufferGeometry,
  fit: ShapeFit = 'hull',
  options: GeometryOptions = {},
): SolidShape {
  const { positions, triangles, bounds } = trianglesOf(geometry, options);
  if (fit === 'mesh') return { kind: 'mesh', positions: [...positions], triangles: [...triangles] };
  if (fit === 'hull') return { kind: 'hull', points: [...positions] };
  const [x, y, z] = [0, 1, 2].map((k) => (bounds[k] + bounds[3 + k]) / 2);
  const isCentred = x === 0 && y === 0 && z === 0;
  if (fit === 'sphere') {
    const shape = { kind: 'sphere', radius: reach(positions, x, y, z) } as const;
    return isCentred ? shape : { kind: 'union', parts: [{ shape, position: [x, y, z] }] };
  }
  if (!isCentred) return { kind: 'hull', points: boxCorners(bounds) };
  return { kind: 'box', halfExtents: [bounds[3], bounds[4], bounds[5]] };
}

function boxCorners(bounds: Float64Array): number[] {
  return [0, 1, 2, 3, 4, 5, 6, 7].flatMap((i) => [0, 1, 2].map((k) => bounds[k + ((i >> k) & 1) * 3]));
}

function reach(positions: Float64Array, x: number, y: number, z: number): number {
  let most = 0;
  for (let k = 0; k < positions.length; k += 3)
    most = Math.max(most, Math.hypot(positions[k] - x, positions[k + 1] - y, positions[k + 2] - z));
  return most;
}
