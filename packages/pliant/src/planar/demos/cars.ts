/**
 * Cars: eighteen cars driven round a ring road and into each other. As in the paper (plate 2) they are bodies in space
 * that collide in the plane only: each is a triangle mesh, and its projection onto the road takes part in the
 * simulation.
 */
import { Random } from '../../math/random.js';
import { cos, PI, sin } from '../../math/scalar.js';
import type { Polygon } from '../polygon.js';
import { type PlanarResponse, PlanarWorld } from '../sim/planar-world.js';
import { RigidBody } from '../sim/rigid-body.js';
import { carMesh } from './car-mesh.js';
import { type Demo, type DemoRun, withError } from './demo.js';
import { projection } from './projection.js';

const COUNT = 18;
/** Radius of the ring road [m]. */
const ROAD = 28;

export const cars: Demo = {
  name: 'cars',
  description: 'Eighteen cars of different haste share a ring road and bump into each other.',
  objects: COUNT,
  segments: 266,
  error: 0.02,
  dt: 1 / 240,
  build(response, error): DemoRun {
    const world = buildWorld(response, error);
    return { world, trouble: () => lost(world.bodies as RigidBody[]) };
  },
};

function buildWorld(response: PlanarResponse, error: number | undefined): PlanarWorld {
  const options = {
    response,
    friction: 0.3,
    stiffness: 3000,
    dampingRatio: 0.3,
    threshold: 0.03,
    restitution: 0.4,
  };
  const world = new PlanarWorld(withError(options, error));
  const random = new Random(18);
  const haste: number[] = [];
  const lane: number[] = [];
  for (let k = 0; k < COUNT; k++) {
    const angle = (2 * PI * k) / COUNT;
    lane.push(ROAD + 2.6 * ((k % 3) - 1));
    haste.push(random.uniform(6, 12));
    const outline = car(k < 14 ? 15 : 14).moved(angle + PI / 2, lane[k] * cos(angle), lane[k] * sin(angle));
    world.add(new RigidBody(outline, { density: 150 }));
  }
  world.drivers.push(({ bodies }, dt) => {
    for (const [k, body] of bodies.entries()) steer(body as RigidBody, k, lane[k], haste[k], dt);
  });
  return world;
}

/** The outline of a car's projection onto the road. */
function car(count: number): Polygon {
  return projection(carMesh(count));
}

/** Tyres and driver: towards the lane's tangent at the driver's speed, the car's nose along the motion. */
function steer(body: RigidBody, k: number, lane: number, haste: number, dt: number): void {
  const radius = Math.sqrt(body.x * body.x + body.y * body.y);
  const [rx, ry] = [body.x / radius, body.y / radius];
  const inward = Math.max(-1, Math.min(1, 0.4 * (radius - lane)));
  const [tx, ty] = [-ry - inward * rx, rx - inward * ry];
  const length = Math.sqrt(tx * tx + ty * ty);
  // Also the centripetal pull that a car on a circle needs.
  const turn = (haste * haste) / radius;
  body.vx += dt * (1.5 * ((haste * tx) / length - body.vx) - turn * rx);
  body.vy += dt * (1.5 * ((haste * ty) / length - body.vy) - turn * ry);
  const start = (2 * PI * k) / COUNT + PI / 2;
  const [nx, ny] = [cos(body.angle + start), sin(body.angle + start)];
  const misaligned = (nx * ty - ny * tx) / length;
  body.spin += dt * (12 * misaligned - 4 * (body.spin - haste / radius));
}

/** Cars pushed off the road come back; one that is far away has been thrown. */
function lost(bodies: readonly RigidBody[]): string | null {
  for (const [k, body] of bodies.entries()) {
    const radius = Math.sqrt(body.x * body.x + body.y * body.y);
    if (!(radius > ROAD - 15 && radius < ROAD + 15)) return `car ${k} left the road: radius ${radius} m`;
    const speed = Math.sqrt(body.vx * body.vx + body.vy * body.vy);
    if (!(speed < 30)) return `car ${k} has ${speed} m/s`;
  }
  return null;
}
