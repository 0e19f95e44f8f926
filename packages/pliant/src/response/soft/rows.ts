/**
 * The contacts of deformable bodies as flat rows: a point against a face. The point is a particle, or a point of a rigid body; the face
 * is three particles with weights, or a point of a rigid or static body. Rows are filled after detection and stay valid for several
 * substeps: the depth follows the motion linearly,
 *
 *   depth = offset − n · (point − Σ weight · corner),
 *
 * with the normal n (the point's way out) of the moment of detection.
 *
 * Rows of one connected contact form a group; overlap that motion can't explain is taken out group by group.
 */
import type { BodyColumns } from '../../bodies/bodies.js';
import { rotate } from '../../math/quat.js';
import type { PairOverlap } from '../../narrowphase/tetrahedra/pair-overlap.js';
import type { VertexDepths } from '../../penetration/vertex-depths.js';

/**
 * One body of a pair: deformable (`soft` is its number, `first` its first particle) or rigid (`rigid` is its row), the other −1. `row` is
 * its row among all bodies.
 */
export interface SoftSide {
  readonly row: number;
  readonly soft: number;
  readonly first: number;
  readonly rigid: number;
}

/** No particle, no body. */
export const NONE = -1;

/** Places in `draft`: where the point is, its unit way out, depth, friction, weights of the face's corners. */
const DRAFT_NORMAL = 3;
const DRAFT_DEPTH = 6;
const DRAFT_FRICTION = 7;
const DRAFT_WEIGHTS = 8;

export class SoftRows {
  count = 0;
  /** Particle of the point, `NONE` for a point of a rigid body. */
  points = new Int32Array(64);
  /** Particles of the face, three per row, `NONE` for a face of a rigid or static body. */
  corners = new Int32Array(192);
  weights = new Float64Array(192);
  /** Deformable body of the point and of the face, `NONE` where there is none. */
  pointSoft = new Int32Array(64);
  faceSoft = new Int32Array(64);
  /** Row of the rigid body that takes part, `NONE` if there is none or it is fixed to the world. */
  rigids = new Int32Array(64);
  /** Unit way out of the point. */
  directions = new Float64Array(192);
  /** At the last look [m]; negative where the contact has opened since it was found. */
  depths = new Float64Array(64);
  offsets = new Float64Array(64);
  friction = new Float64Array(64);
  /** The contact on the rigid body, in its frame; of the world for static ones [m]. */
  anchors = new Float64Array(192);
  groups = new Int32Array(64);
  /** Which pair of bodies a row belongs to, counted from 0 in the order of calls. */
  pairs = new Int32Array(64);
  /** Rows of the point's and the face's body among all bodies. */
  owners = new Int32Array(64);
  partners = new Int32Array(64);
  /** On the point, the opposite on the face: mean over the last substep [N], sum since the rows were found [N·s]. */
  forces = new Float64Array(192);
  impulses = new Float64Array(192);
  pairCount = 0;
  groupCount = 0;
  /** Per group: the deformable body that moves along the directions of its points, the other one, and the rigid one. */
  groupA = new Int32Array(16);
  groupB = new Int32Array(16);
  groupRigid = new Int32Array(16);
  /**
   * Input of `addPoint` and `addRigidPoint`, of which `addPair` reads the friction: x, y, z [m], way out x, y, z, depth [m], friction, three weights. In an array, because
   * computed arguments are boxed.
   */
  readonly draft = new Float64Array(11);
  private rigidColumns: BodyColumns | undefined;
  private lastSoft = NONE;
  private lastPartner = NONE;
  private readonly turned = new Float64Array(7);

  /** Forgets all rows; `rigids` are the bodies that later rows may name. */
  clear(rigids?: BodyColumns): void {
    this.count = 0;
    this.pairCount = 0;
    this.groupCount = 0;
    this.lastSoft = NONE;
    this.lastPartner = NONE;
    this.rigidColumns = rigids;
  }

