/** A running world and the text of its scene tell the same, whatever was changed; and every change can be taken back. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatScene, parseScene, type Scene, World } from 'pliant';
import { describe, expect, it } from 'vitest';
import { bodyCount, changeBodies } from './document/bodies.js';
import { PALETTE, paletteBody } from './document/palette.js';
import { PRESETS, withPreset } from './document/presets.js';
import { Driver } from './driver.js';
import type { News } from './protocol.js';

const SCENES = fileURLToPath(new URL('../../../../scenes/', import.meta.url));

function sceneOf(text: string): Scene {
  const reading = parseScene(text);
  if (!reading.ok) throw new Error(reading.errors[0].message);
  return reading.scene;
}

const SCENE = JSON.stringify({
  pliant: 1,
  name: 'Boxes',
  description: 'A few boxes on a floor.',
  duration: 0.5,
  bodies: [
    { kind: 'static', name: 'floor', shape: { kind: 'plane' } },
    {
      kind: 'rigid',
      name: 'box',
      shape: { kind: 'box', halfExtents: [0.2, 0.2, 0.2] },
      position: [0, 0.5, 0],
      repeat: { count: [3, 2, 2], step: [0.5, 0.5, 0.5], jitter: 0.02 },
    },
    {
      kind: 'rigid',
      name: 'ball',
      shape: { kind: 'sphere', radius: 0.2 },
      position: [5, 1, 0],
      repeat: { count: [2, 1, 1], step: [1, 1, 1], jitter: 0.1 },
    },
  ],
});

function start(text = SCENE) {
  let now = 0;
  const news: News[] = [];
  const driver = new Driver(
    () => now,
    () => undefined,
    true,
    (told) => news.push(told),
  );
  const loaded = driver.load(text);
  if (!loaded.ok) throw new Error(loaded.errors[0].message);
  /** Long enough that the next change is one of its own. */
  const rest = () => {
    now += 5000;
  };
  const turn = (time: number) => {
    now += time;
    driver.turn();
  };
  return { driver, news, rest, turn };
}

/** The state after some steps of the world that the text describes. */
function hashOf(text: string, steps: number): string {
  const scene = sceneOf(text);
  const world = World.fromScene(scene);
  for (let k = 0; k < steps; k++) world.step(scene.dt);
  return world.hash();
}

