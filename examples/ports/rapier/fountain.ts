/**
 * A fountain of shapes: one more every few steps, and the oldest go.
 *
 * Original: `fountain` of the Rapier.js testbed. What had to change: a removed body leaves no handle that crashes;
 * using it again throws an error that says so.
 */
import { type Body, type BodyDefinition, World } from 'pliant';
import type { Example } from '../../example.js';

type Shape = Extract<BodyDefinition, { kind: 'rigid' }>['shape'];

const SHAPES: readonly Shape[] = [
  { kind: 'box', halfExtents: [0.2, 0.2, 0.2] },
  { kind: 'sphere', radius: 0.2 },
  { kind: 'cylinder', halfHeight: 0.2, radius: 0.2 },
  { kind: 'cone', halfHeight: 0.2, radius: 0.2 },
];

export default function fountain(): Example {
  const world = new World();
  world.add({ kind: 'static', shape: { kind: 'plane' } });
  const drops: Body[] = [];
  return {
    world,
    beforeStep() {
      if (world.steps % 5 !== 0) return;
      const angle = drops.length + world.steps;
      drops.push(
        world.add({
          kind: 'rigid',
          shape: SHAPES[(world.steps / 5) % SHAPES.length],
          position: [0, 1, 0],
          velocity: [Math.cos(angle), 9, Math.sin(angle)],
        }),
      );
      if (drops.length > 30) world.remove(drops.shift()!);
    },
    text: () => `${world.size - 1} shapes in the air and on the ground`,
  };
}
