/**
 * The data that all bodies of one mesh and one material share: neighbours, the weights of the energy at rest, the
 * masses, and the factored stiffness. The frame is the mesh's own; only the particles of a body know its place and
 * rotation.
 *
 * Σ V μ/2 |F|² over all tetrahedra is a quadratic form with one number per edge, `stretch`. The part that depends on
 * volume is stored by corner.
 */

import { FACE_CORNERS } from '../../geometry/mesh/tet-adjacency.js';
import type { TetMesh } from '../../geometry/mesh/tet-mesh.js';
import { cbrt } from '../../math/scalar.js';
import { sixVolumes } from '../soft/soft-mesh.js';
import { BlockCholesky, type BlockMatrix, type FactorPattern, factorPattern } from './block-cholesky.js';
import { dissectionOrder } from './dissection.js';
import { type FemMaterial, isInBox, lame, type Muscle } from './material.js';

/** Factors kept for one shape. A world has one time step; an adaptive one has a few. */
const MOST_FACTORS = 4;

export class FemShape {
  readonly mesh: TetMesh;
  readonly count: number;
  readonly tetCount: number;
  readonly material: FemMaterial;
  /** Neighbours of vertex v: neighbours[edgeStarts[v] … edgeStarts[v + 1] − 1], ascending. */
  readonly edgeStarts: Int32Array;
  readonly neighbours: Int32Array;
  /** −Σ μ V ∇Nᵢ·∇Nⱼ over the tetrahedra at the edge [N/m]. */
  readonly stretch: Float64Array;
  /** Sum of `stretch` at a vertex [N/m]. */
  readonly stretchSum: Float64Array;
  /** The same for the muscles at full activation; undefined without muscles. */
  readonly pull: Float64Array | undefined;
  readonly pullSum: Float64Array | undefined;
  /** Σ V ∇Nⱼ over the tetrahedra at the edge, three numbers: Σ (xⱼ − xᵢ) ⊗ slope over the neighbours is the volume times the mean F at i [m²]. */
  readonly slope: Float64Array;
  /** Corners of tetrahedra at vertex v: cornerStarts[v] … cornerStarts[v + 1] − 1. */
  readonly cornerStarts: Int32Array;
  /** The opposite face of a corner, three vertices, counter-clockwise seen from the corner. */
  readonly cornerFaces: Int32Array;
  /** Four times its tetrahedron plus its place there. */
  readonly corners: Int32Array;
  /** Of each tetrahedron: 1 / rest volume [1/m³], λ and μ [Pa]. */
  readonly inverseVolume: Float64Array;
  readonly lambda: Float64Array;
  readonly mu: Float64Array;
  /** ∇N of the four corners of each tetrahedron, twelve numbers [1/m]. */
  readonly gradients: Float64Array;
  /** Rest volume that each vertex carries [m³]. */
  readonly vertexVolume: Float64Array;
  /** Vertices at rest, from the centre of mass [m]. */
  readonly arms: Float64Array;
  /** Inertia of the motions as a whole for 1 kg/m³ about that centre: three translations, three turns, six rows. */
  readonly wholeInertia: Float64Array;
  /** Size of a typical element, ∛(5 V / tetrahedra) [m]. */
  readonly elementSize: number;
  private pattern: FactorPattern | undefined;
  private readonly factors = new Map<string, BlockCholesky>();

  constructor(mesh: TetMesh, material: FemMaterial) {
    const { tets, positions, vertexCount: n, tetCount: m } = mesh;
    const { lambda, mu } = lame(material);
    this.mesh = mesh;
    this.material = material;
    this.count = n;
    this.tetCount = m;
    this.lambda = new Float64Array(m).fill(lambda);
    this.mu = new Float64Array(m).fill(mu);
    this.inverseVolume = new Float64Array(m);
    this.gradients = new Float64Array(12 * m);
    this.vertexVolume = new Float64Array(n);
    let volume = 0;
    for (let t = 0; t < m; t++) {
      const v = sixVolumes(positions, tets, 4 * t) / 6;
      volume += v;
      this.inverseVolume[t] = 1 / v;
      for (let k = 4 * t; k < 4 * t + 4; k++) this.vertexVolume[tets[k]] = this.vertexVolume[tets[k]] + v / 4;
      restGradients(positions, tets, t, this.gradients);
    }
    this.elementSize = cbrt((5 * volume) / m);
    this.arms = armsOf(positions, this.vertexVolume, volume);
    this.wholeInertia = wholeInertiaOf(this.arms, this.vertexVolume);
    ({ starts: this.edgeStarts, neighbours: this.neighbours } = graphOf(mesh));
    this.stretch = new Float64Array(this.neighbours.length);
    this.stretchSum = new Float64Array(n);
    this.slope = new Float64Array(3 * this.neighbours.length);
    this.assignParts();
    this.weigh();
    if (material.muscles !== undefined && material.muscles.length > 0) {
      this.pull = new Float64Array(this.neighbours.length);
      this.pullSum = new Float64Array(n);
      for (const muscle of material.muscles) this.addMuscle(muscle, this.pull, this.pullSum);
    }
    const corners = cornersOf(tets, n);
    this.cornerStarts = corners.starts;
    this.cornerFaces = corners.faces;
    this.corners = corners.corners;
  }

