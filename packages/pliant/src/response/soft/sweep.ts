/**
 * One sweep over the rows: normal impulse and Coulomb friction, each row solved against what the rows before it left
 * (Gauss–Seidel). An impulse moves what it accelerates: particles have been moved by their velocities already, so v +=
 * w J goes with x += h w J, and positions stay consistent with velocities. Rigid bodies have not moved yet; their
 * velocities take the impulse alone, and depths look ahead to where they are going to be.
 *
 * Two rules for the normal impulse λ ≥ 0:
 *   hard     λ += share · −u/w where the surfaces have met: the approach ends, nothing is sent apart, and nothing is moved farther
 *            than to where they meet. (Ending it only as far as the depth asks for, min(−u, depth/h), leaves velocities
 *            that the elastic model has added after its positions: a body at rest keeps a steady speed that
 *            displacements hide.)
 *   spring   λ = h (k · depth − c · u) at the end of the substep: implicit, so that any stiffness is stable
 *
 * w of a row is w_point + Σ b² w_corner (+ 1/m + (r × n)ᵀ I⁻¹ (r × n) of a rigid body); rows that nothing can move are
 * left alone.
 */
import type { BodyColumns } from '../../bodies/bodies.js';
import type { ParticleColumns } from '../../bodies/particles.js';
import { rotate } from '../../math/quat.js';
import { NONE } from '../../narrowphase/index.js';
import { rigidMobility, type SoftInput } from './method.js';
import type { SoftRows } from './rows.js';

export class RowSweeper {
  /** How easily a row yields along its direction, and across it [1/kg]. */
  softness = new Float64Array(64);
  private slipperiness = new Float64Array(64);
  /** Inverse mass of each row's particle, and 1 for movable faces, else 0. */
  pointMobility = new Float64Array(64);
  faceMobility = new Float64Array(64);
  /** λ of each row, and its friction, three numbers [N·s]. */
  multipliers = new Float64Array(64);
  tangents = new Float64Array(192);
  /** Springs: λ += (push · (depth − rest) − damp · u − λ) · give; `give` is 0 for the hard rule. */
  rests = new Float64Array(64);
  pushes = new Float64Array(64);
  damps = new Float64Array(64);
  gives = new Float64Array(64);
  /** From the centre of a row's rigid body to the particle or face it touches [m]. */
  arms = new Float64Array(192);
  /** Length of the substep [s]. */
  private readonly lengths = new Float64Array(1);
  /** The anchor of a row in the world [m]. */
  private anchors = new Float64Array(192);
  /** Impulse of the current row [N·s], and the same times the time of its motion [N·s²]. */
  private readonly impulse = new Float64Array(3);
  private readonly shift = new Float64Array(3);

  /** Reads masses, levers and anchors; clears impulses. */
  begin({ rows, particles, bodies, rigids }: SoftInput): void {
    this.reserve(rows.count);
    const { count } = rows;
    const columns = particles.columns;
    this.multipliers.fill(0, 0, count);
    this.tangents.fill(0, 0, 3 * count);
    this.gives.fill(0, 0, count);
    const { inverseMass } = columns;
    const { points, corners, weights } = rows;
    for (let row = 0; row < count; row++) {
      const p = points[row];
      const isFaceFree = corners[3 * row] >= 0 && !bodies[rows.faceSoft[row]].isStill;
      let w = p >= 0 && !bodies[rows.pointSoft[row]].isStill ? inverseMass[p] : 0;
      this.pointMobility[row] = w;
      this.faceMobility[row] = isFaceFree ? 1 : 0;
      if (isFaceFree) {
        for (let k = 3 * row; k < 3 * row + 3; k++) w += weights[k] * weights[k] * inverseMass[corners[k]];
      }
      this.softness[row] = w;
      this.slipperiness[row] = w;
      if (rows.rigids[row] >= 0 && rigids) this.beginRigid(rows, columns, rigids, row);
      else for (let k = 3 * row; k < 3 * row + 3; k++) this.anchors[k] = rows.anchors[k];
    }
  }

