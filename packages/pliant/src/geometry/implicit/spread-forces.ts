/**
 * Forces on the vertices of a skin, handed to the molecules that carry it, with the same sum and the same torque; and
 * the velocities of vertices by those of the molecules, by the same numbers read the other way round, so that both tell
 * the same power.
 *
 *   hand   F at the vertex x → wk·F at each carrier, and the torque τk = wk·(x − pk) × F that this misses
 *          τk → forces ω × r on the carrier and its neighbours at rest, r from their centre, with ω = J⁻¹·τk, J = Σ (|r|²·1 − r·rᵀ)
 *          a couple at the vertex goes to its carriers by the same weights, as torque
 *   move   ωk = J⁻¹·Σ r × v, the turn of a carrier and its neighbours → Σ wk·(vk + ωk × (x − pk)) at the vertex
 *
 * The forces ω × r sum to zero, and their torque is J·ω. A molecule whose neighbours all lie on a line with it, or that
 * has none, can't take a torque about that line: there the torque is lost, and the vertex doesn't turn with it.
 */
import { determinant, inverse, mulVec, trace } from '../../math/mat3.js';

/**
 * Least determinant of J over the cube of its trace; on a line it is 0 up to rounding, about 0.03 for a round cluster.
 */
const LEAST_DETERMINANT = 1e-9;

/** Points that molecules carry: a skin, or the molecules themselves. */
export interface CarriedPoints {
  /** Molecules that are neighbours, two by two. */
  readonly pairs: Uint32Array;
  /** Point v is carried by carriers[starts[v]…starts[v + 1]), by their weights. */
  readonly starts: Uint32Array;
  readonly carriers: Uint32Array;
  readonly weights: Float64Array;
  /** Where the points are [m]. */
  readonly positions: Float64Array;
}

/** Spreads forces on the vertices of a surface over the molecules that carry it. */
export class ForceSpreader {
  /** Per molecule: torque to take [N·m], or rate of turn [1/s]. */
  private readonly turns: Float64Array;
  /** Each molecule and its neighbours: members[starts[m]…starts[m + 1]). */
  private readonly starts: Uint32Array;
  private readonly members: Uint32Array;
  /** Per molecule that carries: centre of its cluster, and J⁻¹, zero where it can't be turned. */
  private readonly centres: Float64Array;
  private readonly inverses: Float64Array;
  private readonly isCarrier: Uint8Array;
  private readonly carrierList: Uint32Array;
  private carrierCount = 0;
  /** ω, then J. */
  private readonly work = new Float64Array(12);

  constructor(
    private readonly skin: CarriedPoints,
    moleculeCount: number,
  ) {
    this.turns = new Float64Array(3 * moleculeCount);
    this.starts = new Uint32Array(moleculeCount + 1).fill(1, 1);
    for (const molecule of skin.pairs) this.starts[molecule + 1]++;
    for (let m = 0; m < moleculeCount; m++) this.starts[m + 1] += this.starts[m];
    const next = this.starts.slice();
    this.members = new Uint32Array(this.starts[moleculeCount]);
    for (let m = 0; m < moleculeCount; m++) this.members[next[m]++] = m;
    for (let k = 0; k < skin.pairs.length; k++) this.members[next[skin.pairs[k]]++] = skin.pairs[k ^ 1];
    this.centres = new Float64Array(3 * moleculeCount);
    this.inverses = new Float64Array(9 * moleculeCount);
    this.isCarrier = new Uint8Array(moleculeCount);
    this.carrierList = new Uint32Array(moleculeCount);
  }

  /**
   * Adds to `out` [N], three numbers per molecule, the forces on all vertices [N], with molecules at these places [m].
   */
  spread(out: Float64Array, forces: Float64Array, molecules: Float64Array): void {
    const all = Uint32Array.from({ length: this.skin.starts.length - 1 }, (_, v) => v);
    this.prepare(molecules, all, all.length);
    this.hand(out, 0, forces, undefined, molecules, all, all.length);
  }

  /** Takes the vertices list[0…count), of molecules at these places [m], for `hand` and `move`. */
  prepare(molecules: Float64Array, list: Uint32Array, count: number): void {
    const { carriers, starts } = this.skin;
    const { isCarrier, carrierList } = this;
    for (let k = 0; k < this.carrierCount; k++) isCarrier[carrierList[k]] = 0;
    this.carrierCount = 0;
    for (let n = 0; n < count; n++) {
      for (let k = starts[list[n]]; k < starts[list[n] + 1]; k++) {
        const m = carriers[k];
        if (isCarrier[m] === 1) continue;
        isCarrier[m] = 1;
        carrierList[this.carrierCount++] = m;
        this.measure(m, molecules);
      }
    }
  }

  /** Adds the forces [N] and couples [N·m] on the prepared vertices to out[o…], three numbers per molecule. */
  hand(
    out: Float64Array,
    o: number,
    forces: Float64Array,
    couples: Float64Array | undefined,
    molecules: Float64Array,
    list: Uint32Array,
    count: number,
  ): void {
    const { turns, carrierList } = this;
    for (let k = 0; k < this.carrierCount; k++) turns.fill(0, 3 * carrierList[k], 3 * carrierList[k] + 3);
    for (let k = 0; k < count; k++) {
      this.share(out, o, list[k], forces, molecules);
      if (couples !== undefined) this.twist(list[k], couples);
    }
    for (let k = 0; k < this.carrierCount; k++) this.turn(out, o, carrierList[k], molecules);
  }

