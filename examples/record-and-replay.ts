/** Record a run, and prove that it can be repeated. */
import { Recorder, replay, World } from 'pliant';
import type { Example } from './example.js';

export default function recordAndReplay(): Example {
  const world = new World();
  world.add({ kind: 'static', shape: { kind: 'plane', normal: [0, 1, 0] } });
  const ball = world.add({
    kind: 'rigid',
    shape: { kind: 'sphere', radius: 0.3 },
    restitution: 0.8,
    position: [0, 2, 0],
  });
  const recorder = new Recorder(world);
  for (let i = 0; i < 60; i++) {
    if (i === 30) ball.applyImpulse([50, 0, 0]);
    world.step(1 / 60);
  }
  const bytes = recorder.finish();
  const { steps, firstDifference } = replay(bytes);
  return {
    text: () => `${steps} steps from ${bytes.length} bytes, ${firstDifference ? 'different' : 'all equal'}`,
  };
}
