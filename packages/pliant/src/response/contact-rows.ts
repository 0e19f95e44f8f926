/**
 * Contact points as rows of numbers, for velocity-level methods that visit them one by one: frame, levers, how easily
 * both bodies yield along each axis of the frame, gap, and the impulse so far.
 *
 * Both levers point to the one contact point, so opposite impulses there keep the angular momentum. An immovable body
 * (static, kinematic, asleep, frozen) has zeros for its mass and is never written.
 */

import type { Bodies, BodyColumns } from '../bodies/bodies.js';
import { inverseMassAlong } from '../bodies/locks.js';
import { widened } from '../core/grow.js';
import { type Contacts, MEMO, PAIR_ASLEEP } from '../narrowphase/index.js';
import type { ResponseInput } from './method.js';

/** Numbers per row, and where they stand. */
export const ROW = 32;
/** Unit axes of the frame: normal from b to a, and two across. */
export const N = 0;
export const T1 = 3;
export const T2 = 6;
/** From the centres to the contact point [m]. */
export const RA = 9;
export const RB = 12;
/** Inverse masses along the world's axes [1/kg]: 0 where a translation is locked. */
export const IMA = 15;
export const IMB = 18;
/** 1/m + (r × t)ᵀ I⁻¹ (r × t) of both bodies along N, T1, T2 [1/kg]. */
export const GIVE = 21;
/** Distance of the surfaces, negative inside [m]. */
export const GAP = 24;
export const MU = 25;
export const RESTITUTION = 26;
/** Impulse of the present solve along N, T1, T2 [N·s]. */
export const LAMBDA = 27;
/** 1 where a method holds the contact in this substep. */
export const HELD = 30;

/** Integers per row: bodies (−1 − row when it can't be moved), contact, manifold. */
export const IDS = 4;

export class ContactRows {
  count = 0;
  data = new Float64Array(16 * ROW);
  ids = new Int32Array(16 * IDS);
  /** Everything given to `a` so far, world frame [N·s]. */
  total = new Float64Array(48);

  /** Rows of all contacts that belong to `self`. */
  build({ bodies, contacts, owner, self }: ResponseInput): void {
    const { sensor } = bodies.columns;
    this.count = 0;
    for (let m = 0; m < contacts.manifolds; m++) {
      const a = contacts.a[m];
      const b = contacts.b[m];
      if (owner[m] !== self || (contacts.life[m] & PAIR_ASLEEP) !== 0 || sensor[a] + sensor[b] > 0) continue;
      const movableA = bodies.isActive(a);
      const movableB = bodies.isActive(b);
      if (!movableA && !movableB) continue;
      for (let i = contacts.first[m]; i < contacts.first[m] + contacts.size[m]; i++)
        this.add(bodies, contacts, m, i, movableA ? a : -1 - a, movableB ? b : -1 - b);
    }
  }

  private add(bodies: Bodies, contacts: Contacts, m: number, i: number, a: number, b: number): void {
    if (this.count * IDS === this.ids.length) this.grow();
    const c = bodies.columns;
    const d = this.data;
    const n = this.count++;
    const o = n * ROW;
    const rowA = contacts.a[m];
    const rowB = contacts.b[m];
    this.ids[n * IDS] = a;
    this.ids[n * IDS + 1] = b;
    this.ids[n * IDS + 2] = i;
    this.ids[n * IDS + 3] = m;
    writeFrame(contacts.normal, i * 3, d, o);
    for (let k = 0; k < 3; k++) {
      d[o + RA + k] = contacts.point[i * 3 + k] - c.position[rowA * 3 + k];
      d[o + RB + k] = contacts.point[i * 3 + k] - c.position[rowB * 3 + k];
      d[o + IMA + k] = a < 0 ? 0 : inverseMassAlong(c, a, k);
      d[o + IMB + k] = b < 0 ? 0 : inverseMassAlong(c, b, k);
      d[o + GIVE + k] = 0;
      d[o + LAMBDA + k] = 0;
      this.total[n * 3 + k] = 0;
    }
    if (a >= 0) addGive(d, o, RA, IMA, c, a);
    if (b >= 0) addGive(d, o, RB, IMB, c, b);
    d[o + GAP] = -contacts.depth[i];
    d[o + MU] = contacts.rough[m];
    d[o + RESTITUTION] = contacts.bounce[m];
  }

