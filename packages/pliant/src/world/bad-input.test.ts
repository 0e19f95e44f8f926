/**
 * Bad input, line by line, from a program and from a scene file: a typed error with its place and one plain sentence, and nothing that
 * isn't a finite number in any other body.
 */
import { describe, expect, it, test } from 'vitest';
import type { PliantError } from '../core/errors.js';
import { parseScene } from '../scene/index.js';
import { type Body, World } from './index.js';
import { ball, FLOOR, refusal } from './world.test-support.js';

const FLAT = [0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0];
const LINE = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3];
const hull = (points: number[]) => ({ shape: { kind: 'hull', points } });

/** What is wrong with a body, and where. Null stands for a number that JSON doesn't have. */
const BODIES: readonly [string, object, string][] = [
  ['no mass', { mass: 0 }, 'mass'],
  ['a negative mass', { mass: -1 }, 'mass'],
  ['a mass whose inverse is no number', { mass: 1e-320 }, 'mass'],
  ['a mass beyond all bounds', { mass: 1e300 }, 'mass'],
  ['no density', { mass: undefined, density: 0 }, 'density'],
  ['no moment of inertia', { inertia: [0, 1, 1] }, 'inertia[0]'],
  ['moments that no body has', { inertia: [1, 1, 5] }, 'inertia'],
  ['a position that is no number', { position: [0, Number.NaN, 0] }, 'position[1]'],
  ['a position beyond all bounds', { position: [0, 1e300, 0] }, 'position[1]'],
  ['no orientation', { orientation: [0, 0, 0, 0] }, 'orientation'],
  ['an orientation that is no number', { orientation: [0, 0, Number.NaN, 1] }, 'orientation[2]'],
  ['an endless velocity', { velocity: [Number.POSITIVE_INFINITY, 0, 0] }, 'velocity[0]'],
  ['a hull of three points', hull(FLAT.slice(0, 9)), 'shape.points'],
  ['a hull in a plane', hull(FLAT), 'shape.points'],
  ['a hull on a line', hull(LINE), 'shape.points'],
  ['a hull of one point', hull(new Array(12).fill(1)), 'shape.points'],
  ['a hull that is thinner than rounding', hull([...FLAT.slice(0, 11), 1e-13]), 'shape.points'],
  ['a hull that is no number', hull([...FLAT.slice(0, 11), Number.NaN]), 'shape.points[11]'],
];

const NAMES: readonly [string, object, string][] = [
  ['a body that there is not', { kind: 'ball', a: 'ball', b: 'nobody', anchor: [0, 0, 0] }, 'b'],
  ['one body twice', { kind: 'ball', a: 'ball', b: 'ball', anchor: [0, 0, 0] }, 'b'],
  ['two bodies that nothing moves', { kind: 'ball', a: 'floor', b: 'post', anchor: [0, 0, 0] }, 'a'],
  [
    'an axis without direction',
    { kind: 'hinge', a: 'ball', b: 'post', anchor: [0, 0, 0], axis: [0, 0, 0] },
    'axis',
  ],
];

/** Path and sentence with which a scene of the floor, a post, a good ball and more is refused. */
function refusalOfScene(more: { bodies?: object[]; joints?: object[] }): { path: string; sentence: string } {
  const bodies = [
    { ...FLOOR, name: 'floor' },
    { ...FLOOR, name: 'post' },
    { ...ball(0, 1), name: 'ball' },
  ];
  const scene = {
    pliant: 1,
    name: 'Bad',
    description: 'Bad.',
    ...more,
    bodies: [...bodies, ...(more.bodies ?? [])],
  };
  const reading = parseScene(JSON.stringify(scene));
  if (!reading.ok) return { path: reading.errors[0].path, sentence: reading.errors[0].message };
  const { place, sentence }: PliantError = refusal(() => World.fromScene(reading.scene));
  return { path: place.path ?? '', sentence };
}

const isPlain = (sentence: string) => /^[A-Z][^!?]*\.$/.test(sentence) && !/NaN[^.,]* is NaN/.test(sentence);

