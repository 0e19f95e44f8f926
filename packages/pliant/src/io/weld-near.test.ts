import { expect, test } from 'vitest';
import { Random } from '../math/random.js';
import { weldNear } from './weld-near.js';

test('points join the first place that is near, across borders of cells, and no other (seed 3)', () => {
  const random = new Random(3);
  const places = Array.from({ length: 60 }, (_, i) => [i % 5, Math.floor(i / 5) % 4, Math.floor(i / 20)]);
  const tolerance = 1e-3;
  const points: number[] = [];
  const meant: number[] = [];
  for (let i = 0; i < 400; i++) {
    const place = i < 60 ? i : Math.floor(random.next() * 60);
    meant.push(place);
    for (const x of places[place]) points.push(x + 0.25 * tolerance * (random.next() - 0.5));
  }
  const welded = weldNear(points, tolerance);
  expect([...welded.places]).toEqual(meant);
  expect([...welded.sources]).toEqual(Array.from({ length: 60 }, (_, i) => i));
});

test('without a tolerance only equal points join', () => {
  const welded = weldNear([0, 0, 0, 1e-300, 0, 0, 0, 0, 0], 0);
  expect([[...welded.places], [...welded.sources]]).toEqual([
    [0, 1, 0],
    [0, 1],
  ]);
});
