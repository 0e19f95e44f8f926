/**
 * Contacts of bodies that stand. Which features touch changes with motion only. So a pair whose bodies are all but
 * still has the features of the look before, and only their gaps and normals are measured anew. Every pair is searched
 * whole once in `AGAIN` looks, and at once where a contact is not where it was: somebody may have moved the bodies.
 *
 * What decides (speeds, the rows of the look before, the number of looks) is part of a snapshot, so a restored world
 * decides as the first did.
 */
import { OF_A } from '../points.js';
import type { Polygon } from '../polygon.js';
import type { PlanarBody } from './body.js';
import type { ContactRows } from './contact-rows.js';

/** Looks after which a pair is searched whole. */
const AGAIN = 16;
/** Way within these looks, as a fraction of the thickness, up to which a pair stands. */
const STANDS = 1e-7;

export class StandingContacts {
  /** First row of the look before that the next pair may have. */
  private next = 0;
  private readonly at = new Float64Array(5);

  /** Starts a look: pairs are asked for in their order. */
  begin(): void {
    this.next = 0;
  }

  /**
   * Adds the contacts that the pair had in the look before, where they are now, to `rows`, which was turned to the pair.
   * False if the pair has to be searched.
   */
  follow(
    pair: number,
    turn: number,
    a: PlanarBody,
    b: PlanarBody,
    dt: number,
    before: ContactRows,
    rows: ContactRows,
  ): boolean {
    while (this.next < before.count && before.pair[this.next] < pair) this.next++;
    if (turn % AGAIN === 0 || a.nodeCount !== 1 || b.nodeCount !== 1) return false;
    const near = STANDS * Math.min(a.thickness, b.thickness);
    if (!((a.topSpeed() + b.topSpeed()) * dt * AGAIN <= near)) return false;
    const first = rows.count;
    for (let k = this.next; k < before.count && before.pair[k] === pair; k++) {
      if (this.measure(a.polygon, b.polygon, before, k, near)) {
        rows.contact(before.of[k], before.vertex[k], before.feature[k], this.at);
        continue;
      }
      rows.count = first;
      return false;
    }
    return rows.count > first;
  }

  /** Measures the contact of row `k` of the look before. False if it isn't a corner on an edge, or not where it was. */
  private measure(a: Polygon, b: Polygon, before: ContactRows, k: number, near: number): boolean {
    const { at } = this;
    const own = before.of[k] === OF_A ? a : b;
    const to = before.of[k] === OF_A ? b : a;
    const v = before.vertex[k];
    const e = before.feature[k] - to.vertexCount;
    if (v >= own.vertexCount || e < 0) return false;
    const { positions: q, next, sides, ringOf } = to;
    const x = own.positions[2 * v];
    const y = own.positions[2 * v + 1];
    const n = 2 * next[e];
    const ex = q[n] - q[2 * e];
    const ey = q[n + 1] - q[2 * e + 1];
    const length = Math.sqrt(ex * ex + ey * ey);
    const nx = (ey * sides[ringOf[e]]) / length;
    const ny = (-ex * sides[ringOf[e]]) / length;
    const gap = (x - q[2 * e]) * nx + (y - q[2 * e + 1]) * ny;
    const along = ((x - q[2 * e]) * ex + (y - q[2 * e + 1]) * ey) / length;
    if (!(along >= -near && along <= length + near)) return false;
    const sign = before.of[k] === OF_A ? 1 : -1;
    if (!(Math.abs(gap - before.gap[k]) <= near)) return false;
    const turned = sign * (before.nx[k] * ny - before.ny[k] * nx);
    if (!(Math.abs(turned) <= STANDS) || sign * (before.nx[k] * nx + before.ny[k] * ny) < 0) return false;
    at[0] = x - 0.5 * gap * nx;
    at[1] = y - 0.5 * gap * ny;
    at[2] = sign * nx;
    at[3] = sign * ny;
    at[4] = gap;
    return true;
  }
}