  /** Moduli of parts, chosen by the middle of each element. */
  private assignParts(): void {
    for (const part of this.material.parts ?? []) {
      const { poissonRatio = this.material.poissonRatio } = part;
      const { lambda, mu } = lame({
        youngsModulus: part.youngsModulus,
        ...(poissonRatio !== undefined && { poissonRatio }),
      });
      for (let t = 0; t < this.tetCount; t++) {
        if (!isInBox(part.box, this.middle(t, 0), this.middle(t, 1), this.middle(t, 2))) continue;
        this.lambda[t] = lambda;
        this.mu[t] = mu;
      }
    }
  }

  private middle(t: number, axis: number): number {
    const { positions, tets } = this.mesh;
    let sum = 0;
    for (let k = 4 * t; k < 4 * t + 4; k++) sum += positions[3 * tets[k] + axis];
    return sum / 4;
  }

  /** V σ (d·∇Nᵢ)(d·∇Nⱼ) by edge. */
  private addMuscle({ box, direction, stress }: Muscle, pull: Float64Array, sum: Float64Array): void {
    const { gradients: g } = this;
    const { tets } = this.mesh;
    const [dx, dy, dz] = [direction[0], direction[1], direction[2]];
    const lengthSq = dx * dx + dy * dy + dz * dz;
    if (!(lengthSq > 0)) return;
    const along = (p: number) => g[p] * dx + g[p + 1] * dy + g[p + 2] * dz;
    for (let t = 0; t < this.tetCount; t++) {
      if (!isInBox(box, this.middle(t, 0), this.middle(t, 1), this.middle(t, 2))) continue;
      const scale = stress / (lengthSq * this.inverseVolume[t]);
      for (let i = 0; i < 4; i++)
        for (let j = 0; j < 4; j++) {
          if (i === j) continue;
          const v = tets[4 * t + i];
          const w = -scale * along(12 * t + 3 * i) * along(12 * t + 3 * j);
          const e = this.edge(v, tets[4 * t + j]);
          pull[e] = pull[e] + w;
          sum[v] = sum[v] + w;
        }
    }
  }

  /** Entry of the edge from v to w. */
  private edge(v: number, w: number): number {
    let low = this.edgeStarts[v];
    let high = this.edgeStarts[v + 1] - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.neighbours[middle] < w) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Edges from each corner of an element to the other three, twelve per element. */
  elementEdges(): Int32Array {
    const { tets } = this.mesh;
    const edges = new Int32Array(12 * this.tetCount);
    let at = 0;
    for (let t = 0; t < this.tetCount; t++)
      for (let i = 0; i < 4; i++)
        for (let j = 0; j < 4; j++) if (i !== j) edges[at++] = this.edge(tets[4 * t + i], tets[4 * t + j]);
    return edges;
  }

