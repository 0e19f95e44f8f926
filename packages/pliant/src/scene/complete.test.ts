import { describe, expect, test } from 'vitest';
import { type BodySettings, readBody } from './complete.js';
import { expandScene } from './expand.js';
import type { BodyDefinition } from './format-bodies.js';
import { checkScene } from './parse.js';

const shape = { kind: 'sphere', radius: 0.5 } as const;

function expand(scene: object): BodySettings[] {
  const reading = checkScene({ pliant: 1, name: 'n', description: 'd.', ...scene });
  if (!reading.ok) throw new Error(JSON.stringify(reading.errors));
  return expandScene(reading.scene);
}

describe('readBody', () => {
  test('fills in every value a body needs', () => {
    expect(readBody({ kind: 'rigid', shape })).toEqual({
      kind: 'rigid',
      shape,
      position: [0, 0, 0],
      orientation: [0, 0, 0, 1],
      velocity: [0, 0, 0],
      angularVelocity: [0, 0, 0],
      density: 1000,
      friction: 0.5,
      restitution: 0,
      linearDamping: 0,
      angularDamping: 0,
      gravityScale: 1,
      lockTranslation: '',
      lockRotation: '',
      massAtOrigin: false,
      canSleep: true,
      enabled: true,
      asleep: false,
      group: 1,
      mask: 0xffff_ffff,
      sensor: false,
    });
    expect(readBody({ kind: 'static', shape: { kind: 'plane', normal: [0, 3, 0] } })).toEqual({
      kind: 'static',
      shape: { kind: 'plane', normal: [0, 1, 0], offset: 0 },
      position: [0, 0, 0],
      orientation: [0, 0, 0, 1],
      friction: 0.5,
      restitution: 0,
      enabled: true,
      group: 1,
      mask: 0xffff_ffff,
      sensor: false,
    });
  });

  test('a soft body takes no restitution from its material, and refuses one of its own', () => {
    const soft = { kind: 'soft', mesh: { kind: 'box', size: [1, 1, 1], cells: [1, 1, 1] } } as const;
    const materials = { rubber: { restitution: 0.8, friction: 0.9 } };
    const body = readBody({ ...soft, material: 'rubber' }, materials);
    expect(body).toMatchObject({ friction: 0.9, restitution: 0 });
    expect(readBody({ ...soft, restitution: 0 }).restitution).toBe(0);
    expect(() => readBody({ ...soft, restitution: 0.5 })).toThrow('body.restitution: A soft body bounces by');
  });

  test("a body's own value comes before its material's, and that before the default", () => {
    const materials = { rubber: { density: 1100, friction: 0.9, color: '#112233' } };
    const body = readBody({ kind: 'rigid', shape, material: 'rubber', friction: 0.1 }, materials);
    expect(body).toMatchObject({ density: 1100, friction: 0.1, restitution: 0, color: '#112233' });
    expect(body).not.toHaveProperty('material');
    expect(readBody({ kind: 'static', shape, material: 'rubber' }, materials)).not.toHaveProperty('density');
    expect(() => readBody({ kind: 'rigid', shape, material: 'wood' }, materials)).toThrow(
      "body.material: There is no material 'wood'; the materials are 'rubber'.",
    );
  });

  test("a body of molecules names the place of a material that isn't there; it named all molecules", () => {
    const molecules = [{ position: [0, 0, 0] }, { position: [1, 0, 0], material: 'wood' }] as const;
    const gum = { gum: { density: 1000, youngsModulus: 1000 } };
    const body = { kind: 'mass-spring', radius: 0.6, molecules, material: 'gum', materials: gum } as const;
    expect(() => readBody(body)).toThrow("body.molecules[1].material: There is no material 'wood'");
    expect(() => readBody({ ...body, molecules: molecules.slice(0, 1), material: 'oak' })).toThrow(
      "body.material: There is no material 'oak'",
    );
  });

  test('what it hands over can be handed in again', () => {
    const body: BodyDefinition = readBody({ kind: 'rigid', shape, mass: 2, orientation: [1, 2, 3, 4] });
    expect(readBody(body)).toStrictEqual(body);
  });

  test('undefined counts as left out, since spreads of optional values leave it behind', () => {
    expect(readBody({ kind: 'rigid', shape, mass: undefined })).toStrictEqual(
      readBody({ kind: 'rigid', shape }),
    );
  });
});

describe('expandScene', () => {
  const body = { kind: 'rigid', name: 'b', shape, position: [1, 2, 3] };

  test('counts x fastest, then z, then y, and starts at the body itself', () => {
    const copies = expand({ bodies: [{ ...body, repeat: { count: [2, 2, 2], step: [1, 10, 100] } }] });
    expect(copies.map(({ position }) => position)).toEqual([
      [1, 2, 3],
      [2, 2, 3],
      [1, 2, 103],
      [2, 2, 103],
      [1, 12, 3],
      [2, 12, 3],
      [1, 12, 103],
      [2, 12, 103],
    ]);
    expect(copies.map(({ name }) => name)).toEqual(Array.from({ length: 8 }, (_, i) => `b ${i}`));
    expect(copies.every((copy) => !('repeat' in copy))).toBe(true);
  });

  test('jitters within its bound, the same every time, and differently for each body and seed', () => {
    const bodies = [0, 1].map(() => ({
      ...body,
      repeat: { count: [5, 5, 5], step: [1, 1, 1], jitter: 0.25 },
    }));
    const shifts = (scene: object) =>
      expand(scene).map(({ position }) => position.map((x) => x - Math.round(x)));
    const first = shifts({ bodies });
    expect(first.flat().every((shift) => Math.abs(shift) <= 0.25)).toBe(true);
    expect(Math.max(...first.flat().map(Math.abs))).toBeGreaterThan(0.24);
    expect(shifts({ bodies })).toEqual(first);
    expect(first.slice(0, 125)).not.toEqual(first.slice(125));
    expect(shifts({ bodies, seed: 2 })).not.toEqual(first);
    const seeded = bodies.map(({ repeat, ...rest }) => ({ ...rest, repeat: { ...repeat, seed: 5 } }));
    expect(shifts({ bodies: seeded, seed: 2 })).toEqual(shifts({ bodies: seeded, seed: 3 }));
  });
});
