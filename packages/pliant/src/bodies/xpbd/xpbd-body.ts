/**
 * A solid of tetrahedra with a stable neo-Hookean material, moved by XPBD with small substeps (Macklin et al. 2019).
 *
 *   substep(h): viscosity → predict → sweeps over tetrahedra and attachments → velocities → keep momentum
 *
 * Viscosity comes first, and acts on the velocities after contact. At the end it would spread the speed at which
 * elasticity pushes vertices into a floor, and a body at rest would keep a steady speed.
 *
 * One sweep per substep is exact in the limit h → 0. It is too soft by a factor of about 1 + (h ω)², with ω the highest
 * frequency of a tetrahedron. More `iterations` converge to implicit Euler with the true stiffness. See
 * docs/methods/xpbd.md.
 */
import { PliantError } from '../../core/errors.js';
import type { Particles } from '../particles.js';
import { Attachments } from '../soft/attachments.js';
import { requirePositiveNumber } from '../soft/check-mesh.js';
import { predict, velocitiesFromPositions } from '../soft/integrate.js';
import { MomentumKeeper } from '../soft/keep-momentum.js';
import { addSoftMesh, type SoftMesh, type SoftMeshOptions } from '../soft/soft-mesh.js';
import { dampEdges, edgeDashpots } from './damp.js';
import { addElasticForces, elasticEnergy } from './energy.js';
import { type Material, type NeoHookean, neoHookean } from './material.js';
import { restRecords } from './rest.js';
import { DEVIATORIC, HYDROSTATIC, KEPT_STRIDE, LINEAR_STRIDE, sweep } from './solve.js';

/** How an elastic body is made. */
export interface XpbdOptions extends SoftMeshOptions, Material {
  /** Equal parts a step is cut into. Default 10. */
  readonly substeps?: number;
  /** Sweeps per substep. Default 1. */
  readonly iterations?: number;
}

/** An elastic body of tetrahedra by extended position based dynamics. */
export class XpbdBody {
  /** Its mesh and its particles. */
  readonly soft: SoftMesh;
  /** Vertices that are tied to a point. */
  readonly attachments: Attachments;
  /** The body's material, in the solver's form. */
  material: NeoHookean;
  /** The number of parts into which the body divides a step of its own. */
  readonly substeps: number;
  /** Sweeps over all elements in a substep. */
  readonly iterations: number;
  /** Particle numbers. */
  private readonly tets: Uint32Array;
  private readonly rest: Float64Array;
  private readonly kept: Float64Array;
  private readonly linear = new Float64Array(LINEAR_STRIDE);
  private readonly dashpots: Float64Array;
  private readonly strength = new Float64Array(1);
  private readonly keeper: MomentumKeeper;
  /** The numbers stand in an array, because numbers written to fields may be boxed. */
  private readonly constants = new Float64Array(2);

  constructor(particles: Particles, options: XpbdOptions) {
    const { substeps = 10, iterations = 1 } = options;
    this.material = neoHookean(options);
    requireCount('substeps', substeps);
    requireCount('iterations', iterations);
    this.substeps = substeps;
    this.iterations = iterations;
    this.soft = addSoftMesh(particles, options);
    this.attachments = new Attachments(this.soft);
    const { mesh, first } = this.soft;
    this.tets = mesh.tets.map((v) => first + v);
    this.rest = restRecords(mesh);
    this.kept = new Float64Array(iterations > 1 ? KEPT_STRIDE * mesh.tetCount : 0);
    this.dashpots = edgeDashpots(mesh);
    this.keeper = new MomentumKeeper(this.soft);
  }

  /** Changes the material while the body runs. Properties that aren't given take their defaults. */
  setMaterial(material: Material): void {
    this.material = neoHookean(material);
  }

  /** Moves the body by `dt` [s] in `substeps` parts; `gravity` in [m/s²]. */
  step(dt: number, gravity: ArrayLike<number>): void {
    // A computed quotient would be boxed. An undivided step keeps its box.
    if (this.substeps === 1) {
      this.substep(dt, gravity);
      return;
    }
    const h = dt / this.substeps;
    for (let k = 0; k < this.substeps; k++) this.substep(h, gravity);
  }

  /** Moves the body by one part of a step, for worlds that look for contact in between. `h` in [s]. */
  substep(h: number, gravity: ArrayLike<number>): void {
    requirePositiveNumber('dt', h);
    const { first, count, particles, mesh } = this.soft;
    const { columns } = particles;
    const { position, velocity, inverseMass } = columns;
    const { viscosity } = this.material;
    this.prepare(h);
    if (viscosity > 0) {
      this.strength[0] = viscosity * h;
      dampEdges(position, velocity, inverseMass, mesh.edges, first, this.dashpots, this.strength);
    }
    predict(columns, first, first + count, gravity, h);
    this.keeper.begin(columns);
    this.attachments.begin();
    for (let k = 0; k < this.iterations; k++) {
      sweep(
        position,
        inverseMass,
        this.tets,
        this.rest,
        mesh.positions,
        first,
        this.kept,
        this.constants,
        this.linear,
        k % 2 === 0,
        k === 0,
      );
      this.attachments.solve(columns, h);
    }
    velocitiesFromPositions(columns, first, first + count, h);
    this.keeper.end(columns, this.attachments);
  }

  /** [J] */
  elasticEnergy(): number {
    const { mesh, first, particles } = this.soft;
    return elasticEnergy(mesh, this.rest, this.material, particles.columns.position, first);
  }

  /** Elastic forces on the vertices at the present positions, three numbers each [N]. */
  elasticForces(out = new Float64Array(3 * this.soft.count)): Float64Array {
    const { mesh, first, particles } = this.soft;
    out.fill(0);
    addElasticForces(out, mesh, this.rest, this.material, particles.columns.position, first);
    return out;
  }

  private prepare(h: number): void {
    const { constants, material } = this;
    constants[HYDROSTATIC] = 6 / (material.lambda * h * h);
    constants[DEVIATORIC] = 6 / (material.mu * h * h);
  }
}

function requireCount(path: string, value: number): void {
  if (Number.isInteger(value) && value >= 1 && value <= 1e6) return;
  throw new PliantError('invalid-value', `The ${path} is ${value}; give a whole number from 1 to 1000000.`, {
    path,
  });
}
