import { describe, expect, test } from 'vitest';
import { TetMesh } from '../geometry/mesh/tet-mesh.js';
import { TriangleMesh } from '../geometry/mesh/triangle-mesh.js';
import { type BodyDefinition, Recorder, replay, World } from '../index.js';

const DT = 1 / 60;
type Soft = Extract<BodyDefinition, { kind: 'soft' }>;
const MODELS = [
  { kind: 'fem', youngsModulus: 2e4, poissonRatio: 0.4, damping: 0.001 },
  { kind: 'xpbd', youngsModulus: 2e4, poissonRatio: 0.4 },
  { kind: 'shape-matching', mode: 'quadratic', clusters: 3, plasticity: { yield: 0.05, creep: 5 } },
] as const;

const cube = (extra: Partial<Soft> = {}): Soft => ({
  kind: 'soft',
  mesh: { kind: 'box', size: [1, 1, 1], cells: [2, 2, 2] },
  mask: 0,
  ...extra,
});

function run(world: World, steps: number): World {
  for (let k = 0; k < steps; k++) world.step(DT);
  return world;
}

describe.each(MODELS)('$kind', (model) => {
  test('falls freely as g t²/2 (1 + 1/n) says', () => {
    const world = new World();
    const body = world.add(cube({ model, position: [0, 5, 0] }));
    run(world, 30);
    const n = 120;
    expect(body.position[1] - 5).toBeCloseTo(-0.5 * 9.81 * 0.25 * (1 + 1 / n), 9);
    expect(body.velocity[1]).toBeCloseTo(-9.81 * 0.5, 9);
    expect(body.mass).toBeCloseTo(1000, 9);
  });

  test('keeps momentum and angular momentum while it spins and shakes', () => {
    const world = new World({ gravity: [0, 0, 0] });
    const body = world.add(cube({ model, velocity: [1, 2, 3], angularVelocity: [0.5, 3, -1] }));
    body.velocities[0] += 2;
    const before = world.momentum();
    run(world, 60);
    const after = world.momentum();
    for (let k = 0; k < 3; k++) {
      expect(Math.abs(after.linear[k] - before.linear[k])).toBeLessThan(1e-9 * 3742);
      expect(Math.abs(after.angular[k] - before.angular[k])).toBeLessThan(1e-9 * 3742);
    }
  });

  test('goes on from a snapshot in the same bits, after bodies came and went', () => {
    const world = new World();
    const first = world.add(cube({ model }));
    world.add(cube({ model, position: [3, 0, 0], fixedBox: { min: [-1, 0.4, -1], max: [1, 1, 1] } }));
    const third = world.add(cube({ model, position: [6, 0, 0], angularVelocity: [0, 4, 0] }));
    run(world, 5);
    world.remove(first);
    world.add({ ...cube({ model, position: [0, 3, 0] }), mesh: { kind: 'box', size: [1, 1, 1] } });
    third.pull(2, [50, 0, 0]).attach(0, { compliance: 1e-4 });
    run(world, 5);
    const copy = World.restore(world.snapshot());
    expect(copy.hash()).toBe(world.hash());
    expect(Buffer.compare(copy.snapshot(), world.snapshot())).toBe(0);
    expect(run(copy, 20).hash()).toBe(run(world, 20).hash());
    expect(Buffer.compare(copy.snapshot(), world.snapshot())).toBe(0);
  });

  test('a recording with every command on vertices replays', () => {
    const world = new World();
    const recorder = new Recorder(world);
    const anchor = world.add({ kind: 'rigid', shape: { kind: 'sphere', radius: 0.2 }, mask: 0 });
    const body = world.add(cube({ model, position: [0, -1, 0] }));
    body.attach(0, { to: anchor }).fix(5).pull(7, [10, 0, 0]);
    run(world, 5);
    body
      .detach(0)
      .fix(5, false)
      .launch({ velocity: [1, 0, 0] })
      .applyImpulse([0, 500, 0]);
    run(world, 5);
    body.place({ position: [2, 0, 0] }).set({ selfCollision: true, gravityScale: 0.5 });
    body.applyForce([0, 100, 0]);
    run(world, 5);
    world.remove(body);
    run(world, 1);
    expect(replay(recorder.finish()).firstDifference).toBeUndefined();
  });

  test('changes its material while it runs, and goes on from a snapshot and a replay in the same bits', () => {
    const world = new World();
    const body = world.add(cube({ model, angularVelocity: [0, 4, 0], fixed: [0] }));
    const recorder = new Recorder(world);
    run(world, 5);
    const firmer = model.kind !== 'shape-matching' ? { youngsModulus: 1e6 } : { stiffness: 0.9, blend: 0.1 };
    body.setModel({ ...firmer, density: 3000, damping: 0.01 });
    expect(body.mass).toBeCloseTo(3000, 9);
    const copy = World.restore(world.snapshot());
    expect(copy.hash()).toBe(world.hash());
    const other = World.restore(world.snapshot());
    other
      .get(body.handle)!
      .setModel(model.kind !== 'shape-matching' ? { youngsModulus: 1e5 } : { stiffness: 0.2 });
    for (const one of [world, copy, other]) run(one, 10);
    expect(copy.hash()).toBe(world.hash());
    expect(other.hash()).not.toBe(world.hash());
    expect(replay(recorder.finish()).firstDifference).toBeUndefined();
    const wrong = model.kind !== 'shape-matching' ? { stiffness: 0.5 } : { poissonRatio: 0.2 };
    expect(() => body.setModel(wrong)).toThrowError(/has no (stiffness|poissonRatio); it has/);
  });

  test('looking at energies changes nothing', () => {
    const make = () => {
      const world = new World();
      world.add(cube({ model, angularVelocity: [0, 3, 0] })).velocities[0] = 4;
      return world;
    };
    const watched = make();
    for (let k = 0; k < 10; k++) {
      watched.step(DT);
      expect(watched.energy().elastic).toBeGreaterThan(0);
    }
    expect(watched.hash()).toBe(run(make(), 10).hash());
  });
});

