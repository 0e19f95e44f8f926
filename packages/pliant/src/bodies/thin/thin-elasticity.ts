/**
 * The elasticity of one thin body. Its curvature is computed anew for every step of a solver. The preconditioner is a
 * factor of the curvature. The factor belongs to the place at which the body last had changed its shape much. This
 * place is part of the body's state, so a restored world makes the same factor again.
 *
 * Over a substep of h, damping takes the energy of the stretch and bending since the start, times τ/h (Kelvin and
 * Voigt).
 */
import { BlockCholesky, type BlockMatrix } from '../fem/block-cholesky.js';
import type { Elasticity } from '../soft/elasticity.js';
import { roughSpring } from '../soft/rough-spring.js';
import type { ThinShape } from './thin-shape.js';

/** Change of edges, in units of a typical one, after which the factor is made anew: bounds, and in units of √(inertia/stiffness). */
const LEAST_CHANGE = 0.05;
const MOST_CHANGE = 0.5;
const CHANGE = 2;

/** Stands for a vertex that does not move among the springs of the state. */
const FIXED = -1;

export class ThinElasticity implements Elasticity {
  readonly count: number;
  readonly sums = new Float64Array(2);
  /** The places of the factor [m], its springs [N/m], its substep [s] and its density [kg/m³]. */
  readonly state: Float64Array;
  private readonly base: number;
  private readonly matrix: BlockMatrix;
  private readonly work: Float64Array;
  private readonly linear: Float64Array;
  /** The curvature without tension at the start of the substep, and the places there. */
  private readonly loss: Float64Array | undefined;
  private readonly origin: Float64Array;
  private readonly rate = new Float64Array(1);
  private factor: BlockCholesky | undefined;
  private isFactored = false;
  /** The factor with contacts, and whether it is of this substep. It is no part of the state. */
  private near: BlockCholesky | undefined;
  private isNear = false;

  constructor(
    readonly shape: ThinShape,
    readonly first: number,
    private readonly density: number,
    private readonly damping: number,
    state?: Float64Array,
  ) {
    const { count, graph } = shape;
    this.count = count;
    this.base = 3 * first;
    this.state = state ?? new Float64Array(4 * count + 2);
    this.matrix = graph.matrix();
    this.linear = new Float64Array(shape.linearSize);
    this.loss = damping > 0 ? new Float64Array(shape.linearSize) : undefined;
    this.work = new Float64Array(3 * count);
    this.origin = new Float64Array(damping > 0 ? 3 * count : 0);
  }

  /** Forgets the factor, because its places may have changed. */
  restored(): void {
    this.isFactored = false;
  }

  begin(x: Float64Array, inverseMass: Float64Array, h: number, springs?: Float64Array): void {
    const { state, count, first, base, density, loss, origin } = this;
    this.isNear = false;
    let isSame = state[4 * count] === h && state[4 * count + 1] === density;
    for (let v = 0; v < count; v++) {
      const now = inverseMass[first + v] === 0 ? FIXED : springs === undefined ? 0 : roughSpring(springs[v]);
      if (state[3 * count + v] === now) continue;
      state[3 * count + v] = now;
      isSame = false;
    }
    if (!isSame || this.hasChanged(x, h)) {
      state[4 * count] = h;
      state[4 * count + 1] = density;
      for (let k = 0; k < 3 * count; k++) state[k] = x[base + k];
      this.isFactored = false;
    }
    if (!this.isFactored) this.makeFactor();
    if (loss === undefined) return;
    for (let k = 0; k < 3 * count; k++) origin[k] = x[base + k];
    this.rate[0] = this.damping / h;
    this.shape.linearise(x, base, loss, true);
  }

  /** Whether edges have turned or stretched so much that the factor is of little use. */
  private hasChanged(x: Float64Array, h: number): boolean {
    const { state, base, shape, density } = this;
    const { edges, elementSize, axial, vertexVolume } = shape;
    const inertia = (density * vertexVolume[edges[0]]) / (h * h);
    const part = Math.min(MOST_CHANGE, Math.max(LEAST_CHANGE, CHANGE * Math.sqrt(inertia / axial)));
    const most = part * part * elementSize * elementSize;
    for (let e = 0; e < edges.length; e += 2) {
      const p = 3 * edges[e];
      const q = 3 * edges[e + 1];
      const dx = x[base + q] - x[base + p] - state[q] + state[p];
      const dy = x[base + q + 1] - x[base + p + 1] - state[q + 1] + state[p + 1];
      const dz = x[base + q + 2] - x[base + p + 2] - state[q + 2] + state[p + 2];
      if (dx * dx + dy * dy + dz * dz > most) return true;
    }
    return false;
  }

