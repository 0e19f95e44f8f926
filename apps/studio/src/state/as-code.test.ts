import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as pliant from 'pliant';
import { expect, it } from 'vitest';
import { sceneCode } from './as-code.js';

const SCENES = fileURLToPath(new URL('../../../../scenes/', import.meta.url));

/** Runs the program as a browser would after its types are taken off; tells what it prints. */
function run(code: string, World: unknown = pliant.World): unknown[] {
  const script = code.replaceAll(/^import .*$/gm, '').replace(': SceneDefinition', '');
  const printed: unknown[] = [];
  const told = { log: (...words: unknown[]) => printed.push(...words) };
  const call = new Function('formatScene', 'parseScene', 'World', 'console', script);
  call(pliant.formatScene, pliant.parseScene, World, told);
  return printed;
}

function sceneOf(file: string): { readonly text: string; readonly scene: pliant.Scene } {
  const text = readFileSync(`${SCENES}${file}`, file.endsWith('.xml') ? 'latin1' : 'utf8');
  const reading = pliant.parseScene(text);
  if (!reading.ok) throw new Error(reading.errors[0].message);
  return { text: pliant.formatScene(reading.scene), scene: reading.scene };
}

const files = [
  ...readdirSync(SCENES).filter((file) => file.endsWith('.json')),
  ...readdirSync(`${SCENES}thesis`)
    .filter((file) => file.endsWith('.xml'))
    .map((file) => `thesis/${file}`),
];

it.each(files)('the program of %s builds exactly that scene', (file) => {
  const { text, scene } = sceneOf(file);
  let built: unknown;
  const fromScene = (given: unknown) => {
    built = given;
    return { step: () => undefined, hash: () => '' };
  };
  run(sceneCode({ name: `${scene.name} */ x`, text, address: '' }, 'TypeScript'), { fromScene });
  const { $schema: _, ...rest } = scene;
  expect(built).toStrictEqual(rest);
});

it.each(['newton-cradle.json', 'bouncing-ball.json', 'pendulum-period.json', 'soft-nested.json'])(
  'the program of %s gives the same hash after 100 steps',
  (file) => {
    const { text, scene } = sceneOf(file);
    const [, hash] = run(sceneCode({ name: scene.name, text, address: '' }, 'TypeScript'));
    const world = pliant.World.fromScene(scene);
    for (let k = 0; k < 100; k++) world.step(scene.dt);
    expect(hash).toBe(world.hash());
  },
);

it('has no path to the schema of a file', () => {
  const text = '{\n  "$schema": "../packages/pliant/scene.schema.json",\n  "pliant": 1\n}';
  const code = sceneCode({ name: 'x', text, address: '' }, 'TypeScript');
  expect(code).toContain('SceneDefinition = {\n  "pliant": 1\n};');
});