  /** Sums the weights of the tetrahedra up by edge. */
  private weigh(): void {
    const { gradients: g, stretch, stretchSum, slope, mu, inverseVolume } = this;
    const { tets } = this.mesh;
    for (let t = 0; t < this.tetCount; t++) {
      const volume = 1 / inverseVolume[t];
      for (let i = 0; i < 4; i++) {
        for (let j = 0; j < 4; j++) {
          if (i === j) continue;
          const p = 12 * t + 3 * i;
          const q = 12 * t + 3 * j;
          const e = this.edge(tets[4 * t + i], tets[4 * t + j]);
          const w = -mu[t] * volume * (g[p] * g[q] + g[p + 1] * g[q + 1] + g[p + 2] * g[q + 2]);
          stretch[e] = stretch[e] + w;
          for (let k = 0; k < 3; k++) slope[3 * e + k] = slope[3 * e + k] + volume * g[q + k];
        }
      }
    }
    for (let v = 0; v < this.count; v++)
      for (let e = this.edgeStarts[v]; e < this.edgeStarts[v + 1]; e++)
        stretchSum[v] = stretchSum[v] + stretch[e];
  }

  /**
   * `inertia` M + `stiffness` K, factored: K is the stiffness at rest and M the masses for 1 kg/m³, so `inertia` is density/h² and
   * `stiffness` 1 + damping/h. `anchors` are springs that hold vertices [N/m], infinite for those that do not move. Made once for each set
   * of arguments.
   */
  factored(inertia: number, stiffness: number, anchors: Float64Array): BlockCholesky {
    const key = `${inertia} ${stiffness} ${anchorKey(anchors)}`;
    let factor = this.factors.get(key);
    if (factor !== undefined) return factor;
    this.pattern ??= factorPattern(
      this.edgeStarts,
      this.neighbours,
      dissectionOrder(this.mesh.positions, this.edgeStarts, this.neighbours),
    );
    const matrix = this.restMatrix(inertia, stiffness, anchors);
    factor = new BlockCholesky(matrix, this.pattern);
    if (this.factors.size >= MOST_FACTORS) this.factors.delete(this.factors.keys().next().value as string);
    this.factors.set(key, factor);
    return factor;
  }

  /** Rows and columns of fixed vertices are those of the identity. */
  restMatrix(inertia: number, stiffness: number, anchors: Float64Array): BlockMatrix {
    const { edgeStarts: starts, neighbours: columns, gradients: g } = this;
    const { tets } = this.mesh;
    const blocks = new Float64Array(9 * columns.length);
    const diagonal = new Float64Array(9 * this.count);
    for (let t = 0; t < this.tetCount; t++) {
      const s = stiffness / this.inverseVolume[t];
      const lambda = s * this.lambda[t];
      const mu = s * this.mu[t];
      for (let i = 0; i < 4; i++) {
        const v = tets[4 * t + i];
        if (anchors[v] === Infinity) continue;
        for (let j = 0; j < 4; j++) {
          const w = tets[4 * t + j];
          if (anchors[w] === Infinity) continue;
          const p = 12 * t + 3 * i;
          const q = 12 * t + 3 * j;
          if (i === j) addStiffness(diagonal, 9 * v, g, p, q, lambda, mu);
          else addStiffness(blocks, 9 * this.edge(v, w), g, p, q, lambda, mu);
        }
      }
    }
    for (let v = 0; v < this.count; v++)
      for (let k = 0; k < 9; k += 4)
        diagonal[9 * v + k] =
          anchors[v] === Infinity ? 1 : diagonal[9 * v + k] + inertia * this.vertexVolume[v] + anchors[v];
    return { starts, columns, blocks, diagonal };
  }
}

/** Places of vertices relative to their mean, weighted by volume. */
function armsOf(positions: Float64Array, volumes: Float64Array, total: number): Float64Array {
  const arms = Float64Array.from(positions);
  for (let axis = 0; axis < 3; axis++) {
    let sum = 0;
    for (let v = 0; v < volumes.length; v++) sum += volumes[v] * positions[3 * v + axis];
    for (let v = 0; v < volumes.length; v++) arms[3 * v + axis] = arms[3 * v + axis] - sum / total;
  }
  return arms;
}

/** Σ V wᵀw over the vertices, with w the three rows of (1, −[arm]×), by symmetry. */
function wholeInertiaOf(arms: Float64Array, volumes: Float64Array): Float64Array {
  const out = new Float64Array(36);
  const add = (row: number, column: number, value: number) => {
    out[6 * row + column] = out[6 * row + column] + value;
    if (row !== column) out[6 * column + row] = out[6 * column + row] + value;
  };
  for (let v = 0; v < volumes.length; v++) {
    const m = volumes[v];
    const [x, y, z] = arms.subarray(3 * v, 3 * v + 3);
    for (let k = 0; k < 3; k++) add(k, k, m);
    add(0, 4, m * z);
    add(0, 5, -m * y);
    add(1, 3, -m * z);
    add(1, 5, m * x);
    add(2, 3, m * y);
    add(2, 4, -m * x);
    add(3, 3, m * (y * y + z * z));
    add(4, 4, m * (x * x + z * z));
    add(5, 5, m * (x * x + y * y));
    add(3, 4, -m * x * y);
    add(3, 5, -m * x * z);
    add(4, 5, -m * y * z);
  }
  return out;
}

