/**
 * The surface of a body as contact sees it: nodes, edges and triangles by their own numbers, shared by all bodies of
 * the same shape. Round bodies are a core thickened by a radius: a sphere is one node, a capsule one edge. Each is also
 * a triangle without area, so that vertices of others meet it like any triangle. Nodes of soft bodies are the vertices
 * of their mesh. Equal places of a shape are one node.
 */
import type { SheetShape } from '../../bodies/thin/sheet-shape.js';
import type { ThinShape } from '../../bodies/thin/thin-shape.js';
import type { ThreadShape } from '../../bodies/thin/thread-shape.js';
import type { TetMesh } from '../../geometry/mesh/tet-mesh.js';
import type { Solid } from '../../geometry/solids/solid.js';

export interface SurfaceTopology {
  readonly nodeCount: number;
  /** In the body's own frame [m]; none for soft bodies, whose nodes move by themselves. */
  readonly positions: Float64Array | undefined;
  /** Thickness around nodes, edges and triangles [m]. */
  readonly round: number;
  /** Nodes that are part of the surface, ascending. */
  readonly vertices: Int32Array;
  readonly triangles: Int32Array;
  /** The edge from corner k to the next, three per triangle; −1 where there is none. */
  readonly triangleEdges: Int32Array;
  readonly edges: Int32Array;
  /** Two per edge: the far corner of the triangles at it, −1 without. */
  readonly opposite: Int32Array;
  /** Two per edge: the triangles at it, −1 without. */
  readonly edgeTriangles: Int32Array;
  /** The lowest triangle at each node, −1 without. */
  readonly firstTriangle: Int32Array;
  /** Nodes that an edge ties to node v: neighbours[starts[v] … starts[v + 1] − 1]. */
  readonly starts: Int32Array;
  readonly neighbours: Int32Array;
  /** For a thread: nodes whose numbers differ by at most this are too near along it to touch each other. */
  readonly spare?: number;
  /** Whether the first node of a thread follows its last. */
  readonly isRing?: boolean;
}

const NONE = new Int32Array(0);

/** No surface at all. */
export const BARE: SurfaceTopology = {
  nodeCount: 0,
  positions: new Float64Array(0),
  round: 0,
  vertices: NONE,
  triangles: NONE,
  triangleEdges: NONE,
  edges: NONE,
  opposite: NONE,
  edgeTriangles: NONE,
  firstTriangle: NONE,
  starts: new Int32Array(1),
  neighbours: NONE,
};

/** Whether two nodes of one member are too near along it to touch each other. */
export function isSpared({ spare = 0, nodeCount, isRing }: SurfaceTopology, v: number, w: number): boolean {
  const apart = Math.abs(v - w);
  return apart <= spare || (isRing === true && nodeCount - apart <= spare);
}

/** The same of two edges a–b and c–d. */
export function areSpared(t: SurfaceTopology, a: number, b: number, c: number, d: number): boolean {
  return isSpared(t, a, c) || isSpared(t, a, d) || isSpared(t, b, c) || isSpared(t, b, d);
}

const TOPOLOGIES = {
  thin: new WeakMap<ThinShape, SurfaceTopology>(),
  mesh: new WeakMap<TetMesh, SurfaceTopology>(),
  solid: new WeakMap<Solid, SurfaceTopology>(),
};

export function topologyOfMesh(mesh: TetMesh): SurfaceTopology {
  let made = TOPOLOGIES.mesh.get(mesh);
  if (made === undefined) {
    made = connect(mesh.vertexCount, undefined, 0, Int32Array.from(mesh.boundary().triangles));
    TOPOLOGIES.mesh.set(mesh, made);
  }
  return made;
}

export function topologyOfSheet(shape: SheetShape): SurfaceTopology {
  let made = TOPOLOGIES.thin.get(shape);
  if (made === undefined)
    TOPOLOGIES.thin.set(shape, (made = connect(shape.count, undefined, 0, shape.triangles)));
  return made;
}

/** Diameters along a thread within which it does not touch itself: it can't bend more sharply than that. */
const SPARED = 2;

/** Pieces as triangles without area, thickened by the radius. */
export function topologyOfThread(shape: ThreadShape): SurfaceTopology {
  let made = TOPOLOGIES.thin.get(shape);
  if (made === undefined) {
    const { edges, count, reach, elementSize, isRing } = shape;
    const corners = new Int32Array((edges.length / 2) * 3);
    for (let k = 0; k < edges.length / 2; k++)
      corners.set([edges[2 * k], edges[2 * k + 1], edges[2 * k + 1]], 3 * k);
    const spare = 1 + Math.ceil((2 * SPARED * reach) / elementSize);
    made = { ...connect(count, undefined, reach, corners), spare, isRing };
    TOPOLOGIES.thin.set(shape, made);
  }
  return made;
}

