/** Every contact can be read, whatever the bodies are made of: rows, their sums, and the arrays that are drawn. */
import { describe, expect, test } from 'vitest';
import { DebugLines, DebugOverlays } from '../entries/drawing.js';
import { type BodyDefinition, World } from '../index.js';

const DT = 1 / 60;
type Soft = Extract<BodyDefinition, { kind: 'soft' }>;
type Molecules = Extract<BodyDefinition, { kind: 'mass-spring' }>;

const cube = (extra: Partial<Soft> = {}): Soft => ({
  kind: 'soft',
  mesh: { kind: 'box', size: [1, 1, 1], cells: [3, 3, 3] },
  model: { kind: 'xpbd', youngsModulus: 1e5, damping: 0.02 },
  ...extra,
});

/** A cube of eight molecules, 27 mm wide. */
const gum = (position: readonly [number, number, number], extra: Partial<Molecules> = {}): Molecules => ({
  kind: 'mass-spring',
  radius: 0.012,
  position,
  materials: { gum: { density: 1000, youngsModulus: 15_000 } },
  material: 'gum',
  molecules: [0, 1, 2, 3, 4, 5, 6, 7].map((k) => ({
    position: [0.015 * (k & 1), 0.015 * ((k >> 1) & 1), 0.015 * (k >> 2)],
  })),
  ...extra,
});

const run = (world: World, steps: number, dt = DT): World => {
  for (let k = 0; k < steps; k++) world.step(dt);
  return world;
};

const sum = (vectors: readonly (readonly number[])[]) =>
  [0, 1, 2].map((k) => vectors.reduce((total, v) => total + v[k], 0));

describe('pairs that only might touch', () => {
  test('have no contact and draw no arrow, at the origin or elsewhere', () => {
    const world = new World({ gravity: [0, 0, 0] });
    world.add(cube({ position: [3, 3, 3] }));
    // Their boxes overlap, they don't.
    world.add(cube({ position: [4, 4, 3], orientation: [0, 0, Math.sin(0.3), Math.cos(0.3)] }));
    world.add(gum([3.6, 3.6, 2.4]));
    run(world, 3);
    expect([...world.contacts()]).toEqual([]);
    expect([...world.contactPairs()]).toEqual([]);
    expect(world.contactBuffer().count).toBe(0);
    expect(new DebugLines().update(world, { contacts: true }).count).toBe(0);
    const overlays = new DebugOverlays().update(world, { contacts: true, penetrations: 'depth' });
    expect([overlays.lines.count, overlays.points.count]).toEqual([0, 0]);
  });
});

