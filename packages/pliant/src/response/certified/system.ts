/**
 * The data of the solver: the nodes of all bodies that take part (particles first, by their own numbers, then nodes of
 * shapes), the bodies as members, and the candidates. Only this file moves a node:
 *
 *   The certificate of a candidate is a direction n along which its two features are apart. If a move leaves them apart
 *   along n, they can't have crossed, whatever happened in between, because both ways are straight. So every move is
 *   compared with the slack along n. The excess along n is removed, and a move that still exceeds it is scaled down.
 *
 * A substep leaves a tenth of a gap within the contact radius, so gaps never close.
 */
import { Candidates, EDGE_EDGE, NODE_PLANE, NODE_TRIANGLE } from './candidates.js';
import { closestOnEdges, closestOnTriangle } from './closest.js';
import type { Member } from './member.js';

/**
 * Part of a gap, or of half the contact radius, that a substep leaves. Larger: bodies stick to each other's shape.
 * Smaller: gaps close to rounding.
 */
const KEPT_GAP = 0.1;

/** A scaled move stays this much within its bound. */
const WITHIN = 0.999999;

export class System {
  readonly members: Member[] = [];
  readonly candidates = new Candidates();
  /** Nodes in use, including particles and gaps between their runs. */
  nodes = 0;
  /** Places of nodes now, at the start of the substep, and at the last search for candidates [m]. */
  x = new Float64Array(0);
  start = new Float64Array(0);
  searched = new Float64Array(0);
  /** The same at the last look at the features of that search [m]. */
  looked = new Float64Array(0);
  /** The place of a node without any force from contact or elasticity [m]. */
  target = new Float64Array(0);
  /** How the way of a node changed from the last substep to this one, for the next guess; 0 where it is unknown [m]. */
  trend = new Float64Array(0);
  /** m/h² [N/m]. */
  inertia = new Float64Array(0);
  fixed = new Uint8Array(0);
  /** Place in `members`, −1 for particles of other bodies. */
  memberOf = new Int32Array(0);
  onSurface = new Uint8Array(0);
  /** By member: how far a node may move in this substep, and until the next search [m]. */
  limit = new Float64Array(16);
  margin = new Float64Array(16);
  /** By member: how far a node may come until the next look at its features; those out of reach are no candidates [m]. */
  sight = new Float64Array(16);
  /** Candidates of each node: `entries[starts[i] … starts[i + 1] − 1]` are places in `candidates.nodes`. */
  starts = new Int32Array(1);
  entries = new Int32Array(0);
  private cursor = new Int32Array(0);
  /** Moves that certificates have shortened since the last reset. */
  shortened = 0;
  private readonly spot = new Float64Array(3);

  reserve(nodes: number, members: number): void {
    if (this.limit.length < members) {
      this.limit = wider(this.limit, new Float64Array(2 * members));
      this.margin = wider(this.margin, new Float64Array(2 * members));
      this.sight = wider(this.sight, new Float64Array(2 * members));
    }
    if (this.fixed.length >= nodes) return;
    const size = nodes + (nodes >> 1);
    this.x = wider(this.x, new Float64Array(3 * size));
    this.start = wider(this.start, new Float64Array(3 * size));
    this.searched = wider(this.searched, new Float64Array(3 * size));
    this.looked = wider(this.looked, new Float64Array(3 * size));
    this.target = wider(this.target, new Float64Array(3 * size));
    this.trend = wider(this.trend, new Float64Array(3 * size));
    this.inertia = wider(this.inertia, new Float64Array(size));
    this.fixed = wider(this.fixed, new Uint8Array(size));
    this.memberOf = wider(this.memberOf, new Int32Array(size));
    this.onSurface = wider(this.onSurface, new Uint8Array(size));
    this.starts = new Int32Array(size + 1);
    this.cursor = new Int32Array(size);
  }

  /** Distance of the features along the candidate's direction [m]. */
  gap(c: number): number {
    const { normal } = this.candidates;
    return this.gapAlong(this.x, c, normal[3 * c], normal[3 * c + 1], normal[3 * c + 2]);
  }

