// A page downloads little, what it leaves out says so, and it makes no difference when a part comes.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { World } from 'pliant';
import { afterAll, describe, expect, test } from 'vitest';
import { inRoot } from '../setup/place.mjs';
import { background } from '../setup/run.mjs';
import { MOST, sizeOf } from './size.mjs';

test.each(MOST)('$program is at most $most bytes', async ({ program, without, most }) => {
  expect(await sizeOf(program, without)).toBeLessThanOrEqual(most);
});

/** Runs a program that sees the package as a page does, where nothing comes by itself; gives what it prints. */
function run(program) {
  const lib = pathToFileURL(inRoot('packages/pliant/lib')).href;
  const text = program.replaceAll(/'pliant(?:\/([a-z]+))?'/g, (_, entry = 'index') => `'${lib}/${entry}.js'`);
  const { ok, output } = background(process.execPath, ['--input-type=module', '--eval', text]);
  expect([ok, output]).toEqual([true, output]);
  return output.trim().split('\n');
}

const HELPERS = `
const said = (act) => { try { act(); return 'fine'; } catch (error) { return error.code + ' ' + error.message; } };
const ball = { kind: 'soft', mesh: { kind: 'sphere', radius: 0.5, edge: 0.3 }, position: [0, 0.6, 0] };
const molecules = { kind: 'mass-spring', molecules: [{ position: [0, 1, 0], radius: 0.1, material: 'a' }], materials: { a: { density: 1000, youngsModulus: 1e5, connectionDamping: 0, mediumDensity: 0 } } };
const run = (world) => { for (let i = 0; i < 20; i++) world.step(1 / 60); return world.hash(); };
`;

/** A file with the snapshot of a world that has a soft body. */
function softSnapshot() {
  const world = new World();
  world.add({ kind: 'soft', mesh: { kind: 'sphere', radius: 0.5, edge: 0.3 } });
  const file = join(mkdtempSync(join(tmpdir(), 'pliant-size-')), 'soft.snapshot');
  folders.push(dirname(file));
  writeFileSync(file, world.snapshot());
  return file;
}

const folders = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('what a program has not imported', () => {
  test('is refused with the import that brings it', () => {
    const lines = run(`import { World } from 'pliant';${HELPERS}
const world = new World();
const [post, box] = ['static', 'rigid'].map((kind) => world.add({ kind, shape: { kind: 'sphere', radius: 1 }, mask: 0 }));
console.log(said(() => world.add(ball)));
console.log(said(() => world.add(molecules)));
console.log(said(() => world.add({ kind: 'static', shape: { kind: 'mesh', positions: [0, 0, 0, 1, 0, 0, 0, 0, 1], triangles: [0, 1, 2] } })));
console.log(said(() => world.add({ kind: 'static', shape: { kind: 'union', parts: [{ shape: { kind: 'sphere', radius: 1 } }] } })));
console.log(said(() => world.addField({ kind: 'attractor', strength: 1, exponent: 0.5 })));
console.log(said(() => world.addJoint({ kind: 'six-axis', a: post, b: box, anchor: [0, 0, 0], x: {} })));
console.log(said(() => world.setMethod('response', 'constraint')));
console.log(said(() => world.setMethod('broadphase', 'brute-force')));
console.log(said(() => world.setMethod('narrowphase', 'tetrahedra')));
console.log(said(() => world.setParameters('penalty', {})));
console.log(said(() => world.setMethod('response', 'nonsense')));
console.log(world.size, run(world).length);`);
    const missing = (what, entry) =>
      `${what} not in this program. Write import '${entry}'; once, anywhere in it.`;
    expect(lines).toEqual([
      `unavailable body.kind: ${missing('Soft bodies are', 'pliant/soft')}`,
      `unavailable body.kind: ${missing('Bodies of molecules are', 'pliant/molecules')}`,
      `unavailable body.shape.kind: ${missing('Shapes that are meshes are', 'pliant/meshes')}`,
      `unavailable body.shape.kind: ${missing('Shapes that are made of others are', 'pliant/meshes')}`,
      `unavailable field.exponent: ${missing('Fields with an exponent that is not a whole number are', 'pliant/methods')}`,
      `unavailable joint.kind: ${missing('Joints of six axes are', 'pliant/methods')}`,
      `unavailable methods.response: ${missing("The response method 'constraint' is", 'pliant/methods')}`,
      `unavailable methods.broadphase: ${missing("The broadphase method 'brute-force' is", 'pliant/methods')}`,
      `unavailable methods.narrowphase: ${missing("The narrowphase method 'tetrahedra' is", 'pliant/soft')}`,
      `unavailable parameters.penalty: ${missing("The response method 'penalty' is", 'pliant/methods')}`,
      "unknown-name methods.response: There is no response method 'nonsense'; choose one of impulse.",
      '2 16',
    ]);
  });

  test('is refused as well where a snapshot needs it', () => {
    const [code, sentence] = run(`import { World } from 'pliant';${HELPERS}
const { default: fs } = await import('node:fs');
const bytes = fs.readFileSync(${JSON.stringify(softSnapshot())});
try { World.restore(bytes); } catch (error) { console.log(error.code); console.log(error.sentence); }`);
    expect([code, sentence]).toEqual([
      'unavailable',
      "Soft bodies are not in this program. Write import 'pliant/soft'; once, anywhere in it.",
    ]);
  });

  test('may come later, in any order, and gives the same bits', () => {
    const rest = "world.add({ kind: 'static', shape: { kind: 'plane' } }); world.add(ball);";
    const late = `import { World } from 'pliant';${HELPERS}
const world = new World(); run(world); await import('pliant/soft'); await import('pliant/molecules'); await import('pliant/all');
const { responses, penetrations, narrowphases } = await import('pliant/methods');
${rest} console.log(run(world), responses.names(), penetrations.names(), narrowphases.names());`;
    const early = `import 'pliant/all'; import { World } from 'pliant'; import { responses, penetrations, narrowphases } from 'pliant/methods';${HELPERS}
const world = new World(); run(world); ${rest}
console.log(run(world), responses.names(), penetrations.names(), narrowphases.names());`;
    expect(run(late)).toEqual(run(early));
  });

  test('is all there in Node', () => {
    const { ok, output } = background(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        "import { World } from 'pliant'; const world = new World(); world.setMethod('response', 'constraint'); world.add({ kind: 'soft', mesh: { kind: 'sphere', radius: 1 } });",
      ],
      { cwd: inRoot('packages/three') },
    );
    expect([ok, output]).toEqual([true, '']);
  });
});
