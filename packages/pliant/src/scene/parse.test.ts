import { describe, expect, test } from 'vitest';
import { PliantError } from '../core/errors.js';
import type { Scene, SceneDefinition } from './format.js';
import { gallery } from './gallery.test-support.js';
import { MAX_BODIES, MAX_ERRORS } from './limits.js';
import { checkScene, formatScene, parseScene } from './parse.js';

const smallest: SceneDefinition = { pliant: 1, name: 'n', description: 'd.', bodies: [] };
const ball = { kind: 'rigid', shape: { kind: 'sphere', radius: 0.5 } } as const;

function read(value: unknown): Scene {
  const reading = checkScene(value);
  if (!reading.ok) throw new Error(JSON.stringify(reading.errors));
  return reading.scene;
}

function errorsOf(value: unknown) {
  const reading = parseScene(typeof value === 'string' ? value : JSON.stringify(value));
  return reading.ok ? [] : reading.errors;
}

test('the smallest scene gets every default', () => {
  expect(read(smallest)).toEqual({
    ...smallest,
    gravity: [0, -9.81, 0],
    dt: 1 / 60,
    substeps: 4,
    duration: 10,
    seed: 1,
    sleeping: true,
    methods: {},
    pairs: [],
    parameters: {},
    materials: {},
    joints: [],
    sets: [],
    fields: [],
  });
});

describe('errors', () => {
  test('name path, code, line and column, in the order of the text', () => {
    const text = `{
  "pliant": 1, "name": "x", "description": "d",
  "gravitiy": [0, 0, 0],
  "bodies": [
    { "kind": "rigid", "shape": { "kind": "plane" } },
    { "kind": "static", "shape": { "kind": "sphere", "radius": "1" }, "velocity": [1, 0, 0] }
  ]
}`;
    expect(errorsOf(text).map(({ path, code, line, column }) => `${line}:${column} ${path} ${code}`)).toEqual(
      [
        '3:3 gravitiy unknown-key',
        '5:43 bodies[0].shape.kind invalid-value',
        '6:64 bodies[1].shape.radius invalid-value',
        '6:71 bodies[1].velocity unknown-key',
      ],
    );
  });

  test('a plane that should move is told who can have it', () => {
    for (const kind of ['rigid', 'kinematic']) {
      const [error] = errorsOf({ ...smallest, bodies: [{ kind, shape: { kind: 'plane' } }] });
      expect(error!.message).toContain("only a body of kind 'static'");
    }
    expect(errorsOf({ ...smallest, bodies: [{ kind: 'static', shape: { kind: 'plane' } }] })).toEqual([]);
  });

  test('a set names bodies that are there, each by a name of its own', () => {
    const bodies = ['a', 'b', 'b'].map((name) => ({ ...ball, name }));
    const repeated = { ...ball, name: 'c', repeat: { count: [2, 1, 1], step: [1, 0, 0] } };
    const sets = [{ name: 'two', bodies: ['a', 'c 1'] }, { bodies: ['a', 'b', 'x'] }];
    expect(
      errorsOf({ ...smallest, bodies: [...bodies, repeated], sets }).map(({ path, code }) => [path, code]),
    ).toEqual([
      ['sets[1].bodies[1]', 'unknown-name'],
      ['sets[1].bodies[2]', 'unknown-name'],
    ]);
    const scene = read({ ...smallest, bodies: [...bodies, repeated], sets: [sets[0]] });
    expect(scene.sets).toEqual([sets[0]]);
    expect(parseScene(formatScene(scene))).toEqual({ ok: true, scene });
  });

  test('an unknown material is told with the ones there are', () => {
    const bodies = [ball, { ...ball, material: 'rubbr' }, { ...ball, material: 'toString' }];
    const errors = errorsOf({ ...smallest, materials: { rubber: {}, wood: {} }, bodies });
    expect(errors.map(({ path, code, message }) => [path, code, message])).toEqual([
      ['bodies[1].material', 'unknown-name', "There is no material 'rubbr'; did you mean 'rubber'?"],
      [
        'bodies[2].material',
        'unknown-name',
        "There is no material 'toString'; the materials are 'rubber', 'wood'.",
      ],
    ]);
    expect(errorsOf({ ...smallest, bodies: [{ ...ball, material: 'x' }] })[0].message).toContain(
      'no materials here',
    );
  });

  test('a scene of another version says only that', () => {
    const errors = errorsOf({ pliant: 2, shapes: {}, other: 1 });
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({ path: 'pliant', code: 'unsupported-version' });
  });

  test('repeats that make too many bodies or go too far are refused', () => {
    const repeat = (count: number[], step: number[]) => ({
      ...smallest,
      bodies: [ball, { ...ball, repeat: { count, step } }],
    });
    expect(errorsOf(repeat([MAX_BODIES - 1, 1, 1], [1, 1, 1]))).toEqual([]);
    expect(errorsOf(repeat([MAX_BODIES, 1, 1], [1, 1, 1]))[0]).toMatchObject({
      path: 'bodies',
      code: 'too-large',
    });
    expect(errorsOf(repeat([MAX_BODIES, MAX_BODIES, MAX_BODIES], [0, 0, 0]))[0]).toMatchObject({
      code: 'too-large',
    });
    expect(errorsOf(repeat([3, 1, 1], [-6e8, 0, 0]))[0]).toMatchObject({
      path: 'bodies[1].repeat',
      code: 'invalid-value',
    });
  });

  test('rules between keys', () => {
    expect(errorsOf({ ...smallest, bodies: [{ ...ball, asleep: true, canSleep: false }] })[0].path).toBe(
      'bodies[0].asleep',
    );
    expect(errorsOf({ ...smallest, view: { position: [0, 0, 0] } })[0].path).toBe('view.target');
  });

  test('a long list is cut and its end says how much', () => {
    const errors = errorsOf({ ...smallest, bodies: Array.from({ length: 250 }, () => 7) });
    expect(errors).toHaveLength(MAX_ERRORS + 1);
    expect(errors[MAX_ERRORS]).toMatchObject({ message: 'And 150 more; mend those above first.', line: 1 });
  });

  test('a flood of strange keys does not take long to refuse', () => {
    const keys = Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [`radiu${i}`, 1]));
    expect(errorsOf({ ...smallest, ...keys })).toHaveLength(MAX_ERRORS + 1);
  });

  test.each([null, 7, 'scene', [], () => 1, undefined, Symbol('scene')])('%s is not a scene', (value) => {
    const reading = checkScene(value);
    expect(reading.ok).toBe(false);
  });
});

