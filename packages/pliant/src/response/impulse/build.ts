/** From contacts to blocks: once after contacts were found. */
import type { Bodies, BodyColumns } from '../../bodies/bodies.js';
import { type Contacts, MEMO } from '../../narrowphase/index.js';
import type { ResponseInput } from '../method.js';
import * as L from './blocks.js';
import { choosePoints } from './choose.js';
import { BlockMatrices } from './matrices.js';

/** Points whose normals differ by less than this (1 − cosine) go into one block. */
const SAME_NORMAL = 1e-9;

/** Share of critical damping of a soft contact: far above 1, so that depth is undone without a bounce. */
const DAMPING_RATIO = 10;

/** A soft contact swings at most this often per substep; faster ones feed on the passes' errors. */
const MAX_SWINGS_PER_SUBSTEP = 1 / 3;

/**
 * Depth that is left alone, in units of the thinner body's half thickness: two millimetres for a cube of a metre. At half of
 * that columns of twenty begin to sway.
 */
const SLOP = 0.004;

/** Points count as lying on a line below this ratio of the determinant of their second moments to its largest value. */
const FLAT = 1e-4;

export class BlockBuilder {
  private readonly matrices = new BlockMatrices();
  private readonly soft = new Float64Array(6);
  private readonly chosen = new Int32Array(8);

  build(input: ResponseInput, blocks: L.Blocks, frequency: number): void {
    const { bodies, contacts, owner, self } = input;
    const { sensor } = bodies.columns;
    this.soften(frequency, input.dt);
    blocks.count = 0;
    for (let m = 0; m < contacts.manifolds; m++) {
      if (owner[m] !== self || contacts.carried[m] === 1) continue;
      if (sensor[contacts.a[m]] + sensor[contacts.b[m]] > 0) continue;
      this.buildManifold(bodies, contacts, m, blocks);
    }
  }

  /**
   * The matrices of a block, which only those need that the passes solve. A body that is held counts as immovable, unless
   * both would: what such a block carried could never be taken back.
   */
  complete({ data: d, ids }: L.Blocks, c: BodyColumns, n: number, heldA: boolean, heldB: boolean): void {
    const i = n * L.IDS;
    const a = ids[i + L.MOVABLE_A] === 1;
    const b = ids[i + L.MOVABLE_B] === 1;
    const some = (a && !heldA) || (b && !heldB);
    const wa = a && !(heldA && some) ? ids[i + L.ROW_A] * 6 : -1;
    const wb = b && !(heldB && some) ? ids[i + L.ROW_B] * 6 : -1;
    this.matrices.build(d, n * L.BLOCK, c.worldInverseInertia, wa, wb, ids[i + L.SIZE]);
  }

  private buildManifold(bodies: Bodies, contacts: Contacts, m: number, blocks: L.Blocks): void {
    const a = contacts.a[m];
    const b = contacts.b[m];
    const movableA = bodies.isActive(a);
    const movableB = bodies.isActive(b);
    if (!movableA && !movableB) return;
    const end = contacts.first[m] + contacts.size[m];
    let i = contacts.first[m];
    while (i < end) {
      let to = i + 1;
      while (to < end && isSameNormal(contacts.normal, i, to)) to++;
      const n = blocks.open(a, b, m);
      const id = n * L.IDS;
      const size = choosePoints(contacts, i, to, this.chosen);
      blocks.ids[id + L.SIZE] = size;
      for (let k = 0; k < size; k++) blocks.ids[id + L.POINTS + k] = this.chosen[k];
      blocks.ids[id + L.MOVABLE_A] = movableA ? 1 : 0;
      blocks.ids[id + L.MOVABLE_B] = movableB ? 1 : 0;
      this.fill(bodies.columns, contacts, blocks, n);
      recallImpulses(contacts, blocks.data, n * L.BLOCK, this.chosen, size, i, to);
      i = to;
    }
  }

  private fill(c: BodyColumns, contacts: Contacts, { data: d, ids }: L.Blocks, n: number): void {
    const o = n * L.BLOCK;
    const i = n * L.IDS;
    const a = ids[i + L.ROW_A];
    const b = ids[i + L.ROW_B];
    const movableA = ids[i + L.MOVABLE_A] === 1;
    const movableB = ids[i + L.MOVABLE_B] === 1;
    const ima = movableA ? c.inverseMass[a] : 0;
    const imb = movableB ? c.inverseMass[b] : 0;
    d[o + L.INVERSE_MASS_A] = ima;
    d[o + L.INVERSE_MASS_B] = imb;
    d[o + L.SHARE_A] = ima / (ima + imb);
    d[o + L.SHARE_B] = imb / (ima + imb);
    d[o + L.MU] = Math.sqrt(c.friction[a] * c.friction[b]);
    d[o + L.RESTITUTION] = Math.max(c.restitution[a], c.restitution[b]);
    d[o + L.SLOP] = SLOP * Math.min(c.thinness[a], c.thinness[b]);
    const soft = movableA && movableB ? 0 : 3;
    for (let k = 0; k < 3; k++) d[o + L.BIAS_RATE + k] = this.soft[soft + k];
    writeFrame(contacts.normal, this.chosen[0] * 3, d, o);
    writePoints(c, contacts, d, o, a, b, this.chosen, ids[i + L.SIZE]);
  }