  /** Starts rows nearer than `near` [m] from the memory of their contacts; `j` is scratch for six numbers. */
  warmStart(c: BodyColumns, { memo }: Contacts, dt: number, near: number, j: Float64Array): void {
    for (let n = 0; n < this.count; n++) {
      const o = n * ROW;
      if (this.data[o + GAP] > near) continue;
      const at = this.ids[n * IDS + 2] * MEMO;
      // A tangential force, in the world's axes: the frame of the row may have turned.
      const x = memo[at + 1];
      const y = memo[at + 2];
      const z = memo[at + 3];
      const d = this.data;
      j[0] = memo[at] * dt;
      j[1] = (x * d[o + T1] + y * d[o + T1 + 1] + z * d[o + T1 + 2]) * dt;
      j[2] = (x * d[o + T2] + y * d[o + T2 + 1] + z * d[o + T2 + 2]) * dt;
      for (let k = 0; k < 3; k++) d[o + LAMBDA + k] = j[k];
      applyRow(this, n, c, j);
    }
  }

  /**
   * Stores the forces of the last solve in the contacts. Forces rather than impulses, because the next substep may be
   * shorter. A short part of a substep is not stored: the force that ends a leftover velocity in it would be huge.
   */
  remember({ memo }: Contacts, interval: number, substep: number): void {
    if (interval < 0.5 * substep) return;
    const { data: d } = this;
    for (let n = 0; n < this.count; n++) {
      const o = n * ROW;
      const at = this.ids[n * IDS + 2] * MEMO;
      const f1 = d[o + LAMBDA + 1] / interval;
      const f2 = d[o + LAMBDA + 2] / interval;
      memo[at] = d[o + LAMBDA] / interval;
      for (let k = 0; k < 3; k++) memo[at + 1 + k] = f1 * d[o + T1 + k] + f2 * d[o + T2 + k];
    }
  }

  private grow(): void {
    this.data = widened(this.data);
    this.ids = widened(this.ids);
    this.total = widened(this.total);
  }

  /**
   * Writes the contacts' results: the mean over `interval` to `force`, the sum to `impulse`. Manifolds that pushed
   * count as touching.
   */
  writeBack(contacts: Contacts, interval: number): void {
    for (let n = 0; n < this.count; n++) {
      const i = this.ids[n * IDS + 2];
      for (let k = 0; k < 3; k++) {
        contacts.force[i * 3 + k] = this.total[n * 3 + k] / interval;
        contacts.impulse[i * 3 + k] += this.total[n * 3 + k];
        if (this.total[n * 3 + k] !== 0) contacts.touching[this.ids[n * IDS + 3]] = 1;
      }
    }
  }
}

/** out[0..2] = velocity of a minus that of b at the point, along N, T1, T2. */
export function relativeSpeeds(
  { data: d, ids }: ContactRows,
  n: number,
  c: BodyColumns,
  out: Float64Array,
): void {
  const { velocity: v, angularVelocity: w } = c;
  const o = n * ROW;
  const a = (ids[n * IDS] < 0 ? -1 - ids[n * IDS] : ids[n * IDS]) * 3;
  const b = (ids[n * IDS + 1] < 0 ? -1 - ids[n * IDS + 1] : ids[n * IDS + 1]) * 3;
  const ra = o + RA;
  const rb = o + RB;
  const x =
    v[a] + w[a + 1] * d[ra + 2] - w[a + 2] * d[ra + 1] - v[b] - w[b + 1] * d[rb + 2] + w[b + 2] * d[rb + 1];
  const y = v[a + 1] + w[a + 2] * d[ra] - w[a] * d[ra + 2] - v[b + 1] - w[b + 2] * d[rb] + w[b] * d[rb + 2];
  const z = v[a + 2] + w[a] * d[ra + 1] - w[a + 1] * d[ra] - v[b + 2] - w[b] * d[rb + 1] + w[b + 1] * d[rb];
  out[0] = x * d[o] + y * d[o + 1] + z * d[o + 2];
  out[1] = x * d[o + 3] + y * d[o + 4] + z * d[o + 5];
  out[2] = x * d[o + 6] + y * d[o + 7] + z * d[o + 8];
}

