/**
 * The hot loops of solids in WebAssembly (`packages/pliant/kernels/fem`). The kernel works on memory of its own: what
 * bodies of one shape share is copied there once, and the vectors of a call are copied in and out, a small part of its
 * work. Results are those of the plain code to the bit, which runs where there is no WebAssembly or no memory.
 */
import { growMemory, startProgram, type WasmProgram } from '../../core/wasm.js';
import type { BlockCholesky } from './block-cholesky.js';
import type { FemShape } from './fem-shape.js';
import { CODE } from './kernel-code.js';

interface Exports {
  toRest(
    shape: number,
    factor: number,
    rotations: number,
    held: number,
    r: number,
    t: number,
    stride: number,
    six: number,
  ): void;
  toWorld(shape: number, factor: number, rotations: number, t: number, stride: number, z: number): void;
  toWorldWhole(
    shape: number,
    factor: number,
    rotations: number,
    r: number,
    t: number,
    stride: number,
    six: number,
    density: number,
    z: number,
    y: number,
  ): void;
  solveOne(factor: number, count: number, t: number): void;
  solveTwo(factor: number, count: number, t: number): void;
  addElastic(shape: number, x: number, g: number, sums: number): void;
  addProduct(shape: number, x: number, d: number, out: number): void;
  beginViscosity(shape: number, x: number, start: number): void;
  addViscous(shape: number, start: number, rate: number, d: number, out: number, sums: number): void;
}

const PAGE = 65536;
const LINE = 64;
/** Most memory that bodies and factors take [bytes]; others stay with the plain code. */
const MOST_BYTES = 2 ** 30;
/** Factors beyond two per body, after which the oldest ones are forgotten. */
const SPARE_FACTORS = 8;
/** Bytes of a vector at a vertex. */
const VERTEX = 24;

/** Starts in the shared scratch [bytes]: vectors of the two lanes, of a call, and the right-hand sides of solves. */
interface Scratch {
  /** Vertices that have room. */
  readonly room: number;
  readonly lanes: readonly [number, number];
  readonly x: number;
  readonly in: number;
  readonly out: number;
  readonly t: number;
  readonly six: number;
}

export class FemKernel {
  doubles = new Float64Array(0);
  words = new Uint32Array(0);
  private bytes = new Uint8Array(0);
  private top = LINE;
  private readonly shapes = new Map<FemShape, number>();
  private readonly factors = new Map<BlockCholesky, number>();
  /** Factors lie behind everything else. */
  private factorsFrom = 0;
  private bodies = 0;
  scratch: Scratch = { room: 0, lanes: [0, 0], x: 0, in: 0, out: 0, t: 0, six: 0 };

  private constructor(private readonly program: WasmProgram<Exports>) {
    this.view();
  }

  /** Undefined where the platform has no WebAssembly. */
  static start(): FemKernel | undefined {
    const program = startProgram<Exports>(CODE);
    return program === undefined ? undefined : new FemKernel(program);
  }

  get exports(): Exports {
    return this.program.exports;
  }

  private view(): void {
    const { buffer } = this.program.memory;
    this.doubles = new Float64Array(buffer);
    this.words = new Uint32Array(buffer);
    this.bytes = new Uint8Array(buffer);
  }

  /** Forgets all bodies, and makes room for vectors of `vertices`; false where memory is short. */
  clear(vertices: number): boolean {
    this.shapes.clear();
    this.factors.clear();
    this.bodies = 0;
    this.top = LINE;
    const vector = VERTEX * vertices;
    const first = this.take(vector);
    const scratch = {
      room: vertices,
      lanes: [first, this.take(vector)] as const,
      x: this.take(vector),
      in: this.take(vector),
      out: this.take(vector),
      t: this.take(2 * vector),
      six: this.take(96),
    };
    this.factorsFrom = this.top;
    this.scratch = scratch;
    return scratch.six > 0;
  }

  /** A place for a body; undefined where memory is short. Call `clear` first, and `factorOf` only after the last body. */
  lodge(shape: FemShape): Lodging | undefined {
    const at = this.shapes.get(shape) ?? this.write(shape);
    const rotations = this.take(72 * shape.count);
    const held = this.take(shape.count);
    const start = this.take(72 * shape.tetCount);
    if (at === 0 || start === 0) return undefined;
    this.shapes.set(shape, at);
    this.factorsFrom = this.top;
    this.bodies++;
    return new Lodging(this, shape.count, at, rotations, held, start);
  }

