/** Quantities that are one number of a whole run: when it came to rest, whether a law broke. */
import type { Scene } from '../scene/format.js';
import type { Body, World } from '../world/index.js';
import type { OutputSettings } from './format.js';
import { bodiesOf, surfacePoints } from './gauges.js';
import { length } from './geometry.js';

export interface Watch {
  afterStep(): void;
  result(): number;
}

/** Speed below which a body rests [m/s]. */
const RESTING = 0.01;

/**
 * Time since when bodies that forces move stay slower than the threshold, everywhere on them; NaN for a run that ends in
 * motion.
 */
export class RestTime implements Watch {
  private since = Number.NaN;
  /** Bodies with how far their surface is from their centre [m]; what deforms has vertices instead. */
  private readonly bodies: readonly (readonly [Body, number])[];

  constructor(
    private readonly world: World,
    bodies: readonly Body[],
    private readonly threshold = RESTING,
  ) {
    this.bodies = bodies
      .filter(({ kind }) => kind !== 'static' && kind !== 'kinematic')
      .map((body) => [body, body.isDeformable ? 0 : reachOf(body)]);
  }

  afterStep(): void {
    if (!this.isAtRest()) this.since = Number.NaN;
    else if (Number.isNaN(this.since)) this.since = this.world.time;
  }

  result(): number {
    return this.since;
  }

  private isAtRest(): boolean {
    for (const [body, reach] of this.bodies) {
      if (body.isAsleep) continue;
      if (length(body.velocity) + reach * length(body.angularVelocity) > this.threshold) return false;
      const { velocities } = body;
      for (let i = 0; i < velocities.length; i += 3) {
        if (length(velocities.subarray(i, i + 3)) > this.threshold) return false;
      }
    }
    return true;
  }
}

function reachOf(body: Body): number {
  const { position: x } = body;
  let reach = 0;
  for (const p of surfacePoints(body))
    reach = Math.max(reach, length([p[0] - x[0], p[1] - x[1], p[2] - x[2]]));
  return reach;
}

/**
 * Energy that a run may gain by rounding and by its step: a part of the largest motion it has seen, and of what lifts
 * every body by its own reach. Bodies that begin closer than contacts hold them are lifted that far.
 */
const ENERGY_ROOM = 0.01;

/**
 * 1 when a law was broken: a trouble was reported, or energy was made from nothing. Energy is not asked for where a
 * motor, a moving kinematic body or a force field may bring some in.
 */
export class LawBroken implements Watch {
  private broken = false;
  private readonly start: number;
  private largest = 0;
  private readonly lift: number;
  private readonly isClosed: boolean;

  constructor(
    private readonly world: World,
    scene: Scene,
  ) {
    this.start = world.energy().total;
    this.isClosed = bringsNoEnergy(scene);
    this.lift = liftOf(world, scene);
  }

  afterStep(): void {
    if (this.broken) return;
    if (this.world.troubles().length > 0) this.broken = true;
    if (!this.isClosed) return;
    const { kinetic, elastic, total } = this.world.energy();
    this.largest = Math.max(this.largest, kinetic + elastic);
    if (!(total - this.start <= ENERGY_ROOM * (this.largest + this.lift) + 1e-9)) this.broken = true;
  }

  result(): number {
    return this.broken ? 1 : 0;
  }
}

/** Energy that lifts all bodies that forces move by their own reach [J]. */
function liftOf(world: World, scene: Scene): number {
  const g = length(scene.gravity);
  let lift = 0;
  for (const body of world) {
    if (body.kind === 'static' || body.kind === 'kinematic') continue;
    lift +=
      g * body.mass * (body.isDeformable ? reachOfPoints(body.positions, body.position) : reachOf(body));
  }
  return lift;
}

function reachOfPoints(points: ArrayLike<number>, centre: ArrayLike<number>): number {
  let reach = 0;
  for (let i = 0; i < points.length; i += 3)
    reach = Math.max(
      reach,
      length([points[i] - centre[0], points[i + 1] - centre[1], points[i + 2] - centre[2]]),
    );
  return reach;
}

function bringsNoEnergy(scene: Scene): boolean {
  const hasDriver = scene.bodies.some((body) => body.kind === 'kinematic');
  const hasMotor = scene.joints.some(
    (joint) => ('motor' in joint && joint.motor !== undefined) || joint.kind === 'spring',
  );
  return !hasDriver && !hasMotor && scene.fields.length === 0;
}

/** The watch of an output that is one number by nature. */
export function watchOf(world: World, scene: Scene, output: OutputSettings, place: string): Watch {
  switch (output.quantity) {
    case 'restTime':
      return new RestTime(world, bodiesOf(world, output.of, place), output.threshold);
    case 'lawBroken':
      return new LawBroken(world, scene);
    case 'steps':
      return { afterStep: () => {}, result: () => world.steps };
    case 'time':
      return { afterStep: () => {}, result: () => world.time };
    default: {
      return { afterStep: () => {}, result: () => world.troubles().length };
    }
  }
}
