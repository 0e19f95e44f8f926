/**
 * A first guess of the loads in a structure that has just been put down. Passes tell a body that the one below it stands
 * by one row a pass, so in a pyramid of a hundred rows the upper ones fall while the lower ones learn their load. Here
 * every body, from the top down, hands its own weight and what stands on it to the points it stands on, as a stiff plate
 * on springs would:
 *
 *   λᵢ = F (1/n + dᵢᵀ S⁻¹ (c − p̄)),   S = Σ dᵢ dᵢᵀ,   none below zero, all of them together F
 *
 * c is where the load F acts, dᵢ = pᵢ − p̄ where the points are, all seen from above. Passes begin from there and make it
 * right. Only faces that are nearly level count: what leans needs friction, of which this knows nothing. Bodies that
 * stand on each other in a ring are left out, with all below them.
 */

import type { BodyColumns } from '../../bodies/bodies.js';
import * as vec3 from '../../math/vec3.js';
import {
  BLOCK,
  type Blocks,
  GAP,
  IDS,
  N,
  NORMAL,
  RA,
  ROW_A,
  ROW_B,
  SIZE,
  SLOP,
  T1,
  T2,
  X,
  Y,
} from './blocks.js';

/** Cosine between a normal and the vertical from which on a face is level. Smaller: what leans is given loads it can't hold. */
const LEVEL = 0.95;

/** Points lie on a line below this ratio of the determinant of their second moments to the square of its trace. */
const LINE = 1e-6;

/** Numbers per row: the load [N·s], and its moments about two level axes [N·m·s]. */
const LOAD = 3;

export class FirstLoads {
  /** Per row: bodies that stand on it and have not handed down yet; the first of the blocks it stands on, −1 for none. */
  private above = new Int32Array(0);
  private head = new Int32Array(0);
  private load = new Float64Array(0);
  /** Rows that may hand down. */
  private ready = new Int32Array(0);
  /** Per turn of a free block: the next one that the same body stands on. */
  private next = new Int32Array(0);
  /** Up, and two level axes. */
  private readonly axes = new Float64Array(9);
  /** Level place of a point; number, middle, second moments of those of a body; slopes of the loads, and their sum. */
  private readonly place = new Float64Array(2);
  private readonly patch = new Float64Array(6);
  private readonly slope = new Float64Array(3);

  /** Gives the free blocks their loads for a substep of `h` [s]. */
  guess(blocks: Blocks, c: BodyColumns, rows: number, gravity: Float64Array, h: number): void {
    if (!this.findAxes(gravity)) return;
    this.reserve(rows, blocks.freeCount);
    this.head.fill(-1, 0, rows);
    this.above.fill(0, 0, rows);
    this.weigh(c, rows, h);
    for (let k = 0; k < blocks.freeCount; k++) this.tie(blocks, c, k);
    const { ready, head, above } = this;
    let count = 0;
    for (let row = 0; row < rows; row++) if (above[row] === 0 && head[row] >= 0) ready[count++] = row;
    for (let k = 0; k < count; k++) count = this.handDown(blocks, c, ready[k], count);
  }

  private weigh({ force: f, position: x }: BodyColumns, rows: number, h: number): void {
    const { load, axes: u } = this;
    for (let row = 0, i = 0; row < rows; row++, i += 3) {
      const weight = Math.max(0, -h * (f[i] * u[0] + f[i + 1] * u[1] + f[i + 2] * u[2]));
      load[i] = weight;
      load[i + 1] = weight * (x[i] * u[3] + x[i + 1] * u[4] + x[i + 2] * u[5]);
      load[i + 2] = weight * (x[i] * u[6] + x[i + 1] * u[7] + x[i + 2] * u[8]);
    }
  }

  /** Notes which body of a free block stands on the other. */
  private tie({ data: d, ids, free }: Blocks, { inverseMass }: BodyColumns, k: number): void {
    const n = free[k];
    const o = n * BLOCK;
    const { axes: u } = this;
    const rises = d[o + N] * u[0] + d[o + N + 1] * u[1] + d[o + N + 2] * u[2];
    if (!(Math.abs(rises) > LEVEL)) return;
    let touches = false;
    for (let i = 0; i < ids[n * IDS + SIZE]; i++) if (d[o + GAP + i] < d[o + SLOP]) touches = true;
    if (!touches) return;
    const upper = ids[n * IDS + (rises > 0 ? ROW_A : ROW_B)];
    const lower = ids[n * IDS + (rises > 0 ? ROW_B : ROW_A)];
    if (!(inverseMass[upper] > 0)) return;
    this.next[k] = this.head[upper];
    this.head[upper] = k;
    if (inverseMass[lower] > 0) this.above[lower]++;
  }

