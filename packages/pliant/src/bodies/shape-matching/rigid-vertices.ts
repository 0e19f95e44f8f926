/**
 * A rigid body made only of its vertices. Each vertex moves and collides by itself as a particle. Then all vertices are
 * made rigid again. Source: lecture on rigid contacts (shape matching); Müller, Heidelberger, Teschner and Gross 2005.
 *
 *   for every vertex:  v += dt (g + f/m);  y = x + dt v
 *                      where φ(y) < 0: the impulse of a particle with μ_N and μ_T, y out of the surface
 *   c = Σ m y / Σ m;  A = (Σ m (y − c) rᵀ)(Σ m r rᵀ)⁻¹;  R = polar(A)
 *   for every vertex:  v = (c + R r − x)/dt;  x = c + R r
 *
 * There is neither an inertia tensor nor a K matrix. The last slide names the price: making the vertices rigid again
 * undoes part of each contact's effect. A box that slides on four of its eight corners has half of the right friction.
 * These corners carry half of the weight, and rigidity, which knows no friction, carries the other half. A resting body
 * sinks in by about g dt², and a turning body loses angular momentum with the step.
 */
import { PliantError } from '../../core/errors.js';
import { identity } from '../../math/quat.js';
import { Rigidifier } from './rigidify.js';

/** Something fixed that vertices collide with, as a signed distance function. */
export interface Obstacle {
  /** φ at the point p[i..i+2] [m], negative inside. Writes the unit gradient of φ to `gradient`. */
  distance(p: Float64Array, i: number, gradient: Float64Array): number;
  /** μ_T and μ_N. */
  readonly friction: number;
  /** Part of the approach speed that a bounce keeps. */
  readonly restitution: number;
}

/** How rigid bodies of vertices are made. */
export interface RigidShapeMatchingOptions {
  /** Vertices in the world [m], three numbers each, at least three of them not on a line. */
  readonly positions: ArrayLike<number>;
  /** Masses of the vertices [kg]; 1 each by default. */
  readonly masses?: ArrayLike<number>;
  /** Of all vertices [m/s]. */
  readonly velocity?: ArrayLike<number>;
  /** About the centre of mass [rad/s]. */
  readonly angularVelocity?: ArrayLike<number>;
  /** Takes the rotation of the best linear map, as on the slide, and not the best rotation. Default false. */
  readonly relaxed?: boolean;
}

/** Rigid bodies as vertices that are matched to their rest shape. */
export class RigidShapeMatching {
  /** Vertices [m]. */
  readonly positions: Float64Array;
  /** [m/s] */
  readonly velocities: Float64Array;
  /** Centre of mass [m]. */
  readonly centre: Float64Array;
  /** Unit quaternion x, y, z, w. At the start it is the identity. */
  readonly orientation = new Float64Array(4);
  private readonly moved: Float64Array;
  private readonly gradient = new Float64Array(3);
  private readonly rigidifier: Rigidifier;

  constructor({
    positions,
    masses,
    velocity = [0, 0, 0],
    angularVelocity = [0, 0, 0],
    relaxed = false,
  }: RigidShapeMatchingOptions) {
    this.positions = Float64Array.from(positions);
    const count = this.positions.length / 3;
    const weights = masses === undefined ? new Float64Array(count).fill(1) : Float64Array.from(masses);
    refuseUnusable(this.positions, weights);
    this.velocities = new Float64Array(3 * count);
    this.moved = this.positions.slice();
    this.rigidifier = new Rigidifier(this.positions, weights, relaxed);
    this.centre = this.rigidifier.centre;
    identity(this.orientation, 0);
    const [wx, wy, wz] = Array.from(angularVelocity);
    for (let i = 0; i < 3 * count; i += 3) {
      const [x, y, z] = [0, 1, 2].map((k) => this.positions[i + k] - this.centre[k]);
      this.velocities[i] = velocity[0] + wy! * z! - wz! * y!;
      this.velocities[i + 1] = velocity[1] + wz! * x! - wx! * z!;
      this.velocities[i + 2] = velocity[2] + wx! * y! - wy! * x!;
    }
  }

  /** Advances by `dt` [s] under `gravity` [m/s²], colliding with the obstacles. */
  step(dt: number, gravity: ArrayLike<number>, obstacles: readonly Obstacle[] = []): void {
    const { positions: x, velocities: v, moved: y } = this;
    for (let i = 0; i < x.length; i += 3) {
      for (let k = 0; k < 3; k++) {
        v[i + k] += dt * gravity[k];
        y[i + k] = x[i + k] + dt * v[i + k];
      }
      for (const obstacle of obstacles) this.collide(i, dt, obstacle);
    }
    this.rigidifier.fit(y, 0, this.orientation, 0);
    this.rigidifier.place(y, 0);
    for (let i = 0; i < x.length; i++) {
      v[i] = (y[i] - x[i]) / dt;
      x[i] = y[i];
    }
  }

  /** Applies the lecture's particle impulse, and moves the vertex out of the remaining depth. */
  private collide(i: number, dt: number, obstacle: Obstacle): void {
    const { positions: x, velocities: v, moved: y, gradient: n } = this;
    if (!(obstacle.distance(y, i, n) < 0)) return;
    const vn = v[i] * n[0] + v[i + 1] * n[1] + v[i + 2] * n[2];
    if (vn < 0) {
      let slidingSq = 0;
      for (let k = 0; k < 3; k++) slidingSq += (v[i + k] - vn * n[k]) ** 2;
      const { friction, restitution } = obstacle;
      const keep =
        slidingSq > 0 ? Math.max(1 + (friction * (1 + restitution) * vn) / Math.sqrt(slidingSq), 0) : 0;
      for (let k = 0; k < 3; k++) {
        const along = vn * n[k];
        v[i + k] = keep * (v[i + k] - along) - restitution * along;
        y[i + k] = x[i + k] + dt * v[i + k];
      }
    }
    const left = obstacle.distance(y, i, n);
    if (left < 0) for (let k = 0; k < 3; k++) y[i + k] -= left * n[k];
  }
}

function refuseUnusable(positions: Float64Array, masses: Float64Array): void {
  if (positions.length < 9 || positions.length !== 3 * masses.length || !positions.every(Number.isFinite)) {
    throw new PliantError(
      'invalid-value',
      `A rigid body of vertices needs at least three, finite, with a mass each; it has ${positions.length} coordinates and ${masses.length} masses.`,
      { path: 'positions' },
    );
  }
  const bad = masses.findIndex((m) => !(m > 0 && m < Number.POSITIVE_INFINITY));
  if (bad >= 0) {
    throw new PliantError(
      'invalid-value',
      `Masses are positive and finite; that of vertex ${bad} is ${masses[bad]}.`,
      {
        path: `masses[${bad}]`,
      },
    );
  }
}
