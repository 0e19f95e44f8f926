/**
 * Contacts of a whole scene as rows of a system: where, along what, how far apart, which nodes move the two points, and
 * the impulses found so far. Rows keep their impulses from step to step by the features they are made of.
 */
import type { PlanarBody } from './body.js';
import type { ContactSink } from './feature-contacts.js';
import type { Nodes } from './nodes.js';

/** Columns of numbers, one Float64Array each. */
const NUMBERS = [
  'nx',
  'ny',
  'gap',
  'px',
  'py',
  'ax',
  'ay',
  'bx',
  'by',
  'restAx',
  'restAy',
  'restBx',
  'restBy',
  'shareA',
  'shareB',
  'scale',
  'massN',
  'massT',
  'normal',
  'tangent',
  'most',
  'approach',
  'now',
  'friction',
] as const;
/** Columns of indices, one Int32Array each. */
const INDICES = ['idle', 'pressed', 'pair', 'of', 'vertex', 'feature', 'a', 'a2', 'b', 'b2'] as const;

/** Coulomb's coefficients: of what slides, and of what rests. */
export interface Friction {
  readonly friction: number;
  readonly staticFriction: number;
}

const SMOOTH: Friction = { friction: 0, staticFriction: 0 };

/** Sliding slower than this counts as sticking [m/s], as in space: springs creep, and slide while a load settles. */
const STICK_SPEED = 5e-2;

/** Numbers that a row keeps from step to step: which features, along what, how far apart, and the impulses. */
export const ROW_STATE = 9;

export class ContactRows implements ContactSink {
  count = 0;
  /** Unit, from b to a. */
  nx = new Float64Array(64);
  ny = new Float64Array(64);
  /** Distance of the surfaces when the contact was found, negative in overlap [m]. */
  gap = new Float64Array(64);
  /** The point [m]. */
  px = new Float64Array(64);
  py = new Float64Array(64);
  /** The point relative to the nodes of a and b now [m]: one point for both, or angular momentum would not be kept. */
  ax = new Float64Array(64);
  ay = new Float64Array(64);
  bx = new Float64Array(64);
  by = new Float64Array(64);
  /** The same when the contact was found. */
  restAx = new Float64Array(64);
  restAy = new Float64Array(64);
  restBx = new Float64Array(64);
  restBy = new Float64Array(64);
  /** Share of the second node; 0 for rigid bodies. */
  shareA = new Float64Array(64);
  shareB = new Float64Array(64);
  /** The thickness of the thinner body [m]. */
  scale = new Float64Array(64);
  /** Effective masses along the normal and across it [kg]. */
  massN = new Float64Array(64);
  massT = new Float64Array(64);
  /** Impulses on a so far [N s]. */
  normal = new Float64Array(64);
  tangent = new Float64Array(64);
  /** Largest normal impulse since the contact was found [N s]. */
  most = new Float64Array(64);
  /** Normal velocity of a relative to b when the contact was found [m/s]: negative when closing. */
  approach = new Float64Array(64);
  /** The gap now [m]: as found, then by how the nodes have moved since. */
  now = new Float64Array(64);
  /** Coefficient of friction: that of what slides, or of what rests. */
  friction = new Float64Array(64);
  /** Whether a point stands on two nodes: some body deforms. */
  isShared = false;
  /** 1: the contact rests, and passes leave it alone. */
  idle = new Int32Array(64);
  /** 1: the impulse was solved together with its group's in this substep. */
  pressed = new Int32Array(64);
  /** Bodies of the pair: `first * bodies + second`. */
  pair = new Int32Array(64);
  of = new Int32Array(64);
  vertex = new Int32Array(64);
  feature = new Int32Array(64);
  /** First and second node of either side. */
  a = new Int32Array(64);
  a2 = new Int32Array(64);
  b = new Int32Array(64);
  b2 = new Int32Array(64);

  private current = 0;
  private bodyA: PlanarBody | null = null;
  private bodyB: PlanarBody | null = null;
  private size = 0;
  private nodeA = 0;
  private nodeB = 0;
  private nodes: Nodes | null = null;
  private readonly hold = { node: 0, second: 0, share: 0 };

