/**
 * A tower of thin planks, laid crosswise, stands.
 *
 * Original: `keva` of the Rapier.js testbed. What had to change: it is lower; and it stands where it is put, without a
 * first settling.
 */
import { type Body, World } from 'pliant';
import type { Example } from '../../example.js';

const [LENGTH, THICKNESS, WIDTH] = [1, 0.1, 0.2];

export default function keva(): Example {
  const world = new World();
  world.add({ kind: 'static', shape: { kind: 'plane' } });
  const planks: Body[] = [];
  for (let storey = 0; storey < 10; storey++) {
    const turned = storey % 2 === 1;
    for (const side of [-1, 0, 1]) {
      const across = side * (LENGTH - WIDTH);
      planks.push(
        world.add({
          kind: 'rigid',
          shape: {
            kind: 'box',
            halfExtents: turned ? [WIDTH, THICKNESS, LENGTH] : [LENGTH, THICKNESS, WIDTH],
          },
          position: [turned ? across : 0, THICKNESS * (2 * storey + 1), turned ? 0 : across],
        }),
      );
    }
  }
  return { world, text: () => `the top is ${planks.at(-1)!.position[1].toFixed(3)} m high` };
}
