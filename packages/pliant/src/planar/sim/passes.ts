/**
 * Passes over contacts of rigid bodies, written out: most of the time of a stack goes here. What it does is
 * what `ContactRows` does row by row for any nodes; `static-friction.test.ts` holds the two together. Rows that rest are
 * passed over (`resting.ts`).
 */
import type { ContactRows } from './contact-rows.js';
import type { Nodes } from './nodes.js';

/** How a pass closes gaps and opens overlaps. */
export interface Bias {
  /** [s] */
  h: number;
  /** Share of an overlap that opens in a second [1/s]. */
  rate: number;
  /** Overlaps open no faster than this [m/s]. */
  openingSpeed: number;
  /** Softness of overlaps: scales of the mass and of the impulse so far. */
  massScale: number;
  impulseScale: number;
}

/** Gives all rows the impulses they had. */
export function warmPass(rows: ContactRows, nodes: Nodes): void {
  const { count, idle, a, b, ax, ay, bx, by, normal, tangent } = rows;
  const normalX = rows.nx;
  const normalY = rows.ny;
  const { vx, vy, spin, inverseMass, inverseInertia } = nodes;
  for (let row = 0; row < count; row++) {
    if (idle[row] === 1) continue;
    const p = normal[row];
    const q = tangent[row];
    if (p === 0 && q === 0) continue;
    const i = a[row];
    const j = b[row];
    const x = p * normalX[row] - q * normalY[row];
    const y = p * normalY[row] + q * normalX[row];
    vx[i] += inverseMass[i] * x;
    vy[i] += inverseMass[i] * y;
    spin[i] += inverseInertia[i] * (ax[row] * y - ay[row] * x);
    vx[j] -= inverseMass[j] * x;
    vy[j] -= inverseMass[j] * y;
    spin[j] -= inverseInertia[j] * (bx[row] * y - by[row] * x);
  }
}

/** Gaps and points of all rows by how far the bodies have moved and turned since they were found. */
export function followPass(rows: ContactRows, nodes: Nodes): void {
  const { count, idle, a, b, ax, ay, bx, by, px, py, restAx, restAy, restBx, restBy, gap, now } = rows;
  const normalX = rows.nx;
  const normalY = rows.ny;
  const { dx, dy, turned, x, y } = nodes;
  for (let row = 0; row < count; row++) {
    if (idle[row] === 1) continue;
    const i = a[row];
    const j = b[row];
    const wa = turned[i];
    const wb = turned[j];
    // To first order in the angle, then the second.
    const xa = dx[i] - wa * restAy[row];
    const ya = dy[i] + wa * restAx[row];
    const xb = dx[j] - wb * restBy[row];
    const yb = dy[j] + wb * restBx[row];
    const bendX = 0.5 * (wb * wb * restBx[row] - wa * wa * restAx[row]);
    const bendY = 0.5 * (wb * wb * restBy[row] - wa * wa * restAy[row]);
    now[row] = gap[row] + (xa - xb + bendX) * normalX[row] + (ya - yb + bendY) * normalY[row];
    const pointX = px[row] + 0.5 * (xa + xb);
    const pointY = py[row] + 0.5 * (ya + yb);
    ax[row] = pointX - x[i] - dx[i];
    ay[row] = pointY - y[i] - dy[i];
    bx[row] = pointX - x[j] - dx[j];
    by[row] = pointY - y[j] - dy[j];
  }
}

/** Normal impulses of all rows; returns the largest change of a contact's speed [m/s]. */
export function normalPass(rows: ContactRows, nodes: Nodes, bias: Bias, soft: boolean): number {
  const { count, idle, a, b, ax, ay, bx, by, massN, normal, most, now } = rows;
  const normalX = rows.nx;
  const normalY = rows.ny;
  const { vx, vy, spin, inverseMass, inverseInertia } = nodes;
  const { h, rate, openingSpeed } = bias;
  let largest = 0;
  for (let row = 0; row < count; row++) {
    const mass = massN[row];
    if (mass === 0 || idle[row] === 1) continue;
    const i = a[row];
    const j = b[row];
    const nx = normalX[row];
    const ny = normalY[row];
    const leverA = ax[row] * ny - ay[row] * nx;
    const leverB = bx[row] * ny - by[row] * nx;
    const gap = now[row];
    let wanted = (vx[i] - vx[j]) * nx + (vy[i] - vy[j]) * ny + spin[i] * leverA - spin[j] * leverB;
    const before = normal[row];
    let change: number;
    if (gap > 0 || !soft) {
      if (gap > 0) wanted += gap / h;
      change = -mass * wanted;
    } else {
      wanted += Math.max(rate * gap, -openingSpeed);
      change = -mass * bias.massScale * wanted - bias.impulseScale * before;
    }
    const after = Math.max(0, before + change);
    const p = after - before;
    if (p === 0) continue;
    normal[row] = after;
    if (after > most[row]) most[row] = after;
    const ma = p * inverseMass[i];
    const mb = p * inverseMass[j];
    vx[i] += ma * nx;
    vy[i] += ma * ny;
    spin[i] += p * inverseInertia[i] * leverA;
    vx[j] -= mb * nx;
    vy[j] -= mb * ny;
    spin[j] -= p * inverseInertia[j] * leverB;
    const speed = Math.abs(p) / mass;
    if (speed > largest) largest = speed;
  }
  return largest;
}

/** Friction of all rows; returns the largest change of a contact's speed [m/s]. */
export function frictionPass(rows: ContactRows, nodes: Nodes): number {
  const { count, idle, a, b, ax, ay, bx, by, massT, normal, tangent, friction } = rows;
  const normalX = rows.nx;
  const normalY = rows.ny;
  const { vx, vy, spin, inverseMass, inverseInertia } = nodes;
  let largest = 0;
  for (let row = 0; row < count; row++) {
    if (idle[row] === 1) continue;
    const limit = friction[row] * normal[row];
    const before = tangent[row];
    if (limit === 0 && before === 0) continue;
    const i = a[row];
    const j = b[row];
    const tx = -normalY[row];
    const ty = normalX[row];
    const leverA = ax[row] * ty - ay[row] * tx;
    const leverB = bx[row] * ty - by[row] * tx;
    const speed = (vx[i] - vx[j]) * tx + (vy[i] - vy[j]) * ty + spin[i] * leverA - spin[j] * leverB;
    const wanted = before - massT[row] * speed;
    const after = Math.max(-limit, Math.min(limit, wanted));
    const q = after - before;
    if (q === 0) continue;
    tangent[row] = after;
    const ma = q * inverseMass[i];
    const mb = q * inverseMass[j];
    vx[i] += ma * tx;
    vy[i] += ma * ty;
    spin[i] += q * inverseInertia[i] * leverA;
    vx[j] -= mb * tx;
    vy[j] -= mb * ty;
    spin[j] -= q * inverseInertia[j] * leverB;
    const given = Math.abs(q) / massT[row];
    if (given > largest) largest = given;
  }
  return largest;
}
