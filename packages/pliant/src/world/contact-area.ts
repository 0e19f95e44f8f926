/** Which share of the area of contact a row stands for, as bodies stand now. */
import { isMolecules } from '../bodies/layout.js';
import { atan2 } from '../math/inverse-trigonometry.js';
import { PI } from '../math/scalar.js';
import { AnchoredContacts, type Contacts } from '../narrowphase/index.js';
import type { Simulation } from '../simulation.js';

/** Points of a manifold: fewer than this many in every method. */
const MOST_POINTS = 64;

/** Reads the areas of a world's contacts. */
export class ContactAreas {
  private readonly patch = new Patch();

  constructor(private readonly sim: Simulation) {}

  /** Call this before reading: bodies may have moved since the last time. */
  begin(): this {
    const { matter } = this.sim;
    if (matter.deformables.list.length > 0) matter.tetBodies.newLook();
    return this;
  }

  /** [m²]; 0 where a point or an edge touches. */
  of(c: Contacts, m: number, i: number): number {
    if (!(c instanceof AnchoredContacts)) return this.patch.areaOf(c, m) / c.size[m];
    const { bodies, deformables } = this.sim;
    // The vertex is the finer side: a face is there as far as vertices stand on it. Those of a body that keeps its shape only stand for it.
    const isOfA = isVertex(c.nodesA, i) && deformables.byRow[c.a[m]] !== undefined;
    const nodes = isOfA ? c.nodesA : c.nodesB;
    if (c.onSkin[i] === 1 || !isVertex(nodes, i)) return 0;
    const row = isOfA ? c.a[m] : c.b[m];
    const node = nodes[3 * i];
    if (isMolecules(bodies.columns.kind[row])) return this.disc(row, node);
    return this.sim.matter.tetBodies.areaAt(bodies, deformables, row, node, c.normal, 3 * i, isOfA ? -1 : 1);
  }

  private disc(row: number, molecule: number): number {
    const radius = this.sim.deformables.byRow[row]?.molecules?.model.radii[molecule] ?? 0;
    return PI * radius * radius;
  }
}

/** Whether a row stands on one vertex of a body; on an edge or a face it stands on more. */
const isVertex = (nodes: Int32Array, i: number): boolean => nodes[3 * i] >= 0 && nodes[3 * i + 1] < 0;

/** The polygon of a manifold's points, taken around their middle in the plane across the first normal. */
class Patch {
  private readonly middle = new Float64Array(3);
  /** Where the points are, seen from the middle [m], in the order in which they go around it. */
  private readonly x = new Float64Array(3 * MOST_POINTS);
  private readonly turn = new Float64Array(MOST_POINTS);

  /** [m²] */
  areaOf(c: Contacts, m: number): number {
    const size = Math.min(c.size[m], MOST_POINTS);
    if (size < 3) return 0;
    const { x, middle } = this;
    const o = 3 * c.first[m];
    const n = c.normal;
    middle.fill(0);
    for (let k = 0; k < 3 * size; k++) middle[k % 3] = middle[k % 3] + c.point[o + k] / size;
    const [ux, uy, uz] = [c.point[o] - middle[0], c.point[o + 1] - middle[1], c.point[o + 2] - middle[2]];
    for (let k = 0; k < size; k++) {
      const p = o + 3 * k;
      const px = c.point[p] - middle[0];
      const py = c.point[p + 1] - middle[1];
      const pz = c.point[p + 2] - middle[2];
      const along = px * ux + py * uy + pz * uz;
      const across =
        n[o] * (uy * pz - uz * py) + n[o + 1] * (uz * px - ux * pz) + n[o + 2] * (ux * py - uy * px);
      this.insert(k, atan2(across, along), px, py, pz);
    }
    let twice = 0;
    for (let k = 0; k < size; k++) {
      const p = 3 * k;
      const q = 3 * ((k + 1) % size);
      twice +=
        n[o] * (x[p + 1] * x[q + 2] - x[p + 2] * x[q + 1]) +
        n[o + 1] * (x[p + 2] * x[q] - x[p] * x[q + 2]) +
        n[o + 2] * (x[p] * x[q + 1] - x[p + 1] * x[q]);
    }
    return Math.abs(twice) / 2;
  }

  /** Puts a point among the `count` points that are there, by its angle. */
  private insert(count: number, angle: number, px: number, py: number, pz: number): void {
    const { x, turn } = this;
    let at = count;
    for (; at > 0 && turn[at - 1] > angle; at--) {
      turn[at] = turn[at - 1];
      x.copyWithin(3 * at, 3 * at - 3, 3 * at);
    }
    turn[at] = angle;
    x[3 * at] = px;
    x[3 * at + 1] = py;
    x[3 * at + 2] = pz;
  }
}