/**
 * Applies the impulse j[0..2] along N, T1, T2 to both bodies: to `a` as it is, to `b` the opposite. A non-finite
 * impulse is refused.
 */
export function applyRow(rows: ContactRows, n: number, c: BodyColumns, j: Float64Array): void {
  const { data: d, ids, total } = rows;
  const o = n * ROW;
  const x = j[0] * d[o] + j[1] * d[o + 3] + j[2] * d[o + 6];
  const y = j[0] * d[o + 1] + j[1] * d[o + 4] + j[2] * d[o + 7];
  const z = j[0] * d[o + 2] + j[1] * d[o + 5] + j[2] * d[o + 8];
  const sum = x + y + z;
  if (sum - sum !== 0) return;
  total[n * 3] += x;
  total[n * 3 + 1] += y;
  total[n * 3 + 2] += z;
  j[3] = x;
  j[4] = y;
  j[5] = z;
  if (ids[n * IDS] >= 0) pushBody(d, o + RA, o + IMA, c, ids[n * IDS], j, 1);
  if (ids[n * IDS + 1] >= 0) pushBody(d, o + RB, o + IMB, c, ids[n * IDS + 1], j, -1);
}

function pushBody(
  d: Float64Array,
  r: number,
  im: number,
  { velocity: v, angularVelocity: w, worldInverseInertia: i }: BodyColumns,
  row: number,
  j: Float64Array,
  sign: number,
): void {
  const x = sign * j[3];
  const y = sign * j[4];
  const z = sign * j[5];
  const o = row * 3;
  const k = row * 6;
  v[o] += d[im] * x;
  v[o + 1] += d[im + 1] * y;
  v[o + 2] += d[im + 2] * z;
  const mx = d[r + 1] * z - d[r + 2] * y;
  const my = d[r + 2] * x - d[r] * z;
  const mz = d[r] * y - d[r + 1] * x;
  w[o] += i[k] * mx + i[k + 1] * my + i[k + 2] * mz;
  w[o + 1] += i[k + 1] * mx + i[k + 3] * my + i[k + 4] * mz;
  w[o + 2] += i[k + 2] * mx + i[k + 4] * my + i[k + 5] * mz;
}

function addGive(d: Float64Array, o: number, lever: number, im: number, c: BodyColumns, row: number): void {
  const { worldInverseInertia: i } = c;
  const k = row * 6;
  const r = o + lever;
  for (let axis = 0; axis < 3; axis++) {
    const t = o + axis * 3;
    const x = d[r + 1] * d[t + 2] - d[r + 2] * d[t + 1];
    const y = d[r + 2] * d[t] - d[r] * d[t + 2];
    const z = d[r] * d[t + 1] - d[r + 1] * d[t];
    d[o + GIVE + axis] +=
      d[o + im] * d[t] * d[t] +
      d[o + im + 1] * d[t + 1] * d[t + 1] +
      d[o + im + 2] * d[t + 2] * d[t + 2] +
      x * (i[k] * x + i[k + 1] * y + i[k + 2] * z) +
      y * (i[k + 1] * x + i[k + 3] * y + i[k + 4] * z) +
      z * (i[k + 2] * x + i[k + 4] * y + i[k + 5] * z);
  }
}

/** n from the contact; t1 across n and the axis that n is least along; t2 = n × t1. */
function writeFrame(normal: Float64Array, i: number, d: Float64Array, o: number): void {
  const x = normal[i];
  const y = normal[i + 1];
  const z = normal[i + 2];
  const flat = Math.abs(x) > 0.6;
  const scale = 1 / Math.sqrt(flat ? x * x + y * y : y * y + z * z);
  d[o + N] = x;
  d[o + N + 1] = y;
  d[o + N + 2] = z;
  d[o + T1] = flat ? -y * scale : 0;
  d[o + T1 + 1] = flat ? x * scale : -z * scale;
  d[o + T1 + 2] = flat ? 0 : y * scale;
  d[o + T2] = y * d[o + T1 + 2] - z * d[o + T1 + 1];
  d[o + T2 + 1] = z * d[o + T1] - x * d[o + T1 + 2];
  d[o + T2 + 2] = x * d[o + T1 + 1] - y * d[o + T1];
}
