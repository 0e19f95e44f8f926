import type { Random } from '../math/random.js';
import { World } from '../world/index.js';

/** A few bodies that fall on a floor and on each other, turned and thrown at random, all apart at first. */
export function randomDrop(random: Random, response: string): World {
  const world = new World({ sleeping: false });
  world.setMethod('response', response);
  world.add({ kind: 'static', shape: { kind: 'plane' }, friction: random.next() });
  const q = new Float64Array(4);
  for (let i = 0; i < 3; i++) {
    random.rotation(q, 0);
    const size = random.uniform(0.1, 0.3);
    world.add({
      kind: 'rigid',
      shape:
        random.int(3) === 0
          ? { kind: 'sphere', radius: size }
          : { kind: 'box', halfExtents: [size, random.uniform(0.05, 0.3), random.uniform(0.05, 0.3)] },
      mass: random.uniform(0.5, 5),
      friction: random.next(),
      restitution: random.next(),
      position: [random.uniform(-0.2, 0.2), 0.7 + i * 1.1, random.uniform(-0.2, 0.2)],
      orientation: q,
      velocity: [random.uniform(-2, 2), random.uniform(-6, 0), random.uniform(-2, 2)],
      angularVelocity: [random.uniform(-10, 10), random.uniform(-10, 10), random.uniform(-10, 10)],
    });
  }
  return world;
}
