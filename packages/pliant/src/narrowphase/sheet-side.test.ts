import { expect, it } from 'vitest';
import { TriangleMesh } from '../geometry/mesh/triangle-mesh.js';
import type { ShapeDefinition } from '../scene/index.js';
import { World } from '../world/world.js';

/** A bowl of radius 2 m, open at its top; `turn` says which triangles are turned over. */
function bowl(turn: (triangle: number) => boolean): ShapeDefinition {
  const [rings, spokes] = [10, 16];
  const positions: number[] = [];
  for (let i = 0; i <= rings; i++)
    for (let j = 0; j < spokes; j++) {
      const [a, b] = [((i / rings) * Math.PI) / 2, (j / spokes) * 2 * Math.PI];
      positions.push(2 * Math.sin(a) * Math.cos(b), 2 - 2 * Math.cos(a), 2 * Math.sin(a) * Math.sin(b));
    }
  const triangles: number[] = [];
  const add = (a: number, b: number, c: number) =>
    turn(triangles.length / 3) ? triangles.push(a, c, b) : triangles.push(a, b, c);
  for (let i = 0; i < rings; i++)
    for (let j = 0; j < spokes; j++) {
      const [here, next] = [i * spokes + j, i * spokes + ((j + 1) % spokes)];
      if (i > 0) add(here, next, next + spokes);
      add(here, next + spokes, here + spokes);
    }
  return { kind: 'mesh', positions, triangles };
}

type SolidShape = Exclude<ShapeDefinition, { kind: 'plane' }>;

const SHAPES: readonly SolidShape[] = [
  { kind: 'sphere', radius: 0.15 },
  { kind: 'box', halfExtents: [0.2, 0.03, 0.15] },
  { kind: 'cylinder', radius: 0.2, halfHeight: 0.005 },
  { kind: 'torus', radius: 0.2, tube: 0.05 },
  { kind: 'mesh', ...meshOf(TriangleMesh.sphere({ radius: 0.2, edge: 0.12 })) },
  {
    kind: 'union',
    parts: [
      { shape: { kind: 'sphere', radius: 0.1 }, position: [0.2, 0, 0] },
      { shape: { kind: 'box', halfExtents: [0.2, 0.05, 0.05] } },
    ],
  },
];

/** Shapes that find the same contacts on both sides, to rounding. */
const SAME_WAY = new Set(['sphere', 'box', 'cylinder']);

function meshOf({ positions, triangles }: TriangleMesh) {
  return { positions: [...positions], triangles: [...triangles] };
}

function dropped(shape: SolidShape, ground: ShapeDefinition): number[] {
  const world = new World();
  world.add({ kind: 'static', shape: ground, friction: 0.5 });
  const body = world.add({ kind: 'rigid', shape, density: 800, friction: 0.5, position: [0.5, 1.4, 0.3] });
  for (let step = 0; step < 180; step++) world.step(1 / 60);
  expect(world.troubles()).toEqual([]);
  return [...body.position];
}

it.each(SHAPES)('a $kind stays in a bowl, whichever way its triangles face', (shape) => {
  const inwards = dropped(
    shape,
    bowl(() => false),
  );
  expect(inwards[1]).toBeGreaterThan(0);
  const outwards = dropped(
    shape,
    bowl(() => true),
  );
  expect(outwards[1]).toBeGreaterThan(0);
  // Many-sided bodies roll from corner to corner, and rounding grows.
  const digits = SAME_WAY.has(shape.kind) ? 3 : 0;
  for (let k = 0; k < 3; k++) expect(outwards[k]).toBeCloseTo(inwards[k], digits);
  const mixed = dropped(
    shape,
    bowl((t) => (t * 7) % 5 < 2),
  );
  expect(mixed[1]).toBeGreaterThan(0);
});

it('a thin plate that hits a sheet hard stays on its side, from above and from below', () => {
  for (const side of [1, -1]) {
    const world = new World({ gravity: [0, -9.81 * side, 0] });
    world.add({
      kind: 'static',
      shape: {
        kind: 'mesh',
        positions: [-5, 0, -5, 5, 0, -5, 5, 0, 5, -5, 0, 5],
        triangles: [0, 2, 1, 0, 3, 2],
      },
    });
    const plate = world.add({
      kind: 'rigid',
      shape: { kind: 'box', halfExtents: [0.3, 0.002, 0.3] },
      density: 2000,
      position: [0.1, side, 0.2],
      orientation: [0.2, 0, 0.1, Math.sqrt(0.95)],
      velocity: [0, -30 * side, 0],
    });
    for (let step = 0; step < 240; step++) world.step(1 / 60);
    expect(side * plate.position[1]).toBeGreaterThan(0);
  }
});
