/** Numbers on surfaces against what the contacts say: pressure over area is force, and the footprint stands where the weight acts. */
import { parseScene, World } from 'pliant';
import { DebugSurfaces, WorldRows } from 'pliant/drawing';
import { describe, expect, it } from 'vitest';
import { footprint } from './footprint.js';
import { FIELDS, pressureSum, SurfaceFields } from './surface-fields.js';

const scene = (mesh: object) =>
  JSON.stringify({
    pliant: 1,
    name: 'Rest',
    description: 'A soft body rests.',
    bodies: [
      { kind: 'static', name: 'ground', shape: { kind: 'plane' } },
      {
        kind: 'soft',
        name: 'body',
        mesh,
        position: [0.3, 0.5, -0.2],
        model: { kind: 'xpbd', youngsModulus: 1e5 },
      },
      {
        kind: 'rigid',
        name: 'box',
        shape: { kind: 'box', halfExtents: [0.2, 0.2, 0.2] },
        position: [3, 0.2, 1],
      },
    ],
  });

function rested(mesh: object): World {
  const reading = parseScene(scene(mesh));
  if (!reading.ok) throw new Error(reading.errors[0].message);
  const world = World.fromScene(reading.scene);
  for (let k = 0; k < 150; k++) world.step(1 / 60);
  return world;
}

const MESHES = [
  { kind: 'box', size: [1, 1, 1], cells: [3, 3, 3] },
  { kind: 'sphere', radius: 0.5, edge: 0.2 },
] as const;

describe('contact pressure', () => {
  it.each(MESHES)(
    'on a soft $kind, linear on every face, adds up to the force of its contacts within 1 %',
    (mesh) => {
      const world = rested(mesh);
      const body = world.find('body')!;
      const surfaces = new DebugSurfaces().update(world);
      const { values } = new SurfaceFields().update(world, surfaces, 'pressure');
      const [{ triangles, first }] = surfaces.surfaces;
      const x = surfaces.positions;
      // The pressures push up, against the faces' own normals: each face with the mean of its corners.
      let force = 0;
      for (let t = 0; t < triangles.length; t += 3) {
        const [a, b, c] = [...triangles.subarray(t, t + 3)].map((v) => first + v);
        const u = [0, 1, 2].map((i) => x[3 * b + i] - x[3 * a + i]);
        const w = [0, 1, 2].map((i) => x[3 * c + i] - x[3 * a + i]);
        force -= ((values[a] + values[b] + values[c]) / 3) * 0.5 * (u[2] * w[0] - u[0] * w[2]);
      }
      const contact = [...world.contacts()]
        .filter(({ bodyA, bodyB }) => bodyA === body || bodyB === body)
        .reduce((sum, { force: own, normal }) => sum + Math.abs(own[1] * normal[1]), 0);
      expect(Math.abs(force / contact - 1)).toBeLessThan(0.01);
      const { integral, force: normal } = pressureSum(world, body);
      expect(Math.abs(integral / normal - 1)).toBeLessThan(0.01);
    },
  );
});

const SOFT = { kind: 'box', size: [0.5, 0.5, 0.5], cells: [3, 3, 3] };
const GROUND = { kind: 'static', name: 'ground', shape: { kind: 'plane' } };
const wall = (x: number, normal: readonly number[]) => ({
  kind: 'static',
  position: [x, 0, 0],
  shape: { kind: 'plane', normal },
});
const soft = (kind: string, y: number, name = 'body', mesh: object = SOFT) => ({
  kind: 'soft',
  name,
  mesh,
  position: [name === 'body' ? 0 : 0.1, y, 0],
  model: kind === 'shape-matching' ? { kind } : { kind, youngsModulus: 2e5 },
  density: 500,
});

