/**
 * The response for stacks: impulses with warm starting, in substeps (after Catto's soft step and Macklin's small
 * steps).
 *
 * Contacts are found once per step, as pairs of features within a margin. Then, in each substep: own forces; impulses
 * from before; one pass over all contacts that also closes gaps and opens overlaps softly; motion; one pass that takes
 * back the speed which opening gave. At the end contacts that closed fast rebound.
 *
 * Where we depart: bodies are any polygons, rigid or deformable, without convex pieces (`feature-contacts`); rebound
 * uses the speed at the start of the step, before gravity pulled, and never gives more energy than the step began with.
 */
import { PI } from '../../math/scalar.js';
import type { ContactRows } from './contact-rows.js';
import { Islands } from './islands.js';
import type { Nodes } from './nodes.js';
import { type Bias, frictionPass, normalPass, warmPass } from './passes.js';
import { MOST_PRESSED, Press } from './press.js';

export interface ImpulseParameters {
  readonly restitution: number;
  /** Closing speeds below this don't rebound [m/s]. */
  readonly reboundFrom: number;
  /** Overlaps open no faster than this [m/s]. */
  readonly openingSpeed: number;
}

/** Damping of the soft opening, as a multiple of critical. */
const DAMPING = 10;
/** Rate of the soft opening, as a fraction of substeps per second. */
const RATE = 0.18;
/** A pass that leaves contacts closing by more than this fraction of a body's thickness has not converged. */
const LEFT = 0.003;
/** Passes of rebound; two bodies need one, a row of balls as many as it is long. */
const REBOUNDS = 10;

export class ImpulseSolver {
  private readonly bias: Bias = { h: 0, rate: 0, openingSpeed: 0, massScale: 1, impulseScale: 0 };
  private readonly islands = new Islands();
  private readonly pressing = new Press();
  private wanted = new Float64Array(MOST_PRESSED);
  private list = new Int32Array(MOST_PRESSED);

  /** Prepares for substeps of `h` seconds. */
  prepare(h: number): void {
    const omega = (2 * PI * RATE) / h;
    const a1 = 2 * DAMPING + h * omega;
    const a2 = h * omega * a1;
    const { bias } = this;
    bias.h = h;
    bias.rate = omega / a1;
    bias.massScale = a2 / (1 + a2);
    bias.impulseScale = 1 / (1 + a2);
  }

  warmStart(rows: ContactRows, nodes: Nodes): void {
    if (!rows.isShared) return warmPass(rows, nodes);
    for (let row = 0; row < rows.count; row++) {
      const p = rows.normal[row];
      const q = rows.tangent[row];
      if (p === 0 && q === 0) continue;
      const nx = rows.nx[row];
      const ny = rows.ny[row];
      rows.push(nodes, row, p * nx - q * ny, p * ny + q * nx);
    }
  }

  /**
   * One pass; with `soft` overlaps are opened, without only closing is stopped. Returns the largest change of a
   * contact's speed [m/s].
   */
  pass(rows: ContactRows, nodes: Nodes, parameters: ImpulseParameters, soft: boolean): number {
    this.bias.openingSpeed = parameters.openingSpeed;
    const along = rows.isShared ? this.normals(rows, nodes, soft) : normalPass(rows, nodes, this.bias, soft);
    const across = rows.isShared ? this.frictions(rows, nodes) : frictionPass(rows, nodes);
    return Math.max(along, across);
  }

  /** The same as `normalPass` where bodies deform. */
  private normals(rows: ContactRows, nodes: Nodes, soft: boolean): number {
    const { h, rate, openingSpeed, massScale, impulseScale } = this.bias;
    let largest = 0;
    for (let row = 0; row < rows.count; row++) {
      if (rows.massN[row] === 0) continue;
      const nx = rows.nx[row];
      const ny = rows.ny[row];
      const gap = rows.now[row];
      const before = rows.normal[row];
      const isSoft = soft && gap <= 0;
      const bias = gap > 0 ? gap / h : soft ? Math.max(rate * gap, -openingSpeed) : 0;
      const short = rows.massN[row] * (rows.speedAlong(nodes, row, nx, ny) + bias);
      const change = isSoft ? -massScale * short - impulseScale * before : -short;
      const normal = Math.max(0, before + change);
      rows.normal[row] = normal;
      if (normal > rows.most[row]) rows.most[row] = normal;
      const p = normal - before;
      if (p === 0) continue;
      rows.push(nodes, row, p * nx, p * ny);
      largest = Math.max(largest, Math.abs(p) / rows.massN[row]);
    }
    return largest;
  }

