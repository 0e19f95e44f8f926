import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkScene } from '../entries/io.js';
import { World } from '../index.js';
import { canonicalText, checkJob, ENGINE_VERSION, jobId, parseJob, parsePath, runJob } from './index.js';
import { BOX, CUBE, FALL } from './jobs.test-support.js';

const read = (value: unknown) => {
  const reading = checkJob(value);
  if (!reading.ok) throw new Error(JSON.stringify(reading.errors));
  return reading;
};

const errorsOf = (value: unknown) => {
  const reading = checkJob(value);
  return reading.ok ? [] : reading.errors.map(({ path, message }) => `${path}: ${message}`);
};

test("the engine's version is the package's", () => {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  expect((JSON.parse(text) as { version: string }).version).toBe(ENGINE_VERSION);
});

describe('paths', () => {
  test.each([
    ['gravity[1]', ['gravity', 1]],
    ['bodies.ball.shape.radius', ['bodies', 'ball', 'shape', 'radius']],
    ['bodies[3].shape.radius', ['bodies', 3, 'shape', 'radius']],
    ['bodies["left foot"].mass', ['bodies', 'left foot', 'mass']],
    ['parameters.log-barrier.x', ['parameters', 'log-barrier', 'x']],
  ])('%s', (text, path) => expect(parsePath(text)).toEqual(path));

  test.each(['', '.', 'a..b', 'a[', 'a[x]', '[1]', 'a.', 'a["b]', 'a]'])('%s is none', (text) => {
    expect(() => parsePath(text)).toThrow(/is no path of a scene/);
  });
});

