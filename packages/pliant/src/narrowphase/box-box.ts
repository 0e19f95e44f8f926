/**
 * Box against box. First comes the axis of least overlap (`BoxAxes`). For a face, the most opposed face of the other box
 * is clipped to the reference face (`FaceClip`), and each corner below it is a contact. For an axis of two edges, the
 * contact is one point between the closest edges, unless a face looks along that axis: planks that lie across each other,
 * a little askew, overlap least along their edges, because the overlap along a face counts their far ends. One point
 * would let them roll; the patch in which they cross holds them, with the normal of the edges. Depth is exact along the
 * chosen axis. All work is done in the frame of the box that owns the reference face.
 */
import type { ColliderColumns } from '../bodies/bodies.js';
import { SHAPE_PARAMS } from '../geometry/shape.js';
import { BoxAxes } from './box-axes.js';
import type { Contacts } from './contacts.js';
import { FaceClip } from './face-clip.js';
import type { PairCollider } from './method.js';
import { bodyRotation } from './place-box.js';
import { mayCloseAlong } from './within-reach.js';

/**
 * Cosine of the largest angle between an axis of edges and a face that takes its place: 11°. Larger: crossing planks roll
 * on one point. Smaller: a contact of two edges gets points of faces that are far apart.
 */
const ALIGNED = 0.98;

export function makeBoxBox(): PairCollider {
  const collider = new BoxBox();
  return (c, first, second, out) => collider.collide(c, first, second, out);
}

class BoxBox {
  private readonly axes = new BoxAxes();
  private readonly polygon = new FaceClip();
  /** Rotation of the box in whose frame the contacts are made. */
  private readonly rotation = new Float64Array(9);
  /** Normal of the chosen axis in the world, from b to a. */
  private readonly world = new Float64Array(3);
  /** Normal of the contacts; the cosine by which two edges are less deep along it than below the face at its border. */
  private readonly normal = new Float64Array(3);
  private slant = 1.5;
  /**
   * The other box in the frame of the box that owns the reference face: its axes as columns, row-major, and its centre.
   */
  private readonly seen = new Float64Array(9);
  private readonly centre = new Float64Array(3);

  collide(c: ColliderColumns, a: number, b: number, out: Contacts): void {
    const { axes } = this;
    axes.margin = out.margin;
    axes.relate(c.position, c.orientation, a, b);
    if (!axes.search(c.shape, a * SHAPE_PARAMS, b * SHAPE_PARAMS)) {
      out.apart = axes.apart;
      out.apartAxis = axes.axis;
      return;
    }
    this.turnNormal(c, a, b, axes.axis);
    const { world, normal } = this;
    normal.set(world);
    this.slant = 1;
    const { axis } = axes;
    if (axis > 5) {
      const face = this.faceAlong(axis);
      if (face < 6) {
        const before = out.count;
        this.turnNormal(c, a, b, face);
        this.slant = normal[0] * world[0] + normal[1] * world[1] + normal[2] * world[2];
        this.clipFaces(c, a, b, face, out);
        if (out.count > before) return;
        this.turnNormal(c, a, b, axis);
      }
      this.edgeContact(c, a, b, out);
      return;
    }
    const { outlook } = out;
    if (outlook !== undefined && axes.depth < 0 && !mayCloseAlong(c, world, a, b, axes, outlook)) return;
    this.clipFaces(c, a, b, axis, out);
  }

  /** The face that looks along the normal of an axis of edges, or that axis where there is none. */
  private faceAlong(axis: number): number {
    const { normal: n, relative: m } = this.axes;
    let most = ALIGNED;
    for (let k = 0; k < 3; k++) {
      const ofA = Math.abs(n[k]);
      const ofB = Math.abs(n[0] * m[k] + n[1] * m[3 + k] + n[2] * m[6 + k]);
      if (ofA > most) axis = k;
      if (ofB > Math.max(most, ofA)) axis = 3 + k;
      most = Math.max(most, ofA, ofB);
    }
    return axis;
  }

  private clipFaces(c: ColliderColumns, a: number, b: number, axis: number, out: Contacts): void {
    if (axis < 3) {
      this.seeFromFirst();
      this.faceContacts(c, a, b, axis, -1, out);
    } else {
      this.seeFromSecond();
      this.faceContacts(c, b, a, axis - 3, 1, out);
    }
  }

