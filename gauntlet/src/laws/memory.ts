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
  const looks = [bytes()];
  for (let look = 0; look < 2; look++) {
    for (let i = 0; i < ROUNDS; i++) round();
    looks.push(bytes());
  }
  // Code that is compiled late shows in one of the two spans; what each round leaves shows in both.
  const value = Math.min(looks[1] - looks[0], looks[2] - looks[1]);
  const limit = TOLERANCES.leftBehind.value;
  if (value <= limit) return undefined;
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
