/**
 * Adding and removing bodies thousands of times does not grow memory. Read off the heap of this thread after collections. What a single step
 * leaves behind is measured by `npm run bench -- step-overhead`, since code that is not compiled yet boxes every number.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { World } from 'pliant';
import type { Case } from '../case.js';
import type { Finding, Law } from '../law.js';
import { TOLERANCES } from './tolerances.js';

/** Rounds before the first look, until what is called often is compiled, and between the two. */
const WARM_UP = 800;
const ROUNDS = 800;
/** Spans of so many rounds that all have to grow before memory is said to grow. */
const SPANS = 6;

export const memory: Law = {
  name: 'memory',
  sentence:
    'Bodies that come and go leave nothing behind, and a step that has warmed up allocates next to nothing.',
  unit: 'bytes',
  applies: ({ facts }) => facts.comesAndGoes === true,
  compare: growing,
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
  const limit = TOLERANCES.leftBehind.value;
  let value = Number.POSITIVE_INFINITY;
  let before = bytes();
  // What each round leaves shows in every span; code that is compiled late, or a neighbour in this thread, in some of them.
  for (let span = 0; span < SPANS; span++) {
    for (let i = 0; i < ROUNDS; i++) round();
    const now = bytes();
    value = Math.min(value, now - before);
    if (value <= limit) return undefined;
    before = now;
  }
  return {
    step: world.steps,
    sentence: `${ROUNDS} rounds of adding and removing left ${value} bytes.`,
    value,
    limit,
  };
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
