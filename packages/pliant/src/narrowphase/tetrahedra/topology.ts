/**
 * The part of a body of tetrahedra that does not depend on its pose: tetrahedra and their neighbours across each face,
 * the surface, the graph of edges, and where the surface is smooth. It is built once from the rest shape. Detection and
 * depth read it together with the present positions.
 */
import { PliantError } from '../../core/errors.js';
import type { TetMesh } from '../../geometry/mesh/tet-mesh.js';
import { cos } from '../../math/scalar.js';
import { smoothCorners } from './creases.js';

/** Options of a topology. */
export interface TopologyOptions {
  /**
   * Edges of the surface with a rest angle above this between their two faces are creases [rad]. Default: 0.7 (40°).
   */
  readonly creaseAngle?: number;
}

/** Angle between neighbouring faces from which their edge is a crease [rad]: 40°. */
const DEFAULT_CREASE_ANGLE = 0.7;

/** The part of a solid that stays the same when it deforms: neighbours, boundary, rest shape. */
export class TetTopology {
  /** Number of vertices. */
  readonly vertexCount: number;
  /** Number of tetrahedra. */
  readonly tetCount: number;
  /** Four vertex numbers per tetrahedron. */
  readonly tets: Uint32Array;
  /** The tetrahedron across face `4 t + i` (opposite corner `i`), −1 where there is none. */
  readonly neighbours: Int32Array;
  /** The surface triangle on face `4 t + i`, −1 inside. */
  readonly faceTriangles: Int32Array;
  /** Three vertex numbers per surface triangle, counter-clockwise from outside. */
  readonly triangles: Uint32Array;
  /** The tetrahedron behind each surface triangle. */
  readonly triangleTets: Uint32Array;
  /**
   * The triangle across side `i` (from corner `i` to `i + 1`) of each surface triangle; negative where there is not
   * just one.
   */
  readonly triangleNeighbours: Int32Array;
  /** Vertices joined to vertex `v`: `linked[linkOffsets[v] … linkOffsets[v + 1] − 1]`, ascending. */
  readonly linkOffsets: Uint32Array;
  /** Neighbours of each vertex, one vertex after the other. */
  readonly linked: Uint32Array;
  /** 1 where the link is an edge of the surface. */
  readonly linkOnSurface: Uint8Array;
  /** Tetrahedra at vertex `v`: `vertexTets[vertexTetOffsets[v] … vertexTetOffsets[v + 1] − 1]`, ascending. */
  readonly vertexTetOffsets: Uint32Array;
  /** Tetrahedra of each vertex, one vertex after the other. */
  readonly vertexTets: Uint32Array;
  /** 1 for vertices of the surface. */
  readonly onSurface: Uint8Array;
  /** Vertices on the boundary. */
  readonly surfaceVertices: Uint32Array;
  /** Number of the normal that corner `3 triangle + i` reads: corners that share one are smooth across their edges. */
  readonly cornerNormals: Uint32Array;
  /** Number of normals of the boundary. */
  readonly normalCount: number;
  /** Triangles that share normal `n`: `fans[fanOffsets[n] … fanOffsets[n + 1] − 1]`, ascending. */
  readonly fanOffsets: Uint32Array;
  /** Triangles of the boundary around each vertex, one vertex after the other. */
  readonly fans: Uint32Array;
  /** Mean length of all edges at rest [m]. */
  readonly meanEdge: number;
  /** Diagonal of the rest box [m]. */
  readonly restSize: number;
  /** Coordinates of the vertices at rest [m]. */
  readonly restPositions: Float64Array;
  /** Cosine of the crease angle. */
  readonly creaseCosine: number;

