/**
 * Turns candidates into rows of contact, and back. The world reads, books and saves rows. They also keep the memory of
 * friction (`memo`: the stretch of the candidate, then the side of its first feature), so a search finds it again, in
 * this world or in a restored one.
 */
import { type AnchoredContacts, MEMO, NONE } from '../../narrowphase/index.js';
import { EDGE_EDGE, NODE_PLANE } from './candidates.js';
import { pushOf, STIFFEST, stiffnessFor } from './law.js';
import type { Member } from './member.js';
import { heightOf } from './overlap.js';
import type { System } from './system.js';

/** Least cosine between the directions of a row and of the candidate that continues its stretch. */
const SAME_WAY = 0.8;

/**
 * Part of its stiffness that a contact keeps from look to look when its load falls. Smaller: bodies that rest on a
 * contact oscillate.
 */
const KEPT_STIFFNESS = 0.98;

/**
 * Motion of two places against each other, in contact radii, up to which a row still tells of them. Larger: bodies that
 * a user has put elsewhere pass for those of the row.
 */
const STILL_THERE = 0.01;

/** Sides of the first feature. The memo of a row has the side, plus `SIDES` times the steps for which it is fresh. */
const ON_A = 1;
const ON_B = 2;
const SIDES = 4;

export class Memory {
  private contacts: AnchoredContacts | undefined;
  private written: AnchoredContacts | undefined;
  /** Rows by the first node of their first feature. */
  private head = new Int32Array(0);
  private next = new Int32Array(0);
  private isTaken = new Uint8Array(0);
  private rowOf = new Int32Array(0);
  private isSameStep = false;

  constructor(private readonly system: System) {}

  /** Prepares for recalling rows; `from` has the first node of each body row, −1 for bodies that don't take part. */
  open(contacts: AnchoredContacts, from: Int32Array, isSameStep: boolean): void {
    const { system } = this;
    this.contacts = contacts;
    this.isSameStep = isSameStep;
    if (this.head.length < system.nodes) this.head = new Int32Array(system.fixed.length);
    this.head.fill(-1, 0, system.nodes);
    if (this.next.length < contacts.count) {
      this.next = new Int32Array(2 * contacts.count);
      this.isTaken = new Uint8Array(2 * contacts.count);
      this.rowOf = new Int32Array(2 * contacts.count);
    }
    const { nodesA, nodesB, memo } = contacts;
    for (let m = 0; m < contacts.manifolds; m++) {
      for (let i = contacts.first[m] + contacts.size[m] - 1; i >= contacts.first[m]; i--) {
        this.isTaken[i] = 1;
        const side = memo[MEMO * i + 3] % SIDES;
        if (side !== ON_A && side !== ON_B) continue;
        const base = from[side === ON_A ? contacts.a[m] : contacts.b[m]];
        const node = side === ON_A ? nodesA[3 * i] : nodesB[3 * i];
        if (base < 0 || node === NONE || base + node >= system.nodes) continue;
        this.isTaken[i] = 0;
        this.rowOf[i] = side === ON_A ? contacts.b[m] : contacts.a[m];
        this.next[i] = this.head[base + node];
        this.head[base + node] = i;
      }
    }
  }

  /**
   * Whether rows say that two members, a before b, were apart and pushed each other, and both are still where they were
   * against each other. Squeezed surfaces may be nearer than rounding can tell, so the rows are asked first.
   */
  continues(a: Member, b: Member): boolean {
    const { contacts } = this;
    if (contacts === undefined) return false;
    const most = STILL_THERE * a.pairRadius(b);
    for (let m = 0; m < contacts.manifolds; m++) {
      if (contacts.a[m] !== a.row || contacts.b[m] !== b.row) continue;
      for (let i = contacts.first[m]; i < contacts.first[m] + contacts.size[m]; i++) {
        const side = contacts.memo[MEMO * i + 3] % SIDES;
        if ((side !== ON_A && side !== ON_B) || !(this.shiftOf(i, a, b) <= most)) return false;
      }
      return contacts.size[m] > 0;
    }
    return false;
  }

  /** How far the two places of row i have moved against each other since it was written [m]. */
  private shiftOf(i: number, a: Member, b: Member): number {
    if (a.isPlane || b.isPlane) return this.shiftOnPlane(i, a, b);
    const { x } = this.system;
    const { nodesA, nodesB, weightsA, weightsB, placeA, placeB } = this.contacts!;
    let sum = 0;
    for (let axis = 0; axis < 3; axis++) {
      let d = placeB[3 * i + axis] - placeA[3 * i + axis];
      for (let k = 3 * i; k < 3 * i + 3; k++) {
        if (nodesA[k] !== NONE) d += weightsA[k] * x[3 * (a.from + nodesA[k]) + axis];
        if (nodesB[k] !== NONE) d -= weightsB[k] * x[3 * (b.from + nodesB[k]) + axis];
      }
      sum += d * d;
    }
    return Math.sqrt(sum);
  }

