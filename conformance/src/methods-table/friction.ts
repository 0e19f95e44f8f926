/** E01–E03, E08, E09: sliding, sticking and rolling. */
import { ball, box, type Form, floor, G, lean, relative } from './form.js';

const BLOCK = [0.2, 0.1, 0.2] as const;

/** Rough contact is a matter of Coulomb's law, which the plain penalties of the slides leave out. */
const frictionless = (method: string): string | undefined =>
  method === 'penalty-quadratic' || method === 'penalty-buffered' ? 'it has no friction' : undefined;

/** The tangential spring of a penalty gives way before it sticks, so it has to be stiff to hold within a millimetre. */
const stiff = (method: string) =>
  method === 'penalty' ? { parameters: { frequency: 150, dampingRatio: 1 }, rate: 1000 } : {};

export const friction: readonly Form[] = [
  {
    id: 'E01',
    title: 'drift of a block in 5 s at 1.02 of the critical friction; way at 0.98',
    unable: frictionless,
    profile: stiff,
    run(setup, { theta }) {
      const way = (share: number): number => {
        const mu = share * Math.tan(theta);
        const world = setup.world(lean(theta));
        world.add(floor(mu));
        const block = world.add(box(BLOCK, setup.gap, { friction: mu }));
        setup.run(world, 5);
        return block.position[0];
      };
      const slide = 0.5 * G * (Math.sin(theta) - 0.98 * Math.tan(theta) * Math.cos(theta)) * 25;
      return [
        { name: 'drift', found: way(1.02), expected: 0, tolerance: 1e-3 },
        { name: 'way', found: way(0.98), expected: slide, tolerance: 0.5 },
      ];
    },
  },
  {
    id: 'E02',
    title: 'way of a sliding block in 2 s',
    unable: frictionless,
    run(setup, { theta, mu, t }, expected) {
      const world = setup.world(lean(theta));
      world.add(floor(mu));
      const block = world.add(box(BLOCK, setup.gap, { friction: mu }));
      setup.run(world, t);
      return [relative('x', block.position[0], expected.x, 0.01)];
    },
  },
  {
    id: 'E03',
    title: 'way of a pushed block until it stops',
    unable: frictionless,
    run(setup, { v0, mu }, expected) {
      const world = setup.world();
      world.add(floor(mu));
      const block = world.add(box(BLOCK, setup.gap, { friction: mu, velocity: [v0, 0, 0] }));
      // Half as long again as it takes to stop.
      setup.run(world, (1.5 * v0) / (mu * G));
      return [relative('d', block.position[0], expected.d, 0.01)];
    },
  },
  {
    id: 'E08',
    title: 'acceleration of a rolling sphere',
    unable: frictionless,
    run(setup, { theta }, expected) {
      const world = setup.world(lean(theta));
      world.add(floor(0.5));
      const body = world.add(ball({ friction: 0.5, position: [0, 0.5 + setup.gap, 0] }));
      setup.run(world, 1);
      return [relative('a', body.velocity[0], expected.a, 0.02)];
    },
  },
  {
    id: 'E09',
    title: 'speed and energy lost of a sphere that begins to roll',
    unable: frictionless,
    run(setup, { v0, mu }, expected) {
      const world = setup.world();
      world.add(floor(mu));
      const body = world.add(ball({ friction: mu, position: [0, 0.5 + setup.gap, 0], velocity: [v0, 0, 0] }));
      const before = world.energy().kinetic;
      setup.run(world, 1);
      const lost = 1 - world.energy().kinetic / before;
      return [
        relative('v', body.velocity[0], expected.v, 0.02),
        relative('lost', lost, expected.energy_fraction_lost, 0.02),
      ];
    },
  },
];
