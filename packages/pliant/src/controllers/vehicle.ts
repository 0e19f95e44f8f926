/**
 * A vehicle on rays: a rigid chassis whose wheels are rays downwards with a spring each. The wheels have no bodies, so
 * they never catch on edges, and a car costs four rays a step.
 *
 * Loop, once per step, for each wheel: cast its ray; push the chassis up by spring and damper; let the contact point
 * lose its sideways velocity and as much of its forward velocity as brakes ask for, add the engine's push, and bound
 * both by the friction circle.
 */
import { cos, sin } from '../math/scalar.js';
import type { Body, QueryFilter, Vec3, Vector, World } from '../world/index.js';
import { add, cross, dot, length, scale, sub, toVec, turn } from './vectors.js';

/** What a wheel and its suspension are like. */
export interface WheelOptions {
  /** Where the suspension begins, in the frame of the chassis [m]. */
  readonly position: Vector;
  /** [m]; 0.35 by default. */
  readonly radius?: number;
  /** Length of the suspension without load [m]; 0.3 by default. */
  readonly suspension?: number;
  /** [N/m]; such that a quarter of the chassis' weight presses it by a third, by default. */
  readonly stiffness?: number;
  /** [N·s/m]; half of critical by default. */
  readonly damping?: number;
  /** Coulomb coefficient of tyre and road; 1 by default. */
  readonly friction?: number;
}

/** What a vehicle is made of. */
export interface VehicleOptions {
  /** Its wheels, each with a ray of its own. */
  readonly wheels: readonly WheelOptions[];
  /** Forward, in the frame of the chassis; (0, 0, 1) by default. */
  readonly forward?: Vector;
  /** Up, in the frame of the chassis; (0, 1, 0) by default. */
  readonly up?: Vector;
  /** What wheels may stand on; all bodies but the chassis by default. */
  readonly filter?: Omit<QueryFilter, 'exclude'>;
}

/** One wheel: what the driver sets, and what the last `update` found. */
export class Wheel {
  /** About the up axis [rad]; positive turns to the left. */
  steering = 0;
  /** Forward push of the engine [N]. */
  engineForce = 0;
  /** Most that the brake holds against rolling [N]. */
  brake = 0;
  /** Whether its ray meets something. */
  isGrounded = false;
  /** Length of the suspension now [m]; the wheel's middle is that far below its position. */
  suspensionLength: number;
  /** Angle by which it has rolled [rad]. */
  rotation = 0;
  /** Load on it [N]. */
  load = 0;
  /** What it stands on. */
  ground: Body | undefined;

  constructor(
    /** What it was made with, defaults filled in. */
    readonly options: Required<Omit<WheelOptions, 'position'>> & { readonly position: Vec3 },
  ) {
    this.suspensionLength = options.suspension;
  }
}

/** Drives a rigid body on wheels. Call `update` once before every step of the world. */
export class RayCastVehicle {
  /** Its wheels, in the order of the options. */
  readonly wheels: readonly Wheel[];
  private readonly forward: Vec3;
  private readonly up: Vec3;
  private readonly filter: QueryFilter;

  constructor(
    private readonly world: World,
    /** The rigid body that is held up and driven. */
    readonly chassis: Body,
    { wheels, forward = [0, 0, 1], up = [0, 1, 0], filter }: VehicleOptions,
  ) {
    this.forward = toVec(forward);
    this.up = toVec(up);
    this.filter = { ...filter, exclude: chassis };
    const share = chassis.mass / Math.max(1, wheels.length);
    this.wheels = wheels.map((wheel) => {
      const { radius = 0.35, suspension = 0.3, friction = 1 } = wheel;
      const { stiffness = (3 * share * 9.81) / suspension } = wheel;
      const { damping = Math.sqrt(stiffness * share) } = wheel;
      const position = toVec(wheel.position);
      return new Wheel({ radius, suspension, friction, stiffness, damping, position });
    });
  }

  /** Forward velocity [m/s]. */
  get speed(): number {
    return dot(toVec(this.chassis.velocity), turn(this.chassis.orientation, this.forward));
  }

  /** Pushes the chassis for a step of `dt` [s]. */
  update(dt: number): void {
    for (const wheel of this.wheels) this.drive(wheel, dt);
  }

  private drive(wheel: Wheel, dt: number): void {
    const { radius, suspension, stiffness, damping, friction, position } = wheel.options;
    const { chassis } = this;
    const up = turn(chassis.orientation, this.up);
    const from = add(toVec(chassis.position), turn(chassis.orientation, position));
    const hit = this.world.castRay(from, scale(up, -1), { ...this.filter, maxDistance: suspension + radius });
    wheel.isGrounded = hit !== undefined;
    wheel.ground = hit?.body;
    wheel.load = 0;
    wheel.suspensionLength = hit === undefined ? suspension : Math.max(0, hit.distance - radius);
    const forward = this.heading(wheel, up, hit?.normal ?? up);
    const velocity = sub(
      this.velocityAt(hit?.point ?? from),
      hit === undefined ? [0, 0, 0] : velocityOf(hit.body, hit.point),
    );
    wheel.rotation += (dot(velocity, forward) / radius) * dt;
    if (hit === undefined) return;
    const pressed = suspension - wheel.suspensionLength;
    wheel.load = Math.max(0, stiffness * pressed - damping * dot(velocity, hit.normal));
    const push = this.grip(wheel, forward, cross(hit.normal, forward), velocity, dt, friction);
    chassis.applyForce(add(scale(hit.normal, wheel.load), push), hit.point);
    if (hit.body.kind === 'rigid')
      hit.body.applyForce(scale(add(scale(hit.normal, wheel.load), push), -1), hit.point);
  }

  /** Forward along the road, steered. */
  private heading(wheel: Wheel, up: Vec3, normal: Vec3): Vec3 {
    const ahead = turn(this.chassis.orientation, this.forward);
    const left = cross(up, ahead);
    const steered = add(scale(ahead, cos(wheel.steering)), scale(left, sin(wheel.steering)));
    const flat = sub(steered, scale(normal, dot(steered, normal)));
    return scale(flat, 1 / Math.max(length(flat), 1e-9));
  }

  /** Engine, brake and tyre, within the friction circle. */
  private grip(wheel: Wheel, forward: Vec3, side: Vec3, velocity: Vec3, dt: number, friction: number): Vec3 {
    // What would stop this wheel's share of the chassis within the step.
    const share = this.chassis.mass / this.wheels.length / dt;
    const rolling = -share * dot(velocity, forward);
    const braked = Math.max(-wheel.brake, Math.min(wheel.brake, rolling));
    const push = add(
      scale(forward, wheel.engineForce + braked),
      scale(side, -SIDE_GRIP * share * dot(velocity, side)),
    );
    const most = friction * wheel.load;
    const force = length(push);
    return force > most ? scale(push, most / force) : push;
  }

  private velocityAt(point: Vec3): Vec3 {
    return velocityOf(this.chassis, point);
  }
}

/** Part of the sideways velocity that is taken in one step: all of it, at all wheels at once, would overshoot. */
const SIDE_GRIP = 0.5;

function velocityOf({ velocity, angularVelocity, position }: Body, point: Vec3): Vec3 {
  return add(toVec(velocity), cross(toVec(angularVelocity), sub(point, toVec(position))));
}
