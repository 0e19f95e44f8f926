import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { World } from '../../world/index.js';
import { checkScene, formatScene, parseScene } from '../parse.js';
import { performanceScene } from '../thesis/index.js';
import {
  formatSceneXml,
  type MoleculeScene,
  moleculesOfScene,
  parseSceneXml,
  sceneOfMolecules,
} from './index.js';

const bytes = readFileSync(new URL('../../../../../scenes/thesis/floor-and-cube.xml', import.meta.url));

function sceneOf(input: string | Uint8Array) {
  const reading = parseScene(input);
  if (!reading.ok) throw new Error(JSON.stringify(reading.errors));
  return reading.scene;
}

/** Every feature of the format, with numbers that no decimal of few digits is. */
const odd: MoleculeScene = {
  gravity: [-0, 1 / 3, -1e-300],
  simulation: { fps: 49.000000000000014, duration: 0.1 + 0.2 },
  patient: { name: 'Ö "quoted" <&>', age: 0 },
  materials: [
    {
      description: '__proto__',
      colour: [0.1, 1 / 3, 1],
      damping: 0,
      density: 1 / 7,
      youngsModulus: 0,
      mediumDensity: 0,
    },
    {
      description: 'b',
      colour: [0, 0, 0],
      damping: 0.2,
      density: 970,
      youngsModulus: 15_000,
      mediumDensity: 1,
    },
  ],
  organs: [
    {
      type: '',
      description: 'mixed',
      positions: Float64Array.of(-0, 0.1, 1 / 3, 1e9, -1e9, 5e-324),
      radii: Float64Array.of(0.012, 1 / 9),
      materialOf: Uint32Array.of(1, 0),
      frictions: Float64Array.of(0.02, 1e6),
      fixed: Uint8Array.of(0, 1),
      forces: [
        {
          molecule: 1,
          times: Float64Array.of(-1, 0, 0, 1e30),
          forces: Float64Array.from({ length: 12 }, (_, k) => k / 7),
        },
      ],
    },
    {
      type: 'cartilage',
      description: 'empty',
      positions: new Float64Array(0),
      radii: new Float64Array(0),
      materialOf: new Uint32Array(0),
      frictions: new Float64Array(0),
      fixed: new Uint8Array(0),
      forces: [],
    },
  ],
};

describe('XML to JSON and back', () => {
  test.each([
    ['the printed scene', parseSceneXml(bytes).scene],
    ['the performance scene', performanceScene()],
    ['a scene of odd numbers', odd],
  ])('%s keeps every bit', (_, molecules) => {
    const scene = sceneOf(formatScene(sceneOfMolecules(molecules)));
    const { scene: back, leftOut } = moleculesOfScene(scene);
    expect(leftOut).toEqual([]);
    expect(back).toEqual(molecules);
    expect(formatSceneXml(back)).toBe(formatSceneXml(molecules));
  });

  test('an organ without molecules stays in the scene, and a world leaves it out', () => {
    const scene = sceneOf(formatScene(sceneOfMolecules(odd)));
    const world = World.fromScene(scene);
    expect([scene.bodies.length, world.size]).toEqual([2, 1]);
    expect(world.find('empty')).toBeUndefined();
    expect(() => world.add({ kind: 'mass-spring', molecules: [] })).toThrow(
      'The body has no molecules; give it at least one.',
    );
  });

  test('parseScene takes both, as text and as bytes, with the same result', () => {
    const scene = sceneOf(bytes);
    expect(scene).toMatchObject({ dt: 1 / 600, fps: 600, duration: 30, substeps: 1, sleeping: false });
    expect(scene.bodies.map((body) => body.kind)).toEqual(['mass-spring', 'mass-spring']);
    expect(sceneOf(bytes.toString('latin1'))).toEqual(scene);
    expect(sceneOf(new TextEncoder().encode(formatScene(scene)))).toEqual(scene);
  });

  test('XML in the encoding that it declares is read from bytes', () => {
    const text = bytes.toString('latin1').replace('name="John"', 'name="Jörg"');
    expect(sceneOf(Buffer.from(text, 'latin1')).patient?.name).toBe('Jörg');
    const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le');
    expect(sceneOf(utf16).patient?.name).toBe('Jörg');
  });

  test('a placed body is written where it stands', () => {
    const scene = sceneOf(formatScene(sceneOfMolecules(odd)));
    const [body] = scene.bodies;
    const turned = { ...scene, bodies: [{ ...body!, position: [1, 2, 3], orientation: [0, 0, 1, 0] }] };
    const reading = checkScene(turned);
    if (!reading.ok) throw new Error('refused');
    // Half a turn about z: x and y change sign.
    expect([...moleculesOfScene(reading.scene).scene.organs[0].positions.subarray(0, 3)]).toEqual([
      1,
      1.9,
      3 + 1 / 3,
    ]);
  });
});

