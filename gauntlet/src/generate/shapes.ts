/** Random shapes of a given size. */
import type { Random } from 'pliant';
import type { ShapeOf } from '../case.js';

export const CONVEX = ['sphere', 'box', 'capsule', 'cylinder', 'cone', 'ellipsoid', 'hull'] as const;
export const CONCAVE = ['torus', 'union', 'mesh'] as const;
export const ALL_SHAPES = [...CONVEX, ...CONCAVE] as const;
export type ShapeName = (typeof ALL_SHAPES)[number];

/** A shape about `size` across [m]; sides differ by up to `stretch`. */
export function shapeOf(random: Random, name: ShapeName, size: number, stretch = 3): ShapeOf {
  const half = size / 2;
  const side = () => half * random.uniform(1 / stretch, 1);
  switch (name) {
    case 'sphere':
      return { kind: 'sphere', radius: half };
    case 'box':
      return { kind: 'box', halfExtents: [side(), side(), side()] };
    case 'capsule':
      return {
        kind: 'capsule',
        radius: half * random.uniform(0.3, 0.6),
        halfHeight: half * random.uniform(0.2, 0.7),
      };
    case 'cylinder':
      return { kind: 'cylinder', radius: side(), halfHeight: side() };
    case 'cone':
      return { kind: 'cone', radius: half, halfHeight: half * random.uniform(0.4, 1) };
    case 'ellipsoid':
      return { kind: 'ellipsoid', radii: [side(), side(), side()] };
    case 'hull':
      return { kind: 'hull', points: cloud(random, 8 + random.int(25), half) };
    case 'torus':
      return { kind: 'torus', radius: half * 0.7, tube: half * random.uniform(0.15, 0.3) };
    case 'union':
      return {
        kind: 'union',
        parts: [
          {
            shape: { kind: 'box', halfExtents: [half, half * 0.25, half * 0.25] },
            position: [0, 0, 0],
            orientation: [0, 0, 0, 1],
          },
          {
            shape: { kind: 'sphere', radius: half * 0.35 },
            position: [0, half * 0.4, 0],
            orientation: [0, 0, 0, 1],
          },
        ],
      };
    case 'mesh':
      return bipyramid(5 + random.int(6), half, half * random.uniform(0.4, 1));
  }
}

/** Points on a ball, pressed in by up to a third. */
function cloud(random: Random, count: number, radius: number): number[] {
  const points: number[] = [];
  for (let i = 0; i < count; i++) {
    const z = random.uniform(-1, 1);
    const angle = random.uniform(0, 2 * Math.PI);
    const r = radius * random.uniform(0.67, 1);
    const across = Math.sqrt(1 - z * z);
    points.push(r * across * Math.cos(angle), r * z, r * across * Math.sin(angle));
  }
  return points;
}

/** A hull of so many points on a ball: each is a corner, and faces may be slivers. */
export function roundHull(random: Random, count: number, radius: number): ShapeOf {
  const points: number[] = [];
  while (points.length < 3 * count) {
    const p = [random.uniform(-1, 1), random.uniform(-1, 1), random.uniform(-1, 1)];
    const size = Math.hypot(...p);
    if (size > 0.1) points.push(...p.map((x) => (x * radius) / size));
  }
  return { kind: 'hull', points };
}

/** Two pyramids on a common base: a small closed mesh. */
function bipyramid(sides: number, radius: number, height: number): ShapeOf {
  const positions = [0, height, 0, 0, -height, 0];
  const triangles: number[] = [];
  for (let k = 0; k < sides; k++) {
    const angle = (2 * Math.PI * k) / sides;
    positions.push(radius * Math.cos(angle), 0, radius * Math.sin(angle));
    const a = 2 + k;
    const b = 2 + ((k + 1) % sides);
    triangles.push(0, b, a, 1, a, b);
  }
  return { kind: 'mesh', positions, triangles } as unknown as ShapeOf;
}