/** Depends only on the held vertices and their springs: most bodies are free. */
function anchorKey(anchors: Float64Array): string {
  let key = '';
  for (let v = 0; v < anchors.length; v++) if (anchors[v] > 0) key += `${v}:${anchors[v]},`;
  return key;
}

/** out += λ a bᵀ + μ (b aᵀ + (a·b) 1): the stiffness of Hooke's law between two corners. */
function addStiffness(
  out: Float64Array,
  o: number,
  g: Float64Array,
  a: number,
  b: number,
  lambda: number,
  mu: number,
): void {
  const dot = g[a] * g[b] + g[a + 1] * g[b + 1] + g[a + 2] * g[b + 2];
  for (let r = 0; r < 3; r++)
    for (let c = 0; c < 3; c++) {
      const sum = lambda * g[a + r] * g[b + c] + mu * (g[b + r] * g[a + c] + (r === c ? dot : 0));
      out[o + 3 * r + c] = out[o + 3 * r + c] + sum;
    }
}

/** ∇N of the corners: the area of the opposite face over three volumes, inward. */
function restGradients(p: Float64Array, tets: Uint32Array, t: number, out: Float64Array): void {
  const six = sixVolumes(p, tets, 4 * t);
  for (let i = 0; i < 4; i++) {
    const a = 3 * tets[4 * t + FACE_CORNERS[3 * i]];
    const b = 3 * tets[4 * t + FACE_CORNERS[3 * i + 2]];
    const c = 3 * tets[4 * t + FACE_CORNERS[3 * i + 1]];
    const o = 12 * t + 3 * i;
    for (let k = 0; k < 3; k++) {
      const l = (k + 1) % 3;
      const m = (k + 2) % 3;
      out[o + k] =
        ((p[b + l] - p[a + l]) * (p[c + m] - p[a + m]) - (p[b + m] - p[a + m]) * (p[c + l] - p[a + l])) / six;
    }
  }
}

function graphOf({ edges, vertexCount }: TetMesh): { starts: Int32Array; neighbours: Int32Array } {
  const starts = new Int32Array(vertexCount + 1);
  for (const v of edges) starts[v + 1] = starts[v + 1] + 1;
  for (let v = 0; v < vertexCount; v++) starts[v + 1] = starts[v + 1] + starts[v];
  const neighbours = new Int32Array(edges.length);
  const next = starts.slice();
  const put = (v: number, w: number) => {
    neighbours[next[v]] = w;
    next[v] = next[v] + 1;
  };
  for (let e = 0; e < edges.length; e += 2) {
    put(edges[e], edges[e + 1]);
    put(edges[e + 1], edges[e]);
  }
  for (let v = 0; v < vertexCount; v++) neighbours.subarray(starts[v], starts[v + 1]).sort();
  return { starts, neighbours };
}

function cornersOf(
  tets: Uint32Array,
  count: number,
): { starts: Int32Array; faces: Int32Array; corners: Int32Array } {
  const starts = new Int32Array(count + 1);
  for (const v of tets) starts[v + 1] = starts[v + 1] + 1;
  for (let v = 0; v < count; v++) starts[v + 1] = starts[v + 1] + starts[v];
  const next = starts.slice();
  const faces = new Int32Array(3 * tets.length);
  const corners = new Int32Array(tets.length);
  for (let c = 0; c < tets.length; c++) {
    const v = tets[c];
    const t = c >> 2;
    const at = next[v];
    next[v] = at + 1;
    corners[at] = c;
    const f = 3 * (c & 3);
    faces[3 * at] = tets[4 * t + FACE_CORNERS[f]];
    faces[3 * at + 1] = tets[4 * t + FACE_CORNERS[f + 2]];
    faces[3 * at + 2] = tets[4 * t + FACE_CORNERS[f + 1]];
  }
  return { starts, faces, corners };
}
