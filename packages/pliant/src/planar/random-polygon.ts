/**
 * Random simple polygons for tests and benchmarks: star-shaped about a centre with a rough radius, so never convex and
 * never self-crossing; with a hole of the same make on request. The same seed gives the same polygon everywhere.
 */
import { cos, sin } from '../math/scalar.js';
import { Polygon } from './polygon.js';

export interface RandomPolygonOptions {
  readonly vertices: number;
  /** Mean radius [m]. */
  readonly radius?: number;
  /** 0: a circle, 0.9: spikes down to a tenth of the radius. */
  readonly roughness?: number;
  readonly hole?: boolean;
  readonly centre?: readonly [number, number];
}

/** Numbers in [0, 1) from a seed (a 32-bit mixing generator; quality enough for shapes). */
export function shapeRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function randomPolygon(seed: number, options: RandomPolygonOptions): Polygon {
  const random = shapeRandom(seed);
  const { vertices, radius = 1, roughness = 0.6, hole = false, centre = [0, 0] } = options;
  const outline = ring(random, vertices, radius, roughness, centre);
  if (!hole) return Polygon.from(outline);
  const inner = 0.8 * radius * (1 - roughness);
  return Polygon.from(outline, ring(random, Math.max(3, vertices >> 1), inner, 0.5, centre));
}

/** Vertices at jittered angles; the outer radius is never below `radius * (1 - roughness)`. */
function ring(
  random: () => number,
  count: number,
  radius: number,
  roughness: number,
  [cx, cy]: readonly [number, number],
): number[] {
  const points: number[] = [];
  const turn = 6.283185307179586;
  const phase = turn * random();
  for (let k = 0; k < count; k++) {
    // Jitter below half a step keeps the angles in order; with three or four vertices it must also keep gaps below π.
    const angle = phase + (turn * (k + (count > 4 ? 0.8 : 0.2) * (random() - 0.5))) / count;
    const r = radius * (1 - roughness * random());
    points.push(cx + r * cos(angle), cy + r * sin(angle));
  }
  return points;
}