describe('what is wrong', () => {
  test('in XML is told with line and column', () => {
    const broken = bytes.toString('latin1').replace('radius="0.012"', 'radius="-1"');
    const reading = parseScene(broken);
    expect(reading).toMatchObject({ ok: false, errors: [{ code: 'invalid-value', line: 18, column: 1 }] });
    expect(parseScene('<come>')).toMatchObject({ ok: false, errors: [{ line: 1 }] });
    expect(parseScene(Uint8Array.of(0x7b, 0xff))).toMatchObject({ ok: false, errors: [{ code: 'syntax' }] });
  });

  test('warnings come along', () => {
    const alone = bytes.toString('latin1').replace('y="0.03" z="-0.0075"', 'y="3" z="-0.0075"');
    const reading = parseScene(alone);
    expect(reading.ok && reading.warnings?.map(({ code }) => code)).toEqual(['isolated-molecule']);
  });

  const errorsOf = (value: object) => {
    const base = { pliant: 1, name: 'n', description: 'd.' };
    const reading = checkScene({ ...base, ...value });
    return reading.ok ? [] : reading.errors.map(({ path, code }) => `${path} ${code}`);
  };
  const molecules = [{ position: [0, 0, 0] }];

  test('in JSON is told with its path', () => {
    expect(errorsOf({ fps: 10, dt: 0.2, bodies: [] })).toEqual(['dt invalid-value']);
    expect(errorsOf({ fps: 10, dt: 0.1, bodies: [] })).toEqual([]);
    const body = { kind: 'mass-spring', molecules: [{ ...molecules[0], material: 'x' }] };
    expect(errorsOf({ bodies: [body] })).toEqual(['bodies[0].molecules[0].material unknown-name']);
    expect(errorsOf({ bodies: [{ ...body, materials: { x: {} } }] })).toEqual([]);
    const forces = [
      { time: 1, force: [0, 0, 0] },
      { time: 0, force: [0, 0, 0] },
    ];
    const falling = { kind: 'mass-spring', molecules: [{ ...molecules[0], forces }] };
    expect(errorsOf({ bodies: [falling] })).toEqual(['bodies[0].molecules invalid-value']);
  });

  test('what XML can’t say is refused or named', () => {
    const read = (value: object) => {
      const reading = checkScene({ pliant: 1, name: 'n', description: 'd.', substeps: 1, ...value });
      if (!reading.ok) throw new Error(JSON.stringify(reading.errors));
      return reading.scene;
    };
    const rigid = { kind: 'rigid', shape: { kind: 'sphere', radius: 1 } };
    const molecule = { kind: 'mass-spring', molecules };
    expect(() => moleculesOfScene(read({ bodies: [rigid] }))).toThrow("bodies of the kind 'rigid'");
    expect(() => moleculesOfScene(read({ bodies: [{ ...molecule, velocity: [1, 0, 0] }] }))).toThrow(
      'velocities',
    );
    expect(() =>
      moleculesOfScene(read({ bodies: [], fields: [{ kind: 'uniform', acceleration: [1, 0, 0] }] })),
    ).toThrow('force fields');
    const named = read({ bodies: [molecule], source: 's', methods: { broadphase: 'brute-force' } });
    expect(moleculesOfScene(named).leftOut).toEqual(['source', 'methods']);
  });
});