describe('rows', () => {
  test('of a soft cube at rest are its sixteen lowest vertices, and carry its weight', () => {
    const world = new World({ substeps: 10, sleeping: false });
    const floor = world.add({ kind: 'static', shape: { kind: 'plane' } });
    const body = world.add(cube({ position: [0, 0.5, 0] }));
    run(world, 120);
    const rows = [...world.contacts()];
    const lowest = [...body.positions.keys()].filter((k) => k % 3 === 1 && body.mesh!.positions[k] < 0.01);
    const vertices = rows.flatMap(({ anchorB }) => anchorB.vertices);
    expect(vertices.sort((a, b) => a - b)).toEqual(lowest.map((k) => (k - 1) / 3));
    for (const { bodyA, bodyB, normal, anchorA, depth } of rows) {
      expect([bodyA, bodyB]).toEqual([floor, body]);
      expect(normal).toEqual([-0, -1, -0]);
      expect(anchorA.vertices).toEqual([]);
      expect(depth).toBeGreaterThan(0);
    }
    const [, weight] = sum(rows.map(({ force }) => force));
    expect(Math.abs(-weight / (body.mass * 9.81) - 1)).toBeLessThan(0.01);
    // A square metre in all, and so the pressure of the body's weight.
    expect(Math.abs(sum(rows.map(({ area }) => [area, 0, 0]))[0] - 1)).toBeLessThan(0.05);
  });

  test('of a cube that is solved together with its contacts have its area, though the floor has a node, too', () => {
    const world = new World({ sleeping: false });
    const floor = world.add({ kind: 'static', shape: { kind: 'plane' } });
    const body = world.add(cube({ model: { kind: 'fem', youngsModulus: 1e6 }, position: [0, 0.52, 0] }));
    run(world, 90);
    const rows = [...world.contacts()];
    for (const { bodyA, bodyB } of rows) expect([bodyA, bodyB]).toEqual([floor, body]);
    expect(Math.abs(sum(rows.map(({ area }) => [area, 0, 0]))[0] - 1)).toBeLessThan(0.05);
  });

  test.each(['contact-surface', 'penalty', 'impulse', 'constraint'])(
    'with %s are one per penetrating vertex, and their sum is the pair’s',
    (response) => {
      const world = new World({ gravity: [0, 0, 0], substeps: 1 });
      const a = world.add(cube({ velocity: [1, 0, 0] }));
      const b = world.add(cube({ position: [0.99, 0.11, 0.07], velocity: [-1, 0, 0] }));
      world.setMethod('response', response);
      const inside = [...world.penetrations()].length;
      run(world, 1, 1e-3);
      const rows = [...world.contacts()];
      // Nine vertices of each stand within the other's face.
      expect(inside).toBe(18);
      expect(rows).toHaveLength(18);
      const [pair] = [...world.contactPairs()];
      sum(rows.map(({ force }) => force)).forEach((x, k) => {
        expect(Math.abs(x - pair.force[k])).toBeLessThan(1e-9 * Math.abs(pair.force[0]));
      });
      for (const { bodyA, bodyB, anchorA, anchorB, force } of rows) {
        expect([bodyA, bodyB]).toEqual([a, b]);
        expect([anchorA.vertices.length, anchorB.vertices.length].sort()).toEqual([1, 3]);
        // Pushed along its normal, or not at all where its neighbours have ended the approach.
        expect(force[0]).toBeLessThanOrEqual(0);
      }
      expect(pair.force[0]).toBeLessThan(-1);
      expect(world.contactBuffer().count).toBe(18);
      expect(new Set(rows.map(({ feature }) => feature)).size).toBe(18);
    },
  );

  test('tell the friction that acted, and the arrays have all that the objects have', () => {
    const world = new World({ sleeping: false });
    const rough = { frictionRule: 'max' } as const;
    world.add({ kind: 'static', shape: { kind: 'plane' }, friction: 0.1 });
    world.add({
      kind: 'rigid',
      shape: { kind: 'box', halfExtents: [0.5, 0.25, 1] },
      position: [3, 0.25, 0],
      friction: 0.9,
      ...rough,
    });
    world.add(cube({ position: [0, 0.5, 0], friction: 0.4 }));
    world.add(gum([-3, 0.011, 0]));
    run(world, 60);
    for (const seen of [world, World.restore(world.snapshot())]) {
      const rows = [...seen.contacts()];
      const box = rows.filter(
        ({ anchorA, anchorB }) => anchorA.vertices.length + anchorB.vertices.length === 0,
      );
      expect(box.map(({ friction }) => friction)).toEqual(box.map(() => 0.9));
      expect(box.reduce((total, { area }) => total + area, 0)).toBeCloseTo(2, 6);
      const buffer = seen.contactBuffer();
      expect(buffer.count).toBe(rows.length);
      const used = (vertices: Int32Array, i: number) =>
        [...vertices.subarray(3 * i, 3 * i + 3)].filter((v) => v >= 0);
      rows.forEach((row, i) => {
        expect(buffer.frictions[i]).toBe(row.friction);
        expect(buffer.regions[i]).toBe(row.region);
        expect(buffer.areas[i]).toBe(row.area);
        expect(used(buffer.verticesA, i)).toEqual(row.anchorA.vertices);
        expect(used(buffer.verticesB, i)).toEqual(row.anchorB.vertices);
        expect([...buffer.weightsB.subarray(3 * i, 3 * i + 3)].filter((w) => w > 0)).toEqual(
          row.anchorB.weights,
        );
      });
    }
  });

  test('of a folded body name it twice, and nobody hears of a touch', () => {
    const world = new World({ gravity: [0, 0, 0] });
    const body = world.add({
      kind: 'soft',
      mesh: { kind: 'beam', length: 4, width: 0.4, height: 0.4, edge: 0.4 },
      // Which measures how deep it lies in itself; `certified` pushes only what is apart.
      model: { kind: 'xpbd' },
      selfCollision: true,
    });
    for (let k = 0; k < body.positions.length; k += 3) {
      if (body.positions[k] <= 0.3) continue;
      body.positions[k] = 0.6 - body.positions[k];
      body.positions[k + 1] = 0.35 - body.positions[k + 1];
      body.positions[k + 2] *= 0.8;
    }
    run(world, 1, 1e-3);
    const rows = [...world.contacts()];
    expect(rows.length).toBeGreaterThan(0);
    for (const { bodyA, bodyB } of rows) expect([bodyA, bodyB]).toEqual([body, body]);
    expect([...world.events()]).toEqual([]);
    expect(World.restore(world.snapshot()).hash()).toBe(world.hash());
  });
});

