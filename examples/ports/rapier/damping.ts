/**
 * Spinning cubes fly out and come to rest in the air.
 *
 * Original: `damping` of the Rapier.js testbed. What had to change: nothing but names; damping is a rate in 1/s in
 * both, and speed falls as e^(−rate·t).
 */
import { World } from 'pliant';
import type { Example } from '../../example.js';

export default function damping(): Example {
  const world = new World({ gravity: [0, 0, 0] });
  const cubes = Array.from({ length: 10 }, (_, i) => {
    const angle = (2 * Math.PI * i) / 10;
    return world.add({
      kind: 'rigid',
      shape: { kind: 'box', halfExtents: [0.2, 0.2, 0.2] },
      position: [2 * Math.cos(angle), 2 * Math.sin(angle), 0],
      velocity: [5 * Math.cos(angle), 5 * Math.sin(angle), 0],
      angularVelocity: [0, 0, 10],
      linearDamping: 1 + i,
      angularDamping: 1,
    });
  });
  return {
    world,
    text: () => `the slowest to stop has ${Math.abs(cubes[0].velocity[0]).toFixed(2)} m/s left`,
  };
}
