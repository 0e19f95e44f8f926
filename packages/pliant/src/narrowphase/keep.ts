/**
 * Moves manifolds along instead of finding them again. Two bodies that rest on each other barely move against each
 * other: their contacts stay at the same places of both bodies, and only the distance of these places is measured. The
 * comparison is always with the pose in which the manifold was found, so small motions can't add up unnoticed.
 *
 *   pose of b in the frame of a ≈ pose when found?  →  pᵃ = x_a + R_a l_a, pᵇ = x_b + R_b l_b, n = R_a n_l,
 *                                                      depth = (pᵇ − pᵃ)·n, contact point halfway
 */
import type { BodyColumns } from '../bodies/bodies.js';
import { KEEP_SHIFT, KEEP_TURN } from '../core/constants.js';
import * as quat from '../math/quat.js';
import { type Contacts, LOCAL, POSE } from './contacts.js';
import { FOLLOWED, KNOWN_PLACE, OVERLAPS, PAIR_AT_REST } from './life.js';
import { bodyRotation } from './place-box.js';

/** 1 − cos(angle/2) of the largest turn, to leading order. */
const TURN_LOSS = (KEEP_TURN * KEEP_TURN) / 8;

export class Keeper {
  private readonly pose = new Float64Array(POSE);
  private readonly between = new Float64Array(4);
  private readonly ra = new Float64Array(9);
  private readonly rb = new Float64Array(9);

  /** Records where manifold `m` was found. */
  record(c: BodyColumns, contacts: Contacts, m: number): void {
    const a = contacts.a[m];
    const b = contacts.b[m];
    this.relate(c, a, b);
    for (let k = 0; k < POSE; k++) contacts.pose[m * POSE + k] = this.pose[k];
    contacts.life[m] = KNOWN_PLACE;
    bodyRotation(c, a, this.ra);
    bodyRotation(c, b, this.rb);
    for (let i = contacts.first[m]; i < contacts.first[m] + contacts.size[m]; i++)
      this.attach(c, contacts, i, a, b);
  }

