/**
 * A deformable body that is pulled to the best fit of its rest shape (Müller, Heidelberger, Teschner and Gross 2005).
 *
 *   substep(h): fit goals at x → v += α/h (goal − x) → damp deforming motion → v += h (g + f/m), x += h v → attachments
 *
 * Goals belong to the positions at the start of the step. In contrast to a method that predicts first, every pull is
 * then free of force and torque about the positions at which momentum is counted. So a free body keeps its linear and
 * angular momentum to rounding at any time step.
 *
 * We depart in the meaning of `stiffness`. The paper's α is per step, so a body gets softer with smaller steps. Here α
 * belongs to steps of 1/60 s. Other steps keep the frequency of the vibration: the scheme turns by φ per step with cos
 * φ = 1 − α/2, so φ is scaled with h. `frequency` sets any other frequency. A substep takes at most α = 1, a sixth of a
 * vibration. The scheme is stable up to 4, so this leaves room to spare. A body that would need more is softer than
 * asked for, and `moreSubsteps` says by how much the substep has to be divided.
 */
import { PliantError } from '../../core/errors.js';
import { acos, cos, exp, PI } from '../../math/scalar.js';
import type { Particles } from '../particles.js';
import { Attachments } from '../soft/attachments.js';
import { requireBetween, requirePositiveNumber } from '../soft/check-mesh.js';
import { predict, velocitiesFromPositions } from '../soft/integrate.js';
import { addSoftMesh, type SoftMesh, type SoftMeshOptions } from '../soft/soft-mesh.js';
import { type Clusters, coverMesh } from './clusters.js';
import { dampClusters } from './damp.js';
import { Fitter } from './fit.js';
import { matchingDistance, pullToGoals } from './goals.js';
import { checkPlasticity, flow, type Plasticity } from './plasticity.js';
import { type RestShape, setRestShape } from './rest.js';
import { Rigidifier } from './rigidify.js';

/**
 * The shapes to which a body of shape matching returns: its rest shape turned, sheared and stretched, or bent; `rigidified` does not
 * draw it there but puts it there.
 */
export type MatchingMode = 'rigid' | 'linear' | 'quadratic' | 'rigidified';

/** The properties that can change while a body runs. */
export interface MatchingMaterial {
  /** The part of the way to its goal by which a vertex is pulled in 1/60 s, 0 to 1. Default 0.5. */
  readonly stiffness?: number;
  /** The frequency of the body's vibration [Hz], instead of `stiffness`, whose largest value is 10 Hz. */
  readonly frequency?: number;
  /** How much of linear and quadratic deformation the goals follow, 0 to 1. Default 0.5. */
  readonly blend?: number;
  /** Rate at which deforming motion dies [1/s]. Default 2. */
  readonly damping?: number;
}

/** How a body of shape matching is made. */
export interface ShapeMatchingOptions extends SoftMeshOptions, MatchingMaterial {
  /** Which deformations the goals follow. Default 'linear'. */
  readonly mode?: MatchingMode;
  /** Whether goals keep the rest volume. Default true. */
  readonly keepsVolume?: boolean;
  /** Overlapping clusters to cover the body with. Default 1. */
  readonly clusters?: number;
  /** Rings of neighbours that clusters share. Default 1. */
  readonly overlap?: number;
  /** How the body keeps a deformation; none by default. */
  readonly plasticity?: Plasticity;
}

/** The step that `stiffness` is meant for [s]. */
const STIFFNESS_STEP = 1 / 60;
/** Turn per step at which α = 1: a sixth of a vibration [rad]. */
const LARGEST_TURN = PI / 3;
/** Part of that turn which is rounding. */
const ROUNDING = 1e-9;
const MODES: readonly string[] = ['rigid', 'linear', 'quadratic', 'rigidified'];
/** Mass of a fixed vertex over that of the body, so that a body is made rigid about it. */
const FIXED_MASS = 1e6;