  /** Against what can't give way a contact may be twice as stiff. */
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

function isSameNormal(normal: Float64Array, i: number, j: number): boolean {
  const dot =
    normal[i * 3] * normal[j * 3] +
    normal[i * 3 + 1] * normal[j * 3 + 1] +
    normal[i * 3 + 2] * normal[j * 3 + 2];
  return 1 - dot < SAME_NORMAL;
}

/** n from the contact; t1 = across n and the axis n is least along; t2 = n × t1. */
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
  d[o + L.N] = x;
  d[o + L.N + 1] = y;
  d[o + L.N + 2] = z;
  d[o + L.T1] = tx;
  d[o + L.T1 + 1] = ty;
  d[o + L.T1 + 2] = tz;
  d[o + L.T2] = y * tz - z * ty;
  d[o + L.T2 + 1] = z * tx - x * tz;
  d[o + L.T2 + 2] = x * ty - y * tx;
}

function writePoints(
  c: BodyColumns,
  { point, depth }: Contacts,
  d: Float64Array,
  o: number,
  a: number,
  b: number,
  chosen: Int32Array,
  size: number,
): void {
  const scale = 1 / size;
  let px = 0;
  let py = 0;
  let pz = 0;
  for (let k = 0; k < size; k++) {
    const i = chosen[k] * 3;
    px += point[i];
    py += point[i + 1];
    pz += point[i + 2];
  }
  px *= scale;
  py *= scale;
  pz *= scale;
  const { position } = c;
  d[o + L.RA] = px - position[a * 3];
  d[o + L.RA + 1] = py - position[a * 3 + 1];
  d[o + L.RA + 2] = pz - position[a * 3 + 2];
  d[o + L.RB] = px - position[b * 3];
  d[o + L.RB + 1] = py - position[b * 3 + 1];
  d[o + L.RB + 2] = pz - position[b * 3 + 2];
  let xx = 0;
  let xy = 0;
  let yy = 0;
  for (let k = 0; k < size; k++) {
    const i = chosen[k];
    const dx = point[i * 3] - px;
    const dy = point[i * 3 + 1] - py;
    const dz = point[i * 3 + 2] - pz;
    const x = dx * d[o + L.T1] + dy * d[o + L.T1 + 1] + dz * d[o + L.T1 + 2];
    const y = dx * d[o + L.T2] + dy * d[o + L.T2 + 1] + dz * d[o + L.T2 + 2];
    d[o + L.X + k] = x;
    d[o + L.Y + k] = y;
    d[o + L.LEVER + k] = Math.sqrt(x * x + y * y);
    d[o + L.GAP + k] = -depth[i];
    xx += x * x;
    xy += x * y;
    yy += y * y;
  }
  const det = xx * yy - xy * xy;
  if (!(det > FLAT * (xx + yy) * (xx + yy))) return;
  d[o + L.SPREAD] = xx / det;
  d[o + L.SPREAD + 1] = xy / det;
  d[o + L.SPREAD + 2] = yy / det;
}

/**
 * The impulses of the step before, per substep: a normal and a tangential vector per point, gathered into the block's own.
 * What points carried that are not among the chosen is shared out among these.
 */
function recallImpulses(
  { memo }: Contacts,
  d: Float64Array,
  o: number,
  chosen: Int32Array,
  size: number,
  from: number,
  to: number,
): void {
  let f1 = 0;
  let f2 = 0;
  let twist = 0;
  let load = 0;
  for (let k = 0; k < size; k++) {
    const t = chosen[k] * MEMO;
    d[o + L.NORMAL + k] = memo[t];
    load += memo[t];
    const a = memo[t + 1] * d[o + L.T1] + memo[t + 2] * d[o + L.T1 + 1] + memo[t + 3] * d[o + L.T1 + 2];
    const b = memo[t + 1] * d[o + L.T2] + memo[t + 2] * d[o + L.T2 + 1] + memo[t + 3] * d[o + L.T2 + 2];
    f1 += a;
    f2 += b;
    twist += d[o + L.X + k] * b - d[o + L.Y + k] * a;
  }
  if (to - from > size) {
    let all = 0;
    for (let i = from; i < to; i++) all += memo[i * MEMO];
    for (let k = 0; k < size; k++) d[o + L.NORMAL + k] += (all - load) / size;
  }
  for (let k = 0; k < size; k++) d[o + L.BEFORE + k] = d[o + L.NORMAL + k];
  d[o + L.FRICTION] = f1;
  d[o + L.FRICTION + 1] = f2;
  d[o + L.TWIST] = twist;
}
