/**
 * The passes over many blocks in WebAssembly (`packages/pliant/kernels/impulse`), for worlds where it pays. The kernel
 * works on its own memory: the blocks live there, and velocities are copied in and out around every call, a thousandth
 * of the work. Its results are the plain code's to the bit. The plain code takes over where there is no WebAssembly.
 */
import type { BodyColumns } from '../../bodies/bodies.js';
import { growMemory, startProgram, type WasmProgram } from '../../core/wasm.js';
import { CODE } from './kernel-code.js';

interface Exports {
  place(...starts: number[]): void;
  fill(count: number): void;
  complete(count: number): void;
  warmStart(from: number, to: number): void;
  follow(from: number, to: number, h: number): void;
  book(from: number, to: number): void;
  mayJam(count: number): number;
  keep(count: number): void;
  giveBack(count: number): void;
  solveFaces(from: number, to: number, soft: number, perSecond: number): void;
  solvePairs(from: number, to: number, soft: number, perSecond: number): void;
  solveSingles(from: number, to: number, soft: number, perSecond: number): void;
  placeUnrest(...starts: number[]): void;
  beginUnrest(count: number, length: number): void;
  lookAt(count: number): void;
  lead(count: number, length: number, share: number): void;
}

/** What the passes read and write. */
export interface BlockArrays {
  data: Float64Array;
  ids: Int32Array;
  /** Blocks that the passes solve, in order; trees hold the others (`forest.ts`). */
  free: Int32Array;
  books: Float64Array;
  /** Per block: 1 when a tree holds one of its bodies, or did when the step began (`forest.ts`). */
  atTree: Uint8Array;
}

/** Order of the free blocks: faces first, then those of two points, then those of one. */
export interface BlockCounts {
  readonly facesCount: number;
  readonly manyCount: number;
  readonly plainCount: number;
}

const PAGE = 65536;
const LINE = 64;

/** Impulses of a block that the extrapolation of passes uses: four normals, two of friction, a twist. */
const IMPULSES = 7;

export class Kernel {
  data = new Float64Array(0);
  ids = new Int32Array(0);
  free = new Int32Array(0);
  books = new Float64Array(0);
  atTree = new Uint8Array(0);
  /** Blocks that wait for `fill` or `complete`, and how many there are. */
  private list = new Int32Array(0);
  private listed = 0;
  private velocity = new Float64Array(0);
  private turning = new Float64Array(0);
  private inertia = new Float64Array(0);
  /** Results over all blocks: sums of changes, of their squares, of impulses. */
  sums = new Float64Array(3);

  private constructor(private readonly program: WasmProgram<Exports>) {}

  /** Undefined where the platform has no WebAssembly. */
  static start(): Kernel | undefined {
    const program = startProgram<Exports>(CODE);
    return program === undefined ? undefined : new Kernel(program);
  }

  /** Number of bodies that have room. */
  get rows(): number {
    return this.velocity.length / 3;
  }

  /**
   * Moves the blocks to the kernel, with room for `times` as many and for rows of bodies. Returns false and changes
   * nothing where memory is short.
   */
  house(from: BlockArrays, times: number, rows: number): boolean {
    const { memory, exports } = this.program;
    const { data, ids, free, books, atTree } = copies(from);
    const list = this.list.slice(0, this.listed);
    const count = free.length * times;
    const sizes = [
      data.length * times,
      ids.length * times,
      count,
      rows * 3,
      rows * 3,
      rows * 6,
      books.length * times,
      count,
      count,
      count * IMPULSES,
      count * IMPULSES,
      count * IMPULSES,
      2 * lined(rows * 3),
      2 * lined(rows * 3),
      this.sums.length,
    ];
    const starts = lay(sizes);
    const missing = Math.ceil(starts[sizes.length] / PAGE) - memory.buffer.byteLength / PAGE;
    if (missing > 0 && !growMemory(memory, missing)) return false;
    const { buffer } = memory;
    (this.data = new Float64Array(buffer, starts[0], sizes[0])).set(data);
    (this.ids = new Int32Array(buffer, starts[1], sizes[1])).set(ids);
    (this.free = new Int32Array(buffer, starts[2], sizes[2])).set(free);
    this.velocity = new Float64Array(buffer, starts[3], sizes[3]);
    this.turning = new Float64Array(buffer, starts[4], sizes[4]);
    this.inertia = new Float64Array(buffer, starts[5], sizes[5]);
    (this.books = new Float64Array(buffer, starts[6], sizes[6])).set(books);
    (this.atTree = new Uint8Array(buffer, starts[7], sizes[7])).set(atTree);
    (this.list = new Int32Array(buffer, starts[8], sizes[8])).set(list);
    this.sums = new Float64Array(buffer, starts[14], sizes[14]);
    exports.place(...starts.slice(0, 10));
    exports.placeUnrest(...starts.slice(10, 15));
    return true;
  }