  /** @param rough friction of all pairs. */
  constructor(private readonly rough: Friction = SMOOTH) {}

  /** Whether there is friction at all. */
  get isRough(): boolean {
    return this.rough.staticFriction > 0;
  }

  /** Forgets all rows. */
  clear(): void {
    this.count = 0;
    this.isShared = false;
  }

  /** Forgets the rows from `first` on. */
  cut(first: number): void {
    this.count = first;
  }

  /** Turns to a pair: its bodies and their first nodes. */
  turnTo(
    pair: number,
    bodyA: PlanarBody,
    nodeA: number,
    bodyB: PlanarBody,
    nodeB: number,
    nodes: Nodes,
  ): void {
    this.current = pair;
    this.bodyA = bodyA;
    this.bodyB = bodyB;
    this.nodeA = nodeA;
    this.nodeB = nodeB;
    this.nodes = nodes;
    this.size = Math.min(bodyA.thickness, bodyB.thickness);
  }

  contact(of: number, vertex: number, feature: number, at: Float64Array): void {
    const row = this.count++;
    if (row === this.nx.length) this.grow();
    const x = at[0];
    const y = at[1];
    const nx = at[2];
    const ny = at[3];
    const gap = at[4];
    const nodes = this.nodes!;
    const hold = this.hold;
    this.pair[row] = this.current;
    this.of[row] = of;
    this.vertex[row] = vertex;
    this.feature[row] = feature;
    this.px[row] = x;
    this.py[row] = y;
    this.nx[row] = nx;
    this.ny[row] = ny;
    this.gap[row] = gap;
    this.scale[row] = this.size;
    this.normal[row] = 0;
    this.tangent[row] = 0;
    this.most[row] = 0;
    this.pressed[row] = 0;
    this.idle[row] = 0;
    this.bodyA!.hold(hold, of === 0 ? vertex : feature, x, y);
    this.a[row] = this.nodeA + hold.node;
    this.a2[row] = this.nodeA + hold.second;
    this.shareA[row] = hold.share;
    this.bodyB!.hold(hold, of === 0 ? feature : vertex, x, y);
    this.b[row] = this.nodeB + hold.node;
    this.b2[row] = this.nodeB + hold.second;
    this.shareB[row] = hold.share;
    this.now[row] = gap;
    if (this.shareA[row] !== 0 || this.shareB[row] !== 0) this.isShared = true;
    this.ax[row] = x - nodes.x[this.a[row]];
    this.ay[row] = y - nodes.y[this.a[row]];
    this.bx[row] = x - nodes.x[this.b[row]];
    this.by[row] = y - nodes.y[this.b[row]];
    this.restAx[row] = this.ax[row];
    this.restAy[row] = this.ay[row];
    this.restBx[row] = this.bx[row];
    this.restBy[row] = this.by[row];
    this.weigh(row);
    this.approach[row] = this.speedAlong(nodes, row, nx, ny);
    const slips = Math.abs(this.speedAlong(nodes, row, -ny, nx)) > STICK_SPEED;
    this.friction[row] = slips ? this.rough.friction : this.rough.staticFriction;
  }

  /** Writes what `inherit` reads. */
  write(out: Float64Array, first: number): void {
    for (let row = 0, o = first; row < this.count; row++, o += ROW_STATE) {
      out[o] = this.pair[row];
      out[o + 1] = this.of[row];
      out[o + 2] = this.vertex[row];
      out[o + 3] = this.feature[row];
      out[o + 4] = this.nx[row];
      out[o + 5] = this.ny[row];
      out[o + 6] = this.normal[row];
      out[o + 7] = this.tangent[row];
      out[o + 8] = this.gap[row];
    }
  }

