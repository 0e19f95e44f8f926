/**
 * Rows between two skins that are followed instead of found anew. Bodies at a thousand steps a second move by a
 * hundredth of a face in a step. Their rows stay on the same vertices and faces, with the same normals, and only their
 * depths change:
 *
 *   fresh look   the pair has room to move: ROOM for the anchors of each row, FAR for any two vertices; more along
 *                the surfaces and apart, while looks follow each other soon
 *   next look    anchors come to their vertices, depth ← depth + n·(Δb − Δa)
 *                room left and no row open → the pair keeps its rows; else it is looked at again
 *                rows that open while the bodies slide or part are dropped
 *
 * Vertices beside a row move as its anchors do. So where bodies touch, no depth is wrong by much more than ROOM. Where
 * the two bodies come together elsewhere, their vertices are found late by FAR at most: their motion is bounded by that
 * of molecules and their turns, and a translation that both bodies share doesn't count. All
 * that decides stands in the rows (`memo`), the particles and the skins' memory, so a restored world follows the same
 * rows.
 */
import type { Bodies } from '../../bodies/bodies.js';
import { AWAKE } from '../../bodies/layout.js';
import { SKIN_BEHIND, SKIN_GENERATED, SKIN_WITH } from '../../bodies/mass-spring/mass-spring-body.js';
import type { MoleculeBody } from '../../bodies/molecules/molecule-body.js';
import type { MoleculeSurface } from '../../bodies/molecules/surface.js';
import { widened } from '../../core/grow.js';
import type { AnchoredContacts } from '../anchored-contacts.js';
import { MEMO } from '../contacts.js';

/**
 * How far the anchors of a row, and any two vertices, may move against each other until rows are found anew, over the
 * finer skin's spacing. Depth that is found late was paid by nobody, and a body rests deeper by it: with 0.06 for rows,
 * the thesis's heavy box rested up to 0.9 mm apart at 60 and 240 steps a second.
 */
const ROOM = 0.01;
const FAR = 0.05;

/**
 * The same for bodies that slide, roll or part: what they go in `SOON` [s], up to these. At a thousand steps a second
 * such a pair is looked at about 120 times a second. No row may become deeper by more than `ROOM` meanwhile: beside a
 * row that sinks, others would be found late.
 */
const SOON = 0.0084;
const MOVING_ROOM = 0.1;
const MOVING_FAR = 0.2;

/**
 * Places in a row's memo: in the first row of a pair how far vertices may still move [m]; in each how far its anchors
 * have moved against each other [m].
 */
const FAR_ROOM = 0;
const SHIFT = 1;

/** Most looks for which rows are followed: what users change at a body at rest counts after a moment. */
const MOST_LOOKS = 32;

/** Numbers of a body's motion since the last look: its mean [m], and the most that a vertex departs from it [m]. */
const MOTION = 4;

export class FollowedSkins {
  private motions = new Float64Array(MOTION * 16);
  /** Per body: the look in which its motion was measured, and whether its skin is the one that rows stand on. */
  private measured = new Uint32Array(16);
  private isSteady = new Uint8Array(16);
  private look = 0;
  /** Looks that a moving body's rows last. */
  private looks = 1;

  /** Call this before the skins of a look follow their molecules. Looks are `h` [s] apart. */
  begin(count: number, h: number): void {
    this.look++;
    this.looks = Math.max(1, Math.floor(SOON / h));
    if (this.measured.length >= count) return;
    this.motions = widened(this.motions, 2 * MOTION * count);
    this.measured = widened(this.measured, 2 * count);
    this.isSteady = widened(this.isSteady, 2 * count);
  }

  /** Measures the motion of body `number` since the last look, once a look, and brings its skin's turns up to date. */
  measure(bodies: Bodies, body: MoleculeBody, surface: MoleculeSurface, number: number): void {
    if (this.measured[number] === this.look) return;
    this.measured[number] = this.look;
    const { motions, isSteady } = this;
    const { isFixed, source, model } = body;
    const place = source.skin[1];
    const turn = surface.follow();
    const o = MOTION * number;
    motions.fill(0, o, o + MOTION);
    isSteady[number] = isFixed || place === SKIN_BEHIND || place === SKIN_WITH ? 1 : 0;
    if (isFixed || place === SKIN_GENERATED || bodies.columns.activity[body.row] !== AWAKE) return;
    const { positions, count } = model;
    const { previous } = source.particles.columns;
    const first = 3 * source.first;
    for (let k = 0; k < 3 * count; k++)
      motions[o + (k % 3)] = motions[o + (k % 3)] + (positions[k] - previous[first + k]) / count;
    let mostSq = 0;
    for (let k = 0; k < 3 * count; k += 3) {
      const x = positions[k] - previous[first + k] - motions[o];
      const y = positions[k + 1] - previous[first + k + 1] - motions[o + 1];
      const z = positions[k + 2] - previous[first + k + 2] - motions[o + 2];
      mostSq = Math.max(mostSq, x * x + y * y + z * z);
    }
    motions[o + 3] = Math.sqrt(mostSq) + turn;
  }

