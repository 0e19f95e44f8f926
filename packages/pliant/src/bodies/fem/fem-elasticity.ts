/**
 * The elasticity of one body: energy, gradient, products with the Hessian and a preconditioner, over the particles' own
 * positions. A solver of the body's motion calls it in this order:
 *
 *   begin(x, w, h)          at the start of a substep: the factor for this h, the start of damping
 *   updateRotations(x)      then precondition(g, out): out = R (ρM/h² + (1 + τ/h) K₀)⁻¹ Rᵀ g
 *   totalGradient(x, out)   adds the gradient of elastic energy and damping; sums[0] has the energy
 *
 * The solver adds inertia and contact. `x` holds all particles of a world; those of the body begin at `first`. Vertices
 * are numbered from there.
 */

import { roughSpring } from '../soft/rough-spring.js';
import type { BlockCholesky } from './block-cholesky.js';
import { ByElement } from './by-element.js';
import { addStretchProduct, addVolumeProduct } from './curvature.js';
import type { FemKernel, Lodging } from './fem-kernel.js';
import type { FemShape } from './fem-shape.js';
import { barrier, CRUSHED, type FemMaterial } from './material.js';
import { PatchPressure } from './patch-pressure.js';
import { PlasticFlow } from './plastic-flow.js';
import { VertexRotations } from './rotations.js';
import { Viscosity } from './viscosity.js';

/**
 * Step of differences of gradients, in units of a typical edge. At this step rounding and curvature weigh about the
 * same.
 */
const DIFFERENCE = 1e-5;

export class FemElasticity {
  readonly shape: FemShape;
  readonly first: number;
  readonly count: number;
  readonly rotations: VertexRotations;
  /**
   * The energy of the last `energy` or `totalGradient` [J], and the size of its parts, for rounding. They are in an
   * array, because returned doubles are boxed.
   */
  readonly sums = new Float64Array(2);
  density: number;
  /** By edge and vertex: the weights of the shape plus those of muscles at the present activation. */
  private stretch: Float64Array;
  private stretchSum: Float64Array;
  private isActive = false;
  private activation = 0;
  /** Of a body that can yield. */
  readonly plastic: PlasticFlow | undefined;
  private readonly base: number;
  private readonly viscosity: Viscosity | undefined;
  /** Where patches of elements share their volume. */
  private readonly patches: PatchPressure | undefined;
  /** For laws other than the neo-Hookean one. That law has the short form below. */
  private readonly byElement: ByElement | undefined;
  private readonly damping: number;
  /** Springs that hold vertices [N/m]; infinite for fixed vertices. */
  readonly anchors: Float64Array;
  private hasFixed = false;
  private readonly work: Float64Array;
  private factor: BlockCholesky | undefined;
  /** Where the hot loops run in WebAssembly. */
  private lodging: Lodging | undefined;
  private readonly factoredFor = new Float64Array(2);

  /** A body whose material changes hands its rotations and its plastic state on. */
  constructor(
    shape: FemShape,
    first: number,
    density: number,
    rotations = new VertexRotations(shape),
    yielded?: Float64Array,
  ) {
    const { damping = 0, plasticity }: FemMaterial = shape.material;
    this.shape = shape;
    this.first = first;
    this.base = 3 * first;
    this.count = shape.count;
    this.density = density;
    this.plastic = plasticity && new PlasticFlow(shape, plasticity, yielded);
    this.stretch = this.plastic?.stretch ?? shape.stretch;
    this.stretchSum = this.plastic?.stretchSum ?? shape.stretchSum;
    this.damping = damping;
    const { law = 'neo-hookean' } = shape.material;
    this.byElement = law === 'neo-hookean' ? undefined : new ByElement(shape, this.gradients);
    this.patches = shape.patches && new PatchPressure(shape, shape.patches);
    this.rotations = rotations;
    this.viscosity = damping > 0 ? new Viscosity(shape, this.gradients) : undefined;
    this.anchors = new Float64Array(shape.count);
    this.work = new Float64Array(3 * shape.count);
  }

  /**
   * Lets the hot loops run in the kernel, or in plain code again. Bodies that flow stay with the plain code. Call it
   * between substeps.
   */
  lodge(kernel: FemKernel | undefined): void {
    this.lodging = this.plastic === undefined ? kernel?.lodge(this.shape) : undefined;
    this.viscosity?.lodge(this.lodging);
  }

