import type { Body, World } from 'pliant';
import type { Point } from './protocol.js';

/** How fast a held point follows the pointer [rad/s]: critically damped, so it arrives without swinging. */
const FOLLOW = 14;

/** A damped spring between a point of a body and a point that the user moves. */
export class Grab {
  private readonly body: Body;
  /** The held point in the body's frame [m]. */
  private readonly local: Point;
  target: Point;

  constructor(world: World, row: number, point: Point) {
    this.body = [...world].find((body) => world.sim.bodies.find(body.handle) === row)!;
    this.target = point;
    const { position, orientation: q } = this.body;
    const arm: Point = [point[0] - position[0], point[1] - position[1], point[2] - position[2]];
    this.local = turn(arm, -q[0], -q[1], -q[2], q[3]);
  }

  get holds(): boolean {
    return this.body.exists && this.body.kind === 'rigid';
  }

  /** Pulls during the next step. */
  pull(): void {
    const { position, orientation: q, velocity: v, angularVelocity: w, mass } = this.body;
    const r = turn(this.local, q[0], q[1], q[2], q[3]);
    const speed: Point = [
      v[0] + w[1] * r[2] - w[2] * r[1],
      v[1] + w[2] * r[0] - w[0] * r[2],
      v[2] + w[0] * r[1] - w[1] * r[0],
    ];
    const held = r.map((x, k) => position[k] + x);
    const force = held.map((x, k) => mass * (FOLLOW * FOLLOW * (this.target[k] - x) - 2 * FOLLOW * speed[k]));
    this.body.applyForce(force, held);
    // The point follows, the rest of the body should calm down rather than pirouette about it.
    this.body.applyTorque([...w].map((x) => -0.25 * FOLLOW * mass * this.armSq() * x));
  }

  private armSq(): number {
    const [x, y, z] = this.local;
    return x * x + y * y + z * z;
  }
}

/** v turned by a unit quaternion. */
function turn(v: Point, x: number, y: number, z: number, w: number): Point {
  const tx = 2 * (y * v[2] - z * v[1]);
  const ty = 2 * (z * v[0] - x * v[2]);
  const tz = 2 * (x * v[1] - y * v[0]);
  return [v[0] + w * tx + y * tz - z * ty, v[1] + w * ty + z * tx - x * tz, v[2] + w * tz + x * ty - y * tx];
}
