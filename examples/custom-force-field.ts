/** A force field of your own: wind that grows with height. */
import { World } from 'pliant';
import type { Example } from './example.js';

export default function customForceField(): Example {
  const world = new World();
  world.add({ kind: 'static', shape: { kind: 'plane', normal: [0, 1, 0] } });
  world.addField({ kind: 'custom', name: 'wind' }, (force, o, { position }) => {
    force[o] += 0.5 * Math.max(0, position[o + 1]);
  });
  const balloons = [1, 2, 3].map((height) =>
    world.add({
      kind: 'rigid',
      shape: { kind: 'sphere', radius: 0.2 },
      mass: 0.1,
      gravityScale: 0,
      position: [0, height, height],
    }),
  );
  return { world, text: () => balloons.map((body) => body.position[0].toFixed(1)).join(' < ') };
}
