import { widened } from '../core/grow.js';
import { KNOWN_PLACE, PAIR_ASLEEP, REST_BITS } from './life.js';

/** Numbers that a response keeps per contact from step to step. Their meaning belongs to the response. */
export const MEMO = 4;

/** Numbers per manifold that say how `b` stood in the frame of `a`: position and quaternion. */
export const POSE = 7;

/**
 * Numbers per point in the bodies' own frames: on the surface of `a`, on that of `b`, and the normal in the frame of
 * `a`.
 */
export const LOCAL = 9;

/** Bodies that are apart, but not along an axis of one of them; or along `apartWay`. */
export const NO_AXIS = 6;
export const ALONG_WAY = 7;

/**
 * The rows of contact that the stages hand on: manifolds (pairs of bodies that touch) and their points, in the order of
 * the pairs. Rows of bodies that keep their shape are found once per step or substep, and both anchors are at `point`.
 * Where a body deforms, `AnchoredContacts` adds the vertices that a row stands on.
 *
 * The `normal` of a point is a unit vector from `b` to `a`. The point lies halfway between the two surfaces, so that
 * opposite forces at one point keep the angular momentum. `depth` is positive inside. Where contacts are found once per
 * step, contacts that may close within the step are there too, with negative depth.
 */
export class Contacts {
  manifolds = 0;
  a = new Uint32Array(32);
  b = new Uint32Array(32);
  /** First point and number of points of each manifold. */
  first = new Uint32Array(32);
  size = new Uint32Array(32);
  /** How far each manifold has come from fresh to asleep, in bits of `life.ts`. */
  life = new Uint8Array(32);
  /** The bodies overlap or pushed each other: events and reports list these manifolds. */
  touching = new Uint8Array(32);
  /** How `b` stood in the frame of `a` where the manifold was found, while `life` has `KNOWN_PLACE`. */
  pose = new Float64Array(32 * POSE);
  /** 1 when the pair had a manifold at the last search, even if none of its points is the same. */
  continues = new Uint8Array(32);
  /** Friction and restitution of the pair, written after it was found (`pipeline/surfaces.ts`). */
  rough = new Float64Array(32);
  bounce = new Float64Array(32);

  /** A manifold is wanted when its nearest points are within this distance [m]. */
  margin = -0;
  /**
   * The other points of such a manifold are wanted this much farther away [m]. The impulse at the nearest point turns
   * a fast body, and its far end strikes within the same substep.
   */
  spread = -0;
  /** The time for which contacts are found [s]; 0: those of now. */
  ahead = -0;
  /**
   * The limits within which the open manifold must be able to close (`within-reach.ts`). Otherwise the manifold is
   * dropped, so a collider need not search for its points.
   */
  outlook: Float64Array | undefined;
  /**
   * Set by colliders that find two bodies apart: a lower bound of the distance [m], else 0; and for boxes the axis, 0–2
   * of the first or 3–5 of the second. For other convex solids it is `ALONG_WAY`, and the bound holds along `apartWay`:
   * unit, from the second body to the first, in the frame of the first.
   */
  apart = -0;
  apartAxis = 0;
  readonly apartWay = new Float64Array(3);

  count = 0;
  point = new Float64Array(96);
  normal = new Float64Array(96);
  depth = new Float64Array(32);
  /** Names the features that touch. The same number in the next step means the same contact. */
  feature = new Uint32Array(32);
  /** On `a` in the last substep [N]. */
  force = new Float64Array(96);
  /** On `a`, over the step [N·s]. */
  impulse = new Float64Array(96);
  memo = new Float64Array(32 * MEMO);
  local = new Float64Array(32 * LOCAL);

  /**
   * The input of the next `add`: point, normal, depth. Colliders write here instead of passing seven doubles, which
   * would be boxed, 16 bytes each, wherever the call is too rare to be inlined.
   */
  readonly draft = new Float64Array(7);

  /** Where the contacts of the pair in the previous step are: in manifold `lastManifold` of `last`, none when negative. */
  last!: Contacts;
  lastManifold = -1;
  /** -1 while a collider of parts is given the two bodies in reverse order. */
  ofParts = 1;

  /** All columns, of pairs and of points. */
  readonly perPair: readonly ContactColumn[] = PER_PAIR;
  readonly perPoint: readonly ContactColumn[] = PER_POINT;

  /** 1 where the first body given to `begin` is `a`, else -1, so that normals still go from `b` to `a`. */
  facing = 1;

