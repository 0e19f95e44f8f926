/** This file turns contacts into records when contacts are found. It updates the records in every substep. */
import type { Bodies, BodyColumns } from '../../bodies/bodies.js';
import { inverseMassAlong } from '../../bodies/locks.js';
import { type Contacts, MEMO, PAIR_ASLEEP } from '../../narrowphase/index.js';
import type { ResponseInput } from '../method.js';
import { ballLeads } from '../point.js';
import * as L from './contact-buffer.js';

/**
 * Depth that is left alone, in units of the thinner body's half thickness: half a millimetre for a cube of a metre. At
 * none, resting contacts open and close from step to step.
 */
const SLOP = 0.001;

/** Part of the depth that is undone in one substep, and the fastest at which it is [m/s]. */
const UNDO = 0.3;
const MAX_UNDO_SPEED = 3;

/** Least answer of a contact along one direction, in units of its trace. */
const STIFFEST = 1e-9;

export function buildContacts(input: ResponseInput, buffer: L.ContactBuffer): void {
  const { bodies, contacts, owner, self } = input;
  const { sensor } = bodies.columns;
  buffer.count = 0;
  for (let m = 0; m < contacts.manifolds; m++) {
    const a = contacts.a[m];
    const b = contacts.b[m];
    if (owner[m] !== self || (contacts.life[m] & PAIR_ASLEEP) !== 0 || sensor[a] + sensor[b] > 0) continue;
    if (!bodies.isActive(a) && !bodies.isActive(b)) continue;
    for (let i = contacts.first[m]; i < contacts.first[m] + contacts.size[m]; i++)
      addContact(bodies, contacts, buffer, m, i);
  }
}

function addContact(bodies: Bodies, contacts: Contacts, buffer: L.ContactBuffer, m: number, i: number): void {
  const c = bodies.columns;
  const a = contacts.a[m];
  const b = contacts.b[m];
  const at = buffer.open(a, b, m, i);
  const d = buffer.data;
  const o = at * L.RECORD;
  const ma = bodies.isActive(a) ? c.inverseMass[a] : 0;
  const mb = bodies.isActive(b) ? c.inverseMass[b] : 0;
  d[o + L.MASS_A] = ma;
  d[o + L.MASS_B] = mb;
  for (let k = 0; k < 3; k++) {
    d[o + L.PUSH_A + k] = ma > 0 ? inverseMassAlong(c, a, k) : 0;
    d[o + L.PUSH_B + k] = mb > 0 ? inverseMassAlong(c, b, k) : 0;
  }
  const leads = ballLeads(c, a, b);
  d[o + L.SHARE_A] = leads === 0 ? ma / (ma + mb) : leads > 0 ? 1 : 0;
  d[o + L.SHARE_B] = leads === 0 ? mb / (ma + mb) : leads > 0 ? 0 : 1;
  d[o + L.MU] = contacts.rough[m];
  d[o + L.RESTITUTION] = contacts.bounce[m];
  d[o + L.GAP] = -contacts.depth[i];
  d[o + L.SLOP] = SLOP * Math.min(c.thinness[a], c.thinness[b]);
  for (let k = 0; k < 3; k++) {
    d[o + L.DIRECTION + k] = contacts.normal[i * 3 + k];
    d[o + L.RA + k] = contacts.point[i * 3 + k] - c.position[a * 3 + k];
    d[o + L.RB + k] = contacts.point[i * 3 + k] - c.position[b * 3 + k];
  }
  writeTangents(d, o);
  recall(contacts, i, d, o);
}

/** t1 is perpendicular to n and to a world axis far from n. t2 = n × t1. */
function writeTangents(d: Float64Array, o: number): void {
  const x = d[o];
  const y = d[o + 1];
  const z = d[o + 2];
  const alongX = Math.abs(x) > 0.6;
  const scale = 1 / Math.sqrt(alongX ? x * x + y * y : y * y + z * z);
  const tx = alongX ? -y * scale : 0;
  const ty = (alongX ? x : -z) * scale;
  const tz = alongX ? 0 : y * scale;
  d[o + 3] = tx;
  d[o + 4] = ty;
  d[o + 5] = tz;
  d[o + 6] = y * tz - z * ty;
  d[o + 7] = z * tx - x * tz;
  d[o + 8] = x * ty - y * tx;
}

