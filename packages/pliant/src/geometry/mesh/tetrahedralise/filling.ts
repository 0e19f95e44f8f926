/**
 * The state of one stuffing: labels of the lattice nodes, cut points on edges between inside and outside, nodes moved
 * onto the surface, and the mesh that follows from them. The steps are told in stuff.ts.
 */
import { tetQuality } from '../quality.js';
import type { Lattice } from './lattice.js';
import type { SolidSource } from './solid-source.js';
import { fillTet, type StencilSource } from './stencil.js';

/**
 * A cut point within this share of a long edge from a node moves the node. Larger: flat +000 shapes; smaller: thin ++0−
 * ones.
 */
export const LONG = 0.28;
/** The same for short edges. */
export const SHORT = 0.4;

const SQRT3_HALVES = 0.8660254037844386;
const FOUR = Uint32Array.of(0, 1, 2, 3);

export interface FilledMesh {
  readonly positions: Float64Array;
  readonly tets: Uint32Array;
  /** The lattice node of each vertex, −1 for a cut point. */
  readonly nodeOf: Int32Array;
}

export class Filling {
  relaxedCount = 0;
  private readonly labels: Int8Array;
  private readonly firstLabels: Int8Array;
  /** Share of the way from the inside end, by edge key. */
  private readonly cuts = new Map<number, number>();
  private readonly moved = new Map<number, Float64Array>();
  private readonly grid = new Int32Array(3);
  private readonly around = new Int32Array(14);
  private readonly here = new Float64Array(3);
  private readonly there = new Float64Array(3);

  constructor(
    private readonly lattice: Lattice,
    source: SolidSource,
  ) {
    this.labels = source.labels(lattice);
    this.firstLabels = this.labels.slice();
    const nearSurface = this.findCuts(source);
    for (const node of nearSurface) this.moveOntoSurface(node);
  }

  /** Puts moved nodes back to their places and first labels. Returns how many of those given were moved. */
  putBack(nodes: Iterable<number>): number {
    let count = 0;
    for (const node of nodes) {
      if (this.labels[node] !== 0) continue;
      this.labels[node] = this.firstLabels[node];
      this.moved.delete(node);
      count++;
    }
    this.relaxedCount += count;
    return count;
  }

  fill(): FilledMesh {
    const { lattice, labels } = this;
    const writer = new MeshWriter(lattice, labels, this.moved, (plus, minus) => this.shareOf(plus, minus));
    const nodes = new Int32Array(4);
    lattice.forEachTet((c, d, p, q) => {
      if (labels[c] <= 0 && labels[d] <= 0 && labels[p] <= 0 && labels[q] <= 0) return;
      nodes[0] = c;
      nodes[1] = d;
      nodes[2] = p;
      nodes[3] = q;
      fillTet(nodes, writer);
    });
    return writer.finish();
  }

  /** Share of the cut point from the inside end, kept off both ends by the thresholds. */
  private shareOf(plus: number, minus: number): number {
    const threshold = this.lattice.isLong(plus, minus) ? LONG : SHORT;
    return Math.min(1 - threshold, Math.max(threshold, this.cuts.get(this.edgeKey(plus, minus))!));
  }

  private findCuts(source: SolidSource): number[] {
    const nearSurface = new Set<number>();
    for (let node = 0; node < this.labels.length; node++) {
      if (this.labels[node] !== 1) continue;
      const count = this.lattice.neighbours(node, this.grid, this.around);
      for (let n = 0; n < count; n++) {
        const other = this.around[n];
        if (this.labels[other] === 1) continue;
        this.lattice.positionOf(node, this.grid, this.here);
        this.lattice.positionOf(other, this.grid, this.there);
        this.cuts.set(this.edgeKey(node, other), source.cut(this.here, this.there));
        nearSurface.add(node).add(other);
      }
    }
    return [...nearSurface].sort((a, b) => a - b);
  }

