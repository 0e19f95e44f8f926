/**
 * Springs know lengths, not sides. A layer of molecules that an impact drives through its neighbours finds all springs
 * at rest on the other side, and stays there. Cells know the side: four molecules that are all connected, and not in
 * one plane. A cell is left alone until it has lost most of its volume. Then it pushes back, also from the other side,
 * so that no body rests inside out:
 *
 *   E = ½ κ (q₀ − q)²  where q < q₀,    q = volume / volume at rest,    κ = share · least mean of k L² of its molecules' springs
 *
 * Where a cube of a lattice is flat its springs push it either way with about k L per column. Ten cells of the cube
 * push back with 1.4 times that, whichever side it is on. A cell makes no net force and no torque.
 *
 * Long connections, which span other molecules, make no cells: their number would grow with the square of the radius.
 */

/** q₀: the share of its volume below which a cell pushes. Boxes at rest keep more than nine tenths. */
const LEAST_VOLUME = 0.4;
/** Of the energy of the springs; below 0.36 a flat layer of a lattice stays on the wrong side. */
const SHARE = 0.5;
/** How many times as long as the shortest ones of its molecules a connection of a cell may be: √2 to √3 in a lattice. */
const LONGEST = 1.7;
/** A cell whose volume is a smaller share of its longest side cubed is flat. A regular one has 0.118. */
const FLATTEST = 0.02;
/** Molecules of a cell. */
const CORNERS = 4;
/** Numbers of an active cell: κ, then the gradient of q for its four molecules [1/m]. */
export const CELL_STRIDE = 13;

/** What cells read of their body; `MassSpring` has all of it. */
export interface CellBody {
  readonly count: number;
  readonly positions: Float64Array;
  readonly restPositions: Float64Array;
  readonly inverseMasses: Float64Array;
  readonly pairs: Uint32Array;
  readonly restLengths: Float64Array;
  readonly stiffnesses: Float64Array;
}

/** The four molecules of each cell. */
export function findCells(body: CellBody): Uint32Array {
  const { starts, neighbours } = shortConnections(body);
  const mark = new Int32Array(body.count).fill(-1);
  const cells: number[] = [];
  for (let i = 0; i < body.count; i++) {
    for (let a = starts[i]; a < starts[i + 1]; a++) mark[neighbours[a]] = i;
    for (let a = starts[i]; a < starts[i + 1]; a++) {
      const j = neighbours[a];
      for (let b = starts[j]; b < starts[j + 1]; b++) {
        const k = neighbours[b];
        if (mark[k] !== i) continue;
        for (let c = starts[k]; c < starts[k + 1]; c++) {
          const l = neighbours[c];
          if (mark[l] === i && has(neighbours, starts[j], starts[j + 1], l) && !isFlat(body, i, j, k, l))
            cells.push(i, j, k, l);
        }
      }
    }
  }
  return Uint32Array.from(cells);
}

/** Connections that span no other molecule, as lists of the higher numbers connected to each molecule, in order. */
function shortConnections({ count, pairs, restLengths }: CellBody): {
  starts: Uint32Array;
  neighbours: Uint32Array;
} {
  const shortest = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
  for (let s = 0; s < restLengths.length; s++) {
    for (let end = 0; end < 2; end++) {
      const i = pairs[2 * s + end];
      shortest[i] = Math.min(shortest[i], restLengths[s]);
    }
  }
  const isShort = (s: number) =>
    restLengths[s] <= LONGEST * Math.max(shortest[pairs[2 * s]], shortest[pairs[2 * s + 1]]);
  const starts = new Uint32Array(count + 1);
  for (let s = 0; s < restLengths.length; s++) if (isShort(s)) starts[pairs[2 * s] + 1]++;
  for (let i = 0; i < count; i++) starts[i + 1] += starts[i];
  const neighbours = new Uint32Array(starts[count]);
  const filled = starts.slice();
  for (let s = 0; s < restLengths.length; s++)
    if (isShort(s)) neighbours[filled[pairs[2 * s]]++] = pairs[2 * s + 1];
  for (let i = 0; i < count; i++) neighbours.subarray(starts[i], starts[i + 1]).sort();
  return { starts, neighbours };
}

function has(sorted: Uint32Array, first: number, end: number, value: number): boolean {
  for (let k = first; k < end; k++) if (sorted[k] === value) return true;
  return false;
}

function isFlat({ restPositions: x }: CellBody, i: number, j: number, k: number, l: number): boolean {
  const longestSq = Math.max(
    apartSq(x, i, j),
    apartSq(x, i, k),
    apartSq(x, i, l),
    apartSq(x, j, k),
    apartSq(x, j, l),
    apartSq(x, k, l),
  );
  return (
    Math.abs(determinant(x, 3 * i, 3 * j, 3 * k, 3 * l)) < 6 * FLATTEST * longestSq * Math.sqrt(longestSq)
  );
}

