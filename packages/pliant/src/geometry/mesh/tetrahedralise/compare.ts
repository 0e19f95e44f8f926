/**
 * How far a surface and the boundary made for it are apart, both ways. The boundary is measured at its vertices, the
 * surface at samples half a lattice spacing apart. Where a surface crosses itself, what lies inside the union has no
 * boundary to be near to: a sample that has the solid on both sides, or on neither, is left out. Telling so takes a
 * winding number over all triangles for every triangle that seems missed, so after `MOST_ANGLES` solid angles the rest
 * counts as missed unasked.
 */
import { NearestTriangle } from '../search/nearest-triangle.js';
import { windingNumber } from '../search/winding-number.js';
import type { TriangleMesh } from '../triangle-mesh.js';
import { forEachSample } from './samples.js';

/** How far from the surface the boundary is looked for, in tolerances. */
const SEARCH = 2;
/**
 * How far to either side of a face one looks for the solid, in spacings: well above rounding, well below any feature.
 */
const ASIDE = 1e-6;
/** About two seconds of work. */
const MOST_ANGLES = 4e7;

export interface Comparison {
  readonly boundaryDistance: number;
  readonly surfaceDistance: number;
  readonly missed: Uint32Array;
}

/** `tolerance` is the distance past which a triangle of the surface counts as missed [m]. */
export function compare(
  surface: TriangleMesh,
  boundary: TriangleMesh,
  spacing: number,
  tolerance: number,
): Comparison {
  const boundaryDistance = distanceFromSurface(surface, boundary, spacing);
  if (boundary.triangleCount === 0) {
    const all = Uint32Array.from({ length: surface.triangleCount }, (_, t) => t);
    return { boundaryDistance, surfaceDistance: Infinity, missed: all };
  }
  const toBoundary = new NearestTriangle(boundary.positions, boundary.triangles, spacing);
  const missed = new Set<number>();
  const hidden = new Set<number>();
  let surfaceDistance = 0;
  let angles = 0;
  forEachSample(surface.positions, surface.triangles, spacing / 2, (triangle, x, y, z) => {
    if (hidden.has(triangle)) return;
    const distance = toBoundary.distance(x, y, z, SEARCH * tolerance);
    if (distance > tolerance && !missed.has(triangle)) {
      angles += 2 * surface.triangleCount;
      if (angles <= MOST_ANGLES && !isBetween(surface, triangle, x, y, z, ASIDE * spacing)) {
        hidden.add(triangle);
        return;
      }
      missed.add(triangle);
    }
    surfaceDistance = Math.max(surfaceDistance, distance);
  });
  return { boundaryDistance, surfaceDistance, missed: Uint32Array.from(missed) };
}

function distanceFromSurface(surface: TriangleMesh, boundary: TriangleMesh, spacing: number): number {
  const toSurface = new NearestTriangle(surface.positions, surface.triangles, spacing);
  const { positions } = boundary;
  let largest = 0;
  for (let v = 0; v < positions.length; v += 3) {
    largest = Math.max(largest, toSurface.distance(positions[v], positions[v + 1], positions[v + 2]));
  }
  return largest;
}

/** Whether the solid is on exactly one side of the face there. */
function isBetween(
  surface: TriangleMesh,
  triangle: number,
  x: number,
  y: number,
  z: number,
  aside: number,
): boolean {
  const normal = surface.faceNormals.subarray(3 * triangle, 3 * triangle + 3);
  const isSolid = (side: number) => {
    const at = [x + side * normal[0], y + side * normal[1], z + side * normal[2]];
    return windingNumber(surface.positions, surface.triangles, at) > 0.5;
  };
  return isSolid(aside) !== isSolid(-aside);
}