  private beginRigid(rows: SoftRows, columns: ParticleColumns, rigids: BodyColumns, row: number): void {
    const { arms, anchors } = this;
    const { position, orientation, worldInverseInertia: k } = rigids;
    const r = rows.rigids[row];
    const o = 3 * row;
    rotate(anchors, o, orientation, 4 * r, rows.anchors, o);
    for (let i = 0; i < 3; i++) {
      anchors[o + i] = anchors[o + i] + position[3 * r + i];
      arms[o + i] = contactPlace(rows, columns.position, row, i) - position[3 * r + i];
    }
    const mobility = rigidMobility(rigids, r);
    if (mobility === 0) return;
    const { directions: n } = rows;
    const x = arms[o + 1] * n[o + 2] - arms[o + 2] * n[o + 1];
    const y = arms[o + 2] * n[o] - arms[o] * n[o + 2];
    const z = arms[o] * n[o + 1] - arms[o + 1] * n[o];
    const w = 6 * r;
    this.softness[row] =
      this.softness[row] +
      mobility +
      x * (k[w] * x + k[w + 1] * y + k[w + 2] * z) +
      y * (k[w + 1] * x + k[w + 3] * y + k[w + 4] * z) +
      z * (k[w + 2] * x + k[w + 4] * y + k[w + 5] * z);
    // The trace bounds the effect of a lever of this length in any direction.
    const armSq = arms[o] ** 2 + arms[o + 1] ** 2 + arms[o + 2] ** 2;
    this.slipperiness[row] = this.slipperiness[row] + mobility + armSq * (k[w] + k[w + 3] + k[w + 5]);
  }

  /** One pass. The hard rule takes `share` of the rest. */
  sweep({ rows, particles, rigids, h: length }: SoftInput, share: number): void {
    // Read from an array: the argument has a box, and choosing between it and another number would box every row.
    this.lengths[0] = length;
    const h = this.lengths[0];
    const { position: x, velocity: v, inverseMass } = particles.columns;
    const { points, corners, weights, directions, offsets, friction, rigids: rigidOf, count } = rows;
    const { pointMobility, faceMobility } = this;
    const { softness, slipperiness, multipliers, tangents, arms, anchors } = this;
    const { rests, pushes, damps, gives, impulse, shift } = this;
    for (let row = 0; row < count; row++) {
      const w = softness[row];
      if (!(w > 0)) continue;
      const o = 3 * row;
      const nx = directions[o];
      const ny = directions[o + 1];
      const nz = directions[o + 2];
      const point = points[row];
      const p = 3 * point;
      const a = 3 * corners[o];
      const b = 3 * corners[o + 1];
      const c = 3 * corners[o + 2];
      const wa = weights[o];
      const wb = weights[o + 1];
      const wc = weights[o + 2];
      const rigid = rigidOf[row];
      // Point minus face: velocity, and the way along the normal.
      let ux = 0;
      let uy = 0;
      let uz = 0;
      let along = 0;
      if (point >= 0) {
        ux = v[p];
        uy = v[p + 1];
        uz = v[p + 2];
        along = nx * x[p] + ny * x[p + 1] + nz * x[p + 2];
      }
      if (a >= 0) {
        ux -= wa * v[a] + wb * v[b] + wc * v[c];
        uy -= wa * v[a + 1] + wb * v[b + 1] + wc * v[c + 1];
        uz -= wa * v[a + 2] + wb * v[b + 2] + wc * v[c + 2];
        along -=
          nx * (wa * x[a] + wb * x[b] + wc * x[c]) +
          ny * (wa * x[a + 1] + wb * x[b + 1] + wc * x[c + 1]) +
          nz * (wa * x[a + 2] + wb * x[b + 2] + wc * x[c + 2]);
      }
      if (point < 0 || a < 0) {
        const side = point < 0 ? 1 : -1;
        let qx = anchors[o];
        let qy = anchors[o + 1];
        let qz = anchors[o + 2];
        if (rigid >= 0 && rigids) {
          const i = 3 * rigid;
          const { velocity, angularVelocity: spin } = rigids;
          const vx = velocity[i] + spin[i + 1] * arms[o + 2] - spin[i + 2] * arms[o + 1];
          const vy = velocity[i + 1] + spin[i + 2] * arms[o] - spin[i] * arms[o + 2];
          const vz = velocity[i + 2] + spin[i] * arms[o + 1] - spin[i + 1] * arms[o];
          ux += side * vx;
          uy += side * vy;
          uz += side * vz;
          qx += h * vx;
          qy += h * vy;
          qz += h * vz;
        }
        along += side * (nx * qx + ny * qy + nz * qz);
      }
      const un = ux * nx + uy * ny + uz * nz;
      const depth = offsets[row] - along;
      const before = multipliers[row];
      const change =
        gives[row] > 0
          ? (pushes[row] * (depth - rests[row]) - damps[row] * un - before) * gives[row]
          : (share * (depth >= 0 ? -un : Math.min(-un, depth / h))) / w;
      const after = Math.max(0, before + change);
      multipliers[row] = after;
      const jn = after - before;
      // A velocity is stopped at once, but nothing is moved beyond the surface.
      const moved = gives[row] > 0 || jn <= 0 || h * w * jn <= depth ? h : Math.max(0, depth) / (w * jn);
      // The remaining slide after the normal impulse; friction holds it up to μ λ.
      const slip = 1 / slipperiness[row];
      const hold = gives[row] > 0 ? slip : share * slip;
      let tx = tangents[o] - hold * (ux - un * nx);
      let ty = tangents[o + 1] - hold * (uy - un * ny);
      let tz = tangents[o + 2] - hold * (uz - un * nz);
      const limit = friction[row] * after;
      const size = Math.sqrt(tx * tx + ty * ty + tz * tz);
      const cut = size > limit ? limit / size : 1;
      tx *= cut;
      ty *= cut;
      tz *= cut;
      const sx = tx - tangents[o];
      const sy = ty - tangents[o + 1];
      const sz = tz - tangents[o + 2];
      const jx = jn * nx + sx;
      const jy = jn * ny + sy;
      const jz = jn * nz + sz;
      if (jx === 0 && jy === 0 && jz === 0) continue;
      const dx = moved * jn * nx + h * sx;
      const dy = moved * jn * ny + h * sy;
      const dz = moved * jn * nz + h * sz;
      tangents[o] = tx;
      tangents[o + 1] = ty;
      tangents[o + 2] = tz;
      impulse[0] = jx;
      impulse[1] = jy;
      impulse[2] = jz;
      shift[0] = dx;
      shift[1] = dy;
      shift[2] = dz;
      if (point >= 0) pushParticle(x, v, point, pointMobility[row], impulse, shift);
      if (faceMobility[row] > 0) {
        for (let k = o; k < o + 3; k++)
          pushParticle(x, v, corners[k], -weights[k] * inverseMass[corners[k]], impulse, shift);
      }
      if (rigid >= 0 && rigids) this.pushRigid(rigids, rigid, o, point < 0 ? 1 : -1);
    }
  }

