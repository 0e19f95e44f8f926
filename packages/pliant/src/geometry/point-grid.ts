/**
 * Points in a hashed grid of cubes: which points lie near a place, in time that depends on how many are near and not on
 * how many there are. Teschner et al. 2003 hash cells in the same way; here the points of a bucket are laid side by
 * side by a counting sort, so a rebuild is linear and allocates nothing once the arrays are large enough.
 *
 * Different cells may share a bucket. Every point therefore keeps its own cell, and a query for one cell skips the
 * others: no point is reported twice. Cells are whole numbers kept as doubles, so no coordinate is too far away.
 */
export class PointGrid {
  /** Points, bucket by bucket, in rising order inside a bucket. */
  items = new Uint32Array(0);
  /** items[starts[b]…starts[b + 1]) is bucket b. */
  starts = new Uint32Array(2);
  /** Cell of each point, three numbers. */
  cells = new Float64Array(0);
  /** Edge of a cell [m]. */
  size = 1;
  private mask = 0;

  /** Takes the first `count` points; `size` is the edge of a cell [m], positive and finite. */
  build(positions: Float64Array, count: number, size: number): void {
    this.reserve(count);
    this.size = size;
    const { cells, items, starts, mask } = this;
    starts.fill(0);
    for (let k = 0; k < 3 * count; k++) cells[k] = Math.floor(positions[k] / size);
    for (let p = 0; p < count; p++) starts[bucketOf(cells, p, mask) + 1]++;
    for (let b = 0; b <= mask; b++) starts[b + 1] += starts[b];
    for (let p = count - 1; p >= 0; p--) {
      const bucket = bucketOf(cells, p, mask);
      // Ends move down to starts; walking backwards keeps the order inside a bucket.
      items[--starts[bucket + 1]] = p;
    }
    starts.copyWithin(0, 1);
    starts[mask + 1] = count;
  }

  /** The bucket of a cell; its points still have to be compared with the cell. */
  bucket(x: number, y: number, z: number): number {
    return hashCell(x, y, z) & this.mask;
  }

  private reserve(count: number): void {
    if (this.items.length < count) {
      this.items = new Uint32Array(count);
      this.cells = new Float64Array(3 * count);
    }
    let buckets = 1;
    while (buckets < count) buckets *= 2;
    this.mask = buckets - 1;
    if (this.starts.length !== buckets + 1) this.starts = new Uint32Array(buckets + 1);
  }
}

function bucketOf(cells: Float64Array, p: number, mask: number): number {
  return hashCell(cells[3 * p], cells[3 * p + 1], cells[3 * p + 2]) & mask;
}

function hashCell(x: number, y: number, z: number): number {
  let h = Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca6b) ^ Math.imul(z, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  return (h ^ (h >>> 13)) >>> 0;
}
