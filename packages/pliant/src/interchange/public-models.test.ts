/**
 * Models of other people, which are not part of this repository: `PLIANT_MODELS=folder npm test -- public-models` loads
 * every URDF and MJCF file below that folder, runs it, and writes and reads it again. `docs/scenes-from-elsewhere.md`
 * says which ones were tried.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PliantError } from '../core/errors.js';
import { formatScene, parseScene, type Scene } from '../scene/index.js';
import { World } from '../world/index.js';
import {
  isMjcf,
  readGltfScene,
  readMjcf,
  readUrdf,
  type SceneImport,
  writeGltfScene,
  writeUrdf,
} from './index.js';

const FOLDER = process.env['PLIANT_MODELS'];
const STEPS = Number(process.env['PLIANT_STEPS'] ?? 20);
const TIME = 600_000;

const files =
  FOLDER === undefined
    ? []
    : readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
        .map((name) => join(FOLDER, name))
        .filter((path) => path.endsWith('.urdf') || isMjcfFile(path))
        .sort();

function isMjcfFile(path: string): boolean {
  return path.endsWith('.xml') && isMjcf(readFileSync(path, 'utf8'));
}

function load(path: string): SceneImport | PliantError {
  const places = [dirname(path), join(dirname(path), 'meshes'), dirname(dirname(path))];
  const companions = (name: string) => {
    const found = places
      .flatMap((place) => [join(place, name), join(place, basename(name))])
      .find((file) => existsSync(file));
    return found === undefined ? undefined : readFileSync(found);
  };
  try {
    return (path.endsWith('.urdf') ? readUrdf : readMjcf)(readFileSync(path), companions);
  } catch (error) {
    if (error instanceof PliantError) return error;
    throw error;
  }
}

function statesOf(scene: Scene, steps: number) {
  const world = World.fromScene(scene);
  for (let i = 0; i < steps; i++) world.step(scene.dt);
  const bodies = [...world].filter(({ kind }) => kind === 'rigid');
  return new Map(bodies.map((body) => [body.name, [...body.position, ...body.velocity, body.mass]]));
}

function farthest(actual: Scene, wanted: Scene): number {
  const [a, b] = [actual, wanted].map((scene) => statesOf({ ...scene, gravity: wanted.gravity }, 0));
  expect([...a.keys()].sort()).toEqual([...b.keys()].sort());
  return Math.max(
    0,
    ...[...b].flatMap(([name, values]) => values.map((x, k) => Math.abs(a.get(name)![k] - x))),
  );
}

describe.skipIf(FOLDER === undefined)('models of other people', () => {
  const read = files.map((path) => [path.slice(FOLDER!.length + 1), load(path)] as const);

  test('ten or more load', () => {
    const loaded = read.filter(
      ([, model]) => !(model instanceof PliantError) && model.scene.bodies.length > 0,
    );
    expect(loaded.length).toBeGreaterThanOrEqual(10);
  });

  test.each(read)(
    '%s',
    (_, model) => {
      if (model instanceof PliantError) {
        expect(model.sentence).toMatch(/\.$/);
        return;
      }
      const { scene, notes } = model;
      for (const { sentence } of notes) expect(sentence).toMatch(/\.$/);
      for (const values of statesOf(scene, STEPS).values()) expect(values.every(Number.isFinite)).toBe(true);
      const text = parseScene(formatScene(scene));
      if (!text.ok) throw new Error(text.errors[0].message);
      expect(farthest(text.scene, scene)).toBe(0);
      if (scene.bodies.length === 0) return;
      expect(farthest(readGltfScene(writeGltfScene(scene, true).bytes).scene, scene)).toBeLessThan(1e-6);
      const urdf = writeUrdf(scene, 'part');
      const parts = new Map(urdf.files.map(({ name, bytes }) => [name, bytes]));
      expect(farthest(readUrdf(urdf.bytes, (name) => parts.get(name)).scene, scene)).toBeLessThan(1e-9);
    },
    TIME,
  );
});
