/**
 * Makes vertices rigid again. Source: lecture on rigid contacts (shape matching).
 *
 *   c = Σ m y / Σ m;   A = (Σ m (y − c) rᵀ)(Σ m r rᵀ)⁻¹;   R = polar(A);   goal = c + R r
 *
 * The slide takes the best linear map A and then its rotation. This keeps the angular velocity of a free body, so a body
 * with three different sides does not tumble as it should. Without the second factor, R is the best rotation itself,
 * which keeps the angular momentum to first order in the step. Vertices in a plane or on a line have no second factor.
 */
import { POLAR_WORK, polarQuaternion } from '../../math/polar3.js';
import { toMat3 } from '../../math/quat.js';
import { invertSymmetric } from './invert-symmetric.js';

export class Rigidifier {
  /** Where the last fit has the centre of mass [m]. */
  readonly centre = new Float64Array(3);
  /** Places of the vertices from their centre of mass at rest [m]. */
  private readonly rest: Float64Array;
  private readonly mass: number;
  private readonly inverse = new Float64Array(9);
  private readonly hasInverse: boolean;
  private readonly moment = new Float64Array(9);
  private readonly matrix = new Float64Array(9);
  private readonly rotation = new Float64Array(9);
  private readonly work = new Float64Array(POLAR_WORK);

  /** Of vertices where they rest, three numbers each [m], and their masses [kg]; `isRelaxed` has the slide's A. */
  constructor(
    places: Float64Array,
    private readonly masses: Float64Array,
    isRelaxed: boolean,
  ) {
    this.rest = places.slice();
    this.mass = masses.reduce((sum, m) => sum + m, 0);
    this.findCentre(places, 0);
    for (let i = 0; i < places.length; i++) this.rest[i] -= this.centre[i % 3];
    this.addMoments(this.rest, 0, [0, 0, 0]);
    this.hasInverse = isRelaxed && invertSymmetric(this.inverse, 0, this.moment, 3);
  }

  /** Finds centre and rotation of the vertices from `y[o]` on. Starts from the quaternion `turn[q]` and writes it. */
  fit(y: Float64Array, o: number, turn: Float64Array, q: number): void {
    const { moment: p, inverse: s, matrix } = this;
    this.findCentre(y, o);
    this.addMoments(y, o, this.centre);
    if (this.hasInverse) {
      for (let i = 0; i < 9; i += 3)
        for (let k = 0; k < 3; k++) matrix[i + k] = p[i] * s[k] + p[i + 1] * s[3 + k] + p[i + 2] * s[6 + k];
    } else matrix.set(p);
    polarQuaternion(turn, q, matrix, 0, this.work);
    toMat3(this.rotation, 0, turn, q);
  }

  /** Writes the goals of the last fit to `x[o]` and on. */
  place(x: Float64Array, o: number): void {
    const { rest: r, rotation: m, centre } = this;
    for (let i = 0; i < r.length; i += 3)
      for (let k = 0; k < 3; k++)
        x[o + i + k] = centre[k] + m[3 * k] * r[i] + m[3 * k + 1] * r[i + 1] + m[3 * k + 2] * r[i + 2];
  }

  private findCentre(y: Float64Array, o: number): void {
    const { centre, masses, mass } = this;
    centre.fill(0);
    for (let i = 0; i < 3 * masses.length; i++)
      centre[i % 3] += (masses[Math.floor(i / 3)] * y[o + i]) / mass;
  }

  /** Σ m (y − c) rᵀ. */
  private addMoments(y: Float64Array, o: number, c: ArrayLike<number>): void {
    const { moment, rest: r, masses } = this;
    moment.fill(0);
    for (let i = 0; i < r.length; i += 3)
      for (let k = 0; k < 3; k++) {
        const d = masses[i / 3] * (y[o + i + k] - c[k]);
        for (let l = 0; l < 3; l++) moment[3 * k + l] += d * r[i + l];
      }
  }
}
