import { METHOD_STAGES } from 'pliant';
import { broadphases, narrowphases, penetrations, responses } from 'pliant/methods';
import { expect, test } from 'vitest';
import { Desk } from '../cli.test-support.js';

const registered = [broadphases, narrowphases, penetrations, responses].flatMap(
  (r): { name: string; sentence: string; source: string }[] => r.list(),
);

test('lists every registered method with its sentence, source and parameters', async () => {
  const desk = new Desk();
  expect(await desk.run('methods')).toBe(0);
  for (const stage of METHOD_STAGES) expect(desk.out).toMatch(new RegExp(`^${stage}$`, 'm'));
  for (const { name, sentence, source } of registered) {
    expect(desk.out).toContain(`  ${name}\n      ${sentence}\n      Source: ${source}\n`);
  }
  expect(desk.out).toMatch(/^ +penalty\.release = force \(force \| depth\): \S/m);
  expect(desk.out).toMatch(/^ +penalty\.frequency = 30 Hz \(≥ 0\.001\): \S/m);
});

test('--json is one object: stage → methods', async () => {
  const desk = new Desk();
  expect(await desk.run('methods', '--json')).toBe(0);
  const stages = JSON.parse(desk.out) as Record<string, { name: string; parameters: { name: string }[] }[]>;
  expect(Object.keys(stages)).toEqual([...METHOD_STAGES]);
  expect(Object.values(stages).flatMap((list) => list.map(({ name }) => name))).toEqual(
    registered.map((m) => m.name),
  );
  const penalty = stages['response'].find(({ name }) => name === 'penalty')!;
  expect(penalty.parameters.map(({ name }) => name)).toContain('stiffness');
  for (const method of Object.values(stages).flat()) {
    expect(Object.keys(method)).toEqual(['name', 'sentence', 'source', 'parameters']);
  }
});

test('one method by its name, with the page that tells more', async () => {
  const desk = new Desk();
  expect(await desk.run('methods', 'convex')).toBe(0);
  expect(desk.out).toMatch(/^narrowphase\n {2}convex\n/);
  expect(desk.out).toContain('Page: docs/methods/convex.md\n');
  expect(desk.out).not.toContain('impulse');
  const json = new Desk();
  expect(await json.run('methods', 'convex', '--json')).toBe(0);
  expect(Object.keys(JSON.parse(json.out) as object)).toEqual(['narrowphase']);
});

test('a method that is not there is refused with the nearest name', async () => {
  const desk = new Desk();
  expect(await desk.run('methods', 'convx')).toBe(2);
  expect(desk.err).toContain("There is no method 'convx'; did you mean 'convex'?");
});