  /** Sets `rotation` to that of the box that owns the face (of a for edges), and sets the normal in the world. */
  private turnNormal(c: ColliderColumns, a: number, b: number, axis: number): void {
    const { rotation: r, world } = this;
    const { normal: n, relative: m } = this.axes;
    if (axis > 5) {
      bodyRotation(c, a, r);
      for (let k = 0; k < 3; k++) world[k] = r[3 * k] * n[0] + r[3 * k + 1] * n[1] + r[3 * k + 2] * n[2];
      return;
    }
    const k = axis % 3;
    bodyRotation(c, axis < 3 ? a : b, r);
    const along = axis < 3 ? n[k] : n[0] * m[k] + n[1] * m[3 + k] + n[2] * m[6 + k];
    const sign = along > 0 ? 1 : -1;
    world[0] = sign * r[k];
    world[1] = sign * r[3 + k];
    world[2] = sign * r[6 + k];
  }

  private seeFromFirst(): void {
    const { seen, centre } = this;
    const { relative: m, offset: t } = this.axes;
    for (let k = 0; k < 9; k++) seen[k] = m[k];
    for (let k = 0; k < 3; k++) centre[k] = t[k];
  }

  private seeFromSecond(): void {
    const { seen, centre } = this;
    const { relative: m, offset: t } = this.axes;
    for (let k = 0, o = 0; k < 3; k++, o += 3) {
      seen[o] = m[k];
      seen[o + 1] = m[3 + k];
      seen[o + 2] = m[6 + k];
      centre[k] = -(m[k] * t[0] + m[3 + k] * t[1] + m[6 + k] * t[2]);
    }
  }

  /**
   * Axis k of `ref` is the normal; its rotation is in `rotation`. `side` is +1 when the contact normal (from b to a)
   * leaves its face, else −1.
   */
  private faceContacts(
    c: ColliderColumns,
    ref: number,
    inc: number,
    k: number,
    side: number,
    out: Contacts,
  ): void {
    const { world, normal, slant, polygon, rotation: rr } = this;
    const { position, shape } = c;
    const u = k === 2 ? 0 : k + 1;
    const v = k === 0 ? 2 : k - 1;
    const r = ref * SHAPE_PARAMS;
    const p = ref * 3;
    polygon.half[0] = shape[r + u];
    polygon.half[1] = shape[r + v];
    const wx = world[0];
    const wy = world[1];
    const wz = world[2];
    const outward = (rr[k] * wx + rr[3 + k] * wy + rr[6 + k] * wz) * side > 0 ? 1 : -1;
    const face = this.projectIncident(shape, r, inc * SHAPE_PARAMS, k, outward);
    polygon.clip();
    const owner = side > 0 ? 1 : 0;
    const base = (((owner * 3 + k) * 2 + (outward > 0 ? 0 : 1)) * 6 + face) * 64;
    const { corner, plane } = polygon;
    const { draft } = out;
    const far = out.margin + out.spread;
    const px = position[p] + side * wx * shape[r + k];
    const py = position[p + 1] + side * wy * shape[r + k];
    const pz = position[p + 2] + side * wz * shape[r + k];
    const end = polygon.at + polygon.count;
    draft[3] = normal[0];
    draft[4] = normal[1];
    draft[5] = normal[2];
    for (let i = polygon.at; i < end; i++) {
      const x = corner[2 * i];
      const y = corner[2 * i + 1];
      const height = plane[0] + plane[1] * x + plane[2] * y;
      if (!(height < far)) continue;
      const up = 0.5 * side * height;
      draft[0] = px + rr[u] * x + rr[v] * y + wx * up;
      draft[1] = py + rr[3 + u] * x + rr[3 + v] * y + wy * up;
      draft[2] = pz + rr[6 + u] * x + rr[6 + v] * y + wz * up;
      draft[6] = -slant * height;
      out.add(base + polygon.nameOf(i));
    }
  }