  /**
   * Moves manifold `m` along with its bodies. Returns false and changes nothing when the bodies have moved too far
   * against each other. A manifold at rest of two bodies that are `unmoved` stays as it is, with what the response
   * wrote into it.
   */
  moveAlong(c: BodyColumns, contacts: Contacts, m: number, unmoved: Uint8Array): boolean {
    const life = contacts.life[m];
    if ((life & KNOWN_PLACE) === 0) return false;
    const a = contacts.a[m];
    const b = contacts.b[m];
    if ((life & PAIR_AT_REST) !== 0 && unmoved[a] === 1 && unmoved[b] === 1) {
      contacts.touching[m] = (life & OVERLAPS) === 0 ? 0 : 1;
      return true;
    }
    const { position, orientation: q } = c;
    const { pose } = contacts;
    const o = m * POSE;
    const ax = q[a * 4];
    const ay = q[a * 4 + 1];
    const az = q[a * 4 + 2];
    const aw = q[a * 4 + 3];
    const bx = q[b * 4];
    const by = q[b * 4 + 1];
    const bz = q[b * 4 + 2];
    const bw = q[b * 4 + 3];
    const cosine =
      (aw * bx - ax * bw - ay * bz + az * by) * pose[o + 3] +
      (aw * by + ax * bz - ay * bw - az * bx) * pose[o + 4] +
      (aw * bz - ax * by + ay * bx - az * bw) * pose[o + 5] +
      (aw * bw + ax * bx + ay * by + az * bz) * pose[o + 6];
    if (!(1 - Math.abs(cosine) < TURN_LOSS)) return false;
    const { ra, rb } = this;
    bodyRotation(c, a, ra);
    const px = position[a * 3];
    const py = position[a * 3 + 1];
    const pz = position[a * 3 + 2];
    const dx = position[b * 3] - px;
    const dy = position[b * 3 + 1] - py;
    const dz = position[b * 3 + 2] - pz;
    const sx = ra[0] * dx + ra[3] * dy + ra[6] * dz - pose[o];
    const sy = ra[1] * dx + ra[4] * dy + ra[7] * dz - pose[o + 1];
    const sz = ra[2] * dx + ra[5] * dy + ra[8] * dz - pose[o + 2];
    const shift = KEEP_SHIFT * Math.min(c.thinness[a], c.thinness[b]);
    if (!(sx * sx + sy * sy + sz * sz < shift * shift)) return false;
    bodyRotation(c, b, rb);
    const { point, normal, depth, force, impulse, local } = contacts;
    const first = contacts.first[m];
    const end = first + contacts.size[m];
    let touching = 0;
    for (let i = first, k = first * 3, l = first * LOCAL; i < end; i++, k += 3, l += LOCAL) {
      const lx = local[l];
      const ly = local[l + 1];
      const lz = local[l + 2];
      const mx = local[l + 3];
      const my = local[l + 4];
      const mz = local[l + 5];
      const nx = ra[0] * local[l + 6] + ra[1] * local[l + 7] + ra[2] * local[l + 8];
      const ny = ra[3] * local[l + 6] + ra[4] * local[l + 7] + ra[5] * local[l + 8];
      const nz = ra[6] * local[l + 6] + ra[7] * local[l + 7] + ra[8] * local[l + 8];
      // Both surface points, relative to the centre of a.
      const ux = ra[0] * lx + ra[1] * ly + ra[2] * lz;
      const uy = ra[3] * lx + ra[4] * ly + ra[5] * lz;
      const uz = ra[6] * lx + ra[7] * ly + ra[8] * lz;
      const wx = dx + rb[0] * mx + rb[1] * my + rb[2] * mz;
      const wy = dy + rb[3] * mx + rb[4] * my + rb[5] * mz;
      const wz = dz + rb[6] * mx + rb[7] * my + rb[8] * mz;
      const deep = (wx - ux) * nx + (wy - uy) * ny + (wz - uz) * nz;
      point[k] = px + 0.5 * (ux + wx);
      point[k + 1] = py + 0.5 * (uy + wy);
      point[k + 2] = pz + 0.5 * (uz + wz);
      normal[k] = nx;
      normal[k + 1] = ny;
      normal[k + 2] = nz;
      depth[i] = deep;
      if (deep > 0) touching = 1;
      force[k] = 0;
      force[k + 1] = 0;
      force[k + 2] = 0;
      impulse[k] = 0;
      impulse[k + 1] = 0;
      impulse[k + 2] = 0;
    }
    contacts.touching[m] = touching;
    contacts.life[m] = KNOWN_PLACE | FOLLOWED;
    return true;
  }

  /** pose = position and orientation of b in the frame of a. */
  private relate(c: BodyColumns, a: number, b: number): void {
    const { pose, between } = this;
    const { position: x, orientation: q } = c;
    for (let k = 0; k < 3; k++) pose[k] = x[b * 3 + k] - x[a * 3 + k];
    quat.inverseRotate(pose, 0, q, a * 4, pose, 0);
    between[0] = -q[a * 4];
    between[1] = -q[a * 4 + 1];
    between[2] = -q[a * 4 + 2];
    between[3] = q[a * 4 + 3];
    quat.multiply(pose, 3, between, 0, q, b * 4);
  }

  /** local = both surface points and the normal, each in its body's frame. */
  private attach(c: BodyColumns, contacts: Contacts, i: number, a: number, b: number): void {
    const { ra, rb } = this;
    const { point, normal, local } = contacts;
    const { position: p } = c;
    const half = 0.5 * contacts.depth[i];
    const o = i * 3;
    const l = i * LOCAL;
    const nx = normal[o];
    const ny = normal[o + 1];
    const nz = normal[o + 2];
    const ax = point[o] - half * nx - p[a * 3];
    const ay = point[o + 1] - half * ny - p[a * 3 + 1];
    const az = point[o + 2] - half * nz - p[a * 3 + 2];
    const bx = point[o] + half * nx - p[b * 3];
    const by = point[o + 1] + half * ny - p[b * 3 + 1];
    const bz = point[o + 2] + half * nz - p[b * 3 + 2];
    for (let k = 0; k < 3; k++) {
      local[l + k] = ra[k] * ax + ra[3 + k] * ay + ra[6 + k] * az;
      local[l + 3 + k] = rb[k] * bx + rb[3 + k] * by + rb[6 + k] * bz;
      local[l + 6 + k] = ra[k] * nx + ra[3 + k] * ny + ra[6 + k] * nz;
    }
  }
}