describe('round trip', () => {
  test.each(gallery)('$file reads back to the same bits', ({ text }) => {
    const reading = parseScene(text);
    if (!reading.ok) throw new Error('should have been read');
    const again = parseScene(formatScene(reading.scene));
    // Strict equality tells -0 from 0.
    expect(again).toStrictEqual(reading);
  });

  test('keeps awkward numbers and names', () => {
    const scene = read({
      ...smallest,
      name: 'tab\t "quote" \u2028 \ud800 é',
      gravity: [-0, 5e-324, 0.1 + 0.2],
      dt: 1 / 3,
      parameters: { penalty: { a: -0, b: 1e21, c: 'x', d: false } },
      materials: JSON.parse('{"__proto__": {"friction": 0.1}, "1": {}}'),
      bodies: [
        { ...ball, material: '__proto__', orientation: [0.1, 0.7, -3, 2], group: 0xffff_ffff, mask: 0 },
      ],
    });
    const again = parseScene(formatScene(scene));
    if (!again.ok) throw new Error(again.errors[0].message);
    expect(again.scene).toStrictEqual(scene);
    expect(Object.is(again.scene.gravity[0], -0)).toBe(true);
    expect(Object.is(again.scene.parameters['penalty']['a'], -0)).toBe(true);
  });

  test('leaves out what is left to its default', () => {
    const text = formatScene(
      read({ ...smallest, substeps: 4, gravity: [0, -9.81, 0], bodies: [{ ...ball, group: 1, mass: 1 }] }),
    );
    expect(JSON.parse(text)).toEqual({ ...smallest, bodies: [{ ...ball, mass: 1 }] });
  });

  test('writes no scene that could not be read', () => {
    expect(() => formatScene({ ...smallest, dt: Number.NaN })).toThrow(PliantError);
  });
});