  constructor(mesh: TetMesh, options: TopologyOptions = {}) {
    if (mesh.tetCount === 0)
      throw new PliantError('bad-geometry', 'A body of tetrahedra needs at least one.', { path: 'tets' });
    const boundary = mesh.boundary();
    this.vertexCount = mesh.vertexCount;
    this.tetCount = mesh.tetCount;
    this.tets = mesh.tets;
    this.restPositions = mesh.positions;
    this.neighbours = mesh.adjacency.neighbours.map((t) => Math.max(t, -1));
    this.triangles = boundary.triangles;
    this.triangleTets = boundary.tets;
    this.triangleNeighbours = boundary.mesh.adjacency.triangleNeighbours;
    this.faceTriangles = new Int32Array(mesh.tets.length).fill(-1);
    mesh.adjacency.boundaryFaces.forEach((face, k) => {
      this.faceTriangles[face] = k;
    });
    this.surfaceVertices = boundary.vertices;
    this.onSurface = new Uint8Array(this.vertexCount);
    for (const v of boundary.vertices) this.onSurface[v] = 1;
    this.vertexTetOffsets = mesh.adjacency.vertexOffsets;
    this.vertexTets = mesh.adjacency.vertexTets;
    const links = linksOf(mesh.edges, this.vertexCount);
    this.linkOffsets = links.offsets;
    this.linked = links.linked;
    this.linkOnSurface = new Uint8Array(links.linked.length);
    this.markSurfaceLinks();
    this.meanEdge = meanLength(mesh.positions, mesh.edges);
    const [x0, y0, z0, x1, y1, z1] = mesh.bounds as unknown as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    this.restSize = Math.sqrt((x1 - x0) ** 2 + (y1 - y0) ** 2 + (z1 - z0) ** 2);
    this.creaseCosine = cos(options.creaseAngle ?? DEFAULT_CREASE_ANGLE);
    const corners = smoothCorners(
      mesh.positions,
      this.triangles,
      boundary.mesh.adjacency.triangleNeighbours,
      this.creaseCosine,
    );
    this.cornerNormals = corners.normals;
    this.normalCount = corners.count;
    const fans = fansOf(corners.normals, corners.count);
    this.fanOffsets = fans.offsets;
    this.fans = fans.triangles;
  }

  /** Place of the link from `v` to `w` in `linked`, −1 if they are not joined. */
  linkBetween(v: number, w: number): number {
    const end = this.linkOffsets[v + 1];
    for (let k = this.linkOffsets[v]; k < end; k++) if (this.linked[k] === w) return k;
    return -1;
  }

  private markSurfaceLinks(): void {
    const { triangles } = this;
    for (let k = 0; k < triangles.length; k++) {
      const from = triangles[k];
      const to = triangles[k % 3 === 2 ? k - 2 : k + 1];
      this.linkOnSurface[this.linkBetween(from, to)] = 1;
      this.linkOnSurface[this.linkBetween(to, from)] = 1;
    }
  }
}

function linksOf(edges: Uint32Array, vertexCount: number): { offsets: Uint32Array; linked: Uint32Array } {
  const offsets = new Uint32Array(vertexCount + 1);
  for (const v of edges) offsets[v + 1]++;
  for (let v = 0; v < vertexCount; v++) offsets[v + 1] += offsets[v];
  const cursor = offsets.slice();
  const linked = new Uint32Array(edges.length);
  // Edges come in lexicographic order, smaller end first: filling smaller neighbours first leaves every list ascending.
  for (let k = 0; k < edges.length; k += 2) linked[cursor[edges[k + 1]]++] = edges[k];
  for (let k = 0; k < edges.length; k += 2) linked[cursor[edges[k]]++] = edges[k + 1];
  return { offsets, linked };
}

function fansOf(normals: Uint32Array, count: number): { offsets: Uint32Array; triangles: Uint32Array } {
  const offsets = new Uint32Array(count + 1);
  for (const n of normals) offsets[n + 1]++;
  for (let n = 0; n < count; n++) offsets[n + 1] += offsets[n];
  const cursor = offsets.slice();
  const triangles = new Uint32Array(normals.length);
  normals.forEach((n, corner) => {
    triangles[cursor[n]++] = Math.floor(corner / 3);
  });
  return { offsets, triangles };
}

function meanLength(positions: Float64Array, edges: Uint32Array): number {
  let sum = 0;
  for (let k = 0; k < edges.length; k += 2) {
    const a = 3 * edges[k];
    const b = 3 * edges[k + 1];
    const x = positions[b] - positions[a];
    const y = positions[b + 1] - positions[a + 1];
    const z = positions[b + 2] - positions[a + 2];
    sum += Math.sqrt(x * x + y * y + z * z);
  }
  return sum / (edges.length / 2);
}