  /** Where a factor lies, 0 where memory is short. Valid until the next `tidy`. */
  factorOf(factor: BlockCholesky): number {
    const known = this.factors.get(factor);
    if (known !== undefined) return known;
    const { pattern, blocks, inverse } = factor;
    const parts = [
      this.put(pattern.starts, 1),
      this.put(pattern.rows, VERTEX),
      this.putDoubles(blocks),
      this.putDoubles(inverse),
      this.put(pattern.rank, VERTEX),
    ];
    const at = parts.includes(0) ? 0 : this.put(parts, 1);
    if (at > 0) this.factors.set(factor, at);
    return at;
  }

  /** Forgets factors when there are many. Bodies ask for theirs at the start of each substep. */
  tidy(): void {
    if (this.factors.size <= 2 * this.bodies + SPARE_FACTORS) return;
    this.factors.clear();
    this.top = this.factorsFrom;
  }

  private write(shape: FemShape): number {
    const { inverseVolume, lambda, mu, tetCount, mesh } = shape;
    const material = new Float64Array(4 * tetCount);
    for (let t = 0; t < tetCount; t++) {
      material[4 * t] = inverseVolume[t];
      material[4 * t + 1] = lambda[t];
      material[4 * t + 2] = mu[t];
    }
    const parts = [
      shape.count,
      tetCount,
      this.put(mesh.tets, VERTEX),
      this.putDoubles(material),
      this.putDoubles(shape.gradients),
      this.put(shape.edgeStarts, 1),
      this.put(shape.neighbours, VERTEX),
      this.putDoubles(shape.stretch),
      this.putDoubles(shape.arms),
      this.putDoubles(shape.vertexVolume),
    ];
    return parts.includes(0) ? 0 : this.put(parts, 1);
  }

  /** Whole numbers times `scale`. */
  private put(list: ArrayLike<number>, scale: number): number {
    const at = this.take(4 * list.length);
    if (at > 0) for (let k = 0; k < list.length; k++) this.words[(at >> 2) + k] = scale * list[k];
    return at;
  }

  private putDoubles(list: Float64Array): number {
    const at = this.take(8 * list.length);
    if (at > 0) this.doubles.set(list, at >> 3);
    return at;
  }

  /** Room for so many bytes, 0 where memory is short. */
  private take(bytes: number): number {
    const at = this.top;
    const end = Math.ceil((at + bytes) / LINE) * LINE;
    const missing = Math.ceil((end - this.bytes.length) / PAGE);
    if (end > MOST_BYTES) return 0;
    if (missing > 0) {
      if (!growMemory(this.program.memory, missing)) return 0;
      this.view();
    }
    this.top = end;
    return at;
  }

  /** Copies `count` numbers of a vector in. */
  fetch(at: number, vector: Float64Array, from: number, count: number): void {
    const { doubles } = this;
    const o = at >> 3;
    for (let k = 0; k < count; k++) doubles[o + k] = vector[from + k];
  }

  /** Copies a vector out. */
  bring(at: number, out: Float64Array, count: number): void {
    const { doubles } = this;
    const o = at >> 3;
    for (let k = 0; k < count; k++) out[k] = doubles[o + k];
  }

  /** Marks the vertices that don't move. */
  mark(at: number, anchors: Float64Array): void {
    for (let v = 0; v < anchors.length; v++) this.bytes[at + v] = anchors[v] === Infinity ? 1 : 0;
  }
}

/** A body's place in the kernel. */
export class Lodging {
  /** Of its factor; 0 where there is none. */
  factor = 0;
  private hasHeld = false;

  constructor(
    readonly kernel: FemKernel,
    private readonly count: number,
    private readonly shape: number,
    private readonly rotations: number,
    private readonly held: number,
    private readonly start: number,
  ) {}

  /** At the start of a substep. */
  begin(factor: BlockCholesky, anchors: Float64Array, hasHeld: boolean): void {
    this.factor = this.kernel.factorOf(factor);
    this.hasHeld = hasHeld;
    if (hasHeld) this.kernel.mark(this.held, anchors);
  }

