import { Random } from '../math/random.js';
import { World } from './index.js';

export const DT = 1 / 120;

/** Bodies of every kind that fall, touch, slide and sleep; everything a snapshot has to carry. */
export function busyWorld(): World {
  const world = new World({ seed: 5 });
  world.add({ kind: 'static', shape: { kind: 'plane', normal: [0, 1, 0] }, name: 'floor' });
  world.add({
    kind: 'kinematic',
    shape: { kind: 'box', halfExtents: [0.2, 0.2, 2] },
    position: [-3, 0.3, 0],
    velocity: [0.4, 0, 0],
  });
  world.add({
    kind: 'static',
    shape: { kind: 'box', halfExtents: [1, 1, 1] },
    position: [0, 2, 0],
    sensor: true,
  });
  const random = new Random(3);
  const q = new Float64Array(4);
  for (let i = 0; i < 16; i++) {
    random.rotation(q, 0);
    world.add({
      kind: 'rigid',
      shape: i % 2 === 0 ? { kind: 'sphere', radius: 0.3 } : { kind: 'box', halfExtents: [0.2, 0.3, 0.4] },
      mass: 1 + (i % 3),
      position: [(i % 4) - 1.5, 0.6 + 0.8 * Math.floor(i / 4), (i % 3) * 0.5],
      orientation: q,
      friction: 0.3 + 0.02 * i,
      restitution: i % 5 === 0 ? 0.6 : 0,
      name: `body ${i}`,
      color: '#3366cc',
    });
  }
  world.addField({ kind: 'attractor', strength: 0.2, center: [0, 1, 0] });
  world.setParameters('penalty', { frequency: 25 });
  const [a, b] = [world.find('body 0')!, world.find('body 2')!];
  world.setPairMethod('narrowphase', a, b, 'spheres');
  return world;
}

export function hashes(world: World, steps: number): string[] {
  return Array.from({ length: steps }, () => {
    world.step(DT);
    return world.hash();
  });
}
