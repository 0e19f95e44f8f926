/** Cylinders, capsules and cones: solids of revolution about the y axis, centred at the origin. */
import { cos, sin } from '../../../math/scalar.js';
import { requirePositive, requireSize } from './check-options.js';
import { extrudedSolid } from './extrude.js';
import { countAround, discRings, type Ring, ringPositions, ringTriangles } from './rings.js';

/** How a cylinder is made. */
export interface CylinderOptions {
  /** [m] */
  readonly radius: number;
  /** Along y [m]. */
  readonly height: number;
  /** Length of edges, about [m]. Default: half the radius. */
  readonly edge?: number;
}

/** How a capsule is made. */
export interface CapsuleOptions {
  /** [m] */
  readonly radius: number;
  /** Length of the straight part along y, without the round ends [m]. */
  readonly height: number;
  /** Length of edges, about [m]. Default: half the radius. */
  readonly edge?: number;
}

/** The base at −height/2, the tip at +height/2. */
export interface ConeOptions {
  /** Of the base [m]. */
  readonly radius: number;
  /** Along y [m]. */
  readonly height: number;
  /** Length of edges, about [m]. Default: half the radius. */
  readonly edge?: number;
}

interface SurfaceArrays {
  readonly positions: Float64Array;
  readonly triangles: Uint32Array;
}

const HALF_PI = 1.5707963267948966;

export function cylinderSurface(options: CylinderOptions): SurfaceArrays {
  const { radius, height, edge = radius / 2 } = options;
  requirePositive({ radius, height, edge });
  const around = countAround(radius, edge);
  const cap = discRings(radius, edge, -height / 2, around);
  const layers = Math.max(1, Math.round(height / edge));
  const side: Ring[] = [];
  for (let l = 1; l < layers; l++) side.push({ radius, y: height * (l / layers - 0.5), count: around });
  return revolved([...cap, ...side, ...upsideDown(cap)]);
}

/** Layers of one disc, so that rim and ends stay sharp. */
export function cylinderSolid(options: CylinderOptions): { positions: Float64Array; tets: Uint32Array } {
  const { radius, height, edge = radius / 2 } = options;
  requirePositive({ radius, height, edge });
  const rings = discRings(radius, edge, 0, countAround(radius, edge));
  const layers = Math.max(1, Math.round(height / edge));
  requireSize(3 * layers * rings.reduce((sum, ring) => sum + 2 * ring.count, 0));
  const heights = Array.from({ length: layers + 1 }, (_, l) => height * (l / layers - 0.5));
  return extrudedSolid(ringPositions(rings), ringTriangles(rings), heights);
}

export function capsuleSurface(options: CapsuleOptions): SurfaceArrays {
  const { radius, height, edge = radius / 2 } = options;
  requirePositive({ radius, height, edge });
  const layers = Math.max(2, Math.round((HALF_PI * radius) / edge));
  const around = countAround(radius, edge);
  const cap: Ring[] = [{ radius: 0, y: -height / 2 - radius, count: 1 }];
  for (let l = 1; l <= layers; l++) {
    const angle = (HALF_PI * l) / layers;
    const r = l === layers ? radius : radius * sin(angle);
    const count = l === layers ? around : Math.max(3, Math.round((around * r) / radius));
    cap.push({ radius: r, y: l === layers ? -height / 2 : -height / 2 - radius * cos(angle), count });
  }
  const steps = Math.max(1, Math.round(height / edge));
  const side: Ring[] = [];
  for (let l = 1; l < steps; l++) side.push({ radius, y: height * (l / steps - 0.5), count: around });
  return revolved([...cap, ...side, ...upsideDown(cap)]);
}

export function coneSurface(options: ConeOptions): SurfaceArrays {
  const { radius, height, edge = radius / 2 } = options;
  requirePositive({ radius, height, edge });
  const around = countAround(radius, edge);
  const layers = Math.max(1, Math.round(Math.sqrt(radius * radius + height * height) / edge));
  const side: Ring[] = [];
  for (let l = 1; l < layers; l++) {
    const share = 1 - l / layers;
    side.push({
      radius: radius * share,
      y: height * (0.5 - share),
      count: Math.max(3, Math.round(around * share)),
    });
  }
  const tip: Ring = { radius: 0, y: height / 2, count: 1 };
  return revolved([...discRings(radius, edge, -height / 2, around), ...side, tip]);
}

function upsideDown(rings: readonly Ring[]): Ring[] {
  return rings.map((ring) => ({ ...ring, y: -ring.y })).reverse();
}

function revolved(rings: readonly Ring[]): SurfaceArrays {
  requireSize(rings.reduce((sum, ring) => sum + 2 * ring.count, 0));
  return { positions: ringPositions(rings), triangles: ringTriangles(rings) };
}
