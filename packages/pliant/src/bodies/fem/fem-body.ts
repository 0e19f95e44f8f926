/**
 * A solid of tetrahedra moved by implicit Euler, solved to the requested stiffness. A substep minimises
 *
 *   Φ(x) = Σ m/(2h²) |x − y|² + elastic energy + damping + springs of anchors,   y = x₀ + h v + h² (gravity + force/m)
 *
 * from the guess x₀ + h v, plus h² gravity if nothing holds the body, with the factored rest stiffness as preconditioner
 * (`quasi-newton.ts`). While the body turns and strains little, one step is enough. The minimiser's error in linear and
 * angular momentum is given back, as in the other models.
 */
import { determinant } from '../../math/mat3.js';
import type { Particles } from '../particles.js';
import { AnchorSprings } from '../soft/anchor-springs.js';
import { Attachments } from '../soft/attachments.js';
import { velocitiesFromPositions } from '../soft/integrate.js';
import { MomentumKeeper } from '../soft/keep-momentum.js';
import { addSoftMesh, type SoftMesh, type SoftMeshOptions, setDensity } from '../soft/soft-mesh.js';
import { FemElasticity } from './fem-elasticity.js';
import type { FemShape } from './fem-shape.js';
import { type Law, makeLaw } from './laws.js';
import { type Objective, QuasiNewton } from './quasi-newton.js';
import { deformation } from './viscosity.js';

export interface FemOptions extends SoftMeshOptions {
  /** The mesh at rest, in its own frame, with its material; bodies may share it. */
  readonly shape: FemShape;
  /** How much muscles pull, 0 to 1. Default 0. */
  readonly activation?: number;
  /** Most steps of the minimiser per substep. Default 40. */
  readonly iterations?: number;
}

/**
 * The minimiser stops when the predicted gain is this part of the first: positions are then right to about a thousandth
 * of their change.
 */
const GAIN = 1e-6;
const RESIDUAL = 1e-4;
/** … or when no coordinate is to move farther than this part of an element. */
const STILL = 1e-10;
/** An anchor without compliance yields by this part of its vertex's own yielding. */
const RIGID = 1e-6;

/** xx yy zz xy yz zx. */
const ROWS = [0, 1, 2, 0, 1, 2];
const COLUMNS = [0, 1, 2, 1, 2, 0];

export class FemBody implements Objective {
  readonly soft: SoftMesh;
  elasticity: FemElasticity;
  /** The minimiser's input: the function, and the size of its parts [J]. */
  readonly value = new Float64Array(2);
  readonly solver: QuasiNewton;
  private readonly limits: {
    iterations: number;
    gain: number;
    residual: number;
    move: number;
    least: number;
  };
  private readonly keeper: MomentumKeeper;
  private readonly attachments: Attachments;
  /** The place of every vertex without elasticity [m]. */
  private readonly wanted: Float64Array;
  readonly anchors: AnchorSprings;
  private readonly inertia = new Float64Array(1);

  constructor(particles: Particles, options: FemOptions) {
    const { shape, iterations = 40, activation = 0 } = options;
    this.soft = addSoftMesh(particles, options);
    const { first, count } = this.soft;
    this.elasticity = new FemElasticity(shape, first, options.density ?? 1000);
    this.elasticity.activate(activation);
    this.solver = new QuasiNewton(3 * count);
    this.limits = { iterations, gain: GAIN, residual: RESIDUAL, move: STILL * shape.elementSize, least: 0 };
    this.keeper = new MomentumKeeper(this.soft);
    this.attachments = new Attachments(this.soft);
    this.wanted = new Float64Array(3 * count);
    this.anchors = new AnchorSprings(count);
    this.elasticity.resetRotations(particles.columns.position);
  }

  /** Holds a vertex at a point for the next substep of `h` [s]; `give` is a matrix, row-major [m/N]. */
  anchor(vertex: number, point: ArrayLike<number>, give: ArrayLike<number>, h: number): void {
    const { shape, density } = this.elasticity;
    const own = shape.stretchSum[vertex] + (density * shape.vertexVolume[vertex]) / (h * h);
    this.anchors.hold(vertex, point, give, RIGID / own);
  }

  /** Writes the opposite of the force of a vertex' anchor in the last substep [N]. */
  anchorLoad(vertex: number, out: Float64Array): void {
    out.fill(0);
    this.anchors.pull(vertex, this.soft.particles.columns.position, 3 * (this.soft.first + vertex), out, 0);
  }

  /** Removes all anchors. */
  letGo(): void {
    this.anchors.letGo();
  }

  /** Changes the settings of the same mesh: material, density and activation. */
  tune(shape: FemShape, density: number, activation: number): void {
    const { rotations, plastic } = this.elasticity;
    this.elasticity = new FemElasticity(shape, this.soft.first, density, rotations, plastic?.state);
    this.elasticity.activate(activation);
    setDensity(this.soft, density);
  }

