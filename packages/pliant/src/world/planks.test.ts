/**
 * Forty slender planks, layer across layer, fall onto each other. Each pair touched with one point of two edges, which
 * changed its name in every step; nothing was remembered, and planks sank into each other by a quarter of their thickness.
 */
import { expect, test } from 'vitest';
import { Random } from '../math/random.js';
import { World } from './index.js';

test.each([7, 8])('planks across planks come to rest on each other (seed %i)', (seed) => {
  const random = new Random(seed);
  const world = new World();
  world.add({ kind: 'static', shape: { kind: 'plane' } });
  for (let i = 0; i < 40; i++) {
    const layer = Math.floor(i / 10);
    const aside = ((i % 10) - 4.5) * 0.1;
    const turn = (layer % 2) * (Math.PI / 2) + random.uniform(-0.03, 0.03);
    world.add({
      kind: 'rigid',
      shape: { kind: 'box', halfExtents: [0.02, 0.02, 0.5] },
      position: layer % 2 === 0 ? [aside, 0.1 + layer * 0.08, 0] : [0, 0.1 + layer * 0.08, aside],
      orientation: [0, Math.sin(turn / 2), 0, Math.cos(turn / 2)],
      // The response has to hold them by itself, without being swept.
      continuous: false,
    });
  }
  let deepest = 0;
  for (let step = 0; step < 40; step++) {
    world.step(1 / 60);
    for (const { depth } of world.contacts()) deepest = Math.max(deepest, depth);
  }
  expect(deepest).toBeLessThan(0.008);
  for (const { depth } of world.contacts()) expect(depth).toBeLessThan(2e-4);
  for (const body of world) expect(Math.hypot(...body.velocity)).toBeLessThan(0.01);
  expect([...world.troubles()]).toEqual([]);
});
