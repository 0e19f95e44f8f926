/**
 * A sheet or thread that implicit Euler moves. A substep minimises
 *
 *   Σ m/(2h²) |x − y|² + elastic energy + damping + springs of anchors
 *
 * y are the places to which vertices would go by themselves. The solver is Newton's method with conjugate gradients
 * (`thin-newton.ts`). It starts at the places to which the vertices' present speeds lead.
 */
import type { Particles } from '../particles.js';
import { AnchorSprings } from '../soft/anchor-springs.js';
import { Attachments } from '../soft/attachments.js';
import { requirePositiveNumber, requireVertex } from '../soft/check-mesh.js';
import type { ElasticBody } from '../soft/elasticity.js';
import { velocitiesFromPositions } from '../soft/integrate.js';
import { MomentumKeeper } from '../soft/keep-momentum.js';
import { ThinElasticity } from './thin-elasticity.js';
import { type Motion, ThinNewton } from './thin-newton.js';
import type { ThinShape } from './thin-shape.js';

export interface ThinOptions {
  readonly shape: ThinShape;
  /** The first places of the vertices [m]. */
  readonly positions: Float64Array;
  /** [kg/m³] */
  readonly density: number;
  readonly fixed: readonly number[];
  /** Viscous over elastic force, per rate [s]. */
  readonly damping: number;
}

/** An anchor without compliance gives this part of what its vertex would give. */
const RIGID = 1e-6;

export class ThinBody implements ElasticBody, Motion {
  readonly first: number;
  readonly count: number;
  elasticity: ThinElasticity;
  readonly anchors: AnchorSprings;
  readonly wanted: Float64Array;
  readonly solver: ThinNewton;
  private readonly keeper: MomentumKeeper;
  private readonly attachments: Attachments;

  constructor(
    readonly particles: Particles,
    { shape, positions, density, fixed, damping }: ThinOptions,
  ) {
    requirePositiveNumber('density', density);
    this.count = shape.count;
    for (const vertex of fixed) requireVertex('fixed', vertex, this.count);
    this.first = particles.add(this.count);
    const { position, previous, inverseMass } = particles.columns;
    position.set(positions, 3 * this.first);
    previous.set(positions, 3 * this.first);
    inverseMass.fill(1, this.first, this.first + this.count);
    for (const vertex of fixed) inverseMass[this.first + vertex] = 0;
    this.setDensity(shape, density);
    this.elasticity = new ThinElasticity(shape, this.first, density, damping);
    const tied = { mesh: { tets: shape.elements }, first: this.first, count: this.count };
    this.keeper = new MomentumKeeper(tied);
    this.attachments = new Attachments(tied);
    this.anchors = new AnchorSprings(this.count);
    this.wanted = new Float64Array(3 * this.count);
    this.solver = new ThinNewton(3 * this.count);
  }

  private setDensity({ vertexVolume }: ThinShape, density: number): void {
    const { mass, inverseMass } = this.particles.columns;
    for (let v = 0; v < this.count; v++) {
      mass[this.first + v] = density * vertexVolume[v];
      if (inverseMass[this.first + v] !== 0) inverseMass[this.first + v] = 1 / mass[this.first + v];
    }
  }

  /** Takes other settings for the same mesh. */
  tune(shape: ThinShape, density: number, damping: number): void {
    requirePositiveNumber('density', density);
    this.elasticity = new ThinElasticity(shape, this.first, density, damping, this.elasticity.state);
    this.setDensity(shape, density);
  }

  /** Holds a vertex at a point for the next substep of `h` [s]; `give` is a matrix, row-major [m/N]. */
  anchor(vertex: number, point: ArrayLike<number>, give: ArrayLike<number>, h: number): void {
    const { shape } = this.elasticity;
    const own = shape.axial + this.particles.columns.mass[this.first + vertex] / (h * h);
    this.anchors.hold(vertex, point, give, RIGID / own);
  }

  /** Writes the opposite of the force of a vertex' anchor in the last substep [N]. */
  anchorLoad(vertex: number, out: Float64Array): void {
    out.fill(0);
    this.anchors.pull(vertex, this.particles.columns.position, 3 * (this.first + vertex), out, 0);
  }

  /** Lets all anchors go. */
  letGo(): void {
    this.anchors.letGo();
  }

  /** Moves the body by `h` [s]; `gravity` in [m/s²]. */
  substep(h: number, gravity: ArrayLike<number>): void {
    const { columns } = this.particles;
    this.predict(h, gravity);
    this.keeper.begin(columns);
    this.elasticity.begin(columns.previous, columns.inverseMass, h, this.anchors.springs);
    const pull = Math.sqrt(gravity[0] * gravity[0] + gravity[1] * gravity[1] + gravity[2] * gravity[2]);
    this.solver.minimise(this, h, pull);
    if (!this.anchors.isHeld) this.keeper.recentre(columns, this.attachments, this.wanted);
    velocitiesFromPositions(columns, this.first, this.first + this.count, h);
    if (!this.anchors.isHeld) this.keeper.end(columns, this.attachments);
  }

  /**
   * Writes the places to which vertices would go, v ← v + h a, and keeps the old places. The first guess is the place
   * to which the old speed leads.
   */
  private predict(h: number, gravity: ArrayLike<number>): void {
    const { position, previous, velocity, force, inverseMass } = this.particles.columns;
    const { first, count, wanted } = this;
    for (let v = 0; v < count; v++) {
      const w = inverseMass[first + v];
      for (let i = 0; i < 3; i++) {
        const k = 3 * (first + v) + i;
        previous[k] = position[k];
        wanted[3 * v + i] = position[k];
        if (w === 0) continue;
        const guess = position[k] + h * velocity[k];
        const speed = velocity[k] + h * (gravity[i] + w * force[k]);
        velocity[k] = speed;
        wanted[3 * v + i] = position[k] + h * speed;
        position[k] = guess;
      }
    }
  }

  /** [J] */
  elasticEnergy(): number {
    this.elasticity.elasticEnergy(this.particles.columns.position);
    return this.elasticity.sums[0];
  }
}