  /** Shares the load of a row out among what it stands on; returns how many rows are ready now. */
  private handDown(blocks: Blocks, c: BodyColumns, row: number, count: number): number {
    const { load, slope, place, head, next, above, ready } = this;
    const { data: d, ids, free } = blocks;
    const all = load[row * LOAD];
    if (all > 0) this.findSlope(blocks, c, row);
    let many = count;
    for (let k = head[row]; k >= 0; k = next[k]) {
      const n = free[k];
      const lower = ids[n * IDS + ROW_A] === row ? ids[n * IDS + ROW_B] : ids[n * IDS + ROW_A];
      if (all > 0) {
        for (let i = 0; i < ids[n * IDS + SIZE]; i++) {
          this.findPlace(blocks, c, n, i);
          const share = (all * this.shareAt()) / slope[2];
          d[n * BLOCK + NORMAL + i] = share;
          load[lower * LOAD] += share;
          load[lower * LOAD + 1] += share * place[0];
          load[lower * LOAD + 2] += share * place[1];
        }
      }
      if (c.inverseMass[lower] > 0 && --above[lower] === 0 && head[lower] >= 0) ready[many++] = lower;
    }
    return many;
  }

  private findSlope(blocks: Blocks, c: BodyColumns, row: number): void {
    const { patch: p, place, slope, load } = this;
    p.fill(0);
    for (let pass = 0; pass < 2; pass++) {
      for (let k = this.head[row]; k >= 0; k = this.next[k]) {
        const n = blocks.free[k];
        for (let i = 0; i < blocks.ids[n * IDS + SIZE]; i++) {
          this.findPlace(blocks, c, n, i);
          if (pass === 0) {
            p[0]++;
            p[1] += place[0];
            p[2] += place[1];
            continue;
          }
          const x = place[0] - p[1];
          const y = place[1] - p[2];
          p[3] += x * x;
          p[4] += x * y;
          p[5] += y * y;
        }
      }
      if (pass === 0) {
        p[1] /= p[0];
        p[2] /= p[0];
      }
    }
    const o = row * LOAD;
    const x = load[o + 1] / load[o] - p[1];
    const y = load[o + 2] / load[o] - p[2];
    const trace = p[3] + p[5];
    const det = p[3] * p[5] - p[4] * p[4];
    const isWide = det > LINE * trace * trace;
    slope[0] = isWide ? (p[5] * x - p[4] * y) / det : trace > 0 ? x / trace : 0;
    slope[1] = isWide ? (p[3] * y - p[4] * x) / det : trace > 0 ? y / trace : 0;
    slope[2] = 0;
    for (let k = this.head[row]; k >= 0; k = this.next[k]) {
      const n = blocks.free[k];
      for (let i = 0; i < blocks.ids[n * IDS + SIZE]; i++) {
        this.findPlace(blocks, c, n, i);
        slope[2] += this.shareAt();
      }
    }
  }

  /** Share of the point at `place`, before all of them are made 1 together. */
  private shareAt(): number {
    const { patch: p, place, slope } = this;
    return Math.max(0, 1 / p[0] + slope[0] * (place[0] - p[1]) + slope[1] * (place[1] - p[2]));
  }

  private findPlace({ data: d, ids }: Blocks, { position: x }: BodyColumns, n: number, i: number): void {
    const { axes: u, place } = this;
    const o = n * BLOCK;
    const a = ids[n * IDS + ROW_A] * 3;
    let first = 0;
    let second = 0;
    for (let k = 0; k < 3; k++) {
      const at = x[a + k] + d[o + RA + k] + d[o + X + i] * d[o + T1 + k] + d[o + Y + i] * d[o + T2 + k];
      first += at * u[3 + k];
      second += at * u[6 + k];
    }
    place[0] = first;
    place[1] = second;
  }

  private findAxes(g: Float64Array): boolean {
    const { axes: u } = this;
    const size = Math.sqrt(vec3.lengthSq(g, 0));
    if (!(size > 0)) return false;
    for (let k = 0; k < 3; k++) u[k] = -g[k] / size;
    // A level axis from the axis of the world that is most level, and the one across.
    const k =
      Math.abs(u[0]) < Math.abs(u[1])
        ? Math.abs(u[0]) < Math.abs(u[2])
          ? 0
          : 2
        : Math.abs(u[1]) < Math.abs(u[2])
          ? 1
          : 2;
    const scale = 1 / Math.sqrt(1 - u[k] * u[k]);
    for (let i = 0; i < 3; i++) u[3 + i] = scale * ((i === k ? 1 : 0) - u[k] * u[i]);
    for (let i = 0; i < 3; i++) {
      const j = (i + 1) % 3;
      const l = (i + 2) % 3;
      u[6 + i] = u[j] * u[3 + l] - u[l] * u[3 + j];
    }
    return true;
  }

  private reserve(rows: number, blocks: number): void {
    if (this.head.length < rows) {
      this.above = new Int32Array(2 * rows);
      this.head = new Int32Array(2 * rows);
      this.ready = new Int32Array(2 * rows);
      this.load = new Float64Array(2 * rows * LOAD);
    }
    if (this.next.length < blocks) this.next = new Int32Array(2 * blocks);
  }
}
