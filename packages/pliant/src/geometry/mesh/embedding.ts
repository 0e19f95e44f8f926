/**
 * A fine surface carried by a coarse cage of tetrahedra: every vertex of the surface belongs to one tetrahedron of the
 * cage at rest and follows it with constant barycentric weights. Affine motions of the cage are reproduced exactly.
 *
 * A vertex outside every tetrahedron belongs to the nearest one; its weights then lie outside [0, 1] and extrapolate.
 * That is smooth for vertices a small part of a tetrahedron away, which is what tetrahedralise() leaves, and wild for
 * far ones: see `furthest`. Tetrahedra are found by a grid over the cage; ties (a vertex on a shared face) go to the
 * lowest number.
 */
import { PliantError } from '../../core/errors.js';
import { cbrt } from '../../math/scalar.js';
import { ElementGrid } from './search/element-grid.js';
import { NearestTriangle } from './search/nearest-triangle.js';
import type { TetMesh } from './tet-mesh.js';
import type { TriangleMesh } from './triangle-mesh.js';

/** Weights this far below zero still count as inside: rounding on faces. */
const ON_FACE = -1e-12;

/** Where the vertices of a fine surface lie in the tetrahedra of a coarse solid, so that it can follow. */
export class Embedding {
  constructor(
    /** The cage's tetrahedron for each vertex of the surface. */
    readonly tets: Uint32Array,
    /** Four weights per vertex, adding up to one. */
    readonly weights: Float64Array,
    /** Four vertices of the cage per vertex of the surface. */
    private readonly corners: Uint32Array,
    /** Vertices of the surface outside every tetrahedron. */
    readonly outsideCount: number,
    /** The largest distance of a vertex from its tetrahedron [m]. */
    readonly furthest: number,
  ) {}

  /** Vertices that are embedded. */
  get vertexCount(): number {
    return this.tets.length;
  }

  /** Writes the positions of the surface for these positions of the cage to `out`, three numbers per vertex [m]. */
  apply(cagePositions: Float64Array, out: Float64Array): Float64Array {
    const { weights, corners } = this;
    for (let v = 0, w = 0; w < weights.length; v += 3, w += 4) {
      const a = 3 * corners[w];
      const b = 3 * corners[w + 1];
      const c = 3 * corners[w + 2];
      const d = 3 * corners[w + 3];
      const wa = weights[w];
      const wb = weights[w + 1];
      const wc = weights[w + 2];
      const wd = weights[w + 3];
      for (let k = 0; k < 3; k++) {
        out[v + k] =
          wa * cagePositions[a + k] +
          wb * cagePositions[b + k] +
          wc * cagePositions[c + k] +
          wd * cagePositions[d + k];
      }
    }
    return out;
  }
}

/** Binds the vertices of `surface` to the tetrahedra of `cage`, both at rest. */
export function embed(surface: TriangleMesh, cage: TetMesh): Embedding {
  if (cage.tetCount === 0) {
    throw new PliantError('bad-geometry', 'The cage has no tetrahedra; give a mesh with at least one.', {
      path: 'cage',
    });
  }
  const finder = new TetFinder(cage);
  const tets = new Uint32Array(surface.vertexCount);
  const weights = new Float64Array(4 * surface.vertexCount);
  const corners = new Uint32Array(4 * surface.vertexCount);
  let outsideCount = 0;
  let furthest = 0;
  for (let v = 0; v < surface.vertexCount; v++) {
    const point = surface.positions.subarray(3 * v, 3 * v + 3);
    let tet = finder.containing(point);
    if (tet === -1) {
      tet = finder.nearest(point);
      outsideCount++;
      furthest = Math.max(furthest, finder.distance);
    }
    tets[v] = tet;
    corners.set(cage.tets.subarray(4 * tet, 4 * tet + 4), 4 * v);
    if (!finder.weightsOf(tet, point)) {
      throw new PliantError('bad-geometry', `Tetrahedron ${tet} of the cage is flat; see diagnose().`, {
        path: 'cage',
      });
    }
    weights.set(finder.weights, 4 * v);
  }
  return new Embedding(tets, weights, corners, outsideCount, furthest);
}

