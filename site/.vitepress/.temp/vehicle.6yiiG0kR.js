import { t as toVec, d as dot, c as turn, b as add, a as scale, s as sub, e as cross, l as length } from "./vectors.Bg3y011i.js";
import { s as sin, c as cos } from "./quat.DyLx5o0V.js";
import { W as World } from "./load.FdUoUdd3.js";
import "./index.Dn8-lGet.js";
import "saxes";
import "./compile.88yGbUFm.js";
import "robust-predicates";
class Wheel {
  constructor(options) {
    this.options = options;
    this.suspensionLength = options.suspension;
  }
  /** About the up axis [rad]; positive turns to the left. */
  steering = 0;
  /** Forward push of the engine [N]. */
  engineForce = 0;
  /** Most that the brake holds against rolling [N]. */
  brake = 0;
  /** Whether its ray meets something. */
  isGrounded = false;
  /** Length of the suspension now [m]; the wheel's middle is that far below its position. */
  suspensionLength;
  /** Angle by which it has rolled [rad]. */
  rotation = 0;
  /** Load on it [N]. */
  load = 0;
  /** What it stands on. */
  ground;
}
class RayCastVehicle {
  constructor(world, chassis, { wheels, forward = [0, 0, 1], up = [0, 1, 0], filter }) {
    this.world = world;
    this.chassis = chassis;
    this.forward = toVec(forward);
    this.up = toVec(up);
    this.filter = { ...filter, exclude: chassis };
    const share = chassis.mass / Math.max(1, wheels.length);
    this.wheels = wheels.map((wheel) => {
      const { radius = 0.35, suspension = 0.3, friction = 1 } = wheel;
      const { stiffness = 3 * share * 9.81 / suspension } = wheel;
      const { damping = Math.sqrt(stiffness * share) } = wheel;
      const position = toVec(wheel.position);
      return new Wheel({ radius, suspension, friction, stiffness, damping, position });
    });
  }
  /** Its wheels, in the order of the options. */
  wheels;
  forward;
  up;
  filter;
  /** Forward velocity [m/s]. */
  get speed() {
    return dot(toVec(this.chassis.velocity), turn(this.chassis.orientation, this.forward));
  }
  /** Pushes the chassis for a step of `dt` [s]. */
  update(dt) {
    for (const wheel of this.wheels) this.drive(wheel, dt);
  }
  drive(wheel, dt) {
    const { radius, suspension, stiffness, damping, friction, position } = wheel.options;
    const { chassis } = this;
    const up = turn(chassis.orientation, this.up);
    const from = add(toVec(chassis.position), turn(chassis.orientation, position));
    const hit = this.world.castRay(from, scale(up, -1), { ...this.filter, maxDistance: suspension + radius });
    wheel.isGrounded = hit !== void 0;
    wheel.ground = hit?.body;
    wheel.load = 0;
    wheel.suspensionLength = hit === void 0 ? suspension : Math.max(0, hit.distance - radius);
    const forward = this.heading(wheel, up, hit?.normal ?? up);
    const velocity = sub(
      this.velocityAt(hit?.point ?? from),
      hit === void 0 ? [0, 0, 0] : velocityOf(hit.body, hit.point)
    );
    wheel.rotation += dot(velocity, forward) / radius * dt;
    if (hit === void 0) return;
    const pressed = suspension - wheel.suspensionLength;
    wheel.load = Math.max(0, stiffness * pressed - damping * dot(velocity, hit.normal));
    const push = this.grip(wheel, forward, cross(hit.normal, forward), velocity, dt, friction);
    chassis.applyForce(add(scale(hit.normal, wheel.load), push), hit.point);
    if (hit.body.kind === "rigid")
      hit.body.applyForce(scale(add(scale(hit.normal, wheel.load), push), -1), hit.point);
  }
  /** Forward along the road, steered. */
  heading(wheel, up, normal) {
    const ahead = turn(this.chassis.orientation, this.forward);
    const left = cross(up, ahead);
    const steered = add(scale(ahead, cos(wheel.steering)), scale(left, sin(wheel.steering)));
    const flat = sub(steered, scale(normal, dot(steered, normal)));
    return scale(flat, 1 / Math.max(length(flat), 1e-9));
  }
  /** Engine, brake and tyre, within the friction circle. */
  grip(wheel, forward, side, velocity, dt, friction) {
    const share = this.chassis.mass / this.wheels.length / dt;
    const rolling = -share * dot(velocity, forward);
    const braked = Math.max(-wheel.brake, Math.min(wheel.brake, rolling));
    const push = add(
      scale(forward, wheel.engineForce + braked),
      scale(side, -0.5 * share * dot(velocity, side))
    );
    const most = friction * wheel.load;
    const force = length(push);
    return force > most ? scale(push, most / force) : push;
  }
  velocityAt(point) {
    return velocityOf(this.chassis, point);
  }
}
function velocityOf({ velocity, angularVelocity, position }, point) {
  return add(toVec(velocity), cross(toVec(angularVelocity), sub(point, toVec(position))));
}
function vehicle() {
  const world = new World();
  world.add({ kind: "static", shape: { kind: "plane", normal: [0, 1, 0] } });
  for (let i = 0; i < 6; i++) {
    world.add({
      kind: "static",
      shape: { kind: "cylinder", radius: 0.4, halfHeight: 2 },
      position: [0, -0.3, 4 + 2 * i],
      orientation: [0, 0, Math.SQRT1_2, Math.SQRT1_2]
    });
  }
  const chassis = world.add({
    kind: "rigid",
    shape: { kind: "box", halfExtents: [0.8, 0.25, 1.6] },
    mass: 800,
    position: [0, 1.1, 0],
    canSleep: false
  });
  const wheels = [-1, 1].flatMap(
    (x) => [-1, 1].map((z) => ({ position: [0.75 * x, -0.1, 1.2 * z] }))
  );
  const car = new RayCastVehicle(world, chassis, { wheels });
  for (const wheel of car.wheels) wheel.engineForce = 300;
  return {
    world,
    beforeStep: (dt) => car.update(dt),
    text: () => `${car.speed.toFixed(1)} m/s after ${chassis.position[2].toFixed(1)} m`
  };
}
export {
  vehicle as default
};
