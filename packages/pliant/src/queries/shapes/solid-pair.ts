/**
 * Two placed shapes: how far apart, how deep, whether they overlap, when one hits the other. Convex shapes, spheres
 * against anything, and planes are exact; meshes against meshes are answered by `MeshPair`; what is left is measured at
 * the vertices of both surfaces, which is an upper bound of the distance.
 */
import { Part } from '../../core/part.js';
import { Advance, Motion, NO_IMPACT } from '../convex/advance.js';
import { Gap } from '../convex/gap.js';
import type { MeshPair } from '../mesh-pair.js';
import type { MeshSolid } from './mesh-solid.js';
import { isMeshSolid } from './mesh-solids.js';
import type { ShapeQuery } from './shape-query.js';

/** How far two shapes are apart. */
export interface ShapeGap {
  /** Negative when the shapes overlap: minus the way out [m]. */
  distance: number;
  /** Unit, from B to A: the way for A to leave. */
  readonly normal: Float64Array;
  /** Nearest, or deepest, points of the two surfaces [m]. */
  readonly pointA: Float64Array;
  /** Closest point of the second shape [m]. */
  readonly pointB: Float64Array;
}

/** When a moving shape meets another one. */
export interface ShapeImpact {
  /** Share of the way, 0 to 1. */
  time: number;
  /** Unit normal there, from the second shape to the first. */
  readonly normal: Float64Array;
  /** Where they touch, on B [m]. */
  readonly point: Float64Array;
}

/** An empty answer, for queries to write into. */
export const shapeGap = (): ShapeGap => ({
  distance: 0,
  normal: new Float64Array(3),
  pointA: new Float64Array(3),
  pointB: new Float64Array(3),
});

/** An empty answer, for queries to write into. */
export const shapeImpact = (): ShapeImpact => ({
  time: 0,
  normal: new Float64Array(3),
  point: new Float64Array(3),
});

/** A cast ends when the shapes are this near, as a share of the smaller reach. */
const CAST_GAP = 1e-6;
const CAST_STEPS = 5000;

/**
 * What measures two meshes against each other; it is as large as all that is left, so worlds that never ask go without.
 */
export const meshPairs = new Part<typeof MeshPair>('Distances between two meshes', 'pliant/meshes');

/** Two shapes, to be asked about each other. `ShapePair` is the same with everything that two meshes need. */
export class SolidPair {
  private readonly gap = new Gap();
  private readonly advance = new Advance(CAST_STEPS);
  private readonly own = new Motion();
  private readonly other = new Motion();

  /** Signed distance of two shapes, with nearest points. */
  distance(a: ShapeQuery, b: ShapeQuery, out: ShapeGap = shapeGap()): ShapeGap {
    if (isMeshSolid(a.solid) && isMeshSolid(b.solid)) return this.meshes(a, b, out);
    return this.read(a, b, out);
  }

  /** Whether they have a point in common. */
  overlaps(a: ShapeQuery, b: ShapeQuery): boolean {
    return this.distance(a, b, this.scratch).distance <= 0;
  }

  private readonly scratch = shapeGap();

  /** Moves A by `motion` [m] until it touches B; undefined when it doesn't. */
  cast(
    a: ShapeQuery,
    motion: ArrayLike<number>,
    b: ShapeQuery,
    out = shapeImpact(),
  ): ShapeImpact | undefined {
    const { own, other, advance } = this;
    place(own, a);
    place(other, b);
    for (let k = 0; k < 3; k++) own.to[k] += motion[k];
    const target = CAST_GAP * Math.min(a.solid.reach, b.solid.reach);
    const time = advance.run(a.solid, own, b.solid, other, target);
    if (time === NO_IMPACT) return undefined;
    out.time = time;
    for (let k = 0; k < 3; k++) {
      out.normal[k] = advance.gap.normal[k];
      out.point[k] = advance.gap.point[k];
    }
    return out;
  }

  private read(a: ShapeQuery, b: ShapeQuery, out: ShapeGap): ShapeGap {
    const { gap } = this;
    gap.begin();
    gap.measure(a.solid, a, b.solid, b, false);
    out.distance = gap.distance;
    for (let k = 0; k < 3; k++) {
      out.normal[k] = gap.normal[k];
      out.pointB[k] = gap.point[k];
      out.pointA[k] = gap.point[k] + gap.distance * gap.normal[k];
    }
    return out;
  }

  protected meshPair(): typeof MeshPair {
    return meshPairs.get();
  }

  private meshes(a: ShapeQuery, b: ShapeQuery, out: ShapeGap): ShapeGap {
    const Pair = this.meshPair();
    const pair = new Pair((a.solid as MeshSolid).query, (b.solid as MeshSolid).query);
    pair.poseA.set(a.rotation);
    pair.poseA.set(a.position, 9);
    pair.poseB.set(b.rotation);
    pair.poseB.set(b.position, 9);
    if (pair.overlaps()) {
      const deep = pair.penetration();
      out.distance = -deep.depth;
      for (let k = 0; k < 3; k++) {
        out.normal[k] = deep.direction[k];
        out.pointA[k] = deep.pointA[k];
        out.pointB[k] = deep.pointB[k];
      }
      return out;
    }
    const near = pair.distance();
    out.distance = near.distance;
    for (let k = 0; k < 3; k++) {
      out.pointA[k] = near.pointA[k];
      out.pointB[k] = near.pointB[k];
      out.normal[k] = (near.pointA[k] - near.pointB[k]) / near.distance;
    }
    return out;
  }
}

function place(motion: Motion, at: ShapeQuery): void {
  motion.hold(at.position, at.rotation);
}
