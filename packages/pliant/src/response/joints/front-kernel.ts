/**
 * The arithmetic of `fronts.ts` in WebAssembly (`packages/pliant/kernels/joints`), on memory that holds the numbers of
 * all fronts. Results are those of `front-passes.ts` to the bit, which runs where there is no WebAssembly or no memory.
 */
import { growMemory, startProgram, type WasmProgram } from '../../core/wasm.js';
import type { Passes } from './front-passes.js';
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

/** The byte at which a number stands. */
const byte = ({ byteOffset, BYTES_PER_ELEMENT }: Float64Array | Int32Array, at: number) =>
  byteOffset + BYTES_PER_ELEMENT * at;

export class FrontKernel implements Passes {
  private constructor(private readonly program: WasmProgram<Exports>) {}

  /** Undefined where the platform has no WebAssembly. */
  static start(): FrontKernel | undefined {
    const program = startProgram<Exports>(CODE);
    return program === undefined ? undefined : new FrontKernel(program);
  }

  eliminate: Passes['eliminate'] = (factor, at, own, size, from, inverse, more, least, g) =>
    this.program.exports.eliminate(
      byte(factor, at),
      own,
      size,
      byte(inverse, from),
      byte(more, from),
      byte(least, from),
      byte(g, 0),
    );

  handOn: Passes['handOn'] = (factor, at, own, count, up, above, first) =>
    this.program.exports.handOn(byte(factor, at), own, count, byte(factor, up), byte(above, first));

  solveDown: Passes['solveDown'] = (factor, at, own, count, x, from, rest, first, inverse) =>
    this.program.exports.solveDown(
      byte(factor, at),
      own,
      count,
      byte(x, from),
      byte(x, 0),
      byte(rest, first),
      byte(inverse, from),
    );

  solveUp: Passes['solveUp'] = (factor, at, own, count, x, from, rest, first, inverse) =>
    this.program.exports.solveUp(
      byte(factor, at),
      own,
      count,
      byte(x, from),
      byte(x, 0),
      byte(rest, first),
      byte(inverse, from),
    );

  /** Its memory with room for so many bytes, undefined where memory is short. Views of earlier calls are dead. */
  room(bytes: number): ArrayBuffer | undefined {
    const { memory } = this.program;
    const missing = Math.ceil((bytes - memory.buffer.byteLength) / PAGE);
    if (missing > 0 && !growMemory(memory, missing)) return undefined;
    return memory.buffer;
  }
}
