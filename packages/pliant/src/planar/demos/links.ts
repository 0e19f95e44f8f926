/**
 * Links: a chain of fifteen flat links on a table, each with a ball that sits in the open ring of the next. One end is
 * held, and a wind that keeps turning sways the rest.
 */
import { asin, cos, PI, sin } from '../../math/scalar.js';
import { Polygon } from '../polygon.js';
import { type PlanarResponse, PlanarWorld } from '../sim/planar-world.js';
import { RigidBody } from '../sim/rigid-body.js';
import { type Demo, type DemoRun, withError } from './demo.js';

const COUNT = 15;
/** Ball, and ring around the next link's ball [m]. */
const BALL = 0.16;
const INNER = 0.22;
const OUTER = 0.34;
/** Half the width of the neck [m]. */
const NECK = 0.05;
/** Half the angle of the ring's mouth: narrower than the ball, wider than the neck. */
const MOUTH = 0.45;
/** Ball and ring sit at ±half a metre of a link. */
const HALF = 0.5;
/** Acceleration [m/s²] and turning [rad/s] of the wind. */
const WIND = 0.15;
const WIND_RATE = 0.5;
/** Distance of neighbours at the start, with play on both sides [m]. */
const SPACING = 1.03;

export const links: Demo = {
  name: 'links',
  description: 'A chain of fifteen ball-and-ring links, held at one end, sways in a turning wind.',
  objects: COUNT,
  segments: 440,
  error: 0.005,
  dt: 1 / 480,
  build(response, error): DemoRun {
    const world = buildWorld(response, error);
    const offset = centroidOffset(world.bodies[0] as RigidBody);
    return { world, trouble: () => unlinked(world.bodies as RigidBody[], offset) };
  },
};

function buildWorld(response: PlanarResponse, error: number | undefined): PlanarWorld {
  const options = {
    response,
    friction: 0.2,
    stiffness: 120000,
    dampingRatio: 0.4,
    threshold: 0.01,
    restitution: 0,
  };
  const world = new PlanarWorld(withError(options, error));
  for (let k = 0; k < COUNT; k++) {
    // Every third link is cut finer: 5 × 32 + 10 × 28 = 440 segments.
    const outline = link(k % 3 === 0).moved(-PI / 2, 0, -k * SPACING);
    const motion = k === 0 ? 'fixed' : 'free';
    world.add(new RigidBody(outline, { motion, density: 20, drag: 0.1, velocity: [0.05 * k, 0] }));
  }
  world.drivers.push(({ bodies, time }, dt) => {
    const [ax, ay] = [WIND * cos(WIND_RATE * time), WIND * sin(WIND_RATE * time)];
    for (const body of bodies as RigidBody[]) {
      if (body.inverseMass === 0) continue;
      body.vx += dt * ax;
      body.vy += dt * ay;
    }
  });
  return world;
}

/** Along x: the ring, open to the left, about (-HALF, 0); the ball about (HALF, 0). */
function link(fine: boolean): Polygon {
  const ring: number[] = [];
  const arc = (x: number, radius: number, from: number, to: number, points: number) => {
    for (let k = 0; k < points; k++) {
      const angle = from + ((to - from) * k) / (points - 1);
      ring.push(x + radius * cos(angle), radius * sin(angle));
    }
  };
  const throat = PI - asin(NECK / BALL);
  const root = asin(NECK / OUTER);
  arc(HALF, BALL, -throat, throat, fine ? 9 : 7);
  arc(-HALF, OUTER, root, PI - MOUTH, fine ? 7 : 6);
  arc(-HALF, INNER, PI - MOUTH, MOUTH - PI, 9);
  arc(-HALF, OUTER, MOUTH - PI, -root, fine ? 7 : 6);
  return Polygon.from(ring);
}

/** Where the link's middle is relative to its centroid, along its axis [m]. */
function centroidOffset(body: RigidBody): number {
  let [left, right] = [0, 0];
  for (let k = 0; k < body.rest.length; k += 2) {
    // The first link hangs along -y: its axis is -y of the rest frame.
    left = Math.max(left, body.rest[k + 1]);
    right = Math.min(right, body.rest[k + 1]);
  }
  return (left + right - OUTER * cos(MOUTH) + BALL) / 2;
}

/** The ball of each link must stay within the ring of the next. */
function unlinked(bodies: readonly RigidBody[], offset: number): string | null {
  for (let k = 0; k + 1 < bodies.length; k++) {
    const [ballX, ballY] = onAxis(bodies[k], offset - HALF);
    const [ringX, ringY] = onAxis(bodies[k + 1], offset + HALF);
    const gap = Math.sqrt((ballX - ringX) * (ballX - ringX) + (ballY - ringY) * (ballY - ringY));
    if (!(gap < INNER)) return `links ${k} and ${k + 1} came apart by ${gap} m`;
  }
  return null;
}

function onAxis(body: RigidBody, along: number): [number, number] {
  return [body.x - sin(body.angle) * along, body.y + cos(body.angle) * along];
}
