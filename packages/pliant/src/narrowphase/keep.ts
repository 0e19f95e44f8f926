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
    const a00 = 1 - 2 * (ay * ay + az * az);
    const a01 = 2 * (ax * ay - az * aw);
    const a02 = 2 * (ax * az + ay * aw);
    const a10 = 2 * (ax * ay + az * aw);
    const a11 = 1 - 2 * (ax * ax + az * az);
    const a12 = 2 * (ay * az - ax * aw);
    const a20 = 2 * (ax * az - ay * aw);
    const a21 = 2 * (ay * az + ax * aw);
    const a22 = 1 - 2 * (ax * ax + ay * ay);
    const px = position[a * 3];
    const py = position[a * 3 + 1];
    const pz = position[a * 3 + 2];
    const dx = position[b * 3] - px;
    const dy = position[b * 3 + 1] - py;
    const dz = position[b * 3 + 2] - pz;
    const sx = a00 * dx + a10 * dy + a20 * dz - pose[o];
    const sy = a01 * dx + a11 * dy + a21 * dz - pose[o + 1];
    const sz = a02 * dx + a12 * dy + a22 * dz - pose[o + 2];
    const shift = KEEP_SHIFT * Math.min(c.thinness[a], c.thinness[b]);
    if (!(sx * sx + sy * sy + sz * sz < shift * shift)) return false;
    const b00 = 1 - 2 * (by * by + bz * bz);
    const b01 = 2 * (bx * by - bz * bw);
    const b02 = 2 * (bx * bz + by * bw);
    const b10 = 2 * (bx * by + bz * bw);
    const b11 = 1 - 2 * (bx * bx + bz * bz);
    const b12 = 2 * (by * bz - bx * bw);
    const b20 = 2 * (bx * bz - by * bw);
    const b21 = 2 * (by * bz + bx * bw);
    const b22 = 1 - 2 * (bx * bx + by * by);
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
      const nx = a00 * local[l + 6] + a01 * local[l + 7] + a02 * local[l + 8];
      const ny = a10 * local[l + 6] + a11 * local[l + 7] + a12 * local[l + 8];
      const nz = a20 * local[l + 6] + a21 * local[l + 7] + a22 * local[l + 8];
      // Both surface points, relative to the centre of a.
      const ux = a00 * lx + a01 * ly + a02 * lz;
      const uy = a10 * lx + a11 * ly + a12 * lz;
      const uz = a20 * lx + a21 * ly + a22 * lz;
      const wx = dx + b00 * mx + b01 * my + b02 * mz;
      const wy = dy + b10 * mx + b11 * my + b12 * mz;
      const wz = dz + b20 * mx + b21 * my + b22 * mz;
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