  /** Rows of a measured pair; the same side twice for a body that touches itself. At most one side is rigid. Returns the pair's number. */
  addPair(overlap: PairOverlap, depths: VertexDepths, a: SoftSide, b: SoftSide): number {
    const { count, split } = overlap.points;
    const pair = this.pairCount++;
    this.lastSoft = NONE;
    if (count === 0) return pair;
    let regions = 0;
    for (let k = 0; k < count; k++) regions = Math.max(regions, depths.regions[k] + 1);
    const firstGroup = this.groupCount;
    for (let r = 0; r < regions; r++) this.addGroup(a, b);
    this.reserve(this.count + count);
    for (let k = 0; k < count; k++) {
      if (!(depths.depths[k] > 0) || depths.faces[k] < 0) continue;
      const row = this.count++;
      const isA = k < split;
      this.groups[row] = firstGroup + depths.regions[k];
      this.pairs[row] = pair;
      this.friction[row] = this.draft[7];
      this.depths[row] = depths.depths[k];
      for (let i = 0; i < 3; i++) this.directions[3 * row + i] = depths.directions[3 * k + i];
      this.clearForce(row);
      this.place(row, overlap, depths, k, isA ? a : b, isA ? b : a);
    }
    return pair;
  }

  /**
   * A particle of `own` inside a rigid body, or inside one that never moves (`rigid` is `NONE`), as it stands in `draft`. Points of
   * the same two bodies are added one after the other, in either direction.
   */
  addPoint(particle: number, own: SoftSide, rigid: number, partner: number): void {
    const row = this.addDraft(own, rigid, partner);
    this.points[row] = particle;
    this.pointSoft[row] = own.soft;
    this.faceSoft[row] = NONE;
    this.owners[row] = own.row;
    this.partners[row] = partner;
    this.offsets[row] = 0;
    const { draft, anchors } = this;
    for (let i = 0; i < 3; i++) {
      this.corners[3 * row + i] = NONE;
      this.weights[3 * row + i] = 0;
      anchors[3 * row + i] = draft[i] + draft[DRAFT_DEPTH] * draft[DRAFT_NORMAL + i];
    }
    if (rigid >= 0) this.toLocal(row);
  }

  /** A point of a rigid or static body inside the deformable body `other`, near the face of the particles a, b and c; the rest is in `draft`. */
  addRigidPoint(
    rigid: number,
    owner: number,
    other: SoftSide,
    a: number,
    b: number,
    c: number,
    position: Float64Array,
  ): void {
    const row = this.addDraft(other, rigid, owner);
    const { draft, corners, weights, anchors, directions } = this;
    this.points[row] = NONE;
    this.pointSoft[row] = NONE;
    this.faceSoft[row] = other.soft;
    this.owners[row] = owner;
    this.partners[row] = other.row;
    corners[3 * row] = a;
    corners[3 * row + 1] = b;
    corners[3 * row + 2] = c;
    let along = 0;
    for (let i = 0; i < 3; i++) {
      weights[3 * row + i] = draft[DRAFT_WEIGHTS + i];
      anchors[3 * row + i] = draft[i];
      const q =
        draft[DRAFT_WEIGHTS] * position[3 * a + i] +
        draft[DRAFT_WEIGHTS + 1] * position[3 * b + i] +
        draft[DRAFT_WEIGHTS + 2] * position[3 * c + i];
      along += directions[3 * row + i] * (draft[i] - q);
    }
    this.offsets[row] = draft[DRAFT_DEPTH] + along;
    if (rigid >= 0) this.toLocal(row);
  }

  /** What both directions share. */
  private addDraft(soft: SoftSide, rigid: number, partner: number): number {
    const { draft } = this;
    if (soft.soft !== this.lastSoft || partner !== this.lastPartner)
      this.beginPartner(soft.soft, rigid, partner);
    this.reserve(this.count + 1);
    const row = this.count++;
    this.rigids[row] = rigid;
    this.groups[row] = this.groupCount - 1;
    this.pairs[row] = this.pairCount - 1;
    this.friction[row] = draft[DRAFT_FRICTION];
    this.depths[row] = draft[DRAFT_DEPTH];
    for (let i = 0; i < 3; i++) this.directions[3 * row + i] = draft[DRAFT_NORMAL + i];
    this.clearForce(row);
    return row;
  }

  private beginPartner(soft: number, rigid: number, partner: number): void {
    this.lastSoft = soft;
    this.lastPartner = partner;
    this.pairCount++;
    this.reserveGroup();
    const group = this.groupCount++;
    this.groupA[group] = soft;
    this.groupB[group] = NONE;
    this.groupRigid[group] = rigid;
  }

