/**
 * Which of many vectors is farthest along a direction, to the bit as if all were asked in their order. Directions are
 * sorted into cells: six sides of a cube, 4 × 4 cells each. A cell lists the vectors that are farthest along any of its
 * directions. What lies along a direction is linear in the direction, so a vector that another one beats at the four
 * corners of a cell is beaten in all of it.
 */

const BINS = 4;
const CELLS = 6 * BINS * BINS;
/** Directions at the corners of cells, of one side. */
const EDGES = BINS + 1;

/** The list that has all vectors: for directions without one, and where vectors are few. */
const ALL = CELLS;

/** Up to so many vectors are asked one by one: finding the cell takes as long. */
const FEW = 12;

/** By how much a vector must be beaten, as a share of the largest coordinate: far above rounding. */
const CLEARLY = 1e-12;

/** Size of directions beyond which products lose digits. */
const TINY = 1e-150;
const HUGE = 1e150;

export class DirectionCells {
  /** Per cell: where its vectors begin in `list`. */
  private readonly first = new Uint32Array(CELLS + 2);
  private readonly list: Uint16Array | Uint32Array;
  private readonly isSplit: boolean;

  /** Vectors of three numbers, `stride` numbers apart. */
  constructor(
    private readonly vectors: Float64Array,
    stride: number,
  ) {
    const list: number[] = [];
    const count = vectors.length / stride;
    this.isSplit = count > FEW;
    const values = new Float64Array(6 * EDGES * EDGES * count);
    if (this.isSplit) measure(vectors, stride, values);
    const least = CLEARLY * largest(vectors, stride);
    for (let cell = 0; cell < CELLS; cell++) {
      if (this.isSplit) for (const i of unbeaten(values, count, cell, least)) list.push(i * stride);
      this.first[cell + 1] = list.length;
    }
    for (let i = 0; i < count; i++) list.push(i * stride);
    this.first[ALL + 1] = list.length;
    // Lists of many hulls must fit into the cache.
    this.list = vectors.length < 65536 ? Uint16Array.from(list) : Uint32Array.from(list);
  }

  /** Where the first of those that lie farthest along d begins. */
  farthest(d: Float64Array): number {
    const { first, list, vectors } = this;
    const x = d[0];
    const y = d[1];
    const z = d[2];
    const cell = this.isSplit ? cellOf(d) : ALL;
    const end = first[cell + 1];
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let k = first[cell]; k < end; k++) {
      const i = list[k];
      const along = x * vectors[i] + y * vectors[i + 1] + z * vectors[i + 2];
      if (along > most) {
        most = along;
        best = i;
      }
    }
    return best;
  }
}

/** Takes an array: numbers as arguments would be boxed. */
function cellOf(d: Float64Array): number {
  const x = Math.abs(d[0]);
  const y = Math.abs(d[1]);
  const z = Math.abs(d[2]);
  const axis = x >= y && x >= z ? 0 : y >= z ? 1 : 2;
  const top = d[axis];
  const half = 0.5 * Math.abs(top);
  if (!(half > TINY && half < HUGE)) return ALL;
  const u = d[axis === 2 ? 0 : axis + 1];
  const v = d[axis === 0 ? 2 : axis - 1];
  // Bins along u and v are from −2 half to 2 half, and as wide as half.
  const row = u < 0 ? (u < -half ? 0 : 1) : u > half ? 3 : 2;
  const column = v < 0 ? (v < -half ? 0 : 1) : v > half ? 3 : 2;
  return ((2 * axis + (top < 0 ? 1 : 0)) * BINS + row) * BINS + column;
}

/** How far each vector reaches along the directions at the corners of all cells. */
function measure(vectors: Float64Array, stride: number, values: Float64Array): void {
  const d = new Float64Array(3);
  const count = vectors.length / stride;
  let at = 0;
  for (let side = 0; side < 6; side++) {
    const axis = side >> 1;
    d[axis] = side % 2 === 0 ? 1 : -1;
    for (let p = 0; p < EDGES * EDGES; p++) {
      d[(axis + 1) % 3] = (2 * Math.floor(p / EDGES)) / BINS - 1;
      d[(axis + 2) % 3] = (2 * (p % EDGES)) / BINS - 1;
      for (let i = 0; i < count; i++) {
        const o = i * stride;
        values[at++] = d[0] * vectors[o] + d[1] * vectors[o + 1] + d[2] * vectors[o + 2];
      }
    }
  }
}

/** The vectors that none of the farthest ones at the corners of a cell beats in all of it. */
function unbeaten(values: Float64Array, count: number, cell: number, least: number): number[] {
  const side = Math.floor(cell / (BINS * BINS));
  const corner = (side * EDGES + (Math.floor(cell / BINS) % BINS)) * EDGES + (cell % BINS);
  const corners = [corner, corner + 1, corner + EDGES, corner + EDGES + 1].map((c) => c * count);
  const winners = corners.map((c) => farthestOf(values, c, count));
  const all = Array.from({ length: count }, (_, i) => i);
  return all.filter((i) => !winners.some((j) => corners.every((c) => values[c + j] - values[c + i] > least)));
}

function farthestOf(values: Float64Array, from: number, count: number): number {
  let best = 0;
  for (let i = 1; i < count; i++) if (values[from + i] > values[from + best]) best = i;
  return best;
}

function largest(vectors: Float64Array, stride: number): number {
  let most = 0;
  for (let i = 0; i < vectors.length; i++) if (i % stride < 3) most = Math.max(most, Math.abs(vectors[i]));
  return most;
}
