/**
 * What a step costs with every response that serves rigid bodies: the scene `box-stack`, kept awake, the worlds taking turns step by step. Beside
 * the time stands whether the stack did what a stack does.
 */
import { readFileSync } from 'node:fs';
import { parseScene, World } from 'pliant';
import { responses } from 'pliant/methods';
import { takeTurns } from './harness/measure.js';
import type { Benchmark, BenchResult, Verdict } from './harness/types.js';

const SCENE = new URL('../../scenes/box-stack.json', import.meta.url);
/** Steps before the clock counts, and with them. */
const WARM_UP = 60;
const STEPS = 360;
/** Where the topmost box may be at the end, off from where it was placed: a twentieth of its edge [m]. */
const STANDS = 0.025;

export const benchmark: Benchmark = {
  name: 'response-cost',
  sentence: 'Time of a step of eight stacked boxes with every response between rigid bodies.',
  run: async ({ quick }) => measure(quick ? 60 : STEPS),
};

function measure(steps: number): BenchResult {
  const names = responses
    .list()
    .filter((method) => method.serves('rigid', 'rigid'))
    .map(({ name }) => name);
  const stacks = new Map(
    names.map((name) => [name === 'impulse' ? 'pliant' : `pliant (${name})`, stack(name)]),
  );
  const results = takeTurns(stacks, Math.min(WARM_UP, steps / 2), steps);
  const verdicts = Object.fromEntries([...stacks].map(([name, world]) => [name, world.judge()]));
  return { name: 'response-cost', size: '8 boxes', unit: 'ms per step', results, checks: {}, verdicts };
}

function stack(response: string): { step(): void; judge(): Verdict } {
  const reading = parseScene(readFileSync(SCENE, 'utf8'));
  if (!reading.ok) throw new Error(`${SCENE.pathname}: ${reading.errors[0].message}`);
  const world = World.fromScene(reading.scene);
  world.setSleeping(false);
  world.setMethod('response', response);
  const top = [...world].at(-1)!;
  const start = [...top.position];
  return {
    step: () => world.step(reading.scene.dt),
    judge: () => {
      const way = Math.hypot(...start.map((x, axis) => top.position[axis] - x));
      return { right: way < STANDS, words: `top moved ${(way * 1000).toFixed(1)} mm` };
    },
  };
}