/** Reads the impulse of the previous substep: its size along the normal, and its tangential vector. */
function recall({ memo }: Contacts, i: number, d: Float64Array, o: number): void {
  const t = i * MEMO;
  d[o + L.IMPULSE] = memo[t];
  for (let k = 1; k < 3; k++) {
    const n = o + k * 3;
    d[o + L.IMPULSE + k] = memo[t + 1] * d[n] + memo[t + 2] * d[n + 1] + memo[t + 3] * d[n + 2];
  }
}

/**
 * Computes levers, matrices and biases at the bodies' present positions. While depth is `undone`, a contact may close
 * by as much as its gap. After the bodies have moved, only contacts that pushed or overlap take part. A touching
 * contact must not close then.
 */
export function refreshContacts(buffer: L.ContactBuffer, c: BodyColumns, h: number, undone: boolean): void {
  const { data: d, off } = buffer;
  for (let i = 0; i < buffer.count; i++) {
    const o = i * L.RECORD;
    writeArms(buffer, c, i);
    const open = d[o + L.GAP] - L.TOUCH * d[o + L.SLOP];
    const deep = Math.min(d[o + L.GAP] + d[o + L.SLOP], 0);
    if (open > 0) d[o + L.BIAS] = open / h;
    else d[o + L.BIAS] = undone ? Math.max((UNDO * deep) / h, -MAX_UNDO_SPEED) : 0;
    off[i] = !undone && open > 0 && d[o + L.IMPULSE] === 0 ? 1 : 0;
  }
}

/** Whether a solve has undone depth or used up a gap. Then a second solve is needed after the bodies have moved. */
export function isBiased({ data: d, count }: L.ContactBuffer): boolean {
  for (let i = 0; i < count; i++) {
    const o = i * L.RECORD;
    if (d[o + L.IMPULSE] > 0 && d[o + L.BIAS] !== 0) return true;
  }
  return false;
}

/** Writes the arms of contact i and the matrix W, at the bodies' present positions. */
export function writeArms(buffer: L.ContactBuffer, c: BodyColumns, i: number): void {
  const { data: d } = buffer;
  const o = i * L.RECORD;
  for (let side = 0; side < 2; side++) {
    const r = o + (side === 0 ? L.RA : L.RB);
    const mass = d[o + (side === 0 ? L.MASS_A : L.MASS_B)];
    const e = (side === 0 ? buffer.a[i] : buffer.b[i]) * 6;
    const k = c.worldInverseInertia;
    for (let dir = 0; dir < 3; dir++) {
      const n = o + dir * 3;
      const arm = n + (side === 0 ? L.ARM_A : L.ARM_B);
      const turn = n + (side === 0 ? L.TURN_A : L.TURN_B);
      const x = d[r + 1] * d[n + 2] - d[r + 2] * d[n + 1];
      const y = d[r + 2] * d[n] - d[r] * d[n + 2];
      const z = d[r] * d[n + 1] - d[r + 1] * d[n];
      const on = mass > 0 ? 1 : 0;
      d[arm] = x;
      d[arm + 1] = y;
      d[arm + 2] = z;
      d[turn] = on * (k[e] * x + k[e + 1] * y + k[e + 2] * z);
      d[turn + 1] = on * (k[e + 1] * x + k[e + 3] * y + k[e + 4] * z);
      d[turn + 2] = on * (k[e + 2] * x + k[e + 4] * y + k[e + 5] * z);
    }
  }
  writeOwnMatrix(d, o);
}