  /** Puts a block on the list for `fill` or `complete`, whichever comes next. */
  await(n: number): void {
    this.list[this.listed++] = n;
  }

  /** See `writeFrame` and `writePoints`; and opens the books. */
  fill({ position }: BodyColumns): void {
    if (this.listed === 0) return;
    this.velocity.set(position);
    this.program.exports.fill(this.listed);
    this.listed = 0;
  }

  /** Call this when bodies may have turned. */
  takeInertia({ worldInverseInertia }: BodyColumns): void {
    this.inertia.set(worldInverseInertia);
  }

  /** See `BlockMatrices`. */
  complete(): void {
    if (this.listed === 0) return;
    this.program.exports.complete(this.listed);
    this.listed = 0;
  }

  /** See `warmStart` in `apply.ts`. */
  warmStart(c: BodyColumns, count: number): void {
    this.fetch(c);
    this.program.exports.warmStart(0, count);
    this.bring(c);
  }

  /** See `follow`. */
  follow(c: BodyColumns, count: number, h: number): void {
    this.fetch(c);
    this.program.exports.follow(0, count, h);
  }

  /** See `solvePass`. */
  solve(c: BodyColumns, counts: BlockCounts, h: number, soft: boolean): void {
    this.fetch(c);
    this.pass(counts, h, soft);
    this.bring(c);
  }

  /** The same between `open` and `bring`, while the kernel has the velocities. */
  pass({ facesCount, manyCount, plainCount }: BlockCounts, h: number, soft: boolean): void {
    const { exports } = this.program;
    const way = soft ? 1 : 0;
    exports.solvePairs(facesCount, manyCount, way, 1 / h);
    exports.solveFaces(0, facesCount, way, 1 / h);
    exports.solveSingles(manyCount, plainCount, way, 1 / h);
  }

  /** Copies velocities in, and saves the start of the passes; see `unrest.ts`. */
  open(c: BodyColumns, count: number): void {
    this.fetch(c);
    this.program.exports.beginUnrest(count, 8 * lined(this.velocity.length));
  }

  /** Leaves its sums in `sums`. */
  look(count: number): void {
    this.program.exports.lookAt(count);
  }

  lead(count: number, share: number): void {
    this.program.exports.lead(count, 8 * lined(this.velocity.length), share);
  }

  /** See `bookBlock`. */
  book(count: number): void {
    this.program.exports.book(0, count);
  }

  /** See `brakeJammed`. */
  mayJam(count: number): boolean {
    return this.program.exports.mayJam(count) !== 0;
  }

  /** Notes the impulses of so many blocks. */
  keep(count: number): void {
    this.program.exports.keep(count);
  }

  /** Gives blocks the impulses back that they had at `keep`. */
  giveBack(count: number): void {
    this.program.exports.giveBack(count);
  }

  private fetch({ velocity, angularVelocity }: BodyColumns): void {
    this.velocity.set(velocity);
    this.turning.set(angularVelocity);
  }

  bring({ velocity, angularVelocity }: BodyColumns): void {
    velocity.set(this.velocity);
    angularVelocity.set(this.turning);
  }
}

function copies({ data, ids, free, books, atTree }: BlockArrays): BlockArrays {
  return {
    data: data.slice(),
    ids: ids.slice(),
    free: free.slice(),
    books: books.slice(),
    atTree: atTree.slice(),
  };
}

/** Number of doubles, rounded up to fill the line. */
function lined(count: number): number {
  return Math.ceil(count / 8) * 8;
}

/** Where arrays of so many numbers start, and where the last one ends; all as if of doubles. */
function lay(sizes: readonly number[]): number[] {
  const starts = [LINE];
  for (const size of sizes) starts.push(Math.ceil((starts[starts.length - 1] + size * 8) / LINE) * LINE);
  return starts;
}
