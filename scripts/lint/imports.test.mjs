// The import lint must bite: a layout with one wrong import per rule is refused import by import, a right one passes.

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { inRoot } from '../setup/place.mjs';

const folders = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Lays out `files` (path → what it imports) and gives the lint's refusals as "rule: from → to". */
function refusals(files) {
  const folder = mkdtempSync(join(tmpdir(), 'pliant-imports-'));
  folders.push(folder);
  for (const [path, imports] of Object.entries(files)) {
    const lines = imports.map((name, i) => `import * as i${i} from '${name}'; export const e${i} = i${i};`);
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${lines.join('\n')}\nexport const here = 1;\n`);
  }
  const program = inRoot('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const config = inRoot('.dependency-cruiser.cjs');
  const tops = [...new Set(Object.keys(files).map((path) => path.split('/')[0]))].filter(
    (top) => top !== 'node_modules',
  );
  const args = [program, '--config', config, '--output-type', 'json', ...tops];
  const ended = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  expect(ended.stderr).toBe('');
  const { violations } = JSON.parse(ended.stdout).summary;
  return violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`).sort();
}

const e = 'packages/pliant/src';
const packages = {
  'node_modules/three/index.js': [],
  'node_modules/saxes/index.js': [],
  'node_modules/robust-predicates/index.js': [],
  'node_modules/lodash/index.js': [],
};

test('a layout that keeps the order passes', () => {
  const files = {
    ...packages,
    [`${e}/core/errors.ts`]: [],
    [`${e}/math/vec3.ts`]: ['../core/errors.js'],
    [`${e}/geometry/sphere.ts`]: ['../math/vec3.js', './box.js', 'robust-predicates'],
    [`${e}/geometry/box.ts`]: [],
    [`${e}/scene/parse.ts`]: ['../geometry/sphere.js'],
    [`${e}/io/xml.ts`]: ['../scene/parse.js', 'saxes'],
    [`${e}/planar/polygon.ts`]: ['../math/vec3.js'],
    [`${e}/queries/ray.ts`]: ['../geometry/box.js'],
    [`${e}/bodies/bodies.ts`]: ['../scene/parse.js'],
    [`${e}/bodies/bodies.test.ts`]: ['node:fs', 'vitest', '../world/world.js', './bodies.test-support.js'],
    [`${e}/bodies/bodies.test-support.ts`]: ['./bodies.js', 'node:path'],
    [`${e}/recording/snapshot.ts`]: ['../bodies/bodies.js'],
    [`${e}/step.ts`]: ['./bodies/bodies.js', './recording/snapshot.js'],
    [`${e}/world/world.ts`]: ['../step.js', '../queries/ray.js', '../io/xml.js', '../recording/snapshot.js'],
    [`${e}/index.ts`]: ['./world/world.js', './step.js', './planar/polygon.js'],
    'packages/three/src/index.ts': ['three'],
    'apps/studio/src/main.ts': ['three'],
  };
  expect(refusals(files)).toEqual([]);
});

test('each import against the order is refused by name', () => {
  const files = {
    [`${e}/core/a.ts`]: ['../math/a.js'],
    [`${e}/math/a.ts`]: [],
    [`${e}/narrowphase/a.ts`]: ['../response/a.js', '../io/a.js'],
    [`${e}/response/a.ts`]: ['../step.js'],
    [`${e}/step.ts`]: [],
    [`${e}/recording/a.ts`]: ['../drawing/a.js'],
    [`${e}/drawing/a.ts`]: [],
    [`${e}/planar/a.ts`]: ['../geometry/a.js'],
    [`${e}/geometry/a.ts`]: [],
    [`${e}/queries/a.ts`]: ['../bodies/a.js'],
    [`${e}/bodies/a.ts`]: [],
    [`${e}/io/a.ts`]: ['../bodies/a.js'],
    [`${e}/utils/a.ts`]: ['../math/a.js'],
    [`${e}/world/a.ts`]: ['../index.js'],
    [`${e}/index.ts`]: [],
  };
  expect(refusals(files)).toEqual(
    [
      `engine-order-core: ${e}/core/a.ts → ${e}/math/a.ts`,
      `engine-order-narrowphase: ${e}/narrowphase/a.ts → ${e}/response/a.ts`,
      `engine-order-narrowphase: ${e}/narrowphase/a.ts → ${e}/io/a.ts`,
      `engine-order-response: ${e}/response/a.ts → ${e}/step.ts`,
      `engine-order-recording: ${e}/recording/a.ts → ${e}/drawing/a.ts`,
      `engine-order-planar: ${e}/planar/a.ts → ${e}/geometry/a.ts`,
      `engine-order-queries: ${e}/queries/a.ts → ${e}/bodies/a.ts`,
      `engine-order-io: ${e}/io/a.ts → ${e}/bodies/a.ts`,
      `engine-unknown-folder: ${e}/utils/a.ts → ${e}/math/a.ts`,
      `engine-order-world: ${e}/world/a.ts → ${e}/index.ts`,
      `engine-index-is-for-users: ${e}/world/a.ts → ${e}/index.ts`,
    ].sort(),
  );
});

test('what the engine and the applications may not touch is refused', () => {
  const files = {
    ...packages,
    [`${e}/core/a.ts`]: ['node:fs', 'three', 'lodash', 'not-installed', './a.test.js'],
    [`${e}/core/a.test.ts`]: ['node:fs', 'lodash'],
    [`${e}/math/a.ts`]: ['./b.js'],
    [`${e}/math/b.ts`]: ['./a.js'],
    'packages/cli/src/main.ts': ['three', '../../pliant/src/math/a.js'],
    'apps/studio/src/main.ts': ['../../../packages/pliant/src/core/a.js'],
    'bench/src/main.ts': ['../../packages/pliant/src/core/a.js'],
  };
  const three = 'node_modules/three/index.js';
  expect(refusals(files)).toEqual(
    [
      `engine-stands-alone: ${e}/core/a.ts → fs`,
      `engine-stands-alone: ${e}/core/a.ts → ${three}`,
      `engine-stands-alone: ${e}/core/a.ts → node_modules/lodash/index.js`,
      `engine-stands-alone: ${e}/core/a.ts → not-installed`,
      `three-only-where-it-is-drawn: ${e}/core/a.ts → ${three}`,
      `three-only-where-it-is-drawn: packages/cli/src/main.ts → ${three}`,
      `tests-are-leaves: ${e}/core/a.ts → ${e}/core/a.test.ts`,
      `no-cycles: ${e}/math/a.ts → ${e}/math/b.ts`,
      `public-entries-only: packages/cli/src/main.ts → ${e}/math/a.ts`,
      `public-entries-only: apps/studio/src/main.ts → ${e}/core/a.ts`,
      `public-entries-only: bench/src/main.ts → ${e}/core/a.ts`,
    ].sort(),
  );
});