/** A deformable body that is drawn back to its rest shape, cluster by cluster. */
export class ShapeMatchingBody {
  /** Its mesh and its particles. */
  readonly soft: SoftMesh;
  /** Vertices that are tied to a point. */
  readonly attachments: Attachments;
  /** The overlapping parts that are matched one by one. */
  readonly clusters: Clusters;
  private readonly shape: RestShape;
  private readonly fitter: Fitter;
  /** Angle per second of the vibration that `stiffness` makes [rad/s]. */
  private frequency: number;
  private damping: number;
  private readonly isRigid: boolean;
  /** Only of the mode `rigidified`. */
  private rigidifier: Rigidifier | undefined;
  private readonly plasticity: Plasticity | undefined;
  private readonly plastic: Float64Array;
  /** Rest places per entry, as given and after plastic flow [m]. */
  private readonly firstRest: Float64Array;
  private readonly rest: Float64Array;
  private readonly work = new Float64Array(9);
  /**
   * The length of the last substep [s], its rate of pull [1/s] and its share of damping. They are kept, because they
   * rarely change.
   */
  private readonly known = new Float64Array(3);

  constructor(particles: Particles, options: ShapeMatchingOptions) {
    const { stiffness = 0.5, damping = 2, blend = 0.5, mode = 'linear', clusters = 1, overlap = 1 } = options;
    checkOptions(mode, stiffness, blend, damping, clusters, overlap);
    requireBetween('frequency', options.frequency ?? 1, 0, Infinity);
    if (options.plasticity) checkPlasticity(options.plasticity);
    this.soft = addSoftMesh(particles, options);
    this.attachments = new Attachments(this.soft);
    this.clusters = coverMesh(this.soft.mesh, clusters, overlap);
    this.frequency = angularFrequency(stiffness, options.frequency);
    this.damping = damping;
    this.plasticity = options.plasticity;
    this.plastic = new Float64Array(9 * this.clusters.count);
    for (let k = 0; k < this.plastic.length; k++)
      this.plastic[k] = k % 9 === 0 || k % 9 === 4 || k % 9 === 8 ? 1 : 0;
    this.isRigid = mode === 'rigid' || mode === 'rigidified';
    this.shape = this.emptyShape(mode === 'quadratic' ? 9 : 3);
    this.firstRest = new Float64Array(3 * this.clusters.vertices.length);
    this.gatherRest();
    this.rest = this.firstRest.slice();
    for (let c = 0; c < this.clusters.count; c++) this.updateRest(c);
    this.fitter = new Fitter(
      this.clusters,
      this.shape,
      this.isRigid ? 0 : blend,
      options.keepsVolume ?? true,
    );
    if (mode === 'rigidified') this.rigidifier = this.makeRigidifier();
  }

  /** Changes the pull on a running body. */
  setMaterial({ stiffness = 0.5, frequency, damping = 2, blend = 0.5 }: MatchingMaterial): void {
    checkMaterial(stiffness, blend, damping);
    requireBetween('frequency', frequency ?? 1, 0, Infinity);
    this.frequency = angularFrequency(stiffness, frequency);
    this.damping = damping;
    this.fitter.blend = this.isRigid ? 0 : blend;
    this.known.fill(0);
  }

  /** Call this after the masses of the vertices have changed. */
  reweigh(): void {
    this.weigh(this.shape.weights, this.shape.masses);
    for (let c = 0; c < this.clusters.count; c++) this.updateRest(c);
    if (this.rigidifier !== undefined) this.rigidifier = this.makeRigidifier();
  }

  /** Moves the body by `dt` [s]; `gravity` in [m/s²]. */
  step(dt: number, gravity: ArrayLike<number>): void {
    this.substep(dt, gravity);
  }

