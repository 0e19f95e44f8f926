/** An arm on a hinge goes where its position motor is told. */
import { World } from 'pliant';
import { Servo } from 'pliant/controllers';
import type { Example } from './example.js';

export default function servoArm(): Example {
  const world = new World();
  const post = world.add({
    kind: 'static',
    shape: { kind: 'cylinder', radius: 0.1, halfHeight: 0.5 },
    position: [0, 1, 0],
  });
  const arm = world.add({
    kind: 'rigid',
    shape: { kind: 'box', halfExtents: [0.5, 0.05, 0.05] },
    mass: 2,
    position: [0.6, 1.5, 0],
  });
  const joint = world.addJoint({ kind: 'hinge', a: post, b: arm, anchor: [0, 1.5, 0], axis: [0, 0, 1] });
  const servo = new Servo(joint, { strength: 100, maxSpeed: 3 });
  return {
    world,
    beforeStep(dt) {
      servo.target = world.time % 4 < 2 ? 1 : -0.5;
      servo.update(dt);
    },
    text: () => `at ${joint.value.toFixed(2)} rad, told ${servo.target}`,
  };
}
