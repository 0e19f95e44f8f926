/** Worker: a thread of its own simulates, and the page draws the states that it sends. */
import { World } from 'pliant';
import type { Example } from './example.js';

export default function worker(): Example {
  const world = new World();
  let state: Uint8Array | undefined;
  let states = 0;
  const thread = new Worker(new URL('./threads/heap.ts', import.meta.url), { type: 'module' });
  thread.onmessage = ({ data }: MessageEvent<Uint8Array>) => {
    state = data;
    states++;
  };
  return {
    world,
    // The page goes one step on from the newest state: the same program gives the same bits in every thread.
    beforeStep() {
      if (state !== undefined) world.restore(state);
      state = undefined;
    },
    text: () =>
      `${states} states from the worker; the page is at step ${world.steps} with ${world.size} bodies`,
  };
}
