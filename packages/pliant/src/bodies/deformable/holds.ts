/**
 * Vertices tied to points of the world or of other bodies. Holds are solved after elasticity: the vertex stands at the
 * end of the substep, and the body's point moves there with its velocity. e is the way between them, w the vertex'
 * inverse mass, K the body's inverse mass at the vertex, and α the compliance [m/N]:
 *
 *   (w + K + α/h²) λ = −e      x += w λ,  v += w λ/h,  the body gets the impulse −λ/h at x
 *
 * Both sides act at one point, so linear and angular momentum are kept. A body of any mass is stable, because its own
 * inverse mass enters the matrix. Several holds on one body share it by sweeps. Fixed vertices, and holds on bodies
 * that are gone, do nothing.
 *
 * A model that solves its elasticity to the end has anchors. A stiff body would pull away from a tie that is solved
 * later, because only the vertex' own mass resists. So such a body sees every hold as a spring. The inverse mass of the
 * holding body softens this spring, and the holding body gets the reaction. The sweeps then only put vertices with
 * rigid holds exactly at their points.
 */
import { inverse, mulVec } from '../../math/mat3.js';
import { rotate } from '../../math/quat.js';
import type { Bodies, BodyColumns } from '../bodies.js';
import { AWAKE } from '../layout.js';
import type { ParticleColumns } from '../particles.js';
import type { Deformable, Hold } from './deformable.js';

/** Sweeps over the holds of one body; they matter where a moving body is held at several vertices. */
const SWEEPS = 6;

export class HoldSolver {
  private readonly target = new Float64Array(3);
  private readonly way = new Float64Array(3);
  private readonly matrix = new Float64Array(9);

  /**
   * Call this before elasticity. Hands the holds of a body to its model; `holdsOn` has the number of all holds on a
   * handle.
   */
  anchor(
    bodies: Bodies,
    columns: ParticleColumns,
    body: Deformable,
    h: number,
    holdsOn: ReadonlyMap<number, number>,
  ): void {
    const { anchors } = body.model;
    if (anchors === undefined) return;
    const { holds } = body;
    const { target, way } = this;
    for (let k = 0; k < holds.length; k++) {
      const hold = holds[k];
      const v = body.model.first + hold.vertex;
      const row = hold.to === 0 ? -1 : bodies.find(hold.to);
      if (columns.inverseMass[v] === 0 || (hold.to !== 0 && row < 0)) continue;
      this.placeTarget(bodies.columns, row, hold);
      way.fill(0);
      if (row >= 0) addTravel(bodies.columns, row, target, h, way);
      for (let i = 0; i < 3; i++) target[i] = target[i] + way[i];
      this.setGive(bodies, row, columns.position, 3 * v, hold, h, holdsOn.get(hold.to) ?? 1);
      anchors.anchor(hold.vertex, target, this.matrix, h);
    }
  }

  /** Call this after elasticity. Applies the opposite of the anchors' forces to the holding bodies. */
  react(bodies: Bodies, columns: ParticleColumns, body: Deformable, h: number): void {
    const { anchors } = body.model;
    if (anchors === undefined) return;
    const { way } = this;
    for (const hold of body.holds) {
      const row = hold.to === 0 ? -1 : bodies.find(hold.to);
      const v = body.model.first + hold.vertex;
      if (!this.gives(bodies, row) || columns.inverseMass[v] === 0) continue;
      anchors.anchorLoad(hold.vertex, way);
      for (let i = 0; i < 3; i++) way[i] = -way[i] * h * h;
      pushBack(bodies.columns, row, columns.position, 3 * v, way, h);
    }
    anchors.letGo();
  }

  private gives(bodies: Bodies, row: number): boolean {
    return row >= 0 && bodies.columns.inverseMass[row] > 0 && bodies.columns.activity[row] === AWAKE;
  }

  /**
   * Writes how the point of a hold yields within a substep, as if all `shared` holds on its holding body pulled at it
   * alike, to `matrix` [m/N]. They may pull at once, whatever bodies they belong to, so with less the holding body
   * would answer with more than the way that is left.
   */
  private setGive(
    bodies: Bodies,
    row: number,
    points: Float64Array,
    at: number,
    { compliance }: Hold,
    h: number,
    shared: number,
  ): void {
    const { matrix } = this;
    matrix.fill(0);
    if (this.gives(bodies, row)) {
      addGive(bodies.columns, row, points, at, matrix);
      for (let k = 0; k < 9; k++) matrix[k] = matrix[k] * shared * h * h;
    }
    for (let k = 0; k < 9; k += 4) matrix[k] = matrix[k] + compliance;
  }

  /** Solves all holds of one deformable body for a substep of `h` [s]. */
  solve(bodies: Bodies, columns: ParticleColumns, body: Deformable, h: number): void {
    const { holds } = body;
    for (let sweep = 0; sweep < SWEEPS; sweep++) {
      for (let k = 0; k < holds.length; k++) this.solveOne(bodies, columns, body, holds[k], h, sweep > 0);
    }
  }

