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
 * has none, can't take a torque about that line: there the torque is lost, and the vertex doesn't turn with it. Near that
 * line neighbours have short levers, and would take the torque by forces that tear the body apart: a bent rod of four
 * molecules got a thousand times the energy that it had. So an axis about which they lie close counts less and less.
 */
import { widened } from '../../core/grow.js';
import { eigenSymmetric3 } from '../../math/eigen3.js';
import { determinant, inverse, mulVec, trace } from '../../math/mat3.js';

/**
 * Least moment of inertia about an axis, over the trace of J, for which a cluster takes all of a torque about it: 0.33
 * for a round cluster, 0.25 for a flat one.
 */
const LEAST_MOMENT = 0.03;

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
  /** Each molecule and its neighbours: members[starts[m]…starts[m + 1]). */
  private readonly starts: Uint32Array;
  private readonly members: Uint32Array;
  /** Per molecule: its place among those that carry prepared vertices, −1 for others. */
  private readonly placeOf: Int32Array;
  /** Per molecule that carries: the molecule, J⁻¹ (zero where it can't be turned), torque to take or rate of turn. */
  private readonly carrierList: Uint32Array;
  private readonly inverses: Float64Array;
  private readonly turns: Float64Array;
  private carrierCount = 0;
  /** Members of the carriers' clusters: three times the molecule, and its arm from the cluster's centre [m]. */
  private readonly clusters: Uint32Array;
  private memberAt: Uint32Array = new Uint32Array(0);
  private arms: Float64Array = new Float64Array(0);
  /**
   * Carriers of the prepared vertices, vertex after vertex: three times the molecule, three times its place, and its
   * weight with the weighted arm from the molecule to the vertex.
   */
  private ends: Uint32Array = new Uint32Array(0);
  private carriedBy: Uint32Array = new Uint32Array(0);
  private shares: Float64Array = new Float64Array(0);
  /** ω, then J, then the cluster's centre. */
  private readonly work = new Float64Array(15);
  /** Moments about the main axes of J, and these axes. */
  private readonly axes = new Float64Array(12);

  constructor(
    private readonly skin: CarriedPoints,
    moleculeCount: number,
  ) {
    this.starts = new Uint32Array(moleculeCount + 1).fill(1, 1);
    for (const molecule of skin.pairs) this.starts[molecule + 1]++;
    for (let m = 0; m < moleculeCount; m++) this.starts[m + 1] += this.starts[m];
    const next = this.starts.slice();
    this.members = new Uint32Array(this.starts[moleculeCount]);
    for (let m = 0; m < moleculeCount; m++) this.members[next[m]++] = m;
    for (let k = 0; k < skin.pairs.length; k++) this.members[next[skin.pairs[k]]++] = skin.pairs[k ^ 1];
    this.placeOf = new Int32Array(moleculeCount).fill(-1);
    this.carrierList = new Uint32Array(moleculeCount);
    this.inverses = new Float64Array(9 * moleculeCount);
    this.turns = new Float64Array(3 * moleculeCount);
    this.clusters = new Uint32Array(moleculeCount + 1);
  }

  /**
   * Adds to `out` [N], three numbers per molecule, the forces on all vertices [N], with molecules at these places [m].
   */
  spread(out: Float64Array, forces: Float64Array, molecules: Float64Array): void {
    const all = Uint32Array.from({ length: this.skin.starts.length - 1 }, (_, v) => v);
    this.prepare(molecules, all, all.length);
    this.hand(out, 0, forces, undefined, all, all.length);
  }

  /** Takes the vertices list[0…count), of molecules at these places [m], for `hand` and `move`. */
  prepare(molecules: Float64Array, list: Uint32Array, count: number): void {
    const { carriers, starts, weights, positions } = this.skin;
    const { placeOf, carrierList } = this;
    for (let k = 0; k < this.carrierCount; k++) placeOf[carrierList[k]] = -1;
    this.carrierCount = 0;
    if (this.ends.length < count) this.ends = new Uint32Array(2 * count);
    let entry = 0;
    for (let n = 0; n < count; n++) {
      const v = list[n];
      const last = entry + starts[v + 1] - starts[v];
      if (2 * last > this.carriedBy.length) this.widenShares(last);
      const { shares, carriedBy } = this;
      for (let k = starts[v]; k < starts[v + 1]; k++, entry++) {
        const m = carriers[k];
        if (placeOf[m] < 0) this.takeCarrier(m, molecules);
        const w = weights[k];
        carriedBy[2 * entry] = 3 * m;
        carriedBy[2 * entry + 1] = 3 * placeOf[m];
        shares[4 * entry] = w;
        shares[4 * entry + 1] = w * (positions[3 * v] - molecules[3 * m]);
        shares[4 * entry + 2] = w * (positions[3 * v + 1] - molecules[3 * m + 1]);
        shares[4 * entry + 3] = w * (positions[3 * v + 2] - molecules[3 * m + 2]);
      }
      this.ends[n] = entry;
    }
  }

  /** Adds the forces [N] and couples [N·m] on the prepared vertices to out[o…], three numbers per molecule. */
  hand(
    out: Float64Array,
    o: number,
    forces: Float64Array,
    couples: Float64Array | undefined,
    list: Uint32Array,
    count: number,
  ): void {
    const { turns, ends, carriedBy, shares } = this;
    for (let k = 0; k < 3 * this.carrierCount; k++) turns[k] = 0;
    let entry = 0;
    for (let n = 0; n < count; n++) {
      const v = 3 * list[n];
      const fx = forces[v];
      const fy = forces[v + 1];
      const fz = forces[v + 2];
      const tx = couples === undefined ? 0 : couples[v];
      const ty = couples === undefined ? 0 : couples[v + 1];
      const tz = couples === undefined ? 0 : couples[v + 2];
      if (fx === 0 && fy === 0 && fz === 0 && tx === 0 && ty === 0 && tz === 0) {
        entry = ends[n];
        continue;
      }
      for (; entry < ends[n]; entry++) {
        const at = o + carriedBy[2 * entry];
        const turn = carriedBy[2 * entry + 1];
        const w = shares[4 * entry];
        const x = shares[4 * entry + 1];
        const y = shares[4 * entry + 2];
        const z = shares[4 * entry + 3];
        out[at] = out[at] + w * fx;
        out[at + 1] = out[at + 1] + w * fy;
        out[at + 2] = out[at + 2] + w * fz;
        turns[turn] = turns[turn] + y * fz - z * fy + w * tx;
        turns[turn + 1] = turns[turn + 1] + z * fx - x * fz + w * ty;
        turns[turn + 2] = turns[turn + 2] + x * fy - y * fx + w * tz;
      }
    }
    for (let c = 0; c < this.carrierCount; c++) this.turn(out, o, c);
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
    list: Uint32Array,
    count: number,
  ): void {
    const { turns, ends, carriedBy, shares } = this;
    for (let c = 0; c < this.carrierCount; c++) this.turnOf(velocities, o, c);
    let entry = 0;
    for (let n = 0; n < count; n++) {
      const v = 3 * list[n];
      let x = 0;
      let y = 0;
      let z = 0;
      let sx = 0;
      let sy = 0;
      let sz = 0;
      for (; entry < ends[n]; entry++) {
        const at = o + carriedBy[2 * entry];
        const turn = carriedBy[2 * entry + 1];
        const w = shares[4 * entry];
        const rx = shares[4 * entry + 1];
        const ry = shares[4 * entry + 2];
        const rz = shares[4 * entry + 3];
        const ux = turns[turn];
        const uy = turns[turn + 1];
        const uz = turns[turn + 2];
        x += w * velocities[at] + uy * rz - uz * ry;
        y += w * velocities[at + 1] + uz * rx - ux * rz;
        z += w * velocities[at + 2] + ux * ry - uy * rx;
        sx += w * ux;
        sy += w * uy;
        sz += w * uz;
      }
      out[v] = x;
      out[v + 1] = y;
      out[v + 2] = z;
      spins[v] = sx;
      spins[v + 1] = sy;
      spins[v + 2] = sz;
    }
  }

  private widenShares(count: number): void {
    this.carriedBy = widened(this.carriedBy, 4 * count);
    this.shares = widened(this.shares, 8 * count);
  }

  /** Takes a molecule that carries: the arms of its cluster, and J⁻¹. */
  private takeCarrier(m: number, molecules: Float64Array): void {
    const { work, inverses, starts, members, clusters } = this;
    const place = this.carrierCount++;
    this.placeOf[m] = place;
    this.carrierList[place] = m;
    const count = starts[m + 1] - starts[m];
    const from = place === 0 ? 0 : clusters[place];
    clusters[0] = 0;
    clusters[place + 1] = from + count;
    if (from + count > this.memberAt.length) {
      this.memberAt = widened(this.memberAt, 2 * (from + count));
      this.arms = widened(this.arms, 6 * (from + count));
    }
    work.fill(0);
    for (let k = starts[m]; k < starts[m + 1]; k++)
      for (let axis = 0; axis < 3; axis++) work[12 + axis] += molecules[3 * members[k] + axis] / count;
    for (let k = 0; k < count; k++) {
      const at = 3 * members[starts[m] + k];
      this.memberAt[from + k] = at;
      for (let axis = 0; axis < 3; axis++)
        this.arms[3 * (from + k) + axis] = molecules[at + axis] - work[12 + axis];
      this.addInertia(3 * (from + k));
    }
    const size = trace(work, 3);
    // The least moment is at least four times the determinant over the square of the trace.
    const isRound = 4 * determinant(work, 3) >= LEAST_MOMENT * size * size * size;
    if (!isRound || !inverse(inverses, 9 * place, work, 3)) this.invertThin(9 * place, size);
  }

  /** J⁻¹ of a cluster with a thin direction: axes about which it can hardly be turned take part of their torque, or none. */
  private invertThin(o: number, size: number): void {
    const { work, inverses, axes } = this;
    inverses.fill(0, o, o + 9);
    if (!(size > 0) || !eigenSymmetric3(axes, 0, axes, 3, work, 3)) return;
    for (let n = 0; n < 3; n++) {
      const share = Math.min(1, Math.max(0, axes[n]) / (LEAST_MOMENT * size));
      if (!(share > 0)) continue;
      const scale = (share * share * (3 - 2 * share)) / axes[n];
      for (let i = 0; i < 3; i++)
        for (let j = 0; j < 3; j++)
          inverses[o + 3 * i + j] += scale * axes[3 + 3 * i + n] * axes[3 + 3 * j + n];
    }
  }

  private addInertia(at: number): void {
    const { work, arms } = this;
    const x = arms[at];
    const y = arms[at + 1];
    const z = arms[at + 2];
    work[3] += y * y + z * z;
    work[7] += x * x + z * z;
    work[11] += x * x + y * y;
    work[4] = work[6] -= x * y;
    work[5] = work[9] -= x * z;
    work[8] = work[10] -= y * z;
  }

  /** Hands the torque on a carrier to its cluster. */
  private turn(out: Float64Array, o: number, c: number): void {
    const { work, clusters, memberAt, arms, turns, inverses } = this;
    if (turns[3 * c] === 0 && turns[3 * c + 1] === 0 && turns[3 * c + 2] === 0) return;
    mulVec(work, 0, inverses, 9 * c, turns, 3 * c);
    const ux = work[0];
    const uy = work[1];
    const uz = work[2];
    for (let k = clusters[c]; k < clusters[c + 1]; k++) {
      const at = o + memberAt[k];
      const x = arms[3 * k];
      const y = arms[3 * k + 1];
      const z = arms[3 * k + 2];
      out[at] = out[at] + uy * z - uz * y;
      out[at + 1] = out[at + 1] + uz * x - ux * z;
      out[at + 2] = out[at + 2] + ux * y - uy * x;
    }
  }

  /** How fast a carrier turns with its cluster, to `turns`. */
  private turnOf(velocities: Float64Array, o: number, c: number): void {
    const { work, clusters, memberAt, arms, turns, inverses } = this;
    let sx = 0;
    let sy = 0;
    let sz = 0;
    for (let k = clusters[c]; k < clusters[c + 1]; k++) {
      const at = o + memberAt[k];
      const x = arms[3 * k];
      const y = arms[3 * k + 1];
      const z = arms[3 * k + 2];
      sx += y * velocities[at + 2] - z * velocities[at + 1];
      sy += z * velocities[at] - x * velocities[at + 2];
      sz += x * velocities[at + 1] - y * velocities[at];
    }
    work[0] = sx;
    work[1] = sy;
    work[2] = sz;
    mulVec(turns, 3 * c, inverses, 9 * c, work, 0);
  }
}
