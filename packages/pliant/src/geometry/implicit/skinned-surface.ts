/**
 * A surface that was generated once and is carried by the molecules, the proposal with which the thesis closes: no
 * field and no grid while the body moves, and triangles that keep their numbers.
 *
 *   each molecule's turn Rk ← nearest rotation to the displacement of its neighbours (shape matching)
 *   each vertex x ← Σ wk·(pk + Rk·(x⁰ − pk⁰)),   wk its share of the field at x⁰
 *
 * Exact when the body moves rigidly; in between as good as the blend of its nearest molecules' rigid motions. It can't
 * tear or merge: where a body comes apart the skin stretches. A turn that the neighbours leave open (one neighbour, or
 * all on a line) follows the turn before, so the skin doesn't jump; a molecule without neighbours doesn't turn.
 */

import { widened } from '../../core/grow.js';
import { POLAR_WORK, polarRotationNear } from '../../math/polar3.js';
import { hypot3 } from '../../math/scalar.js';
import { PointGrid } from '../point-grid.js';
import { overlappingSpheres } from '../sphere-overlaps.js';
import { kernelAt, reaches } from './kernel.js';
import type { IsoSurface } from './surface-builder.js';

/** Weight of the turn before against the neighbours' say: it decides what they leave open and nothing else. */
const MEMORY = 1e-9;

/** A surface whose vertices are carried by molecules. */
export class SkinnedSurface {
  /** Carried vertices [m]; `update` writes them. */
  readonly positions: Float64Array;
  /** Three vertices per triangle. */
  readonly triangles: Uint32Array;
  /** Molecules of vertex v: carriers[starts[v]…starts[v + 1]), with weights that sum to 1. */
  readonly starts: Uint32Array;
  /** Molecules that carry each vertex. */
  readonly carriers: Uint32Array;
  /** Share of each carrier. */
  readonly weights: Float64Array;
  /** x⁰ − pk⁰ for every carrier [m]. */
  private readonly offsets: Float64Array;
  /** Where the molecules were when the surface was generated [m]. */
  readonly restPositions: Float64Array;
  /** Molecules that overlap at rest, two per pair. */
  readonly pairs: Uint32Array;
  /** Row-major rotation of each molecule; with the rest state, all that the next `update` reads. */
  readonly turns: Float64Array;
  /** One over the squared distance of each pair at rest [1/m²]. */
  private readonly shares: Float64Array;
  private readonly sums: Float64Array;
  private readonly work = new Float64Array(POLAR_WORK);

  /** `surface` is the one generated around these molecules with the same potential field. */
  constructor(
    surface: IsoSurface,
    restPositions: Float64Array,
    radii: Float64Array,
    potentialField?: number,
  ) {
    const bound = bindVertices(surface.positions, restPositions, reaches(radii, potentialField));
    this.positions = surface.positions.slice();
    this.triangles = surface.triangles;
    this.starts = bound.starts;
    this.carriers = bound.carriers;
    this.weights = bound.weights;
    this.offsets = offsetsOf(surface.positions, restPositions, bound);
    this.restPositions = restPositions.slice();
    this.pairs = overlappingSpheres(restPositions, radii);
    this.shares = new Float64Array(this.pairs.length / 2);
    for (let s = 0; s < this.pairs.length; s += 2) {
      const atRest = squaredDistance(restPositions, this.pairs[s], restPositions, this.pairs[s + 1]);
      // Molecules at one place have no distance that could change in proportion.
      this.shares[s >> 1] = atRest > 0 ? 1 / atRest : Number.NaN;
    }
    this.sums = new Float64Array(9 * radii.length);
    this.turns = new Float64Array(9 * radii.length);
    for (let k = 0; k < this.turns.length; k++)
      this.turns[k] = k % 9 === 0 || k % 9 === 4 || k % 9 === 8 ? 1 : 0;
  }

