/**
 * A body of molecules on flat arrays: balls of material. Damped springs connect balls that overlap at rest. The arrays
 * are the state. Integrators move `positions` and `velocities`, and read everything else.
 */
import { assert } from '../../core/errors.js';
import { Cells } from './cells.js';
import { ballVolume, moleculeDrag, moleculeMass } from './molecule.js';
import { barStiffness, connectMolecules, seriesModulus, sharedSection } from './springs.js';

/** A material of molecules; SI units. */
export interface MoleculeProperties {
  /** [kg/m³] */
  readonly density: number;
  /** [N/m²] */
  readonly youngsModulus: number;
  /** Of each connection, along it [N·s/m]. */
  readonly damping: number;
  /** Of what surrounds the body, for drag [kg/m³]. */
  readonly mediumDensity: number;
}

/** How molecules and springs are made. */
export interface MassSpringOptions {
  /** Three numbers per molecule [m]; copied. */
  readonly positions: Float64Array;
  /** [m] */
  readonly radii: Float64Array;
  /** Number of each molecule's material in `materials`. */
  readonly materialOf: Uint32Array;
  /** The materials. */
  readonly materials: readonly MoleculeProperties[];
  /** 1 where a molecule never moves. */
  readonly fixed?: Uint8Array;
}

/** Molecules and the damped springs between them. */
export class MassSpring {
  /** Number of molecules. */
  readonly count: number;
  /** [m]; this array and the three arrays below may be views of memory that a world shares, see `adopt`. */
  positions: Float64Array;
  /** [m/s] */
  velocities: Float64Array;
  /** [kg] */
  masses: Float64Array;
  /** 1/kg; 0 for a fixed molecule. */
  inverseMasses: Float64Array;
  /** Where the molecules are at rest, three coordinates each [m]. */
  readonly restPositions: Float64Array;
  /** Radius of each molecule [m]. */
  readonly radii: Float64Array;
  /** 1 for every molecule that nothing moves. */
  readonly fixed: Uint8Array;
  /** The material of each molecule. */
  readonly materialOf: Uint32Array;
  /** b of the drag −b·|v|·v [kg/m]. */
  readonly drags: Float64Array;
  /** Two molecules per connection. */
  readonly pairs: Uint32Array;
  /** [m] */
  readonly restLengths: Float64Array;
  /** [N/m] */
  readonly stiffnesses: Float64Array;
  /** [N·s/m] */
  readonly dampings: Float64Array;
  /** Fours of molecules that push back before they turn inside out. */
  readonly cells: Cells;
  /** Forces from outside for the next step [N]: contacts, keyframes, a user's hand. The caller clears them. */
  readonly forces: Float64Array;
  /** [m/s²] */
  readonly gravity = new Float64Array(3);
  /** Counts the changes of masses, springs and fixed molecules, so that integrators know when their data is old. */
  revision = 0;

  constructor({ positions, radii, materialOf, materials, fixed }: MassSpringOptions) {
    const count = radii.length;
    assert(positions.length === 3 * count && materialOf.length === count, 'arrays of different lengths');
    const { pairs, restLengths } = connectMolecules(positions, radii);
    this.count = count;
    this.positions = positions.slice();
    this.restPositions = positions.slice();
    this.velocities = new Float64Array(3 * count);
    this.forces = new Float64Array(3 * count);
    this.radii = radii.slice();
    this.materialOf = materialOf.slice();
    this.fixed = fixed?.slice() ?? new Uint8Array(count);
    this.masses = new Float64Array(count);
    this.inverseMasses = new Float64Array(count);
    this.drags = new Float64Array(count);
    this.pairs = pairs;
    this.restLengths = restLengths;
    this.stiffnesses = new Float64Array(restLengths.length);
    this.dampings = new Float64Array(restLengths.length);
    this.cells = new Cells(this);
    this.setMaterials(materials);
  }

  /**
   * Uses these arrays as the state from now on. They must hold the present state. They are views of shared memory that
   * has moved.
   */
  adopt(
    positions: Float64Array,
    velocities: Float64Array,
    masses: Float64Array,
    inverseMasses: Float64Array,
  ): void {
    this.positions = positions;
    this.velocities = velocities;
    this.masses = masses;
    this.inverseMasses = inverseMasses;
  }

  /** Number of springs. */
  get connectionCount(): number {
    return this.restLengths.length;
  }

  /** Sum of the balls' volumes [m³], overlaps counted twice, as in the mass. */
  get volume(): number {
    let volume = 0;
    for (let i = 0; i < this.count; i++) volume += ballVolume(this.radii[i]);
    return volume;
  }

  /** Gives all molecules their materials' values anew. The rest shape, the state and the connections do not change. */
  setMaterials(materials: readonly MoleculeProperties[]): void {
    this.revision++;
    const { radii, materialOf, pairs, restLengths } = this;
    for (let i = 0; i < this.count; i++) {
      const material = materials[materialOf[i]];
      this.masses[i] = moleculeMass(material.density, radii[i]);
      this.inverseMasses[i] = this.fixed[i] ? 0 : 1 / this.masses[i];
      this.drags[i] = moleculeDrag(material.mediumDensity, radii[i]);
    }
    for (let s = 0; s < restLengths.length; s++) {
      const i = pairs[2 * s];
      const j = pairs[2 * s + 1];
      const a = materials[materialOf[i]];
      const b = materials[materialOf[j]];
      const section = sharedSection(radii[i], radii[j], restLengths[s]);
      const modulus = seriesModulus(a.youngsModulus, b.youngsModulus);
      this.stiffnesses[s] = barStiffness(modulus, section, restLengths[s]);
      this.dampings[s] = (a.damping + b.damping) / 2;
    }
    this.cells.setStrengths();
  }

  /** Holds a molecule at its place, or lets it go. A held molecule loses its speed. */
  setFixed(molecule: number, fixed: boolean): void {
    this.revision++;
    this.fixed[molecule] = fixed ? 1 : 0;
    this.inverseMasses[molecule] = fixed ? 0 : 1 / this.masses[molecule];
    if (fixed) this.velocities.fill(0, 3 * molecule, 3 * molecule + 3);
  }
}
