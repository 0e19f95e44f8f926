/** Open static surfaces: what a user takes from a terrain, a scanned stair or a renderer's geometry. */
import type { Random } from 'pliant';
import type { ShapeOf } from '../case.js';

export const GROUNDS = ['grid', 'stairs', 'unwelded', 'terrain', 'sheet'] as const;
export type GroundName = (typeof GROUNDS)[number];

export interface Ground {
  readonly shape: ShapeOf;
  /** Highest point [m]; bodies are dropped above it. */
  readonly top: number;
  /** Lowest point [m]. */
  readonly bottom: number;
}

/** A surface `half` wide in each direction [m], for bodies about `size` across [m]. */
export function groundOf(random: Random, name: GroundName, half: number, size: number): Ground {
  switch (name) {
    case 'sheet':
      return field(1, half, () => 0);
    case 'grid':
      return field(4 + random.int(12), half, () => 0);
    case 'terrain': {
      const [a, b] = [random.uniform(0, 6), random.uniform(0, 6)];
      const k = 2 / half;
      return field(
        8 + random.int(6),
        half,
        (x, z) => 0.2 * size * (Math.sin(k * x + a) + Math.sin(k * z + b)),
      );
    }
    case 'unwelded':
      return unwelded(field(6, half, () => 0));
    case 'stairs':
      return stairs(6, half, size * random.uniform(0.2, 0.6));
  }
}

/** A height field as triangles, counter-clockwise from above. */
function field(cells: number, half: number, height: (x: number, z: number) => number): Ground {
  const positions: number[] = [];
  const triangles: number[] = [];
  const row = cells + 1;
  for (let i = 0; i < row; i++) {
    for (let j = 0; j < row; j++) {
      const [x, z] = [half * ((2 * i) / cells - 1), half * ((2 * j) / cells - 1)];
      positions.push(x, height(x, z), z);
    }
  }
  for (let i = 0; i < cells; i++) {
    for (let j = 0; j < cells; j++) {
      const a = i * row + j;
      triangles.push(a, a + 1, a + row, a + row, a + 1, a + row + 1);
    }
  }
  return ground(positions, triangles);
}

/** The same triangles with vertices of their own, as three.js makes its geometries where faces have normals of their own. */
function unwelded({ shape }: Ground): Ground {
  const { positions, triangles } = shape as Extract<ShapeOf, { kind: 'mesh' }>;
  const own: number[] = [];
  for (const v of Array.from(triangles))
    own.push(positions[3 * v], positions[3 * v + 1], positions[3 * v + 2]);
  return ground(
    own,
    Array.from(triangles, (_, i) => i),
  );
}

/** Treads and risers of a stair that goes down along x: a strip without sides or bottom. */
function stairs(count: number, half: number, rise: number): Ground {
  const positions: number[] = [];
  const triangles: number[] = [];
  const run = (2 * half) / count;
  const strip = (x0: number, y0: number, x1: number, y1: number) => {
    const a = positions.length / 3;
    positions.push(x0, y0, -half, x0, y0, half, x1, y1, -half, x1, y1, half);
    triangles.push(a, a + 1, a + 2, a + 2, a + 1, a + 3);
  };
  for (let k = 0; k < count; k++) {
    const [x, y] = [-half + k * run, (count - 1 - k) * rise];
    strip(x, y, x + run, y);
    if (k + 1 < count) strip(x + run, y, x + run, y - rise);
  }
  return ground(positions, triangles);
}

function ground(positions: number[], triangles: number[]): Ground {
  const heights = positions.filter((_, i) => i % 3 === 1);
  return {
    shape: { kind: 'mesh', positions, triangles } as unknown as ShapeOf,
    top: Math.max(...heights),
    bottom: Math.min(...heights),
  };
}
