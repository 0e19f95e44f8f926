/**
 * A solid is a shape that can be asked: signed distance φ (negative inside), its gradient, and what a mass, a box or a
 * collision needs to know, all in the shape's own frame. Source of φ and of its combinations: lecture on rigid
 * contacts.
 *
 * Points and directions are passed in arrays: doubles handed to calls that are too rare to be inlined would be boxed.
 */
import { widened } from '../../core/grow.js';
import type { ShapeDefinition, ShapeKind } from '../shape.js';

/**
 * What φ promises: the distance to the surface everywhere, on one side only, or nowhere. Where it isn't the distance it
 * is a bound: the right sign, and never more than the distance, so a step of |φ| can't pass the surface.
 */
export type Accuracy = 'exact' | 'exact-inside' | 'exact-outside' | 'bound';

/** Triangles of a surface: for drawing, and as the vertices that are tested against another solid's φ. */
export interface Surface {
  /** Three coordinates per vertex [m]. */
  readonly positions: Float64Array;
  /** Three vertices per triangle. */
  readonly triangles: Uint32Array;
}

/** Mass properties at density 1: volume [m³], centre of mass [m], inertia about it per unit mass, row-major [m²]. */
export interface MassProperties {
  /** [m³] */
  readonly volume: number;
  /** Centre of mass [m]. */
  readonly centre: Float64Array;
  /** About it, per unit mass, nine numbers by rows [m²]. */
  readonly inertia: Float64Array;
}

/**
 * The face, edge or corner with which a solid touches something in a given direction: a convex polygon,
 * counter-clockwise from outside.
 */
export class Face {
  count = 0;
  points = new Float64Array(24);

  clear(): void {
    this.count = 0;
  }

  /** Makes room for one more point and returns its offset in `points`. */
  next(): number {
    const o = 3 * this.count++;
    if (o + 3 > this.points.length) {
      this.points = widened(this.points);
    }
    return o;
  }

  add(x: number, y: number, z: number): void {
    const o = this.next();
    this.points[o] = x;
    this.points[o + 1] = y;
    this.points[o + 2] = z;
  }
}

/** A shape that can be asked: signed distance, gradient, mass, surface. */
export interface Solid {
  /** Its kind of shape. */
  readonly kind: ShapeKind;
  /** What it was made from. */
  readonly definition: ShapeDefinition;
  /** What its distance promises. */
  readonly accuracy: Accuracy;
  /** Whether it is convex, and a `ConvexSolid`. */
  readonly isConvex: boolean;
  /** An open surface: what is behind it counts as inside. */
  readonly isSheet?: boolean;
  /**
   * An open surface with the side in front on which a body at `p` is. `way` [3] goes from the surface to a body that
   * touched it at `p`, and decides then.
   */
  seenFrom?(p: Float64Array, way?: Float64Array): Solid;
  /** How far a ray may go on from `p` outside along the unit `direction` without passing the surface [m]; φ where a solid doesn't say. */
  ahead?(p: Float64Array, direction: Float64Array): number | undefined;
  /** [min xyz, max xyz] in the solid's frame [m]; infinite for a plane. */
  readonly bounds: Float64Array;
  /** Half of the smallest width, and the distance of the farthest point from the origin [m]. */
  readonly thinness: number;
  /** Distance of the farthest point from the origin [m]. */
  readonly reach: number;
  /** Where the origin is in the frame in which the shape was written [m]; none where both are one. */
  readonly centre?: Float64Array;
  /** What the user's function behind it did wrong, as the end of a sentence; none where nothing did. */
  readonly flaw?: string | undefined;
  /** φ at `p[o…o+2]` [m]; writes its unit gradient into `gradient[0…2]`, one of them where there are several. */
  distance(p: Float64Array, o: number, gradient: Float64Array): number;
  /** Asked once, when a body is made. */
  mass(): MassProperties;
  /** Made once and kept. */
  surface(): Surface;
  /** Points on the surface that are tested against other solids; the vertices of `surface` where this is left out. */
  samples?(): Float64Array;
}

/**
 * A convex solid is a core thickened by a radius: what is round stays exactly round, whatever is done with the core.
 */
export interface ConvexSolid extends Solid {
  /** A convex solid says so. */
  readonly isConvex: true;
  /** Thickness around the core [m]; 0 for solids with edges. */
  readonly round: number;
  /** Farthest point of the core along `d[0…2]`, any length but zero, into `out[o…o+2]`. */
  support(d: Float64Array, out: Float64Array, o: number): void;
  /**
   * How the foremost point of the core along the unit `d` moves where `d` turns along `t`, per radian [m]; solids whose
   * core has corners alone leave it out.
   */
  bend?(d: Float64Array, t: Float64Array, out: Float64Array): void;
  /** Half of the length of a straight side along y whose ends are both foremost where `d` is across it [m]. */
  readonly side?: number;
  /** What the solid (its roundness included) turns towards the unit direction `d`. */
  face(d: Float64Array, out: Face): void;
}

export const isConvex = (solid: Solid): solid is ConvexSolid => solid.isConvex;

export function accuracyOf(isInsideExact: boolean, isOutsideExact: boolean): Accuracy {
  if (isInsideExact) return isOutsideExact ? 'exact' : 'exact-inside';
  return isOutsideExact ? 'exact-outside' : 'bound';
}

export const isExactInside = ({ accuracy }: Solid): boolean =>
  accuracy === 'exact' || accuracy === 'exact-inside';
export const isExactOutside = ({ accuracy }: Solid): boolean =>
  accuracy === 'exact' || accuracy === 'exact-outside';

/** Inertia tensor with the given principal moments along the axes. */
export function alongAxes(moments: Float64Array): Float64Array {
  return Float64Array.of(moments[0], 0, 0, 0, moments[1], 0, 0, 0, moments[2]);
}