  /** The same along another direction, for nodes at x. */
  gapAlong(x: Float64Array, c: number, nx: number, ny: number, nz: number): number {
    const { candidates } = this;
    const { nodes, kind } = candidates;
    const i = 3 * nodes[4 * c];
    const j = 3 * nodes[4 * c + 1];
    const k = 3 * nodes[4 * c + 2];
    const l = 3 * nodes[4 * c + 3];
    const p = nx * x[i] + ny * x[i + 1] + nz * x[i + 2];
    const q = nx * x[j] + ny * x[j + 1] + nz * x[j + 2];
    const r = nx * x[k] + ny * x[k + 1] + nz * x[k + 2];
    const s = nx * x[l] + ny * x[l + 1] + nz * x[l + 2];
    const low = kind[c] === EDGE_EDGE ? Math.min(p, q) : p;
    const high = kind[c] === EDGE_EDGE ? Math.max(r, s) : Math.max(q, r, s);
    return low - high - candidates.round[c];
  }

  /**
   * Finds nearest points and direction, unless the old direction, with the gap `known`, separates better. Friction
   * keeps its stretch.
   */
  refresh(c: number, known: number): number {
    const { x, candidates, spot } = this;
    const { kind, nodes, weights, normal, between } = candidates;
    if (kind[c] === NODE_PLANE) return known;
    const o = 4 * c;
    const n = 3 * c;
    let w0 = 1;
    let w1: number;
    let w2: number;
    let w3: number;
    if (kind[c] === NODE_TRIANGLE) {
      closestOnTriangle(x, nodes[o], nodes[o + 1], nodes[o + 2], nodes[o + 3], spot);
      w1 = -spot[0];
      w2 = -spot[1];
      w3 = -spot[2];
    } else {
      closestOnEdges(x, nodes[o], nodes[o + 1], nodes[o + 2], nodes[o + 3], spot);
      w0 = 1 - spot[0];
      w1 = spot[0];
      w2 = spot[1] - 1;
      w3 = -spot[1];
    }
    const p = 3 * nodes[o];
    const q = 3 * nodes[o + 1];
    const r = 3 * nodes[o + 2];
    const s = 3 * nodes[o + 3];
    const rx = w0 * x[p] + w1 * x[q] + w2 * x[r] + w3 * x[s];
    const ry = w0 * x[p + 1] + w1 * x[q + 1] + w2 * x[r + 1] + w3 * x[s + 1];
    const rz = w0 * x[p + 2] + w1 * x[q + 2] + w2 * x[r + 2] + w3 * x[s + 2];
    const d = Math.sqrt(rx * rx + ry * ry + rz * rz);
    if (!(d > 1e-12)) return known;
    const ox = normal[n];
    const oy = normal[n + 1];
    const oz = normal[n + 2];
    const nx = rx / d;
    const ny = ry / d;
    const nz = rz / d;
    normal[n] = nx;
    normal[n + 1] = ny;
    normal[n + 2] = nz;
    const gap = this.gap(c);
    if (!(gap > known)) {
      normal[n] = ox;
      normal[n + 1] = oy;
      normal[n + 2] = oz;
      return known;
    }
    // The stretch is the part of `between` across the old direction, turned into the plane of the new one.
    const along = between[n] * ox + between[n + 1] * oy + between[n + 2] * oz;
    const ux = between[n] - along * ox;
    const uy = between[n + 1] - along * oy;
    const uz = between[n + 2] - along * oz;
    const off = candidates.friction[c] > 0 ? ux * nx + uy * ny + uz * nz : 0;
    const kept = candidates.friction[c] > 0 ? 1 : 0;
    between[n] = kept * ux - off * nx + rx;
    between[n + 1] = kept * uy - off * ny + ry;
    between[n + 2] = kept * uz - off * nz + rz;
    weights[o] = w0;
    weights[o + 1] = w1;
    weights[o + 2] = w2;
    weights[o + 3] = w3;
    return gap;
  }

  /**
   * Opens a substep: the candidates that can matter, how far each may close, and the candidates of each node. Those
   * that were found at the present places have their directions already (`isFresh`).
   */
  open(isFresh: boolean): void {
    const { candidates, members, limit, starts, cursor, nodes } = this;
    const { near, meets, least, slack, radius, first, second, nodes: corners, count, isAwake } = candidates;
    starts.fill(0, 0, nodes + 1);
    let used = 0;
    for (let c = 0; c < count; c++) {
      let gap = this.gap(c);
      if (!isFresh && near[c] === 1 && isAwake[c] === 0) candidates.measure(c, this.x);
      isAwake[c] = 0;
      if (!isFresh && gap < 2 * members[first[c]].pairRadius(members[second[c]])) gap = this.refresh(c, gap);
      least[c] = KEPT_GAP * Math.max(0, Math.min(gap, 0.5 * radius[c]));
      slack[c] = gap - least[c];
      meets[c] = 0;
      near[c] = gap < limit[first[c]] + limit[second[c]] + radius[c] ? 1 : 0;
      if (near[c] === 0) continue;
      used++;
      for (let k = 4 * c; k < 4 * c + 4; k++) starts[corners[k] + 1]++;
    }
    for (let i = 0; i < nodes; i++) starts[i + 1] += starts[i];
    if (this.entries.length < 4 * used) this.entries = new Int32Array(8 * used);
    for (let i = 0; i < nodes; i++) cursor[i] = starts[i];
    for (let c = 0; c < count; c++) {
      if (near[c] === 0) continue;
      for (let k = 4 * c; k < 4 * c + 4; k++) this.entries[cursor[corners[k]]++] = k;
    }
  }

