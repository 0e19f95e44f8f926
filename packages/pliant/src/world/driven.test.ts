/** Thin bodies that are driven fast take along what they meet. */
import { expect, test } from 'vitest';
import type { ShapeDefinition } from '../scene/index.js';
import { World } from './world.js';

const SHAPES: [string, Exclude<ShapeDefinition, { readonly kind: 'plane' }>][] = [
  ['sphere', { kind: 'sphere', radius: 0.1 }],
  ['box', { kind: 'box', halfExtents: [0.1, 0.05, 0.2] }],
  ['torus', { kind: 'torus', radius: 0.1, tube: 0.03 }],
];

for (const [name, shape] of SHAPES)
  test.each([5, 60, 200, 900])(
    `a plate of a centimetre at %d m/s doesn't pass a ${name} that stands still`,
    (speed) => {
      const world = new World({ gravity: [0, 0, 0] });
      const body = world.add({ kind: 'rigid', shape, position: [0, 0, 0], continuous: true });
      const plate = world.add({
        kind: 'kinematic',
        shape: { kind: 'box', halfExtents: [0.005, 1, 1] },
        position: [-1.03, 0, 0],
        velocity: [speed, 0, 0],
      });
      for (let s = 0; s < 20; s++) world.step(1 / 60);
      expect(body.position[0]).toBeGreaterThan(plate.position[0]);
      expect(body.velocity[0]).toBeGreaterThan(0.99 * speed);
    },
  );