  private pushRigid(rigids: BodyColumns, rigid: number, o: number, side: number): void {
    const { velocity, angularVelocity: spin, worldInverseInertia: k } = rigids;
    const m = rigidMobility(rigids, rigid);
    if (m === 0) return;
    const { arms } = this;
    const jx = side * this.impulse[0];
    const jy = side * this.impulse[1];
    const jz = side * this.impulse[2];
    const i = 3 * rigid;
    const w = 6 * rigid;
    const lx = arms[o + 1] * jz - arms[o + 2] * jy;
    const ly = arms[o + 2] * jx - arms[o] * jz;
    const lz = arms[o] * jy - arms[o + 1] * jx;
    velocity[i] = velocity[i] + m * jx;
    velocity[i + 1] = velocity[i + 1] + m * jy;
    velocity[i + 2] = velocity[i + 2] + m * jz;
    spin[i] = spin[i] + k[w] * lx + k[w + 1] * ly + k[w + 2] * lz;
    spin[i + 1] = spin[i + 1] + k[w + 1] * lx + k[w + 3] * ly + k[w + 4] * lz;
    spin[i + 2] = spin[i + 2] + k[w + 2] * lx + k[w + 4] * ly + k[w + 5] * lz;
  }

  /** Writes the remaining depths, and books forces and impulses. */
  finish(input: SoftInput): void {
    const { rows, h } = input;
    const { forces, directions, count } = rows;
    const { multipliers, tangents } = this;
    this.measure(input);
    for (let row = 0; row < count; row++) {
      for (let k = 3 * row; k < 3 * row + 3; k++) {
        const j = multipliers[row] * directions[k] + tangents[k];
        forces[k] = j / h;
      }
    }
  }

