/**
 * Manifolds that are moved along instead of being found anew. Two bodies that rest on each other barely move against each
 * other: their contacts stay at the same places of both bodies, and only how far these places are apart has to be measured.
 * The comparison is always with the pose in which the manifold was found, so small motions can't add up unseen.
 *
 *   pose of b in the frame of a ≈ pose when found?  →  pᵃ = x_a + R_a l_a, pᵇ = x_b + R_b l_b, n = R_a n_l,
 *                                                      depth = (pᵇ − pᵃ)·n, contact point halfway
 */
import type { BodyColumns } from '../bodies/bodies.js';
import { KEEP_SHIFT, KEEP_TURN } from '../core/constants.js';
import * as quat from '../math/quat.js';
import { type Contacts, LOCAL, POSE } from './contacts.js';
import { bodyRotation } from './place-box.js';

/** 1 − cos(angle/2) of the largest turn, to leading order. */
const TURN_LOSS = (KEEP_TURN * KEEP_TURN) / 8;

export class Keeper {
  private readonly pose = new Float64Array(POSE);
  private readonly between = new Float64Array(4);
  private readonly ra = new Float64Array(9);
  private readonly rb = new Float64Array(9);

  /** Writes down where manifold `m` was found. */
  record(c: BodyColumns, contacts: Contacts, m: number): void {
    const a = contacts.a[m];
    const b = contacts.b[m];
    this.relate(c, a, b);
    contacts.pose.set(this.pose, m * POSE);
    contacts.kept[m] = 1;
    bodyRotation(c, a, this.ra);
    bodyRotation(c, b, this.rb);
    for (let i = contacts.first[m]; i < contacts.first[m] + contacts.size[m]; i++)
      this.attach(c, contacts, i, a, b);
  }

  /** Takes manifold `m` over from `old`, moved along with its bodies; false when they moved too far against each other. */
  moveAlong(c: BodyColumns, old: Contacts, m: number, fresh: Contacts): boolean {
    if (old.kept[m] === 0) return false;
    const a = old.a[m];
    const b = old.b[m];
    this.relate(c, a, b);
    if (!this.isNear(old.pose, m * POSE, KEEP_SHIFT * Math.min(c.thinness[a], c.thinness[b]))) return false;
    bodyRotation(c, a, this.ra);
    bodyRotation(c, b, this.rb);
    fresh.begin(a, b);
    const found = fresh.manifolds;
    for (let k = 0; k < POSE; k++) fresh.pose[found * POSE + k] = old.pose[m * POSE + k];
    fresh.kept[found] = 1;
    for (let i = old.first[m]; i < old.first[m] + old.size[m]; i++) this.follow(c, old, i, fresh, a, b);
    fresh.end();
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

  private isNear(found: Float64Array, o: number, shift: number): boolean {
    const { pose } = this;
    const x = pose[0] - found[o];
    const y = pose[1] - found[o + 1];
    const z = pose[2] - found[o + 2];
    if (!(x * x + y * y + z * z < shift * shift)) return false;
    const dot =
      pose[3] * found[o + 3] + pose[4] * found[o + 4] + pose[5] * found[o + 5] + pose[6] * found[o + 6];
    return 1 - Math.abs(dot) < TURN_LOSS;
  }

  /** local = both surface points and the normal, each in its body's frame. */
  private attach(c: BodyColumns, contacts: Contacts, i: number, a: number, b: number): void {
    const { ra, rb } = this;
    const { point, normal, local } = contacts;
    const half = 0.5 * contacts.depth[i];
    const o = i * 3;
    const l = i * LOCAL;
    for (let k = 0; k < 3; k++) {
      let la = 0;
      let lb = 0;
      let ln = 0;
      for (let r = 0; r < 3; r++) {
        la += ra[r * 3 + k] * (point[o + r] - half * normal[o + r] - c.position[a * 3 + r]);
        lb += rb[r * 3 + k] * (point[o + r] + half * normal[o + r] - c.position[b * 3 + r]);
        ln += ra[r * 3 + k] * normal[o + r];
      }
      local[l + k] = la;
      local[l + 3 + k] = lb;
      local[l + 6 + k] = ln;
    }
  }

  private follow(c: BodyColumns, old: Contacts, i: number, fresh: Contacts, a: number, b: number): void {
    const { ra, rb } = this;
    const { position: x } = c;
    const { local } = old;
    const l = i * LOCAL;
    const lx = local[l];
    const ly = local[l + 1];
    const lz = local[l + 2];
    const mx = local[l + 3];
    const my = local[l + 4];
    const mz = local[l + 5];
    const ax = x[a * 3] + ra[0] * lx + ra[1] * ly + ra[2] * lz;
    const ay = x[a * 3 + 1] + ra[3] * lx + ra[4] * ly + ra[5] * lz;
    const az = x[a * 3 + 2] + ra[6] * lx + ra[7] * ly + ra[8] * lz;
    const bx = x[b * 3] + rb[0] * mx + rb[1] * my + rb[2] * mz;
    const by = x[b * 3 + 1] + rb[3] * mx + rb[4] * my + rb[5] * mz;
    const bz = x[b * 3 + 2] + rb[6] * mx + rb[7] * my + rb[8] * mz;
    const nx = ra[0] * local[l + 6] + ra[1] * local[l + 7] + ra[2] * local[l + 8];
    const ny = ra[3] * local[l + 6] + ra[4] * local[l + 7] + ra[5] * local[l + 8];
    const nz = ra[6] * local[l + 6] + ra[7] * local[l + 7] + ra[8] * local[l + 8];
    const depth = (bx - ax) * nx + (by - ay) * ny + (bz - az) * nz;
    const { draft } = fresh;
    draft[0] = 0.5 * (ax + bx);
    draft[1] = 0.5 * (ay + by);
    draft[2] = 0.5 * (az + bz);
    draft[3] = nx;
    draft[4] = ny;
    draft[5] = nz;
    draft[6] = depth;
    fresh.add(old.feature[i]);
    const at = fresh.count - 1;
    fresh.remember(at, old, i, false);
    for (let k = 0; k < LOCAL; k++) fresh.local[at * LOCAL + k] = local[l + k];
  }
}
