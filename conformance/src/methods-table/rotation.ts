/** E10–E12, E27, E28: motion without contact, which no response may disturb. */
import { ball, type Form, G, relative } from './form.js';

export const rotation: readonly Form[] = [
  {
    id: 'E10',
    title: 'velocity and spin of a rod that is hit off its centre',
    run(setup, { J, m, L, d }, expected) {
      const world = setup.world([0, 0, 0]);
      const rod = world.add({
        kind: 'rigid',
        shape: { kind: 'box', halfExtents: [L / 2, 1e-6, 1e-6] },
        mass: m,
      });
      rod.applyImpulse([0, J, 0], [d, 0, 0]);
      return [
        relative('v', rod.velocity[1], expected.v, 1e-9),
        relative('w', rod.angularVelocity[2], expected.w, 1e-9),
        relative('percussion', rod.velocity[1] / rod.angularVelocity[2], expected.percussion, 1e-9),
      ];
    },
  },
  {
    id: 'E11',
    title: 'precession of a free symmetric top, in its own frame and in space',
    run(setup, params, expected) {
      const { I1, I3 } = params;
      const w = params.w as unknown as [number, number, number];
      const world = setup.world([0, 0, 0], 1);
      const top = world.add(ball({ inertia: [I1, I1, I3], angularVelocity: w }));
      const spun = new Turns();
      const leaned = new Turns();
      const momentum = world.momentum().angular;
      const seconds = 2;
      const steps = 4000;
      for (let i = 0; i <= steps; i++) {
        const [x, y] = intoBody(top.orientation, top.angularVelocity);
        spun.add(Math.atan2(y, x));
        leaned.add(azimuth(axisOf(top.orientation), momentum));
        if (i < steps) world.step(seconds / steps);
      }
      return [
        relative('body', spun.total / seconds, expected.Omega_body, 0.005),
        relative('space', leaned.total / seconds, expected.precession_space, 0.005),
      ];
    },
  },
  {
    id: 'E12',
    title: 'precession of a fast heavy top',
    run(setup, { m, l, I1, I3, w3, theta }, expected) {
      // About its foot, which stands still, a top is a body with these moments and the torque of its weight.
      const world = setup.world([0, 0, 0], 1);
      const slow = expected.Omega_exact;
      const axis = [Math.sin(theta), 0, Math.cos(theta)];
      const spin = w3 - slow * Math.cos(theta);
      const top = world.add(
        ball({
          inertia: [I1, I1, I3],
          orientation: [0, Math.sin(theta / 2), 0, Math.cos(theta / 2)],
          angularVelocity: [spin * axis[0], 0, spin * axis[2] + slow],
        }),
      );
      const seconds = 2;
      const steps = 10_000;
      const turned = new Turns();
      turned.add(0);
      for (let i = 0; i < steps; i++) {
        const [x, y] = axisOf(top.orientation);
        // l·e × (0, 0, −m g)
        top.applyTorque([-l * y * m * G, l * x * m * G, 0]);
        world.step(seconds / steps);
        const [nx, ny] = axisOf(top.orientation);
        turned.add(Math.atan2(ny, nx));
      }
      return [relative('Omega', turned.total / seconds, slow, 0.01)];
    },
  },
  {
    id: 'E27',
    title: 'way of a free fall',
    run(setup, { t, n }, expected) {
      const world = setup.world([0, -G, 0], 1);
      const body = world.add(ball({}));
      for (let i = 0; i < n; i++) world.step(t / n);
      // Free flight is exact, but where springs may act: they keep their energy under semi-implicit Euler.
      const x = setup.isExactInFlight ? 0.5 * G * t * t : expected.x_semi_implicit;
      return [relative('x', -body.position[1], x, 1e-12)];
    },
  },
  {
    id: 'E28',
    title: 'period of a pendulum on a ball joint',
    run(setup, { L, A }, expected) {
      const world = setup.world();
      const pivot = world.add({ kind: 'static', shape: { kind: 'sphere', radius: 0.01 } });
      const bob = world.add(
        ball({
          shape: { kind: 'sphere', radius: 0.05 },
          // A point mass: that of the sphere itself would add 2 (r/L)²/5 to the square of the period.
          inertia: [1e-5, 1e-5, 1e-5],
          position: [L * Math.sin(A), -L * Math.cos(A), 0],
        }),
      );
      world.addJoint({ kind: 'ball', a: pivot, b: bob, anchor: [0, 0, 0] });
      const crossings: number[] = [];
      let before = bob.position[0];
      setup.run(world, 3 * expected.T, () => {
        const x = bob.position[0];
        if (x > 0 !== before > 0) crossings.push(world.time - (setup.dt * x) / (x - before));
        before = x;
      });
      return [relative('T', crossings[2] - crossings[0], expected.T, 0.005)];
    },
  },
];

/** Sums up an angle that is only known up to whole turns. */
class Turns {
  total = 0;
  private last: number | undefined;

  add(angle: number): void {
    if (this.last !== undefined) {
      const step = angle - this.last;
      this.total += step - 2 * Math.PI * Math.round(step / (2 * Math.PI));
    }
    this.last = angle;
  }
}

/** The body's z axis in the world. */
function axisOf([x, y, z, w]: Float64Array): [number, number, number] {
  return [2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)];
}

/** q̄ v q for q = x, y, z, w. */
function intoBody([x, y, z, w]: Float64Array, [vx, vy, vz]: Float64Array): [number, number, number] {
  const tx = 2 * (z * vy - y * vz);
  const ty = 2 * (x * vz - z * vx);
  const tz = 2 * (y * vx - x * vy);
  return [vx + w * tx - (y * tz - z * ty), vy + w * ty - (z * tx - x * tz), vz + w * tz - (x * ty - y * tx)];
}

/** Angle of an axis about the direction of the momentum, which leans in the x–z plane. */
function azimuth(axis: readonly number[], momentum: readonly number[]): number {
  const length = Math.hypot(...momentum);
  const [lx, , lz] = momentum.map((x) => x / length);
  // Across the momentum: (lz, 0, −lx) and (0, 1, 0).
  return Math.atan2(axis[1], axis[0] * lz - axis[2] * lx);
}
