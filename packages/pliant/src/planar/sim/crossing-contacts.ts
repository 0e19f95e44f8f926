/**
 * Overlap that corners don't explain: a bar across a corner, a tip that slid under an edge. Boundaries cross and no
 * corner of either is inside, or none that deep. The region is then answered as a whole, as deep overlap teaches: by
 * the deepest boundary point in it and the mean way out of the boundary around it, weighted by depth and length.
 */
import { PenetrationSearch } from '../exact/penetration.js';
import type { Boundary } from '../localise/nearest.js';
import { OF_A, ProximityPoints } from '../points.js';
import type { ContactSink } from './feature-contacts.js';

/** Boundary this many depths around the deepest point belongs to its region. */
const AROUND = 3;

export class CrossingContacts {
  private readonly search = new PenetrationSearch();
  private readonly rows = new ProximityPoints();
  private readonly at = new Float64Array(5);

  /**
   * Adds the deepest region if it is deeper than `covered` [m], the depth that other contacts of the pair know of.
   * Returns whether it did.
   */
  collect(a: Boundary, b: Boundary, covered: number, sink: ContactSink): boolean {
    const rows = this.rows;
    rows.clear();
    this.search.collect(a, b, rows);
    let deepest = -1;
    let depth = covered;
    for (let row = 0; row < rows.count; row++) {
      if (-rows.distances[row] <= depth) continue;
      depth = -rows.distances[row];
      deepest = row;
    }
    if (deepest < 0) return false;
    const x = rows.points[2 * deepest];
    const y = rows.points[2 * deepest + 1];
    let [nx, ny] = [0, 0];
    for (let row = 0; row < rows.count; row++) {
      const dx = rows.points[2 * row] - x;
      const dy = rows.points[2 * row + 1] - y;
      if (dx * dx + dy * dy > AROUND * AROUND * depth * depth) continue;
      const sign = rows.of[row] === OF_A ? 1 : -1;
      const push = -rows.distances[row] * rows.weights[row] * sign;
      nx += push * rows.normals[2 * row];
      ny += push * rows.normals[2 * row + 1];
    }
    const sign = rows.of[deepest] === OF_A ? 1 : -1;
    const own = sign * (nx * rows.normals[2 * deepest] + ny * rows.normals[2 * deepest + 1]);
    const length = Math.sqrt(nx * nx + ny * ny);
    // Where the ways out cancel, the deepest point's own.
    if (!(length > 0) || own <= 0) {
      nx = sign * rows.normals[2 * deepest];
      ny = sign * rows.normals[2 * deepest + 1];
    } else {
      nx /= length;
      ny /= length;
    }
    this.at.set([x, y, nx, ny, -depth]);
    sink.contact(rows.of[deepest], rows.own[deepest], rows.features[deepest], this.at);
    return true;
  }
}
