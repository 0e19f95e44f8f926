/** The programs of every scene of the gallery: they compile, and the plain ones give the same hash after 100 steps. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as pliant from 'pliant';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CODE_KINDS, sceneCode, sceneJson } from './as-code.js';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const SCENES = join(ROOT, 'scenes');

const files = [
  ...readdirSync(SCENES).filter((file) => file.endsWith('.json')),
  ...readdirSync(join(SCENES, 'thesis'))
    .filter((file) => file.endsWith('.xml'))
    .map((file) => `thesis/${file}`),
];

function sceneOf(file: string): pliant.Scene {
  const reading = pliant.parseScene(readFileSync(join(SCENES, file)));
  if (!reading.ok) throw new Error(reading.errors[0].message);
  return reading.scene;
}

/** As the page has it: from the text of the file. */
const code = async (file: string, kind: (typeof CODE_KINDS)[number]): Promise<string> => {
  const { name, view } = sceneOf(file);
  const text = await sceneJson(readFileSync(join(SCENES, file), file.endsWith('.xml') ? 'latin1' : 'utf8'));
  return sceneCode({ name, text, address: 'https://example.org/', ...(view && { view }) }, kind);
};

let folder: string;

beforeAll(() => {
  // Inside of the project, so that packages are found as by any program.
  mkdirSync(join(ROOT, '.pliant'), { recursive: true });
  folder = mkdtempSync(join(ROOT, '.pliant', 'programs-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** How a program's file is called, without its ending. */
const stemOf = (file: string): string => file.replaceAll(/\W/g, '-');

it('every program compiles: plain, for three.js, for React', async () => {
  const programs = files.flatMap((file) =>
    CODE_KINDS.filter((kind) => kind !== 'embed').map((kind) => {
      const name = kind === 'TypeScript' ? stemOf(file) : `${stemOf(file)}-${kind.replaceAll('.', '')}`;
      return { name: `${name}.${kind === 'React' ? 'tsx' : 'ts'}`, file, kind };
    }),
  );
  for (const { name, file, kind } of programs) writeFileSync(join(folder, name), await code(file, kind));
  const compilerOptions = {
    strict: true,
    outDir: './compiled',
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2023', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    types: [],
    skipLibCheck: true,
  };
  const include = ['./*.ts', './*.tsx'];
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include }));
  const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  const told = await run(process.execPath, [tsc, '-p', folder], { maxBuffer: 64e6 }).catch(
    (error: { stdout: string }) => error,
  );
  expect(told.stdout).toBe('');
  expect(programs.length).toBeGreaterThan(3 * 60);
}, 300_000);

/**
 * Runs the compiled programs one after the other and the worlds of the scene files beside them, in a process of its own: from the built packages,
 * as anybody's program does. That is several times as fast as the sources under the test runner.
 */
const RUNNER = `
import { readFileSync } from 'node:fs';
import { parseScene, World } from 'pliant';
import 'pliant/all';
const say = console.log;
for (const { program, scene: file } of JSON.parse(process.argv[2])) {
  let printed = [];
  console.log = (...words) => { printed.push(...words); };
  await import(program);
  const { scene } = parseScene(readFileSync(file));
  const world = World.fromScene(scene);
  for (let k = 0; k < 100; k++) world.step(scene.dt);
  say(JSON.stringify({ program, printed, expected: [world.time, world.hash()] }));
}
`;

it('every plain program gives the same hash after 100 steps as the scene', async () => {
  writeFileSync(join(folder, 'runner.mjs'), RUNNER);
  const jobs = files.map((file) => ({
    program: `./compiled/${stemOf(file)}.js`,
    scene: join(SCENES, file),
  }));
  const { stdout } = await run(process.execPath, [join(folder, 'runner.mjs'), JSON.stringify(jobs)], {
    maxBuffer: 64e6,
  });
  const results = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { program: string; printed: unknown[]; expected: unknown[] });
  expect(results.map(({ program }) => program)).toEqual(jobs.map(({ program }) => program));
  for (const { program, printed, expected } of results) {
    expect(expected[1], program).toMatch(/^[0-9a-f]{16}$/);
    expect(printed, program).toEqual(expected);
  }
}, 600_000);