  /**
   * Clears from here on all numbers that `begin` and `add` don't write. One call for all points takes a fraction of the
   * time of clearing point by point.
   */
  clear(): void {
    const { count, manifolds, pose, local } = this;
    this.force.fill(0, 0, count * 3);
    this.impulse.fill(0, 0, count * 3);
    this.memo.fill(0, 0, count * MEMO);
    for (let m = 0; m < manifolds; m++) {
      if ((this.life[m] & KNOWN_PLACE) === 0) continue;
      for (let k = m * POSE; k < (m + 1) * POSE; k++) pose[k] = 0;
      const first = this.first[m];
      for (let k = first * LOCAL; k < (first + this.size[m]) * LOCAL; k++) local[k] = 0;
    }
    this.manifolds = 0;
    this.count = 0;
  }

  /**
   * Writes the normal of the pair in the previous step, from the second to the first body given to `begin`; zero where
   * there was none.
   */
  recallNormal(to: Float64Array): void {
    const { last, lastManifold: m, facing } = this;
    for (let k = 0; k < 3; k++) to[k] = m < 0 ? 0 : facing * last.normal[3 * last.first[m] + k];
  }

  /** Largest depth of manifold `m` [m]; negative when it is open. */
  deepest(m: number): number {
    let depth = Number.NEGATIVE_INFINITY;
    for (let i = this.first[m]; i < this.first[m] + this.size[m]; i++)
      if (this.depth[i] > depth) depth = this.depth[i];
    return depth;
  }

  /** Opens a manifold; the shapes may be given in either order. */
  begin(first: number, second: number): void {
    if (this.manifolds === this.a.length) this.growManifolds();
    const m = this.manifolds;
    this.facing = first <= second ? 1 : -1;
    this.a[m] = Math.min(first, second);
    this.b[m] = Math.max(first, second);
    this.first[m] = this.count;
    this.size[m] = 0;
    this.life[m] = 0;
    this.touching[m] = 0;
    this.continues[m] = 0;
    this.apart = 0;
  }

  /** Adds the point in `draft`. Its normal goes from the second to the first body given to `begin`. */
  add(feature: number): void {
    if (this.count === this.depth.length) this.growPoints();
    const { facing, draft, point, normal } = this;
    const i = this.count++;
    const o = i * 3;
    point[o] = draft[0];
    point[o + 1] = draft[1];
    point[o + 2] = draft[2];
    normal[o] = facing * draft[3];
    normal[o + 1] = facing * draft[4];
    normal[o + 2] = facing * draft[5];
    this.depth[i] = draft[6];
    if (draft[6] > 0) this.touching[this.manifolds] = 1;
    this.feature[i] = feature;
  }

  /** Closes the manifold; a manifold without points is dropped. */
  end(): void {
    const size = this.count - this.first[this.manifolds];
    if (size === 0) return;
    this.size[this.manifolds] = size;
    this.manifolds++;
  }

  /** Takes a whole manifold over from another buffer as one that sleeps. */
  carry(from: Contacts, m: number): void {
    this.copy(from, m, m + 1);
    const to = this.manifolds - 1;
    this.life[to] = (this.life[to] & ~REST_BITS) | PAIR_ASLEEP;
  }

  /** No body moves: every manifold stays what it is. */
  sleep(): void {
    for (let m = 0; m < this.manifolds; m++) this.life[m] |= PAIR_ASLEEP;
  }

  /** Appends the manifolds `m … end` of another buffer as they are. */
  copy(from: Contacts, m: number, end: number): void {
    if (m === end) return;
    const first = from.first[m];
    const points = from.first[end - 1] + from.size[end - 1] - first;
    this.reserve(this.manifolds + end - m, this.count + points);
    const to = this.manifolds;
    const shift = this.count - first;
    for (let k = m; k < end; k++) this.first[to + k - m] = from.first[k] + shift;
    for (let k = m; k < end; k++) this.copyHead(from, k, to + k - m);
    if (points > BLOCK_COPY) this.copyPoints(from, first, points);
    else {
      for (let k = m; k < end; k++) {
        const last = from.first[k] + from.size[k];
        for (let i = from.first[k]; i < last; i++)
          this.copyPoint(from, i, i + shift, (from.life[k] & KNOWN_PLACE) !== 0);
      }
    }
    this.manifolds += end - m;
    this.count += points;
  }