  /** The same against a plane, which has no place of its own: how far the vertex has moved, and its height has changed. */
  private shiftOnPlane(i: number, a: Member, b: Member): number {
    const { x } = this.system;
    const { nodesA, nodesB, placeA, placeB } = this.contacts!;
    const [soft, plane] = a.isPlane ? [b, a] : [a, b];
    const [nodes, own, foot] = a.isPlane ? [nodesB, placeB, placeA] : [nodesA, placeA, placeB];
    const node = soft.from + nodes[3 * i];
    let moved = 0;
    let before = 0;
    for (let k = 0; k < 3; k++) {
      moved += (x[3 * node + k] - own[3 * i + k]) ** 2;
      before += (own[3 * i + k] - foot[3 * i + k]) * plane.pose[3 + k];
    }
    return Math.max(Math.sqrt(moved), Math.abs(heightOf(x, node, plane) - before));
  }

  /** Gives a new candidate the stretch and the impulse of the row that it continues, if there is one. */
  recall(c: number, partner: number): void {
    const { candidates } = this.system;
    const { contacts, isTaken, rowOf } = this;
    let best = -1;
    let most = SAME_WAY;
    const { normal, between, impulse, stiffness } = candidates;
    const nx = normal[3 * c];
    const ny = normal[3 * c + 1];
    const nz = normal[3 * c + 2];
    for (let i = this.head[candidates.nodes[4 * c]]; i >= 0; i = this.next[i]) {
      if (isTaken[i] === 1 || rowOf[i] !== partner || contacts!.feature[i] !== candidates.feature[c])
        continue;
      const sign = contacts!.memo[MEMO * i + 3] % SIDES === ON_A ? 1 : -1;
      const n = contacts!.normal;
      const same = sign * (nx * n[3 * i] + ny * n[3 * i + 1] + nz * n[3 * i + 2]);
      if (same <= most) continue;
      most = same;
      best = i;
    }
    if (best < 0) return;
    isTaken[best] = 1;
    const { memo } = contacts!;
    const sign = memo[MEMO * best + 3] % SIDES === ON_A ? 1 : -1;
    const steps = Math.floor(memo[MEMO * best + 3] / SIDES);
    candidates.fresh[c] = this.isSameStep ? steps : Math.max(0, steps - 1);
    if (this.isSameStep)
      for (let k = 0; k < 3; k++) impulse[3 * c + k] = sign * contacts!.impulse[3 * best + k];
    // A contact with a load has the stiffness for it, and friction has the matching stretch.
    const { force } = contacts!;
    const fx = sign * force[3 * best];
    const fy = sign * force[3 * best + 1];
    const fz = sign * force[3 * best + 2];
    const push = fx * nx + fy * ny + fz * nz;
    candidates.force[c] = Math.max(0, push);
    const base = stiffness[c];
    stiffness[c] = stiffnessFor(base, candidates.radius[c], push);
    // Springs that followed every oscillation of their load would keep it alive. Springs of edges fade with their place
    // of contact.
    const room = candidates.radius[c] + contacts!.depth[best];
    if (candidates.kind[c] !== EDGE_EDGE && room > 0)
      stiffness[c] = Math.max(stiffness[c], Math.min(STIFFEST * base, (KEPT_STIFFNESS * push) / room));
    if (candidates.friction[c] === 0) return;
    const s = -1 / stiffness[c];
    between[3 * c] = between[3 * c] + s * (fx - push * nx);
    between[3 * c + 1] = between[3 * c + 1] + s * (fy - push * ny);
    between[3 * c + 2] = between[3 * c + 2] + s * (fz - push * nz);
  }

  /** At the end of a substep of `h` [s]: lets contacts slide that friction can't hold, and books forces. */
  settle(h: number): void {
    const { candidates } = this.system;
    const { normal, between, radius, stiffness, friction, round, impulse, force, near, count } = candidates;
    for (let c = 0; c < count; c++) {
      const n = 3 * c;
      force[c] = 0;
      const nx = normal[n];
      const ny = normal[n + 1];
      const nz = normal[n + 2];
      const along = nx * between[n] + ny * between[n + 1] + nz * between[n + 2];
      const gap = along - round[c];
      const push = near[c] === 1 ? pushOf(stiffness[c], radius[c], gap) : 0;
      let ux = between[n] - along * nx;
      let uy = between[n + 1] - along * ny;
      let uz = between[n + 2] - along * nz;
      const stretch = Math.sqrt(ux * ux + uy * uy + uz * uz);
      const most = push > 0 ? (friction[c] * push) / stiffness[c] : 0;
      const kept = stretch > most ? most / stretch : 1;
      ux *= kept;
      uy *= kept;
      uz *= kept;
      between[n] = along * nx + ux;
      between[n + 1] = along * ny + uy;
      between[n + 2] = along * nz + uz;
      if (push === 0) continue;
      force[c] = push;
      impulse[n] = impulse[n] + h * (push * nx - stiffness[c] * ux);
      impulse[n + 1] = impulse[n + 1] + h * (push * ny - stiffness[c] * uy);
      impulse[n + 2] = impulse[n + 2] + h * (push * nz - stiffness[c] * uz);
    }
  }