  /** Moves the body by `h` [s]; `gravity` in [m/s²]. */
  substep(h: number, gravity: ArrayLike<number>): void {
    const { soft, elasticity } = this;
    const { first, count, particles } = soft;
    const { columns } = particles;
    const { position } = columns;
    this.predict(h, gravity);
    this.keeper.begin(columns);
    elasticity.begin(columns.previous, columns.inverseMass, h, this.anchors.springs);
    elasticity.updateRotations(position);
    this.inertia[0] = 1 / (h * h);
    this.solver.minimise(position, 3 * first, this, this.limits);
    if (!this.anchors.isHeld) this.keeper.recentre(columns, this.attachments, this.wanted);
    velocitiesFromPositions(columns, first, first + count, h);
    if (!this.anchors.isHeld) this.keeper.end(columns, this.attachments);
  }

  /**
   * Writes the places of vertices without elasticity, v ← v + h a, saves the present positions, and moves the vertices
   * to the guess. A force that is small against gravity at the guess is small enough.
   */
  private predict(h: number, gravity: ArrayLike<number>): void {
    const { position, previous, velocity, force, inverseMass, mass } = this.soft.particles.columns;
    const { first, count } = this.soft;
    const { wanted, limits } = this;
    // Where something holds the body, its acceleration is rather nought.
    let isFree = !this.anchors.isHeld;
    for (let v = 0; v < count; v++) if (inverseMass[first + v] === 0) isFree = false;
    limits.least = 0;
    for (let v = 0; v < count; v++) {
      const w = inverseMass[first + v];
      for (let i = 0; i < 3; i++) {
        const k = 3 * (first + v) + i;
        previous[k] = position[k];
        wanted[3 * v + i] = position[k];
        if (w === 0) continue;
        const pull = gravity[i] + w * force[k];
        const guess = position[k] + h * velocity[k] + (isFree ? h * h * gravity[i] : 0);
        velocity[k] = velocity[k] + h * pull;
        wanted[3 * v + i] = position[k] + h * velocity[k];
        position[k] = guess;
        const small = RESIDUAL * gravity[i] * mass[first + v];
        if (isFree) limits.least += small * small;
      }
    }
  }

  evaluate(gradient: Float64Array): void {
    const { elasticity, wanted, anchors, value } = this;
    const { first, count, particles } = this.soft;
    const { position, mass, inverseMass } = particles.columns;
    const rate = this.inertia[0];
    gradient.fill(0);
    elasticity.totalGradient(position, gradient);
    let energy = 0;
    for (let v = 0; v < count; v++) {
      const k = 3 * v;
      const at = 3 * (first + v);
      if (inverseMass[first + v] === 0) {
        gradient[k] = gradient[k + 1] = gradient[k + 2] = 0;
        continue;
      }
      const m = mass[first + v] * rate;
      for (let i = 0; i < 3; i++) {
        const d = position[at + i] - wanted[k + i];
        gradient[k + i] = gradient[k + i] + m * d;
        energy += 0.5 * m * d * d;
      }
      if (anchors.springs[v] > 0) energy += anchors.pull(v, position, at, gradient, k);
    }
    value[0] = elasticity.sums[0] + energy;
    value[1] = elasticity.sums[1] + energy;
  }

  precondition(gradient: Float64Array, out: Float64Array): void {
    this.elasticity.precondition(gradient, out);
  }

  /**
   * σ = P Fᵀ/J and the energy per rest volume, without muscles. The law is isotropic, so a turned rest shape has the
   * same. Where the body has flowed, `f` becomes its elastic part.
   */
  stressOf(t: number, f: Float64Array, out: Float64Array): void {
    const { shape } = this.elasticity;
    this.law ??= makeLaw(shape.material.law ?? 'neo-hookean');
    const p = this.piola;
    const { plastic, gradients } = this.elasticity;
    // Only the elastic part has stress.
    if (plastic !== undefined)
      deformation(
        f,
        0,
        this.soft.particles.columns.position,
        3 * this.soft.first,
        shape.mesh.tets,
        gradients,
        t,
      );
    this.law.stress(f, shape.lambda[t], shape.mu[t], p);
    const j = determinant(f, 0);
    for (let k = 0; k < 6; k++) {
      const r = 3 * ROWS[k];
      const c = 3 * COLUMNS[k];
      out[k] = (p[r] * f[c] + p[r + 1] * f[c + 1] + p[r + 2] * f[c + 2]) / j;
    }
    const { shared } = this;
    this.elasticity.patchPressure(this.soft.particles.columns.position, t, shared);
    for (let k = 0; k < 3; k++) out[k] = out[k] + shared[0];
    out[6] = p[9] + shared[1];
  }

  private readonly shared = new Float64Array(2);

  private law: Law | undefined;
  private readonly piola = new Float64Array(10);

  /** [J] */
  elasticEnergy(): number {
    this.elasticity.elasticEnergy(this.soft.particles.columns.position);
    return this.elasticity.sums[0];
  }
}
