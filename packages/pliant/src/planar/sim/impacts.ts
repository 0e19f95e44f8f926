/**
 * Impacts of a group of contacts at once, exact in energy and momentum.
 *
 * Newton's law with one coefficient e for all: P ≥ 0, v' ≥ -e v, and a contact that pushes leaves with exactly -e v.
 * Then the kinetic energy changes by -½ (1-e)/(1+e) P·A P: never up, and not at all for e = 1. Contacts that close
 * afterwards, because others pushed their bodies, meet again at once; after a few rounds with e, the rest stops with e
 * = 0. Friction comes after, each contact no more than stopping its own slip; shares that would still add energy are
 * cut.
 */
import type { ContactRows } from './contact-rows.js';
import { Islands } from './islands.js';
import type { Nodes } from './nodes.js';
import { MOST_PRESSED, Press } from './press.js';

/** Rounds in which contacts that close again rebound; after them they stop. */
const ROUNDS = 12;
/** Rounds of friction and normal impulses in turn. */
const FRICTION_ROUNDS = 4;
/** Passes over a group that is too large to be solved together. */
const PASSES = 40;

export class Impacts {
  private readonly islands = new Islands();
  private readonly press = new Press();
  private list = new Int32Array(64);
  private wanted = new Float64Array(64);
  /** Of the passes, by contact [N s]. */
  private given = new Float64Array(0);

  /** Lets the rows that close faster than `rest` [m/s] and are nearer than `touch` [m] rebound. Whether any did. */
  resolve(rows: ContactRows, nodes: Nodes, restitution: number, touch: number, rest: number): boolean {
    const islands = this.islands;
    if (!this.closing(rows, nodes, 0, rows.count, null, touch, rest)) return false;
    islands.find(rows, nodes);
    for (let k = 0; k < islands.count; k++) {
      const [start, end] = [islands.starts[k], islands.starts[k + 1]];
      if (!this.closing(rows, nodes, start, end, islands.rows, touch, rest)) continue;
      this.island(rows, nodes, start, end, restitution, touch, rest);
    }
    return true;
  }

  private closing(
    rows: ContactRows,
    nodes: Nodes,
    start: number,
    end: number,
    list: Int32Array | null,
    touch: number,
    rest: number,
  ): boolean {
    for (let i = start; i < end; i++) {
      const row = list ? list[i] : i;
      if (rows.gap[row] > touch || rows.massN[row] === 0) continue;
      if (rows.speedAlong(nodes, row, rows.nx[row], rows.ny[row]) < -rest) return true;
    }
    return false;
  }

  private island(
    rows: ContactRows,
    nodes: Nodes,
    start: number,
    end: number,
    restitution: number,
    touch: number,
    rest: number,
  ): void {
    const list = this.islands.rows;
    let count = 0;
    if (this.list.length < end - start) {
      this.list = new Int32Array(2 * (end - start));
      this.wanted = new Float64Array(2 * (end - start));
    }
    for (let i = start; i < end; i++) {
      if (rows.gap[list[i]] > touch || rows.massN[list[i]] === 0) continue;
      this.list[count] = list[i];
      rows.normal[list[i]] = 0;
      rows.tangent[list[i]] = 0;
      count++;
    }
    for (let round = 0; round <= ROUNDS; round++) {
      this.normals(rows, nodes, count, round < ROUNDS ? restitution : 0, rest);
      if (!this.closing(rows, nodes, 0, count, this.list, touch, rest)) break;
    }
    for (let round = 0; rows.isRough && round < FRICTION_ROUNDS; round++) {
      this.slips(rows, nodes, count);
      this.normals(rows, nodes, count, 0, rest);
    }
    // What an impact took says nothing about what rest will take.
    for (let i = 0; i < count; i++) {
      rows.normal[this.list[i]] = 0;
      rows.tangent[this.list[i]] = 0;
    }
  }

  /** One set of impulses along the normals; with e = 0 it only stops what closes. */
  private normals(rows: ContactRows, nodes: Nodes, count: number, e: number, rest: number): void {
    const list = this.list;
    for (let i = 0; i < count; i++) {
      const speed = rows.speedAlong(nodes, list[i], rows.nx[list[i]], rows.ny[list[i]]);
      // A contact at rest keeps resting; one that opens may come back as fast as its neighbours rebound.
      this.wanted[i] = speed < -rest || speed > 0 ? -e * speed : 0;
    }
    nodes.keep();
    if (count > MOST_PRESSED) this.passes(rows, nodes, count);
    else {
      this.press.solve(rows, nodes, list, count, this.wanted);
      for (let i = 0; i < count; i++) this.push(rows, nodes, list[i], this.press.impulses[i]);
    }
    nodes.limit(0);
  }

  private push(rows: ContactRows, nodes: Nodes, row: number, p: number): void {
    if (p === 0) return;
    rows.normal[row] += p;
    rows.push(nodes, row, p * rows.nx[row], p * rows.ny[row]);
  }

  /** One contact after the other, over and over: nearly what they would take together, at a cost that grows with their number only. */
  private passes(rows: ContactRows, nodes: Nodes, count: number): void {
    const { list, wanted } = this;
    if (this.given.length < count) this.given = new Float64Array(2 * count);
    const given = this.given.fill(0, 0, count);
    for (let pass = 0; pass < PASSES; pass++) {
      for (let i = 0; i < count; i++) {
        const row = list[i];
        const short = wanted[i] - rows.speedAlong(nodes, row, rows.nx[row], rows.ny[row]);
        const p = Math.max(0, given[i] + rows.massN[row] * short) - given[i];
        given[i] += p;
        this.push(rows, nodes, row, p);
      }
    }
  }

  /** Friction: each contact stops its slip as far as its normal impulse allows. */
  private slips(rows: ContactRows, nodes: Nodes, count: number): void {
    for (let i = 0; i < count; i++) {
      const row = this.list[i];
      const [nx, ny] = [rows.nx[row], rows.ny[row]];
      const limit = rows.friction[row] * rows.normal[row];
      const before = rows.tangent[row];
      const wanted = before - rows.massT[row] * rows.speedAlong(nodes, row, -ny, nx);
      const q = Math.max(-limit, Math.min(limit, wanted)) - before;
      rows.tangent[row] += q;
      if (q !== 0) rows.push(nodes, row, -q * ny, q * nx);
    }
  }
}
