/**
 * Box against box: the axis of least overlap (`BoxAxes`), then either one point between the two closest edges, or the
 * other box's most opposed face clipped to the reference face (`FaceClip`), each corner below it a contact.
 * Depth is exact along the chosen axis. All work is done in the frame of the box that owns the reference face.
 */
import type { BodyColumns } from '../bodies/bodies.js';
import { SHAPE_PARAMS } from '../geometry/shape.js';
import { BoxAxes } from './box-axes.js';
import type { Contacts } from './contacts.js';
import { FaceClip } from './face-clip.js';
import type { PairCollider } from './method.js';
import { bodyRotation } from './place-box.js';
import { mayCloseAlong } from './within-reach.js';

export function makeBoxBox(): PairCollider {
  const collider = new BoxBox();
  return (c, first, second, out) => collider.collide(c, first, second, out);
}

class BoxBox {
  private readonly axes = new BoxAxes();
  private readonly polygon = new FaceClip();
  private readonly ra = new Float64Array(9);
  private readonly rb = new Float64Array(9);
  private readonly world = new Float64Array(3);
  private readonly frame = new Float64Array(9);
  private readonly pa = new Float64Array(3);
  private readonly pb = new Float64Array(3);

  collide(c: BodyColumns, a: number, b: number, out: Contacts): void {
    const { axes, ra, rb, world } = this;
    const { position } = c;
    bodyRotation(c, a, ra);
    bodyRotation(c, b, rb);
    for (let k = 0; k < 3; k++) axes.between[k] = position[b * 3 + k] - position[a * 3 + k];
    axes.margin = out.margin;
    if (!axes.search(ra, rb, c.shape, a * SHAPE_PARAMS, b * SHAPE_PARAMS)) {
      out.apart = axes.apart;
      return;
    }
    const n = axes.normal;
    for (let k = 0; k < 3; k++) world[k] = ra[k * 3] * n[0] + ra[k * 3 + 1] * n[1] + ra[k * 3 + 2] * n[2];
    const { outlook } = out;
    if (
      outlook !== undefined &&
      axes.depth < 0 &&
      axes.axis < 6 &&
      !mayCloseAlong(c, world, a, b, axes, outlook)
    )
      return;
    if (axes.axis < 3) this.faceContacts(c, a, ra, b, rb, axes.axis, -1, out);
    else if (axes.axis < 6) this.faceContacts(c, b, rb, a, ra, axes.axis - 3, 1, out);
    else this.edgeContact(c, a, b, out);
  }

  /** `side` is +1 when the outward normal of the reference face is the contact normal (from b to a), −1 when opposite. */
  private faceContacts(
    c: BodyColumns,
    ref: number,
    rr: Float64Array,
    inc: number,
    ri: Float64Array,
    k: number,
    side: number,
    out: Contacts,
  ): void {
    const { world, polygon } = this;
    const { position, shape } = c;
    const nx = side * world[0];
    const ny = side * world[1];
    const nz = side * world[2];
    const u = (k + 1) % 3;
    const v = (k + 2) % 3;
    const r = ref * SHAPE_PARAMS;
    const p = ref * 3;
    const face = this.projectIncident(c, ref, rr, inc, ri, k, side);
    polygon.clip(shape[r + u], shape[r + v]);
    const outward = rr[k] * nx + rr[3 + k] * ny + rr[6 + k] * nz > 0 ? 0 : 1;
    const owner = side > 0 ? 1 : 0;
    const base = (((owner * 3 + k) * 2 + outward) * 6 + face) * 64;
    for (let i = 0; i < polygon.count; i++) {
      const depth = -polygon.height[i];
      if (!(depth > -out.margin)) continue;
      const x = polygon.x[i];
      const y = polygon.y[i];
      const up = shape[r + k] - 0.5 * depth;
      const { draft } = out;
      draft[0] = position[p] + rr[u] * x + rr[v] * y + nx * up;
      draft[1] = position[p + 1] + rr[3 + u] * x + rr[3 + v] * y + ny * up;
      draft[2] = position[p + 2] + rr[6 + u] * x + rr[6 + v] * y + nz * up;
      draft[3] = world[0];
      draft[4] = world[1];
      draft[5] = world[2];
      draft[6] = depth;
      out.add(base + polygon.name[i]);
    }
  }

