/**
 * Contacts in the form of this folder's solvers: a point against a face. The point is a particle, or a point of a rigid
 * body. The face is three particles with weights (one of weight 1 for a molecule), or a point of a rigid or static
 * body. Rows are made from the contacts after detection and stay valid for several substeps: the depth follows the
 * motion linearly,
 *
 *   depth = offset − n · (point − Σ weight · corner),
 *
 * with the normal n (the point's way out) of the moment of detection.
 *
 * Rows of one connected contact form a group; overlap that motion did not cause is removed group by group.
 */
import type { BodyColumns } from '../../bodies/bodies.js';
import { rotate } from '../../math/quat.js';
import { type AnchoredContacts, NONE } from '../../narrowphase/index.js';

/**
 * One body of a pair: deformable (`soft` is its number, `first` its first particle) or rigid (`rigid` is its row), the
 * other −1.
 */
export interface SoftSide {
  readonly soft: number;
  readonly first: number;
  readonly rigid: number;
}

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
  /** At the last look [m]; negative if the contact has opened since it was found. */
  depths = new Float64Array(64);
  offsets = new Float64Array(64);
  friction = new Float64Array(64);
  /** The contact on the rigid body, in its frame; of the world for static ones [m]. */
  anchors = new Float64Array(192);
  groups = new Int32Array(64);
  /** Which pair of bodies a row belongs to, counted from 0 in the order of calls. */
  pairs = new Int32Array(64);
  /** On the point, the opposite on the face: mean over the last substep [N]. */
  forces = new Float64Array(192);
  /** The contact that a row stands for, and 1 where its point is of body `a`, −1 of `b`. */
  contacts = new Uint32Array(64);
  signs = new Int8Array(64);
  pairCount = 0;
  groupCount = 0;
  /** Per group: the deformable body that moves along the directions of its points, the other one, and the rigid one. */
  groupA = new Int32Array(16);
  groupB = new Int32Array(16);
  groupRigid = new Int32Array(16);
  private rigidColumns: BodyColumns | undefined;
  private readonly turned = new Float64Array(7);

  /** Forgets all rows; `rigids` are the bodies that later rows may name. */
  clear(rigids?: BodyColumns): void {
    this.count = 0;
    this.pairCount = 0;
    this.groupCount = 0;
    this.rigidColumns = rigids;
  }

  /**
   * The rows of one manifold; the same side twice for a body that touches itself. At most one side is rigid. `position`
   * is that of the particles.
   */
  addManifold(c: AnchoredContacts, m: number, a: SoftSide, b: SoftSide, position: Float64Array): void {
    const from = c.first[m];
    const to = from + c.size[m];
    const pair = this.pairCount++;
    let regions = 0;
    for (let i = from; i < to; i++) regions = Math.max(regions, c.region[i] + 1);
    const firstGroup = this.groupCount;
    for (let r = 0; r < regions; r++) this.addGroup(a, b);
    this.reserve(this.count + to - from);
    for (let i = from; i < to; i++) {
      const row = this.count++;
      this.contacts[row] = i;
      this.groups[row] = firstGroup + c.region[i];
      this.pairs[row] = pair;
      this.friction[row] = c.friction[i];
      this.depths[row] = c.depth[i];
      const isA = isPointOfA(c, i, a);
      this.signs[row] = isA ? 1 : -1;
      if (isA) this.place(row, c, i, c.nodesA, c.nodesB, c.weightsB, a, b, position);
      else this.place(row, c, i, c.nodesB, c.nodesA, c.weightsA, b, a, position);
    }
  }

  /** Writes the forces of a substep of `h` [s] back to the contacts. */
  writeBack({ force, impulse }: AnchoredContacts, h: number): void {
    const { contacts, signs, forces } = this;
    for (let row = 0; row < this.count; row++) {
      const o = 3 * contacts[row];
      for (let k = 0; k < 3; k++) {
        const f = signs[row] * forces[3 * row + k];
        force[o + k] = f;
        impulse[o + k] += h * f;
      }
    }
  }

  private addGroup(a: SoftSide, b: SoftSide): void {
    this.reserveGroup();
    const group = this.groupCount++;
    this.groupA[group] = a.soft >= 0 ? a.soft : b.soft;
    this.groupB[group] = a.soft >= 0 ? b.soft : NONE;
    this.groupRigid[group] = a.soft >= 0 ? b.rigid : a.rigid;
  }

  /** Particles, weights, anchor and offset of a row. */
  private place(
    row: number,
    c: AnchoredContacts,
    i: number,
    point: Int32Array,
    face: Int32Array,
    weights: Float64Array,
    own: SoftSide,
    other: SoftSide,
    position: Float64Array,
  ): void {
    const { directions, anchors, corners } = this;
    const o = 3 * row;
    const sign = this.signs[row];
    const here = sign > 0 ? c.placeA : c.placeB;
    const there = sign > 0 ? c.placeB : c.placeA;
    const p = own.soft >= 0 ? own.first + point[3 * i] : NONE;
    // A molecule is a face that has shrunk to its first corner.
    const isOne = face[3 * i + 1] < 0;
    for (let k = 0; k < 3; k++) {
      const node = face[3 * i + (isOne ? 0 : k)];
      corners[o + k] = other.soft >= 0 ? other.first + node : NONE;
      this.weights[o + k] = weights[3 * i + k];
    }
    let along = 0;
    for (let k = 0; k < 3; k++) {
      const n = sign * c.normal[3 * i + k];
      directions[o + k] = n;
      const x = p >= 0 ? position[3 * p + k] : here[3 * i + k];
      const q = other.soft >= 0 ? this.faceAt(o, position, k) : there[3 * i + k];
      along += n * (x - q);
      anchors[o + k] = p >= 0 ? q : x;
      this.forces[o + k] = 0;
    }
    this.offsets[row] = this.depths[row] + along;
    this.points[row] = p;
    this.pointSoft[row] = own.soft;
    this.faceSoft[row] = other.soft;
    this.rigids[row] = Math.max(own.rigid, other.rigid);
    if (this.rigids[row] >= 0) this.toLocal(row);
  }

  private faceAt(o: number, x: Float64Array, k: number): number {
    const { corners, weights } = this;
    return (
      weights[o] * x[3 * corners[o] + k] +
      weights[o + 1] * x[3 * corners[o + 1] + k] +
      weights[o + 2] * x[3 * corners[o + 2] + k]
    );
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
    for (const name of ['points', 'pointSoft', 'faceSoft', 'rigids', 'groups', 'pairs'] as const)
      this[name] = wider(this[name], new Int32Array(size));
    this.contacts = wider(this.contacts, new Uint32Array(size));
    this.signs = wider(this.signs, new Int8Array(size));
    this.corners = wider(this.corners, new Int32Array(3 * size));
    for (const name of ['depths', 'offsets', 'friction'] as const)
      this[name] = wider(this[name], new Float64Array(size));
    for (const name of ['weights', 'directions', 'anchors', 'forces'] as const)
      this[name] = wider(this[name], new Float64Array(3 * size));
  }
}

/**
 * Whether the point of a contact is its anchor on `a`: a single vertex or molecule; if both are single, that of the
 * deformable body.
 */
function isPointOfA({ nodesA, nodesB }: AnchoredContacts, i: number, a: SoftSide): boolean {
  const isOneA = nodesA[3 * i] >= 0 && nodesA[3 * i + 1] < 0;
  const isOneB = nodesB[3 * i] >= 0 && nodesB[3 * i + 1] < 0;
  return isOneA && (!isOneB || a.soft >= 0);
}

function wider<T extends Int8Array | Int32Array | Uint32Array | Float64Array>(from: T, to: T): T {
  to.set(from as never);
  return to;
}