  read(from: Float64Array, first: number, count: number): void {
    while (this.nx.length < count) this.grow();
    this.count = count;
    for (let row = 0, o = first; row < count; row++, o += ROW_STATE) {
      this.idle[row] = 0;
      this.pair[row] = from[o];
      this.of[row] = from[o + 1];
      this.vertex[row] = from[o + 2];
      this.feature[row] = from[o + 3];
      this.nx[row] = from[o + 4];
      this.ny[row] = from[o + 5];
      this.normal[row] = from[o + 6];
      this.tangent[row] = from[o + 7];
      this.gap[row] = from[o + 8];
    }
  }

  /** Takes over the impulses of the rows before: both lists are ordered by pair, and pairs have few rows. */
  inherit(before: ContactRows, scale: number): void {
    let from = 0;
    for (let row = 0; row < this.count; row++) {
      const pair = this.pair[row];
      while (from < before.count && before.pair[from] < pair) from++;
      for (let k = from; k < before.count && before.pair[k] === pair; k++) {
        if (before.of[k] !== this.of[row] || before.vertex[k] !== this.vertex[row]) continue;
        const turned = before.nx[k] * this.nx[row] + before.ny[k] * this.ny[row];
        if (before.feature[k] !== this.feature[row] && turned < 0.9) continue;
        this.normal[row] = scale * before.normal[k];
        this.tangent[row] = scale * before.tangent[k];
        break;
      }
    }
  }

  /** Velocity of a's point relative to b's along a direction [m/s]. */
  speedAlong(nodes: Nodes, row: number, nx: number, ny: number): number {
    const { vx, vy, spin } = nodes;
    const a = this.a[row];
    const b = this.b[row];
    const s = this.shareA[row];
    const t = this.shareB[row];
    let x = vx[a] - spin[a] * this.ay[row] - vx[b] + spin[b] * this.by[row];
    let y = vy[a] + spin[a] * this.ax[row] - vy[b] - spin[b] * this.bx[row];
    if (s !== 0) {
      x += s * (vx[this.a2[row]] - vx[a]);
      y += s * (vy[this.a2[row]] - vy[a]);
    }
    if (t !== 0) {
      x -= t * (vx[this.b2[row]] - vx[b]);
      y -= t * (vy[this.b2[row]] - vy[b]);
    }
    return x * nx + y * ny;
  }

  /** Whether a contact is with a node that no impulse moves: what is fixed, on an axle or pinned. */
  touchesImmovable({ inverseMass }: Nodes, row: number): boolean {
    if (inverseMass[this.a[row]] === 0 || inverseMass[this.b[row]] === 0) return true;
    if (this.shareA[row] !== 0 && inverseMass[this.a2[row]] === 0) return true;
    return this.shareB[row] !== 0 && inverseMass[this.b2[row]] === 0;
  }

  /** An impulse (jx, jy) [N s] on a's point, the opposite on b's. */
  push(nodes: Nodes, row: number, jx: number, jy: number): void {
    const { vx, vy, spin, inverseMass, inverseInertia } = nodes;
    const a = this.a[row];
    const b = this.b[row];
    const s = this.shareA[row];
    const t = this.shareB[row];
    const ma = (1 - s) * inverseMass[a];
    const mb = (1 - t) * inverseMass[b];
    vx[a] += ma * jx;
    vy[a] += ma * jy;
    spin[a] += inverseInertia[a] * (this.ax[row] * jy - this.ay[row] * jx);
    vx[b] -= mb * jx;
    vy[b] -= mb * jy;
    spin[b] -= inverseInertia[b] * (this.bx[row] * jy - this.by[row] * jx);
    if (s !== 0) {
      const m = s * inverseMass[this.a2[row]];
      vx[this.a2[row]] += m * jx;
      vy[this.a2[row]] += m * jy;
    }
    if (t !== 0) {
      const m = t * inverseMass[this.b2[row]];
      vx[this.b2[row]] -= m * jx;
      vy[this.b2[row]] -= m * jy;
    }
  }

