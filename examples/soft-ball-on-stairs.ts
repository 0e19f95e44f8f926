/** A soft ball hops down a flight of stairs. */
import { TetMesh, World } from 'pliant';
import 'pliant/soft';
import type { Example } from './example.js';

export default function softBallOnStairs(): Example {
  const world = new World();
  for (let i = 0; i < 5; i++) {
    world.add({
      kind: 'static',
      shape: { kind: 'box', halfExtents: [0.5, 0.25 * (5 - i), 1.5] },
      position: [i, 0.25 * (5 - i), 0],
    });
  }
  world.add({ kind: 'static', shape: { kind: 'plane', normal: [0, 1, 0] } });
  const ball = world.add({
    kind: 'soft',
    mesh: TetMesh.sphere({ radius: 0.4, edge: 0.2 }),
    density: 300,
    position: [0, 3.4, 0],
    velocity: [1, 0, 0],
  });
  return { world, text: () => `the ball is at x = ${ball.position[0].toFixed(2)} m` };
}
