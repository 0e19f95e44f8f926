/** Makes blocks from contacts, once after contacts were found. */
import type { Bodies, BodyColumns } from '../../bodies/bodies.js';
import { type Contacts, MEMO, PAIR_ASLEEP, PAIR_AT_REST, REST_BITS } from '../../narrowphase/index.js';
import type { ResponseInput } from '../method.js';
import { ballLeads } from '../point.js';
import {
  BIAS_RATE,
  BLOCK,
  type Blocks,
  BUILT,
  FIRST,
  FRICTION,
  GAP,
  IDS,
  IMPULSE_SCALE,
  INVERSE_MASS_A,
  INVERSE_MASS_B,
  LEVER,
  MANIFOLD,
  MASS_SCALE,
  MOVABLE_A,
  MOVABLE_B,
  MU,
  N,
  NORMAL,
  POINTS,
  RA,
  RAW_GRIP,
  RAW_PLACE,
  RB,
  REPEATS,
  RESTITUTION,
  ROW_A,
  ROW_B,
  SHARE_A,
  SHARE_B,
  SIZE,
  SLOP,
  SPREAD,
  T1,
  T2,
  TURNS_A,
  TURNS_B,
  TWIST,
  X,
  Y,
} from './blocks.js';
import { choosePoints } from './choose.js';
import { BlockMatrices } from './matrices.js';
import { IN_LINE, NARROW } from './softness.js';

/** Points whose normals differ by less than this (1 − cosine) go into one block. */
const SAME_NORMAL = 1e-9;

/** Share of critical damping of a soft contact: far above 1, so that depth is corrected without a bounce. */
const DAMPING_RATIO = 10;

/** A soft contact oscillates at most this often per substep; faster ones amplify the passes' errors. */
const MAX_SWINGS_PER_SUBSTEP = 1 / 4;

/**
 * Depth that is not corrected, in units of the thinner body's half thickness: two millimetres for a cube of a metre. At
 * half of that, columns of twenty begin to sway.
 */
const SLOP_SHARE = 0.004;

export class BlockBuilder {
  private readonly matrices = new BlockMatrices();
  private readonly soft = new Float64Array(6);
  private readonly chosen = new Int32Array(8);
  /** The result of `findGrip`. It is a field, because a returned number would be boxed. */
  private readonly grip = new Float64Array(1);
  /** Blocks of the previous step that may still be valid. */
  private known = 0;
  private h = -0;

  build(input: ResponseInput, blocks: Blocks, frequency: number): void {
    const { bodies, contacts, owner, self } = input;
    const { sensor } = bodies.columns;
    this.soften(frequency, input.dt);
    this.known = this.h === input.dt ? blocks.count : 0;
    this.h = input.dt;
    blocks.count = 0;
    blocks.bouncing = false;
    for (let m = 0; m < contacts.manifolds; m++) {
      if (owner[m] !== self || (contacts.life[m] & PAIR_ASLEEP) !== 0) continue;
      if (sensor[contacts.a[m]] + sensor[contacts.b[m]] > 0) continue;
      if ((contacts.life[m] & PAIR_AT_REST) !== 0 && this.keep(contacts, m, blocks)) continue;
      this.buildManifold(bodies, contacts, m, blocks);
    }
    blocks.kernel?.fill(bodies.columns);
    blocks.freeCount = blocks.plainCount = blocks.manyCount = blocks.facesCount = blocks.count;
    for (let n = 0; n < blocks.count; n++) blocks.free[n] = n;
  }

  /**
   * Takes the block of a manifold at rest over from the step before, if it has the same number in this one. If not, the manifold
   * is built like any other, and what that step wrote into its points is cleared.
   */
  private keep(contacts: Contacts, m: number, blocks: Blocks): boolean {
    const n = blocks.count;
    const { ids } = blocks;
    const i = n * IDS;
    if (
      n < this.known &&
      ids[i + MANIFOLD] === m &&
      ids[i + ROW_A] === contacts.a[m] &&
      ids[i + ROW_B] === contacts.b[m] &&
      blocks.whole[n] === 1
    ) {
      const by = contacts.first[m] - ids[i + FIRST];
      ids[i + FIRST] += by;
      for (let k = 0; k < ids[i + SIZE]; k++) ids[i + POINTS + k] += by;
      blocks.life[n] = REPEATS;
      blocks.count++;
      return true;
    }
    contacts.life[m] &= ~REST_BITS;
    const end = contacts.first[m] + contacts.size[m];
    contacts.force.fill(0, contacts.first[m] * 3, end * 3);
    contacts.impulse.fill(0, contacts.first[m] * 3, end * 3);
    return false;
  }