  /** Puts the places of the rows that were written last where their nodes are now. */
  follow(members: readonly (Member | undefined)[]): void {
    const { written } = this;
    if (written === undefined) return;
    const { nodesA, nodesB, weightsA, weightsB, placeA, placeB, first, size } = written;
    for (let m = 0; m < written.manifolds; m++) {
      const a = members[written.a[m]];
      const b = members[written.b[m]];
      if (a === undefined || b === undefined) continue;
      for (let i = first[m]; i < first[m] + size[m]; i++) {
        this.place(i, a.from, nodesA, weightsA, placeA);
        this.place(i, b.from, nodesB, weightsB, placeB);
        if (b.isPlane) putOnPlane(i, placeA, b, placeB);
        else if (a.isPlane) putOnPlane(i, placeB, a, placeA);
      }
    }
  }

  private place(
    i: number,
    from: number,
    nodes: Int32Array,
    weights: Float64Array,
    places: Float64Array,
  ): void {
    const { x } = this.system;
    for (let o = 3 * i; o < 3 * i + 3; o++) {
      places[o] = 0;
      for (let k = 3 * i; k < 3 * i + 3; k++)
        if (nodes[k] !== NONE) places[o] = places[o] + weights[k] * x[3 * (from + nodes[k]) + o - 3 * i];
    }
  }

  /** Writes all candidates that push as rows of contact; candidates stand in the order of their pairs. */
  write(out: AnchoredContacts): void {
    const { candidates, members } = this.system;
    this.written = out;
    let a = -1;
    let b = -1;
    for (let c = 0; c < candidates.count; c++) {
      if (candidates.force[c] === 0) continue;
      const p = members[candidates.first[c]].row;
      const q = members[candidates.second[c]].row;
      if (Math.min(p, q) !== a || Math.max(p, q) !== b) {
        if (a >= 0) out.end();
        a = Math.min(p, q);
        b = Math.max(p, q);
        out.begin(a, b);
      }
      this.writeRow(c, p <= q, out);
    }
    if (a >= 0) out.end();
  }

  private writeRow(c: number, isA: boolean, out: AnchoredContacts): void {
    const { candidates, x, members } = this.system;
    const { nodes, weights, normal, between, stiffness } = candidates;
    const i = out.open(candidates.feature[c]);
    const sign = isA ? 1 : -1;
    const split = candidates.kind[c] === EDGE_EDGE ? 2 : 1;
    const n = 3 * c;
    const along = normal[n] * between[n] + normal[n + 1] * between[n + 1] + normal[n + 2] * between[n + 2];
    out.depth[i] = candidates.round[c] - along;
    out.friction[i] = candidates.friction[c];
    const first = isA ? out.placeA : out.placeB;
    const second = isA ? out.placeB : out.placeA;
    const from = members[candidates.first[c]].from;
    const other = members[candidates.second[c]].from;
    for (let k = 0; k < 3; k++) {
      first[3 * i + k] = 0;
      second[3 * i + k] = 0;
    }
    const isOnPlane = candidates.kind[c] === NODE_PLANE;
    for (let k = 0; k < (isOnPlane ? split : 4); k++) {
      const w = weights[4 * c + k];
      const node = nodes[4 * c + k];
      const isFirst = k < split;
      const place = isFirst ? first : second;
      for (let axis = 0; axis < 3; axis++)
        place[3 * i + axis] = place[3 * i + axis] + Math.abs(w) * x[3 * node + axis];
      const onA = isFirst === isA;
      const slot = 3 * i + (isFirst ? k : k - split);
      if (w === 0 && !(isFirst && k === 0)) continue;
      (onA ? out.nodesA : out.nodesB)[slot] = node - (isFirst ? from : other);
      (onA ? out.weightsA : out.weightsB)[slot] = Math.abs(w);
    }
    if (isOnPlane) putOnPlane(i, first, members[candidates.second[c]], second);
    const push = candidates.force[c];
    for (let k = 0; k < 3; k++) {
      const stretch = between[n + k] - along * normal[n + k];
      out.normal[3 * i + k] = sign * normal[n + k];
      out.force[3 * i + k] = sign * (push * normal[n + k] - stiffness[c] * stretch);
      out.impulse[3 * i + k] = sign * candidates.impulse[n + k];
      out.memo[MEMO * i + k] = stretch;
    }
    out.memo[MEMO * i + 3] = (isA ? ON_A : ON_B) + SIDES * candidates.fresh[c];
    out.centre(i);
  }
}

/** Puts the anchor of a plane where it is nearest to the other anchor: a plane has no node near the contact. */
function putOnPlane(i: number, places: Float64Array, plane: Member, out: Float64Array): void {
  const height = heightOf(places, i, plane);
  for (let k = 0; k < 3; k++) out[3 * i + k] = places[3 * i + k] - height * plane.pose[3 + k];
}
