/** What lands on a corner goes the same way from another place. */
import { expect, it } from 'vitest';
import { Random, World } from '../index.js';

type Triple = [number, number, number];

const SHIFT: Triple = [3, -2, 5];

/** As far as the order of points in a block may be seen [m]: blocks are solved to a thousandth. */
const MOST = 1e-5;

/** A box that lands, with the x axis turned round where `mirror` is −1. */
function landed(seed: number, restitution: number, shift: Triple, mirror: number): Triple {
  const random = new Random(seed);
  const draw = () => random.uniform(-1, 1);
  const world = new World();
  world.add({ kind: 'static', shape: { kind: 'plane' }, position: shift });
  const [x, y, z, w] = [draw(), draw(), draw(), draw()];
  const half: Triple = [0, 1, 2].map(() => random.uniform(0.12, 0.25)) as Triple;
  const body = world.add({
    kind: 'rigid',
    shape: { kind: 'box', halfExtents: half },
    position: [shift[0], shift[1] + 1.2, shift[2]],
    orientation: [x, mirror * y, mirror * z, w],
    velocity: [mirror * draw(), -2.4, draw()],
    friction: 0.5,
    restitution,
  });
  for (let step = 0; step < 42; step++) world.step(1 / 120);
  const [p, q, r] = body.position;
  return [mirror * (p - shift[0]), q - shift[1], r - shift[2]];
}

function farApart(one: Triple, other: Triple): number {
  return Math.max(...one.map((p, k) => Math.abs(p - other[k])));
}

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);

it('from another place, where a touch that is taken back leaves free flight', () => {
  const off = SEEDS.map((seed) => farApart(landed(seed, 0, [0, 0, 0], 1), landed(seed, 0, SHIFT, 1)));
  expect(Math.max(...off)).toBeLessThan(MOST);
});
