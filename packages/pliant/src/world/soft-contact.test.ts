import { describe, expect, test } from 'vitest';
import { penetrationsBetween } from '../entries/methods.js';
import { type BodyDefinition, Recorder, replay, TetMesh, World } from '../index.js';

const DT = 1 / 60;
type Soft = Extract<BodyDefinition, { kind: 'soft' }>;
const cube = (extra: Partial<Soft> = {}): Soft => ({
  kind: 'soft',
  mesh: { kind: 'box', size: [1, 1, 1], cells: [3, 3, 3] },
  model: { kind: 'xpbd', youngsModulus: 1e5, damping: 0.02 },
  ...extra,
});

function run(world: World, steps: number): World {
  for (let k = 0; k < steps; k++) world.step(DT);
  return world;
}

function lowest(positions: Float64Array): number {
  let low = Infinity;
  for (let k = 1; k < positions.length; k += 3) low = Math.min(low, positions[k]);
  return low;
}

test('a soft body has no restitution, and says what to change instead', () => {
  const body = new World().add(cube());
  expect(() => body.set({ restitution: 0.5 })).toThrow("lower the model's damping");
  body.set({ restitution: 0 });
});

test('a cube rests on a plane, weighs what it weighs, and falls asleep', () => {
  const world = new World({ substeps: 10 });
  world.add({ kind: 'static', shape: { kind: 'plane' } });
  const body = world.add(cube({ position: [0, 0.52, 0] }));
  const events: string[] = [];
  let force = 0;
  for (let k = 0; k < 240; k++) {
    world.step(DT);
    for (const { kind } of world.events()) if (kind !== 'stay') events.push(kind);
    if (!body.isAsleep) force = body.contactForce[1];
  }
  expect(Math.abs(lowest(body.positions))).toBeLessThan(0.01);
  expect(Math.abs(force / 9810 - 1)).toBeLessThan(0.01);
  expect(body.isAsleep).toBe(true);
  expect(events).toEqual(['start']);
});

describe.each(['contact-surface', 'penalty'])('%s', (response) => {
  test('keeps momentum and adds no energy when two bodies meet', () => {
    const world = new World({ gravity: [0, 0, 0] });
    world.add(cube({ velocity: [2, 0, 0] }));
    world.add(cube({ position: [1.2, 0.3, 0.2], velocity: [-1, 0, 0], model: { kind: 'shape-matching' } }));
    world.setMethod('response', response);
    const [energy, before] = [world.energy().total, world.momentum()];
    let touched = 0;
    let most = 0;
    for (let k = 0; k < 60; k++) {
      world.step(DT);
      touched += [...world.contacts()].length;
      most = Math.max(most, world.energy().total);
    }
    const after = world.momentum();
    expect(touched).toBeGreaterThan(0);
    for (let k = 0; k < 3; k++) {
      expect(Math.abs(after.linear[k] - before.linear[k])).toBeLessThan(1e-10 * 3000);
      expect(Math.abs(after.angular[k] - before.angular[k])).toBeLessThan(1e-10 * 3000);
    }
    expect(most).toBeLessThan(energy * 1.001);
  });

  test('goes on from a snapshot in the same bits, in contact with soft, rigid and moving bodies', () => {
    const world = new World();
    world.add({ kind: 'static', shape: { kind: 'plane' } });
    world.add({
      kind: 'kinematic',
      shape: { kind: 'box', halfExtents: [0.2, 1, 1] },
      position: [-1, 0.5, 0],
      velocity: [0.5, 0, 0],
    });
    world.add(cube({ position: [0, 0.5, 0] }));
    world.add(cube({ position: [0.2, 1.45, 0.1], model: { kind: 'shape-matching' } }));
    world.add({ kind: 'rigid', shape: { kind: 'sphere', radius: 0.3 }, position: [0.3, 2.2, 0] });
    // Pairs of rigid bodies have no surface to meet on, so the default is left to choose.
    if (response !== 'contact-surface') world.setMethod('response', response);
    const recorder = new Recorder(world);
    run(world, 12);
    const copy = World.restore(world.snapshot());
    expect(copy.hash()).toBe(world.hash());
    expect(run(copy, 8).hash()).toBe(run(world, 8).hash());
    expect(Buffer.compare(copy.snapshot(), world.snapshot())).toBe(0);
    expect(replay(recorder.finish()).firstDifference).toBeUndefined();
  });
});

test('half-overlapped cubes at rest part along the true axis, without speed', () => {
  const world = new World({ gravity: [0, 0, 0], sleeping: false });
  const a = world.add(cube());
  const b = world.add(cube({ position: [0.5, 0.03, 0.02] }));
  run(world, 60);
  const way = [0, 1, 2].map((k) => b.position[k] - a.position[k]);
  expect(way[0]).toBeGreaterThan(0.98);
  expect((Math.atan2(Math.hypot(way[1] - 0.03, way[2] - 0.02), way[0] - 0.5) * 180) / Math.PI).toBeLessThan(
    1,
  );
  expect(Math.hypot(...b.velocity)).toBeLessThan(0.2);
});

