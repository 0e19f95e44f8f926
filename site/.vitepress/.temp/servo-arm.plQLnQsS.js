import { W as World } from "./load.FdUoUdd3.js";
import "./quat.DyLx5o0V.js";
import "./index.Dn8-lGet.js";
import "saxes";
import "./compile.88yGbUFm.js";
import "robust-predicates";
class Servo {
  constructor(joint, options, target = joint.value) {
    this.joint = joint;
    this.options = options;
    this.target = target;
  }
  /** Sets the motor for a step of `dt` [s]. */
  update(dt) {
    const { strength, maxSpeed = 1e6, eagerness = 0.2 } = this.options;
    const wanted = eagerness * (this.target - this.joint.value) / dt;
    this.joint.drive({ strength, speed: Math.max(-maxSpeed, Math.min(maxSpeed, wanted)) });
  }
}
function servoArm() {
  const world = new World();
  const post = world.add({
    kind: "static",
    shape: { kind: "cylinder", radius: 0.1, halfHeight: 0.5 },
    position: [0, 1, 0]
  });
  const arm = world.add({
    kind: "rigid",
    shape: { kind: "box", halfExtents: [0.5, 0.05, 0.05] },
    mass: 2,
    position: [0.6, 1.5, 0]
  });
  const joint = world.addJoint({ kind: "hinge", a: post, b: arm, anchor: [0, 1.5, 0], axis: [0, 0, 1] });
  const servo = new Servo(joint, { strength: 100, maxSpeed: 3 });
  return {
    world,
    beforeStep(dt) {
      servo.target = world.time % 4 < 2 ? 1 : -0.5;
      servo.update(dt);
    },
    text: () => `at ${joint.value.toFixed(2)} rad, told ${servo.target}`
  };
}
export {
  servoArm as default
};
