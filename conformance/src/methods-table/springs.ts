/** E17–E20: what penalties and barriers are made of; E35, complementarity, for those that solve it; E36, momentum, for all. */
import type { Body, World } from 'pliant';
import { flyThrough } from '../fly-through.js';
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
      const { time, depth, speed } = bounce(setup, m, v);
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
    run: (setup, _, expected): Finding[] => [relative('e', bounce(setup, 1, 3).speed / 3, expected.e, 0.02)],
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
    id: 'E35',
    title: 'residual of the complementarity of a beam on two pillars and a ball that leaves it',
    unable: (method) =>
      ['impulse', 'constraint', 'backtracking'].includes(method) ? undefined : 'it solves no such problem',
    run(setup, _, expected) {
      const world = setup.world();
      world.add(floor(0.5));
      for (const x of [-1, 1])
        world.add(box([0.25, 0.5, 0.25], setup.gap, { position: [x, 0.5 + setup.gap, 0], friction: 0.5 }));
      const top = 1 + 2 * setup.gap;
      world.add(box([1.25, 0.1, 0.25], 0, { position: [0, top + 0.1, 0], mass: 3, friction: 0.5 }));
      const leaving = world.add(ball({ position: [0.4, top + 0.7 + setup.gap, 0], friction: 0.5 }));
      setup.run(world, 1);
      leaving.launch({ velocity: [0, 0.1, 0] });
      world.step(setup.dt);
      // Solved directly, or in rounds that end when next to nothing changes.
      const tolerance = setup.method === 'constraint' ? 1e-8 : 1e-4;
      return [{ name: 'residual', found: complementarity(world), expected: expected.residual, tolerance }];
    },
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

/** ‖min(z, w)‖∞ of the contacts: z their impulses along the normal [N·s], w the velocities with which they open [m/s]. */
function complementarity(world: World): number {
  let worst = 0;
  for (const { bodyA, bodyB, point, normal, impulse } of world.contacts()) {
    const along = (x: readonly number[]) => x[0] * normal[0] + x[1] * normal[1] + x[2] * normal[2];
    const opening = along(velocityAt(bodyA, point)) - along(velocityAt(bodyB, point));
    worst = Math.max(worst, Math.abs(Math.min(along(impulse), opening)));
  }
  return worst;
}

function velocityAt({ position: p, velocity: v, angularVelocity: w }: Body, at: readonly number[]): number[] {
  const [x, y, z] = [at[0] - p[0], at[1] - p[1], at[2] - p[2]];
  return [v[0] + w[1] * z - w[2] * y, v[1] + w[2] * x - w[0] * z, v[2] + w[0] * y - w[1] * x];
}

/** Into the plane at speed `v` and out again. */
function bounce(setup: Setup, mass: number, v: number): ReturnType<typeof flyThrough> {
  const { dt } = setup;
  const world = setup.world([0, 0, 0], 1);
  world.add(floor(0));
  const body = world.add(
    ball({
      shape: { kind: 'sphere', radius: RADIUS },
      mass,
      position: [0, RADIUS + 10.5 * v * dt, 0],
      velocity: [0, -v, 0],
    }),
  );
  return flyThrough(world, body, RADIUS, dt);
}
