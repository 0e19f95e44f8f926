/**
 * Groups the colliding points of a pair into connected contacts. Two neighbouring points of one body belong together
 * when the edge between them stays inside the partner. (A block wider than a slot touches both walls, and no edge
 * connects its two sides.) A point also belongs together with the colliding corners of the tetrahedron around it.
 * Regions are numbered by their first row.
 */
import type { PairOverlap } from '../../narrowphase/tetrahedra/pair-overlap.js';
import { ENDED, type Walker } from '../edges/walk.js';

export class Regions {
  count = 0;
  private parent = new Int32Array(64);
  private numbers = new Int32Array(64);

  /** Writes the region of each row to `out`. */
  group(overlap: PairOverlap, walker: Walker, out: Int32Array): void {
    const { count } = overlap.points;
    if (this.parent.length < count) {
      this.parent = new Int32Array(2 * count);
      this.numbers = new Int32Array(2 * count);
    }
    for (let row = 0; row < count; row++) this.parent[row] = row;
    for (let row = 0; row < count; row++) this.joinPartner(overlap, row);
    for (let row = 0; row < count; row++) this.joinNeighbours(overlap, walker, row);
    this.numbers.fill(-1, 0, count);
    this.count = 0;
    for (let row = 0; row < count; row++) {
      const root = this.root(row);
      if (this.numbers[root] < 0) this.numbers[root] = this.count++;
      out[row] = this.numbers[root];
    }
  }

  private joinPartner(overlap: PairOverlap, row: number): void {
    const isA = row < overlap.points.split;
    const rows = isA ? overlap.rowsB : overlap.rowsA;
    const { tets } = (isA ? overlap.b : overlap.a).topology;
    const tet = 4 * overlap.points.tets[row];
    for (let k = tet; k < tet + 4; k++) {
      const other = rows[tets[k]];
      // A body paired with itself has no rows for the partner.
      if (other >= 0) this.join(row, other);
    }
  }

  private joinNeighbours(overlap: PairOverlap, walker: Walker, row: number): void {
    const own = overlap.owner(row);
    const partner = overlap.partner(row);
    const rows = overlap.rowsOf(row);
    const { linkOffsets, linked } = own.topology;
    const { positions: p, offset } = own;
    const v = overlap.points.vertices[row];
    const at = offset + 3 * v;
    for (let k = linkOffsets[v]; k < linkOffsets[v + 1]; k++) {
      const other = rows[linked[k]];
      if (other <= row || this.root(other) === this.root(row)) continue;
      walker.between(p, at, offset + 3 * linked[k]);
      const way = walker.walk(partner, overlap.points.tets[row]);
      if (way === ENDED) this.join(row, other);
    }
  }

  private root(row: number): number {
    const { parent } = this;
    let at = row;
    while (parent[at] !== at) at = parent[at] = parent[parent[at]];
    return at;
  }

  private join(first: number, second: number): void {
    const r = this.root(first);
    const s = this.root(second);
    if (r < s) this.parent[s] = r;
    else this.parent[r] = s;
  }
}
