/**
 * Two capsules: the nearest points of their segments (Ericson, Real-Time Collision Detection, 5.1.9), less the radii.
 * Capsules side by side touch in two points, the ends of the part that both segments share. So one can rest on the
 * other. Capsules that close like scissors touch at one end first, and within a substep the nearest points jump to the
 * other end. So the ends of the shared part count at any angle, as far as the margin reaches. They have the normal of
 * the nearest points: a manifold is solved along one.
 */
import { SHAPE_PARAMS } from '../geometry/shape.js';
import type { Contacts } from './contacts.js';
import type { PairCollider } from './method.js';
import { bodyRotation } from './place-box.js';

/** Squared sine of the angle below which axes count as side by side. */
const SIDE_BY_SIDE_SQ = 1e-3;

/** An end within this share of the lengths of the nearest point is the same contact. */
const SAME_POINT = 0.1;

export function makeCapsuleCapsule(): PairCollider {
  const collider = new CapsuleCapsule();
  return (c, first, second, out) => {
    const { shape } = c;
    const o = first * SHAPE_PARAMS;
    const p = second * SHAPE_PARAMS;
    bodyRotation(c, first, collider.ra);
    bodyRotation(c, second, collider.rb);
    for (let k = 0; k < 3; k++) {
      collider.between[k] = c.position[first * 3 + k] - c.position[second * 3 + k];
      collider.origin[k] = c.position[second * 3 + k];
    }
    for (let k = 0; k < 2; k++) {
      collider.first[k] = shape[o + k];
      collider.second[k] = shape[p + k];
    }
    collider.collide(out);
  };
}

class CapsuleCapsule {
  readonly ra = new Float64Array(9);
  readonly rb = new Float64Array(9);
  /** Radius and half height of each. */
  readonly first = new Float64Array(2);
  readonly second = new Float64Array(2);
  /** The position of the next point along each axis. Arguments would be boxed. */
  private readonly along = new Float64Array(2);
  /** Centre of the first from the centre of the second. */
  readonly between = new Float64Array(3);
  readonly origin = new Float64Array(3);
  private readonly u = new Float64Array(3);
  private readonly v = new Float64Array(3);
  private readonly way = new Float64Array(3);

  collide(out: Contacts): void {
    const { u, v, between: w, along } = this;
    const halfA = this.first[1];
    const halfB = this.second[1];
    let uv = 0;
    let uw = 0;
    let vw = 0;
    for (let k = 0; k < 3; k++) {
      u[k] = this.ra[3 * k + 1];
      v[k] = this.rb[3 * k + 1];
      uv += u[k] * v[k];
      uw += u[k] * w[k];
      vw += v[k] * w[k];
    }
    const acrossSq = 1 - uv * uv;
    // The ends of the first segment along the second, clipped to the second.
    const far = halfA * Math.abs(uv);
    const low = Math.max(-halfB, vw - far);
    const high = Math.min(halfB, vw + far);
    let same = 0;
    let nearest = 0;
    if (!(acrossSq < SIDE_BY_SIDE_SQ && high > low)) {
      const free = acrossSq > 0 ? (uv * vw - uw) / acrossSq : 0;
      const near = Math.max(-halfA, Math.min(halfA, free));
      nearest = Math.max(-halfB, Math.min(halfB, vw + near * uv));
      along[0] = Math.max(-halfA, Math.min(halfA, nearest * uv - uw));
      along[1] = nearest;
      const before = out.count;
      this.add(2, out, false);
      if (out.count === before) return;
      same = SAME_POINT * (halfA + halfB);
    }
    if (!(high > low)) return;
    for (let end = 0; end < 2; end++) {
      const t = end === 0 ? low : high;
      if (same > 0 && Math.abs(t - nearest) < same) continue;
      along[0] = Math.max(-halfA, Math.min(halfA, t * uv - uw));
      along[1] = t;
      this.add(end, out, same > 0);
    }
  }

  /** Adds the point at the positions in `along`; `isFurther`: with the normal of the point before. */
  private add(feature: number, out: Contacts, isFurther: boolean): void {
    const s = this.along[0];
    const t = this.along[1];
    const radiusA = this.first[0];
    const radiusB = this.second[0];
    const { u, v, between, origin, way } = this;
    const { draft } = out;
    let lengthSq = 0;
    for (let k = 0; k < 3; k++) {
      way[k] = between[k] + s * u[k] - t * v[k];
      lengthSq += way[k] * way[k];
    }
    const distance = Math.sqrt(lengthSq);
    const depth = radiusA + radiusB - distance;
    if (!(depth > -out.margin)) return;
    if (distance > 0) for (let k = 0; k < 3; k++) way[k] /= distance;
    else this.acrossBoth(way);
    const along = 0.5 * (radiusB + distance - radiusA);
    for (let k = 0; k < 3; k++) {
      draft[k] = origin[k] + t * v[k] + along * way[k];
      if (!isFurther) draft[3 + k] = way[k];
    }
    draft[6] = depth;
    out.add(feature);
  }

  /**
   * Crossing axes separate perpendicular to both. Parallel axes have no such direction, so any perpendicular one is
   * taken.
   */
  private acrossBoth(way: Float64Array): void {
    const { u, v } = this;
    let x = u[1] * v[2] - u[2] * v[1];
    let y = u[2] * v[0] - u[0] * v[2];
    let z = u[0] * v[1] - u[1] * v[0];
    if (x * x + y * y + z * z < SIDE_BY_SIDE_SQ) {
      const flat = Math.abs(u[0]) < 0.6;
      x = flat ? 0 : -u[2];
      y = flat ? u[2] : 0;
      z = flat ? -u[1] : u[0];
    }
    const length = Math.sqrt(x * x + y * y + z * z);
    way[0] = x / length;
    way[1] = y / length;
    way[2] = z / length;
  }
}