  /** Largest distance of a vertex from a molecule that carries it, when the surface was generated [m]. */
  get longestOffset(): number {
    let most = 0;
    for (let k = 0; k < this.offsets.length; k += 3)
      most = Math.max(most, hypot3(this.offsets[k], this.offsets[k + 1], this.offsets[k + 2]));
    return most;
  }

  /** Farthest that a vertex can stand from the box around its molecules' centres [m]. */
  get margin(): number {
    const { starts, weights, offsets } = this;
    let most = 0;
    for (let v = 0; v + 1 < starts.length; v++) {
      let length = 0;
      for (let k = starts[v]; k < starts[v + 1]; k++) {
        length += weights[k] * hypot3(offsets[3 * k], offsets[3 * k + 1], offsets[3 * k + 2]);
      }
      most = Math.max(most, length);
    }
    return most;
  }

  /** Moves the vertices with molecules at these places [m]. */
  update(positions: Float64Array): void {
    this.turn(positions);
    this.place(positions);
  }

  /** The vertices for molecules at these places [m], with the turns as they are. */
  place(positions: Float64Array, out = this.positions): void {
    for (let v = 0; v + 1 < this.starts.length; v++) this.placeVertex(positions, v, out);
  }

  /** The same for one vertex. */
  placeVertex(positions: Float64Array, v: number, out: Float64Array): void {
    const { starts, carriers, weights, offsets, turns } = this;
    let x = 0;
    let y = 0;
    let z = 0;
    for (let k = starts[v]; k < starts[v + 1]; k++) {
      const p = 3 * carriers[k];
      const r = 9 * carriers[k];
      const w = weights[k];
      const ox = offsets[3 * k];
      const oy = offsets[3 * k + 1];
      const oz = offsets[3 * k + 2];
      x += w * (positions[p] + turns[r] * ox + turns[r + 1] * oy + turns[r + 2] * oz);
      y += w * (positions[p + 1] + turns[r + 3] * ox + turns[r + 4] * oy + turns[r + 5] * oz);
      z += w * (positions[p + 2] + turns[r + 6] * ox + turns[r + 7] * oy + turns[r + 8] * oz);
    }
    out[3 * v] = x;
    out[3 * v + 1] = y;
    out[3 * v + 2] = z;
  }

  /** Largest change of a squared distance between neighbours since the surface was generated, over what it was. */
  strain(positions: Float64Array): number {
    const { pairs, shares } = this;
    let least = 1;
    let largest = 1;
    for (let s = 0; s < pairs.length; s += 2) {
      const share = squaredDistance(positions, pairs[s], positions, pairs[s + 1]) * shares[s >> 1];
      if (share < least) least = share;
      if (share > largest) largest = share;
    }
    return Math.max(1 - least, largest - 1);
  }

  /** Fits each molecule's rotation to the neighbours it had at rest. */
  turn(positions: Float64Array): void {
    const { pairs, restPositions: rest, sums, turns } = this;
    sums.fill(0);
    for (let s = 0; s < pairs.length; s += 2) {
      const i = pairs[s];
      const j = pairs[s + 1];
      for (let row = 0; row < 3; row++) {
        const now = positions[3 * j + row] - positions[3 * i + row];
        for (let column = 0; column < 3; column++) {
          // The same for both ends: both differences change sign.
          const part = now * (rest[3 * j + column] - rest[3 * i + column]);
          sums[9 * i + 3 * row + column] += part;
          sums[9 * j + 3 * row + column] += part;
        }
      }
    }
    for (let m = 0; m < sums.length; m += 9) {
      let size = 0;
      for (let k = m; k < m + 9; k++) size = Math.max(size, Math.abs(sums[k]));
      if (size === 0) continue;
      for (let k = m; k < m + 9; k++) sums[k] += MEMORY * size * turns[k];
      polarRotationNear(turns, m, sums, m, this.work);
    }
  }
}

interface Binding {
  readonly starts: Uint32Array;
  readonly carriers: Uint32Array;
  readonly weights: Float64Array;
}

