/**
 * Random simple polygons for tests and benchmarks: star-shaped about a centre with a rough radius, so never convex and
 * never self-crossing; with a hole of the same make on request. The same seed gives the same polygon everywhere.
 */
import { Random } from '../math/random.js';
import { cos, PI, sin } from '../math/scalar.js';
import { Polygon } from './polygon.js';

/** How a random polygon is made. */
export interface RandomPolygonOptions {
  /** Number of its vertices. */
  readonly vertices: number;
  /** Mean radius [m]. */
  readonly radius?: number;
  /** 0: a circle, 0.9: spikes down to a tenth of the radius. */
  readonly roughness?: number;
  /** Whether it has a hole. */
  readonly hole?: boolean;
  /** Where its middle is [m]. */
  readonly centre?: readonly [number, number];
}

/** A simple polygon from a seed. */
export function randomPolygon(seed: number, options: RandomPolygonOptions): Polygon {
  const random = new Random(seed);
  const { vertices, radius = 1, roughness = 0.6, hole = false, centre = [0, 0] } = options;
  const outline = ring(random, vertices, radius, roughness, centre);
  if (!hole) return Polygon.from(outline);
  // The widest chord dips to this distance from the centre.
  const dip = radius * (1 - roughness) * cos((PI * (1 + jitter(vertices))) / vertices);
  return Polygon.from(outline, ring(random, Math.max(3, vertices >> 1), 0.9 * dip, 0.5, centre));
}

/** Jitter below a whole step keeps the angles in order; with few vertices it must also keep gaps below π. */
function jitter(count: number): number {
  return count > 4 ? 0.8 : 0.2;
}

/** Vertices at jittered angles; the outer radius is never below `radius * (1 - roughness)`. */
function ring(
  random: Random,
  count: number,
  radius: number,
  roughness: number,
  [cx, cy]: readonly [number, number],
): number[] {
  const points: number[] = [];
  const phase = 2 * PI * random.next();
  for (let k = 0; k < count; k++) {
    const angle = phase + (2 * PI * (k + jitter(count) * (random.next() - 0.5))) / count;
    const r = radius * (1 - roughness * random.next());
    points.push(cx + r * cos(angle), cy + r * sin(angle));
  }
  return points;
}