describe('bodies that keep their shape', () => {
  test('a rigid ball lands on a soft cube and stays on it', () => {
    const world = new World({ substeps: 8 });
    world.add({ kind: 'static', shape: { kind: 'plane' } });
    const body = world.add(cube({ position: [0, 0.5, 0] }));
    const ball = world.add({
      kind: 'rigid',
      shape: { kind: 'sphere', radius: 0.3 },
      position: [0.02, 1.4, 0.01],
      density: 500,
    });
    run(world, 120);
    expect(ball.position[1]).toBeGreaterThan(1.1);
    expect(ball.position[1]).toBeLessThan(1.31);
    expect(Math.abs(ball.velocity[1])).toBeLessThan(0.1);
    expect(lowest(body.positions)).toBeGreaterThan(-0.02);
  });

  test('a small rigid cube between the vertices of a coarse face is felt', () => {
    const world = new World({ substeps: 8 });
    world.add({ kind: 'static', shape: { kind: 'plane' } });
    world.add(cube({ mesh: { kind: 'box', size: [1, 1, 1] }, position: [0, 0.5, 0] }));
    const brick = world.add({
      kind: 'rigid',
      shape: { kind: 'box', halfExtents: [0.1, 0.1, 0.1] },
      position: [0.1, 1.15, 0.15],
    });
    run(world, 60);
    expect(brick.position[1]).toBeGreaterThan(1);
  });

  test('a moving plate pushes a soft cube along', () => {
    const world = new World({ gravity: [0, 0, 0] });
    const body = world.add(cube());
    const plate = world.add({
      kind: 'kinematic',
      shape: { kind: 'box', halfExtents: [0.1, 1, 1] },
      position: [-0.8, 0, 0],
      velocity: [1, 0, 0],
    });
    run(world, 60);
    expect(plate.position[0]).toBeCloseTo(0.2, 9);
    expect(body.position[0]).toBeGreaterThan(0.65);
  });

  test('a sensor reports a soft body and does not stop it', () => {
    const world = new World();
    const gate = world.add({
      kind: 'static',
      shape: { kind: 'box', halfExtents: [2, 0.2, 2] },
      sensor: true,
    });
    const body = world.add(cube({ position: [0, 1, 0] }));
    const seen: string[] = [];
    for (let k = 0; k < 90; k++) {
      world.step(DT);
      for (const event of world.events()) if (event.kind !== 'stay') seen.push(event.kind);
    }
    expect(seen).toEqual(['start', 'stop']);
    expect(body.position[1]).toBeLessThan(-2);
    expect(gate.contactForce).toEqual([0, 0, 0]);
  });

  test('groups keep bodies from touching', () => {
    const world = new World();
    world.add({ kind: 'static', shape: { kind: 'plane' }, group: 2 });
    const body = world.add(cube({ position: [0, 0.5, 0], mask: 1 }));
    run(world, 30);
    expect(body.position[1]).toBeLessThan(-0.5);
  });
});

describe('penetrations', () => {
  test.each(['regional', 'consistent', 'closest-feature'] as const)(
    'are those of %s on the same meshes',
    (method) => {
      const world = new World();
      const meshes = [0, 0.55].map((x, k) => {
        const { positions, tets } = TetMesh.box({ size: [1, 1, 1], cells: [3, 3, 3] });
        return new TetMesh({
          positions: positions.map((p, i) => (i % 3 === 0 ? p + x : p + 0.07 * k)),
          tets,
        });
      });
      const bodies = meshes.map((mesh) => world.add({ kind: 'soft', mesh }));
      world.setMethod('penetration', method);
      const rows = [...world.penetrations()];
      const expected = penetrationsBetween(meshes[0], meshes[1], { method });
      expect(rows).toHaveLength(expected.length);
      rows.forEach((row, k) => {
        const { body, partner, ...numbers } = expected[k];
        expect(row.body).toBe(bodies[body === 'a' ? 0 : 1]);
        expect(row.partner).toBe(bodies[partner === 'a' ? 0 : 1]);
        const { body: _, partner: __, ...found } = row;
        expect(found).toEqual(numbers);
      });
    },
  );

  test('a plane is the partner of every vertex behind it', () => {
    const world = new World();
    const floor = world.add({ kind: 'static', shape: { kind: 'plane' } });
    const body = world.add(cube({ position: [0, 0.4, 0] }));
    const rows = [...world.penetrations()];
    expect(rows).toHaveLength(16);
    for (const row of rows) {
      expect(row.body).toBe(body);
      expect(row.partner).toBe(floor);
      expect([row.direction, row.face, row.stage]).toEqual([[0, 1, 0], -1, 'border']);
      expect(row.depth).toBeCloseTo(0.1, 12);
    }
  });

  test('a folded body is its own partner, if it may touch itself', () => {
    const world = new World();
    const body = world.add({
      kind: 'soft',
      mesh: { kind: 'beam', length: 4, width: 0.4, height: 0.4, edge: 0.4 },
    });
    // Fold the right half over onto the left, a little inside it.
    for (let k = 0; k < body.positions.length; k += 3) {
      if (body.positions[k] > 0.3) {
        body.positions[k] = 0.6 - body.positions[k];
        body.positions[k + 1] = 0.35 - body.positions[k + 1];
        body.positions[k + 2] *= 0.8;
      }
    }
    expect([...world.penetrations()]).toHaveLength(0);
    body.set({ selfCollision: true });
    const rows = [...world.penetrations()];
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row.partner).toBe(body);
  });
});

test('methods are switched while bodies touch, and one that cannot serve is refused', () => {
  const world = new World();
  world.add({ kind: 'static', shape: { kind: 'plane' } });
  const a = world.add(cube({ position: [0, 0.5, 0] }));
  const b = world.add(cube({ position: [0.1, 1.4, 0] }));
  for (const penetration of ['consistent', 'closest-feature', 'regional']) {
    for (const response of ['penalty', 'contact-surface']) {
      world.setMethod('penetration', penetration);
      world.setMethod('response', response);
      run(world, 5);
    }
  }
  world.setPairMethod('response', a, b, 'penalty');
  run(world, 5);
  expect(world.troubles()).toEqual([]);
  expect(() => world.setMethod('response', 'log-barrier')).toThrow(/can't serve/);
  expect(() => world.setMethod('penetration', 'closed-form')).toThrow(/choose 'regional'/);
});
