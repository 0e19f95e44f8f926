/**
 * First point of a solid along a ray, in the solid's frame. Closed forms where they are short; anything else is walked
 * by φ (sphere tracing, Hart 1996): φ never exceeds the distance to the surface, so a step of φ can't pass it. Along a
 * ray the exact φ of a convex solid is a convex function, so a step of Newton's method can't pass the surface either,
 * and reaches it in a few steps where a ray grazes a face and plain steps would take thousands. Unions make such steps part
 * by part. Elsewhere a ray that has not arrived after `MOST_STEPS` misses.
 */
import { PlaneSolid } from '../../geometry/solids/plane.js';
import type { Solid } from '../../geometry/solids/solid.js';
import { rayHit } from '../mesh-answers.js';
import type { MeshSolid } from './mesh-solid.js';
import { isMeshSolid } from './mesh-solids.js';

const MOST_STEPS = 2000;

/** The surface is reached when φ is below this share of the solid's reach. */
const ON_SURFACE = 1e-12;

export class SolidRay {
  /** How far along the ray [m]; infinite for a miss. */
  distance = 0;
  /** Outward unit normal where the ray enters; against the ray when it begins inside. */
  readonly normal = new Float64Array(3);
  private readonly p = new Float64Array(3);
  private readonly hit = rayHit();

  /** `origin` and the unit `direction` are in the solid's frame. True when the solid is hit within `most` [m]. */
  cast(solid: Solid, origin: Float64Array, direction: Float64Array, most: number): boolean {
    this.distance = Number.POSITIVE_INFINITY;
    if (mayHold(solid, origin) && solid.distance(origin, 0, this.normal) <= 0) {
      this.distance = 0;
      for (let k = 0; k < 3; k++) this.normal[k] = -direction[k];
      return true;
    }
    if (solid instanceof PlaneSolid) return this.plane(solid, origin, direction, most);
    if (isMeshSolid(solid)) return this.mesh(solid, origin, direction, most);
    return this.walk(solid, origin, direction, most);
  }

  private plane(solid: Solid, origin: Float64Array, direction: Float64Array, most: number): boolean {
    const height = solid.distance(origin, 0, this.normal);
    const n = this.normal;
    const fall = -(n[0] * direction[0] + n[1] * direction[1] + n[2] * direction[2]);
    if (!(fall > 0) || !(height <= fall * most)) return false;
    this.distance = height / fall;
    return true;
  }

  private mesh(solid: MeshSolid, origin: Float64Array, direction: Float64Array, most: number): boolean {
    const { hit } = this;
    if (!solid.query.raycast(origin, direction, hit, most)) return false;
    this.distance = hit.distance;
    for (let k = 0; k < 3; k++) this.normal[k] = hit.front ? hit.normal[k] : -hit.normal[k];
    return true;
  }

  private walk(solid: Solid, origin: Float64Array, direction: Float64Array, most: number): boolean {
    const { p, normal } = this;
    const entry = boxEntry(solid.bounds, 0, origin, direction);
    const exit = boxExit(solid.bounds, origin, direction);
    const end = Math.min(most, exit + solid.reach * 1e-9);
    const near = ON_SURFACE * solid.reach;
    const isConvex = solid.isConvex && solid.accuracy === 'exact';
    let t = Math.max(0, entry - solid.reach * 1e-9);
    for (let step = 0; step < MOST_STEPS && t <= end; step++) {
      for (let k = 0; k < 3; k++) p[k] = origin[k] + t * direction[k];
      const distance = solid.distance(p, 0, normal);
      if (distance <= near) {
        if (t > most) return false;
        this.distance = t;
        return true;
      }
      const closing = -(normal[0] * direction[0] + normal[1] * direction[1] + normal[2] * direction[2]);
      // A convex distance that no longer falls never falls again.
      if (isConvex && closing <= 0) return false;
      t += isConvex ? distance / closing : (solid.ahead?.(p, direction) ?? distance);
    }
    return false;
  }
}

/** Whether a point could lie inside a solid: an open surface has no inside, and no solid reaches out of its bounds. */
function mayHold(solid: Solid, point: Float64Array): boolean {
  if (isMeshSolid(solid) && !solid.query.closed) return false;
  const { bounds } = solid;
  for (let k = 0; k < 3; k++) if (point[k] < bounds[k] || point[k] > bounds[3 + k]) return false;
  return true;
}

/** Where a ray enters the box at an offset of `box`; infinite when it misses. */
export function boxEntry(
  box: Float64Array,
  at: number,
  origin: ArrayLike<number>,
  direction: ArrayLike<number>,
): number {
  let entry = 0;
  let exit = Number.POSITIVE_INFINITY;
  for (let k = 0; k < 3; k++) {
    if (direction[k] === 0) {
      if (origin[k] < box[at + k] || origin[k] > box[at + 3 + k]) return Number.POSITIVE_INFINITY;
      continue;
    }
    const a = (box[at + k] - origin[k]) / direction[k];
    const b = (box[at + 3 + k] - origin[k]) / direction[k];
    entry = Math.max(entry, Math.min(a, b));
    exit = Math.min(exit, Math.max(a, b));
  }
  return entry <= exit * (1 + 1e-12) + 1e-300 ? entry : Number.POSITIVE_INFINITY;
}

function boxExit(box: Float64Array, origin: Float64Array, direction: Float64Array): number {
  let exit = Number.POSITIVE_INFINITY;
  for (let k = 0; k < 3; k++) {
    if (direction[k] === 0) continue;
    exit = Math.min(
      exit,
      Math.max((box[k] - origin[k]) / direction[k], (box[3 + k] - origin[k]) / direction[k]),
    );
  }
  return exit;
}