  /**
   * Makes the matrices of a block, or asks the kernel for them; only blocks that the passes solve need them. A held
   * body counts as immovable and is not pushed, unless both bodies are held: the load of such a block could never be
   * taken back. Does nothing if the matrices are there.
   */
  complete(blocks: Blocks, c: BodyColumns, n: number, heldA: boolean, heldB: boolean): void {
    const { data: d, ids, completed, kernel } = blocks;
    const as = 1 + (heldA ? 1 : 0) + (heldB ? 2 : 0);
    if (completed[n] === as) return;
    completed[n] = as;
    const i = n * IDS;
    const a = ids[i + MOVABLE_A] === 1;
    const b = ids[i + MOVABLE_B] === 1;
    const some = (a && !heldA) || (b && !heldB);
    const turnsA = a && !(heldA && some) ? ids[i + ROW_A] : -1;
    const turnsB = b && !(heldB && some) ? ids[i + ROW_B] : -1;
    d[n * BLOCK + INVERSE_MASS_A] = turnsA >= 0 ? c.inverseMass[turnsA] : 0;
    d[n * BLOCK + INVERSE_MASS_B] = turnsB >= 0 ? c.inverseMass[turnsB] : 0;
    const locksA = turnsA >= 0 ? c.locks[turnsA] : 0;
    const locksB = turnsB >= 0 ? c.locks[turnsB] : 0;
    if (kernel !== undefined && (locksA | locksB) === 0) {
      ids[i + TURNS_A] = turnsA;
      ids[i + TURNS_B] = turnsB;
      kernel.await(n);
    } else
      this.matrices.build(d, n * BLOCK, c.worldInverseInertia, turnsA, turnsB, ids[i + SIZE], locksA, locksB);
  }

  /** Whether a held body of the block counts as immovable; see `complete`. */
  standsStill({ ids }: Blocks, n: number, heldA: boolean, heldB: boolean): boolean {
    const i = n * IDS;
    return (ids[i + MOVABLE_A] === 1 && !heldA) || (ids[i + MOVABLE_B] === 1 && !heldB);
  }

  private buildManifold(bodies: Bodies, contacts: Contacts, m: number, blocks: Blocks): void {
    const a = contacts.a[m];
    const b = contacts.b[m];
    const movableA = bodies.isActive(a);
    const movableB = bodies.isActive(b);
    if (!movableA && !movableB) return;
    const { chosen } = this;
    const end = contacts.first[m] + contacts.size[m];
    let i = contacts.first[m];
    while (i < end) {
      let to = i + 1;
      while (to < end && isSameNormal(contacts.normal, i, to)) to++;
      const size = choosePoints(contacts, i, to, chosen);
      const n = blocks.add();
      const { ids } = blocks;
      const id = n * IDS;
      ids[id + ROW_A] = a;
      ids[id + ROW_B] = b;
      ids[id + MANIFOLD] = m;
      ids[id + FIRST] = contacts.first[m];
      ids[id + SIZE] = size;
      for (let k = 0; k < size; k++) ids[id + POINTS + k] = chosen[k];
      ids[id + MOVABLE_A] = movableA ? 1 : 0;
      ids[id + MOVABLE_B] = movableB ? 1 : 0;
      const o = n * BLOCK;
      this.writeMaterial(bodies.columns, blocks.data, o, a, b, movableA, movableB);
      blocks.data[o + MU] = contacts.rough[m];
      blocks.data[o + RESTITUTION] = contacts.bounce[m];
      findGrip(contacts, blocks.data[o + MU], chosen, size, this.grip);
      const isLevel = size < 4 || isPlanar(contacts, chosen, blocks.data, o);
      if (blocks.kernel !== undefined && to - i === size && isLevel) {
        writeRaw(contacts, blocks.data, o, chosen, size, this.grip);
        blocks.kernel.await(n);
      } else {
        writeFrame(contacts.normal, chosen[0] * 3, blocks.data, o);
        writePoints(bodies.columns, contacts, blocks.data, o, a, b, chosen, size, this.grip);
        if (!isLevel) for (let k = 0; k < 3; k++) blocks.data[o + SPREAD + k] = 0;
        if (to - i > size) takeOver(contacts, blocks.data, o, chosen, size, i, to);
        blocks.open(n);
      }
      if (blocks.data[o + RESTITUTION] > 0) blocks.bouncing = true;
      blocks.completed[n] = 0;
      blocks.life[n] = BUILT;
      blocks.whole[n] = i === contacts.first[m] && to === end ? 1 : 0;
      i = to;
    }
  }