class TetFinder {
  /** Of the last call of `weightsOf`. */
  readonly weights = new Float64Array(4);
  /** Of the last call of `nearest` [m]. */
  distance = 0;
  private readonly grid: ElementGrid;
  private readonly toBoundary: NearestTriangle;

  constructor(private readonly cage: TetMesh) {
    const bounds = cage.bounds;
    const volume = (bounds[3] - bounds[0]) * (bounds[4] - bounds[1]) * (bounds[5] - bounds[2]);
    // A few tetrahedra per cube, five to six of which fill a cube of their own edge.
    const longest = Math.max(bounds[3] - bounds[0], bounds[4] - bounds[1], bounds[5] - bounds[2]);
    const size = Math.max(2 * cbrt(volume / cage.tetCount), longest / 100);
    this.grid = ElementGrid.around(cage.positions, cage.tets, 4, size);
    this.toBoundary = new NearestTriangle(cage.positions, cage.boundary().triangles, size);
  }

  /** The first tetrahedron around the point, −1 if there is none. */
  containing(point: Float64Array): number {
    const { grid, weights } = this;
    for (let k = 0; k < 3; k++) {
      if (point[k] < this.cage.bounds[k] || point[k] > this.cage.bounds[3 + k]) return -1;
    }
    const cube = grid.cube(
      grid.coordinate(0, point[0]),
      grid.coordinate(1, point[1]),
      grid.coordinate(2, point[2]),
    );
    for (let e = grid.offsets[cube]; e < grid.offsets[cube + 1]; e++) {
      const tet = grid.elements[e];
      if (!this.weightsOf(tet, point)) continue;
      if (weights[0] >= ON_FACE && weights[1] >= ON_FACE && weights[2] >= ON_FACE && weights[3] >= ON_FACE)
        return tet;
    }
    return -1;
  }

  /** The tetrahedron behind the nearest face of the boundary. */
  nearest(point: Float64Array): number {
    this.distance = this.toBoundary.distance(point[0], point[1], point[2]);
    return this.cage.boundary().tets[this.toBoundary.triangle];
  }

  /** Barycentric coordinates by Cramer's rule, into `weights`; false if the tetrahedron is flat. */
  weightsOf(tet: number, point: Float64Array): boolean {
    const { positions: p, tets } = this.cage;
    const a = 3 * tets[4 * tet];
    const b = 3 * tets[4 * tet + 1];
    const c = 3 * tets[4 * tet + 2];
    const d = 3 * tets[4 * tet + 3];
    const [bx, by, bz] = [p[b] - p[a], p[b + 1] - p[a + 1], p[b + 2] - p[a + 2]];
    const [cx, cy, cz] = [p[c] - p[a], p[c + 1] - p[a + 1], p[c + 2] - p[a + 2]];
    const [dx, dy, dz] = [p[d] - p[a], p[d + 1] - p[a + 1], p[d + 2] - p[a + 2]];
    const [x, y, z] = [point[0] - p[a], point[1] - p[a + 1], point[2] - p[a + 2]];
    const det = triple(bx, by, bz, cx, cy, cz, dx, dy, dz);
    if (det === 0) return false;
    const { weights } = this;
    weights[1] = triple(x, y, z, cx, cy, cz, dx, dy, dz) / det;
    weights[2] = triple(bx, by, bz, x, y, z, dx, dy, dz) / det;
    weights[3] = triple(bx, by, bz, cx, cy, cz, x, y, z) / det;
    weights[0] = 1 - weights[1] - weights[2] - weights[3];
    return true;
  }
}

/** u · (v × w) */
function triple(
  ux: number,
  uy: number,
  uz: number,
  vx: number,
  vy: number,
  vz: number,
  wx: number,
  wy: number,
  wz: number,
): number {
  return ux * (vy * wz - vz * wy) + uy * (vz * wx - vx * wz) + uz * (vx * wy - vy * wx);
}