/** Each vertex belongs to the molecules whose kernel reaches it, by their shares of the field there. */
function bindVertices(vertices: Float64Array, centres: Float64Array, reach: Float64Array): Binding {
  const size = reach.reduce((most, r) => Math.max(most, r), 0) || 1;
  const grid = new PointGrid();
  grid.build(centres, reach.length, size);
  const starts = new Uint32Array(vertices.length / 3 + 1);
  let carriers = new Uint32Array(8 * starts.length);
  let weights = new Float64Array(8 * starts.length);
  const near = new Uint32Array(reach.length);
  const cell = new Float64Array(3).fill(Number.NaN);
  let count = 0;
  for (let v = 0; v + 1 < starts.length; v++) {
    const from = starts[v];
    // Most vertices lie in the cell of the one before.
    if (enters(cell, vertices, v, size)) count = nearMolecules(near, grid, cell);
    if (from + count > carriers.length) {
      carriers = widened(carriers, 2 * (from + count));
      weights = widened(weights, 2 * (from + count));
    }
    let to = from;
    let sum = 0;
    for (let k = 0; k < count; k++) {
      const molecule = near[k];
      const r = reach[molecule];
      const share = kernelAt(squaredDistance(vertices, v, centres, molecule), r * r);
      if (share === 0) continue;
      carriers[to] = molecule;
      weights[to++] = share;
      sum += share;
    }
    for (let k = from; k < to; k++) weights[k] = weights[k] / sum;
    starts[v + 1] = to;
  }
  const end = starts[starts.length - 1];
  return { starts, carriers: carriers.slice(0, end), weights: weights.slice(0, end) };
}

/** Writes the cell of a vertex; false if it was that of the vertex before. */
function enters(cell: Float64Array, vertices: Float64Array, v: number, size: number): boolean {
  const x = Math.floor(vertices[3 * v] / size);
  const y = Math.floor(vertices[3 * v + 1] / size);
  const z = Math.floor(vertices[3 * v + 2] / size);
  if (x === cell[0] && y === cell[1] && z === cell[2]) return false;
  cell[0] = x;
  cell[1] = y;
  cell[2] = z;
  return true;
}

/** Molecules in the 27 cells around a cell, in rising order, to `out`; returns how many. */
function nearMolecules(out: Uint32Array, grid: PointGrid, cell: Float64Array): number {
  const { items, starts, cells } = grid;
  const x0 = cell[0] - 1;
  const y0 = cell[1] - 1;
  const z0 = cell[2] - 1;
  let count = 0;
  for (let z = z0; z < z0 + 3; z++) {
    for (let y = y0; y < y0 + 3; y++) {
      for (let x = x0; x < x0 + 3; x++) {
        const bucket = grid.bucket(x, y, z);
        for (let at = starts[bucket]; at < starts[bucket + 1]; at++) {
          const item = items[at];
          if (cells[3 * item] !== x || cells[3 * item + 1] !== y || cells[3 * item + 2] !== z) continue;
          let k = count++;
          for (; k > 0 && out[k - 1] > item; k--) out[k] = out[k - 1];
          out[k] = item;
        }
      }
    }
  }
  return count;
}

function offsetsOf(
  vertices: Float64Array,
  centres: Float64Array,
  { starts, carriers }: Binding,
): Float64Array {
  const offsets = new Float64Array(3 * carriers.length);
  for (let v = 0; v + 1 < starts.length; v++) {
    for (let k = starts[v]; k < starts[v + 1]; k++) {
      for (let axis = 0; axis < 3; axis++) {
        offsets[3 * k + axis] = vertices[3 * v + axis] - centres[3 * carriers[k] + axis];
      }
    }
  }
  return offsets;
}

function squaredDistance(a: Float64Array, i: number, b: Float64Array, j: number): number {
  const x = a[3 * i] - b[3 * j];
  const y = a[3 * i + 1] - b[3 * j + 1];
  const z = a[3 * i + 2] - b[3 * j + 2];
  return x * x + y * y + z * z;
}
