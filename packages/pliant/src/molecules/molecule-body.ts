/**
 * One body of molecules as a contact pipeline sees it: the model, what moves it, what its molecules bring to a contact, and the surface when a method
 * works with one.
 */
import {
  addTrackForces,
  ExplicitIntegrator,
  type ForceTrack,
  ImplicitIntegrator,
  MassSpring,
  type MoleculeProperties,
} from '../bodies/mass-spring/index.js';
import { assert } from '../core/errors.js';
import { MoleculeSurface, type MoleculeSurfaceOptions } from './surface.js';

export interface MoleculeBodyOptions {
  /** Three numbers per molecule [m]; copied. */
  readonly positions: Float64Array;
  /** [m] */
  readonly radii: Float64Array;
  /** Coefficient of friction of each molecule. */
  readonly frictions: Float64Array;
  readonly materialOf: Uint32Array;
  readonly materials: readonly MoleculeProperties[];
  readonly fixed?: Uint8Array;
  readonly tracks?: readonly ForceTrack[];
  /** `explicit` (the default) or `implicit`, for steps far beyond the springs' periods. */
  readonly integrator?: 'explicit' | 'implicit';
  readonly surface?: MoleculeSurfaceOptions;
}

export class MoleculeBody {
  readonly model: MassSpring;
  readonly frictions: Float64Array;
  /** Young's modulus at each molecule [N/m²]. */
  readonly moduli: Float64Array;
  readonly tracks: readonly ForceTrack[];
  readonly surfaceOptions: MoleculeSurfaceOptions;
  /** Box around the molecules' spheres, or their surface if that reaches farther: min x, y, z, max x, y, z [m]. */
  readonly box = new Float64Array(6);
  /** Whether no molecule can move. */
  isFixed = false;
  /** Of all molecules, fixed ones too [kg]; infinite for a body that can't move. */
  mass = 0;
  private materials: MoleculeProperties[];
  private made: MoleculeSurface | undefined;
  private readonly mover: ExplicitIntegrator | ImplicitIntegrator;

  constructor(options: MoleculeBodyOptions) {
    const { frictions, tracks = [], integrator = 'explicit', surface = { rate: 10 } } = options;
    assert(frictions.length === options.radii.length, 'a friction per molecule');
    this.model = new MassSpring(options);
    this.frictions = frictions.slice();
    this.moduli = new Float64Array(this.model.count);
    this.tracks = tracks;
    this.surfaceOptions = surface;
    this.materials = [...options.materials];
    this.mover =
      integrator === 'implicit' ? new ImplicitIntegrator(this.model) : new ExplicitIntegrator(this.model);
    this.refresh();
    this.bound();
  }

  get surface(): MoleculeSurface | undefined {
    return this.made;
  }

  /** The surface, generated at `time` [s] if there was none. */
  needSurface(time: number): MoleculeSurface {
    this.made ??= new MoleculeSurface(this.model, this.surfaceOptions, time);
    return this.made;
  }

  dropSurface(): void {
    this.made = undefined;
  }

  get materialCount(): number {
    return this.materials.length;
  }

  material(index: number): MoleculeProperties {
    return this.materials[index]!;
  }

  /** Changes one material while the body runs; the state and the connections stay. */
  setMaterial(index: number, change: Partial<MoleculeProperties>): void {
    this.materials[index] = { ...this.materials[index]!, ...change };
    this.model.setMaterials(this.materials);
    this.refresh();
  }

  /** Moves the body by `h` [s] under gravity [m/s²], the forces in `model.forces` and its keyframes at `time` [s]. */
  move(gravity: ArrayLike<number>, time: number, h: number): void {
    if (this.isFixed) return;
    const { model } = this;
    for (let axis = 0; axis < 3; axis++) model.gravity[axis] = gravity[axis]!;
    if (this.tracks.length > 0) addTrackForces(model.forces, this.tracks, time);
    this.mover.step(h);
    this.made?.moleculesMoved();
  }

  /** Brings the box to where the molecules are. */
  bound(): void {
    const { box, model } = this;
    const { positions, radii, count } = model;
    const margin = this.made?.margin ?? 0;
    for (let axis = 0; axis < 3; axis++) {
      let low = Number.POSITIVE_INFINITY;
      let high = Number.NEGATIVE_INFINITY;
      for (let i = 0; i < count; i++) {
        const x = positions[3 * i + axis]!;
        const reach = Math.max(radii[i]!, margin);
        if (x - reach < low) low = x - reach;
        if (x + reach > high) high = x + reach;
      }
      box[axis] = low;
      box[3 + axis] = high;
    }
  }

  /** What follows from materials and fixed molecules. */
  private refresh(): void {
    const { model, moduli } = this;
    let mass = 0;
    let isFixed = true;
    for (let i = 0; i < model.count; i++) {
      moduli[i] = this.materials[model.materialOf[i]!]!.youngsModulus;
      mass += model.masses[i]!;
      if (model.inverseMasses[i]! > 0) isFixed = false;
    }
    this.isFixed = isFixed;
    this.mass = isFixed ? Number.POSITIVE_INFINITY : mass;
  }
}