  /** Makes the factor of inertia, springs and curvature at the places in the state. */
  private makeFactor(): void {
    this.assemble(this.state, 0);
    this.factor = this.factored(this.factor);
    this.isFactored = true;
  }

  factorAt(x: Float64Array, more: Float64Array): void {
    const { matrix, state, count } = this;
    this.assemble(x, this.base);
    for (let v = 0; v < count; v++)
      if (state[3 * count + v] !== FIXED)
        for (let k = 9 * v; k < 9 * v + 9; k++) matrix.diagonal[k] = matrix.diagonal[k] + more[k];
    this.near = this.factored(this.near);
    this.isNear = this.near.isPositive;
  }

  private factored(old: BlockCholesky | undefined): BlockCholesky {
    const { matrix, shape } = this;
    if (old === undefined) return new BlockCholesky(matrix, shape.graph.pattern(shape.positions));
    old.refactor(matrix);
    return old;
  }

  /** The matrix of inertia, springs and curvature at x. */
  private assemble(x: Float64Array, base: number): void {
    const { state, matrix, shape, count } = this;
    const h = state[4 * count];
    const inertia = state[4 * count + 1] / (h * h);
    clear(matrix);
    shape.assemble(x, base, matrix, 1 + this.damping / h, false);
    const { diagonal, blocks, starts, columns } = matrix;
    for (let v = 0; v < count; v++) {
      const spring = state[3 * count + v];
      if (spring !== FIXED) {
        const more = inertia * shape.vertexVolume[v] + spring;
        for (let k = 9 * v; k < 9 * v + 9; k += 4) diagonal[k] = diagonal[k] + more;
        for (let e = starts[v]; e < starts[v + 1]; e++)
          if (state[3 * count + columns[e]] === FIXED) blocks.fill(0, 9 * e, 9 * e + 9);
        continue;
      }
      for (let k = 0; k < 9; k++) diagonal[9 * v + k] = k % 4 === 0 ? 1 : 0;
      blocks.fill(0, 9 * starts[v], 9 * starts[v + 1]);
    }
  }

  updateRotations(x: Float64Array): void {
    this.shape.linearise(x, this.base, this.linear, false);
  }

  addProduct(_: Float64Array, d: Float64Array, out: Float64Array): void {
    const { shape, linear, loss, rate } = this;
    shape.addProduct(linear, 1, d, out);
    if (loss !== undefined) shape.addProduct(loss, rate[0], d, out);
  }

  precondition(gradient: Float64Array, out: Float64Array): void {
    const { work, state, count } = this;
    for (let v = 0; v < count; v++) {
      const isFree = state[3 * count + v] !== FIXED;
      for (let k = 3 * v; k < 3 * v + 3; k++) work[k] = isFree ? gradient[k] : 0;
    }
    ((this.isNear ? this.near : this.factor) as BlockCholesky).solve(work, out);
  }

  totalGradient(x: Float64Array, out: Float64Array): void {
    const { loss, origin, work, base, sums } = this;
    this.sums.fill(0);
    this.shape.addGradient(x, base, out, sums);
    if (loss === undefined) return;
    // The loss is ½ Δxᵀ C Δx, with the gradient C Δx.
    const step = this.step;
    for (let k = 0; k < origin.length; k++) step[k] = x[base + k] - origin[k];
    work.fill(0);
    this.shape.addProduct(loss, this.rate[0], step, work);
    let lost = 0;
    for (let k = 0; k < origin.length; k++) {
      lost += 0.5 * step[k] * work[k];
      out[k] = out[k] + work[k];
    }
    sums[0] = sums[0] + lost;
    sums[1] = sums[1] + Math.abs(lost);
  }

  private get step(): Float64Array {
    this.madeStep ??= new Float64Array(3 * this.count);
    return this.madeStep;
  }

  private madeStep: Float64Array | undefined;

  elasticEnergy(x: Float64Array): void {
    const { work, sums } = this;
    sums.fill(0);
    this.shape.addGradient(x, this.base, work, sums);
  }
}

function clear({ blocks, diagonal }: BlockMatrix): void {
  blocks.fill(0);
  diagonal.fill(0);
}