  /** Moves the body by `h` [s]. */
  substep(h: number, gravity: ArrayLike<number>): void {
    requirePositiveNumber('dt', h);
    const { first, count, particles } = this.soft;
    const { columns } = particles;
    const { fit } = this.fitter;
    if (this.rigidifier !== undefined) {
      this.rigidify(this.rigidifier, h, gravity);
      return;
    }
    this.fitter.run(columns.position, first);
    if (this.plasticity) this.flow(h, this.plasticity);
    if (h !== this.known[0]) this.prepare(h);
    pullToGoals(columns, first, this.clusters, this.shape, fit, this.known[1]);
    if (this.damping > 0) {
      dampClusters(columns, first, this.clusters, this.shape, fit.centres, this.known[2], this.work);
    }
    predict(columns, first, first + count, gravity, h);
    if (this.attachments.count > 0) this.holdAttached(h);
  }

  /** One substep of the slide: every vertex moves by itself, then all are put where the rest shape fits them best. */
  private rigidify(rigidifier: Rigidifier, h: number, gravity: ArrayLike<number>): void {
    const { first, count, particles } = this.soft;
    const { columns } = particles;
    const { position, previous, inverseMass } = columns;
    predict(columns, first, first + count, gravity, h);
    rigidifier.fit(position, 3 * first, this.fitter.fit.rotations, 0);
    rigidifier.place(position, 3 * first);
    for (let v = first; v < first + count; v++)
      if (inverseMass[v] === 0) for (let k = 3 * v; k < 3 * v + 3; k++) position[k] = previous[k];
    velocitiesFromPositions(columns, first, first + count, h);
    if (this.attachments.count > 0) this.holdAttached(h);
  }

  private makeRigidifier(): Rigidifier {
    const { first, count, particles, mesh } = this.soft;
    const { mass, inverseMass } = particles.columns;
    let whole = 0;
    for (let v = first; v < first + count; v++) whole += mass[v];
    const masses = Float64Array.from({ length: count }, (_, v) =>
      inverseMass[first + v] === 0 ? FIXED_MASS * whole : mass[first + v],
    );
    return new Rigidifier(Float64Array.from(mesh.positions), masses, true);
  }

  private prepare(h: number): void {
    this.known[0] = h;
    this.known[1] = this.pull(h) / h;
    this.known[2] = 1 - exp(-this.damping * h);
  }

  /** The paper's α for a step of `h` [s]. */
  pull(h: number): number {
    const angle = this.frequency * h;
    return angle < LARGEST_TURN ? 2 - 2 * cos(angle) : 1;
  }

  /**
   * The number of parts into which the last substep has to be divided to reach the wanted stiffness; 1 if it was
   * reached.
   */
  moreSubsteps(): number {
    if (this.rigidifier !== undefined) return 1;
    return Math.max(1, Math.ceil((this.frequency * this.known[0]) / LARGEST_TURN - ROUNDING));
  }

  /** Energy of the springs that correspond to pulls in steps of `h` [J]. */
  elasticEnergy(h: number): number {
    if (this.rigidifier !== undefined) return 0;
    const { first, particles } = this.soft;
    const { rotations } = this.fitter.fit;
    // This call must not move the start of the next search. Otherwise the next step would differ in its last bits.
    const kept = rotations.slice();
    this.fitter.run(particles.columns.position, first);
    const distance = matchingDistance(particles.columns, first, this.clusters, this.shape, this.fitter.fit);
    rotations.set(kept);
    return (this.pull(h) / (h * h)) * distance;
  }

  /** The numbers beside the particles that decide the body's future: starting rotations and plastic shapes. */
  get state(): readonly Float64Array[] {
    return [this.fitter.fit.rotations, this.plastic];
  }

  /** Call this after `state` was written to. */
  restored(): void {
    if (this.plasticity) for (let c = 0; c < this.clusters.count; c++) this.updateRest(c);
  }

  /** Forgets the start of the search for rotations, after the particles were no longer finite. */
  recover(): void {
    const { rotations } = this.fitter.fit;
    for (let k = 0; k < rotations.length; k++) rotations[k] = k % 4 === 3 ? 1 : 0;
  }

