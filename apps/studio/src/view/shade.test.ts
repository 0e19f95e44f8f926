import { Vector3 } from 'three';
import { expect, it } from 'vitest';
import { Ground } from './ground.js';
import { Lights } from './lights.js';
import { Shade } from './shade.js';

it('shadows go along with bodies that leave the scene, as far as there are pixels, and begin anew with it', () => {
  const lights = new Lights();
  const covered: number[] = [];
  const cover = lights.cover.bind(lights);
  lights.cover = (center, radius) => {
    covered.push(radius);
    cover(center, radius);
  };
  const shade = new Shade(lights, new Ground());
  shade.begin(new Vector3(0, 1, 0), 2);
  const around = (reach: number) => [-1, 0, -reach, 1, 2, 1];
  shade.take(around(2.5));
  expect(covered).toEqual([3.2]);
  for (let reach = 3; reach < 12; reach += 0.01) shade.take(around(reach));
  expect(covered.at(-1)).toBeGreaterThan(12);
  // Not with every picture.
  expect(covered.length).toBeLessThan(9);
  shade.take(around(1e6));
  shade.take(around(1e7));
  shade.take([1, 1, 1, -1, -1, -1].map((x) => x * Number.POSITIVE_INFINITY));
  expect(covered.at(-1)).toBeCloseTo(6 * 3.2, 10);
  shade.begin(new Vector3(), 2);
  expect(covered.at(-1)).toBe(3.2);
});
