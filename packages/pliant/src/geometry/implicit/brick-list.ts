/**
 * Which bricks of space molecules reach, and which molecules reach each. Linear in the number of brick–molecule pairs;
 * bricks that nobody reaches cost nothing, however far apart the molecules are.
 */
import { PliantError } from '../../core/errors.js';
import { EdgeTable } from './edge-table.js';

/** Most pairs of a brick and a molecule; at 8 bytes each they stay below 300 MB. */
const MAX_PAIRS = 32_000_000;

/** Most bricks from end to end, so that every edge of the grid has an exact number. */
const MAX_ACROSS = 16_384;

export class BrickList {
  count = 0;
  /** Three whole numbers per brick, its place in units of its size. */
  places: Float64Array = new Float64Array(0);
  /** Molecules by brick, in rising order; starts[b]…starts[b + 1) are those of brick b. */
  members: Uint32Array = new Uint32Array(0);
  starts: Uint32Array = new Uint32Array(1);
  /** Lowest and highest place. */
  readonly low = new Float64Array(3);
  readonly high = new Float64Array(3);
  private readonly table = new EdgeTable();

  build(positions: Float64Array, reach: Float64Array, size: number): void {
    this.count = 0;
    const pairs = this.measure(positions, reach, size);
    const brickOf = new Uint32Array(pairs);
    const places: number[] = [];
    this.table.clear();
    let at = 0;
    forEachPlace(positions, reach, size, (_, x, y, z) => {
      const brick = this.table.findOrAdd(this.keyOf(x, y, z), this.count);
      if (brick === this.count) {
        places.push(x, y, z);
        this.count++;
      }
      brickOf[at++] = brick;
    });
    this.places = Float64Array.from(places);
    this.sort(brickOf, positions, reach, size);
  }

  /** Number of pairs, after a check that they can be held. */
  private measure(positions: Float64Array, reach: Float64Array, size: number): number {
    this.low.fill(0);
    this.high.fill(0);
    let pairs = 0;
    for (let i = 0; i < reach.length; i++) {
      let product = 1;
      for (let axis = 0; axis < 3; axis++) {
        const low = Math.floor((positions[3 * i + axis] - reach[i]) / size);
        const high = Math.floor((positions[3 * i + axis] + reach[i]) / size);
        this.low[axis] = i === 0 ? low : Math.min(this.low[axis], low);
        this.high[axis] = i === 0 ? high : Math.max(this.high[axis], high);
        product *= high - low + 1;
      }
      pairs += product;
    }
    const across = Math.max(...this.high.map((high, axis) => high - this.low[axis]));
    if (pairs <= MAX_PAIRS && across < MAX_ACROSS) return pairs;
    throw new PliantError(
      'too-large',
      'The resolution of the implicit surface is too fine for the extent of the molecules; choose a larger one.',
    );
  }

  private keyOf(x: number, y: number, z: number): number {
    const { low } = this;
    return x - low[0] + MAX_ACROSS * (y - low[1] + MAX_ACROSS * (z - low[2]));
  }

  private sort(brickOf: Uint32Array, positions: Float64Array, reach: Float64Array, size: number): void {
    const starts = new Uint32Array(this.count + 1);
    for (const brick of brickOf) starts[brick + 1]++;
    for (let brick = 0; brick < this.count; brick++) starts[brick + 1] += starts[brick];
    const next = starts.slice();
    const members = new Uint32Array(brickOf.length);
    let at = 0;
    forEachPlace(positions, reach, size, (molecule) => {
      members[next[brickOf[at++]]++] = molecule;
    });
    this.starts = starts;
    this.members = members;
  }
}

/**
 * Visits every brick that a molecule reaches, molecule by molecule. A brick has its border on both sides: neighbours
 * share nodes.
 */
function forEachPlace(
  positions: Float64Array,
  reach: Float64Array,
  size: number,
  visit: (molecule: number, x: number, y: number, z: number) => void,
): void {
  const low = new Float64Array(3);
  const high = new Float64Array(3);
  for (let i = 0; i < reach.length; i++) {
    for (let axis = 0; axis < 3; axis++) {
      low[axis] = Math.floor((positions[3 * i + axis] - reach[i]) / size);
      high[axis] = Math.floor((positions[3 * i + axis] + reach[i]) / size);
    }
    for (let z = low[2]; z <= high[2]; z++) {
      for (let y = low[1]; y <= high[1]; y++) {
        for (let x = low[0]; x <= high[0]; x++) visit(i, x, y, z);
      }
    }
  }
}