  /**
   * Finds the incident face, the face most opposed to axis k of the reference times `outward`, and writes it in the
   * plane of the reference face: along (u, v, n). Half extents are at `r` and `h` of `shape`. Returns the number of the
   * face.
   */
  private projectIncident(shape: Float64Array, r: number, h: number, k: number, outward: number): number {
    const { seen, centre } = this;
    const { frame } = this.polygon;
    const u = k === 2 ? 0 : k + 1;
    const v = k === 0 ? 2 : k - 1;
    let face = 0;
    if (Math.abs(seen[3 * k + 1]) > Math.abs(seen[3 * k])) face = 1;
    if (Math.abs(seen[3 * k + 2]) > Math.abs(seen[3 * k + face])) face = 2;
    const isPositive = !(seen[3 * k + face] * outward > 0);
    const f1 = face === 2 ? 0 : face + 1;
    const f2 = face === 0 ? 2 : face - 1;
    const to = isPositive ? shape[h + face] : -shape[h + face];
    const e1 = shape[h + f1];
    const e2 = shape[h + f2];
    frame[0] = centre[u] + to * seen[3 * u + face];
    frame[1] = centre[v] + to * seen[3 * v + face];
    frame[2] = outward * (centre[k] + to * seen[3 * k + face]) - shape[r + k];
    frame[3] = e1 * seen[3 * u + f1];
    frame[4] = e1 * seen[3 * v + f1];
    frame[5] = outward * e1 * seen[3 * k + f1];
    frame[6] = e2 * seen[3 * u + f2];
    frame[7] = e2 * seen[3 * v + f2];
    frame[8] = outward * e2 * seen[3 * k + f2];
    return face * 2 + (isPositive ? 0 : 1);
  }

  /** Closest points of the two edges of the axis, in the frame of a. The contact is halfway between them. */
  private edgeContact(c: ColliderColumns, a: number, b: number, out: Contacts): void {
    const { axes, rotation: ra, world } = this;
    const { relative: m, offset: t, normal: n } = axes;
    const { shape, position } = c;
    const e = axes.axis - 6;
    const i = e < 3 ? 0 : e < 6 ? 1 : 2;
    const j = e - 3 * i;
    const i1 = i === 2 ? 0 : i + 1;
    const i2 = i === 0 ? 2 : i - 1;
    const j1 = j === 2 ? 0 : j + 1;
    const j2 = j === 0 ? 2 : j - 1;
    const s = a * SHAPE_PARAMS;
    const o = b * SHAPE_PARAMS;
    // The edge of a that reaches farthest against n, and the edge of b that reaches farthest along it, by their
    // middles.
    const a1 = n[i1] < 0 ? shape[s + i1] : -shape[s + i1];
    const a2 = n[i2] < 0 ? shape[s + i2] : -shape[s + i2];
    const up1 = m[j1] * n[0] + m[3 + j1] * n[1] + m[6 + j1] * n[2] > 0;
    const up2 = m[j2] * n[0] + m[3 + j2] * n[1] + m[6 + j2] * n[2] > 0;
    const b1 = up1 ? shape[o + j1] : -shape[o + j1];
    const b2 = up2 ? shape[o + j2] : -shape[o + j2];
    const d0 = t[i] + m[i * 3 + j1] * b1 + m[i * 3 + j2] * b2;
    const d1 = t[i1] + m[i1 * 3 + j1] * b1 + m[i1 * 3 + j2] * b2 - a1;
    const d2 = t[i2] + m[i2 * 3 + j1] * b1 + m[i2 * 3 + j2] * b2 - a2;
    const g0 = m[i * 3 + j];
    const g1 = m[i1 * 3 + j];
    const g2 = m[i2 * 3 + j];
    const along = d0 * g0 + d1 * g1 + d2 * g2;
    const scale = 1 / (1 - g0 * g0);
    const onA = (d0 - g0 * along) * scale;
    const onB = (g0 * d0 - along) * scale;
    const x = 0.5 * (onA + d0 + onB * g0);
    const y = a1 + 0.5 * (d1 + onB * g1);
    const z = a2 + 0.5 * (d2 + onB * g2);
    const { draft } = out;
    draft[0] = position[a * 3] + ra[i] * x + ra[i1] * y + ra[i2] * z;
    draft[1] = position[a * 3 + 1] + ra[3 + i] * x + ra[3 + i1] * y + ra[3 + i2] * z;
    draft[2] = position[a * 3 + 2] + ra[6 + i] * x + ra[6 + i1] * y + ra[6 + i2] * z;
    draft[3] = world[0];
    draft[4] = world[1];
    draft[5] = world[2];
    draft[6] = axes.depth;
    const edgeA = (a1 > 0 ? 1 : 0) + (a2 > 0 ? 2 : 0);
    const edgeB = (up1 ? 1 : 0) + (up2 ? 2 : 0);
    out.add(0x10000 + axes.axis * 64 + edgeA * 8 + edgeB);
  }
}