describe('a body with', () => {
  it.each(BODIES)('%s is refused, and the world is as it was', (_, wrong, at) => {
    const world = new World();
    world.add(FLOOR);
    world.add(ball(0, 1));
    const before = world.hash();
    const error = refusal(() => world.add({ ...ball(0, 3), ...wrong } as never));
    expect(error.place.path).toBe(`body.${at}`);
    expect(isPlain(error.sentence)).toBe(true);
    expect(world.hash()).toBe(before);
  });

  it.each(BODIES)('%s is refused in a scene, with its place there', (_, wrong, at) => {
    const { path, sentence } = refusalOfScene({ bodies: [{ ...ball(0, 3), ...wrong }] });
    expect(path).toBe(`bodies[3].${at}`);
    expect(isPlain(sentence)).toBe(true);
  });

  test('a repeat in front of it is counted once', () => {
    const row = { ...ball(0, 1), repeat: { count: [4, 1, 1], step: [1, 0, 0] } };
    expect(refusalOfScene({ bodies: [row, { ...ball(0, 3), ...hull(FLAT) }] }).path).toBe(
      'bodies[4].shape.points',
    );
  });
});

it.each(NAMES)('a joint between %s is refused in a scene, with its place there', (_, joint, at) => {
  const { path, sentence } = refusalOfScene({ joints: [joint] });
  expect(path).toBe(`joints[0].${at}`);
  expect(isPlain(sentence)).toBe(true);
});

describe('bodies that stay', () => {
  const isSound = (body: Body) =>
    [body.position, body.orientation, body.velocity, body.angularVelocity].every((part) =>
      part.every(Number.isFinite),
    );

  it.each(['impulse', 'constraint', 'penalty', 'backtracking'])(
    'are finite when one that touches them and is tied to them breaks, under %s',
    (method) => {
      const world = new World({ sleeping: false });
      world.setMethod('response', method);
      world.add(FLOOR);
      const low = world.add(ball(0, 0.5));
      const bad = world.add(ball(0, 1.5));
      const tied = world.add(ball(1.2, 1.5));
      world.addJoint({ kind: 'ball', a: bad, b: tied, anchor: [0.6, 1.5, 0] });
      for (let i = 0; i < 5; i++) world.step(1 / 60);
      bad.velocity[1] = Number.NaN;
      bad.angularVelocity[0] = Number.POSITIVE_INFINITY;
      for (let i = 0; i < 20; i++) world.step(1 / 60);
      expect([low, tied].every(isSound)).toBe(true);
      expect(world.troubles().map(({ code }) => code)).toContain('non-finite');
    },
  );

  it('keep their state when the one they were tied to is removed', () => {
    const world = new World({ sleeping: false });
    const [a, b, c] = [0, 1, 2].map((x) => world.add(ball(1.5 * x, 3)));
    const joint = world.addJoint({ kind: 'ball', a, b, anchor: [0.75, 3, 0] });
    world.addJoint({ kind: 'hinge', a: b, b: c, anchor: [2.25, 3, 0], axis: [0, 0, 1] });
    for (let i = 0; i < 5; i++) world.step(1 / 60);
    world.remove(b);
    expect(joint.exists).toBe(false);
    expect([...world.joints()]).toEqual([]);
    const before = a.velocity[1];
    world.step(1 / 60);
    expect(Math.abs(a.velocity[1] - before + 9.81 / 60)).toBeLessThan(1e-12);
    expect([a, c].every(isSound)).toBe(true);
  });
});

describe('a scene that a program put together', () => {
  it('becomes a world with the defaults of a scene file', () => {
    const world = World.fromScene({
      pliant: 1,
      name: 'by hand',
      description: 'Made by a program.',
      bodies: [FLOOR, ball(0, 3)],
    });
    expect([...world].length).toBe(2);
    expect([...world.gravity]).toEqual([0, -9.81, 0]);
  });

  it.each([
    [
      'a body without a shape',
      { pliant: 1, name: 'by hand', description: 'Made by a program.', bodies: [{ kind: 'rigid' }] },
      'bodies[0]',
    ],
    ['an unknown key', { pliant: 1, name: 'n', description: 'd', bodies: [], bodys: [] }, 'bodys'],
    ['no scene at all', 'box-stack', ''],
  ])('is refused with its place: %s', (_, scene, path) => {
    const error = refusal(() => World.fromScene(scene as never));
    expect(error.name).toBe('PliantError');
    expect(error.place.path ?? '').toContain(path);
  });
});