  /** The same as `frictionPass` where bodies deform. */
  private frictions(rows: ContactRows, nodes: Nodes): number {
    let largest = 0;
    for (let row = 0; row < rows.count; row++) {
      const nx = rows.nx[row];
      const ny = rows.ny[row];
      const limit = rows.friction[row] * rows.normal[row];
      const before = rows.tangent[row];
      if (limit === 0 && before === 0) continue;
      const wanted = before - rows.massT[row] * rows.speedAlong(nodes, row, -ny, nx);
      const tangent = Math.max(-limit, Math.min(limit, wanted));
      rows.tangent[row] = tangent;
      const q = tangent - before;
      if (q === 0) continue;
      rows.push(nodes, row, -q * ny, q * nx);
      largest = Math.max(largest, Math.abs(q) / rows.massT[row]);
    }
    return largest;
  }

  /**
   * Where passes don't converge (a heavy body presses a light one against a wall), the normal impulses of the whole
   * group are solved at once.
   */
  press(rows: ContactRows, nodes: Nodes): void {
    let found = false;
    for (let row = 0; row < rows.count && !found; row++) found = this.short(rows, nodes, row);
    if (!found) return;
    const islands = this.islands;
    islands.find(rows, nodes);
    for (let k = 0; k < islands.count; k++) {
      const start = islands.starts[k];
      const end = islands.starts[k + 1];
      if (end - start > MOST_PRESSED) continue;
      let short = false;
      for (let i = start; i < end && !short; i++) short = this.short(rows, nodes, islands.rows[i]);
      if (short) this.pressIsland(rows, nodes, start, end);
    }
  }

  /**
   * Forgets the impulses of what was pressed. They stopped a motion, and say nothing about what rest will take: handed
   * on to the next substep they would be given twice, and passes that didn't converge before would not take them back.
   */
  release(rows: ContactRows): void {
    for (let row = 0; row < rows.count; row++) {
      if (rows.pressed[row] === 0) continue;
      rows.pressed[row] = 0;
      rows.normal[row] = 0;
      rows.tangent[row] = 0;
    }
  }

  private pressIsland(rows: ContactRows, nodes: Nodes, start: number, end: number): void {
    const count = end - start;
    for (let i = 0; i < count; i++) {
      const row = this.islands.rows[start + i];
      this.list[i] = row;
      this.wanted[i] = this.leastSpeed(rows, row);
      rows.push(nodes, row, -rows.normal[row] * rows.nx[row], -rows.normal[row] * rows.ny[row]);
    }
    this.pressing.solve(rows, nodes, this.list, count, this.wanted);
    for (let i = 0; i < count; i++) {
      const row = this.list[i];
      const p = this.pressing.impulses[i];
      rows.normal[row] = p;
      rows.pressed[row] = 1;
      if (p > rows.most[row]) rows.most[row] = p;
      if (p !== 0) rows.push(nodes, row, p * rows.nx[row], p * rows.ny[row]);
    }
  }

  /**
   * The least normal speed that a contact may have [m/s]. Overlaps only must not close: a body that is inside two others
   * has contacts which say opposite things, and no impulse opens both. With these speeds there always is an answer,
   * since bodies that stand still have them.
   */
  private leastSpeed(rows: ContactRows, row: number): number {
    const gap = rows.now[row];
    return gap > 0 ? -gap / this.bias.h : 0;
  }

  private short(rows: ContactRows, nodes: Nodes, row: number): boolean {
    if (rows.massN[row] === 0) return false;
    const speed = rows.speedAlong(nodes, row, rows.nx[row], rows.ny[row]);
    return (this.leastSpeed(rows, row) - speed) * this.bias.h > LEFT * rows.scale[row];
  }

  /** Contacts that closed fast and pressed leave with their share of the speed. */
  rebound(rows: ContactRows, nodes: Nodes, { restitution, reboundFrom }: ImpulseParameters): void {
    for (let k = 0; k < REBOUNDS; k++) {
      let changed = false;
      for (let row = 0; row < rows.count; row++) {
        if (rows.approach[row] > -reboundFrom || rows.most[row] === 0) continue;
        const nx = rows.nx[row];
        const ny = rows.ny[row];
        const before = rows.normal[row];
        const short = rows.speedAlong(nodes, row, nx, ny) + restitution * rows.approach[row];
        const normal = Math.max(0, before - rows.massN[row] * short);
        const p = normal - before;
        if (p === 0) continue;
        rows.normal[row] = normal;
        rows.push(nodes, row, p * nx, p * ny);
        changed ||= Math.abs(p) > 1e-12 * normal;
      }
      if (!changed) return;
    }
  }
}
