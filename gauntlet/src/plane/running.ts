/** A planar case that runs, with the books that laws read. Energy and momentum are summed here, not asked for. */
import { OutlineBody, type PlanarBody, type PlanarWorld, RigidBody } from 'pliant/planar';
import type { Case } from '../case.js';
import type { Runs } from '../runs.js';
import { measures, type Region } from './region.js';
import { type PlanarScene, planarWorld } from './scene.js';

export interface PlanarSeen {
  readonly body: PlanarBody;
  readonly name: string;
  readonly isFree: boolean;
  /** Twice the area over the length of the boundary at the start: the radius of a disc, half the side of a square [m]. */
  readonly thickness: number;
  /** Farthest point from the middle at the start [m]. */
  readonly radius: number;
}

export class PlanarRunning implements Runs {
  readonly world: PlanarWorld;
  readonly scene: PlanarScene;
  readonly dt: number;
  readonly seen: readonly PlanarSeen[];
  /** Outlines before the last step. */
  readonly before: Float64Array[];
  readonly startEnergy: number;
  readonly work = 0;
  energy: number;
  steps = 0;

  constructor(
    readonly subject: Case,
    readonly clock: () => number = () => performance.now(),
  ) {
    this.scene = subject.planar as PlanarScene;
    this.world = planarWorld(this.scene);
    this.dt = subject.scene.dt ?? 1 / 60;
    this.seen = this.scene.bodies.map(({ name, motion }, i) => {
      const body = this.world.bodies[i];
      const { area, length } = measures(body.polygon);
      return {
        body,
        name,
        isFree: motion !== 'fixed',
        thickness: (2 * area) / length,
        radius: radiusOf(body),
      };
    });
    this.before = this.world.bodies.map(({ polygon }) => polygon.positions.slice());
    this.startEnergy = this.energy = energyOf(this.world);
  }

  get allowedEnergy(): number {
    return this.startEnergy;
  }

  step(): void {
    for (const [i, { polygon }] of this.world.bodies.entries()) this.before[i].set(polygon.positions);
    this.world.step(this.dt);
    this.steps++;
    this.energy = energyOf(this.world);
  }

  troubles(): readonly unknown[] {
    return this.world.troubles;
  }
}

export function middleOf({ positions }: Pick<Region, 'positions'>): [number, number] {
  const n = positions.length / 2;
  let [x, y] = [0, 0];
  for (let v = 0; v < n; v++) {
    x += positions[2 * v] / n;
    y += positions[2 * v + 1] / n;
  }
  return [x, y];
}

function radiusOf({ polygon }: PlanarBody): number {
  const [x, y] = middleOf(polygon);
  let most = 0;
  for (let v = 0; v < polygon.positions.length; v += 2)
    most = Math.max(most, Math.hypot(polygon.positions[v] - x, polygon.positions[v + 1] - y));
  return most;
}

/** Fastest corner [m/s]. */
export function speedOf({ body }: Pick<PlanarSeen, 'body'>): number {
  let most = 0;
  if (body instanceof OutlineBody) {
    for (let v = 0; v < body.velocities.length; v += 2)
      most = Math.max(most, Math.hypot(body.velocities[v], body.velocities[v + 1]));
  } else if (body instanceof RigidBody) {
    const { positions } = body.polygon;
    for (let v = 0; v < positions.length; v += 2) {
      const [x, y] = [positions[v] - body.x, positions[v + 1] - body.y];
      most = Math.max(most, Math.hypot(body.vx - body.spin * y, body.vy + body.spin * x));
    }
  }
  return most;
}

/** Kinetic, elastic and potential energy [J]. Elastic energy of outlines is theirs to tell. */
export function energyOf(world: PlanarWorld): number {
  const [gx, gy] = world.gravity;
  let sum = 0;
  for (const body of world.bodies) {
    if (body instanceof OutlineBody) {
      sum += body.energy();
      const { positions } = body.polygon;
      for (let v = 0; v < positions.length; v += 2)
        sum -= body.options.mass * (gx * positions[v] + gy * positions[v + 1]);
    } else if (body instanceof RigidBody) {
      const { mass, inertia, inverseMass, inverseInertia, vx, vy, spin, x, y } = body;
      if (inverseMass > 0) sum += (mass * (vx * vx + vy * vy)) / 2 - mass * (gx * x + gy * y);
      if (inverseInertia > 0) sum += (inertia * spin * spin) / 2;
    }
  }
  return sum;
}

/** Momentum along x and y, and about the origin; and the sum of the sizes, which rounding is measured against. */
export function momentumOf(world: PlanarWorld): {
  now: readonly [number, number, number];
  size: number;
  reach: number;
} {
  let [px, py, turning, size, reach] = [0, 0, 0, 0, 1];
  const add = (mass: number, x: number, y: number, vx: number, vy: number) => {
    px += mass * vx;
    py += mass * vy;
    turning += mass * (x * vy - y * vx);
    size += mass * Math.hypot(vx, vy);
    reach = Math.max(reach, Math.hypot(x, y));
  };
  for (const body of world.bodies) {
    if (body instanceof OutlineBody) {
      const { positions: p } = body.polygon;
      for (let v = 0; v < p.length; v += 2)
        add(body.options.mass, p[v], p[v + 1], body.velocities[v], body.velocities[v + 1]);
    } else if (body instanceof RigidBody && body.inverseMass > 0) {
      add(body.mass, body.x, body.y, body.vx, body.vy);
      turning += body.inertia * body.spin;
      size += (body.inertia * Math.abs(body.spin)) / reach;
    }
  }
  return { now: [px, py, turning], size, reach };
}
