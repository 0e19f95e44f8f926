/** The thread of the example `worker`: simulates a heap and sends every state. */
import { World } from 'pliant';

const world = new World();
world.add({ kind: 'static', shape: { kind: 'plane', normal: [0, 1, 0] } });
for (let i = 0; i < 12; i++)
  world.add({
    kind: 'rigid',
    shape: { kind: 'box', halfExtents: [0.2, 0.15, 0.2] },
    position: [0.1 * (i % 3), 0.3 + 0.4 * i, 0.07 * (i % 4)],
  });

setInterval(() => {
  world.step(1 / 60);
  const state = world.snapshot();
  // The bytes move to the page; nothing is copied.
  postMessage(state, { transfer: [state.buffer] });
}, 1000 / 60);
