/**
 * A thread of straight pieces with a round section. It resists stretch and bending. Twist is left out: a thread turns
 * about itself for free.
 *
 *   stretch   E A ℓ/6 (s² + 2/s − 3) with s = length over rest length: a rod of rubber that keeps its volume;
 *             small strain is Hooke's law, and no piece can be pressed to nothing
 *   bending   E I/(2 ℓ) |d₁ − d₂|² between neighbouring pieces with the directions d: 2 (1 − cos φ) instead of φ²
 *
 * At rest the thread is straight, however it was laid.
 */
import { PliantError } from '../../core/errors.js';
import type { BlockMatrix } from '../fem/block-cholesky.js';
import { requirePositiveNumber } from '../soft/check-mesh.js';
import { addIdentityTo, addOuterTo, BlockGraph } from './block-graph.js';
import type { ThinShape } from './thin-shape.js';

export interface ThreadMaterial {
  /** [Pa] */
  readonly youngsModulus: number;
  /** [m] */
  readonly radius: number;
  /** E π r⁴/4 unless given [N·m²]. */
  readonly bendingStiffness?: number | undefined;
}

/** A length over that at rest below which a piece counts as having this much, where numbers are divided by it. */
const LEAST_LENGTH = 0.05;

const PIECE = 6;

export class ThreadShape implements ThinShape {
  readonly count: number;
  readonly graph: BlockGraph;
  /** Pieces, two vertices each. */
  readonly edges: Int32Array;
  readonly elements: Uint32Array;
  readonly vertexVolume: Float64Array;
  readonly elementSize: number;
  readonly reach: number;
  readonly axial: number;
  private readonly lengths: Float64Array;
  /** Pieces that meet, two each, and E I over the length between them [N·m]. */
  private readonly bends: Int32Array;
  private readonly bendStiffness: Float64Array;
  private readonly section: number;
  /** Directions of pieces, then one over their lengths. */
  private readonly ways: Float64Array;
  private readonly inverse: Float64Array;
  private readonly work = new Float64Array(9);

  /** In a ring the last vertex is tied to the first. */
  constructor(
    readonly positions: Float64Array,
    readonly isRing: boolean,
    material: ThreadMaterial,
  ) {
    const { youngsModulus: e, radius } = material;
    requirePositiveNumber('youngsModulus', e);
    requirePositiveNumber('radius', radius);
    const n = positions.length / 3;
    this.count = n;
    this.reach = radius;
    const area = Math.PI * radius * radius;
    this.section = e * area;
    const pieces = isRing ? n : n - 1;
    this.edges = new Int32Array(2 * pieces);
    this.elements = new Uint32Array(4 * pieces);
    this.lengths = new Float64Array(pieces);
    this.vertexVolume = new Float64Array(n);
    let total = 0;
    for (let k = 0; k < pieces; k++) {
      const [p, q] = [k, (k + 1) % n];
      this.edges[2 * k] = p;
      this.edges[2 * k + 1] = q;
      this.elements.set([p, q, q, q], 4 * k);
      const length = distance(positions, p, q);
      if (!(length > 0))
        throw new PliantError('bad-geometry', `Piece ${k} has no length; move a vertex.`, {
          path: 'body.mesh',
        });
      this.lengths[k] = length;
      total += length;
      for (const v of [p, q]) this.vertexVolume[v] = this.vertexVolume[v] + 0.5 * area * length;
    }
    this.elementSize = total / pieces;
    this.axial = this.section / this.elementSize;
    const rigidity = material.bendingStiffness ?? (e * area * radius * radius) / 4;
    const bends: number[] = [];
    for (let k = 0; k + 1 < pieces; k++) bends.push(k, k + 1);
    if (isRing) bends.push(pieces - 1, 0);
    this.bends = Int32Array.from(bends);
    this.bendStiffness = Float64Array.from(
      { length: bends.length / 2 },
      (_, b) => rigidity / (0.5 * (this.lengths[bends[2 * b]] + this.lengths[bends[2 * b + 1]])),
    );
    const cliques: number[][] = [];
    for (let k = 0; k < pieces; k++) cliques.push([this.edges[2 * k], this.edges[2 * k + 1]]);
    for (let b = 0; b < bends.length; b += 2) cliques.push(this.corners(bends[b], bends[b + 1]));
    this.graph = new BlockGraph(n, cliques);
    this.ways = new Float64Array(3 * pieces);
    this.inverse = new Float64Array(pieces);
  }

  private corners(first: number, second: number): number[] {
    const { edges } = this;
    return [edges[2 * first], edges[2 * first + 1], edges[2 * second + 1]];
  }

  private measure(x: Float64Array, base: number): void {
    const { edges, ways, inverse, lengths } = this;
    for (let k = 0; k < lengths.length; k++) {
      const p = base + 3 * edges[2 * k];
      const q = base + 3 * edges[2 * k + 1];
      const ex = x[q] - x[p];
      const ey = x[q + 1] - x[p + 1];
      const ez = x[q + 2] - x[p + 2];
      const length = Math.sqrt(ex * ex + ey * ey + ez * ez);
      const s = 1 / Math.max(length, 1e-9 * lengths[k]);
      inverse[k] = s;
      ways[3 * k] = ex * s;
      ways[3 * k + 1] = ey * s;
      ways[3 * k + 2] = ez * s;
    }
  }