/** What a soft body may be pressed by: one side, two, a vertex from several sides, a body like itself, so deep that its middle is in contact. */
const PRESSED: Readonly<Record<string, (kind: string) => object[]>> = {
  'on the ground': (kind) => [GROUND, soft(kind, 0.3)],
  'as a ball that lands': (kind) => [
    GROUND,
    soft(kind, 0.3, 'body', { kind: 'sphere', radius: 0.25, edge: 0.12 }),
  ],
  'under a load': (kind) => [
    GROUND,
    soft(kind, 0.26),
    {
      kind: 'rigid',
      mass: 40,
      shape: { kind: 'box', halfExtents: [0.4, 0.1, 0.4] },
      position: [0, 0.65, 0],
    },
  ],
  'in a groove': (kind) => [GROUND, wall(-0.25, [0.8, 0.6, 0]), wall(0.25, [-0.8, 0.6, 0]), soft(kind, 0.6)],
  'under its like': (kind) => [GROUND, soft(kind, 0.26), soft(kind, 0.8, 'upper')],
};

describe('pressure times area is the contact force, at every step that is looked at', () => {
  const cases = Object.entries(PRESSED).flatMap(([place, make]) =>
    ['fem', 'xpbd', 'shape-matching'].map((kind) => ({ place, kind, bodies: make(kind) })),
  );
  const sheet = {
    ...soft('cloth', 0.5, 'body', { kind: 'sheet', width: 0.8, depth: 0.8, edge: 0.13 }),
    model: { kind: 'cloth', youngsModulus: 1e6, thickness: 0.002 },
  };
  const ball = { kind: 'static', shape: { kind: 'sphere', radius: 0.2 }, position: [0, 0.2, 0] };
  cases.push({ place: 'over a ball', kind: 'cloth', bodies: [GROUND, ball, sheet] });
  const line = {
    ...soft('rope', 0.5, 'body', { kind: 'line', length: 0.8, edge: 0.08 }),
    model: { kind: 'rope', youngsModulus: 1e7, radius: 0.01 },
  };
  cases.push({ place: 'over a ball', kind: 'rope', bodies: [GROUND, ball, line] });

  it.each(cases)('$kind $place', ({ bodies }) => {
    const reading = parseScene(JSON.stringify({ pliant: 1, name: 'Pressed', description: 'Soft.', bodies }));
    if (!reading.ok) throw new Error(reading.errors[0].message);
    const world = World.fromScene(reading.scene);
    const body = world.find('body')!;
    let looked = 0;
    for (let step = 1; step <= 60; step++) {
      world.step(1 / 60);
      const { integral, force } = pressureSum(world, body);
      if (step % 3 > 0 || !(force > 0)) continue;
      looked++;
      expect(Math.abs(integral / force - 1)).toBeLessThan(0.01);
      const surfaces = new DebugSurfaces().update(world);
      expect(new SurfaceFields().update(world, surfaces, 'pressure').highest).toBeGreaterThan(0);
    }
    expect(looked).toBeGreaterThan(3);
  });
});

describe('a footprint', () => {
  it('has the weight for its force and stands below the centre of mass', () => {
    const world = rested(MESHES[0]);
    const [ground, box] = ['ground', 'box'].map((name) => new WorldRows(world).rowOf(world.find(name)!));
    const { normal, area, centre, points, forces } = footprint(world, ground, box);
    const { mass, position } = world.find('box')!;
    expect(normal / (9.81 * mass)).toBeCloseTo(1, 2);
    expect(area).toBeCloseTo(0.16, 3);
    expect(centre[0]).toBeCloseTo(position[0], 3);
    expect(centre[2]).toBeCloseTo(position[2], 3);
    // Seen from the centre of pressure the moments cancel.
    for (const k of [0, 1])
      expect(forces.reduce((sum, f, i) => sum + f * points[2 * i + k], 0)).toBeCloseTo(0, 6);
  });
});

it('every field has numbers of its own kind, and none where a body has no such number', () => {
  const world = rested(MESHES[0]);
  const surfaces = new DebugSurfaces().update(world);
  const rows = ['ground', 'body', 'box'].map((name) => new WorldRows(world).rowOf(world.find(name)!));
  for (const field of FIELDS.slice(1)) {
    const made = new SurfaceFields().update(world, surfaces, field);
    expect(made.rows[rows[0]]).toBeNaN();
    const hasBox = field !== 'strain' && field !== 'stress';
    expect(Number.isFinite(made.rows[rows[2]])).toBe(hasBox);
    // The elastic model at hand has no law of stress.
    expect(made.values.every((value) => Number.isFinite(value))).toBe(field !== 'stress');
    if (field === 'strain') expect(made.highest).toBeGreaterThan(1e-3);
  }
});
