/** Planks on ropes carry a light ball across. */
import { type Body, World } from 'pliant';
import type { Example } from './example.js';

export default function ropeBridge(): Example {
  const world = new World();
  const post = (x: number) =>
    world.add({ kind: 'static', shape: { kind: 'box', halfExtents: [0.5, 0.1, 0.5] }, position: [x, 2, 0] });
  const COUNT = 10;
  let last: Body = post(-0.9);
  const tie = (a: Body, b: Body, x: number) => {
    for (const z of [-0.4, 0.4]) world.addJoint({ kind: 'ball', a, b, anchor: [x, 2, z] });
  };
  for (let i = 0; i < COUNT; i++) {
    const plank = world.add({
      kind: 'rigid',
      shape: { kind: 'box', halfExtents: [0.18, 0.04, 0.5] },
      position: [0.4 * i - 0.2, 2, 0],
    });
    tie(last, plank, 0.4 * i - 0.4);
    last = plank;
  }
  tie(last, post(0.4 * COUNT + 0.1), 0.4 * COUNT - 0.4);
  const ball = world.add({
    kind: 'rigid',
    shape: { kind: 'sphere', radius: 0.25 },
    density: 30,
    position: [-1, 2.5, 0],
    velocity: [2, 0, 0],
  });
  return {
    world,
    text: () => `the ball is at ${ball.position[0].toFixed(2)} m, ${ball.position[1].toFixed(2)} m high`,
  };
}
