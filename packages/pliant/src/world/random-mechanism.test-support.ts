import { Random } from '../math/random.js';
import { type Body, World } from './index.js';

/**
 * One to four bodies that fall on a floor, each tied by a ball or a hinge to a post or to the one before, at an anchor
 * up to six of their sizes away: contact presses along what the joints hold.
 */
export function randomMechanism(seed: number, response?: string): World {
  const random = new Random(seed);
  const world = new World({ sleeping: false });
  if (response !== undefined) world.setMethod('response', response);
  world.add({ kind: 'static', shape: { kind: 'plane' }, friction: random.next() });
  const q = new Float64Array(4);
  const count = 1 + random.int(4);
  let last: Body | undefined;
  for (let i = 0; i < count; i++) {
    random.rotation(q, 0);
    const position = [random.uniform(-0.2, 0.2), 1 + i * 1.2, random.uniform(-0.2, 0.2)] as const;
    const h = () => random.uniform(0.03, 0.2);
    const body = world.add({
      kind: 'rigid',
      shape:
        random.int(3) === 0 ? { kind: 'sphere', radius: h() } : { kind: 'box', halfExtents: [h(), h(), h()] },
      mass: random.uniform(0.5, 5),
      friction: random.next(),
      restitution: random.int(2) === 0 ? 0 : random.next(),
      position,
      orientation: q,
      velocity: [random.uniform(-3, 3), random.uniform(-3, 0), random.uniform(-3, 3)],
      angularVelocity: [random.uniform(-8, 8), random.uniform(-8, 8), random.uniform(-8, 8)],
    });
    random.rotation(q, 0);
    const far = random.uniform(0.1, 1.2);
    const anchor = Float64Array.from(position, (x, k) => x + far * (2 * q[k] * q[3]));
    const post = world.add({ kind: 'static', shape: { kind: 'sphere', radius: 0.001 }, position: [9, 9, i] });
    const b = last !== undefined && random.int(2) === 0 ? last : post;
    if (random.int(2) === 0) world.addJoint({ kind: 'ball', a: body, b, anchor });
    else world.addJoint({ kind: 'hinge', a: body, b, anchor, axis: [0, 0, 1] });
    last = body;
  }
  return world;
}