test('a vertex that turns non-finite freezes its body alone, at its last good place', () => {
  const world = new World();
  const [a, b] = [0, 3].map((x) => world.add(cube({ position: [x, 0, 0] })));
  run(world, 3);
  const good = a.positions.slice();
  a.velocities[4] = Number.NaN;
  run(world, 3);
  expect(a.isFrozen).toBe(true);
  expect([...a.positions]).toEqual([...good]);
  expect(b.isFrozen).toBe(false);
  expect(b.positions.every(Number.isFinite)).toBe(true);
  expect(world.troubles()).toHaveLength(1);
  expect(world.troubles()[0]).toMatchObject({ code: 'non-finite', body: a.handle });
  a.wake();
  run(world, 3);
  expect(a.isFrozen).toBe(false);
});

describe('holds', () => {
  test('a body hung from a rigid one keeps linear and angular momentum with it', () => {
    const world = new World({ gravity: [0, 0, 0] });
    const ball = world.add({
      kind: 'rigid',
      shape: { kind: 'box', halfExtents: [0.3, 0.2, 0.4] },
      position: [0, 1.2, 0],
      velocity: [2, 0, 1],
      mask: 0,
      mass: 200,
    });
    const body = world.add(cube({ model: { kind: 'shape-matching' } }));
    for (const vertex of [6, 7, 8]) body.attach(vertex, { to: ball });
    const before = world.momentum();
    run(world, 120);
    const after = world.momentum();
    for (let k = 0; k < 3; k++) {
      expect(Math.abs(after.linear[k] - before.linear[k])).toBeLessThan(1e-11 * 447);
      // Turning rigid bodies keep their momentum to second order between impulses, not to rounding.
      expect(Math.abs(after.angular[k] - before.angular[k])).toBeLessThan(1e-3 * 447);
    }
    expect(body.position[0]).toBeGreaterThan(0.1);
  });

  test('a hard hold on the world keeps its vertex there; a soft one gives by compliance times force', () => {
    const world = new World();
    const hard = world.add(cube({ attachments: [{ vertex: 26, compliance: 0 }] }));
    const start = [...hard.positions.subarray(78, 81)];
    const soft = world.add(
      cube({ position: [4, 0, 0], model: { kind: 'shape-matching', stiffness: 1, damping: 20 } }),
    );
    const y = soft.positions[1 + 3 * 13];
    soft.attach(13, { compliance: 1e-5 });
    for (let k = 0; k < 600; k++) {
      world.step(DT);
      for (let v = 0; v < soft.velocities.length; v++) soft.velocities[v] *= 0.9;
    }
    for (let k = 0; k < 3; k++) expect(Math.abs(hard.positions[78 + k] - start[k])).toBeLessThan(1e-12);
    expect(Math.abs((y - soft.positions[1 + 3 * 13]) / (1e-5 * 9810) - 1)).toBeLessThan(0.02);
  });

  test('a removed body lets go', () => {
    const world = new World();
    const post = world.add({ kind: 'static', shape: { kind: 'sphere', radius: 0.1 }, mask: 0 });
    const body = world.add(cube({ attachments: [] }));
    body.attach(0, { to: post });
    world.remove(post);
    run(world, 60);
    expect(body.position[1]).toBeLessThan(-4);
  });
});