function apartSq(x: Float64Array, i: number, j: number): number {
  return (x[3 * i] - x[3 * j]) ** 2 + (x[3 * i + 1] - x[3 * j + 1]) ** 2 + (x[3 * i + 2] - x[3 * j + 2]) ** 2;
}

/** Six times the volume of a cell, with the sign of its side [m³]. */
function determinant(x: Float64Array, i: number, j: number, k: number, l: number): number {
  const ax = x[j] - x[i];
  const ay = x[j + 1] - x[i + 1];
  const az = x[j + 2] - x[i + 2];
  const bx = x[k] - x[i];
  const by = x[k + 1] - x[i + 1];
  const bz = x[k + 2] - x[i + 2];
  const cx = x[l] - x[i];
  const cy = x[l + 1] - x[i + 1];
  const cz = x[l + 2] - x[i + 2];
  return ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
}

/** The cells of a body. */
export class Cells {
  /** How many cells push where `linearise` was called last. */
  activeCount = 0;
  /** Where the molecules of these cells stand among all coordinates, four a cell. */
  readonly active: Uint32Array;
  /** κ [J] and the gradient of q for four molecules [1/m] of these cells. */
  readonly derivatives: Float64Array;
  private readonly places: Uint32Array;
  private readonly body: CellBody;
  /** One over the determinant at rest [1/m³], and κ [J]. */
  private readonly inverseAtRest: Float64Array;
  private readonly strengths: Float64Array;
  /** Mean of k L² of the springs of each molecule [J], and their number. */
  private readonly energies: Float64Array;
  private readonly springs: Float64Array;
  private readonly gradient = new Float64Array(3 * CORNERS);

  constructor(body: CellBody) {
    this.body = body;
    this.places = findCells(body);
    const { places } = this;
    const count = places.length / CORNERS;
    for (let k = 0; k < places.length; k++) places[k] = 3 * places[k];
    this.inverseAtRest = new Float64Array(count);
    this.strengths = new Float64Array(count);
    this.energies = new Float64Array(count > 0 ? body.count : 0);
    this.springs = new Float64Array(count > 0 ? body.count : 0);
    this.active = new Uint32Array(places.length);
    this.derivatives = new Float64Array(CELL_STRIDE * count);
    for (let c = 0; c < count; c++) this.inverseAtRest[c] = 1 / this.determinantOf(c, body.restPositions);
  }

  /** Number of cells. */
  get count(): number {
    return this.strengths.length;
  }

  /** Takes the stiffness of the springs over. */
  setStrengths(): void {
    if (this.count === 0) return;
    const { body, places, energies, springs, strengths } = this;
    const { pairs, restLengths, stiffnesses } = body;
    energies.fill(0);
    springs.fill(0);
    for (let s = 0; s < restLengths.length; s++) {
      for (let end = 0; end < 2; end++) {
        const i = pairs[2 * s + end];
        energies[i] += stiffnesses[s] * restLengths[s] * restLengths[s];
        springs[i]++;
      }
    }
    for (let c = 0; c < this.count; c++) {
      let least = Number.POSITIVE_INFINITY;
      for (let n = 0; n < CORNERS; n++) {
        const i = places[CORNERS * c + n] / 3;
        least = Math.min(least, energies[i] / springs[i]);
      }
      strengths[c] = SHARE * least;
    }
  }

  /** Whether a cell has less than this share of its volume. */
  hasBelow(share: number): boolean {
    const { positions } = this.body;
    for (let c = 0; c < this.count; c++) {
      if (this.determinantOf(c, positions) * this.inverseAtRest[c] < share) return true;
    }
    return false;
  }

  /** [J] */
  energy(): number {
    const { positions } = this.body;
    let energy = 0;
    for (let c = 0; c < this.count; c++) {
      const lost = LEAST_VOLUME - this.determinantOf(c, positions) * this.inverseAtRest[c];
      if (lost > 0) energy += 0.5 * this.strengths[c] * lost * lost;
    }
    return energy;
  }

  /** Adds what the cells push, three numbers per molecule [N]. */
  addForces(out: Float64Array): void {
    const { places, gradient } = this;
    const { positions } = this.body;
    for (let c = 0; c < this.count; c++) {
      const lost = LEAST_VOLUME - this.determinantOf(c, positions) * this.inverseAtRest[c];
      if (!(lost > 0)) continue;
      this.gradientOf(gradient, 0, c, positions);
      const push = this.strengths[c] * lost;
      for (let n = 0; n < CORNERS; n++) {
        const o = places[CORNERS * c + n];
        for (let axis = 0; axis < 3; axis++) out[o + axis] += push * gradient[3 * n + axis];
      }
    }
  }

