/**
 * A sphere against a solid that is not convex, which it may touch at several places: a ball in a groove lies on both
 * walls. φ at the centre knows the nearest place alone; the ball would be thrown from wall to wall for ever. At a
 * place of contact p the way out ∇φ looks to the centre x. Such places are found from fixed starts around the ball:
 *
 *   p ← x − r ∇φ(p)  until p stays  →  normal ∇φ(p), depth −φ(p)
 *
 * The nearest place, from φ at the centre, is exact and comes first. Starts that do not end, or that end at a known
 * place, give nothing. So a ball in a bowl, of which every place looks to the middle, has the nearest place alone.
 */
import type { Solids } from '../bodies/solids.js';
import { SHAPE_PARAMS } from '../geometry/shape.js';
import type { PairCollider } from './method.js';
import { bodyRotation } from './place-box.js';
import { toLocal, turn } from './pose.js';

/** Middles of the faces and corners of a cube: no two walls that meet are nearer to one of them than to another. */
const STARTS = Float64Array.from(
  [-1, 0, 1].flatMap((x) =>
    [-1, 0, 1].flatMap((y) =>
      [-1, 0, 1].flatMap((z) => {
        const sum = Math.abs(x) + Math.abs(y) + Math.abs(z);
        return sum === 1 || sum === 3 ? [x, y, z].map((k) => k / Math.sqrt(sum)) : [];
      }),
    ),
  ),
);

/** A start is this far from the place of contact at most, in units of the radius. */
const AWAY = 1;

/** Steps of the search, and the way in units of the radius after which a place stays. */
const MOST_STEPS = 12;
const STAYS = 1e-7;

/** Ways out that agree to this cosine belong to one place. */
const SAME_PLACE = 0.95;

const MOST_PLACES = 4;

export function makeSphereInSolid(solids: Solids): PairCollider {
  const finder = new SphereInSolid();
  return (c, first, second, out) => {
    const { rotation, local, normal, normals, depths } = finder;
    const { position, shape } = c;
    const i = first * 3;
    bodyRotation(c, second, rotation);
    toLocal(rotation, position, second * 3, position, i, local);
    const radius = shape[first * SHAPE_PARAMS];
    const count = finder.find(solids.of(c, second), radius, out.margin, out.margin + out.spread);
    const { draft } = out;
    for (let n = 0; n < count; n++) {
      for (let k = 0; k < 3; k++) normal[k] = normals[3 * n + k];
      turn(rotation, normal, normal);
      const back = radius - 0.5 * depths[n];
      for (let k = 0; k < 3; k++) {
        draft[k] = position[i + k] - normal[k] * back;
        draft[3 + k] = normal[k];
      }
      draft[6] = depths[n];
      out.add(finder.nameOf(n));
    }
  };
}

class SphereInSolid {
  readonly rotation = new Float64Array(9);
  /** The centre in the solid's frame. */
  readonly local = new Float64Array(3);
  readonly normal = new Float64Array(3);
  /** Ways out in the solid's frame, and depths [m]. */
  readonly normals = new Float64Array(3 * MOST_PLACES);
  readonly depths = new Float64Array(MOST_PLACES);
  private readonly point = new Float64Array(3);
  private readonly gradient = new Float64Array(3);

  /** Returns the number of places: none if all are farther away than `margin`, else all up to `far` [m]. */
  find(solid: ReturnType<Solids['of']>, radius: number, margin: number, far: number): number {
    const { local, gradient, point, depths } = this;
    const nearest = radius - solid.distance(local, 0, gradient);
    if (!(nearest > -margin)) return 0;
    this.put(0);
    depths[0] = nearest;
    let count = 1;
    if (solid.isConvex) return count;
    for (let s = 0; s < STARTS.length && count < MOST_PLACES; s += 3) {
      for (let k = 0; k < 3; k++) point[k] = local[k] + radius * STARTS[s + k];
      if (solid.distance(point, 0, gradient) > far + AWAY * radius || this.isKnown(count)) continue;
      const depth = this.settle(solid, radius);
      if (!(depth > -far) || this.isKnown(count)) continue;
      this.put(count);
      depths[count++] = depth;
    }
    return count;
  }

  /** The start to which a way out is nearest names its place. */
  nameOf(n: number): number {
    const { normals } = this;
    let name = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let s = 0; s < STARTS.length; s += 3) {
      let along = 0;
      for (let k = 0; k < 3; k++) along -= STARTS[s + k] * normals[3 * n + k];
      if (along <= most) continue;
      most = along;
      name = s / 3;
    }
    return name;
  }

  /** Goes from where the last gradient was asked for to a place of contact; returns its depth [m], −∞ without one. */
  private settle(solid: ReturnType<Solids['of']>, radius: number): number {
    const { local, point, gradient } = this;
    for (let step = 0; step < MOST_STEPS; step++) {
      let way = 0;
      for (let k = 0; k < 3; k++) {
        const next = local[k] - radius * gradient[k];
        way = Math.max(way, Math.abs(next - point[k]));
        point[k] = next;
      }
      const distance = solid.distance(point, 0, gradient);
      if (way < STAYS * radius) return -distance;
    }
    return Number.NEGATIVE_INFINITY;
  }

  private isKnown(count: number): boolean {
    const { normals, gradient } = this;
    for (let n = 0; n < count; n++) {
      let cosine = 0;
      for (let k = 0; k < 3; k++) cosine += normals[3 * n + k] * gradient[k];
      if (cosine > SAME_PLACE) return true;
    }
    return false;
  }

  private put(n: number): void {
    for (let k = 0; k < 3; k++) this.normals[3 * n + k] = this.gradient[k];
  }
}