  addGradient(x: Float64Array, base: number, out: Float64Array, sums: Float64Array): void {
    const { edges, ways, inverse, lengths, section, bends, bendStiffness } = this;
    this.measure(x, base);
    let energy = 0;
    for (let k = 0; k < lengths.length; k++) {
      const s = Math.max(1 / (inverse[k] * lengths[k]), LEAST_LENGTH);
      energy += ((section * lengths[k]) / 6) * (s * s + 2 / s - 3);
      this.addForce(out, k, (section / 3) * (s - 1 / (s * s)));
    }
    for (let b = 0; b < bendStiffness.length; b++) {
      const i = bends[2 * b];
      const j = bends[2 * b + 1];
      const c =
        ways[3 * i] * ways[3 * j] + ways[3 * i + 1] * ways[3 * j + 1] + ways[3 * i + 2] * ways[3 * j + 2];
      energy += bendStiffness[b] * (1 - c);
      // The gradient of −dᵢ·dⱼ in eᵢ is (c dᵢ − dⱼ)/|eᵢ|, and the other way round.
      for (let side = 0; side < 2; side++) {
        const own = side === 0 ? i : j;
        const other = side === 0 ? j : i;
        const f = bendStiffness[b] * inverse[own];
        const p = 3 * edges[2 * own];
        const q = 3 * edges[2 * own + 1];
        for (let r = 0; r < 3; r++) {
          const g = f * (c * ways[3 * own + r] - ways[3 * other + r]);
          out[p + r] = out[p + r] - g;
          out[q + r] = out[q + r] + g;
        }
      }
    }
    sums[0] = sums[0] + energy;
    sums[1] = sums[1] + Math.abs(energy) + 0.5 * section * this.elementSize * lengths.length;
  }

  /** Adds a pull f [N] along piece k. */
  private addForce(out: Float64Array, k: number, f: number): void {
    const { edges, ways } = this;
    const p = 3 * edges[2 * k];
    const q = 3 * edges[2 * k + 1];
    for (let r = 0; r < 3; r++) {
      const g = f * ways[3 * k + r];
      out[p + r] = out[p + r] - g;
      out[q + r] = out[q + r] + g;
    }
  }

  /** Numbers of each piece: its direction, one over its length, the stiffness along it and the pull over its length. */
  get linearSize(): number {
    return PIECE * this.lengths.length;
  }

  linearise(x: Float64Array, base: number, linear: Float64Array, material: boolean): void {
    const { ways, inverse, lengths, section } = this;
    this.measure(x, base);
    for (let k = 0; k < lengths.length; k++) {
      const s = Math.max(1 / (inverse[k] * lengths[k]), LEAST_LENGTH);
      const o = PIECE * k;
      for (let r = 0; r < 3; r++) linear[o + r] = ways[3 * k + r];
      linear[o + 3] = inverse[k];
      linear[o + 4] = (section / (3 * lengths[k])) * (1 + 2 / (s * s * s));
      linear[o + 5] = material ? 0 : Math.max(0, (section / 3) * (s - 1 / (s * s))) * inverse[k];
    }
  }

  addProduct(linear: Float64Array, scale: number, d: Float64Array, out: Float64Array): void {
    const { edges, lengths, bends, bendStiffness, ways } = this;
    for (let k = 0; k < lengths.length; k++) {
      const o = PIECE * k;
      const p = 3 * edges[2 * k];
      const q = 3 * edges[2 * k + 1];
      const ux = d[q] - d[p];
      const uy = d[q + 1] - d[p + 1];
      const uz = d[q + 2] - d[p + 2];
      const along = linear[o] * ux + linear[o + 1] * uy + linear[o + 2] * uz;
      const pull = scale * linear[o + 5];
      const f = scale * linear[o + 4] * along - pull * along;
      // The turn of the piece's direction, for the bends.
      ways[3 * k] = linear[o + 3] * (ux - along * linear[o]);
      ways[3 * k + 1] = linear[o + 3] * (uy - along * linear[o + 1]);
      ways[3 * k + 2] = linear[o + 3] * (uz - along * linear[o + 2]);
      addPair(
        out,
        p,
        q,
        f * linear[o] + pull * ux,
        f * linear[o + 1] + pull * uy,
        f * linear[o + 2] + pull * uz,
      );
    }
    for (let b = 0; b < bendStiffness.length; b++) {
      const i = bends[2 * b];
      const j = bends[2 * b + 1];
      const k = scale * bendStiffness[b];
      const tx = k * (ways[3 * i] - ways[3 * j]);
      const ty = k * (ways[3 * i + 1] - ways[3 * j + 1]);
      const tz = k * (ways[3 * i + 2] - ways[3 * j + 2]);
      for (let side = 0; side < 2; side++) {
        const own = side === 0 ? i : j;
        const o = PIECE * own;
        const along = linear[o] * tx + linear[o + 1] * ty + linear[o + 2] * tz;
        const s = side === 0 ? linear[o + 3] : -linear[o + 3];
        addPair(
          out,
          3 * edges[2 * own],
          3 * edges[2 * own + 1],
          s * (tx - along * linear[o]),
          s * (ty - along * linear[o + 1]),
          s * (tz - along * linear[o + 2]),
        );
      }
    }
  }

