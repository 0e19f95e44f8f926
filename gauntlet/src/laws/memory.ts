/**
 * Adding and removing bodies thousands of times does not grow memory, and a step of a world that has warmed up leaves next to nothing behind.
 * Both are read off the heap of this thread, after a collection where there is one.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { World } from 'pliant';
import type { Case } from '../case.js';
import type { Finding, Law } from '../law.js';
import { startWorld } from '../running.js';
import { TOLERANCES } from './tolerances.js';

/** Rounds before the first look, until what is called often is compiled, and between the two. */
const WARM_UP = 800;
const ROUNDS = 800;

export const memory: Law = {
  name: 'memory',
  sentence:
    'Bodies that come and go leave nothing behind, and a step that has warmed up allocates next to nothing.',
  unit: 'bytes',
  applies: ({ facts }) => facts.comesAndGoes === true,
  compare(subject) {
    return growing(subject) ?? littering(subject);
  },
};

/** Adds and removes all bodies of the scene but the first, again and again. */
function growing(subject: Case): (Finding & { step: number }) | undefined {
  const world = new World({ gravity: [0, -9.81, 0] });
  const [ground, ...others] = subject.scene.bodies as Parameters<World['add']>[0][];
  world.add(ground);
  const round = () => {
    const added = others.map((body) => world.add(body));
    world.step(1 / 60);
    for (const body of added) world.remove(body);
    world.step(1 / 60);
  };
  for (let i = 0; i < WARM_UP; i++) round();
  const before = bytes();
  for (let i = 0; i < ROUNDS; i++) round();
  const value = bytes() - before;
  const limit = TOLERANCES.leftBehind.value;
  if (value <= limit) return undefined;
  return {
    step: world.steps,
    sentence: `${ROUNDS} rounds of adding and removing left ${value} bytes.`,
    value,
    limit,
  };
}

/** What the median of a few runs of steps adds to the heap; a run in which a collection falls shows less, never more. */
function littering(subject: Case): (Finding & { step: number }) | undefined {
  const world = startWorld(subject);
  for (let i = 0; i < 150; i++) world.step(1 / 60);
  const runs = Array.from({ length: 5 }, () => {
    const before = process.memoryUsage().heapUsed;
    for (let i = 0; i < 40; i++) world.step(1 / 60);
    return (process.memoryUsage().heapUsed - before) / 40;
  }).sort((a, b) => a - b);
  const value = runs[2];
  const limit = TOLERANCES.garbage.value;
  if (value <= limit) return undefined;
  return { step: world.steps, sentence: `A step leaves ${Math.round(value)} bytes behind.`, value, limit };
}

/** Bytes in use by this thread after a collection. */
function bytes(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