  /** Its place in the kernel, where solves with its factor can run. */
  get lodged(): Lodging | undefined {
    return this.lodging !== undefined && this.lodging.factor > 0 ? this.lodging : undefined;
  }

  /** ∇N of all corners in the frame in which the elements are without stress, twelve numbers each [1/m]. */
  get gradients(): Float64Array {
    return this.plastic?.gradients ?? this.shape.gradients;
  }

  /** Activation of the muscles, 0 to 1. Without muscles it has no effect. */
  activate(activation: number): void {
    this.activation = activation;
    if (this.shape.pull === undefined) return;
    this.isActive = activation > 0;
    this.stretch = new Float64Array(this.shape.stretch.length);
    this.stretchSum = new Float64Array(this.count);
    this.compose();
  }

  /** Sums up the weights of the material and of its muscles. */
  private compose(): void {
    const { stretch, stretchSum, activation, plastic, shape } = this;
    const { pull, pullSum } = shape;
    if (pull === undefined || pullSum === undefined) return;
    const own = this.byElement === undefined ? 1 : 0;
    const edges = plastic?.stretch ?? shape.stretch;
    const sums = plastic?.stretchSum ?? shape.stretchSum;
    for (let e = 0; e < stretch.length; e++) stretch[e] = own * edges[e] + activation * pull[e];
    for (let v = 0; v < stretchSum.length; v++) stretchSum[v] = own * sums[v] + activation * pullSum[v];
  }

  /** Lets elements flow that yield at the places x of nodes from `base`/3 on. */
  yieldAt(x: Float64Array, base: number): void {
    if (this.plastic?.flow(x, base) === true) this.compose();
  }

  /** Makes everything anew that follows from the saved state. */
  restored(): void {
    this.plastic?.refresh();
    this.compose();
  }

  /** At the start of a substep of `h` [s]. Particles with `inverseMass` 0 do not move; `springs` may hold others by vertex [N/m]. */
  begin(x: Float64Array, inverseMass: Float64Array, h: number, springs?: Float64Array): void {
    const { anchors, first, factoredFor } = this;
    let isSame = this.factor !== undefined && factoredFor[0] === h && factoredFor[1] === this.density;
    for (let v = 0; v < this.count; v++) {
      const now =
        inverseMass[first + v] === 0 ? Infinity : springs === undefined ? 0 : roughSpring(springs[v]);
      if (anchors[v] === now) continue;
      anchors[v] = now;
      isSame = false;
    }
    if (!isSame) {
      this.hasFixed = anchors.includes(Infinity);
      this.factor = this.shape.factored(this.density / (h * h), 1 + this.damping / h, anchors);
      factoredFor[0] = h;
      factoredFor[1] = this.density;
    }
    this.lodging?.begin(this.factor as BlockCholesky, anchors, this.hasFixed);
    this.yieldAt(x, this.base);
    this.viscosity?.begin(x, this.base, this.damping / h);
  }

  /** Follows the rotation of the body. Call `reset` after the body was placed or restored. */
  updateRotations(x: Float64Array): void {
    this.rotations.update(x, this.base);
    this.lodging?.takeRotations(this.rotations.matrices);
  }

  resetRotations(x: Float64Array): void {
    this.rotations.reset(x, this.base);
    this.lodging?.takeRotations(this.rotations.matrices);
  }

  /** out = R P⁻¹ Rᵀ gradient, three numbers per vertex of the body; 0 at fixed ones. `out` may be `gradient`. */
  precondition(gradient: Float64Array, out: Float64Array): void {
    const { lodged } = this;
    if (lodged !== undefined) {
      lodged.toRest(gradient, 0, false, this.six);
      lodged.solve(false);
      lodged.toWorld(0, false, out);
      return;
    }
    this.toRest(gradient);
    this.solveAtRest();
    this.toWorld(out);
  }

  /** Turns nodal forces into the frame at rest, 0 at fixed vertices; returns the working vector, which they are in. */
  toRest(forces: Float64Array): Float64Array {
    const { work, anchors } = this;
    this.rotations.toRest(forces, work);
    if (this.hasFixed)
      for (let v = 0; v < this.count; v++)
        if (anchors[v] === Infinity) work[3 * v] = work[3 * v + 1] = work[3 * v + 2] = 0;
    return work;
  }

  /** Solves with the factor, in the working vector. */
  solveAtRest(): void {
    (this.factor as BlockCholesky).solve(this.work, this.work);
  }