  private solveOne(
    bodies: Bodies,
    columns: ParticleColumns,
    body: Deformable,
    hold: Hold,
    h: number,
    isAgain: boolean,
  ): void {
    const v = body.model.first + hold.vertex;
    const w = columns.inverseMass[v];
    const row = hold.to === 0 ? -1 : bodies.find(hold.to);
    if (w === 0 || (hold.to !== 0 && row < 0)) return;
    const gives = this.gives(bodies, row);
    if (body.model.anchors !== undefined && (gives || hold.compliance > 0)) return;
    // A compliant hold is a spring. A second sweep would ignore its force so far, and stretch it too little.
    if (isAgain && (hold.compliance > 0 || !gives)) return;
    const { target, way, matrix } = this;
    const { position, velocity } = columns;
    this.placeTarget(bodies.columns, row, hold);
    for (let i = 0; i < 3; i++) way[i] = target[i] - position[3 * v + i];
    if (row >= 0) addTravel(bodies.columns, row, target, h, way);
    matrix.fill(0);
    const give = w + hold.compliance / (h * h);
    for (let i = 0; i < 9; i += 4) matrix[i] = give;
    if (gives) addGive(bodies.columns, row, position, 3 * v, matrix);
    if (!inverse(matrix, 0, matrix, 0)) return;
    mulVec(way, 0, matrix, 0, way, 0);
    for (let i = 0; i < 3; i++) {
      position[3 * v + i] = position[3 * v + i] + w * way[i];
      velocity[3 * v + i] = velocity[3 * v + i] + (w * way[i]) / h;
    }
    if (gives) pushBack(bodies.columns, row, position, 3 * v, way, h);
  }

  private placeTarget(c: BodyColumns, row: number, { point }: Hold): void {
    const { target } = this;
    for (let i = 0; i < 3; i++) target[i] = point[i];
    if (row < 0) return;
    rotate(target, 0, c.orientation, 4 * row, target, 0);
    for (let i = 0; i < 3; i++) target[i] = target[i] + c.position[3 * row + i];
  }
}

/** way += h (v + ω × r). The result points to the body's point at the end of the substep. */
function addTravel(c: BodyColumns, row: number, point: Float64Array, h: number, way: Float64Array): void {
  const { position: x, velocity: v, angularVelocity: w } = c;
  const i = 3 * row;
  const rx = point[0] - x[i];
  const ry = point[1] - x[i + 1];
  const rz = point[2] - x[i + 2];
  way[0] = way[0] + h * (v[i] + w[i + 1] * rz - w[i + 2] * ry);
  way[1] = way[1] + h * (v[i + 1] + w[i + 2] * rx - w[i] * rz);
  way[2] = way[2] + h * (v[i + 2] + w[i] * ry - w[i + 1] * rx);
}

/** matrix += 1/m − [r]ₓ I⁻¹ [r]ₓ at the point `at` of `points`, row-major, symmetric [1/kg]. */
function addGive(c: BodyColumns, row: number, points: Float64Array, at: number, matrix: Float64Array): void {
  const k = c.worldInverseInertia;
  const o = 6 * row;
  const rx = points[at] - c.position[3 * row];
  const ry = points[at + 1] - c.position[3 * row + 1];
  const rz = points[at + 2] - c.position[3 * row + 2];
  for (let column = 0; column < 3; column++) {
    // A unit push along the column's axis turns the body by I⁻¹ (r × e). This turn moves the point by I⁻¹ (r × e) × r.
    const ex = column === 0 ? 1 : 0;
    const ey = column === 1 ? 1 : 0;
    const ez = column === 2 ? 1 : 0;
    const tx = ry * ez - rz * ey;
    const ty = rz * ex - rx * ez;
    const tz = rx * ey - ry * ex;
    const wx = k[o] * tx + k[o + 1] * ty + k[o + 2] * tz;
    const wy = k[o + 1] * tx + k[o + 3] * ty + k[o + 4] * tz;
    const wz = k[o + 2] * tx + k[o + 4] * ty + k[o + 5] * tz;
    matrix[column] = matrix[column] + c.inverseMass[row] * ex + wy * rz - wz * ry;
    matrix[3 + column] = matrix[3 + column] + c.inverseMass[row] * ey + wz * rx - wx * rz;
    matrix[6 + column] = matrix[6 + column] + c.inverseMass[row] * ez + wx * ry - wy * rx;
  }
}

/** Gives the body the impulse −λ/h at a point. */
function pushBack(
  c: BodyColumns,
  row: number,
  points: Float64Array,
  at: number,
  lambda: Float64Array,
  h: number,
): void {
  const { velocity, angularVelocity: w, position, worldInverseInertia: k } = c;
  const i = 3 * row;
  const o = 6 * row;
  const px = -lambda[0] / h;
  const py = -lambda[1] / h;
  const pz = -lambda[2] / h;
  const m = c.inverseMass[row];
  velocity[i] = velocity[i] + m * px;
  velocity[i + 1] = velocity[i + 1] + m * py;
  velocity[i + 2] = velocity[i + 2] + m * pz;
  const rx = points[at] - position[i];
  const ry = points[at + 1] - position[i + 1];
  const rz = points[at + 2] - position[i + 2];
  const tx = ry * pz - rz * py;
  const ty = rz * px - rx * pz;
  const tz = rx * py - ry * px;
  w[i] = w[i] + k[o] * tx + k[o + 1] * ty + k[o + 2] * tz;
  w[i + 1] = w[i + 1] + k[o + 1] * tx + k[o + 3] * ty + k[o + 4] * tz;
  w[i + 2] = w[i + 2] + k[o + 2] * tx + k[o + 4] * ty + k[o + 5] * tz;
}
