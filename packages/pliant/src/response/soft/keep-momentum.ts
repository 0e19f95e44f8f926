/**
 * Keeps the angular momentum of free contacts. Displacements move mass that has momentum. Friction acts on a vertex and
 * on the face that it has passed, a depth apart. Both slightly change the angular momentum about any point. For every
 * set of bodies tied by contact that touches nothing held, the change is measured and given back as one common spin of
 * its bodies, each about its own centre: linear momentum stays.
 *
 * The share of rigid bodies is included, so that they may be part of a set. A body whose vertices lie on a line is left
 * out.
 */

import type { ParticleColumns } from '../../bodies/particles.js';
import { invertInertia } from '../../bodies/soft/keep-momentum.js';
import { widened } from '../../core/grow.js';
import { rigidMobility, type SoftInput } from './method.js';
import type { RowSweeper } from './sweep.js';

/** Angular momentum before (3), its change (3), inertia (9) of each set. */
const STRIDE = 15;

export class MomentumOfSets {
  private parent = new Int32Array(16);
  /** 1 for sets that touch a body that takes momentum away. */
  private isBound = new Uint8Array(16);
  private isTouched = new Uint8Array(16);
  private sets = new Float64Array(16 * STRIDE);
  /** Rigid bodies that take part, and a body that touches each, −1 for none. */
  private touched = new Int32Array(16);
  private touchedCount = 0;
  private firstTouch = new Int32Array(16).fill(-1);
  private readonly inertia = new Float64Array(9);
  /** Centre of mass and mass. */
  private readonly centre = new Float64Array(4);

  /** Before any change. */
  begin(input: SoftInput): void {
    const { bodies, particles } = input;
    this.reserve(bodies.length);
    this.tie(input);
    this.sets.fill(0, 0, STRIDE * bodies.length);
    for (let s = 0; s < bodies.length; s++) {
      const set = this.setOf(s);
      if (set >= 0) this.addMomentum(particles.columns, bodies[s].first, bodies[s].count, STRIDE * set);
    }
  }

  /** After the impulses, before displacements: the impulses of rigid bodies, and their places. */
  middle(input: SoftInput, sweeper: RowSweeper): void {
    this.subtractRigid(input, sweeper);
    this.addOrbits(input, -1);
  }

  /** After all changes. */
  end(input: SoftInput): void {
    const { bodies, particles } = input;
    const { sets, inertia } = this;
    for (let s = 0; s < bodies.length; s++) {
      const set = this.setOf(s);
      if (set < 0) continue;
      const { first, count } = bodies[s];
      this.addMomentum(particles.columns, first, count, STRIDE * set + 3);
      this.addInertia(particles.columns, first, count, STRIDE * set + 6);
    }
    this.addOrbits(input, 1);
    for (let s = 0; s < bodies.length; s++) {
      const set = this.setOf(s);
      if (set < 0) continue;
      const o = STRIDE * set;
      for (let k = 0; k < 9; k++) inertia[k] = sets[o + 6 + k];
      if (!invertInertia(inertia)) continue;
      this.spin(particles.columns, bodies[s].first, bodies[s].count, o);
    }
  }

  /** The set of a body, −1 if it touches nothing or its set is bound. */
  private setOf(body: number): number {
    if (this.isTouched[body] === 0) return -1;
    const root = this.root(body);
    return this.isBound[root] === 1 ? -1 : root;
  }

  private tie({ rows, bodies, rigids }: SoftInput): void {
    const { parent, isBound, isTouched } = this;
    for (let t = 0; t < this.touchedCount; t++) this.firstTouch[this.touched[t]] = -1;
    this.touchedCount = 0;
    for (let s = 0; s < bodies.length; s++) {
      parent[s] = s;
      isBound[s] = 0;
      isTouched[s] = 0;
    }
    for (let g = 0; g < rows.groupCount; g++) {
      const a = rows.groupA[g];
      const b = rows.groupB[g];
      isTouched[a] = 1;
      if (b < 0) continue;
      isTouched[b] = 1;
      parent[this.root(b)] = this.root(a);
    }
    for (let g = 0; g < rows.groupCount; g++) {
      const rigid = rows.groupRigid[g];
      if (rows.groupB[g] >= 0) continue;
      if (rigidMobility(rigids, rigid) > 0) this.tieRigid(rows.groupA[g], rigid);
    }
    for (let g = 0; g < rows.groupCount; g++) {
      const rigid = rows.groupRigid[g];
      const takes = rows.groupB[g] < 0 && rigidMobility(rigids, rigid) === 0;
      if (takes) isBound[this.root(rows.groupA[g])] = 1;
    }
    for (let s = 0; s < bodies.length; s++)
      if (bodies[s].isHeld || bodies[s].isStill) isBound[this.root(s)] = 1;
  }

  /** Bodies that touch the same rigid body belong to one set. */
  private tieRigid(body: number, rigid: number): void {
    if (this.firstTouch.length <= rigid) {
      const known = this.firstTouch.length;
      this.firstTouch = widened(this.firstTouch, 2 * rigid + 16).fill(-1, known);
    }
    const other = this.firstTouch[rigid];
    if (other < 0) {
      this.firstTouch[rigid] = body;
      if (this.touchedCount === this.touched.length) {
        this.touched = widened(this.touched, 2 * this.touchedCount);
      }
      this.touched[this.touchedCount++] = rigid;
    } else this.parent[this.root(other)] = this.root(body);
  }

