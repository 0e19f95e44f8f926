/**
 * Opens gaps that are too small, and overlaps, by displacement: bodies are moved apart without getting any speed, so
 * that no energy comes of it but what lifting takes.
 */
import type { PlanarBody } from './body.js';
import type { ContactRows } from './contact-rows.js';
import type { NodeTable } from './node-table.js';

/** Share of what is missing that is opened at once. */
const SHARE = 0.3;
/** Passes over the contacts. */
const PASSES = 10;
/** An overlap opens by at most this fraction of the thinner body's thickness at once. */
const MOST = 0.05;

export class Opening {
  private pushes = new Float64Array(64);

  /** Moves bodies so that contacts come to `gap` [m] apart. */
  open(bodies: readonly PlanarBody[], table: NodeTable, rows: ContactRows, gap: number): void {
    let missing = false;
    for (let row = 0; row < rows.count && !missing; row++) missing = rows.gap[row] < 0.5 * gap;
    if (!missing) return;
    const { nodes } = table;
    if (this.pushes.length < rows.count) this.pushes = new Float64Array(2 * rows.count);
    const pushes = this.pushes.fill(0, 0, rows.count);
    nodes.vx.fill(0, 0, nodes.count);
    nodes.vy.fill(0, 0, nodes.count);
    nodes.spin.fill(0, 0, nodes.count);
    for (let pass = 0; pass < PASSES; pass++) {
      for (let row = 0; row < rows.count; row++) {
        const short = gap - rows.gap[row];
        const wanted = short > 0 ? Math.min(SHARE * short, MOST * rows.scale[row]) : short;
        const way = rows.speedAlong(nodes, row, rows.nx[row], rows.ny[row]);
        const push = Math.max(0, pushes[row] + rows.massN[row] * (wanted - way));
        const change = push - pushes[row];
        if (change === 0) continue;
        pushes[row] = push;
        rows.push(nodes, row, change * rows.nx[row], change * rows.ny[row]);
      }
    }
    for (let k = 0; k < bodies.length; k++) {
      if (bodies[k].movable) bodies[k].shift(nodes, table.firsts[k], 1);
    }
  }
}
