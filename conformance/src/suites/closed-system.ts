/** E36: spheres and boxes that fly into each other with friction, far from everything else. */
import { World } from 'pliant';

export interface Drift {
  /** Largest change of the total momentum, relative to the sum of the bodies' own. */
  readonly linear: number;
  readonly angular: number;
  /** Largest distance of the centre of mass from its straight line, relative to the way it went. */
  readonly centre: number;
  /** Contact points seen over all steps: without any the case would prove nothing. */
  readonly touches: number;
}

/** `world` is empty and without gravity; the default response unless one was chosen. */
export function closedSystem(world = new World({ gravity: [0, 0, 0], substeps: 1, sleeping: false })): Drift {
  fill(world);
  const { linear: p0, angular: l0 } = world.momentum();
  const scale = scales(world);
  const start = centre(world);
  const mass = [...world].reduce((sum, body) => sum + body.mass, 0);
  const drift = { linear: 0, angular: 0, centre: 0, touches: 0 };
  for (let i = 0; i < 1000; i++) {
    world.step(1 / 1000);
    const { linear, angular } = world.momentum();
    drift.linear = Math.max(drift.linear, distance(linear, p0) / scale.linear);
    drift.angular = Math.max(drift.angular, distance(angular, l0) / scale.angular);
    const line = start.map((x, k) => x + (p0[k] / mass) * world.time);
    drift.centre = Math.max(drift.centre, distance(centre(world), line) / (scale.linear / mass));
    drift.touches += [...world.contacts()].length;
  }
  return drift;
}

/** Eight bodies on the corners of a cube, alternately spheres and boxes, thrown at the middle and spinning. */
function fill(world: World): void {
  for (let k = 0; k < 8; k++) {
    const side = [k & 1, (k >> 1) & 1, (k >> 2) & 1].map((bit) => 2 * bit - 1);
    const [x, y, z] = side;
    world.add({
      kind: 'rigid',
      mass: 1 + 0.25 * k,
      shape:
        k % 2 === 0
          ? { kind: 'sphere', radius: 0.4 }
          : { kind: 'box', halfExtents: [0.3, 0.4, 0.5 - 0.02 * k] },
      friction: 0.6,
      restitution: 0.5,
      position: [x, y + 0.1 * k, z],
      orientation: [0.1 * k, 0.2, -0.1, 1],
      velocity: [-3 * x + 0.5, -3 * y, -3 * z + 0.2 * k],
      angularVelocity: [2 - k, 0.5 * k, 3],
    });
  }
}

function scales(world: World): { linear: number; angular: number } {
  let linear = 0;
  let angular = 0;
  for (const { mass, position, velocity } of world) {
    const p = mass * Math.hypot(...velocity);
    linear += p;
    angular += p * Math.hypot(...position);
  }
  return { linear, angular };
}

function centre(world: World): number[] {
  const sum = [0, 0, 0];
  let total = 0;
  for (const { mass, position } of world) {
    total += mass;
    for (let k = 0; k < 3; k++) sum[k] += mass * position[k];
  }
  return sum.map((value) => value / total);
}

function distance(a: readonly number[], b: readonly number[]): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
