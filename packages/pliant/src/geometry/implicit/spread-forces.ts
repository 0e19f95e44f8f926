/**
 * Forces on the vertices of a skin, handed to the molecules that carry it, with the same sum and the same torque.
 *
 * Shares of F by weight keep the force but act at the molecules instead of at the vertex x: each share misses the torque wk·(x − pk) × F. These torques
 * are summed for each molecule, and handed to it and its neighbours at rest as forces ω × r, with r from their centre. These sum to
 * zero, and their torque is J·ω with J = Σ (|r|²·1 − r·rᵀ); so ω = J⁻¹·τ. A molecule whose neighbours all lie on a line with it, or that has
 * none, can't take a torque about that line: there the torque is lost.
 */
import { determinant, inverse, mulVec, trace } from '../../math/mat3.js';
import type { SkinnedSurface } from './skinned-surface.js';

/** Least determinant of J over the cube of its trace; on a line it is 0 up to rounding, about 0.03 for a round cluster. */
const LEAST_DETERMINANT = 1e-9;

/** Spreads forces on the vertices of a surface over the molecules that carry it. */
export class ForceSpreader {
  /** Torque that each molecule has to take [N·m]. */
  private readonly torques: Float64Array;
  /** Each molecule and its neighbours: members[starts[m]…starts[m + 1]). */
  private readonly starts: Uint32Array;
  private readonly members: Uint32Array;
  /** Centre, ω, J and its inverse. */
  private readonly work = new Float64Array(24);

  constructor(
    private readonly skin: SkinnedSurface,
    moleculeCount: number,
  ) {
    this.torques = new Float64Array(3 * moleculeCount);
    this.starts = new Uint32Array(moleculeCount + 1).fill(1, 1);
    for (const molecule of skin.pairs) this.starts[molecule + 1]++;
    for (let m = 0; m < moleculeCount; m++) this.starts[m + 1] += this.starts[m];
    const next = this.starts.slice();
    this.members = new Uint32Array(this.starts[moleculeCount]);
    for (let m = 0; m < moleculeCount; m++) this.members[next[m]++] = m;
    for (let k = 0; k < skin.pairs.length; k++) this.members[next[skin.pairs[k]]++] = skin.pairs[k ^ 1];
  }

  /** Adds to `out` [N], three numbers per molecule, the forces on all vertices [N], with molecules at these places [m]. */
  spread(out: Float64Array, forces: Float64Array, molecules: Float64Array): void {
    this.torques.fill(0);
    for (let v = 0; v + 1 < this.skin.starts.length; v++) this.share(out, v, forces, molecules);
    this.turnAll(out, molecules);
  }

  /** The same where all other vertices than list[0…count) are known to feel nothing. */
  spreadSome(
    out: Float64Array,
    forces: Float64Array,
    molecules: Float64Array,
    list: Uint32Array,
    count: number,
  ): void {
    this.torques.fill(0);
    for (let k = 0; k < count; k++) this.share(out, list[k], forces, molecules);
    this.turnAll(out, molecules);
  }

  private turnAll(out: Float64Array, molecules: Float64Array): void {
    for (let m = 0; m + 1 < this.starts.length; m++) {
      if (this.solve(m, molecules)) this.turn(out, m, molecules);
    }
  }

  private share(out: Float64Array, v: number, forces: Float64Array, molecules: Float64Array): void {
    const { starts, carriers, weights, positions } = this.skin;
    const { torques } = this;
    const fx = forces[3 * v];
    const fy = forces[3 * v + 1];
    const fz = forces[3 * v + 2];
    if (fx === 0 && fy === 0 && fz === 0) return;
    for (let k = starts[v]; k < starts[v + 1]; k++) {
      const at = 3 * carriers[k];
      const w = weights[k];
      const x = positions[3 * v] - molecules[at];
      const y = positions[3 * v + 1] - molecules[at + 1];
      const z = positions[3 * v + 2] - molecules[at + 2];
      out[at] = out[at] + w * fx;
      out[at + 1] = out[at + 1] + w * fy;
      out[at + 2] = out[at + 2] + w * fz;
      torques[at] = torques[at] + w * (y * fz - z * fy);
      torques[at + 1] = torques[at + 1] + w * (z * fx - x * fz);
      torques[at + 2] = torques[at + 2] + w * (x * fy - y * fx);
    }
  }

  /** Leaves the centre and ω of a molecule's cluster in `work`; false when there is nothing to turn, or no way to. */
  private solve(m: number, molecules: Float64Array): boolean {
    const { work, torques, starts, members } = this;
    if (torques[3 * m] === 0 && torques[3 * m + 1] === 0 && torques[3 * m + 2] === 0) return false;
    work.fill(0);
    const count = starts[m + 1] - starts[m];
    for (let k = starts[m]; k < starts[m + 1]; k++) {
      for (let axis = 0; axis < 3; axis++) work[axis] += molecules[3 * members[k] + axis] / count;
    }
    for (let k = starts[m]; k < starts[m + 1]; k++) this.addInertia(molecules, members[k]);
    const size = trace(work, 6);
    if (!(determinant(work, 6) > LEAST_DETERMINANT * size * size * size)) return false;
    if (!inverse(work, 15, work, 6)) return false;
    mulVec(work, 3, work, 15, torques, 3 * m);
    return true;
  }

  private addInertia(molecules: Float64Array, member: number): void {
    const { work } = this;
    const x = molecules[3 * member] - work[0];
    const y = molecules[3 * member + 1] - work[1];
    const z = molecules[3 * member + 2] - work[2];
    work[6] += y * y + z * z;
    work[10] += x * x + z * z;
    work[14] += x * x + y * y;
    work[7] = work[9] -= x * y;
    work[8] = work[12] -= x * z;
    work[11] = work[13] -= y * z;
  }

  private turn(out: Float64Array, m: number, molecules: Float64Array): void {
    const { work, starts, members } = this;
    for (let k = starts[m]; k < starts[m + 1]; k++) {
      const at = 3 * members[k];
      for (let a = 0; a < 3; a++) {
        const b = (a + 1) % 3;
        const c = (a + 2) % 3;
        out[at + a] +=
          work[3 + b] * (molecules[at + c] - work[c]) - work[3 + c] * (molecules[at + b] - work[b]);
      }
    }
  }
}
