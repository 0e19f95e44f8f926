/** The exact minimum translation of two unit cubes, by the separating axes of boxes. */

export type Vec = readonly [number, number, number];
/** Row-major rotation. */
export type Turn = readonly number[];

export const UPRIGHT: Turn = [1, 0, 0, 0, 1, 0, 0, 0, 1];

export interface Axis {
  /** Unit, the way the first cube leaves. */
  readonly direction: Vec;
  /** How far it has to move [m]. */
  readonly extent: number;
}

export const dot = (a: Vec, b: Vec) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const length = (a: Vec) => Math.sqrt(dot(a, a));
const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** Angle between two vectors [°]. */
export function degrees(a: Vec, b: Vec): number {
  const c = cross(a, b);
  return (Math.atan2(length(c), dot(a, b)) * 180) / Math.PI;
}

const edges = (turn: Turn): Vec[] => [0, 1, 2].map((i) => [turn[i], turn[3 + i], turn[6 + i]]);

/** How far the upright cube at the origin must move along an axis to be on the far side of one turned and shifted. */
function extentAlong(turn: Turn, shift: Vec, n: Vec): number {
  const half = (turned: Turn) => edges(turned).reduce((sum, e) => sum + Math.abs(dot(e, n)) / 2, 0);
  return half(UPRIGHT) + half(turn) + dot(shift, n);
}

/** How far it must move along any direction until some axis separates the two. */
export function translationAlong(turn: Turn, shift: Vec, way: Vec): number {
  let least = Infinity;
  for (const { direction: n } of separatingAxes(turn, shift)) {
    const s = dot(n, way) > 0 ? 1 : -1;
    const cosine = Math.abs(dot(n, way)) / length(way);
    if (cosine > 1e-9)
      least = Math.min(least, extentAlong(turn, shift, [s * n[0], s * n[1], s * n[2]]) / cosine);
  }
  return least;
}

/** The fifteen axes with their extents, shortest first. */
export function separatingAxes(turn: Turn, shift: Vec): Axis[] {
  const own = edges(UPRIGHT);
  const other = edges(turn);
  const axes: Vec[] = [...own, ...other];
  for (const a of own) for (const b of other) axes.push(cross(a, b));
  return axes
    .filter((axis) => length(axis) > 1e-3)
    .map((axis) => {
      const s = (dot(axis, shift) > 0 ? -1 : 1) / length(axis);
      const direction: Vec = [s * axis[0], s * axis[1], s * axis[2]];
      return { direction, extent: extentAlong(turn, shift, direction) };
    })
    .sort((a, b) => a.extent - b.extent);
}

/** The second-best axis that isn't the best one again, over the best. */
export function tieRatio(axes: readonly Axis[]): number {
  const second = axes.find((axis) => degrees(axis.direction, axes[0].direction) > 1);
  return second ? second.extent / axes[0].extent : Infinity;
}

/** Are there three axes, far from each other, whose extents differ by less than 15 %? */
export function isTriple(axes: readonly Axis[]): boolean {
  const apart: Axis[] = [];
  for (const axis of axes) {
    if (axis.extent > 1.15 * axes[0].extent) break;
    if (apart.every(({ direction }) => degrees(direction, axis.direction) > 45)) apart.push(axis);
  }
  return apart.length > 2;
}
