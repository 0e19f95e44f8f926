/**
 * Which lattice nodes lie inside a closed triangle surface: lines parallel to x through all nodes are cut with all
 * triangles, and the winding number is summed along each line. No ray can slip through a crack or count an edge twice:
 * whether a line passes left of an edge is computed from the edge alone, always from its lower-numbered end, so both
 * triangles of the edge get the same answer, rounding included, and every line leaves as often as it enters.
 *
 * A node counts as inside where the winding number is positive: overlapping outward shells unite, inward shells inside
 * outward ones are cavities. A triangle parallel to x that a line runs along contributes at most a point of its own
 * extent.
 */
import type { Lattice } from './lattice.js';

/** 1 for nodes inside, −1 for nodes outside. */
export function insideLabels(lattice: Lattice, positions: Float64Array, triangles: Uint32Array): Int8Array {
  const labels = new Int8Array(lattice.nodeCount).fill(-1);
  for (const kind of ['corner', 'centre'] as const) {
    const grid = new LineGrid(lattice, kind);
    for (let t = 0; t < triangles.length; t += 3) {
      grid.cutWith(positions, triangles[t], triangles[t + 1], triangles[t + 2]);
    }
    grid.sweep(labels);
  }
  return labels;
}

/** The lines parallel to x through the corners, or through the centres, of a lattice. */
class LineGrid {
  private readonly nx: number;
  private readonly ny: number;
  private readonly nz: number;
  private readonly shift: number;
  private readonly firstNode: number;
  private readonly lines: number[] = [];
  private readonly places: number[] = [];
  private readonly turns: number[] = [];
  private readonly sideY = new Float64Array(2);
  private readonly sideX = new Float64Array(2);
  private sides = 0;

  constructor(
    private readonly lattice: Lattice,
    kind: 'corner' | 'centre',
  ) {
    const extra = kind === 'corner' ? 1 : 0;
    [this.nx, this.ny, this.nz] = [
      lattice.cells[0] + extra,
      lattice.cells[1] + extra,
      lattice.cells[2] + extra,
    ];
    this.shift = kind === 'corner' ? 0 : 0.5;
    this.firstNode = kind === 'corner' ? 0 : lattice.cornerCount;
  }

  cutWith(positions: Float64Array, a: number, b: number, c: number): void {
    const [ya, yb, yc] = [positions[3 * a + 1], positions[3 * b + 1], positions[3 * c + 1]];
    const [za, zb, zc] = [positions[3 * a + 2], positions[3 * b + 2], positions[3 * c + 2]];
    const j0 = Math.max(0, this.lineFrom(1, Math.min(ya, yb, yc)));
    const j1 = Math.min(this.ny - 1, this.lineFrom(1, Math.max(ya, yb, yc)) + 1);
    const k0 = Math.max(0, this.lineFrom(2, Math.min(za, zb, zc)));
    const k1 = Math.min(this.nz - 1, this.lineFrom(2, Math.max(za, zb, zc)) + 1);
    for (let k = k0; k <= k1; k++) {
      const z = this.coordinate(2, k);
      for (let j = j0; j <= j1; j++) {
        const y = this.coordinate(1, j);
        this.sides = 0;
        const turn =
          this.pass(positions, a, b, y, z) +
          this.pass(positions, b, c, y, z) +
          this.pass(positions, c, a, y, z);
        if (turn === 0) continue;
        this.lines.push(j + this.ny * k);
        this.places.push(this.placeAt(y));
        // Counter-clockwise in (y, z) looks towards +x: the line leaves there.
        this.turns.push(-turn);
      }
    }
  }

  /** Marks the nodes with positive winding. */
  sweep(labels: Int8Array): void {
    const order = Array.from(this.lines.keys());
    order.sort((p, q) => this.lines[p] - this.lines[q] || this.places[p] - this.places[q] || p - q);
    for (let at = 0; at < order.length; ) {
      const line = this.lines[order[at]];
      const base = this.firstNode + this.nx * line;
      let winding = 0;
      for (let i = 0; i < this.nx; i++) {
        const x = this.coordinate(0, i);
        while (at < order.length && this.lines[order[at]] === line && this.places[order[at]] < x) {
          winding += this.turns[order[at++]];
        }
        if (winding > 0) labels[base + i] = 1;
      }
      while (at < order.length && this.lines[order[at]] === line) at++;
    }
  }

  /**
   * 1 or −1 if the ray from (y, z) towards +y passes the edge, by the way it runs; 0 if not. A vertex at height z
   * counts as below. Remembers where the edge is at that height.
   */
  private pass(positions: Float64Array, from: number, to: number, y: number, z: number): number {
    const low = 3 * Math.min(from, to);
    const high = 3 * Math.max(from, to);
    const zLow = positions[low + 2];
    const zHigh = positions[high + 2];
    if (zLow <= z === zHigh <= z) return 0;
    const share = (z - zLow) / (zHigh - zLow);
    const yHere = positions[low + 1] + share * (positions[high + 1] - positions[low + 1]);
    this.sideY[this.sides] = yHere;
    this.sideX[this.sides++] = positions[low] + share * (positions[high] - positions[low]);
    if (yHere <= y) return 0;
    return zLow <= z === from < to ? 1 : -1;
  }

  /** x where the line goes through the triangle, between the two sides remembered last. */
  private placeAt(y: number): number {
    const width = this.sideY[1] - this.sideY[0];
    const share = width === 0 ? 0.5 : Math.min(1, Math.max(0, (y - this.sideY[0]) / width));
    return this.sideX[0] + share * (this.sideX[1] - this.sideX[0]);
  }

  private lineFrom(axis: number, x: number): number {
    return Math.floor((x - this.lattice.origin[axis]) / this.lattice.spacing - this.shift);
  }

  private coordinate(axis: number, i: number): number {
    return this.lattice.origin[axis] + (i + this.shift) * this.lattice.spacing;
  }
}
