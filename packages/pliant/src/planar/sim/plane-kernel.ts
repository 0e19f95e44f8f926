/**
 * Penetrating points of a scene's pairs in WebAssembly (`packages/pliant/kernels/plane`), for queries by sampled fields.
 * The kernel works on memory of its own: the corners of all outlines are copied there at each look, and the rows that
 * it adds are read where it leaves them. They are those of `FieldQueries.addPenetrations` to the bit, which answers for
 * what the kernel leaves: outlines that touch or lie in each other, that have holes or many corners, and places without
 * WebAssembly.
 */
import { growMemory, startProgram, type WasmProgram } from '../../core/wasm.js';
import { SHORT } from '../localise/nearest.js';
import { type ProximityPoints, ROW_BYTES } from '../points.js';
import type { Polygon } from '../polygon.js';
import type { PlanarBody } from './body.js';
import { CODE } from './kernel-code.js';

interface Exports {
  start(): number;
  open(error: number, room: number, ...columns: number[]): void;
  prepareAll(table: number, bodies: number): void;
  detect(
    table: number,
    bodies: number,
    i: number,
    j: number,
    first: number,
    pairs: number,
    most: number,
  ): number;
  stopped(out: number): void;
}

/** Where a look stopped. */
export const DONE = 0;
export const PLAIN = 1;
const NO_ROOM = 2;

const PAGE = 65536;
/** Edges per run in the kernel. */
const RUN = 4;
/** Bytes of a body in the table, of a listed pair, and of what `stopped` writes. */
const BODY = 16;
const PAIR = 12;
const STOP = 16;
/** Pairs listed at once. */
const MOST_PAIRS = 256;

export class PlaneKernel {
  /** The pair at which the last look stopped. */
  i = 0;
  j = 0;
  private outlines: Polygon[] = [];
  /** Where the corners of each outline stand among `numbers`; of others, their box. */
  private corners = new Int32Array(0);
  /** The first byte that is free at first, and now. */
  private readonly bottom: number;
  private top: number;
  private table = 0;
  private stop = 0;
  private pairs = 0;
  private rowsAt = 0;
  /** The column of points where the kernel has it. */
  private points = new Float64Array(0);
  private numbers = new Float64Array(0);
  private wholes = new Int32Array(0);

  private constructor(
    private readonly program: WasmProgram<Exports>,
    private readonly error: number,
    private readonly rows: ProximityPoints,
  ) {
    this.bottom = 16 * Math.ceil(program.exports.start() / 16);
    this.top = this.bottom;
  }

  /** Undefined where the platform has no WebAssembly. @param error the bound d of the fields [m]. */
  static start(error: number, rows: ProximityPoints): PlaneKernel | undefined {
    const program = startProgram<Exports>(CODE);
    return program === undefined ? undefined : new PlaneKernel(program, error, rows);
  }

  /** Begins a look at bodies in their present place. False where memory is short. */
  begin(bodies: readonly PlanarBody[], movable: Uint8Array): boolean {
    if (!this.isLaidOut(bodies) && !this.layOut(bodies)) return false;
    if (this.rows.points !== this.points && !this.place(this.rows.of.length)) return false;
    const { outlines, corners, numbers, wholes, table } = this;
    for (let k = 0; k < outlines.length; k++) {
      wholes[(table + BODY * k) / 4 + 3] = movable[k];
      if (wholes[(table + BODY * k) / 4 + 1] > 0) numbers.set(outlines[k].positions, corners[k]);
      else for (let n = 0; n < 4; n++) numbers[corners[k] + n] = bodies[k].box[n];
    }
    this.program.exports.prepareAll(table, outlines.length);
    this.i = 0;
    this.j = 1;
    return true;
  }

  /**
   * Adds rows from the pair (i, j) on and hands the pairs that have some to `add`. Returns DONE, or PLAIN where pair
   * (i, j) is for the plain code.
   */
  go(add: (i: number, j: number, start: number) => void): number {
    // The plain code may have taken the rows elsewhere, where there is room for more.
    if (this.rows.points !== this.points && !this.place(this.rows.of.length)) return PLAIN;
    const { rows, wholes, stop, pairs } = this;
    const { exports } = this.program;
    const first = rows.count;
    const answer = exports.detect(this.table, this.outlines.length, this.i, this.j, first, pairs, MOST_PAIRS);
    exports.stopped(stop);
    this.i = wholes[stop / 4];
    this.j = wholes[stop / 4 + 1];
    rows.count = wholes[stop / 4 + 2];
    const count = wholes[stop / 4 + 3];
    for (let k = 0, o = pairs / 4; k < count; k++, o += 3) add(wholes[o], wholes[o + 1], wholes[o + 2]);
    if (answer !== NO_ROOM) return answer;
    // Too many pairs for the list, or too many rows.
    if (count < MOST_PAIRS && !this.place(2 * rows.of.length)) return PLAIN;
    return this.go(add);
  }