  /** Moves a node by as much of (dx, dy, dz) as its limit and its certificates allow. */
  tryMove(node: number, dx: number, dy: number, dz: number): void {
    const { x, start, limit, candidates, starts, entries } = this;
    const i = 3 * node;
    if (this.onSurface[node] === 1) {
      const most = limit[this.memberOf[node]];
      const ax = x[i] - start[i];
      const ay = x[i + 1] - start[i + 1];
      const az = x[i + 2] - start[i + 2];
      const bx = ax + dx;
      const by = ay + dy;
      const bz = az + dz;
      if (bx * bx + by * by + bz * bz > most * most) {
        const dd = dx * dx + dy * dy + dz * dz;
        const ad = ax * dx + ay * dy + az * dz;
        const rest = ax * ax + ay * ay + az * az - most * most;
        const share = dd > 0 ? (Math.sqrt(Math.max(0, ad * ad - dd * rest)) - ad) / dd : 0;
        const s = share < 0 ? 0 : share > 1 ? 1 : share * WITHIN;
        dx *= s;
        dy *= s;
        dz *= s;
      }
    }
    const from = starts[node];
    const to = starts[node + 1];
    const { normal, slack, least, kind, between, weights } = candidates;
    let isShort = false;
    for (let e = from; e < to; e++) {
      const c = entries[e] >> 2;
      const n = 3 * c;
      let closing = normal[n] * dx + normal[n + 1] * dy + normal[n + 2] * dz;
      if (isFirst(entries[e] & 3, kind[c])) closing = -closing;
      if (closing <= slack[c]) continue;
      slack[c] = this.gap(c) - least[c];
      if (closing > slack[c]) isShort = true;
    }
    if (isShort) {
      this.shortened++;
      for (let e = from; e < to; e++) {
        const c = entries[e] >> 2;
        const n = 3 * c;
        const sign = isFirst(entries[e] & 3, kind[c]) ? -1 : 1;
        const closing = sign * (normal[n] * dx + normal[n + 1] * dy + normal[n + 2] * dz);
        const room = Math.max(slack[c], 0);
        if (closing <= room) continue;
        const excess = (room - closing) * sign;
        dx += excess * normal[n];
        dy += excess * normal[n + 1];
        dz += excess * normal[n + 2];
      }
      let s = 1;
      for (let e = from; e < to; e++) {
        const c = entries[e] >> 2;
        const n = 3 * c;
        const sign = isFirst(entries[e] & 3, kind[c]) ? -1 : 1;
        const closing = sign * (normal[n] * dx + normal[n + 1] * dy + normal[n + 2] * dz);
        if (closing <= 0 || closing <= slack[c]) continue;
        slack[c] = this.gap(c) - least[c];
        const room = Math.max(slack[c], 0);
        if (closing > room) s = Math.min(s, room / closing);
      }
      if (s < 1) {
        s *= WITHIN;
        dx *= s;
        dy *= s;
        dz *= s;
      }
    }
    for (let e = from; e < to; e++) {
      const k = entries[e];
      const c = k >> 2;
      const n = 3 * c;
      const w = weights[k];
      let closing = normal[n] * dx + normal[n + 1] * dy + normal[n + 2] * dz;
      if (isFirst(k & 3, kind[c])) closing = -closing;
      if (closing > 0) slack[c] = slack[c] - closing;
      between[n] = between[n] + w * dx;
      between[n + 1] = between[n + 1] + w * dy;
      between[n + 2] = between[n + 2] + w * dz;
    }
    x[i] = x[i] + dx;
    x[i + 1] = x[i + 1] + dy;
    x[i + 2] = x[i + 2] + dz;
  }
}

/** Whether the k-th node of a candidate belongs to its first feature. */
function isFirst(k: number, kind: number): boolean {
  return k < (kind === EDGE_EDGE ? 2 : 1);
}

function wider<A extends Float64Array | Int32Array | Uint8Array>(old: A, next: A): A {
  next.set(old as never);
  return next;
}
