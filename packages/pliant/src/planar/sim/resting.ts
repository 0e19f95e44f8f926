/**
 * Groups of contacts that a substep has left as they were: their impulses carry what forces give, and nothing moves.
 * The next substep of the same length would leave them so again. So they are not solved again before the next look.
 *
 * One substep of every look solves all, and what it changes decides. So nothing is frozen: a load that comes, or a
 * balance that is slowly lost, is seen at the next look, and a restored world decides as the first did.
 */
import type { PlanarBody } from './body.js';
import type { ContactRows } from './contact-rows.js';
import { Islands } from './islands.js';
import type { NodeTable } from './node-table.js';
import type { Nodes } from './nodes.js';

/**
 * Speed [m/s], and change of a contact's speed, below which nothing moves and nothing changes. Structures that stand
 * come to about 1e-13; at this speed a body creeps 6e-8 m in a minute.
 */
const STILL = 1e-9;

export class Resting {
  /** 1: the body rests until the next look. */
  idle = new Uint8Array(0);
  private readonly islands = new Islands();
  private normals = new Float64Array(64);
  private tangents = new Float64Array(64);
  private calm = new Uint8Array(64);
  private bodyOf = new Int32Array(64);

  /** Notes how things stand before the first substep of a look. */
  begin(bodies: readonly PlanarBody[], { nodes, firsts }: NodeTable, rows: ContactRows): void {
    if (this.idle.length !== bodies.length) this.idle = new Uint8Array(bodies.length);
    this.idle.fill(0);
    if (this.normals.length < rows.count) {
      this.normals = new Float64Array(2 * rows.count);
      this.tangents = new Float64Array(2 * rows.count);
    }
    if (this.calm.length < nodes.count) {
      this.calm = new Uint8Array(2 * nodes.count);
      this.bodyOf = new Int32Array(2 * nodes.count);
    }
    for (let row = 0; row < rows.count; row++) {
      this.normals[row] = rows.normal[row];
      this.tangents[row] = rows.tangent[row];
    }
    this.calm.fill(0, 0, nodes.count);
    for (let k = 0; k < bodies.length; k++) {
      // Outlines that deform have forces of their own, which contacts don't tell.
      if (bodies[k].nodeCount !== 1) continue;
      const node = firsts[k];
      this.bodyOf[node] = k;
      this.calm[node] = bodies[k].topSpeed() <= STILL ? 1 : 0;
    }
  }

  /**
   * After the first substep: finds the groups that it has left as they were, and their bodies. True if these are all
   * bodies that can move.
   */
  find(bodies: readonly PlanarBody[], { nodes }: NodeTable, rows: ContactRows): boolean {
    if (rows.isShared || rows.count === 0) return false;
    const { islands, calm, bodyOf } = this;
    let any = false;
    for (let node = 0; node < nodes.count; node++) {
      if (calm[node] === 1 && !(bodies[bodyOf[node]].topSpeed() <= STILL)) calm[node] = 0;
      if (calm[node] === 1 && nodes.inverseMass[node] > 0) any = true;
    }
    if (!any) return false;
    islands.find(rows, nodes);
    for (let k = 0; k < islands.count; k++) {
      const start = islands.starts[k];
      const end = islands.starts[k + 1];
      let rests = true;
      for (let n = start; n < end && rests; n++) rests = this.isSame(rows, islands.rows[n]);
      if (rests) this.leave(rows, nodes, start, end);
    }
    for (let k = 0; k < bodies.length; k++) if (bodies[k].movable && this.idle[k] === 0) return false;
    return true;
  }

  /** Whether both bodies of a contact are still, and its impulses are what they were. */
  private isSame(rows: ContactRows, row: number): boolean {
    if (this.calm[rows.a[row]] === 0 || this.calm[rows.b[row]] === 0) return false;
    const along = Math.abs(rows.normal[row] - this.normals[row]);
    const across = Math.abs(rows.tangent[row] - this.tangents[row]);
    return along <= STILL * rows.massN[row] && across <= STILL * rows.massT[row];
  }

  private leave(rows: ContactRows, nodes: Nodes, start: number, end: number): void {
    const { idle, bodyOf } = this;
    for (let n = start; n < end; n++) {
      const row = this.islands.rows[n];
      rows.idle[row] = 1;
      const { inverseMass, inverseInertia } = nodes;
      const a = rows.a[row];
      const b = rows.b[row];
      if (inverseMass[a] > 0 || inverseInertia[a] > 0) idle[bodyOf[a]] = 1;
      if (inverseMass[b] > 0 || inverseInertia[b] > 0) idle[bodyOf[b]] = 1;
    }
  }
}
