/**
 * Tubes along closed curves: tori, chain links, torus knots. The circle is carried along without twisting (each frame
 * is the last one turned by the smallest rotation), and the angle by which it fails to close is spread evenly over the
 * curve.
 */
import { atan2, cos, sin } from '../../../math/scalar.js';
import { requireCounts, requirePositive, requireSize } from './check-options.js';
import { countAround } from './rings.js';

/** How a ring is made. */
export interface TorusOptions {
  /** Of the circle in the middle of the tube, around the y axis [m]. */
  readonly radius: number;
  /** Radius of the tube [m]. */
  readonly tube: number;
  /** Length of edges, about [m]. Default: the radius of the tube. */
  readonly edge?: number;
}

/** Two half circles and two straight parts in the plane of x and y. */
export interface ChainLinkOptions {
  /** Along x, outside to outside [m]. */
  readonly length: number;
  /** Along y, outside to outside [m]. */
  readonly width: number;
  /** Diameter of the wire [m]. */
  readonly thickness: number;
  /** Length of edges, about [m]. Default: half the thickness. */
  readonly edge?: number;
}

/** How a torus knot is made. */
export interface TorusKnotOptions {
  /** Of the torus that the knot lies on [m]. Default 1. */
  readonly radius?: number;
  /** How far the knot strays from that circle [m]. Default 0.4. */
  readonly spread?: number;
  /** Radius of the tube [m]. Default 0.15. */
  readonly tube?: number;
  /** Turns around the axis and through the hole, without a common divisor. Default 2 and 3. */
  readonly p?: number;
  /** Times that it goes through the hole. */
  readonly q?: number;
  /** Points along the knot and around the tube: the mesh has twice their product triangles. Default 400 and 15. */
  readonly along?: number;
  /** Segments around the tube. */
  readonly around?: number;
}

interface SurfaceArrays {
  readonly positions: Float64Array;
  readonly triangles: Uint32Array;
}

const TWO_PI = 6.283185307179586;

export function torusSurface(options: TorusOptions): SurfaceArrays {
  const { radius, tube, edge = tube } = options;
  requirePositive({ radius, tube, edge, 'radius less the tube': radius - tube });
  const along = countAround(radius + tube, edge);
  return tubeSurface(
    Array.from({ length: along }, (_, i) => [
      radius * cos((TWO_PI * i) / along),
      0,
      -radius * sin((TWO_PI * i) / along),
    ]),
    tube,
    countAround(tube, edge),
  );
}

export function chainLinkSurface(options: ChainLinkOptions): SurfaceArrays {
  const { length, width, thickness, edge = thickness / 2 } = options;
  requirePositive({ length, width, thickness, edge });
  const bend = (width - thickness) / 2;
  const straight = length - width;
  requirePositive({ 'inner width': width - 2 * thickness, 'length less the width': straight });
  const arcSteps = Math.max(4, Math.ceil((0.5 * TWO_PI * (bend + thickness / 2)) / edge));
  const straightSteps = Math.max(1, Math.ceil(straight / edge));
  const curve: number[][] = [];
  for (const side of [1, -1]) {
    for (let i = 0; i < arcSteps; i++) {
      const angle = TWO_PI * (0.5 * (i / arcSteps) - 0.25);
      curve.push([side * (straight / 2 + bend * cos(angle)), side * bend * sin(angle), 0]);
    }
    for (let i = 0; i < straightSteps; i++) {
      curve.push([side * straight * (0.5 - i / straightSteps), side * bend, 0]);
    }
  }
  return tubeSurface(curve, thickness / 2, countAround(thickness / 2, edge));
}

export function torusKnotSurface(options: TorusKnotOptions = {}): SurfaceArrays {
  const { radius = 1, spread = 0.4, tube = 0.15, p = 2, q = 3, along = 400, around = 15 } = options;
  requirePositive({ radius, spread, tube });
  requireCounts({ p, q });
  requireCounts({ along, around }, 3);
  const curve = Array.from({ length: along }, (_, i) => {
    const angle = (TWO_PI * i) / along;
    const r = radius + spread * cos(q * angle);
    return [r * cos(p * angle), spread * sin(q * angle), r * sin(p * angle)];
  });
  return tubeSurface(curve, tube, around);
}

/** A tube of `around` points per ring along the closed `curve`. */
export function tubeSurface(
  curve: readonly (readonly number[])[],
  tube: number,
  around: number,
): SurfaceArrays {
  const along = curve.length;
  requireSize(2 * along * around);
  const frames = closedFrames(curve);
  const positions = new Float64Array(3 * along * around);
  const triangles = new Uint32Array(6 * along * around);
  for (let i = 0; i < along; i++) {
    const { u, v } = frames[i];
    for (let j = 0; j < around; j++) {
      const angle = (TWO_PI * j) / around;
      const [c, s] = [tube * cos(angle), tube * sin(angle)];
      const p = i * around + j;
      for (let k = 0; k < 3; k++) positions[3 * p + k] = curve[i][k] + c * u[k] + s * v[k];
      const q = i * around + ((j + 1) % around);
      const r = ((i + 1) % along) * around + j;
      const t = ((i + 1) % along) * around + ((j + 1) % around);
      triangles.set([p, q, t, p, t, r], 6 * p);
    }
  }
  return { positions, triangles };
}

/** Two directions across the curve at each point; with the tangent they form a right-handed frame. */
interface Frame {
  readonly u: readonly number[];
  readonly v: readonly number[];
}

function closedFrames(curve: readonly (readonly number[])[]): Frame[] {
  const n = curve.length;
  const tangents = curve.map((_, i) => unit(minus(curve[(i + 1) % n], curve[(i + n - 1) % n])));
  const frames: Frame[] = [];
  // The axis least along the first tangent has the longest shadow across it.
  const sizes = tangents[0].map(Math.abs);
  let u: readonly number[] = [0, 0, 0].map((_, k) => (k === sizes.indexOf(Math.min(...sizes)) ? 1 : 0));
  for (let i = 0; i <= n; i++) {
    const t = tangents[i % n];
    u = unit(minus(u, scaled(t, dot(u, t))));
    frames.push({ u, v: cross(t, u) });
  }
  const last = frames.pop()!;
  const gap = atan2(dot(last.u, frames[0].v), dot(last.u, frames[0].u));
  return frames.map((frame, i) => turned(frame, (-gap * i) / n));
}

function turned({ u, v }: Frame, angle: number): Frame {
  const [c, s] = [cos(angle), sin(angle)];
  return { u: u.map((x, k) => c * x + s * v[k]), v: v.map((x, k) => c * x - s * u[k]) };
}

function minus(a: readonly number[], b: readonly number[]): number[] {
  return a.map((x, k) => x - b[k]);
}

function scaled(a: readonly number[], s: number): number[] {
  return a.map((x) => x * s);
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function cross(a: readonly number[], b: readonly number[]): number[] {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function unit(a: readonly number[]): number[] {
  return scaled(a, 1 / Math.sqrt(dot(a, a)));
}
