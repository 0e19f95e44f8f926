/**
 * Angular momentum of an implicit step. Springs pull along their own direction and turn no body. A linearised spring
 * also pulls across its direction, and a step of a spinning body loses up to a thousandth of its spin. The whole body
 * gets the missing spin:
 *
 *   ω = I⁻¹·(h·Σ r × f − Σ r × m·Δv),  Δv ← Δv + ω × r         r from the centre of mass, f the forces at the beginning
 *
 * A body with fixed molecules hands its momentum to them and gets no correction. A body whose molecules lie on a line
 * gets none either.
 */
import { determinant, inverse, mulVec, trace } from '../../math/mat3.js';
import type { MassSpring } from './model.js';
import { writeInertia } from './turning.js';

/** Least determinant of I over the cube of its trace; on a line it is 0 up to rounding, 1/27 for a cube. */
const LEAST_DETERMINANT = 1e-9;

export class SpinKeeper {
  private readonly centre = new Float64Array(3);
  /** The angular momentum that the step must bring, less the one that it brought [kg·m²/s]. */
  private readonly missing = new Float64Array(3);
  private readonly inertia = new Float64Array(9);
  private readonly inverted = new Float64Array(9);
  private readonly turn = new Float64Array(3);
  private isKept = false;

  /** Notes the angular momentum that these forces [N] will bring in a step of `dt` seconds. */
  watch(body: MassSpring, forces: Float64Array, dt: number): void {
    this.isKept = this.findCentre(body);
    this.missing.fill(0);
    if (this.isKept) this.add(body.positions, forces, body.masses, dt, false);
  }

  /** Adds the missing spin to the change of velocities [m/s]. */
  keep(body: MassSpring, change: Float64Array): void {
    const { missing, inertia, inverted, turn, centre } = this;
    if (!this.isKept) return;
    this.add(body.positions, change, body.masses, -1, true);
    writeInertia(inertia, body, centre);
    const size = trace(inertia, 0);
    const isSolid = determinant(inertia, 0) > LEAST_DETERMINANT * size * size * size;
    if (!isSolid || !inverse(inverted, 0, inertia, 0)) return;
    mulVec(turn, 0, inverted, 0, missing, 0);
    for (let k = 0; k < change.length; k += 3) {
      const x = body.positions[k] - centre[0];
      const y = body.positions[k + 1] - centre[1];
      const z = body.positions[k + 2] - centre[2];
      change[k] = change[k] + turn[1] * z - turn[2] * y;
      change[k + 1] = change[k + 1] + turn[2] * x - turn[0] * z;
      change[k + 2] = change[k + 2] + turn[0] * y - turn[1] * x;
    }
  }

  /** Finds the centre of mass. Returns false for a body with fixed molecules. */
  private findCentre({ positions, masses, inverseMasses, count }: MassSpring): boolean {
    const { centre } = this;
    let mass = 0;
    centre.fill(0);
    for (let i = 0; i < count; i++) {
      if (inverseMasses[i] === 0) return false;
      mass += masses[i];
      for (let axis = 0; axis < 3; axis++) centre[axis] = centre[axis] + masses[i] * positions[3 * i + axis];
    }
    for (let axis = 0; axis < 3; axis++) centre[axis] = centre[axis] / mass;
    return count > 2;
  }

  /** missing += scale · Σ r × (m ·) v */
  private add(
    positions: Float64Array,
    v: Float64Array,
    masses: Float64Array,
    scale: number,
    isVelocity: boolean,
  ): void {
    const { centre, missing } = this;
    for (let i = 0; i < masses.length; i++) {
      const k = 3 * i;
      const w = isVelocity ? scale * masses[i] : scale;
      const x = positions[k] - centre[0];
      const y = positions[k + 1] - centre[1];
      const z = positions[k + 2] - centre[2];
      missing[0] = missing[0] + w * (y * v[k + 2] - z * v[k + 1]);
      missing[1] = missing[1] + w * (z * v[k] - x * v[k + 2]);
      missing[2] = missing[2] + w * (x * v[k + 1] - y * v[k]);
    }
  }
}