test('fields act on particles as on bodies: drag on the whole, acceleration on each', () => {
  const world = new World({ gravity: [0, 0, 0] });
  const body = world.add(cube({ velocity: [1, 0, 0] }));
  world.addField({ kind: 'uniform', acceleration: [0, 2, 0] });
  world.addField({ kind: 'drag', linear: 1000 });
  run(world, 60);
  // m v' = −c v with c/m = 1/s.
  expect(Math.abs(body.velocity[0] / Math.exp(-1) - 1)).toBeLessThan(0.01);
  expect(Math.abs(body.velocity[1] / (2 * (1 - Math.exp(-1))) - 1)).toBeLessThan(0.01);
});

test('a body at rest falls asleep, stands still, and is woken by a pull', () => {
  const world = new World({ gravity: [0, 0, 0] });
  const body = world.add(cube());
  run(world, 40);
  expect(body.isAsleep).toBe(true);
  body.pull(0, [10, 0, 0]);
  run(world, 1);
  expect(body.isAsleep).toBe(false);
  expect(body.velocity[0]).toBeGreaterThan(0);
});

test('meshes of a program and a carried surface', () => {
  const world = new World();
  const surface = TriangleMesh.sphere({ radius: 0.4 });
  const body = world.add({
    kind: 'soft',
    mesh: TetMesh.box({ size: [1, 1, 1] }),
    surface,
    position: [2, 0, 0],
    mask: 0,
  });
  run(world, 10);
  const carried = body.surface!;
  const mean =
    carried.positions.reduce((sum, x, k) => (k % 3 === 1 ? sum + x : sum), 0) /
    (carried.positions.length / 3);
  expect(Math.abs(mean - body.position[1])).toBeLessThan(1e-9);
});

describe('bad input is refused and changes nothing', () => {
  const refused: [string, Partial<Soft>, RegExp][] = [
    ['no tetrahedra', { mesh: { kind: 'data', positions: [], tets: [] } }, /no tetrahedra/],
    [
      'inverted',
      { mesh: { kind: 'data', positions: [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, -1], tets: [0, 1, 2, 3] } },
      /inverted/,
    ],
    [
      'flat',
      { mesh: { kind: 'data', positions: [0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0], tets: [0, 1, 2, 3] } },
      /flat/,
    ],
    [
      'repeated',
      {
        mesh: {
          kind: 'data',
          positions: [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1],
          tets: [0, 1, 2, 3, 0, 1, 2, 3],
        },
      },
      /repeats/,
    ],
    ['fixed vertex that is not there', { fixed: [99] }, /Vertex 99 does not exist/],
    ['attached vertex that is not there', { attachments: [{ vertex: 99 }] }, /Vertex 99 does not exist/],
    ['attached to nobody', { attachments: [{ vertex: 0, to: 'nobody' }] }, /called 'nobody'/],
    ['empty box', { fixedBox: { min: [5, 5, 5], max: [6, 6, 6] } }, /No vertex lies/],
  ];
  test.each(refused)('%s', (_, extra, sentence) => {
    const world = new World();
    world.add(cube());
    expect(() => world.add(cube(extra))).toThrow(sentence);
    const copy = World.restore(world.snapshot());
    expect(copy.size).toBe(1);
    const twin = new World();
    twin.add(cube());
    const last = (w: World) => [...[...run(w, 3)][0].positions];
    const expected = last(twin);
    expect(last(copy)).toEqual(expected);
    expect(last(world)).toEqual(expected);
  });

  test('what a deformable body has no answer to', () => {
    const world = new World();
    const body = world.add(cube());
    const ball = world.add({ kind: 'rigid', shape: { kind: 'sphere', radius: 1 }, mask: 0 });
    expect(() => body.shape).toThrow(/no fixed shape/);
    expect(() => body.applyTorque([1, 0, 0])).toThrow(/forces on its vertices/);
    expect(() => body.applyForce([1, 0, 0], [0, 0, 0])).toThrow(/'pull'/);
    expect(() => body.place({ orientation: [0, 0, 0, 1] })).toThrow(/no orientation/);
    expect(() => body.pull(27, [0, 0, 0])).toThrow(/Vertex 27/);
    expect(() => ball.pull(0, [0, 0, 0])).toThrow(/keeps its shape/);
    expect(() => body.attach(0, { to: body })).toThrow(/deformable/);
  });
});

test('shape matching that the substep can not follow is told of, with the substeps that would do', () => {
  const make = (substeps: number) => {
    const world = new World({ substeps });
    const mesh = { kind: 'box', size: [0.2, 0.2, 0.2], cells: [1, 1, 1] } as const;
    world.add({ kind: 'soft', mesh, model: { kind: 'shape-matching', frequency: 100 } });
    world.step(1 / 60);
    return world.troubles().map(({ sentence }) => sentence);
  };
  expect(make(4)).toEqual([expect.stringMatching(/take at least 12 substeps/)]);
  expect(make(12)).toEqual([]);
});