  private moveOntoSurface(node: number): void {
    const label = this.labels[node];
    const count = this.lattice.neighbours(node, this.grid, this.around);
    let nearest = Infinity;
    let towards = -1;
    let share = 0;
    for (let n = 0; n < count; n++) {
      const other = this.around[n];
      if (this.labels[other] !== -label) continue;
      const isLong = this.lattice.isLong(node, other);
      const fromInside = this.cuts.get(this.edgeKey(node, other))!;
      const fromHere = label === 1 ? fromInside : 1 - fromInside;
      const distance = isLong ? fromHere : fromHere * SQRT3_HALVES;
      if (fromHere >= (isLong ? LONG : SHORT) || distance >= nearest) continue;
      nearest = distance;
      towards = other;
      share = fromHere;
    }
    if (towards === -1) return;
    this.lattice.positionOf(node, this.grid, this.here);
    this.lattice.positionOf(towards, this.grid, this.there);
    this.moved.set(node, between(this.here, this.there, share));
    this.labels[node] = 0;
  }

  private edgeKey(nodeA: number, nodeB: number): number {
    return Math.min(nodeA, nodeB) * this.labels.length + Math.max(nodeA, nodeB);
  }
}

/** Numbers vertices as they are first used, and collects tetrahedra. */
class MeshWriter implements StencilSource {
  private readonly positions: number[] = [];
  private readonly tets: number[] = [];
  private readonly nodes: number[] = [];
  private readonly vertexOfNode: Int32Array;
  private readonly vertexOfCut = new Map<number, number>();
  private readonly grid = new Int32Array(3);
  private readonly here = new Float64Array(3);
  private readonly there = new Float64Array(3);
  private readonly four = new Float64Array(12);

  constructor(
    private readonly lattice: Lattice,
    private readonly labels: Int8Array,
    private readonly moved: ReadonlyMap<number, Float64Array>,
    private readonly shareOf: (plus: number, minus: number) => number,
  ) {
    this.vertexOfNode = new Int32Array(lattice.nodeCount).fill(-1);
  }

  label(node: number): number {
    return this.labels[node];
  }

  isEven(node: number): boolean {
    this.lattice.gridOf(node, this.grid);
    return ((this.grid[0] + this.grid[1] + this.grid[2]) & 1) === 0;
  }

  isLong(nodeA: number, nodeB: number): boolean {
    return this.lattice.isLong(nodeA, nodeB);
  }

  vertexOf(node: number): number {
    if (this.vertexOfNode[node] !== -1) return this.vertexOfNode[node];
    const moved = this.moved.get(node);
    if (!moved) this.lattice.positionOf(node, this.grid, this.here);
    this.vertexOfNode[node] = this.push(moved ?? this.here, node);
    return this.vertexOfNode[node];
  }

  cutOf(plus: number, minus: number): number {
    const key = plus * this.labels.length + minus;
    const known = this.vertexOfCut.get(key);
    if (known !== undefined) return known;
    this.lattice.positionOf(plus, this.grid, this.here);
    this.lattice.positionOf(minus, this.grid, this.there);
    const vertex = this.push(between(this.here, this.there, this.shareOf(plus, minus)), -1);
    this.vertexOfCut.set(key, vertex);
    return vertex;
  }

  quality(a: number, b: number, c: number, d: number): number {
    const corners = [a, b, c, d];
    for (let k = 0; k < 12; k++) this.four[k] = this.positions[3 * corners[Math.floor(k / 3)] + (k % 3)];
    return tetQuality(this.four, FOUR, 0);
  }

  emit(a: number, b: number, c: number, d: number): void {
    this.tets.push(a, b, c, d);
  }

  finish(): FilledMesh {
    return {
      positions: Float64Array.from(this.positions),
      tets: Uint32Array.from(this.tets),
      nodeOf: Int32Array.from(this.nodes),
    };
  }

  private push(at: Float64Array, node: number): number {
    this.positions.push(at[0], at[1], at[2]);
    return this.nodes.push(node) - 1;
  }
}

function between(p: Float64Array, q: Float64Array, share: number): Float64Array {
  return p.map((x, k) => x + share * (q[k] - x));
}