  private writeMaterial(
    c: BodyColumns,
    d: Float64Array,
    o: number,
    a: number,
    b: number,
    movableA: boolean,
    movableB: boolean,
  ): void {
    const { inverseMass, thinness } = c;
    const { soft } = this;
    const ima = movableA ? inverseMass[a] : 0;
    const imb = movableB ? inverseMass[b] : 0;
    const share = 1 / (ima + imb);
    d[o + INVERSE_MASS_A] = ima;
    d[o + INVERSE_MASS_B] = imb;
    const leads = ballLeads(c, a, b);
    d[o + SHARE_A] = leads === 0 ? ima * share : leads > 0 ? 1 : 0;
    d[o + SHARE_B] = leads === 0 ? imb * share : leads > 0 ? 0 : 1;
    d[o + SLOP] = SLOP_SHARE * Math.min(thinness[a], thinness[b]);
    const s = movableA && movableB ? 0 : 3;
    d[o + BIAS_RATE] = soft[s];
    d[o + MASS_SCALE] = soft[s + 1];
    d[o + IMPULSE_SCALE] = soft[s + 2];
  }

  /** Against an immovable body a contact may be twice as stiff. */
  private soften(frequency: number, h: number): void {
    const { soft } = this;
    for (let k = 0; k < 2; k++) {
      const hertz = (k + 1) * Math.min(frequency, MAX_SWINGS_PER_SUBSTEP / h);
      const omega = 2 * Math.PI * hertz;
      const a1 = 2 * DAMPING_RATIO + h * omega;
      const a2 = h * omega * a1;
      soft[k * 3] = omega / a1;
      soft[k * 3 + 1] = a2 / (1 + a2);
      soft[k * 3 + 2] = 1 / (1 + a2);
    }
  }
}

/**
 * Whether the depths of four points are those of a plane, but for a slop. A body has three ways to close four gaps. Solved at
 * once, four that don't fit are closed by the same amount too far and not far enough; one by one, none is closed too far.
 */
function isPlanar(
  { point: p, normal, depth }: Contacts,
  chosen: Int32Array,
  d: Float64Array,
  block: number,
): boolean {
  const o = 3 * chosen[0];
  let sum = 0;
  let off = 0;
  let all = 0;
  for (let k = 1; k < 4; k++) {
    const i = 3 * chosen[k === 3 ? 1 : k + 1];
    const j = 3 * chosen[k === 1 ? 3 : k - 1];
    const ux = p[i] - p[o];
    const uy = p[i + 1] - p[o + 1];
    const uz = p[i + 2] - p[o + 2];
    const vx = p[j] - p[o];
    const vy = p[j + 1] - p[o + 1];
    const vz = p[j + 2] - p[o + 2];
    const share =
      normal[o] * (uy * vz - uz * vy) +
      normal[o + 1] * (uz * vx - ux * vz) +
      normal[o + 2] * (ux * vy - uy * vx);
    sum += share;
    all += Math.abs(share);
    off += share * (depth[chosen[k]] - depth[chosen[0]]);
  }
  return Math.abs(off) <= d[block + SLOP] * (all + Math.abs(sum));
}