  /** Lays the incident face, the one most opposed to the outward normal n, into the reference face's plane; returns its number. */
  private projectIncident(
    c: BodyColumns,
    ref: number,
    rr: Float64Array,
    inc: number,
    ri: Float64Array,
    k: number,
    side: number,
  ): number {
    const { position, shape } = c;
    const { world, polygon, frame } = this;
    const nx = side * world[0];
    const ny = side * world[1];
    const nz = side * world[2];
    const d0 = ri[0] * nx + ri[3] * ny + ri[6] * nz;
    const d1 = ri[1] * nx + ri[4] * ny + ri[7] * nz;
    const d2 = ri[2] * nx + ri[5] * ny + ri[8] * nz;
    let face = 0;
    let most = d0;
    if (Math.abs(d1) > Math.abs(most)) {
      most = d1;
      face = 1;
    }
    if (Math.abs(d2) > Math.abs(most)) {
      most = d2;
      face = 2;
    }
    const s = most > 0 ? -1 : 1;
    const u = k === 2 ? 0 : k + 1;
    const v = k === 0 ? 2 : k - 1;
    const f1 = face === 2 ? 0 : face + 1;
    const f2 = face === 0 ? 2 : face - 1;
    // The middle of the face and its two half edges, each along (u, v, n) of the reference.
    for (let axis = 0; axis < 3; axis++) {
      const rx = axis === 0 ? rr[u] : axis === 1 ? rr[v] : nx;
      const ry = axis === 0 ? rr[3 + u] : axis === 1 ? rr[3 + v] : ny;
      const rz = axis === 0 ? rr[6 + u] : axis === 1 ? rr[6 + v] : nz;
      const h = inc * SHAPE_PARAMS;
      const across = rx * ri[face] + ry * ri[3 + face] + rz * ri[6 + face];
      frame[axis] =
        rx * (position[inc * 3] - position[ref * 3]) +
        ry * (position[inc * 3 + 1] - position[ref * 3 + 1]) +
        rz * (position[inc * 3 + 2] - position[ref * 3 + 2]) +
        s * shape[h + face] * across;
      frame[3 + axis] = (rx * ri[f1] + ry * ri[3 + f1] + rz * ri[6 + f1]) * shape[h + f1];
      frame[6 + axis] = (rx * ri[f2] + ry * ri[3 + f2] + rz * ri[6 + f2]) * shape[h + f2];
    }
    frame[2] -= shape[ref * SHAPE_PARAMS + k];
    polygon.start(frame);
    return face * 2 + (s > 0 ? 0 : 1);
  }

  /** Closest points of the two edges that the axis is made of; the contact is halfway between them. */
  private edgeContact(c: BodyColumns, a: number, b: number, out: Contacts): void {
    const { axes, ra, rb, world, pa, pb } = this;
    const i = Math.floor((axes.axis - 6) / 3);
    const j = (axes.axis - 6) % 3;
    const ca = edgeMiddle(c, a, ra, i, world, -1, pa);
    const cb = edgeMiddle(c, b, rb, j, world, 1, pb);
    let w1 = 0;
    let w2 = 0;
    let dot = 0;
    for (let k = 0; k < 3; k++) {
      const between = pb[k] - pa[k];
      w1 += between * ra[k * 3 + i];
      w2 += between * rb[k * 3 + j];
      dot += ra[k * 3 + i] * rb[k * 3 + j];
    }
    const scale = 1 / (1 - dot * dot);
    const s = (w1 - dot * w2) * scale;
    const t = (dot * w1 - w2) * scale;
    for (let k = 0; k < 3; k++) pa[k] = 0.5 * (pa[k] + s * ra[k * 3 + i] + pb[k] + t * rb[k * 3 + j]);
    const feature = 0x10000 + axes.axis * 64 + ca * 8 + cb;
    const { draft } = out;
    draft[0] = pa[0];
    draft[1] = pa[1];
    draft[2] = pa[2];
    draft[3] = world[0];
    draft[4] = world[1];
    draft[5] = world[2];
    draft[6] = axes.depth;
    out.add(feature);
  }
}

/** Middle of the edge along axis `e` that reaches furthest along sign · n; returns its number among the parallel four. */
function edgeMiddle(
  c: BodyColumns,
  row: number,
  r: Float64Array,
  e: number,
  n: Float64Array,
  sign: number,
  out: Float64Array,
): number {
  for (let k = 0; k < 3; k++) out[k] = c.position[row * 3 + k];
  let name = 0;
  for (let step = 1; step <= 2; step++) {
    const axis = (e + step) % 3;
    const towards = sign * (r[axis] * n[0] + r[3 + axis] * n[1] + r[6 + axis] * n[2]) > 0;
    const h = towards ? c.shape[row * SHAPE_PARAMS + axis] : -c.shape[row * SHAPE_PARAMS + axis];
    if (towards) name += step;
    for (let k = 0; k < 3; k++) out[k] += r[k * 3 + axis] * h;
  }
  return name;
}