  assemble(x: Float64Array, base: number, matrix: BlockMatrix, scale: number, material: boolean): void {
    const { edges, ways, inverse, lengths, section, graph, bends, bendStiffness } = this;
    this.measure(x, base);
    for (let k = 0; k < lengths.length; k++) {
      const s = Math.max(1 / (inverse[k] * lengths[k]), LEAST_LENGTH);
      const along = ((scale * section) / (3 * lengths[k])) * (1 + 2 / (s * s * s));
      const pull = material ? 0 : scale * Math.max(0, (section / 3) * (s - 1 / (s * s))) * inverse[k];
      const p = edges[2 * k];
      const q = edges[2 * k + 1];
      for (let side = 0; side < 4; side++) {
        const slot = graph.slot(side & 1 ? q : p, side & 2 ? q : p);
        const sign = side === 0 || side === 3 ? 1 : -1;
        addOuterTo(matrix, slot, sign * (along - pull), ways, 3 * k, ways, 3 * k);
        addIdentityTo(matrix, slot, sign * pull);
      }
    }
    for (let b = 0; b < bendStiffness.length; b++)
      this.assembleBend(matrix, bends[2 * b], bends[2 * b + 1], scale * bendStiffness[b]);
  }

  /** Adds k Gᵀ G, with G the change of dᵢ − dⱼ: across each piece, over its length. */
  private assembleBend(matrix: BlockMatrix, i: number, j: number, k: number): void {
    const { inverse, graph, work } = this;
    const corners = this.corners(i, j);
    // Pᵢ and Pⱼ are the projections across the pieces; corner a changes dᵢ − dⱼ by wᵢ[a] Pᵢ − wⱼ[a] Pⱼ.
    const wi = [-inverse[i], inverse[i], 0];
    const wj = [0, -inverse[j], inverse[j]];
    for (let a = 0; a < 3; a++)
      for (let b = 0; b < 3; b++) {
        work.fill(0);
        this.addProjection(i, wi[a] * wi[b]);
        this.addProjection(j, wj[a] * wj[b]);
        this.addMixed(i, j, -wi[a] * wj[b]);
        this.addMixed(j, i, -wj[a] * wi[b]);
        const slot = graph.slot(corners[a], corners[b]);
        const to = slot < 0 ? matrix.diagonal : matrix.blocks;
        const o = 9 * (slot < 0 ? -1 - slot : slot);
        for (let n = 0; n < 9; n++) to[o + n] = to[o + n] + k * work[n];
      }
  }

  /** work += s (1 − d dᵀ). */
  private addProjection(i: number, s: number): void {
    const { ways: d, work } = this;
    for (let r = 0; r < 3; r++)
      for (let c = 0; c < 3; c++)
        work[3 * r + c] = work[3 * r + c] + s * ((r === c ? 1 : 0) - d[3 * i + r] * d[3 * i + c]);
  }

  /** work += s Pᵢ Pⱼ = s (1 − dᵢ dᵢᵀ − dⱼ dⱼᵀ + (dᵢ·dⱼ) dᵢ dⱼᵀ). */
  private addMixed(i: number, j: number, s: number): void {
    const { ways: d, work } = this;
    if (s === 0) return;
    const c = d[3 * i] * d[3 * j] + d[3 * i + 1] * d[3 * j + 1] + d[3 * i + 2] * d[3 * j + 2];
    for (let r = 0; r < 3; r++)
      for (let n = 0; n < 3; n++) {
        const sum =
          (r === n ? 1 : 0) -
          d[3 * i + r] * d[3 * i + n] -
          d[3 * j + r] * d[3 * j + n] +
          c * d[3 * i + r] * d[3 * j + n];
        work[3 * r + n] = work[3 * r + n] + s * sum;
      }
  }
}

/** Adds a force at q, and the opposite force at p. */
function addPair(out: Float64Array, p: number, q: number, x: number, y: number, z: number): void {
  out[p] = out[p] - x;
  out[p + 1] = out[p + 1] - y;
  out[p + 2] = out[p + 2] - z;
  out[q] = out[q] + x;
  out[q + 1] = out[q + 1] + y;
  out[q + 2] = out[q + 2] + z;
}

function distance(x: Float64Array, p: number, q: number): number {
  let sum = 0;
  for (let k = 0; k < 3; k++) {
    const d = x[3 * q + k] - x[3 * p + k];
    sum += d * d;
  }
  return Math.sqrt(sum);
}