  /** Adds `sign` times the angular momentum of rigid bodies about the origin. */
  private addOrbits({ rigids }: SoftInput, sign: number): void {
    if (!rigids) return;
    const { position: x, velocity: v, mass } = rigids;
    for (let t = 0; t < this.touchedCount; t++) {
      const rigid = this.touched[t];
      const set = this.setOf(this.firstTouch[rigid]);
      if (set < 0) continue;
      for (let i = 0; i < 3; i++) {
        const j = 3 * rigid + ((i + 1) % 3);
        const k = 3 * rigid + ((i + 2) % 3);
        const at = STRIDE * set + 3 + i;
        this.sets[at] = this.sets[at] + sign * mass[rigid] * (x[j] * v[k] - x[k] * v[j]);
      }
    }
  }

  private root(body: number): number {
    const { parent } = this;
    let at = body;
    while (parent[at] !== at) at = parent[at] = parent[parent[at]];
    return at;
  }

  private addMomentum(
    { position: x, velocity: v, mass }: ParticleColumns,
    first: number,
    count: number,
    at: number,
  ): void {
    let lx = 0;
    let ly = 0;
    let lz = 0;
    for (let p = first; p < first + count; p++) {
      const k = 3 * p;
      const m = mass[p];
      lx += m * (x[k + 1] * v[k + 2] - x[k + 2] * v[k + 1]);
      ly += m * (x[k + 2] * v[k] - x[k] * v[k + 2]);
      lz += m * (x[k] * v[k + 1] - x[k + 1] * v[k]);
    }
    const { sets } = this;
    sets[at] = sets[at] + lx;
    sets[at + 1] = sets[at + 1] + ly;
    sets[at + 2] = sets[at + 2] + lz;
  }

  /** The angular momentum that the impulses of rigid bodies should have added, at their places of action. */
  private subtractRigid({ rows, rigids, h }: SoftInput, { arms }: RowSweeper): void {
    if (!rigids) return;
    for (let row = 0; row < rows.count; row++) {
      const rigid = rows.rigids[row];
      if (rigid < 0) continue;
      const set = this.setOf(rows.groupA[rows.groups[row]]);
      if (set < 0) continue;
      const side = (rows.points[row] >= 0 ? 1 : -1) * h;
      const at = STRIDE * set + 3;
      for (let i = 0; i < 3; i++) {
        const j = (i + 1) % 3;
        const k = (i + 2) % 3;
        const xj = arms[3 * row + j] + rigids.position[3 * rigid + j];
        const xk = arms[3 * row + k] + rigids.position[3 * rigid + k];
        const torque = xj * rows.forces[3 * row + k] - xk * rows.forces[3 * row + j];
        this.sets[at + i] = this.sets[at + i] - side * torque;
      }
    }
  }

  private findCentre({ position, mass }: ParticleColumns, first: number, count: number): void {
    const { centre } = this;
    centre.fill(0);
    for (let p = first; p < first + count; p++) {
      const m = mass[p];
      for (let i = 0; i < 3; i++) centre[i] = centre[i] + m * position[3 * p + i];
      centre[3] = centre[3] + m;
    }
    for (let i = 0; i < 3; i++) centre[i] = centre[i] / centre[3];
  }

  private addInertia(columns: ParticleColumns, first: number, count: number, at: number): void {
    this.findCentre(columns, first, count);
    const { position, mass } = columns;
    const { centre, sets } = this;
    for (let p = first; p < first + count; p++) {
      const m = mass[p];
      const x = position[3 * p] - centre[0];
      const y = position[3 * p + 1] - centre[1];
      const z = position[3 * p + 2] - centre[2];
      sets[at] = sets[at] + m * (y * y + z * z);
      sets[at + 1] = sets[at + 1] - m * x * y;
      sets[at + 2] = sets[at + 2] - m * x * z;
      sets[at + 4] = sets[at + 4] + m * (x * x + z * z);
      sets[at + 5] = sets[at + 5] - m * y * z;
      sets[at + 8] = sets[at + 8] + m * (x * x + y * y);
    }
    sets[at + 3] = sets[at + 1];
    sets[at + 6] = sets[at + 2];
    sets[at + 7] = sets[at + 5];
  }

  /** Adds the spin that brings a set's angular momentum back to one of its bodies; `inertia` holds the inverse. */
  private spin(columns: ParticleColumns, first: number, count: number, o: number): void {
    const { sets, inertia, centre } = this;
    const lx = sets[o] - sets[o + 3];
    const ly = sets[o + 1] - sets[o + 4];
    const lz = sets[o + 2] - sets[o + 5];
    const wx = inertia[0] * lx + inertia[1] * ly + inertia[2] * lz;
    const wy = inertia[3] * lx + inertia[4] * ly + inertia[5] * lz;
    const wz = inertia[6] * lx + inertia[7] * ly + inertia[8] * lz;
    this.findCentre(columns, first, count);
    const { position, velocity } = columns;
    for (let k = 3 * first; k < 3 * (first + count); k += 3) {
      const x = position[k] - centre[0];
      const y = position[k + 1] - centre[1];
      const z = position[k + 2] - centre[2];
      velocity[k] = velocity[k] + wy * z - wz * y;
      velocity[k + 1] = velocity[k + 1] + wz * x - wx * z;
      velocity[k + 2] = velocity[k + 2] + wx * y - wy * x;
    }
  }

  private reserve(bodies: number): void {
    if (bodies <= this.parent.length) return;
    this.parent = new Int32Array(2 * bodies);
    this.isBound = new Uint8Array(2 * bodies);
    this.isTouched = new Uint8Array(2 * bodies);
    this.sets = new Float64Array(2 * bodies * STRIDE);
  }
}
