/**
 * Removes overlap by displacement; velocities stay. There are two kinds:
 *
 * - Overlap that motion did not cause (bodies placed inside each other) is no strain, so bodies are moved as wholes:
 *   each group of rows needs the mean of its overlaps, and its two bodies share that by their masses. Turning it into
 *   velocity, or crushing both bodies to a common surface and letting them spring back, would create metres per second.
 * - Overlap that motion caused is strain: the vertices and faces themselves yield until they meet. They also yield, by
 *   halves, for the last part (`SHALLOW` of an edge) of the first kind, which differs from vertex to vertex: moving
 *   whole bodies by it would make them tremble. Bodies that are held, and bodies that touch themselves, can only yield
 *   there.
 */
import { rigidMobility, type SoftInput, type SoftPart } from './method.js';
import type { SoftRows } from './rows.js';
import type { RowSweeper } from './sweep.js';

/**
 * Overlap is removed at this rate [1/s], and at least at `CREEP` edges per second. Larger: bodies jump apart. Smaller:
 * they stay inside each other for long.
 */
const RATE = 20;
const CREEP = 4;
/**
 * Overlap from which a group is moved as a whole, in mean edges; below, by shares. Larger: strain by local moves;
 * smaller: trembling.
 */
const SHALLOW = 0.01;
/** Share of a shallow overlap by which vertices yield in one substep. */
const HALF = 0.5;

export class Displacer {
  /** Displacement of each deformable body in this substep [m]. */
  private shifts = new Float64Array(48);
  /** Sum of overlap times direction, and rows, of each group. */
  private sums = new Float64Array(64);

  /** Reduces `overlaps` without strain and `strains` of each row [m]. `sweeper` has visited the rows. */
  run(input: SoftInput, overlaps: Float64Array, strains: Float64Array, sweeper: RowSweeper): void {
    const { rows, bodies } = input;
    if (rows.count === 0) return;
    if (this.shifts.length < 3 * bodies.length) this.shifts = new Float64Array(6 * bodies.length);
    if (this.sums.length < 4 * rows.groupCount) this.sums = new Float64Array(8 * rows.groupCount);
    this.shifts.fill(0, 0, 3 * bodies.length);
    this.sums.fill(0, 0, 4 * rows.groupCount);
    for (let from = 0; from < rows.count; ) {
      let to = from + 1;
      while (to < rows.count && rows.pairs[to] === rows.pairs[from]) to++;
      this.movePair(input, overlaps, from, to);
      from = to;
    }
    this.moveBodies(input);
    this.giveWay(input, overlaps, strains, sweeper);
  }

  /** Groups of the pair whose rows are [from, to), against bodies that earlier pairs may have shifted. */
  private movePair(input: SoftInput, overlaps: Float64Array, from: number, to: number): void {
    const { rows, bodies } = input;
    const { sums } = this;
    let first = Infinity;
    let last = -1;
    for (let row = from; row < to; row++) {
      const group = rows.groups[row];
      if (group < first) first = group;
      if (group > last) last = group;
      const s = 4 * group;
      sums[s + 3] = sums[s + 3] + 1;
      const soft = rows.groupA[group];
      const shallow = SHALLOW * bodies[soft].edge;
      const left = overlaps[row] - this.shiftAlong(rows, row);
      if (!(left > 0)) continue;
      const amount = left * Math.min(1, left / shallow) * (rows.pointSoft[row] === soft ? 1 : -1);
      for (let i = 0; i < 3; i++) sums[s + i] = sums[s + i] + amount * rows.directions[3 * row + i];
    }
    for (let group = first; group <= last; group++) this.moveGroup(input, group);
  }