function isSameNormal(normal: Float64Array, i: number, j: number): boolean {
  const x = normal[i * 3];
  const y = normal[i * 3 + 1];
  const z = normal[i * 3 + 2];
  const u = normal[j * 3];
  const v = normal[j * 3 + 1];
  const w = normal[j * 3 + 2];
  return (x === u && y === v && z === w) || 1 - (x * u + y * v + z * w) < SAME_NORMAL;
}

/**
 * Share of the remembered tangential impulses that the normals can hold. A point that carried a blow may be gone, while
 * other points of its manifold remember their part of its friction: no normals, no friction.
 */
function findGrip({ memo }: Contacts, mu: number, chosen: Int32Array, size: number, out: Float64Array): void {
  let load = 0;
  let x = 0;
  let y = 0;
  let z = 0;
  for (let k = 0; k < size; k++) {
    const t = chosen[k] * MEMO;
    load += memo[t];
    x += memo[t + 1];
    y += memo[t + 2];
    z += memo[t + 3];
  }
  const limit = mu * load;
  const sizeSq = x * x + y * y + z * z;
  if (!(load > 0)) out[0] = 0;
  else out[0] = sizeSq > limit * limit ? limit / Math.sqrt(sizeSq) : 1;
}

/** The kernel's input for frame and points. */
function writeRaw(
  { point, normal, depth, memo }: Contacts,
  d: Float64Array,
  o: number,
  chosen: Int32Array,
  size: number,
  grips: Float64Array,
): void {
  const share = grips[0];
  const q = chosen[0] * 3;
  d[o + N] = normal[q];
  d[o + N + 1] = normal[q + 1];
  d[o + N + 2] = normal[q + 2];
  for (let k = 0; k < size; k++) {
    const i = chosen[k];
    const t = i * MEMO;
    const place = o + RAW_PLACE + k;
    const grip = o + RAW_GRIP + k;
    d[o + GAP + k] = -depth[i];
    d[o + NORMAL + k] = memo[t];
    d[place] = point[i * 3];
    d[place + 4] = point[i * 3 + 1];
    d[place + 8] = point[i * 3 + 2];
    d[grip] = share * memo[t + 1];
    d[grip + 4] = share * memo[t + 2];
    d[grip + 8] = share * memo[t + 3];
  }
  for (let k = size; k < 4; k++) {
    d[o + GAP + k] = d[o + NORMAL + k] = 0;
    for (let i = k; i < 12; i += 4) d[o + RAW_PLACE + i] = d[o + RAW_GRIP + i] = 0;
  }
}

/** n from the contact; t1 perpendicular to n and to the axis that n is least along; t2 = n × t1. */
function writeFrame(normal: Float64Array, i: number, d: Float64Array, o: number): void {
  const x = normal[i];
  const y = normal[i + 1];
  const z = normal[i + 2];
  let tx: number;
  let ty: number;
  let tz: number;
  if (Math.abs(x) > 0.6) {
    const scale = 1 / Math.sqrt(x * x + y * y);
    tx = -y * scale;
    ty = x * scale;
    tz = 0;
  } else {
    const scale = 1 / Math.sqrt(y * y + z * z);
    tx = 0;
    ty = -z * scale;
    tz = y * scale;
  }
  d[o + N] = x;
  d[o + N + 1] = y;
  d[o + N + 2] = z;
  d[o + T1] = tx;
  d[o + T1 + 1] = ty;
  d[o + T1 + 2] = tz;
  d[o + T2] = y * tz - z * ty;
  d[o + T2 + 1] = z * tx - x * tz;
  d[o + T2 + 2] = x * ty - y * tx;
}

/**
 * Points, their middle P, and the remembered impulses: a normal and a tangential vector per point of the previous step,
 * per substep, gathered into the block.
 */