describe('molecules', () => {
  const onFloor = (): World => {
    const world = new World({ substeps: 1, sleeping: false });
    world.add({ kind: 'static', shape: { kind: 'plane' } });
    world.add(gum([0, 0.011, 0], { name: 'gum' }));
    return world;
  };

  test('feel what they feel, whatever other pairs use', () => {
    const forceWith = (response: string): number => {
      const world = onFloor();
      const box = { kind: 'box', halfExtents: [0.1, 0.1, 0.1] } as const;
      const low = world.add({ kind: 'static', shape: box, position: [3, 0.1, 0] });
      // Falls on the other while the gum lies still.
      const high = world.add({ kind: 'rigid', shape: box, position: [3, 0.4, 0] });
      world.setPairMethod('response', low, high, response);
      let most = 0;
      for (let k = 0; k < 300; k++) {
        world.step(1e-3);
        most = Math.max(most, Math.abs(world.find('gum')!.contactForce[1]));
      }
      return most;
    };
    const expected = forceWith('penalty');
    // A part of a substep that was cut is felt for its own time only.
    expect(Math.abs(forceWith('backtracking') / expected - 1)).toBeLessThan(0.05);
    expect(Math.abs(forceWith('log-barrier') / expected - 1)).toBeLessThan(0.05);
  });

  test('rest on a soft body, with their weight', () => {
    const world = new World({ substeps: 4, sleeping: false });
    world.add({ kind: 'static', shape: { kind: 'plane' } });
    const cushion = world.add(
      cube({ mesh: { kind: 'box', size: [0.2, 0.1, 0.2], cells: [4, 2, 4] }, position: [0, 0.05, 0] }),
    );
    const body = world.add(gum([-0.007, 0.115, -0.007]));
    let force = 0;
    for (let k = 0; k < 500; k++) {
      world.step(2e-3);
      if (k < 300) continue;
      for (const { bodyA, bodyB, force: f } of world.contacts())
        if (bodyA === cushion && bodyB === body) force -= f[1] / 200;
    }
    expect(world.troubles()).toEqual([]);
    expect(Math.abs(force / (body.mass * 9.81) - 1)).toBeLessThan(0.03);
    const rows = [...world.contacts()].filter(({ bodyB }) => bodyB === body);
    expect(rows.length).toBeGreaterThanOrEqual(4);
    for (const { anchorA, anchorB } of rows)
      expect([anchorA.vertices.length, anchorB.vertices.length]).toEqual([3, 1]);
    const copy = World.restore(world.snapshot());
    expect(run(copy, 20, 2e-3).hash()).toBe(run(world, 20, 2e-3).hash());
  });
});
