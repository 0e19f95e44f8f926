/** A corner of a box, a vertex of a soft body and a molecule take the way that docs/architecture.md prints, from the scene to the arrow. */
import { readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { expect, test } from 'vitest';
import { DebugLines } from '../drawing/index.js';
import { World } from './index.js';

/** The engine runs from its sources, or, where tests load what the compiler has made of them, from `dist`. */
const PACKAGE = new URL('../../', import.meta.url).pathname;
const ENGINE = /^(?:src|dist)\/(.*)\.[jt]s$/;
const PICTURE = readFileSync(new URL('../../../../docs/architecture.md', import.meta.url), 'utf8');
const STAGES = ['narrowphase', 'penetration', 'response'];

/** Files and stages of the printed way, in its order. */
function printedWay(): string[] {
  const block = [...PICTURE.matchAll(/```\n(.*?)```/gs)]
    .map(([, text]) => text)
    .find((text) => text.includes('step.ts  '))!;
  return [...block.matchAll(/(?:^|\s)([a-z-]+(?:\/[a-z-]+)*\.ts|[a-z]+\/<method>)(?=\s{2})/gm)].map(
    ([, file]) => file,
  );
}

const BODIES = {
  'a corner of a box': {
    kind: 'rigid',
    shape: { kind: 'box', halfExtents: [0.5, 0.5, 0.5] },
    position: [0, 0.49, 0],
  },
  'a vertex of a soft body': {
    kind: 'soft',
    mesh: { kind: 'box', size: [1, 1, 1], cells: [1, 1, 1] },
    position: [0, 0.49, 0],
  },
  'a molecule': {
    kind: 'mass-spring',
    materials: { gum: { density: 1000, youngsModulus: 300_000 } },
    material: 'gum',
    molecules: [
      { position: [0, 0.29, 0], radius: 0.3 },
      { position: [0.5, 0.29, 0], radius: 0.3 },
    ],
  },
} as const;

/** Files of the engine of which some function ran. */
async function filesThatRan(action: () => void): Promise<Set<string>> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await session.post('Profiler.takePreciseCoverage');
  action();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  await session.post('Profiler.stopPreciseCoverage');
  session.disconnect();
  const ran = result.filter(({ functions }) =>
    functions.some(({ functionName, ranges }) => functionName !== '' && ranges[0].count > 0),
  );
  return new Set(
    ran
      .map(({ url }) => url.replace(/^file:\/\//, ''))
      .filter((url) => url.startsWith(PACKAGE))
      .map((url) => ENGINE.exec(url.slice(PACKAGE.length))?.[1])
      .filter((name) => name !== undefined)
      .map((name) => `${name}.ts`),
  );
}

test.each(Object.entries(BODIES))('%s', async (_, body) => {
  const ran = await filesThatRan(() => {
    const world = new World();
    world.add({ kind: 'static', shape: { kind: 'plane' } });
    world.add(body);
    for (let i = 0; i < 3; i++) world.step(1 / 60);
    expect([...world.contacts()].length).toBeGreaterThan(0);
    new DebugLines().update(world, { contacts: true });
  });
  const way = printedWay();
  expect(way.length).toBeGreaterThan(9);
  for (const stop of way) {
    const stage = STAGES.find((name) => stop === `${name}/<method>`);
    const isOnTheWay =
      stage === undefined ? ran.has(stop) : [...ran].some((file) => file.startsWith(`${stage}/`));
    expect([stop, isOnTheWay]).toEqual([stop, true]);
  }
});
