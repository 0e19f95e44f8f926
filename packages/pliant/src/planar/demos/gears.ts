/** Gears: thirteen gears in a row on fixed axles, the first driven; non-convex, interlocking. */
import { cos, PI, sin } from '../../math/scalar.js';
import { Polygon } from '../polygon.js';
import { type PlanarResponse, PlanarWorld } from '../sim/planar-world.js';
import { RigidBody } from '../sim/rigid-body.js';
import { type Demo, type DemoRun, withError } from './demo.js';

const COUNT = 13;
const TEETH = 10;
/** Radii of root and tip, and half the angle of a tip as a fraction of the pitch [m]. */
const ROOT = 0.78;
const TIP = 1.1;
const TIP_SHARE = 0.1;
/** Distance of axles [m]: tips reach 0.17 into the other's valleys, with play left. */
const APART = 2.03;
/** Speed of the driven gear [rad/s]. */
const SPEED = 1.5;
const PITCH = (2 * PI) / TEETH;

export const gears: Demo = {
  name: 'gears',
  description: 'Thirteen gears on axles; the first is driven and turns all the others.',
  objects: COUNT,
  segments: 391,
  error: 0.01,
  dt: 1 / 240,
  build(response, error): DemoRun {
    const world = buildWorld(response, error);
    const wheels = world.bodies as RigidBody[];
    return { world, trouble: () => skipped(wheels) };
  },
};

function buildWorld(response: PlanarResponse, error: number | undefined): PlanarWorld {
  const options = {
    response,
    friction: 0.05,
    stiffness: 8000,
    dampingRatio: 0.3,
    threshold: 0.01,
    restitution: 0,
  };
  const world = new PlanarWorld(withError(options, error));
  for (let k = 0; k < COUNT; k++) {
    const outline = gear(k % 2 === 0 ? 0 : PITCH / 2, k === COUNT - 1).moved(0, k * APART, 0);
    world.add(new RigidBody(outline, { motion: 'axle', drag: 0.05 }));
  }
  world.drivers.push(({ bodies }, dt) => {
    const driven = bodies[0] as RigidBody;
    driven.spin += (SPEED - driven.spin) * Math.min(1, 10 * dt);
  });
  return world;
}

/** A tooth has a root point and two tip points. The marked gear has one more point on a flank, as an index mark. */
function gear(phase: number, marked: boolean): Polygon {
  const ring: number[] = [];
  const at = (radius: number, angle: number) => ring.push(radius * cos(angle), radius * sin(angle));
  for (let tooth = 0; tooth < TEETH; tooth++) {
    const angle = phase + tooth * PITCH;
    at(ROOT, angle - PITCH / 2);
    if (marked && tooth === 0) at((ROOT + TIP) / 2 - 0.01, angle - PITCH / 4);
    at(TIP, angle - TIP_SHARE * PITCH);
    at(TIP, angle + TIP_SHARE * PITCH);
  }
  return Polygon.from(ring);
}

/** Neighbours turn against each other; a difference of half a pitch means that a tooth was skipped. */
function skipped(wheels: readonly RigidBody[]): string | null {
  for (let k = 0; k + 1 < wheels.length; k++) {
    const slip = wheels[k].angle + wheels[k + 1].angle;
    if (!(Math.abs(slip) < PITCH / 2)) return `gears ${k} and ${k + 1} slipped by ${slip} rad`;
  }
  return null;
}