  /** Depths at the present positions, looking ahead for rigid bodies by `h`. */
  measure({ rows, particles, rigids, h }: SoftInput): void {
    const { position: x } = particles.columns;
    const { directions, offsets, depths, count, points, corners } = rows;
    const { anchors, arms } = this;
    for (let row = 0; row < count; row++) {
      let along = 0;
      const o = 3 * row;
      const rigid = rows.rigids[row];
      for (let i = 0; i < 3; i++) {
        const j = (i + 1) % 3;
        const k = (i + 2) % 3;
        let q = anchors[o + i];
        if (rigid >= 0 && rigids) {
          const { velocity, angularVelocity: s } = rigids;
          q +=
            h * (velocity[3 * rigid + i] + s[3 * rigid + j] * arms[o + k] - s[3 * rigid + k] * arms[o + j]);
        }
        const point = points[row] >= 0 ? x[3 * points[row] + i] : q;
        const face = corners[o] >= 0 ? facePlace(rows, x, row, i) : q;
        along += directions[o + i] * (point - face);
      }
      depths[row] = offsets[row] - along;
    }
  }

  /**
   * How far each row has closed in this substep [m]. It starts from the old places of particles, not from their
   * velocities, which viscosity may have changed since; a rigid body will move by its velocity.
   */
  closing({ rows, particles, rigids, h }: SoftInput, out: Float64Array): void {
    const { position, previous } = particles.columns;
    const { directions, points, corners, count } = rows;
    const { arms } = this;
    for (let row = 0; row < count; row++) {
      const o = 3 * row;
      const rigid = rows.rigids[row];
      let way = 0;
      for (let i = 0; i < 3; i++) {
        let q = 0;
        if (rigid >= 0 && rigids) {
          const j = (i + 1) % 3;
          const k = (i + 2) % 3;
          const { velocity: v, angularVelocity: s } = rigids;
          q = h * (v[3 * rigid + i] + s[3 * rigid + j] * arms[o + k] - s[3 * rigid + k] * arms[o + j]);
        }
        const p = 3 * points[row] + i;
        const point = p >= 0 ? position[p] - previous[p] : q;
        const face =
          corners[o] >= 0 ? facePlace(rows, position, row, i) - facePlace(rows, previous, row, i) : q;
        way -= directions[o + i] * (point - face);
      }
      out[row] = way;
    }
  }

  private reserve(rows: number): void {
    if (rows <= this.softness.length) return;
    for (const name of [
      'softness',
      'slipperiness',
      'pointMobility',
      'faceMobility',
      'multipliers',
      'rests',
      'pushes',
      'damps',
      'gives',
    ] as const)
      this[name] = new Float64Array(2 * rows);
    for (const name of ['tangents', 'arms', 'anchors'] as const) this[name] = new Float64Array(6 * rows);
  }
}

/** Gives a particle its share `w` [1/kg] of an impulse, and moves it along. */
function pushParticle(
  x: Float64Array,
  v: Float64Array,
  particle: number,
  w: number,
  impulse: Float64Array,
  shift: Float64Array,
): void {
  const p = 3 * particle;
  for (let k = 0; k < 3; k++) {
    v[p + k] = v[p + k] + w * impulse[k];
    x[p + k] = x[p + k] + w * shift[k];
  }
}

/** Component `i` of a column of particles at the face of a row. */
export function facePlace({ corners, weights }: SoftRows, x: Float64Array, row: number, i: number): number {
  const o = 3 * row;
  return (
    weights[o] * x[3 * corners[o] + i] +
    weights[o + 1] * x[3 * corners[o + 1] + i] +
    weights[o + 2] * x[3 * corners[o + 2] + i]
  );
}

/** Coordinate `i` of the deformable side of a row that has one such side [m]. */
function contactPlace(rows: SoftRows, x: Float64Array, row: number, i: number): number {
  const p = rows.points[row];
  return p !== NONE ? x[3 * p + i] : facePlace(rows, x, row, i);
}
