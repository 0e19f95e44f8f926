/**
 * Worlds of random shapes for the laws that hold in all of them: bars, boxes, rings of corners, stars, L and U shapes
 * and random outlines of masses a hundredfold apart, in a closed room with gravity or without anything around them.
 */
import { Random } from '../../math/random.js';
import { cos, PI, pow, sin } from '../../math/scalar.js';
import { ExactQueries } from '../exact/exact-queries.js';
import { areaMoments } from '../measure.js';
import { Polygon } from '../polygon.js';
import { randomPolygon } from '../random-polygon.js';
import { PlanarWorld, type PlanarWorldOptions } from './planar-world.js';
import { RigidBody } from './rigid-body.js';

/** A random world in the plane. */
export interface RandomWorld {
  /** The world. */
  readonly world: PlanarWorld;
  /** Without gravity and walls: momentum is kept. */
  readonly closed: boolean;
  /** Coulomb friction coefficient of all pairs. */
  readonly friction: number;
  /** Part of the approach speed that a bounce keeps. */
  readonly restitution: number;
}

/** Half the width of the room, and its height [m]. */
const HALF = 6;
const HEIGHT = 12;

/** A world of random outlines from a seed. */
export function randomWorld(seed: number, response: PlanarWorldOptions['response']): RandomWorld {
  const random = new Random(seed + 1);
  const closed = seed % 3 === 0;
  const friction = seed % 2 === 0 ? random.uniform(0.1, 0.8) : 0;
  const restitution = [0, 0.3, 0.5, 0.9, 1][seed % 5];
  const world = new PlanarWorld({
    gravity: closed ? [0, 0] : [0, -9.81],
    response: response ?? 'impulse',
    friction,
    restitution,
    dampingRatio: [0, 0.1, 0.3, 1][seed % 4],
  });
  if (!closed) for (const wall of room()) world.add(new RigidBody(wall, { motion: 'fixed' }));
  const count = 3 + Math.floor(random.uniform(0, 8));
  for (let k = 0; k < count; k++) drop(world, random, closed);
  return { world, closed, friction, restitution };
}

/** Four walls whose outlines overlap: fixed bodies don't mind each other. */
function room(): Polygon[] {
  return [
    Polygon.box(2 * HALF + 1, 0.5, 0, -0.25),
    Polygon.box(2 * HALF + 1, 0.5, 0, HEIGHT + 0.25),
    Polygon.box(0.5, HEIGHT + 1, -HALF - 0.25, HEIGHT / 2),
    Polygon.box(0.5, HEIGHT + 1, HALF + 0.25, HEIGHT / 2),
  ];
}

/** Adds a body where it touches nothing; gives up after fifty tries. */
function drop(world: PlanarWorld, random: Random, closed: boolean): void {
  const shape = centred(randomShape(random));
  const queries = new ExactQueries();
  for (let tries = 0; tries < 50; tries++) {
    const outline = shape.moved(
      random.uniform(0, 2 * PI),
      random.uniform(-4.5, 4.5),
      random.uniform(1.2, 10),
    );
    const free = world.bodies.every((b) => queries.bind(outline, b.polygon).separation().distance > 0.02);
    if (!free) continue;
    const speed = closed ? 4 : 2;
    const velocity = [random.uniform(-speed, speed), random.uniform(-speed, speed)] as const;
    const density = pow(10, random.uniform(-1, 1));
    world.add(new RigidBody(outline, { density, velocity, spin: random.uniform(-3, 3) }));
    return;
  }
}

function centred(polygon: Polygon): Polygon {
  const { x, y } = areaMoments(polygon);
  return polygon.moved(0, -x, -y);
}

function randomShape(random: Random): Polygon {
  const s = random.uniform(0.3, 1);
  const t = 0.3 * s;
  switch (Math.floor(random.uniform(0, 7))) {
    case 0:
      return Polygon.box(s, s);
    case 1:
      return Polygon.box(2 * s, random.uniform(0.05, 0.35));
    case 2:
      return randomPolygon(Math.floor(random.uniform(0, 1e6)), {
        vertices: 3 + Math.floor(20 * s),
        radius: s,
      });
    case 3:
      return Polygon.from([0, 0, s, 0, s, t, t, t, t, s, 0, s]);
    case 4:
      return Polygon.from([0, 0, 2 * s, 0, 2 * s, s, 2 * s - t, s, 2 * s - t, t, t, t, t, s, 0, s]);
    case 5:
      return wheel(12 + Math.floor(20 * s), 0.5 * s, 0.5 * s);
    default:
      return wheel(10, 0.25 * s, 0.6 * s);
  }
}

/** Corners at two radii by turns. */
function wheel(corners: number, inner: number, outer: number): Polygon {
  const ring: number[] = [];
  for (let k = 0; k < corners; k++) {
    const angle = (2 * PI * k) / corners;
    const radius = k % 2 === 0 ? outer : inner;
    ring.push(radius * cos(angle), radius * sin(angle));
  }
  return Polygon.from(ring);
}
