/**
 * The arithmetic of `fronts.ts` in WebAssembly (`packages/pliant/kernels/joints`), on memory that holds the numbers of
 * all fronts. Results are those of `front-passes.ts` to the bit, which runs where there is no WebAssembly or no memory.
 */
import { growMemory, startProgram, type WasmProgram } from '../../core/wasm.js';
import { CODE } from './kernel-code.js';

interface Exports {
  eliminate(
    at: number,
    own: number,
    size: number,
    inverse: number,
    more: number,
    least: number,
    g: number,
  ): void;
  handOn(at: number, own: number, count: number, up: number, above: number): void;
  solveDown(
    at: number,
    own: number,
    count: number,
    x: number,
    all: number,
    rest: number,
    inverse: number,
  ): void;
  solveUp(
    at: number,
    own: number,
    count: number,
    x: number,
    all: number,
    rest: number,
    inverse: number,
  ): void;
}

const PAGE = 65536;

export class FrontKernel {
  private constructor(private readonly program: WasmProgram<Exports>) {}

  /** Undefined where the platform has no WebAssembly. */
  static start(): FrontKernel | undefined {
    const program = startProgram<Exports>(CODE);
    return program === undefined ? undefined : new FrontKernel(program);
  }

  get run(): Exports {
    return this.program.exports;
  }

  /** Its memory with room for so many bytes, undefined where memory is short. Views of earlier calls are dead. */
  room(bytes: number): ArrayBuffer | undefined {
    const { memory } = this.program;
    const missing = Math.ceil((bytes - memory.buffer.byteLength) / PAGE);
    if (missing > 0 && !growMemory(memory, missing)) return undefined;
    return memory.buffer;
  }
}