  private holdAttached(h: number): void {
    const { columns } = this.soft.particles;
    const { first, count } = this.soft;
    this.attachments.begin();
    this.attachments.solve(columns, h);
    const { position, previous, velocity, inverseMass } = columns;
    for (let v = first; v < first + count; v++) {
      if (inverseMass[v] === 0) continue;
      for (let k = 3 * v; k < 3 * v + 3; k++) velocity[k] = (position[k] - previous[k]) / h;
    }
  }

  private flow(h: number, plasticity: Plasticity): void {
    const { strains } = this.fitter.fit;
    for (let c = 0; c < this.clusters.count; c++) {
      if (flow(this.plastic, strains, c, plasticity, h, this.work)) this.updateRest(c);
    }
  }

  private updateRest(c: number): void {
    const { offsets } = this.clusters;
    const { plastic: p, firstRest: q, rest } = this;
    for (let e = offsets[c]; e < offsets[c + 1]; e++) {
      for (let r = 0; r < 3; r++) {
        const m = 9 * c + 3 * r;
        rest[3 * e + r] = p[m] * q[3 * e] + p[m + 1] * q[3 * e + 1] + p[m + 2] * q[3 * e + 2];
      }
    }
    setRestShape(this.shape, c, rest, offsets[c], offsets[c + 1]);
  }

  private gatherRest(): void {
    const { vertices } = this.clusters;
    const { positions } = this.soft.mesh;
    for (let e = 0; e < vertices.length; e++) {
      for (let k = 0; k < 3; k++) this.firstRest[3 * e + k] = positions[3 * vertices[e] + k];
    }
  }

  private emptyShape(width: 3 | 9): RestShape {
    const { count, vertices } = this.clusters;
    const weights = new Float64Array(vertices.length);
    const masses = new Float64Array(count);
    this.weigh(weights, masses);
    const bases = new Float64Array(width * vertices.length);
    const inverses = new Float64Array(width * width * count);
    return { width, weights, bases, inverses, linearInverses: new Float64Array(9 * count), masses };
  }

  /** Computes the weight of each entry in its cluster, and of each cluster [kg]. */
  private weigh(weights: Float64Array, masses: Float64Array): void {
    const { count, offsets, vertices, membership } = this.clusters;
    const { first, particles } = this.soft;
    const { mass } = particles.columns;
    masses.fill(0);
    for (let c = 0; c < count; c++) {
      for (let e = offsets[c]; e < offsets[c + 1]; e++) {
        weights[e] = mass[first + vertices[e]] / membership[vertices[e]];
        masses[c] = masses[c] + weights[e];
      }
    }
  }
}

/** [rad/s] */
function angularFrequency(stiffness: number, frequency: number | undefined): number {
  return frequency === undefined ? acos(1 - stiffness / 2) / STIFFNESS_STEP : 2 * PI * frequency;
}

function checkOptions(
  mode: string,
  stiffness: number,
  blend: number,
  damping: number,
  clusters: number,
  overlap: number,
): void {
  if (!MODES.includes(mode)) {
    throw new PliantError('unknown-name', `There is no mode '${mode}'; choose from ${MODES.join(', ')}.`, {
      path: 'mode',
    });
  }
  checkMaterial(stiffness, blend, damping);
  if (mode === 'rigidified' && clusters > 1)
    throw new PliantError('invalid-value', 'A body that is made rigid as a whole has one cluster.', {
      path: 'clusters',
    });
  for (const [path, value, least] of [
    ['clusters', clusters, 1],
    ['overlap', overlap, 0],
  ] as const) {
    if (Number.isInteger(value)) requireBetween(path, value, least, 1e6);
    else throw new PliantError('invalid-value', `The ${path} is ${value}; give a whole number.`, { path });
  }
}

function checkMaterial(stiffness: number, blend: number, damping: number): void {
  requireBetween('stiffness', stiffness, 0, 1);
  requireBetween('blend', blend, 0, 1);
  requireBetween('damping', damping, 0, Infinity);
}
