/** Gears in the plane: the first of thirteen is driven, and turns all the others through their teeth. */
import { PLANAR_DEMOS, type RigidBody } from 'pliant/planar';
import type { Example } from './example.js';

export default function gearsInThePlane(): Example {
  const demo = PLANAR_DEMOS.find(({ name }) => name === 'gears')!;
  const { world, trouble } = demo.build('penalty');
  for (let time = 0; time < 2; time += demo.dt) world.step(demo.dt);
  const last = world.bodies.at(-1) as RigidBody;
  return {
    text: () =>
      `the last gear turns at ${last.spin.toFixed(2)} rad/s; ${trouble() ?? 'no tooth was skipped'}`,
  };
}
