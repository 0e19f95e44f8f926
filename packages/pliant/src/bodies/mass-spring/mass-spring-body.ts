/**
 * A body of molecules on the particles that a world shares: the model, its motion, and its properties in contact.
 * Contacts add to `model.forces`, which `substep` uses up.
 */
import { assert } from '../../core/errors.js';
import { PI } from '../../math/scalar.js';
import { Particles } from '../particles.js';
import { ExplicitIntegrator } from './explicit.js';
import { elasticEnergyOf, totalForces } from './forces.js';
import { ImplicitIntegrator } from './implicit.js';
import { addTrackForces, addTrackWork, type ForceTrack } from './keyframes.js';
import { MassSpring, type MoleculeProperties } from './model.js';

/** How a body of molecules is made. */
export interface MassSpringBodyOptions {
  /** Three numbers per molecule [m]; copied. */
  readonly positions: Float64Array;
  /** [m] */
  readonly radii: Float64Array;
  /** Coefficient of friction of each molecule. */
  readonly frictions: Float64Array;
  /** The material of each molecule. */
  readonly materialOf: Uint32Array;
  /** The materials. */
  readonly materials: readonly MoleculeProperties[];
  /** 1 for every molecule that nothing moves. */
  readonly fixed?: Uint8Array;
  /** Forces over time. */
  readonly tracks?: readonly ForceTrack[];
  /** `explicit` (the default) or `implicit`, for steps far beyond the springs' periods. */
  readonly integrator?: 'explicit' | 'implicit';
}

/** Largest number that a surface may remember: coordinates [m], times [s]. */
const MAX_REMEMBERED = 1e12;

/** Numbers of `skin` before those of the molecules. */
export const SKIN_HEAD = 3;
/** Its place for the heat that limited contacts have made and may spend on bringing the body back [J]. */
export const SKIN_HEAT = 2;

/**
 * Where a surface stands: where it was generated, behind its molecules, or with them; or behind them, and contacts on it
 * must be found anew.
 */
export const SKIN_GENERATED = 0;
export const SKIN_BEHIND = 1;
export const SKIN_WITH = 2;
export const SKIN_CHANGED = 3;

/** A body of molecules among the particles of a world. */
export class MassSpringBody {
  /** Its molecules and springs. */
  readonly model: MassSpring;
  /** Its first particle. */
  readonly first: number;
  /** Number of its molecules. */
  readonly count: number;
  /** Friction coefficient of each molecule. */
  readonly frictions: Float64Array;
  /** Young's modulus at each molecule [N/m²]. */
  readonly moduli: Float64Array;
  /** Forces over time that act on the body's molecules. */
  readonly tracks: readonly ForceTrack[];
  /** Work of these forces since the number was last set to zero [J]. It is no part of the state. */
  readonly trackWork = new Float64Array(1);
  /** The start of the next substep [s]. Keyframes are read at this time. */
  time = 0;
  /** The largest distance of the body's surface from its molecules' centres [m]. */
  reach = 0;
  /** The approximate distance between neighbours [m]. */
  readonly spacing: number;
  /** The mass of all molecules, fixed ones too [kg]. */
  mass = 0;
  /**
   * The memory of a surface that follows the molecules. It holds the time of generation [s] (−1: there is no surface).
   * It holds the surface's place: where it was generated (0), behind its molecules (1 and 3) or with them (2). It holds the
   * molecules' places at generation, and their turns since. The memory stands here because it decides how the body goes
   * on.
   */
  readonly skin: Float64Array;
  private materials: MoleculeProperties[];
  private readonly mover: ExplicitIntegrator | ImplicitIntegrator;
  private columns: Particles['columns'] | undefined;
  /** Tells contact how the springs yield, if they are too stiff for the step. */
  private springs: ImplicitIntegrator | undefined;
  /** Whether contact relies on springs that are solved for the end of this substep. */
  private isHeld = false;

  constructor(
    options: MassSpringBodyOptions,
    /** All particles, of which it has a run. */
    readonly particles = new Particles(),
  ) {
    const { frictions, tracks = [], integrator = 'explicit' } = options;
    assert(frictions.length === options.radii.length, 'a friction per molecule');
    this.model = new MassSpring(options);
    this.count = this.model.count;
    this.frictions = frictions.slice();
    this.moduli = new Float64Array(this.count);
    this.tracks = tracks;
    this.materials = [...options.materials];
    this.skin = new Float64Array(SKIN_HEAD + 12 * this.count);
    this.skin[0] = -1;
    this.spacing = (2 * this.model.radii.reduce((sum, r) => sum + r, 0)) / Math.max(this.count, 1);
    for (let i = 0; i < this.count; i++) this.reach = Math.max(this.reach, this.model.radii[i]);
    this.first = particles.add(this.count);
    const { position, previous, mass, inverseMass } = particles.columns;
    position.set(this.model.positions, 3 * this.first);
    previous.set(this.model.positions, 3 * this.first);
    mass.set(this.model.masses, this.first);
    inverseMass.set(this.model.inverseMasses, this.first);
    this.bind();
    this.mover =
      integrator === 'implicit' ? new ImplicitIntegrator(this.model) : new ExplicitIntegrator(this.model);
    this.refresh();
  }

