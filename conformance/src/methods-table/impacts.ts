/** E04–E07: bounces. The law is Newton's, u⁺ = −e u⁻, in sequence where several bodies touch. */
import { ball, type Form, floor, relative } from './form.js';

const RADIUS = 0.1;

const unable = (method: string): string | undefined => {
  if (method === 'log-barrier') return 'it has no restitution';
  if (method === 'penalty-quadratic' || method === 'penalty-buffered') return 'its restitution is always 1';
  return undefined;
};

/** A spring takes time to hit, and other bodies move meanwhile. */
const atOnce = (method: string): string | undefined =>
  unable(method) ?? (method === 'penalty' ? 'its impacts take time' : undefined);

export const impacts: readonly Form[] = [
  {
    id: 'E04',
    title: 'heights of a bouncing ball, and when it rests',
    unable,
    profile: (method) =>
      method === 'penalty' ? { parameters: { stiffness: 1e7 }, rate: 6250 } : { rate: 2000 },
    run(setup, { h0, e }, expected) {
      const world = setup.world();
      world.add(floor(0, e));
      const { position, velocity } = world.add(
        ball({
          shape: { kind: 'sphere', radius: RADIUS },
          restitution: e,
          position: [0, RADIUS + h0, 0],
        }),
      );
      const apexes: number[] = [];
      let rising = false;
      let end = 0;
      setup.run(world, 4.3, () => {
        const height = position[1] - RADIUS;
        if (height > 1e-5 * h0) end = world.time;
        if (rising && velocity[1] <= 0) apexes.push(height);
        rising = velocity[1] > 0;
      });
      return [
        ...[1, 2, 3].map((n) => relative(`h${n}`, apexes[n - 1] ?? 0, expected[`h${n}`], 0.02)),
        relative('T', end, expected.T_total, 0.02),
      ];
    },
  },
  {
    id: 'E05',
    title: 'speeds and energy lost of two bodies on a line',
    unable: atOnce,
    run(setup, { m1, m2, u1, u2, e }, expected) {
      const world = setup.world([0, 0, 0]);
      const a = world.add(ball({ mass: m1, position: [-1, 0, 0], velocity: [u1, 0, 0], restitution: e }));
      const b = world.add(ball({ mass: m2, position: [1, 0, 0], velocity: [u2, 0, 0] }));
      const before = world.energy().kinetic;
      setup.run(world, 1);
      return [
        relative('v1', a.velocity[0], expected.v1, 1e-9),
        relative('v2', b.velocity[0], expected.v2, 1e-9),
        relative('lost', before - world.energy().kinetic, expected.energy_lost, 1e-9),
      ];
    },
  },
  {
    id: 'E06',
    title: 'speeds and angle of two billiard balls',
    unable: atOnce,
    // The line of centres turns while the balls come together, so they begin a tenth of a micrometre apart.
    profile: () => ({ rate: 1e7 }),
    run(setup, { v0, R, b }, expected) {
      const world = setup.world([0, 0, 0]);
      const away = Math.sqrt(4 * R * R - b * b) + 1e-7;
      const shape = { kind: 'sphere', radius: R } as const;
      const cue = world.add(ball({ shape, restitution: 1, position: [-away, b, 0], velocity: [v0, 0, 0] }));
      const target = world.add(ball({ shape, restitution: 1 }));
      setup.run(world, 2e-6);
      const [cx, cy] = cue.velocity;
      const [tx, ty] = target.velocity;
      const speeds = [Math.hypot(tx, ty), Math.hypot(cx, cy)];
      const angle = Math.acos((cx * tx + cy * ty) / (speeds[0] * speeds[1]));
      return [
        relative('v_target', speeds[0], expected.v_target, 1e-6),
        relative('v_cue', speeds[1], expected.v_cue, 1e-6),
        relative('angle', angle, expected.angle_between, 1e-6),
      ];
    },
  },
  {
    id: 'E07',
    title: "speed of the last ball and of all others in Newton's cradle",
    unable: atOnce,
    run(setup, { N, v0 }, expected) {
      const world = setup.world([0, 0, 0]);
      const balls = Array.from({ length: N }, (_, i) =>
        world.add(
          ball({
            position: [i === 0 ? -0.5 : i, 0, 0],
            restitution: 1,
            velocity: [i === 0 ? v0 : 0, 0, 0],
          }),
        ),
      );
      setup.run(world, 1);
      const last = balls.pop()!.velocity[0];
      return [
        relative('v_last', last, expected.v_last, 0.01),
        {
          name: 'others',
          found: Math.max(...balls.map((other) => Math.abs(other.velocity[0]))),
          expected: 0,
          tolerance: 0.01 * v0,
        },
      ];
    },
  },
];