describe('the text', () => {
  it('says what runs after every kind of change, and a reset runs what it says', () => {
    const { driver, rest } = start();
    driver.step(7);
    let soft: readonly number[] = [];
    const changes: (() => unknown)[] = [
      () => driver.setMethod('response', 'penalty'),
      () => driver.setParameters('penalty', { stiffness: 4e4 }),
      () => driver.setGravity([0, -3, 1]),
      () => driver.setSubsteps(6),
      () => driver.setStep(1 / 90),
      () => driver.setBodies([3, 4], { friction: 0.1, mass: 2 }),
      () => driver.pairMethods(1, 2, 'response', 'impulse'),
      () => driver.removeBodies([5]),
      () => {
        soft = driver.addNear('soft cube', [0, 0, 3]).made!;
      },
      () => driver.setMaterial(soft, '', 'youngsModulus', 3e5),
      () => driver.duplicate([2]),
      () => driver.applyPreset([2, ...soft], 'rubber'),
      () => driver.rename(2, 'mine'),
      () => driver.join(2, 3, 'spring'),
      () => driver.group([2, 3, 4], true),
      () => driver.duplicate([2, 3, 4]),
      () => driver.pasteBodies(driver.copyBodies([2, 3])),
      () => driver.place([{ row: 2, position: [3, 3, 3], orientation: [0, 0, 0, 1], scale: [1, 2, 1] }]),
      () => driver.group([3], false),
      () => driver.applyText(driver.text().replace('"Boxes"', '"Other boxes"')),
    ];
    const texts = [driver.text()];
    for (const change of changes) {
      rest();
      change();
      expect(driver.text()).not.toBe(texts.at(-1));
      texts.push(driver.text());
    }
    driver.reset();
    driver.step(4);
    expect(driver.hash()).toBe(hashOf(driver.text(), 4));
    // All the way back, and there again.
    for (const text of texts.slice(0, -1).reverse()) {
      driver.undo();
      expect(driver.text()).toBe(text);
    }
    expect(() => driver.undo()).toThrow(/nothing to undo/);
    driver.reset();
    driver.step(9);
    expect(driver.hash()).toBe(hashOf(SCENE, 9));
    for (const text of texts.slice(1)) {
      driver.redo();
      expect(driver.text()).toBe(text);
    }
    driver.reset(true);
    driver.step(9);
    expect(driver.hash()).toBe(hashOf(SCENE, 9));
    expect(driver.text()).toBe(SCENE);
    // That was a change like others.
    driver.undo();
    expect(driver.text()).toBe(texts.at(-1));
  });

  it('changes of a running world are taken back in that world, without a new beginning', () => {
    const { driver, rest } = start();
    driver.step(5);
    driver.setMethod('response', 'penalty');
    rest();
    driver.setGravity([1, 0, 0]);
    expect(driver.undo().settings.gravity).toEqual([0, -9.81, 0]);
    expect(driver.undo().settings.methods.response).toBe('auto');
    driver.step(5);
    expect(driver.hash()).toBe(hashOf(SCENE, 10));
  });

  it('writes out a repeat of which one copy changes, and no body moves by a bit, in every scene', () => {
    for (const file of readdirSync(SCENES).filter((name) => name.endsWith('.json'))) {
      const scene = sceneOf(readFileSync(`${SCENES}${file}`, 'utf8'));
      const count = bodyCount(scene);
      if (count > 150 || !scene.bodies.some(({ repeat }) => repeat !== undefined)) continue;
      const every = Array.from({ length: count }, (_, nth) => nth).filter((nth) => nth % 2 === 0);
      const changed = changeBodies(scene, every, (body) => ({ ...body }));
      expect(World.fromScene(changed).hash(), file).toBe(World.fromScene(scene).hash());
    }
  });

  it('what is chosen holds after a way back', () => {
    const { driver } = start();
    driver.step(20);
    driver.setMethod('response', 'penalty');
    driver.setGravity([0, -2, 0]);
    driver.step(5);
    driver.seek(10);
    driver.step(1);
    const world = World.restore(driver.snapshot());
    expect(world.steps).toBe(11);
    expect(world.method('response')).toBe('penalty');
    expect(world.gravity).toEqual([0, -2, 0]);
  });

  it('refuses what the scene cannot have, and stays as it was', () => {
    const { driver } = start();
    expect(() =>
      driver.place([{ row: 1, position: [0, 0, 0], orientation: [0, 0, 0, 0], scale: [1, 1, 1] }]),
    ).toThrow();
    expect(driver.applyText('{ "pliant": 1 }')).toMatchObject({ ok: false });
    expect(driver.text()).toBe(SCENE);
    driver.step(3);
    expect(driver.hash()).toBe(hashOf(SCENE, 3));
  });
});