  /** The gap now [m], by how the nodes have moved since the contact was found. */
  private gapNow(nodes: Nodes, row: number): number {
    const { dx, dy, turned } = nodes;
    const a = this.a[row];
    const b = this.b[row];
    const s = this.shareA[row];
    const t = this.shareB[row];
    const wa = turned[a];
    const wb = turned[b];
    // Turned points to second order in the angle.
    let x = dx[a] - wa * this.restAy[row] - 0.5 * wa * wa * this.restAx[row];
    let y = dy[a] + wa * this.restAx[row] - 0.5 * wa * wa * this.restAy[row];
    x -= dx[b] - wb * this.restBy[row] - 0.5 * wb * wb * this.restBx[row];
    y -= dy[b] + wb * this.restBx[row] - 0.5 * wb * wb * this.restBy[row];
    if (s !== 0) {
      x += s * (dx[this.a2[row]] - dx[a]);
      y += s * (dy[this.a2[row]] - dy[a]);
    }
    if (t !== 0) {
      x -= t * (dx[this.b2[row]] - dx[b]);
      y -= t * (dy[this.b2[row]] - dy[b]);
    }
    return this.gap[row] + x * this.nx[row] + y * this.ny[row];
  }

  /** Moves the points along with their nodes, to halfway between where the two bodies carried them; gaps likewise. */
  follow(nodes: Nodes): void {
    const { dx, dy, turned } = nodes;
    for (let row = 0; row < this.count; row++) {
      this.now[row] = this.gapNow(nodes, row);
      const a = this.a[row];
      const b = this.b[row];
      const x =
        this.px[row] + 0.5 * (dx[a] + dx[b] - turned[a] * this.restAy[row] - turned[b] * this.restBy[row]);
      const y =
        this.py[row] + 0.5 * (dy[a] + dy[b] + turned[a] * this.restAx[row] + turned[b] * this.restBx[row]);
      this.ax[row] = x - nodes.x[a] - dx[a];
      this.ay[row] = y - nodes.y[a] - dy[a];
      this.bx[row] = x - nodes.x[b] - dx[b];
      this.by[row] = y - nodes.y[b] - dy[b];
    }
  }

  /** The points stay where they are while their bodies may have moved: levers from where the nodes are now. */
  rearm(nodes: Nodes): void {
    for (let row = 0; row < this.count; row++) {
      this.ax[row] = this.px[row] - nodes.x[this.a[row]];
      this.ay[row] = this.py[row] - nodes.y[this.a[row]];
      this.bx[row] = this.px[row] - nodes.x[this.b[row]];
      this.by[row] = this.py[row] - nodes.y[this.b[row]];
    }
  }

  /** Effective masses of a row along the normal and across it. */
  private weigh(row: number): void {
    const { inverseMass, inverseInertia } = this.nodes!;
    const a = this.a[row];
    const b = this.b[row];
    const s = this.shareA[row];
    const t = this.shareB[row];
    const nx = this.nx[row];
    const ny = this.ny[row];
    let give = (1 - s) * (1 - s) * inverseMass[a] + (1 - t) * (1 - t) * inverseMass[b];
    if (s !== 0) give += s * s * inverseMass[this.a2[row]];
    if (t !== 0) give += t * t * inverseMass[this.b2[row]];
    const alongA = this.ax[row] * ny - this.ay[row] * nx;
    const alongB = this.bx[row] * ny - this.by[row] * nx;
    const acrossA = this.ax[row] * nx + this.ay[row] * ny;
    const acrossB = this.bx[row] * nx + this.by[row] * ny;
    const along = give + alongA * alongA * inverseInertia[a] + alongB * alongB * inverseInertia[b];
    const across = give + acrossA * acrossA * inverseInertia[a] + acrossB * acrossB * inverseInertia[b];
    this.massN[row] = along > 0 ? 1 / along : 0;
    this.massT[row] = across > 0 ? 1 / across : 0;
  }

  private grow(): void {
    const size = 2 * this.nx.length;
    for (const name of NUMBERS) {
      const larger = new Float64Array(size);
      larger.set(this[name]);
      this[name] = larger;
    }
    for (const name of INDICES) {
      const larger = new Int32Array(size);
      larger.set(this[name]);
      this[name] = larger;
    }
  }
}
