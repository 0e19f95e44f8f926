/** Every example runs, and does what its first line says. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Example } from './example.js';

const folder = new URL('.', import.meta.url);
/** `worker` needs a browser: it has a test of its own. */
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && !/^example|^worker|\.test\.ts$/.test(file))
  .map((file) => file.slice(0, -'.ts'.length));

const number = (text: string, place = 0): number => Number(text.match(/-?\d+(\.\d+)?/g)?.[place]);
const rising = (text: string): boolean => {
  const values = text.split(' < ').map(Number);
  return values.every((value, i) => i === 0 || value > values[i - 1]);
};

/** Seconds to run, and what must be true of what it says then. */
const CLAIMS: Readonly<Record<string, readonly [seconds: number, claim: (text: string) => boolean]>> = {
  'car-with-motors': [3, (text) => number(text) > 2],
  character: [3, (text) => number(text) > 0.5],
  'custom-force-field': [2, rising],
  'custom-method': [1, (text) => text.startsWith('the same bits')],
  'falling-boxes': [3, (text) => number(text) >= 8],
  'gears-in-the-plane': [0, (text) => text.includes('no tooth')],
  lockstep: [2, (text) => number(text, 0) === 120 && number(text, 1) === 120],
  'moving-platform': [2, (text) => Math.abs(number(text, 0) - number(text, 1)) < 0.1],
  'picking-and-dragging': [2.5, (text) => number(text, 0) > 0.3 && number(text, 1) > 0.5],
  'pressure-under-a-foot': [2, (text) => Math.abs(number(text, 0) / number(text, 2) - 1) < 0.02],
  'query-only': [
    0,
    (text) => Math.abs(number(text) - (Math.sqrt(5) - 0.7)) < 0.03 && text.includes('touching'),
  ],
  ragdoll: [3, (text) => number(text) < 2],
  'record-and-replay': [0, (text) => text.includes('60 steps') && text.includes('all equal')],
  rewind: [5, (text) => number(text) >= 1],
  'rope-bridge': [2, (text) => number(text, 0) > 0.5 && number(text, 1) > 1],
  'sensor-gate': [2.5, (text) => number(text) === 5],
  'servo-arm': [1.9, (text) => Math.abs(number(text, 0) - number(text, 1)) < 0.15],
  'soft-ball-on-stairs': [2.5, (text) => number(text) > 1.2],
  'soft-body-from-obj': [0.5, (text) => number(text, 0) > 200 && number(text, 1) > 500],
  'stiff-and-soft': [2, rising],
  terrain: [2.5, (text) => number(text) < 1],
  vehicle: [3, (text) => number(text, 1) > 2],
  'wrecking-ball': [2, (text) => number(text) > 3],
};

test('there are at least twenty, each with a claim and a first line that says its idea', () => {
  expect(names.length).toBeGreaterThanOrEqual(20);
  expect(Object.keys(CLAIMS).sort()).toEqual(names.sort());
  for (const name of names)
    expect(readFileSync(new URL(`${name}.ts`, folder), 'utf8')).toMatch(/^\/\*\* .{20,}\. \*\/\n/);
});

describe.each(Object.entries(CLAIMS))('%s', (name, [seconds, claim]) => {
  test('does what it says', async () => {
    const { default: make } = (await import(`./${name}.ts`)) as { default: () => Example };
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