  /** Notes the cells that push at the present state, and their derivatives. */
  linearise(): void {
    const { places, active, derivatives } = this;
    const { positions } = this.body;
    this.activeCount = 0;
    for (let c = 0; c < this.count; c++) {
      if (!(this.determinantOf(c, positions) * this.inverseAtRest[c] < LEAST_VOLUME)) continue;
      const n = this.activeCount++;
      for (let k = 0; k < CORNERS; k++) active[CORNERS * n + k] = places[CORNERS * c + k];
      derivatives[CELL_STRIDE * n] = this.strengths[c];
      this.gradientOf(derivatives, CELL_STRIDE * n + 1, c, positions);
    }
  }

  /** Adds stiff · Σ κ ∇q ∇qᵀ · v of the cells noted. What bends ∇q is left out, so the matrix is positive. */
  multiply(out: Float64Array, v: Float64Array, stiff: number): void {
    const { active, derivatives } = this;
    for (let c = 0, at = 0; c < this.activeCount; c++, at += CELL_STRIDE) {
      let rate = 0;
      for (let n = 0; n < CORNERS; n++) {
        const o = active[CORNERS * c + n];
        const g = at + 1 + 3 * n;
        rate += derivatives[g] * v[o] + derivatives[g + 1] * v[o + 1] + derivatives[g + 2] * v[o + 2];
      }
      const push = stiff * derivatives[at] * rate;
      for (let n = 0; n < CORNERS; n++) {
        const o = active[CORNERS * c + n];
        for (let axis = 0; axis < 3; axis++) out[o + axis] += push * derivatives[at + 1 + 3 * n + axis];
      }
    }
  }

  /** Adds the diagonal of the same matrix. */
  addDiagonal(diagonal: Float64Array, stiff: number): void {
    const { active, derivatives } = this;
    for (let c = 0, at = 0; c < this.activeCount; c++, at += CELL_STRIDE) {
      for (let k = 0; k < 3 * CORNERS; k++) {
        const slope = derivatives[at + 1 + k];
        diagonal[active[CORNERS * c + Math.floor(k / 3)] + (k % 3)] +=
          stiff * derivatives[at] * slope * slope;
      }
    }
  }

  /** Adds to each molecule's rate, every second of `rates`, that of its cells if all push [1/s²]. */
  addRates(rates: Float64Array): void {
    const { places, gradient } = this;
    const { restPositions, inverseMasses } = this.body;
    for (let c = 0; c < this.count; c++) {
      this.gradientOf(gradient, 0, c, restPositions);
      let sum = 0;
      for (let n = 0; n < CORNERS; n++) sum += lengthAt(gradient, 3 * n);
      for (let n = 0; n < CORNERS; n++) {
        const i = places[CORNERS * c + n] / 3;
        rates[2 * i] += inverseMasses[i] * this.strengths[c] * sum * lengthAt(gradient, 3 * n);
      }
    }
  }

  private determinantOf(c: number, x: Float64Array): number {
    const { places } = this;
    const o = CORNERS * c;
    return determinant(x, places[o], places[o + 1], places[o + 2], places[o + 3]);
  }

  /** The gradient of q for the four molecules of a cell [1/m]. */
  private gradientOf(out: Float64Array, o: number, c: number, x: Float64Array): void {
    const { places } = this;
    const scale = this.inverseAtRest[c];
    const i = places[CORNERS * c];
    for (let axis = 0; axis < 3; axis++) out[o + axis] = 0;
    for (let n = 1; n < CORNERS; n++) {
      // The area vector of the two other sides from the first molecule, in the order that keeps the sign.
      const p = places[CORNERS * c + 1 + (n % 3)];
      const q = places[CORNERS * c + 1 + ((n + 1) % 3)];
      const px = x[p] - x[i];
      const py = x[p + 1] - x[i + 1];
      const pz = x[p + 2] - x[i + 2];
      const qx = x[q] - x[i];
      const qy = x[q + 1] - x[i + 1];
      const qz = x[q + 2] - x[i + 2];
      const at = o + 3 * n;
      out[at] = scale * (py * qz - pz * qy);
      out[at + 1] = scale * (pz * qx - px * qz);
      out[at + 2] = scale * (px * qy - py * qx);
      for (let axis = 0; axis < 3; axis++) out[o + axis] -= out[at + axis];
    }
  }
}

function lengthAt(v: Float64Array, o: number): number {
  return Math.sqrt(v[o] * v[o] + v[o + 1] * v[o + 1] + v[o + 2] * v[o + 2]);
}
