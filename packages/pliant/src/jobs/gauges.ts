/**
 * Measures one quantity of a world after each step. A gauge is a function that gives the value now; NaN where there is
 * none.
 */

import { PliantError } from '../core/errors.js';
import { hint } from '../scene/schema/near.js';
import { named } from '../scene/schema/path.js';
import type { Body, Contact, PairTotal, Vec3, World } from '../world/index.js';
import type { Patch } from './clip.js';
import type { Measured, Quantity } from './format.js';
import { addScaled, dot, isIn, length } from './geometry.js';
import { contactsByPair, patchOf } from './patch.js';

export type Gauge = () => number;

const AXES: Readonly<Record<string, number>> = { x: 0, y: 1, z: 2 };

/** The gauge of a quantity over time. `place` is where it was asked for, for the error of a body that is not there. */
export function gaugeOf(world: World, measured: Measured, place: string): Gauge {
  const { quantity } = measured;
  switch (quantity) {
    case 'energy':
    case 'kinetic':
    case 'potential':
    case 'elastic':
      return energyGauge(world, measured, place);
    case 'position':
    case 'velocity':
    case 'speed':
    case 'spin':
    case 'extent':
      return motionGauge(world, measured, place);
    default:
      return contactGauge(world, measured, place);
  }
}

/** Bodies of a name and the copies of a repeated body; all of them where no name is told. */
export function bodiesNamed(world: World, name: string | undefined, place: string): ReadonlySet<number> {
  const found = new Set<number>();
  const names = new Set<string>();
  for (const body of world) {
    if (body.name !== undefined) names.add(body.name);
    if (name === undefined || isNamed(body.name, name)) found.add(body.handle);
  }
  if (found.size > 0 || name === undefined) return found;
  throw new PliantError(
    'unknown-name',
    `There is no body ${named(name)}; ${hint(name, [...names], 'bodies')}`,
    {
      path: place,
    },
  );
}

const isNamed = (given: string | undefined, name: string): boolean =>
  given === name || (given?.startsWith(`${name} `) === true && /^\d+$/.test(given.slice(name.length + 1)));

/** Of a world, with its spring joints, or of some bodies. */
function energyGauge(world: World, { quantity, of }: Measured, place: string): Gauge {
  const what = quantity === 'energy' ? 'total' : (quantity as 'kinetic' | 'potential' | 'elastic');
  if (of === undefined) return () => world.energy()[what];
  const bodies = bodiesOf(world, of, place);
  return () => world.energy(bodies)[what];
}

/** The bodies that an output is of. */
export function bodiesOf(world: World, of: string | undefined, place: string): readonly Body[] {
  const handles = bodiesNamed(world, of, `${place}.of`);
  return [...world].filter(({ handle }) => handles.has(handle));
}

/** Of several bodies the mean; of extents the whole. */
function motionGauge(world: World, { quantity, of, axis }: Measured, place: string): Gauge {
  const bodies = bodiesOf(world, of, place).filter(({ kind }) => of !== undefined || kind !== 'static');
  const k = AXES[axis ?? 'x'];
  if (quantity === 'extent') return () => extentOf(bodies, k);
  const value = VALUES[quantity as keyof typeof VALUES];
  return () => {
    let sum = 0;
    for (const body of bodies) sum += value(body, k);
    return bodies.length > 0 ? sum / bodies.length : Number.NaN;
  };
}

const VALUES = {
  position: (body: Body, k: number) => body.position[k],
  velocity: (body: Body, k: number) => body.velocity[k],
  speed: (body: Body) => length(body.velocity),
  spin: (body: Body) => length(body.angularVelocity),
} as const;

/** How far the bodies reach along an axis: vertices of soft ones, surfaces of the others. */
function extentOf(bodies: readonly Body[], k: number): number {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  const take = (x: number) => {
    low = Math.min(low, x);
    high = Math.max(high, x);
  };
  for (const body of bodies) {
    if (body.isDeformable) for (let i = k; i < body.positions.length; i += 3) take(body.positions[i]);
    else for (const p of surfacePoints(body)) take(p[k]);
  }
  return high >= low ? high - low : Number.NaN;
}

/** The vertices of a body that keeps its shape, in the world. */
export function* surfacePoints(body: Body): Generator<Vec3> {
  const { position: x, orientation: q, solid } = body;
  const { positions } = solid.surface();
  for (let i = 0; i < positions.length; i += 3) {
    const [a, b, c] = [positions[i], positions[i + 1], positions[i + 2]];
    // v + 2 q × (q × v + w v)
    const u = q[1] * c - q[2] * b + q[3] * a;
    const v = q[2] * a - q[0] * c + q[3] * b;
    const w = q[0] * b - q[1] * a + q[3] * c;
    yield [
      x[0] + a + 2 * (q[1] * w - q[2] * v),
      x[1] + b + 2 * (q[2] * u - q[0] * w),
      x[2] + c + 2 * (q[0] * v - q[1] * u),
    ];
  }
}

/** What was touching in the last step between the bodies that are asked for: force on `of`. */
interface Touch {
  readonly force: Vec3;
  /** Of the whole pair, wherever the region ends. */
  readonly pairForce: Vec3;
  readonly impulse: Vec3;
  readonly peakForce: number;
  readonly depth: number;
  readonly contacts: readonly Contact[];
}

