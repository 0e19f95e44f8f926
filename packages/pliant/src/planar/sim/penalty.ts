/**
 * The unconstrained response (Hoff et al. 2001, section 3): penetration is allowed; a spring pushes every penetrating
 * point out along its way out, with damping along it and Coulomb friction across it.
 *
 * Where we depart: stiffness is a rate, k = K m with m the effective mass at the point, shared among the pair's points.
 * The paper's plain constant explodes for light bodies and many points; this way K dt² bounds the step whatever the
 * masses and counts. The springs never pull.
 */
import type { ProximityPoints } from '../points.js';
import type { PlanarBody } from './body.js';
import type { ScenePairs } from './pairs.js';

export interface PenaltyParameters {
  /** K: stiffness per unit of effective mass [1/s²]. Stable while K dt² stays below 1. */
  readonly stiffness: number;
  /** Fraction of critical damping. */
  readonly dampingRatio: number;
  readonly friction: number;
}

export class PenaltyResponse {
  readonly #velocityA = new Float64Array(2);
  readonly #velocityB = new Float64Array(2);
  /** Impulse on the inner body per row [N s]. */
  #impulses = new Float64Array(64);

  constructor(readonly parameters: PenaltyParameters) {}

  /** Pushes all pairs for a step [s]: all impulses from the velocities before it, so the order of points is nothing. */
  apply(bodies: readonly PlanarBody[], pairs: ScenePairs, dt: number): void {
    if (this.#impulses.length < 2 * pairs.rows.count) this.#impulses = new Float64Array(4 * pairs.rows.count);
    this.#forPoints(bodies, pairs, (row, inner, outer, sharing) =>
      this.#point(pairs.rows, row, inner, outer, sharing, dt),
    );
    this.#forPoints(bodies, pairs, (row, inner, outer) => this.#push(pairs.rows, row, inner, outer));
  }

  #forPoints(
    bodies: readonly PlanarBody[],
    pairs: ScenePairs,
    visit: (row: number, inner: PlanarBody, outer: PlanarBody, sharing: number) => void,
  ): void {
    for (let k = 0; k < pairs.count; k++) {
      const a = bodies[pairs.bodiesA[k]];
      const b = bodies[pairs.bodiesB[k]];
      const first = pairs.starts[k];
      const end = pairs.starts[k + 1];
      for (let row = first; row < end; row++) {
        const ofA = pairs.rows.of[row] === 0;
        visit(row, ofA ? a : b, ofA ? b : a, end - first);
      }
    }
  }

  /** `inner` owns the penetrating vertex, `outer` the feature it goes out through. */
  #point(
    rows: ProximityPoints,
    row: number,
    inner: PlanarBody,
    outer: PlanarBody,
    sharing: number,
    dt: number,
  ): void {
    const [nx, ny] = [rows.normals[2 * row], rows.normals[2 * row + 1]];
    const depth = -rows.distances[row];
    const [x, y] = [rows.points[2 * row], rows.points[2 * row + 1]];
    const [qx, qy] = [x + depth * nx, y + depth * ny];
    const [vertex, feature] = [rows.vertices[row], rows.features[row]];
    inner.velocityAt(this.#velocityA, vertex, qx, qy);
    outer.velocityAt(this.#velocityB, feature, qx, qy);
    const vx = this.#velocityA[0] - this.#velocityB[0];
    const vy = this.#velocityA[1] - this.#velocityB[1];
    const out = vx * nx + vy * ny;
    const inverse =
      inner.inverseMassAt(vertex, qx, qy, nx, ny) + outer.inverseMassAt(feature, qx, qy, nx, ny);
    this.#impulses[2 * row] = 0;
    this.#impulses[2 * row + 1] = 0;
    if (inverse === 0) return;
    const { stiffness, dampingRatio, friction } = this.parameters;
    const damping = 2 * dampingRatio * Math.sqrt(stiffness);
    const normal = Math.max(0, (dt * (stiffness * depth - damping * out)) / (inverse * sharing));
    const [tx, ty] = [-ny, nx];
    const slip = vx * tx + vy * ty;
    const across = inner.inverseMassAt(vertex, qx, qy, tx, ty) + outer.inverseMassAt(feature, qx, qy, tx, ty);
    // Friction at most stops the slip of this point within the step.
    const limit = Math.min(friction * normal, across > 0 ? Math.abs(slip) / (across * sharing) : 0);
    const tangent = slip > 0 ? -limit : limit;
    this.#impulses[2 * row] = normal * nx + tangent * tx;
    this.#impulses[2 * row + 1] = normal * ny + tangent * ty;
  }

  /** Both bodies are pushed at the foot on the boundary: one line of action keeps the angular momentum. */
  #push(rows: ProximityPoints, row: number, inner: PlanarBody, outer: PlanarBody): void {
    const depth = -rows.distances[row];
    const x = rows.points[2 * row] + depth * rows.normals[2 * row];
    const y = rows.points[2 * row + 1] + depth * rows.normals[2 * row + 1];
    const jx = this.#impulses[2 * row];
    const jy = this.#impulses[2 * row + 1];
    inner.push(rows.vertices[row], x, y, jx, jy);
    outer.push(rows.features[row], x, y, -jx, -jy);
  }
}
