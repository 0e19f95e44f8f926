/**
 * Opens gaps that are too small, and overlaps, by displacement: bodies are moved apart without getting any speed, so
 * that no energy comes of it but what lifting takes. Only contacts at rest and overlaps need it: what moves apart opens
 * by itself, and what closes rebounds. Moving bodies sideways to their motion changes their angular momentum; where nothing
 * immovable took part, a turn of those that were moved, as one, gives it back.
 */
import type { PlanarBody } from './body.js';
import type { ContactRows } from './contact-rows.js';
import type { NodeTable } from './node-table.js';
import type { Nodes } from './nodes.js';

/** Share of what is missing that is opened at once. */
const SHARE = 0.3;
/** Passes over the contacts. */
const PASSES = 10;
/** Displacements after which bodies don't fit are halved down to this share. */
const LEAST_SHARE = 1 / 8;
/** An overlap opens by at most this fraction of the thinner body's thickness at once. */
const MOST = 0.05;

export class Opening {
  private pushes = new Float64Array(64);
  /** x, y that each node was moved [m]. */
  private ways = new Float64Array(64);
  /** 1 for contacts that overlap or rest. */
  private lasting = new Uint8Array(64);

  /**
   * Moves bodies so that contacts that overlap, or move slower than `rest` [m/s], come to `gap` [m] apart. Where the bodies
   * don't fit then, they are moved less, or not at all: what is pushed out of one body may stand before a third.
   */
  open(
    bodies: readonly PlanarBody[],
    table: NodeTable,
    rows: ContactRows,
    gap: number,
    rest: number,
    fit: () => boolean,
  ): void {
    const { nodes } = table;
    if (this.pushes.length < rows.count) {
      this.pushes = new Float64Array(2 * rows.count);
      this.lasting = new Uint8Array(2 * rows.count);
    }
    if (!this.isMissing(nodes, rows, gap, rest)) return;
    const pushes = this.pushes.fill(0, 0, rows.count);
    nodes.vx.fill(0, 0, nodes.count);
    nodes.vy.fill(0, 0, nodes.count);
    nodes.spin.fill(0, 0, nodes.count);
    for (let pass = 0; pass < PASSES; pass++) {
      for (let row = 0; row < rows.count; row++) {
        const short = this.lasting[row] === 1 ? gap - rows.gap[row] : 0;
        const wanted = short > 0 ? Math.min(SHARE * short, MOST * rows.scale[row]) : short;
        const way = rows.speedAlong(nodes, row, rows.nx[row], rows.ny[row]);
        const push = Math.max(0, pushes[row] + rows.massN[row] * (wanted - way));
        const change = push - pushes[row];
        if (change === 0) continue;
        pushes[row] = push;
        rows.push(nodes, row, change * rows.nx[row], change * rows.ny[row]);
      }
    }
    const closed = this.isClosed(nodes, rows);
    const share = shiftAll(bodies, table, fit);
    if (closed) this.keepWays(nodes, share);
    table.write(bodies);
    if (!closed || share === 0) return;
    this.turnBack(nodes);
    table.read(bodies);
  }

  /** Whether no contact that was pushed is with something immovable. */
  private isClosed(nodes: Nodes, rows: ContactRows): boolean {
    for (let row = 0; row < rows.count; row++) {
      if (this.pushes[row] > 0 && rows.touchesImmovable(nodes, row)) return false;
    }
    return true;
  }

  private keepWays(nodes: Nodes, share: number): void {
    if (this.ways.length < 2 * nodes.count) this.ways = new Float64Array(4 * nodes.count);
    for (let k = 0; k < nodes.count; k++) {
      this.ways[2 * k] = share * nodes.vx[k];
      this.ways[2 * k + 1] = share * nodes.vy[k];
    }
  }

  /** Turns the velocities of all nodes that were moved about their common centre, so that angular momentum is kept. */
  private turnBack(nodes: Nodes): void {
    const { ways } = this;
    let [gained, mass, cx, cy] = [0, 0, 0, 0];
    for (let k = 0; k < nodes.count; k++) {
      if (nodes.inverseMass[k] === 0 || (ways[2 * k] === 0 && ways[2 * k + 1] === 0)) continue;
      const m = 1 / nodes.inverseMass[k];
      gained += m * (ways[2 * k] * nodes.vy[k] - ways[2 * k + 1] * nodes.vx[k]);
      mass += m;
      cx += m * (nodes.x[k] + ways[2 * k]);
      cy += m * (nodes.y[k] + ways[2 * k + 1]);
    }
    if (gained === 0) return;
    cx /= mass;
    cy /= mass;
    let inertia = 0;
    for (let k = 0; k < nodes.count; k++) {
      if (nodes.inverseMass[k] === 0 || (ways[2 * k] === 0 && ways[2 * k + 1] === 0)) continue;
      const x = nodes.x[k] + ways[2 * k] - cx;
      const y = nodes.y[k] + ways[2 * k + 1] - cy;
      inertia += (x * x + y * y) / nodes.inverseMass[k];
      if (nodes.inverseInertia[k] > 0) inertia += 1 / nodes.inverseInertia[k];
    }
    const turn = -gained / inertia;
    for (let k = 0; k < nodes.count; k++) {
      if (nodes.inverseMass[k] === 0 || (ways[2 * k] === 0 && ways[2 * k + 1] === 0)) continue;
      nodes.vx[k] -= turn * (nodes.y[k] + ways[2 * k + 1] - cy);
      nodes.vy[k] += turn * (nodes.x[k] + ways[2 * k] - cx);
      if (nodes.inverseInertia[k] > 0) nodes.spin[k] += turn;
    }
  }

  /** Notes which contacts overlap or rest; whether one of them is too close. */
  private isMissing(nodes: Nodes, rows: ContactRows, gap: number, rest: number): boolean {
    let missing = false;
    for (let row = 0; row < rows.count; row++) {
      const speed = rows.speedAlong(nodes, row, rows.nx[row], rows.ny[row]);
      this.lasting[row] = rows.gap[row] < 0 || Math.abs(speed) <= rest ? 1 : 0;
      if (this.lasting[row] === 1 && rows.gap[row] < 0.5 * gap) missing = true;
    }
    return missing;
  }
}

/** Moves all bodies by the displacements in the nodes, or by the part of them after which they fit; returns that part. */
function shiftAll(bodies: readonly PlanarBody[], { nodes, firsts }: NodeTable, fit: () => boolean): number {
  const shift = (share: number) => {
    for (let k = 0; k < bodies.length; k++) {
      if (bodies[k].movable) bodies[k].shift(nodes, firsts[k], share);
    }
  };
  shift(1);
  for (let share = 1; share > LEAST_SHARE; share *= 0.5) {
    if (fit()) return share;
    shift(-0.5 * share);
  }
  shift(-LEAST_SHARE);
  return 0;
}
