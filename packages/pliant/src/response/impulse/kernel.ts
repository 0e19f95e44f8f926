/**
 * The passes over many blocks, in WebAssembly (`packages/pliant/kernels/impulse.ts`), for worlds where it pays. It works on memory of its own: the blocks live
 * there, velocities are copied in and out around every call, a thousandth of the work. To the bit the same as the plain code, which takes over where
 * there is no WebAssembly.
 */
import type { BodyColumns } from '../../bodies/bodies.js';
import { startProgram, type WasmMemory, type WasmProgram } from '../../core/wasm.js';
import { CODE } from './kernel-code.js';

interface Exports {
  place(data: number, ids: number, free: number, v: number, w: number, inertia: number): void;
  warmStart(from: number, to: number): void;
  follow(from: number, to: number, h: number): void;
  solveMany(from: number, to: number, soft: number, perSecond: number): void;
  solveSingles(from: number, to: number, soft: number, perSecond: number): void;
}

/** What the passes read and write. */
export interface BlockArrays {
  data: Float64Array;
  ids: Int32Array;
  /** Blocks that the passes solve, in order; the others are held by their tree (`forest.ts`). */
  free: Int32Array;
}

const PAGE = 65536;
const LINE = 64;

export class Kernel {
  data = new Float64Array(0);
  ids = new Int32Array(0);
  free = new Int32Array(0);
  private velocity = new Float64Array(0);
  private turning = new Float64Array(0);
  private inertia = new Float64Array(0);

  private constructor(private readonly program: WasmProgram<Exports>) {}

  /** Undefined where the platform can't. */
  static start(): Kernel | undefined {
    const program = startProgram<Exports>(CODE);
    return program === undefined ? undefined : new Kernel(program);
  }

  /** So many bodies have a place. */
  get rows(): number {
    return this.velocity.length / 3;
  }

  /** Takes the blocks over, with room for `times` as many and for rows of bodies; false, and nothing is lost, where memory is short. */
  house(from: BlockArrays, times: number, rows: number): boolean {
    const { memory, exports } = this.program;
    const data = from.data.slice();
    const ids = from.ids.slice();
    const free = from.free.slice();
    const doubles = data.length * times;
    const words = ids.length * times;
    const starts = lay([doubles * 8, rows * 24, rows * 24, rows * 48, words * 4, free.length * times * 4]);
    const missing = Math.ceil(starts[6] / PAGE) - memory.buffer.byteLength / PAGE;
    if (missing > 0 && !growMemory(memory, missing)) return false;
    const { buffer } = memory;
    (this.data = new Float64Array(buffer, starts[0], doubles)).set(data);
    this.velocity = new Float64Array(buffer, starts[1], rows * 3);
    this.turning = new Float64Array(buffer, starts[2], rows * 3);
    this.inertia = new Float64Array(buffer, starts[3], rows * 6);
    (this.ids = new Int32Array(buffer, starts[4], words)).set(ids);
    (this.free = new Int32Array(buffer, starts[5], free.length * times)).set(free);
    exports.place(starts[0], starts[4], starts[5], starts[1], starts[2], starts[3]);
    return true;
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

  /** See `solvePass`: blocks below `many` have more than one point, the others one. */
  solve(c: BodyColumns, many: number, count: number, h: number, soft: boolean): void {
    const { exports } = this.program;
    this.fetch(c);
    exports.solveMany(0, many, soft ? 1 : 0, 1 / h);
    exports.solveSingles(many, count, soft ? 1 : 0, 1 / h);
    this.bring(c);
  }

  private fetch({ velocity, angularVelocity, worldInverseInertia }: BodyColumns): void {
    this.velocity.set(velocity);
    this.turning.set(angularVelocity);
    this.inertia.set(worldInverseInertia);
  }

  private bring({ velocity, angularVelocity }: BodyColumns): void {
    velocity.set(this.velocity);
    angularVelocity.set(this.turning);
  }
}

/** Where arrays of so many bytes start, and where the last one ends. */
function lay(bytes: readonly number[]): number[] {
  const starts = [LINE];
  for (const size of bytes) starts.push(Math.ceil((starts[starts.length - 1] + size) / LINE) * LINE);
  return starts;
}

function growMemory(memory: WasmMemory, pages: number): boolean {
  try {
    memory.grow(pages);
    return true;
  } catch {
    return false;
  }
}