function writeOwnMatrix(d: Float64Array, o: number): void {
  for (let p = 0; p < 3; p++) {
    for (let q = 0; q < 3; q++) {
      let sum = 0;
      for (let x = 0; x < 3; x++) {
        sum += (d[o + L.PUSH_A + x] + d[o + L.PUSH_B + x]) * d[o + p * 3 + x] * d[o + q * 3 + x];
        sum += d[o + p * 3 + L.ARM_A + x] * d[o + q * 3 + L.TURN_A + x];
        sum += d[o + p * 3 + L.ARM_B + x] * d[o + q * 3 + L.TURN_B + x];
      }
      d[o + L.W + p * 3 + q] = sum;
    }
  }
  writeInverse(d, o);
}

/**
 * Locks may hold both bodies along one direction. W has no answer along that direction. A small share of the trace
 * keeps W invertible there.
 */
function writeInverse(d: Float64Array, o: number): void {
  const m = o + L.W;
  const trace = d[m] + d[m + 4] + d[m + 8];
  for (let k = 0; k < 9; k += 4) if (d[m + k] < STIFFEST * trace) d[m + k] += STIFFEST * trace;
  const x = d[m + 4] * d[m + 8] - d[m + 5] * d[m + 5];
  const y = d[m + 2] * d[m + 5] - d[m + 1] * d[m + 8];
  const z = d[m + 1] * d[m + 5] - d[m + 2] * d[m + 4];
  const scale = 1 / (d[m] * x + d[m + 1] * y + d[m + 2] * z);
  const k = o + L.STICK;
  d[k] = x * scale;
  d[k + 1] = y * scale;
  d[k + 2] = z * scale;
  d[k + 3] = (d[m] * d[m + 8] - d[m + 2] * d[m + 2]) * scale;
  d[k + 4] = (d[m + 1] * d[m + 2] - d[m] * d[m + 5]) * scale;
  d[k + 5] = (d[m] * d[m + 4] - d[m + 1] * d[m + 1]) * scale;
}

/**
 * Updates the gaps after the bodies have moved. The contact point follows both centres, and the lighter body has the
 * larger share. Both levers keep pointing to this one point. So opposite impulses there keep the angular momentum.
 */
export function followContacts(buffer: L.ContactBuffer, bodies: Bodies, h: number, u: Float64Array): void {
  const { data: d } = buffer;
  const { columns: c, flight } = bodies;
  const { velocity: v, angularVelocity: w } = c;
  for (let i = 0; i < buffer.count; i++) {
    const o = i * L.RECORD;
    buffer.measure(i, v, w, u, 0);
    d[o + L.GAP] += h * u[0];
    for (let k = 0; k < 3; k++) {
      const a = buffer.a[i] * 3 + k;
      const b = buffer.b[i] * 3 + k;
      const more = flight.any ? flight.more[a] - flight.more[b] : 0;
      const way = h * (v[a] - v[b]) + more;
      d[o + L.GAP] += d[o + k] * more;
      d[o + L.RA + k] -= d[o + L.SHARE_B] * way;
      d[o + L.RB + k] += d[o + L.SHARE_A] * way;
    }
  }
}

/** Writes the impulses back into the contacts, and with them the start of the next step. */
export function writeBack(buffer: L.ContactBuffer, contacts: Contacts, interval: number): void {
  const { data: d } = buffer;
  const perSecond = 1 / interval;
  for (let n = 0; n < buffer.count; n++) {
    const o = n * L.RECORD;
    const i = buffer.point[n];
    contacts.memo[i * MEMO] = d[o + L.IMPULSE];
    for (let k = 0; k < 3; k++) {
      contacts.memo[i * MEMO + 1 + k] =
        d[o + L.IMPULSE + 1] * d[o + 3 + k] + d[o + L.IMPULSE + 2] * d[o + 6 + k];
      const total =
        d[o + L.TOTAL] * d[o + k] + d[o + L.TOTAL + 1] * d[o + 3 + k] + d[o + L.TOTAL + 2] * d[o + 6 + k];
      contacts.impulse[i * 3 + k] += total;
      contacts.force[i * 3 + k] = total * perSecond;
    }
    contacts.depth[i] = -d[o + L.GAP];
    if (d[o + L.TOTAL] > 0 || d[o + L.GAP] < 0) contacts.touching[buffer.manifold[n]] = 1;
  }
}