  /** Writes the working vector, turned to the world, to out. */
  toWorld(out: Float64Array): void {
    this.rotations.toWorld(this.work, out);
  }

  /** Turns a vector of the frame at rest to the world. */
  turnToWorld(vector: Float64Array): void {
    this.rotations.toWorld(vector, vector);
  }

  /** Inertia of a rest volume in the factor: density/h² [kg/(m³ s²)]. */
  get restInertia(): number {
    return this.factoredFor[1] / (this.factoredFor[0] * this.factoredFor[0]);
  }

  /** Adds the gradient of the energy to out, three numbers per vertex of the body [N]; sums[0] has the energy with what damping takes [J]. */
  totalGradient(x: Float64Array, out: Float64Array): void {
    this.addElastic(x, out);
    this.viscosity?.addTotal(x, this.base, out, this.sums);
  }

  /** Σ V (f(J) − 3μ/2) added to sums[0], its gradient to out. */
  private addVolume(x: Float64Array, out: Float64Array): void {
    const { tets } = this.shape.mesh;
    const { tetCount, inverseVolume, lambda, mu } = this.shape;
    const { base } = this;
    let energy = this.sums[0];
    for (let t = 0; t < tetCount; t++) {
      const a = 3 * tets[4 * t];
      const b = 3 * tets[4 * t + 1];
      const c = 3 * tets[4 * t + 2];
      const d = 3 * tets[4 * t + 3];
      const ax = x[base + a];
      const ay = x[base + a + 1];
      const az = x[base + a + 2];
      const ux = x[base + b] - ax;
      const uy = x[base + b + 1] - ay;
      const uz = x[base + b + 2] - az;
      const vx = x[base + c] - ax;
      const vy = x[base + c + 1] - ay;
      const vz = x[base + c + 2] - az;
      const wx = x[base + d] - ax;
      const wy = x[base + d + 1] - ay;
      const wz = x[base + d + 2] - az;
      // Six times the gradients of the volume at b, c and d.
      const bx = vy * wz - vz * wy;
      const by = vz * wx - vx * wz;
      const bz = vx * wy - vy * wx;
      const cx = wy * uz - wz * uy;
      const cy = wz * ux - wx * uz;
      const cz = wx * uy - wy * ux;
      const dx = uy * vz - uz * vy;
      const dy = uz * vx - ux * vz;
      const dz = ux * vy - uy * vx;
      const rest = inverseVolume[t];
      const j = (dx * wx + dy * wy + dz * wz) * (1 / 6) * rest;
      const l = lambda[t];
      const m = mu[t];
      const inv = j >= CRUSHED ? 1 / j : 1 / CRUSHED;
      const slope = (j >= CRUSHED ? -m * inv : m * inv * (-1 + (j - CRUSHED) * inv)) + l * (j - 1);
      const s = slope * (1 / 6);
      energy += (m * (barrier(j) - 1.5) + 0.5 * l * (j - 1) * (j - 1)) / rest;
      out[b] = out[b] + s * bx;
      out[b + 1] = out[b + 1] + s * by;
      out[b + 2] = out[b + 2] + s * bz;
      out[c] = out[c] + s * cx;
      out[c + 1] = out[c + 1] + s * cy;
      out[c + 2] = out[c + 2] + s * cz;
      out[d] = out[d] + s * dx;
      out[d + 1] = out[d + 1] + s * dy;
      out[d + 2] = out[d + 2] + s * dz;
      out[a] = out[a] - s * (bx + cx + dx);
      out[a + 1] = out[a + 1] - s * (by + cy + dy);
      out[a + 2] = out[a + 2] - s * (bz + cz + dz);
    }
    this.sums[0] = energy;
  }

  /** Σ V μ/2 |F|² to sums[0], its gradient added to out. */
  private addStretch(x: Float64Array, out: Float64Array): void {
    const { edgeStarts, neighbours, count } = this.shape;
    const { stretch } = this;
    const { base } = this;
    let energy = 0;
    for (let v = 0; v < count; v++) {
      const at = base + 3 * v;
      const px = x[at];
      const py = x[at + 1];
      const pz = x[at + 2];
      let gx = 0;
      let gy = 0;
      let gz = 0;
      for (let e = edgeStarts[v], to = edgeStarts[v + 1]; e < to; e++) {
        const j = base + 3 * neighbours[e];
        const w = stretch[e];
        const dx = px - x[j];
        const dy = py - x[j + 1];
        const dz = pz - x[j + 2];
        gx += w * dx;
        gy += w * dy;
        gz += w * dz;
        energy += w * (dx * dx + dy * dy + dz * dz);
      }
      out[3 * v] = out[3 * v] + gx;
      out[3 * v + 1] = out[3 * v + 1] + gy;
      out[3 * v + 2] = out[3 * v + 2] + gz;
    }
    // Every edge was met from both ends.
    this.sums[0] = 0.25 * energy;
    this.sums[1] = Math.abs(this.sums[0]);
  }