  private addGroup(a: SoftSide, b: SoftSide): void {
    this.reserveGroup();
    const group = this.groupCount++;
    this.groupA[group] = a.soft >= 0 ? a.soft : b.soft;
    this.groupB[group] = a.soft >= 0 ? b.soft : NONE;
    this.groupRigid[group] = a.soft >= 0 ? b.rigid : a.rigid;
  }

  /** Corners, weights, anchor and offset of a row. */
  private place(
    row: number,
    overlap: PairOverlap,
    depths: VertexDepths,
    k: number,
    own: SoftSide,
    other: SoftSide,
  ): void {
    const { directions, anchors, corners, weights } = this;
    const body = overlap.owner(k);
    const partner = overlap.partner(k);
    const v = overlap.points.vertices[k];
    const at = body.offset + 3 * v;
    const { triangles } = partner.topology;
    const face = 3 * depths.faces[k];
    let along = 0;
    for (let i = 0; i < 3; i++) {
      let q = 0;
      for (let c = 0; c < 3; c++)
        q += depths.weights[3 * k + c] * partner.positions[partner.offset + 3 * triangles[face + c] + i];
      along += directions[3 * row + i] * (body.positions[at + i] - q);
      anchors[3 * row + i] = own.soft >= 0 ? q : body.positions[at + i];
    }
    this.offsets[row] = this.depths[row] + along;
    this.points[row] = own.soft >= 0 ? own.first + v : NONE;
    this.owners[row] = own.row;
    this.partners[row] = other.row;
    this.pointSoft[row] = own.soft;
    this.faceSoft[row] = other.soft;
    this.rigids[row] = Math.max(own.rigid, other.rigid);
    for (let c = 0; c < 3; c++) {
      corners[3 * row + c] = other.soft >= 0 ? other.first + triangles[face + c] : NONE;
      weights[3 * row + c] = depths.weights[3 * k + c];
    }
    if (this.rigids[row] >= 0) this.toLocal(row);
  }

  /** Turns the anchor of a row into the frame of its rigid body. */
  private toLocal(row: number): void {
    const { turned, anchors, rigidColumns } = this;
    if (!rigidColumns) return;
    const { position, orientation } = rigidColumns;
    const rigid = this.rigids[row];
    for (let i = 0; i < 3; i++) {
      turned[i] = anchors[3 * row + i] - position[3 * rigid + i];
      turned[3 + i] = -orientation[4 * rigid + i];
    }
    turned[6] = orientation[4 * rigid + 3];
    rotate(anchors, 3 * row, turned, 3, turned, 0);
  }

  private clearForce(row: number): void {
    for (let i = 3 * row; i < 3 * row + 3; i++) {
      this.forces[i] = 0;
      this.impulses[i] = 0;
    }
  }

  private reserveGroup(): void {
    if (this.groupCount < this.groupA.length) return;
    const size = 2 * this.groupCount;
    this.groupA = wider(this.groupA, new Int32Array(size));
    this.groupB = wider(this.groupB, new Int32Array(size));
    this.groupRigid = wider(this.groupRigid, new Int32Array(size));
  }

  private reserve(rows: number): void {
    if (rows <= this.points.length) return;
    const size = 2 * rows;
    this.points = wider(this.points, new Int32Array(size));
    this.pointSoft = wider(this.pointSoft, new Int32Array(size));
    this.faceSoft = wider(this.faceSoft, new Int32Array(size));
    this.rigids = wider(this.rigids, new Int32Array(size));
    this.groups = wider(this.groups, new Int32Array(size));
    this.pairs = wider(this.pairs, new Int32Array(size));
    this.owners = wider(this.owners, new Int32Array(size));
    this.partners = wider(this.partners, new Int32Array(size));
    this.corners = wider(this.corners, new Int32Array(3 * size));
    for (const name of ['depths', 'offsets', 'friction'] as const)
      this[name] = wider(this[name], new Float64Array(size));
    for (const name of ['weights', 'directions', 'anchors', 'forces', 'impulses'] as const)
      this[name] = wider(this[name], new Float64Array(3 * size));
  }
}

function wider<T extends Int32Array | Float64Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