function writePoints(
  c: BodyColumns,
  { point, depth, memo }: Contacts,
  d: Float64Array,
  o: number,
  a: number,
  b: number,
  chosen: Int32Array,
  size: number,
  grips: Float64Array,
): void {
  const share = grips[0];
  const { position } = c;
  const t1x = d[o + T1];
  const t1y = d[o + T1 + 1];
  const t1z = d[o + T1 + 2];
  const t2x = d[o + T2];
  const t2y = d[o + T2 + 1];
  const t2z = d[o + T2 + 2];
  let px = 0;
  let py = 0;
  let pz = 0;
  for (let k = 0; k < size; k++) {
    const i = chosen[k] * 3;
    px += point[i];
    py += point[i + 1];
    pz += point[i + 2];
  }
  const scale = 1 / size;
  px *= scale;
  py *= scale;
  pz *= scale;
  d[o + RA] = px - position[a * 3];
  d[o + RA + 1] = py - position[a * 3 + 1];
  d[o + RA + 2] = pz - position[a * 3 + 2];
  d[o + RB] = px - position[b * 3];
  d[o + RB + 1] = py - position[b * 3 + 1];
  d[o + RB + 2] = pz - position[b * 3 + 2];
  let xx = 0;
  let xy = 0;
  let yy = 0;
  let f1 = 0;
  let f2 = 0;
  let twist = 0;
  for (let k = 0; k < size; k++) {
    const i = chosen[k];
    const dx = point[i * 3] - px;
    const dy = point[i * 3 + 1] - py;
    const dz = point[i * 3 + 2] - pz;
    const x = dx * t1x + dy * t1y + dz * t1z;
    const y = dx * t2x + dy * t2y + dz * t2z;
    d[o + X + k] = x;
    d[o + Y + k] = y;
    d[o + LEVER + k] = Math.sqrt(x * x + y * y);
    d[o + GAP + k] = -depth[i];
    xx += x * x;
    xy += x * y;
    yy += y * y;
    const t = i * MEMO;
    d[o + NORMAL + k] = memo[t];
    const gx = share * memo[t + 1];
    const gy = share * memo[t + 2];
    const gz = share * memo[t + 3];
    const g1 = gx * t1x + gy * t1y + gz * t1z;
    const g2 = gx * t2x + gy * t2y + gz * t2z;
    f1 += g1;
    f2 += g2;
    twist += x * g2 - y * g1;
  }
  for (let k = size; k < 4; k++) {
    d[o + X + k] = d[o + Y + k] = d[o + LEVER + k] = d[o + GAP + k] = d[o + NORMAL + k] = 0;
  }
  d[o + FRICTION] = f1;
  d[o + FRICTION + 1] = f2;
  d[o + TWIST] = twist;
  const det = xx * yy - xy * xy;
  const wide = xx + yy;
  const spread = det > IN_LINE * wide * wide && wide > NARROW * d[o + SLOP] * d[o + SLOP] ? 1 / det : 0;
  d[o + SPREAD] = xx * spread;
  d[o + SPREAD + 1] = xy * spread;
  d[o + SPREAD + 2] = yy * spread;
}

/**
 * The load of points that are not chosen moves to the chosen ones, completely and once. A point that kept its load
 * would pass it on again in every step, and heaps would never agree on their loads.
 */
export function takeOver(
  { memo }: Contacts,
  d: Float64Array,
  o: number,
  chosen: Int32Array,
  size: number,
  from: number,
  to: number,
): void {
  let rest = 0;
  let x = 0;
  let y = 0;
  let z = 0;
  for (let i = from, k = 0; i < to; i++) {
    if (k < size && chosen[k] === i) {
      k++;
      continue;
    }
    const t = i * MEMO;
    if (memo[t] > 0) {
      rest += memo[t];
      x += memo[t + 1];
      y += memo[t + 2];
      z += memo[t + 3];
    }
    memo[t] = memo[t + 1] = memo[t + 2] = memo[t + 3] = 0;
  }
  for (let k = 0; k < size; k++) d[o + NORMAL + k] += rest / size;
  d[o + FRICTION] += x * d[o + T1] + y * d[o + T1 + 1] + z * d[o + T1 + 2];
  d[o + FRICTION + 1] += x * d[o + T2] + y * d[o + T2 + 1] + z * d[o + T2 + 2];
}