  /**
   * Follows the rows of bodies `i` and `j`, which are measured, from the look before to `out`. Returns whether it did;
   * if not, the pair must be found anew.
   */
  follow(
    a: MoleculeBody,
    b: MoleculeBody,
    i: number,
    j: number,
    before: AnchoredContacts,
    out: AnchoredContacts,
  ): boolean {
    if (this.isSteady[i] === 0 || this.isSteady[j] === 0) return false;
    const m = manifoldOf(before, a.row, b.row);
    if (m < 0) return false;
    const first = before.first[m];
    const motion = this.motionOf(a, b, i, j);
    const spacing = Math.min(a.surface!.spacing, b.surface!.spacing);
    const left = before.memo[MEMO * first + FAR_ROOM] - motion;
    const soon = (this.looks - 1) * motion;
    const far = Math.max(FAR * spacing, Math.min(MOVING_FAR * spacing, soon));
    if (!(left > farRoom(a.surface!, b.surface!) - far) || before.onSkin[first] === 0) return false;
    const room = Math.max(ROOM * spacing, Math.min(MOVING_ROOM * spacing, soon));
    const from = out.count;
    out.begin(a.row, b.row);
    for (let row = first; row < first + before.size[m]; row++) {
      if (moveRow(a, b, before, row, out, room, ROOM * spacing)) continue;
      // Where bodies roll and tumble, single rows open. The others still hold.
      if (soon > ROOM * spacing && out.depth[out.count - 1] <= 0) {
        dropRows(out, out.count - 1);
        continue;
      }
      dropRows(out, from);
      return false;
    }
    if (out.count === from) return false;
    out.memo[MEMO * from + FAR_ROOM] = left;
    out.end();
    return true;
  }

  private motionOf(a: MoleculeBody, b: MoleculeBody, i: number, j: number): number {
    const { motions } = this;
    const o = MOTION * i;
    const p = MOTION * j;
    const x = motions[o] - motions[p];
    const y = motions[o + 1] - motions[p + 1];
    const z = motions[o + 2] - motions[p + 2];
    const least = (FAR * Math.min(a.surface!.spacing, b.surface!.spacing)) / MOST_LOOKS;
    return Math.max(least, Math.sqrt(x * x + y * y + z * z) + motions[o + 3] + motions[p + 3]);
  }
}

/** Gives the rows of two skins from `first` on, which were just found, their room. */
export function giveRoom(a: MoleculeSurface, b: MoleculeSurface, out: AnchoredContacts, first: number): void {
  if (out.count > first) out.memo[MEMO * first + FAR_ROOM] = farRoom(a, b);
}

/** Room for any two vertices [m]. */
function farRoom(a: MoleculeSurface, b: MoleculeSurface): number {
  return MOVING_FAR * Math.min(a.spacing, b.spacing);
}

/** Takes back the rows from `from` on. */
function dropRows(out: AnchoredContacts, from: number): void {
  out.memo.fill(0, MEMO * from, MEMO * out.count);
  out.count = from;
}

/** The manifold of two rows of bodies; −1 where there is none. */
function manifoldOf({ a, b, manifolds }: AnchoredContacts, first: number, second: number): number {
  let low = 0;
  let high = manifolds;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const order = a[middle] - first || b[middle] - second;
    if (order === 0) return middle;
    if (order < 0) low = middle + 1;
    else high = middle;
  }
  return -1;
}

/**
 * Takes a row along with its vertices. Returns false where it has opened, or since it was found has become deeper by more
 * than `deeper` [m], or its anchors have moved against each other by more than `room` [m].
 */
function moveRow(
  a: MoleculeBody,
  b: MoleculeBody,
  before: AnchoredContacts,
  row: number,
  out: AnchoredContacts,
  room: number,
  deeper: number,
): boolean {
  const to = out.open(before.feature[row]);
  out.onSkin[to] = 1;
  out.face[to] = before.face[row];
  // The response writes the coefficient of the pair; only whether there is friction belongs to the row.
  out.friction[to] = before.friction[row] === 0 ? 0 : 1;
  placeAnchor(a.surface!, before.nodesA, before.weightsA, row, out.nodesA, out.weightsA, out.placeA, to);
  placeAnchor(b.surface!, before.nodesB, before.weightsB, row, out.nodesB, out.weightsB, out.placeB, to);
  let depth = before.depth[row];
  let shiftSq = 0;
  let grown = 0;
  for (let k = 0; k < 3; k++) {
    const ofA = out.placeA[3 * to + k] - before.placeA[3 * row + k];
    const ofB = out.placeB[3 * to + k] - before.placeB[3 * row + k];
    const n = before.normal[3 * row + k];
    out.normal[3 * to + k] = n;
    out.point[3 * to + k] = before.point[3 * row + k] + 0.5 * (ofA + ofB);
    depth += n * (ofB - ofA);
    const shift = before.memo[MEMO * row + SHIFT + k] + ofA - ofB;
    out.memo[MEMO * to + SHIFT + k] = shift;
    shiftSq += shift * shift;
    grown -= n * shift;
  }
  out.depth[to] = depth;
  return depth > 0 && grown <= deeper && shiftSq <= room * room;
}

/** Copies a row's nodes, and writes where its anchor is now. */
function placeAnchor(
  surface: MoleculeSurface,
  nodes: Int32Array,
  weights: Float64Array,
  row: number,
  toNodes: Int32Array,
  toWeights: Float64Array,
  places: Float64Array,
  to: number,
): void {
  const { positions } = surface.skin;
  let x = 0;
  let y = 0;
  let z = 0;
  for (let k = 0; k < 3; k++) {
    const w = weights[3 * row + k];
    const v = nodes[3 * row + k];
    toNodes[3 * to + k] = v;
    toWeights[3 * to + k] = w;
    if (w === 0) continue;
    surface.placeVertex(v);
    x += w * positions[3 * v];
    y += w * positions[3 * v + 1];
    z += w * positions[3 * v + 2];
  }
  places[3 * to] = x;
  places[3 * to + 1] = y;
  places[3 * to + 2] = z;
}