  /**
   * out += H d at x, with H the Hessian of elastic energy and damping; d and out have three numbers per vertex of the
   * body.
   */
  addProduct(x: Float64Array, d: Float64Array, out: Float64Array): void {
    const { lodging } = this;
    if (lodging !== undefined && this.hasShortForm()) lodging.addProduct(x, this.base, d, out);
    else if (this.byElement === undefined) {
      addStretchProduct(this.shape, this.stretch, d, out);
      addVolumeProduct(this.shape, x, this.base, d, out);
    }
    if (this.byElement !== undefined) this.addDifference(x, d, out);
    this.patches?.addProduct(x, this.base, d, out);
    this.viscosity?.addProduct(d, out, this.unused);
  }

  /** Laws without a product of their own use the difference of two gradients along d. */
  private addDifference(x: Float64Array, d: Float64Array, out: Float64Array): void {
    const { base, byElement, shape, sums } = this;
    this.here ??= new Float64Array(d.length);
    this.there ??= new Float64Array(d.length);
    this.kept ??= new Float64Array(d.length);
    const { here, there, kept } = this;
    let most = 0;
    for (let k = 0; k < d.length; k++) if (Math.abs(d[k]) > most) most = Math.abs(d[k]);
    if (most === 0) return;
    // Half of the difference to each side makes the error of second order.
    const size = (DIFFERENCE * shape.elementSize) / most;
    const energy = sums[0];
    const parts = sums[1];
    here.fill(0);
    there.fill(0);
    for (let side = 0; side < 2; side++) {
      const gradient = side === 0 ? here : there;
      const s = side === 0 ? -size : size;
      for (let k = 0; k < d.length; k++) {
        if (side === 0) kept[k] = x[base + k];
        x[base + k] = kept[k] + s * d[k];
      }
      if (byElement !== undefined) {
        if (this.isActive) this.addStretch(x, gradient);
        byElement.addTotal(x, base, gradient, sums);
      }
    }
    for (let k = 0; k < d.length; k++) {
      x[base + k] = kept[k];
      out[k] = out[k] + (there[k] - here[k]) / (2 * size);
    }
    sums[0] = energy;
    sums[1] = parts;
  }

  private readonly unused = new Float64Array(1);
  private here: Float64Array | undefined;
  private there: Float64Array | undefined;
  private kept: Float64Array | undefined;

  /** Writes the energy, with the loss by damping since `begin`, to sums[0] [J]. */
  energy(x: Float64Array): void {
    this.totalGradient(x, this.work);
  }

  /** Writes the elastic energy alone to sums[0] [J]. */
  elasticEnergy(x: Float64Array): void {
    this.addElastic(x, this.work);
  }

  private addElastic(x: Float64Array, out: Float64Array): void {
    if (this.byElement !== undefined) {
      this.sums.fill(0);
      if (this.isActive) this.addStretch(x, out);
      this.byElement.addTotal(x, this.base, out, this.sums);
      return;
    }
    if (this.lodging !== undefined && this.hasShortForm())
      this.lodging.addElastic(x, this.base, out, this.sums);
    else {
      this.addStretch(x, out);
      this.addVolume(x, out);
    }
    this.patches?.addTotal(x, this.base, out, this.sums);
  }

  /** Whether the energy is that of the shape alone, as the kernel has it: muscles and other laws change it. */
  private hasShortForm(): boolean {
    return this.byElement === undefined && this.stretch === this.shape.stretch;
  }

  private readonly six = new Float64Array(6);

  /** Pressure of the patch of element t at the places x [Pa], and its energy per rest volume; 0 without patches. */
  patchPressure(x: Float64Array, t: number, out: Float64Array): void {
    out[0] = out[1] = 0;
    this.patches?.pressureAt(x, this.base, t, out);
  }
}