  /**
   * Writes the velocities of the prepared vertices [m/s] to `out`, and how fast their molecules turn [1/s] to `spins`,
   * three numbers per vertex, from the velocities of the molecules at velocities[o…].
   */
  move(
    out: Float64Array,
    spins: Float64Array,
    velocities: Float64Array,
    o: number,
    molecules: Float64Array,
    list: Uint32Array,
    count: number,
  ): void {
    const { turns, carrierList } = this;
    const { starts, carriers, weights, positions } = this.skin;
    for (let k = 0; k < this.carrierCount; k++) this.turnOf(velocities, o, carrierList[k], molecules);
    for (let n = 0; n < count; n++) {
      const v = 3 * list[n];
      let x = 0;
      let y = 0;
      let z = 0;
      spins.fill(0, v, v + 3);
      for (let k = starts[list[n]]; k < starts[list[n] + 1]; k++) {
        const at = 3 * carriers[k];
        const w = weights[k];
        const rx = positions[v] - molecules[at];
        const ry = positions[v + 1] - molecules[at + 1];
        const rz = positions[v + 2] - molecules[at + 2];
        x += w * (velocities[o + at] + turns[at + 1] * rz - turns[at + 2] * ry);
        y += w * (velocities[o + at + 1] + turns[at + 2] * rx - turns[at] * rz);
        z += w * (velocities[o + at + 2] + turns[at] * ry - turns[at + 1] * rx);
        for (let axis = 0; axis < 3; axis++) spins[v + axis] = spins[v + axis] + w * turns[at + axis];
      }
      out[v] = x;
      out[v + 1] = y;
      out[v + 2] = z;
    }
  }

  private share(
    out: Float64Array,
    o: number,
    v: number,
    forces: Float64Array,
    molecules: Float64Array,
  ): void {
    const { starts, carriers, weights, positions } = this.skin;
    const { turns } = this;
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
      out[o + at] = out[o + at] + w * fx;
      out[o + at + 1] = out[o + at + 1] + w * fy;
      out[o + at + 2] = out[o + at + 2] + w * fz;
      turns[at] = turns[at] + w * (y * fz - z * fy);
      turns[at + 1] = turns[at + 1] + w * (z * fx - x * fz);
      turns[at + 2] = turns[at + 2] + w * (x * fy - y * fx);
    }
  }

  private twist(v: number, couples: Float64Array): void {
    const { starts, carriers, weights } = this.skin;
    const { turns } = this;
    for (let k = starts[v]; k < starts[v + 1]; k++) {
      const at = 3 * carriers[k];
      for (let axis = 0; axis < 3; axis++)
        turns[at + axis] = turns[at + axis] + weights[k] * couples[3 * v + axis];
    }
  }

  /** Centre and J⁻¹ of a molecule's cluster. */
  private measure(m: number, molecules: Float64Array): void {
    const { work, centres, inverses, starts, members } = this;
    work.fill(0);
    const c = 3 * m;
    const count = starts[m + 1] - starts[m];
    centres.fill(0, c, c + 3);
    for (let k = starts[m]; k < starts[m + 1]; k++)
      for (let axis = 0; axis < 3; axis++)
        centres[c + axis] = centres[c + axis] + molecules[3 * members[k] + axis] / count;
    for (let k = starts[m]; k < starts[m + 1]; k++) this.addInertia(molecules, members[k], c);
    const size = trace(work, 3);
    const isTurned = determinant(work, 3) > LEAST_DETERMINANT * size * size * size;
    if (!isTurned || !inverse(inverses, 9 * m, work, 3)) inverses.fill(0, 9 * m, 9 * m + 9);
  }

  private addInertia(molecules: Float64Array, member: number, c: number): void {
    const { work, centres } = this;
    const x = molecules[3 * member] - centres[c];
    const y = molecules[3 * member + 1] - centres[c + 1];
    const z = molecules[3 * member + 2] - centres[c + 2];
    work[3] += y * y + z * z;
    work[7] += x * x + z * z;
    work[11] += x * x + y * y;
    work[4] = work[6] -= x * y;
    work[5] = work[9] -= x * z;
    work[8] = work[10] -= y * z;
  }

  private turn(out: Float64Array, o: number, m: number, molecules: Float64Array): void {
    const { work, starts, members, centres, turns, inverses } = this;
    if (turns[3 * m] === 0 && turns[3 * m + 1] === 0 && turns[3 * m + 2] === 0) return;
    mulVec(work, 0, inverses, 9 * m, turns, 3 * m);
    for (let k = starts[m]; k < starts[m + 1]; k++) {
      const at = 3 * members[k];
      const x = molecules[at] - centres[3 * m];
      const y = molecules[at + 1] - centres[3 * m + 1];
      const z = molecules[at + 2] - centres[3 * m + 2];
      out[o + at] = out[o + at] + work[1] * z - work[2] * y;
      out[o + at + 1] = out[o + at + 1] + work[2] * x - work[0] * z;
      out[o + at + 2] = out[o + at + 2] + work[0] * y - work[1] * x;
    }
  }

  /** How fast a molecule turns with its neighbours, to `turns`. */
  private turnOf(velocities: Float64Array, o: number, m: number, molecules: Float64Array): void {
    const { work, starts, members, centres, turns, inverses } = this;
    work.fill(0, 0, 3);
    for (let k = starts[m]; k < starts[m + 1]; k++) {
      const at = 3 * members[k];
      const x = molecules[at] - centres[3 * m];
      const y = molecules[at + 1] - centres[3 * m + 1];
      const z = molecules[at + 2] - centres[3 * m + 2];
      work[0] += y * velocities[o + at + 2] - z * velocities[o + at + 1];
      work[1] += z * velocities[o + at] - x * velocities[o + at + 2];
      work[2] += x * velocities[o + at + 1] - y * velocities[o + at];
    }
    mulVec(turns, 3 * m, inverses, 9 * m, work, 0);
  }
}