function contactGauge(world: World, measured: Measured, place: string): Gauge {
  const ofs = bodiesNamed(world, measured.of, `${place}.of`);
  const others = bodiesNamed(world, measured.against, `${place}.against`);
  const sum = SUMS[measured.quantity as keyof typeof SUMS];
  return () => sum(touches(world, ofs, others, measured), measured);
}

/** Each touching pair once, with the force on the body that is asked for. */
function touches(
  world: World,
  ofs: ReadonlySet<number>,
  others: ReadonlySet<number>,
  { region }: Measured,
): Touch[] {
  const points = contactsByPair(world);
  const found: Touch[] = [];
  for (const pair of world.pairs()) {
    const [a, b] = [pair.bodyA.handle, pair.bodyB.handle];
    const isOnA = ofs.has(a) && others.has(b);
    if (!isOnA && !(ofs.has(b) && others.has(a))) continue;
    if (pair.bodyA.isSensor || pair.bodyB.isSensor) continue;
    const all = points.get(`${a}/${b}`) ?? points.get(`${b}/${a}`) ?? [];
    const contacts = all.filter(({ point }) => isIn(region, point));
    const sign = isOnA ? 1 : -1;
    const { force, impulse, peakForce, depth } =
      region === undefined ? pair : (shareOf(pair, all, contacts, region) ?? inRegion(contacts));
    found.push({
      force: scaled(force, sign),
      pairForce: pair.force,
      impulse: scaled(impulse, sign),
      peakForce,
      depth,
      contacts: all,
    });
  }
  return found;
}

const scaled = (v: Vec3, factor: number): Vec3 => [factor * v[0], factor * v[1], factor * v[2]];

/**
 * What of a pair is in a region where it touches on an area: as much as its pressure there says, so that force, pressure
 * and area agree and parts add up to the whole. Nothing where there is no area.
 */
function shareOf(
  { force, impulse, peakForce }: Pick<PairTotal, 'force' | 'impulse' | 'peakForce'>,
  all: readonly Contact[],
  inside: readonly Contact[],
  region: Measured['region'],
) {
  const whole = patchOf(all, force).normalForce;
  if (!(whole > 0)) return undefined;
  const share = patchOf(all, force, region).normalForce / whole;
  return {
    force: scaled(force, share),
    impulse: scaled(impulse, share),
    peakForce: share * peakForce,
    depth: deepest(inside),
  };
}

const deepest = (contacts: readonly Contact[]): number =>
  contacts.reduce((most, { depth }) => Math.max(most, depth), 0);

function inRegion(contacts: readonly Contact[]) {
  const force: Vec3 = [0, 0, 0];
  const impulse: Vec3 = [0, 0, 0];
  for (const contact of contacts) {
    addScaled(force, contact.force, 1);
    addScaled(impulse, contact.impulse, 1);
  }
  return { force, impulse, depth: deepest(contacts), peakForce: length(force) };
}

type Sum = (touches: readonly Touch[], measured: Measured) => number;

const SUMS: Readonly<
  Record<
    Extract<
      Quantity,
      'force' | 'peakForce' | 'impulse' | 'area' | 'pressure' | 'maxPressure' | 'penetration' | 'contacts'
    >,
    Sum
  >
> = {
  force: (found, measured) => directed(found, measured, 'force'),
  impulse: (found, measured) => directed(found, measured, 'impulse'),
  peakForce: (found) => found.reduce((most, touch) => Math.max(most, touch.peakForce), 0),
  penetration: (found) => found.reduce((most, touch) => Math.max(most, touch.depth), 0),
  contacts: (found, { region }) =>
    found.reduce((n, t) => n + t.contacts.filter(({ point }) => isIn(region, point)).length, 0),
  area: (found, { region }) => patches(found, region).reduce((sum, { area }) => sum + area, 0),
  pressure: (found, { region }) => {
    let [area, force] = [0, 0];
    for (const patch of patches(found, region)) {
      area += patch.area;
      force += patch.area > 0 ? patch.normalForce : 0;
    }
    return area > 0 ? force / area : Number.NaN;
  },
  maxPressure: (found, { region }) =>
    patches(found, region).reduce(
      (most, { maxPressure }) => (maxPressure > most || Number.isNaN(most) ? maxPressure : most),
      Number.NaN,
    ),
};

const patches = (found: readonly Touch[], region: Measured['region']): Patch[] =>
  found.map(({ contacts, pairForce }) => patchOf(contacts, pairForce, region));

function directed(found: readonly Touch[], { axis }: Measured, what: 'force' | 'impulse'): number {
  if (axis === 'normal' || axis === 'tangential') {
    let sum = 0;
    for (const touch of found) sum += alongNormal(touch, what, axis);
    return sum;
  }
  const total: Vec3 = [0, 0, 0];
  for (const touch of found) addScaled(total, touch[what], 1);
  return axis === undefined ? length(total) : total[AXES[axis]];
}

function alongNormal(touch: Touch, what: 'force' | 'impulse', axis: 'normal' | 'tangential'): number {
  const sum: Vec3 = [0, 0, 0];
  for (const { normal } of touch.contacts) addScaled(sum, normal, 1);
  const size = length(sum);
  if (size === 0) return 0;
  const push = Math.abs(dot(touch[what], sum)) / size;
  const whole = length(touch[what]);
  return axis === 'normal' ? push : Math.sqrt(Math.max(0, whole * whole - push * push));
}
