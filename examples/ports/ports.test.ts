/** Ports of examples of other libraries do what the originals do. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Example } from '../example.js';

const folder = new URL('./rapier/', import.meta.url);
const names = readdirSync(folder).map((file) => file.slice(0, -'.ts'.length));
const number = (text: string, place = 0): number => Number(text.match(/-?\d+(\.\d+)?/g)?.[place]);

/** Seconds to run, and what must be true of what it says then. */
const CLAIMS: Readonly<Record<string, readonly [seconds: number, claim: (text: string) => boolean]>> = {
  pyramid: [1.5, (text) => Math.abs(number(text) - 5.5) < 0.01],
  ccd: [1, (text) => number(text) === 4],
  'collision-groups': [3, (text) => text === '2 2 2 4 4 4'],
  'compound-shapes': [3, (text) => number(text) > 0.1 && number(text) < 3],
  damping: [1, (text) => Math.abs(number(text) - 5 / Math.E) < 0.03],
  fountain: [3, (text) => number(text) === 30],
  heightfield: [1.5, (text) => number(text) > -0.1 && number(text) < 1.5],
  joints: [
    2,
    (text) =>
      number(text) < 2 && Math.abs(number(text, 1) - 2.2) < 0.1 && Math.abs(number(text, 2) - 3) < 0.01,
  ],
  keva: [1, (text) => Math.abs(number(text) - 1.9) < 0.01],
  platform: [1.5, (text) => number(text) === 12],
};

test('there are ten of each, and all say what had to change', () => {
  const react = readdirSync(new URL('./react/', import.meta.url)).filter((file) =>
    /^[a-z-]+\.tsx$/.test(file),
  );
  expect([names.length, react.length]).toEqual([10, 10]);
  expect(Object.keys(CLAIMS).sort()).toEqual(names.sort());
  for (const file of [...names.map((name) => `rapier/${name}.ts`), ...react.map((name) => `react/${name}`)])
    expect(readFileSync(new URL(file, import.meta.url), 'utf8')).toMatch(
      /Original: [\s\S]*What had to change: /,
    );
});

describe.each(Object.entries(CLAIMS))('rapier/%s', (name, [seconds, claim]) => {
  test('does what the original does', async () => {
    const { default: make } = (await import(`./rapier/${name}.ts`)) as { default: () => Example };
    const { world, beforeStep, afterStep, text } = make();
    for (let i = 0; i < 60 * seconds; i++) {
      beforeStep?.(1 / 60);
      world?.step(1 / 60);
      afterStep?.();
    }
    const said = text?.() ?? '';
    expect([said, claim(said)]).toEqual([said, true]);
    expect(world?.troubles() ?? []).toEqual([]);
  });
});
