/** E17–E20: what penalties and barriers are made of; E36, momentum, for all; and E28 and E35, which no contact answers. */
import { closedSystem } from '../suites/closed-system.js';
import { ball, box, type Finding, type Form, floor, relative, type Setup } from './form.js';

const RADIUS = 0.1;

const only =
  (...methods: string[]) =>
  (method: string): string | undefined =>
    methods.includes(method) ? undefined : 'it has no such spring';

export const springs: readonly Form[] = [
  {
    id: 'E17',
    title: 'rest depth of a cube on four springs',
    unable: only('penalty'),
    profile: (_, { k }) => ({ parameters: { stiffness: k, dampingRatio: 1 }, rate: 250 }),
    run(setup, { m }, expected) {
      const world = setup.world();
      world.add(floor(0.5));
      world.add(box([0.5, 0.5, 0.5], 0, { mass: m }));
      setup.run(world, 3);
      const depths = [...world.contacts()].map((contact) => contact.depth);
      return [
        relative('d', depths.reduce((sum, depth) => sum + depth, 0) / depths.length, expected.d, 0.001),
      ];
    },
  },
  {
    id: 'E18',
    title: 'time, depth and speed of a bounce without damping',
    unable: only('penalty', 'penalty-quadratic'),
    profile: (method, { m, k }) => ({
      parameters: { stiffness: k, ...(method === 'penalty' && { dampingRatio: 0, release: 'depth' }) },
      rate: 100 / (Math.PI * Math.sqrt(m / k)),
    }),
    run(setup, { m, v }, expected) {
      const { time, depth, speed } = flyThrough(setup, m, v);
      return [
        relative('t', time, expected.t_contact, 0.01),
        relative('d', depth, expected.d_max, 0.01),
        relative('v', speed, expected.v_out, 0.01),
      ];
    },
  },
  {
    id: 'E19',
    title: 'restitution of a damped bounce',
    unable: only('penalty'),
    profile: (_, { zeta }) => ({
      parameters: { stiffness: 10_000, dampingRatio: zeta, release: 'depth' },
      rate: 1e5,
    }),
    run: (setup, _, expected): Finding[] => [
      relative('e', flyThrough(setup, 1, 3).speed / 3, expected.e, 0.02),
    ],
  },
  {
    id: 'E20',
    title: 'rest gap of a log barrier',
    unable: only('log-barrier'),
    profile: (_, { kappa, dhat }) => ({ parameters: { stiffness: kappa, buffer: dhat }, gap: dhat }),
    run(setup, { m }, expected) {
      const world = setup.world();
      world.add(floor(0.5));
      const shape = { kind: 'sphere', radius: RADIUS } as const;
      const body = world.add(ball({ shape, mass: m, position: [0, RADIUS + setup.gap, 0] }));
      setup.run(world, 4);
      return [relative('d', body.position[1] - RADIUS, expected.d, 0.001)];
    },
  },
  {
    id: 'E28',
    title: 'period of a pendulum',
    unable: () => 'it takes a joint, not a contact',
    run: () => [],
  },
  {
    id: 'E35',
    title: 'residual of a complementarity problem',
    unable: () => 'it is asked of a solver, not of a scene',
    run: () => [],
  },
  {
    id: 'E36',
    title: 'momentum of a closed system of eight colliding bodies',
    run(setup) {
      const { linear, angular, centre, touches } = closedSystem(setup.world([0, 0, 0], 1));
      return [
        {
          name: 'drift',
          found: touches > 0 ? Math.max(linear, angular, centre) : 1,
          expected: 0,
          tolerance: 1e-10,
        },
      ];
    },
  },
];

/** Flies into the plane at speed `v` and out again; times where the gap is zero are interpolated. */
function flyThrough(setup: Setup, mass: number, v: number): { time: number; depth: number; speed: number } {
  const { dt } = setup;
  const world = setup.world([0, 0, 0], 1);
  world.add(floor(0));
  const { position, velocity } = world.add(
    ball({
      shape: { kind: 'sphere', radius: RADIUS },
      mass,
      position: [0, RADIUS + 10.5 * v * dt, 0],
      velocity: [0, -v, 0],
    }),
  );
  let depth = 0;
  let entered = 0;
  let gap = position[1] - RADIUS;
  for (;;) {
    const before = gap;
    world.step(dt);
    gap = position[1] - RADIUS;
    depth = Math.max(depth, -gap);
    const crossing = world.time - dt + (dt * before) / (before - gap);
    if (before > 0 && gap <= 0) entered = crossing;
    if (before <= 0 && gap > 0) return { time: crossing - entered, depth, speed: velocity[1] };
    if (world.time > 100) return { time: Number.NaN, depth, speed: 0 };
  }
}