  takeRotations(matrices: Float64Array): void {
    this.kernel.fetch(this.rotations, matrices, 0, matrices.length);
  }

  /** Adds the gradient of the elastic energy at x to out; sums has the energy. */
  addElastic(x: Float64Array, base: number, out: Float64Array, sums: Float64Array): void {
    const { kernel, count, shape } = this;
    const { scratch, exports } = kernel;
    kernel.fetch(scratch.x, x, base, 3 * count);
    kernel.fetch(scratch.out, out, 0, 3 * count);
    exports.addElastic(shape, scratch.x, scratch.out, scratch.six);
    kernel.bring(scratch.out, out, 3 * count);
    kernel.bring(scratch.six, sums, 2);
  }

  /** out += H d at x. */
  addProduct(x: Float64Array, base: number, d: Float64Array, out: Float64Array): void {
    const { kernel, count, shape } = this;
    const { scratch, exports } = kernel;
    kernel.fetch(scratch.x, x, base, 3 * count);
    kernel.fetch(scratch.in, d, 0, 3 * count);
    kernel.fetch(scratch.out, out, 0, 3 * count);
    exports.addProduct(shape, scratch.x, scratch.in, scratch.out);
    kernel.bring(scratch.out, out, 3 * count);
  }

  beginViscosity(x: Float64Array, base: number): void {
    const { kernel, count, shape, start } = this;
    kernel.fetch(kernel.scratch.x, x, base, 3 * count);
    kernel.exports.beginViscosity(shape, kernel.scratch.x, start);
  }

  /** out += H d; the energy is added to sums[0]. */
  addViscous(rate: number, d: Float64Array, out: Float64Array, sums: Float64Array): void {
    const { kernel, count, shape, start } = this;
    const { scratch, exports } = kernel;
    kernel.fetch(scratch.in, d, 0, 3 * count);
    kernel.fetch(scratch.out, out, 0, 3 * count);
    exports.addViscous(shape, start, rate, scratch.in, scratch.out, scratch.six);
    kernel.bring(scratch.out, out, 3 * count);
    sums[0] = sums[0] + kernel.doubles[scratch.six >> 3];
  }

  /**
   * Turns forces into the frame at rest as a right-hand side: the only one, or that of lane 0 or 1 of a pair. Writes
   * their force and torque to six.
   */
  toRest(r: Float64Array, lane: number, isPair: boolean, six: Float64Array): void {
    const { kernel, shape, factor, rotations, held } = this;
    const { scratch, exports } = kernel;
    const at = scratch.lanes[lane];
    kernel.fetch(at, r, 0, 3 * this.count);
    const t = scratch.t + 8 * lane;
    exports.toRest(shape, factor, rotations, this.hasHeld ? held : 0, at, t, isPair ? 16 : 8, scratch.six);
    kernel.bring(scratch.six, six, 6);
  }

  solve(isPair: boolean): void {
    const { exports, scratch } = this.kernel;
    if (isPair) exports.solveTwo(this.factor, this.count, scratch.t);
    else exports.solveOne(this.factor, this.count, scratch.t);
  }

  /** Turns the solution of a lane to the world. */
  toWorld(lane: number, isPair: boolean, z: Float64Array): void {
    const { kernel, shape, factor, rotations } = this;
    const { scratch, exports } = kernel;
    exports.toWorld(shape, factor, rotations, scratch.t + 8 * lane, isPair ? 16 : 8, scratch.out);
    kernel.bring(scratch.out, z, 3 * this.count);
  }

  /** The same with the motion as a whole `six` added; y is the product of z and the matrix at rest. */
  toWorldWhole(
    lane: number,
    isPair: boolean,
    six: Float64Array,
    density: number,
    z: Float64Array,
    y: Float64Array,
  ): void {
    const { kernel, shape, factor, rotations } = this;
    const { scratch, exports } = kernel;
    kernel.fetch(scratch.six, six, 0, 6);
    exports.toWorldWhole(
      shape,
      factor,
      rotations,
      scratch.lanes[lane],
      scratch.t + 8 * lane,
      isPair ? 16 : 8,
      scratch.six,
      density,
      scratch.out,
      scratch.in,
    );
    kernel.bring(scratch.out, z, 3 * this.count);
    kernel.bring(scratch.in, y, 3 * this.count);
  }
}