  private moveGroup({ rows, bodies, rigids, h }: SoftInput, group: number): void {
    const { sums, shifts } = this;
    const a = rows.groupA[group];
    const b = rows.groupB[group];
    const rigid = rows.groupRigid[group];
    const s = 4 * group;
    const count = sums[s + 3];
    if (a === b || count === 0) return;
    const wa = mobilityOf(bodies[a]);
    const wb = b >= 0 ? mobilityOf(bodies[b]) : rigidMobility(rigids, rigid);
    const asked = Math.sqrt(sums[s] ** 2 + sums[s + 1] ** 2 + sums[s + 2] ** 2) / count;
    if (!(asked > 0) || wa + wb === 0) return;
    const amount = Math.min(asked, h * (RATE * asked + CREEP * bodies[a].edge));
    const scale = amount / (asked * count * (wa + wb));
    for (let i = 0; i < 3; i++) {
      const way = scale * sums[s + i];
      shifts[3 * a + i] = shifts[3 * a + i] + wa * way;
      if (b >= 0) shifts[3 * b + i] = shifts[3 * b + i] - wb * way;
      else if (wb > 0) rigids!.position[3 * rigid + i] = rigids!.position[3 * rigid + i] - wb * way;
    }
  }

  /** How far shifts have already separated the sides of a row [m]. */
  private shiftAlong({ directions, pointSoft, faceSoft }: SoftRows, row: number): number {
    const { shifts } = this;
    const p = 3 * pointSoft[row];
    const f = 3 * faceSoft[row];
    let along = 0;
    for (let i = 0; i < 3; i++) {
      const shift = (p >= 0 ? shifts[p + i] : 0) - (f >= 0 ? shifts[f + i] : 0);
      along += directions[3 * row + i] * shift;
    }
    return along;
  }

  private moveBodies({ bodies, particles }: SoftInput): void {
    const { shifts } = this;
    const { position } = particles.columns;
    for (let s = 0; s < bodies.length; s++) {
      const x = shifts[3 * s];
      const y = shifts[3 * s + 1];
      const z = shifts[3 * s + 2];
      if (x === 0 && y === 0 && z === 0) continue;
      const { first, count } = bodies[s];
      for (let k = 3 * first; k < 3 * (first + count); k += 3) {
        position[k] = position[k] + x;
        position[k + 1] = position[k + 1] + y;
        position[k + 2] = position[k + 2] + z;
      }
    }
  }

  /** Strains, and half of shallow overlaps, by the vertices and the corners of the faces. */
  private giveWay(
    input: SoftInput,
    overlaps: Float64Array,
    strains: Float64Array,
    sweeper: RowSweeper,
  ): void {
    const { rows, bodies, particles } = input;
    const { position, inverseMass } = particles.columns;
    const { points, corners, weights, directions } = rows;
    const { softness, pointMobility, faceMobility } = sweeper;
    for (let row = 0; row < rows.count; row++) {
      if (!(softness[row] > 0)) continue;
      const left = Math.max(0, overlaps[row] - this.shiftAlong(rows, row));
      const strain = Math.max(0, strains[row]);
      overlaps[row] = left;
      if (left === 0 && strain === 0) continue;
      const group = rows.groups[row];
      const shallow = SHALLOW * bodies[rows.groupA[group]].edge;
      const share = this.isMovable(input, group) ? Math.max(0, 1 - left / shallow) : 1;
      const amount = HALF * share * Math.min(left, shallow);
      overlaps[row] = left - amount;
      strains[row] = 0;
      const j = (amount + strain) / softness[row];
      for (let i = 0; i < 3; i++) {
        const way = j * directions[3 * row + i];
        const p = points[row];
        if (p >= 0) position[3 * p + i] = position[3 * p + i] + pointMobility[row] * way;
        if (faceMobility[row] === 0) continue;
        for (let k = 3 * row; k < 3 * row + 3; k++) {
          const c = corners[k];
          position[3 * c + i] = position[3 * c + i] - weights[k] * inverseMass[c] * way;
        }
      }
    }
  }

  private isMovable({ rows, bodies, rigids }: SoftInput, group: number): boolean {
    const a = rows.groupA[group];
    const b = rows.groupB[group];
    const rigid = rows.groupRigid[group];
    if (a === b) return false;
    if (mobilityOf(bodies[a]) > 0) return true;
    return b >= 0 ? mobilityOf(bodies[b]) > 0 : rigidMobility(rigids, rigid) > 0;
  }
}

/** Inverse mass of a body as a whole, 0 if it can't be moved [1/kg]. */
function mobilityOf({ isHeld, isStill, mass }: SoftPart): number {
  return isHeld || isStill ? 0 : 1 / mass;
}
