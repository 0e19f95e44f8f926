/** Map: six countries, strongly non-convex, gather round a point and jostle in close contact. */
import { cos, PI, sin } from '../../math/scalar.js';
import { areaMoments } from '../measure.js';
import { Polygon } from '../polygon.js';
import { type PlanarResponse, PlanarWorld } from '../sim/planar-world.js';
import { RigidBody } from '../sim/rigid-body.js';
import { type Demo, type DemoRun, withError } from './demo.js';
import { MAP_OUTLINES } from './map-outlines.js';

/** Pull to the middle [1/s²], its slow stirring [m/s², rad/s] and the drag [1/s]. */
const PULL = 0.6;
const STIR = 0.25;
const STIR_RATE = 0.7;

export const map: Demo = {
  name: 'map',
  description: 'Six country outlines are drawn together and stirred; large areas stay in contact.',
  objects: 6,
  segments: 719,
  error: 0.01,
  dt: 1 / 240,
  build(response, error): DemoRun {
    const world = buildWorld(response, error);
    return { world, trouble: () => scattered(world.bodies as RigidBody[]) };
  },
};

function buildWorld(response: PlanarResponse, error: number | undefined): PlanarWorld {
  const options = {
    response,
    friction: 0.2,
    stiffness: 3000,
    dampingRatio: 0.4,
    threshold: 0.01,
    restitution: 0.1,
  };
  const world = new PlanarWorld(withError(options, error));
  for (const [k, degrees] of Object.values(MAP_OUTLINES).entries()) {
    const angle = (2 * PI * k) / 6;
    world.add(new RigidBody(country(degrees).moved(0, 3.2 * cos(angle), 3.2 * sin(angle)), { drag: 0.3 }));
  }
  world.drivers.push(({ bodies, time }, dt) => {
    const [sx, sy] = [STIR * cos(STIR_RATE * time), STIR * sin(STIR_RATE * time)];
    for (const body of bodies as RigidBody[]) {
      body.vx += dt * (sx - PULL * body.x);
      body.vy += dt * (sy - PULL * body.y);
    }
  });
  return world;
}

/** Degrees to a plane about the country's middle, 1.8 m across. */
function country(degrees: readonly number[]): Polygon {
  const latitude = (degrees[1] * PI) / 180;
  const flat = degrees.map((value, k) => (k % 2 === 0 ? value * cos(latitude) : value));
  const outline = Polygon.from(flat);
  const { x, y, area } = areaMoments(outline);
  const scale = 1.3 / Math.sqrt(area);
  return Polygon.from(flat.map((value, k) => scale * (value - (k % 2 === 0 ? x : y))));
}

function scattered(bodies: readonly RigidBody[]): string | null {
  for (const [k, body] of bodies.entries()) {
    const radius = Math.sqrt(body.x * body.x + body.y * body.y);
    if (!(radius < 6)) return `country ${k} is ${radius} m from the middle`;
  }
  return null;
}