  /** Whether no molecule can move. */
  get isFixed(): boolean {
    const { inverseMasses } = this.model;
    for (let i = 0; i < this.count; i++) if (inverseMasses[i] > 0) return false;
    return true;
  }

  /** Takes the particles' arrays anew if their memory has moved. Call this before anything else reads the model. */
  bind(): void {
    const { columns } = this.particles;
    if (columns === this.columns) return;
    this.columns = columns;
    const { first, count } = this;
    this.model.adopt(
      columns.position.subarray(3 * first, 3 * (first + count)),
      columns.velocity.subarray(3 * first, 3 * (first + count)),
      columns.mass.subarray(first, first + count),
      columns.inverseMass.subarray(first, first + count),
    );
  }

  /** Number of its materials. */
  get materialCount(): number {
    return this.materials.length;
  }

  /** The present properties of a material. */
  material(index: number): MoleculeProperties {
    return this.materials[index];
  }

  /** Changes one material while the body runs. The state, the connections and the fixed molecules stay. */
  setMaterial(index: number, change: Partial<MoleculeProperties>): void {
    this.bind();
    const { model } = this;
    this.materials[index] = { ...this.materials[index], ...change };
    for (let i = 0; i < this.count; i++) model.fixed[i] = model.inverseMasses[i] === 0 ? 1 : 0;
    model.setMaterials(this.materials);
    this.refresh();
  }

  /**
   * Moves the body by `h` [s] under gravity [m/s²], the particles' forces, the forces in `model.forces`, and its
   * keyframes.
   */
  substep(h: number, gravity: ArrayLike<number>): void {
    this.bind();
    const { model, first } = this;
    if (this.isFixed) {
      model.forces.fill(0);
      return;
    }
    const { force, position, previous } = this.particles.columns;
    for (let k = 3 * first; k < 3 * (first + this.count); k++) previous[k] = position[k];
    for (let axis = 0; axis < 3; axis++) model.gravity[axis] = gravity[axis];
    for (let k = 0; k < 3 * this.count; k++) model.forces[k] = model.forces[k] + force[3 * first + k];
    if (this.tracks.length > 0) addTrackForces(model.forces, this.tracks, this.time);
    // Springs may swing several times in a substep. A constant force would then do work that contact did not count on.
    if (this.isHeld) this.springs!.step(h);
    else this.mover.step(h);
    this.isHeld = false;
    model.forces.fill(0);
    if (this.tracks.length > 0)
      addTrackWork(
        this.trackWork,
        this.tracks,
        this.time,
        previous,
        3 * first,
        model.positions,
        model.forces,
      );
    this.time += h;
  }

  /** How fast a molecule swings on the contact of its sphere with something rigid, the fastest of them [1/s]. */
  contactRate(): number {
    const { inverseMasses, radii } = this.model;
    let mostSq = 0;
    for (let i = 0; i < this.count; i++)
      mostSq = Math.max(mostSq, this.moduli[i] * PI * radii[i] * inverseMasses[i]);
    return Math.sqrt(mostSq);
  }

  /** Whether the springs move so much within `h` [s] that contacts need their stiffness. */
  isStiff(h: number): boolean {
    return this.mover instanceof ImplicitIntegrator || this.mover.partsOf(h) > 1;
  }

  /** Linearises the springs at the molecules' present places. The next substep moves the body by this matrix. */
  linearise(): ImplicitIntegrator {
    this.isHeld = true;
    this.springs ??=
      this.mover instanceof ImplicitIntegrator ? this.mover : new ImplicitIntegrator(this.model);
    this.springs.linearise();
    return this.springs;
  }

  /** Writes all forces that the next substep will feel, three numbers per molecule [N]. */
  forecast(out: Float64Array, gravity: ArrayLike<number>): void {
    const { model, first } = this;
    const { force } = this.particles.columns;
    for (let axis = 0; axis < 3; axis++) model.gravity[axis] = gravity[axis];
    totalForces(out, model);
    for (let k = 0; k < 3 * this.count; k++) out[k] = out[k] + force[3 * first + k];
    if (this.tracks.length > 0) addTrackForces(out, this.tracks, this.time);
  }

  /** Notes that the molecules have left the surface, if there is one. */
  leaveSkinBehind(): void {
    if (this.skin[0] >= 0) this.skin[1] = SKIN_BEHIND;
  }

  /** Forgets a remembered surface that no body can have had. Numbers from outside may be anything. */
  checkSkin(): void {
    if (this.skin.every((x) => Math.abs(x) <= MAX_REMEMBERED)) return;
    this.skin.fill(0);
    this.skin[0] = -1;
  }

  /** [J] */
  elasticEnergy(): number {
    this.bind();
    return elasticEnergyOf(this.model);
  }

  /** Computes the values that follow from the materials. */
  private refresh(): void {
    const { model, moduli } = this;
    this.mass = 0;
    for (let i = 0; i < this.count; i++) {
      moduli[i] = this.materials[model.materialOf[i]].youngsModulus;
      this.mass += model.masses[i];
    }
  }
}
