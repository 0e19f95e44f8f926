/** Outlines in the plane, about `size` across [m] and around the origin, as rings of x, y. */
import type { Random } from 'pliant';
import { oneOf } from './scenes.js';

export type Rings = readonly (readonly number[])[];

export const OUTLINES = ['box', 'letter', 'star', 'comb', 'gear', 'frame', 'disc', 'triangle'] as const;
export type OutlineName = (typeof OUTLINES)[number];

export function outlineOf(random: Random, name: OutlineName, size: number): Rings {
  const h = size / 2;
  switch (name) {
    case 'box':
      return [rectangle(h * random.uniform(0.4, 1), h * random.uniform(0.4, 1))];
    case 'letter':
      return [scaled(oneOf(random, LETTERS), h)];
    case 'star':
      return [spokes(5 + random.int(4), h, h * random.uniform(0.4, 0.7))];
    case 'comb':
      return [comb(2 + random.int(3), h)];
    case 'gear':
      return [gear(6 + random.int(5), h)];
    case 'frame': {
      const inner = random.uniform(0.5, 0.75);
      return [rectangle(h, h), rectangle(h * inner, h * inner)];
    }
    case 'disc':
      return [spokes(10, h, h * Math.cos(Math.PI / 20))];
    case 'triangle':
      return [spokes(3, h, h * 0.5)];
  }
}

export const rectangle = (w: number, h: number): number[] => [-w, -h, w, -h, w, h, -w, h];

/** A square on its corner. */
export const diamond = (h: number): number[] => [0, -h, h, 0, 0, h, -h, 0];

/** L, T, U, E, H and C in a square from −1 to 1, counter-clockwise. */
const LETTERS: readonly (readonly number[])[] = [
  [-1, -1, 1, -1, 1, -0.4, -0.4, -0.4, -0.4, 1, -1, 1],
  [-0.3, -1, 0.3, -1, 0.3, 0.4, 1, 0.4, 1, 1, -1, 1, -1, 0.4, -0.3, 0.4],
  [-1, -1, 1, -1, 1, 1, 0.4, 1, 0.4, -0.4, -0.4, -0.4, -0.4, 1, -1, 1],
  [
    -1, -1, 1, -1, 1, -0.6, -0.4, -0.6, -0.4, -0.2, 1, -0.2, 1, 0.2, -0.4, 0.2, -0.4, 0.6, 1, 0.6, 1, 1, -1,
    1,
  ],
  [
    -1, -1, -0.4, -1, -0.4, -0.3, 0.4, -0.3, 0.4, -1, 1, -1, 1, 1, 0.4, 1, 0.4, 0.3, -0.4, 0.3, -0.4, 1, -1,
    1,
  ],
  [-1, -1, 1, -1, 1, -0.4, -0.4, -0.4, -0.4, 0.4, 1, 0.4, 1, 1, -1, 1],
];

const scaled = (ring: readonly number[], s: number): number[] => ring.map((x) => x * s);

/** Points on two circles in turn. */
function spokes(count: number, outer: number, inner: number): number[] {
  return Array.from({ length: 2 * count }, (_, k) => {
    const r = k % 2 === 0 ? outer : inner;
    const angle = (Math.PI * k) / count;
    return [r * Math.cos(angle), r * Math.sin(angle)];
  }).flat();
}

function gear(teeth: number, h: number): number[] {
  const points: number[] = [];
  for (let k = 0; k < teeth; k++) {
    for (const [part, r] of [
      [0, 0.75],
      [0.5, 0.75],
      [0.6, 1],
      [0.9, 1],
    ] as const) {
      const angle = (2 * Math.PI * (k + part)) / teeth;
      points.push(r * h * Math.cos(angle), r * h * Math.sin(angle));
    }
  }
  return points;
}

/** Teeth that point up. */
function comb(teeth: number, h: number): number[] {
  const points = [-h, -h, h, -h];
  const width = (2 * h) / (2 * teeth - 1);
  for (let k = 0; k < teeth; k++) {
    const right = h - 2 * k * width;
    points.push(right, h, right - width, h);
    if (k + 1 < teeth) points.push(right - width, -h * 0.4, right - 2 * width, -h * 0.4);
  }
  return points;
}

/** The rings turned by an angle [rad] and moved. */
export function placed(rings: Rings, angle: number, x: number, y: number): number[][] {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return rings.map((ring) => {
    const moved: number[] = [];
    for (let v = 0; v < ring.length; v += 2) {
      const [px, py] =
        angle === 0 ? [ring[v], ring[v + 1]] : [c * ring[v] - s * ring[v + 1], s * ring[v] + c * ring[v + 1]];
      moved.push(px + x, py + y);
    }
    return moved;
  });
}

/** The same ring with every edge cut into `parts`, for outlines that deform. */
export function finer(ring: readonly number[], parts: number): number[] {
  const points: number[] = [];
  for (let v = 0; v < ring.length; v += 2) {
    const w = (v + 2) % ring.length;
    for (let k = 0; k < parts; k++)
      points.push(
        ring[v] + ((ring[w] - ring[v]) * k) / parts,
        ring[v + 1] + ((ring[w + 1] - ring[v + 1]) * k) / parts,
      );
  }
  return points;
}