  /** Goes on after pair (i, j), which the plain code has answered. */
  pass(): void {
    this.j++;
    if (this.j < this.outlines.length) return;
    this.i++;
    this.j = this.i + 1;
  }

  private isLaidOut(bodies: readonly PlanarBody[]): boolean {
    const { outlines } = this;
    if (outlines.length !== bodies.length) return false;
    for (let k = 0; k < outlines.length; k++) if (outlines[k] !== bodies[k].polygon) return false;
    return true;
  }

  /** Gives every body its place in memory. */
  private layOut(bodies: readonly PlanarBody[]): boolean {
    const { rows } = this;
    this.top = this.bottom;
    this.outlines = [];
    this.points = new Float64Array(0);
    // Rows that were in the memory are not there any more.
    if (rows.points.buffer === this.program.memory.buffer) rows.renew();
    this.table = this.take(BODY * bodies.length);
    this.stop = this.take(STOP);
    this.pairs = this.take(PAIR * MOST_PAIRS);
    this.corners = new Int32Array(bodies.length);
    const slots = bodies.map(({ polygon }) => {
      const corners = isPlain(polygon) ? polygon.vertexCount + 1 : 0;
      return this.take(8 * boxesLength(polygon) + 16 * corners);
    });
    if (Math.min(this.table, this.stop, this.pairs, ...slots) === 0) return false;
    for (let k = 0; k < bodies.length; k++) {
      const { polygon } = bodies[k];
      const o = (this.table + BODY * k) / 4;
      const count = isPlain(polygon) ? polygon.vertexCount : 0;
      this.wholes[o] = slots[k];
      this.wholes[o + 1] = count;
      this.wholes[o + 2] = polygon.sides[0];
      this.corners[k] = slots[k] / 8 + (count > 0 ? boxesLength(polygon) : 0);
    }
    this.outlines = bodies.map(({ polygon }) => polygon);
    return true;
  }

  /** Puts the rows into the kernel's memory, with room for so many. */
  private place(room: number): boolean {
    const from = this.take(ROW_BYTES * room);
    if (from === 0) return false;
    const { rows, program } = this;
    rows.moveTo(program.memory.buffer, from, room);
    this.rowsAt = from;
    this.points = rows.points;
    const { points, normals, distances, weights, vertices, features, own, of } = rows;
    const columns = [points, normals, distances, weights, vertices, features, own, of];
    program.exports.open(this.error, room, ...columns.map(({ byteOffset }) => byteOffset));
    return true;
  }

  /** So many bytes of memory, 0 where it is short. */
  private take(bytes: number): number {
    const { rows } = this;
    const { memory } = this.program;
    const from = this.top;
    const end = 16 * Math.ceil((from + bytes) / 16);
    const missing = Math.ceil((end - memory.buffer.byteLength) / PAGE);
    const areHere = rows.points === this.points;
    const room = rows.of.length;
    if (missing > 0) {
      if (!growMemory(memory, missing)) return 0;
      // Memory that grows is another buffer with the same numbers.
      if (areHere) {
        rows.viewIn(memory.buffer, this.rowsAt, room);
        this.points = rows.points;
      }
    }
    this.top = end;
    if (this.numbers.buffer !== memory.buffer) {
      this.numbers = new Float64Array(memory.buffer);
      this.wholes = new Int32Array(memory.buffer);
    }
    return from;
  }
}

/** Whether the kernel can answer for an outline. */
function isPlain(polygon: Polygon): boolean {
  return polygon.ringCount === 1 && polygon.vertexCount <= SHORT;
}

/** Numbers before the corners: the box of the whole, and of each run. */
function boxesLength(polygon: Polygon): number {
  return isPlain(polygon) ? 4 + 4 * Math.ceil(polygon.vertexCount / RUN) : 4;
}