describe('building', () => {
  it('every body of the palette finds a place where it overlaps nothing, and every material fits every body', () => {
    const { driver } = start('{"pliant":1,"name":"New","description":"Empty.","bodies":[]}');
    for (const item of ['ground', 'table', ...PALETTE] as const) driver.addNear(item, [0, 0, 0]);
    const rows = [...World.restore(driver.snapshot())].map((_, row) => row);
    for (const { name } of PRESETS) {
      const made = withPreset(sceneOf(driver.text()), rows, name);
      expect(parseScene(formatScene(made))).toMatchObject({ ok: true });
    }
    driver.applyPreset(rows, 'rubber');
    const world = World.restore(driver.snapshot());
    expect(world.size).toBe(PALETTE.length + 2);
    world.step(1e-6);
    const deep = [...world.contacts()].filter(({ depth }) => depth > 1e-3);
    // Two grounds lie in each other, and one table may stand on another.
    expect(deep).toEqual([]);
    expect(hashOf(driver.text(), 0)).toBe(World.fromScene(sceneOf(driver.text())).hash());
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'a thrown ball hits one of the bodies, wherever they stand (seed %i)',
    (seed) => {
      // Far apart, so that between them is much room to fly through.
      const world = new World();
      world.add({ kind: 'static', shape: { kind: 'plane' } });
      const at = (k: number) => 4 * (((seed * 0.754_877_666 + k * 0.569_840_291) % 1) - 0.5);
      for (let k = 0; k < 4; k++)
        world.add({
          kind: 'rigid',
          shape: { kind: 'box', halfExtents: [0.2, 0.2, 0.2] },
          position: [at(k), 0.2, at(k + 4)],
        });
      const ball = world.add(paletteBody('thrown ball', world, [0, 0, 0]));
      const hits = () =>
        [...world.contactPairs()].some(
          ({ bodyA, bodyB }) =>
            [bodyA, bodyB].every(({ kind }) => kind === 'rigid') && [bodyA, bodyB].includes(ball),
        );
      for (let k = 0; k < 60 && !hits(); k++) world.step(1 / 60);
      expect(hits()).toBe(true);
    },
  );

  it('a body is told to be of a preset as long as it has its numbers', () => {
    const { driver } = start('{"pliant":1,"name":"New","description":"Empty.","bodies":[]}');
    const items = ['box', 'soft cube', 'soft ball', 'molecules'] as const;
    for (const item of items) driver.addNear(item, [0, 0, 0]);
    const rows = items.map((_, row) => row);
    const told = () => driver.inspect(rows).map(({ preset }) => preset);
    expect(told()).toEqual([undefined, undefined, undefined, undefined]);
    for (const { name } of PRESETS) {
      driver.applyPreset(rows, name);
      expect(told()).toEqual([name, name, name, name]);
    }
    driver.undo();
    expect(told()).toEqual(rows.map(() => PRESETS.at(-2)!.name));
    driver.redo();
    driver.setBodies([0], { friction: 0.123 });
    driver.setMaterial([1], '', 'youngsModulus', 12_345);
    expect(told()).toEqual([undefined, undefined, 'felt', 'felt']);
  });

  it('a moved, turned and scaled body stands where it was put', () => {
    const { driver } = start();
    driver.place([{ row: 4, position: [1, 2, 3], orientation: [0, 1, 0, 0], scale: [2, 1, 1] }]);
    const body = [...World.restore(driver.snapshot())][4];
    expect([...body.position]).toEqual([1, 2, 3]);
    expect([...body.orientation]).toEqual([0, 1, 0, 0]);
    expect(body.shape).toMatchObject({ kind: 'box', halfExtents: [0.4, 0.2, 0.2] });
    expect(driver.poses([4])[0].position).toEqual([1, 2, 3]);
  });
});

describe('a group', () => {
  const scene = (driver: Driver) => sceneOf(driver.text());

  it('keeps its bodies through new names, copies and deletions, and the running world goes on', () => {
    const { driver, news, rest } = start();
    driver.step(3);
    // Copies of a repeat have names of their own already.
    driver.group([1, 2, 13], true);
    expect(driver.step(1)).toBe(undefined);
    expect(World.restore(driver.snapshot()).steps).toBe(4);
    expect(scene(driver).sets).toEqual([{ name: 'group 1', bodies: ['box 0', 'box 1', 'ball 0'] }]);
    const told = news.findLast((one) => one.type === 'document');
    expect(told?.state.sets).toEqual(scene(driver).sets);
    rest();
    driver.rename(13, 'planet');
    driver.join(1, 13, 'spring');
    driver.duplicate([1, 2, 13]);
    expect(scene(driver).sets.map(({ bodies }) => bodies)).toEqual([
      ['box 0', 'box 1', 'planet'],
      ['box 12', 'box 13', 'planet 2'],
    ]);
    // The copies are tied as their originals are, where they are.
    const [first, second] = scene(driver).joints as unknown as Record<string, number[]>[];
    expect([second['a'], second['b']]).toEqual(['box 12', 'planet 2']);
    expect(second['anchorA'][1]).toBe(first['anchorA'][1]);
    expect(second['anchorA'][0]).toBeGreaterThan(first['anchorA'][0]);
    // Who joins another group leaves the first; one body alone is no group.
    rest();
    driver.group([1, 5], true);
    rest();
    driver.removeBodies([2]);
    expect(scene(driver).sets.map(({ bodies }) => bodies)).toEqual([
      ['box 12', 'box 13', 'planet 2'],
      ['box 0', 'box 4'],
    ]);
    rest();
    driver.group([1], false);
    expect(scene(driver).sets).toHaveLength(1);
  });

  it('comes from the clipboard of another scene with its joints, materials and free names', () => {
    const from = start(
      JSON.stringify({
        pliant: 1,
        name: 'Elsewhere',
        description: 'A pair.',
        materials: { oak: { density: 700, friction: 0.4, restitution: 0.2, color: '#aa8844' } },
        bodies: [
          {
            kind: 'rigid',
            name: 'ball',
            material: 'oak',
            shape: { kind: 'sphere', radius: 0.1 },
            position: [0, 9, 0],
            repeat: { count: [2, 1, 1], step: [0.5, 0, 0] },
          },
          { kind: 'rigid', shape: { kind: 'sphere', radius: 0.1 }, position: [0, 9, 3] },
        ],
        joints: [{ kind: 'rope', a: 'ball 0', b: 'ball 1', anchorA: [0, 9, 0], anchorB: [0.5, 9, 0] }],
        sets: [{ bodies: ['ball 0', 'ball 1'] }],
      }),
    ).driver;
    const { driver } = start();
    const before = bodyCount(sceneOf(SCENE));
    const pasted = driver.pasteBodies(from.copyBodies([0, 1, 2]));
    if ('errors' in pasted) throw new Error(pasted.errors[0].message);
    expect(pasted.made).toEqual([before, before + 1, before + 2]);
    const { bodies, joints, sets } = scene(driver);
    expect(bodies.slice(-3).map(({ name }) => name)).toEqual(['ball 2', 'ball 3', 'rigid 2']);
    expect(bodies.at(-3)).toMatchObject({ density: 700, friction: 0.4, color: '#aa8844' });
    expect(joints).toMatchObject([{ kind: 'rope', a: 'ball 2', b: 'ball 3' }]);
    expect(sets).toEqual([{ bodies: ['ball 2', 'ball 3'] }]);
    expect(driver.pasteBodies('{"pliant": 1}')).toMatchObject({ ok: false });
  });
});

describe('the end of a scene', () => {
  it('stops once, loops, or is passed', () => {
    const { driver, news, turn } = start();
    const play = (turns: number) => {
      driver.play();
      for (let k = 0; k < turns; k++) turn(100);
    };
    const steps = () => World.restore(driver.snapshot()).steps;
    play(20);
    expect(steps()).toBe(30);
    expect(driver.playing).toBe(false);
    expect(news.filter(({ type }) => type === 'end')).toHaveLength(1);
    // Who plays on goes on.
    play(2);
    expect(steps()).toBe(42);
    // Who wants it again then sees it again.
    driver.setEnding('loop');
    play(2);
    expect(driver.playing).toBe(true);
    expect(steps()).toBeLessThan(30);
    driver.reset();
    driver.setEnding('loop');
    play(8);
    expect(driver.playing).toBe(true);
    expect(steps()).toBeLessThan(30);
    driver.reset();
    driver.setEnding('go on');
    play(8);
    expect(steps()).toBe(48);
  });
});

describe('troubles', () => {
  const HARD = JSON.stringify({
    pliant: 1,
    name: 'Hard',
    description: 'A floor too stiff for the step.',
    substeps: 1,
    methods: { response: 'penalty' },
    parameters: { penalty: { stiffness: 1e12 } },
    bodies: [
      { kind: 'static', shape: { kind: 'plane' } },
      {
        kind: 'rigid',
        name: 'crate',
        shape: { kind: 'box', halfExtents: [0.5, 0.5, 0.5] },
        position: [0, 0.6, 0],
      },
    ],
  });

  it('are told with body and step, once for many, and not for steps that were taken back', () => {
    const { driver, news } = start(HARD);
    driver.step(40);
    const told = () => news.findLast((one) => one.type === 'troubles')?.troubles;
    const [first] = told()!;
    expect(first).toMatchObject({ code: 'softened', name: 'crate', row: 1 });
    expect(first.step).toBeGreaterThan(3);
    driver.seek(first.step);
    driver.step(0);
    driver.setMethod('response', 'impulse');
    driver.step(20);
    expect(told()).toEqual([]);
  });
});
