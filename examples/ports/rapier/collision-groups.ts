/**
 * Bodies of two colours fall through floors of the other colour.
 *
 * Original: `collisionGroups` of the Rapier.js testbed. What had to change: memberships and filter, there packed into
 * one number of twice 16 bits, are two keys, `group` and `mask`, of 32 bits each.
 */
import { type Body, World } from 'pliant';
import type { Example } from '../../example.js';

const GREEN = 1;
const BLUE = 2;

export default function collisionGroups(): Example {
  const world = new World();
  const ground = world.add({ kind: 'static', shape: { kind: 'plane' }, group: GREEN | BLUE });
  for (const [group, y] of [
    [GREEN, 2],
    [BLUE, 4],
  ] as const)
    world.add({
      kind: 'static',
      shape: { kind: 'box', halfExtents: [2, 0.1, 2] },
      position: [0, y, 0],
      group,
      mask: group,
    });
  const cubes = [GREEN, BLUE].flatMap((group) =>
    [-1, 0, 1].map((x) =>
      world.add({
        kind: 'rigid',
        shape: { kind: 'box', halfExtents: [0.2, 0.2, 0.2] },
        position: [x, 5, group === GREEN ? -0.5 : 0.5],
        group,
        mask: group,
        color: group === GREEN ? '#35a35a' : '#3569a3',
      }),
    ),
  );
  const height = (body: Body) => Math.round(body.position[1] - ground.position[1]);
  return { world, text: () => cubes.map(height).join(' ') };
}