export function topologyOfSolid(solid: Solid): SurfaceTopology {
  let made = TOPOLOGIES.solid.get(solid);
  if (made === undefined) TOPOLOGIES.solid.set(solid, (made = makeSolid(solid)));
  return made;
}

function makeSolid(solid: Solid): SurfaceTopology {
  const { definition } = solid;
  if (definition.kind === 'plane') return connect(1, new Float64Array(3), 0, new Int32Array(0));
  if (definition.kind === 'sphere')
    return connect(1, new Float64Array(3), definition.radius, Int32Array.of(0, 0, 0));
  if (definition.kind === 'capsule') {
    const half = definition.halfHeight;
    return connect(2, Float64Array.of(0, -half, 0, 0, half, 0), definition.radius, Int32Array.of(0, 1, 1));
  }
  const { positions, triangles } = solid.surface();
  const { places, numbers } = welded(positions);
  const corners: number[] = [];
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [numbers[triangles[t]], numbers[triangles[t + 1]], numbers[triangles[t + 2]]];
    if (a !== b && b !== c && c !== a) corners.push(a, b, c);
  }
  return connect(places.length / 3, places, 0, Int32Array.from(corners));
}

function welded(positions: Float64Array): { places: Float64Array; numbers: Int32Array } {
  const known = new Map<string, number>();
  const places: number[] = [];
  const numbers = new Int32Array(positions.length / 3);
  for (let v = 0; v < numbers.length; v++) {
    const at = [positions[3 * v] + 0, positions[3 * v + 1] + 0, positions[3 * v + 2] + 0];
    const key = at.join();
    let number = known.get(key);
    if (number === undefined) {
      known.set(key, (number = places.length / 3));
      places.push(...at);
    }
    numbers[v] = number;
  }
  return { places: Float64Array.from(places), numbers };
}

function connect(
  nodeCount: number,
  positions: Float64Array | undefined,
  round: number,
  triangles: Int32Array,
): SurfaceTopology {
  const edges: number[] = [];
  const opposite: number[] = [];
  const edgeTriangles: number[] = [];
  const triangleEdges = new Int32Array(triangles.length).fill(-1);
  const firstTriangle = new Int32Array(nodeCount).fill(-1);
  const known = new Map<number, number>();
  for (let t = 0; t < triangles.length; t++) {
    const first = t - (t % 3);
    const [p, q, far] = [triangles[t], triangles[first + ((t + 1) % 3)], triangles[first + ((t + 2) % 3)]];
    if (firstTriangle[p] < 0) firstTriangle[p] = first / 3;
    if (p === q) continue;
    const key = Math.min(p, q) * nodeCount + Math.max(p, q);
    let e = known.get(key);
    const isFlat = far === p || far === q;
    if (e === undefined) {
      known.set(key, (e = edges.length / 2));
      edges.push(Math.min(p, q), Math.max(p, q));
      opposite.push(isFlat ? -1 : far, -1);
      edgeTriangles.push(first / 3, -1);
    } else if (!isFlat && opposite[2 * e + 1] < 0) {
      opposite[2 * e + 1] = far;
      edgeTriangles[2 * e + 1] = first / 3;
    }
    triangleEdges[t] = e;
  }
  return {
    nodeCount,
    positions,
    round,
    triangles,
    triangleEdges,
    edges: Int32Array.from(edges),
    opposite: Int32Array.from(opposite),
    edgeTriangles: Int32Array.from(edgeTriangles),
    firstTriangle,
    vertices: Int32Array.from(new Set(triangles)).sort(),
    ...neighboursOf(nodeCount, edges),
  };
}

function neighboursOf(nodeCount: number, edges: readonly number[]) {
  const starts = new Int32Array(nodeCount + 1);
  for (const v of edges) starts[v + 1]++;
  for (let v = 0; v < nodeCount; v++) starts[v + 1] += starts[v];
  const next = starts.slice(0, nodeCount);
  const neighbours = new Int32Array(edges.length);
  for (let k = 0; k < edges.length; k += 2) {
    neighbours[next[edges[k]]++] = edges[k + 1];
    neighbours[next[edges[k + 1]]++] = edges[k];
  }
  return { starts, neighbours };
}
