/**
 * Every pair of spheres that overlap: |ci − cj| < ri + rj. Spheres that just touch don't.
 *
 * Spheres of one size class (radii within a factor of two) share a grid whose cells are as wide as the largest of them,
 * and each sphere asks its own class and all larger ones. So one large sphere among many small ones doesn't make a cell
 * that holds them all, and the cost stays linear in spheres and pairs found.
 */
import { PliantError } from '../core/errors.js';
import { PointGrid } from './point-grid.js';

/**
 * Most pairs that are listed, some 150 MB of them. Spheres that all lie in each other would make as many as their
 * square.
 */
const MAX_PAIRS = 8_000_000;

/** Pairs `[i0, j0, i1, j1, …]` with i < j, sorted by i, then j. */
export function overlappingSpheres(positions: Float64Array, radii: Float64Array): Uint32Array {
  const pairs: number[] = [];
  const classes = sizeClasses(radii);
  classes.forEach((members, level) => {
    const search = new ClassSearch(positions, radii, members);
    for (let smaller = level; smaller >= 0; smaller--) {
      for (const sphere of classes[smaller]) {
        search.visit(sphere, smaller === level, (other) => {
          pairs.push(sphere, other);
          return true;
        });
        if (pairs.length > 2 * MAX_PAIRS) throw tooMany();
      }
    }
  });
  return sortedPairs(pairs, radii.length);
}

/** Spheres that overlap with no other, in rising order. Linear even where all the others lie in each other. */
export function isolatedSpheres(positions: Float64Array, radii: Float64Array): Uint32Array {
  const touched = new Uint8Array(radii.length);
  const classes = sizeClasses(radii);
  const mark = (sphere: number, other: number): void => {
    touched[sphere] = 1;
    touched[other] = 1;
  };
  classes.forEach((members, level) => {
    const noLarger = classes.slice(0, level + 1);
    const search = new ClassSearch(positions, radii, members);
    for (const sphere of noLarger.flatMap((spheres) => [...spheres])) {
      if (touched[sphere]) continue;
      search.visit(sphere, false, (other) => {
        if (other === sphere) return true;
        mark(sphere, other);
        return false;
      });
    }
    // What is left of the class may still touch smaller spheres that were settled before. It is sparse: nobody in it
    // touches another.
    const left = members.filter((sphere) => touched[sphere] === 0);
    const searchLeft = new ClassSearch(positions, radii, left);
    for (const sphere of left.length > 0 ? noLarger.slice(0, level).flatMap((spheres) => [...spheres]) : []) {
      searchLeft.visit(sphere, false, (other) => {
        mark(sphere, other);
        return true;
      });
    }
  });
  return Uint32Array.from(radii.keys()).filter((sphere) => touched[sphere] === 0);
}

function tooMany(): PliantError {
  return new PliantError(
    'too-large',
    `More than ${MAX_PAIRS} pairs of spheres overlap; give them smaller radii or move them apart.`,
  );
}

/** Sphere numbers by size, smallest class first; every class spans at most a factor of two. */
function sizeClasses(radii: Float64Array): Uint32Array[] {
  const order = Uint32Array.from(radii.keys()).sort((i, j) => radii[i] - radii[j] || i - j);
  const classes: Uint32Array[] = [];
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (to < order.length && radii[order[to]] <= 2 * radii[order[from]]) to++;
    // A radius of NaN compares with nothing; it makes a class of its own that overlaps with nobody.
    if (to === from) to++;
    classes.push(order.slice(from, to).sort());
    from = to;
  }
  return classes;
}

class ClassSearch {
  private readonly grid = new PointGrid();
  private readonly largest: number;

  constructor(
    private readonly positions: Float64Array,
    private readonly radii: Float64Array,
    private readonly members: Uint32Array,
  ) {
    const centres = new Float64Array(3 * members.length);
    let largest = 0;
    members.forEach((sphere, k) => {
      centres.set(positions.subarray(3 * sphere, 3 * sphere + 3), 3 * k);
      largest = Math.max(largest, radii[sphere]);
    });
    this.largest = largest;
    this.grid.build(centres, members.length, largest > 0 ? 2 * largest : 1);
  }

  /**
   * Visits what overlaps with a sphere that is no larger than this class, until `visit` returns false; `onlyLater`
   * leaves out members up to the sphere itself.
   */
  visit(sphere: number, onlyLater: boolean, visit: (other: number) => boolean): void {
    const { positions, radii, members, grid } = this;
    const { items, starts, cells, size } = grid;
    const reach = radii[sphere] + this.largest;
    const x = Math.floor((positions[3 * sphere] - reach) / size);
    const y = Math.floor((positions[3 * sphere + 1] - reach) / size);
    const z = Math.floor((positions[3 * sphere + 2] - reach) / size);
    // Counted from 0, because a cell beyond 2^53 plus one is the same cell again.
    const width = Math.ceil((2 * reach) / size) + 1;
    for (let k = 0; k < width * width * width; k++) {
      const cx = x + (k % width);
      const cy = y + (Math.floor(k / width) % width);
      const cz = z + Math.floor(k / (width * width));
      const bucket = grid.bucket(cx, cy, cz);
      for (let at = starts[bucket]; at < starts[bucket + 1]; at++) {
        const item = items[at];
        if (cells[3 * item] !== cx || cells[3 * item + 1] !== cy || cells[3 * item + 2] !== cz) continue;
        const other = members[item];
        if (onlyLater && other <= sphere) continue;
        if (spheresOverlap(positions, radii, sphere, other) && !visit(other)) return;
      }
    }
  }
}

export function spheresOverlap(positions: Float64Array, radii: Float64Array, i: number, j: number): boolean {
  const x = positions[3 * i] - positions[3 * j];
  const y = positions[3 * i + 1] - positions[3 * j + 1];
  const z = positions[3 * i + 2] - positions[3 * j + 2];
  const reach = radii[i] + radii[j];
  return x * x + y * y + z * z < reach * reach;
}

function sortedPairs(pairs: readonly number[], count: number): Uint32Array {
  // One double holds both numbers exactly while count² < 2^53, some 94 million spheres.
  const keys = new Float64Array(pairs.length / 2);
  for (let k = 0; k < keys.length; k++) {
    const i = pairs[2 * k];
    const j = pairs[2 * k + 1];
    keys[k] = Math.min(i, j) * count + Math.max(i, j);
  }
  keys.sort();
  const sorted = new Uint32Array(pairs.length);
  let length = 0;
  keys.forEach((key, k) => {
    // Beyond 2^53 cells a cell is visited more than once.
    if (k > 0 && key === keys[k - 1]) return;
    sorted[length++] = Math.floor(key / count);
    sorted[length++] = key % count;
  });
  return sorted.slice(0, length);
}