describe('settings', () => {
  const settled = (set: object) => read({ scene: CUBE, set }).scene;

  test('reach by name, by index, and where only a default stands', () => {
    expect(settled({ 'bodies.cube.position': [0, 2, 0] }).bodies[1].position).toEqual([0, 2, 0]);
    expect(settled({ 'bodies[1].position[1]': 3 }).bodies[1].position).toEqual([0, 3, 0]);
    expect(settled({ 'bodies.1.friction': 0.3 }).bodies[1].friction).toBe(0.3);
    expect(settled({ 'gravity[1]': -1 }).gravity).toEqual([0, -1, 0]);
    const { model } = settled({ 'bodies.cube.model.youngsModulus': 2e5 }).bodies[1] as { model?: object };
    expect(model).toMatchObject({ kind: 'fem', youngsModulus: 2e5, poissonRatio: 0.3 });
  });

  test('leave the scene that was handed in as it was', () => {
    const before = JSON.stringify(CUBE);
    settled({ 'bodies.cube.mesh.cells': [1, 1, 1], 'bodies.cube.model.damping': 1 });
    expect(JSON.stringify(CUBE)).toBe(before);
  });

  test('give the bits of the scene with that written into it', () => {
    const written = structuredClone(BOX);
    written.bodies[1].position![1] = 0.7;
    const scene = checkScene(written);
    if (!scene.ok) throw new Error('no scene');
    const world = World.fromScene(scene.scene);
    for (let i = 0; i < 30; i++) world.step(scene.scene.dt);
    expect(runJob({ scene: BOX, set: { 'bodies.box.position[1]': 0.7 } }).hash).toBe(world.hash());
  });

  test('dt in the place of fps', () => {
    expect(read({ scene: { ...FALL, dt: undefined, fps: 50 }, dt: 0.005 }).scene.dt).toBe(0.005);
  });

  test.each([
    [
      { 'bodies.cub.mass': 1 },
      "set[\"bodies.cub.mass\"]: There is no item named 'cub'; did you mean 'cube'?",
    ],
    [{ 'bodies.cube.modle.x': 1 }, "'modle' isn't a key here; did you mean 'model'?"],
    [{ 'bodies.cube.friction': 'much' }, 'but is the text "much"'],
    [{ 'bodies[7].friction': 1 }, 'There is no item 7 in a list of 2 items; the first is 0.'],
    [{ 'gravity[1].x': 1 }, "There is nothing below '1'; it is a value."],
    [{ 'bodies..friction': 1 }, 'is no path of a scene'],
    [{ 'bodies.cube.mesh.edge': 1 }, "'edge' belongs to kind"],
  ])('%j is refused with its place', (set, sentence) => {
    const errors = errorsOf({ scene: CUBE, set });
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain(sentence);
    expect(errors[0]).toMatch(/^set\["/);
  });

  test('errors have line and column', () => {
    const text = `{\n  "scene": ${JSON.stringify(FALL)},\n  "set": {\n    "bodies.ball.mas": 3\n  }\n}`;
    const reading = parseJob(text);
    expect(reading.ok).toBe(false);
    if (!reading.ok) expect(reading.errors[0]).toMatchObject({ line: 4, column: 24, code: 'unknown-key' });
    const wrong = parseJob(`{"scene": ${JSON.stringify({ ...FALL, dt: 'x' })}}`);
    if (!wrong.ok) expect(wrong.errors[0]).toMatchObject({ line: 1, path: 'scene.dt' });
  });
});

describe('the id', () => {
  test('is that of the content, whatever the order of keys', () => {
    const a = read({ scene: FALL, seed: 3, set: { dt: 0.01, duration: 1 } }).job;
    const b = read({ set: { duration: 1, dt: 0.01 }, seed: 3, scene: structuredClone(FALL) }).job;
    expect(jobId(a)).toBe(jobId(b));
    expect(jobId(a)).toMatch(/^[0-9a-f]{16}$/);
    const others = [{ scene: FALL, seed: 4 }, { scene: FALL }, { scene: BOX, seed: 3 }].map((job) =>
      jobId(read(job).job),
    );
    expect(new Set([jobId(a), ...others]).size).toBe(4);
  });

  test('tells 0 from -0 and a text from a number', () => {
    expect(canonicalText({ b: -0, a: [1, '1', true] })).toBe('{"a":[1,"1",true],"b":-0}');
  });
});

describe('outputs', () => {
  test('of a free fall', () => {
    const { values, series, steps, time } = runJob({
      scene: FALL,
      outputs: {
        height: { quantity: 'position', of: 'ball', axis: 'y', take: 'end' },
        fastest: { quantity: 'speed', of: 'ball' },
        at: { quantity: 'speed', of: 'ball', take: 'when' },
        mean: { quantity: 'velocity', axis: 'y', take: 'mean' },
        rest: { quantity: 'restTime' },
        broken: { quantity: 'lawBroken' },
        touching: { quantity: 'force', of: 'ball' },
        width: { quantity: 'extent', of: 'ball', axis: 'x' },
        path: { quantity: 'position', axis: 'y', take: 'series' },
        pressure: { quantity: 'pressure' },
      },
    });
    expect(steps).toBe(10);
    expect(time).toBeCloseTo(0.1, 12);
    // Free flight is exact: y falls by g t² / 2.
    expect(values['height']).toBeCloseTo(100 - 0.5 * 10 * 0.1 ** 2, 10);
    expect(values['fastest']).toBeCloseTo(1, 10);
    expect(values['at']).toBeCloseTo(0.1, 10);
    expect(values['mean']).toBeCloseTo(-0.55, 10);
    expect(values['rest']).toBeNull();
    expect(values['broken']).toBe(0);
    expect(values['touching']).toBe(0);
    expect(values['width']).toBeGreaterThan(1.9);
    expect(values['pressure']).toBeNull();
    expect(series['path'].values).toHaveLength(10);
    expect(series['path'].values[9]).toBe(values['height']);
  });

  test('of a box that rests: weight, area, pressure', () => {
    const pair = { of: 'box', against: 'floor' } as const;
    const { values } = runJob({
      scene: BOX,
      outputs: {
        force: { quantity: 'force', ...pair, axis: 'y', take: 'end' },
        normal: { quantity: 'force', ...pair, axis: 'normal', take: 'end' },
        onFloor: { quantity: 'force', of: 'floor', axis: 'y', take: 'end' },
        impulse: { quantity: 'impulse', ...pair, axis: 'y', take: 'total' },
        area: { quantity: 'area', ...pair, take: 'end' },
        pressure: { quantity: 'pressure', ...pair, take: 'end' },
        most: { quantity: 'maxPressure', ...pair, take: 'end' },
        left: {
          quantity: 'force',
          ...pair,
          axis: 'y',
          take: 'end',
          region: { min: [-9, -1, -9], max: [0, 1, 9] },
        },
        rest: { quantity: 'restTime' },
        contacts: { quantity: 'contacts', take: 'end' },
      },
    });
    const weight = 60_000;
    expect(values['force']).toBeCloseTo(weight, 0);
    expect(values['normal']).toBeCloseTo(weight, 0);
    expect(values['onFloor']).toBeCloseTo(-weight, 0);
    // The floor carries the box for the whole half second.
    expect(values['impulse']! / (weight * 0.5)).toBeCloseTo(1, 2);
    expect(values['area']).toBeCloseTo(6, 6);
    expect(values['pressure']! / (weight / 6)).toBeCloseTo(1, 3);
    expect(values['most']! / (weight / 6)).toBeCloseTo(1, 1);
    expect(values['left']! / (weight / 2)).toBeCloseTo(1, 1);
    expect(values['rest']).toBeLessThan(0.1);
    expect(values['contacts']).toBe(4);
  });

  test.each(['fem', 'shape-matching'])(
    'a soft body (%s) that begins where it touches breaks no law: contact lifts it by a hair',
    (kind) => {
      const model = { kind, ...(kind === 'shape-matching' ? {} : { youngsModulus: 2e5, damping: 0.05 }) };
      const mesh = { kind: 'box', size: [0.2, 0.1, 0.2], cells: [4, 2, 4] };
      const cube = { kind: 'soft', name: 'cube', mesh, model, density: 500, position: [0, 0.05, 0] };
      const { values } = runJob({
        scene: { ...BOX, bodies: [BOX.bodies[0], cube] },
        outputs: { broken: { quantity: 'lawBroken' } },
      });
      expect(values['broken']).toBe(0);
    },
  );

  test('of a soft cube: pressure times area is the force', () => {
    const pair = { of: 'cube', against: 'slab', take: 'end' } as const;
    const { values } = runJob({
      scene: CUBE,
      duration: 1.5,
      set: { 'bodies.cube.model.damping': 0.05, 'bodies.cube.model.youngsModulus': 1e6 },
      outputs: {
        force: { quantity: 'force', ...pair, axis: 'normal' },
        area: { quantity: 'area', ...pair },
        pressure: { quantity: 'pressure', ...pair },
        most: { quantity: 'maxPressure', ...pair },
        height: { quantity: 'extent', of: 'cube', axis: 'y', take: 'end' },
      },
    });
    expect(values['force']! / 9810).toBeCloseTo(1, 1);
    expect(values['area']).toBeGreaterThan(0.9);
    expect(values['area']).toBeLessThan(1.1);
    expect((values['pressure']! * values['area']!) / values['force']!).toBeCloseTo(1, 9);
    expect(values['most']!).toBeGreaterThan(values['pressure']!);
    expect(values['height']!).toBeLessThan(1);
  });

  test('of single bodies: their energies add up, and each has its own time to rest', () => {
    const ball = { kind: 'rigid', shape: { kind: 'sphere', radius: 0.5 }, density: 1000 };
    const scene = {
      pliant: 1,
      name: 'Two',
      description: 'One body falls, one spins in its place, one does neither.',
      gravity: [0, -10, 0],
      sleeping: false,
      dt: 0.01,
      duration: 0.5,
      bodies: [
        { ...ball, name: 'falling', position: [0, 9, 0] },
        { ...ball, name: 'spinning', gravityScale: 0, position: [5, 0, 0], angularVelocity: [0, 2, 0] },
        { ...ball, name: 'resting', gravityScale: 0, position: [9, 0, 0] },
      ],
    };
    const each = (quantity: string) =>
      Object.fromEntries(
        ['falling', 'spinning', 'resting'].map((of) => [`${quantity} ${of}`, { quantity, of, take: 'end' }]),
      );
    const { values } = runJob({
      scene,
      outputs: {
        ...each('kinetic'),
        ...each('potential'),
        ...each('restTime'),
        all: { quantity: 'energy', take: 'end' },
        never: { quantity: 'restTime' },
      },
    });
    const mass = (1000 * 4 * Math.PI * 0.5 ** 3) / 3;
    expect(values['kinetic falling']! / (0.5 * mass * 5 ** 2)).toBeCloseTo(1, 9);
    expect(values['kinetic spinning']! / (0.5 * 0.4 * mass * 0.5 ** 2 * 2 ** 2)).toBeCloseTo(1, 9);
    expect(values['kinetic resting']).toBe(0);
    expect(values['potential falling']! / (mass * 10 * (9 - 0.5 * 10 * 0.5 ** 2))).toBeCloseTo(1, 9);
    const sum = ['falling', 'spinning', 'resting'].reduce(
      (all, of) => all + values[`kinetic ${of}`]! + values[`potential ${of}`]!,
      0,
    );
    expect(values['all']! / sum).toBeCloseTo(1, 12);
    expect(values['restTime falling']).toBeNull();
    expect(values['restTime spinning']).toBeNull();
    expect(values['restTime resting']).toBe(0.01);
    expect(values['never']).toBeNull();
  });

  test('what is not there is named with its place', () => {
    const job = { scene: BOX, outputs: { f: { quantity: 'force', of: 'bocks' } } };
    expect(() => runJob(job)).toThrow(
      "outputs.f.of: There is no body 'bocks'; the bodies are 'floor', 'box'.",
    );
    expect(errorsOf({ scene: BOX, outputs: { f: { quantity: 'forse' } } })[0]).toContain(
      "did you mean 'force'?",
    );
    expect(errorsOf({ scene: BOX, outputs: { f: { quantity: 'position' } } })[0]).toContain("say 'axis'");
    expect(errorsOf({ scene: BOX, outputs: { f: { quantity: 'lawBroken', of: 'box' } } })[0]).toContain(
      'whole world',
    );
    const of = { quantity: 'energy', of: 'box', against: 'floor' };
    expect(errorsOf({ scene: BOX, outputs: { f: of } })[0]).toContain('is not of a contact');
    const region = { min: [0, 1, 0], max: [1, 0, 1] };
    expect(errorsOf({ scene: BOX, outputs: { f: { quantity: 'force', region } } })[0]).toContain(
      'Nothing is between these corners',
    );
    expect(errorsOf({ scene: BOX, outputs: { f: { quantity: 'speed', axis: 'x' } } })[0]).toContain(
      'no direction',
    );
  });
});

test('a condition ends a run once it has held', () => {
  const stop = [{ quantity: 'speed', of: 'ball', above: 0.35 }];
  expect(runJob({ scene: FALL, stop })).toMatchObject({ steps: 4, stopped: true });
  const lasting = [{ quantity: 'speed', of: 'ball', above: 0.35, lasting: 0.02 }];
  expect(runJob({ scene: FALL, stop: lasting })).toMatchObject({ steps: 6, stopped: true });
  expect(runJob({ scene: FALL, stop: [{ quantity: 'speed', above: 9 }] })).toMatchObject({
    steps: 10,
    stopped: false,
  });
});

test('the same job gives the same bytes', () => {
  const job = {
    scene: CUBE,
    seed: 5,
    outputs: { p: { quantity: 'maxPressure' }, e: { quantity: 'energy', take: 'series' } },
  };
  expect(JSON.stringify(runJob(job))).toBe(JSON.stringify(runJob(structuredClone(job))));
});

test('a path through what every object inherits changes nothing but the scene', () => {
  for (const path of [
    '__proto__.polluted',
    'bodies.box.__proto__.polluted',
    'constructor.prototype.polluted',
  ])
    expect(errorsOf({ scene: BOX, set: { [path]: 1 } })[0]).toContain("isn't a key here");
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

test('a value in the place of a whole body is blamed on its setting', () => {
  expect(errorsOf({ scene: BOX, set: { 'bodies.box': 3 } })[0]).toMatch(/^set\["bodies.box"\]/);
});

test.each([
  [{ set: { 'bodies.box.mass': 1, 'bodies[1].mass': 2 } }, "'bodies.box.mass' sets the same value"],
  [{ set: { 'bodies.box.mass': 1, 'bodies["box"].mass': 2 } }, 'sets the same value'],
  [{ set: { 'gravity[1]': -1, 'gravity.1': -2 } }, 'sets the same value'],
  [{ dt: 0.01, set: { dt: 0.02 } }, "'dt' of the run itself sets the same value"],
  [{ seed: 1, set: { seed: 2 } }, "'seed' of the run itself sets the same value"],
  [
    { methods: { broadphase: 'brute-force' }, set: { 'methods.broadphase': 'bounding-boxes' } },
    "'methods.broadphase' of the run itself",
  ],
])('of two settings of one value neither wins: %j', (job, sentence) => {
  expect(errorsOf({ scene: BOX, ...job })[0]).toContain(sentence);
});

test('a whole and its parts may both be set', () => {
  expect(
    errorsOf({ scene: BOX, set: { 'gravity[1]': -1, gravity: [0, 0, 0], 'bodies.box.friction': 0.1 } }),
  ).toEqual([]);
});