  /** One statement per array: a loop over their names is several times slower. */
  private copyHead(from: Contacts, m: number, to: number): void {
    this.a[to] = from.a[m];
    this.b[to] = from.b[m];
    this.size[to] = from.size[m];
    this.life[to] = from.life[m];
    this.touching[to] = from.touching[m];
    this.continues[to] = 1;
    this.rough[to] = from.rough[m];
    this.bounce[to] = from.bounce[m];
    if ((from.life[m] & KNOWN_PLACE) === 0) return;
    const { pose } = this;
    const { pose: pose0 } = from;
    for (let k = 0; k < POSE; k++) pose[to * POSE + k] = pose0[m * POSE + k];
  }

  private copyPoint(from: Contacts, i: number, to: number, kept: boolean): void {
    const { point, normal, force, impulse, memo, local } = this;
    const { local: local0 } = from;
    this.depth[to] = from.depth[i];
    this.feature[to] = from.feature[i];
    copyThree(from.point, i, point, to);
    copyThree(from.normal, i, normal, to);
    copyThree(from.force, i, force, to);
    copyThree(from.impulse, i, impulse, to);
    copyMemo(from.memo, i, memo, to);
    if (!kept) return;
    copyThree(local0, 3 * i, local, 3 * to);
    copyThree(local0, 3 * i + 1, local, 3 * to + 1);
    copyThree(local0, 3 * i + 2, local, 3 * to + 2);
  }

  private copyPoints(from: Contacts, first: number, points: number): void {
    for (const [name, width] of PER_POINT) {
      const column = columnsOf(from)[name].subarray(first * width, (first + points) * width);
      columnsOf(this)[name].set(column, this.count * width);
    }
  }

  /** Gives point `i` the kept numbers of point `j` of another buffer; the impulse only within one step. */
  remember(i: number, from: Contacts, j: number, sameStep: boolean): void {
    copyMemo(from.memo, j, this.memo, i);
    if (sameStep) copyThree(from.impulse, j, this.impulse, i);
  }

  /** Makes every contact a new one for the response. */
  forgetMemos(): void {
    this.memo.fill(0);
  }

  reserve(manifolds: number, points: number): void {
    while (this.a.length < manifolds) this.growManifolds();
    while (this.depth.length < points) this.growPoints();
  }

  private growManifolds(): void {
    widen(this, this.perPair);
  }

  protected growPoints(): void {
    widen(this, this.perPoint);
  }
}

/** Makes columns twice as long. */
function widen(contacts: Contacts, columns: readonly ContactColumn[]): void {
  for (const [name] of columns) columnsOf(contacts)[name] = widened(columnsOf(contacts)[name]);
}

/** The columns of a buffer by their names. */
export const columnsOf = (
  contacts: Contacts,
): Record<string, Float64Array | Uint32Array | Int32Array | Uint8Array> => contacts as never;

/** The name of a column, and how many numbers each row has there. */
export type ContactColumn = readonly [name: string, width: number];

/** Groups of columns, as snapshots have them: what a pair is, what its surfaces are, where its points are,
 * and what is remembered of them. */
export const column = (name: string, width = 1): ContactColumn => [name, width];
export const IDS = [column('b'), column('first'), column('size')];
export const SURFACES = [column('touching'), column('rough'), column('bounce')];
export const ROWS = [
  column('point', 3),
  column('normal', 3),
  column('depth'),
  column('force', 3),
  column('impulse', 3),
];
export const MEMOS = [column('memo', MEMO)];
export const POSES = [column('pose', POSE)];
export const LOCALS = [column('local', LOCAL)];
export const PER_PAIR = [column('a'), ...IDS, ...SURFACES, column('life'), column('continues'), ...POSES];
export const PER_POINT = [column('feature'), ...ROWS, ...MEMOS, ...LOCALS];

/** Above this number of points whole arrays are copied, which makes views. */
const BLOCK_COPY = 64;

/** Copies the i-th triple to the place of the j-th. */
function copyThree(from: Float64Array, i: number, to: Float64Array, j: number): void {
  to[3 * j] = from[3 * i];
  to[3 * j + 1] = from[3 * i + 1];
  to[3 * j + 2] = from[3 * i + 2];
}

function copyMemo(from: Float64Array, i: number, to: Float64Array, j: number): void {
  to[MEMO * j] = from[MEMO * i];
  to[MEMO * j + 1] = from[MEMO * i + 1];
  to[MEMO * j + 2] = from[MEMO * i + 2];
  to[MEMO * j + 3] = from[MEMO * i + 3];
}
