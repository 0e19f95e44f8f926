/**
 * Six scenes that must stand or run for a minute: a stack, a pyramid, a jigsaw of concave pieces, a rope of interlocked
 * links, a train of gears and a bin of letters. They are data, so that other engines can be given the same.
 */
import { asin, cos, PI, sin } from '../../math/scalar.js';
import { Polygon } from '../polygon.js';
import { PlanarWorld, type PlanarWorldOptions } from '../sim/planar-world.js';
import { RigidBody, type RigidBodyOptions } from '../sim/rigid-body.js';
import { letter } from './letters.js';

/** A body of a scene that stands. */
export interface StandBody extends RigidBodyOptions {
  /** Where the body starts. */
  readonly outline: Polygon;
  /** Turned at this speed by a motor [rad/s]. */
  readonly driven?: number;
}

/** A scene whose bodies stand. */
export interface StandScene {
  /** By which it is chosen. */
  readonly name: string;
  /** What it shows. */
  readonly sentence: string;
  /** [m/s²] */
  readonly gravity: readonly [number, number];
  /** Coulomb friction coefficient of all pairs. */
  readonly friction: number;
  /** Time to come to rest before creep is measured [s]. */
  readonly settle: number;
  /** Whether it stands; otherwise it runs, and stays what it is. */
  readonly stands: boolean;
  /** Makes its bodies. */
  bodies(): StandBody[];
}

const GRAVITY = [0, -9.81] as const;
const floor = (): StandBody => ({ outline: Polygon.box(60, 1, 0, -0.5), motion: 'fixed' });

const stack: StandScene = {
  name: 'stack',
  sentence: 'Ten boxes on each other.',
  gravity: GRAVITY,
  friction: 0.5,
  settle: 0,
  stands: true,
  bodies: () => [
    floor(),
    ...Array.from({ length: 10 }, (_, k) => ({ outline: Polygon.box(1, 1, 0, 0.5 + k) })),
  ],
};

const pyramid: StandScene = {
  name: 'pyramid',
  sentence: 'Ten rows of boxes, each on two.',
  gravity: GRAVITY,
  friction: 0.5,
  settle: 0,
  stands: true,
  bodies() {
    const bodies: StandBody[] = [floor()];
    for (let row = 0; row < 10; row++) {
      for (let k = 0; k < 10 - row; k++) {
        bodies.push({ outline: Polygon.box(1, 1, 1.05 * (k - (9 - row) / 2), 0.5 + row) });
      }
    }
    return bodies;
  },
};

/** Play between pieces of the jigsaw [m]. */
const PLAY = 0.02;

const jigsaw: StandScene = {
  name: 'jigsaw',
  sentence: 'Twenty concave pieces with dovetails, four rows of five in a tray.',
  gravity: GRAVITY,
  friction: 0.4,
  settle: 3,
  stands: true,
  bodies() {
    const side = 2.5 + PLAY / 2;
    const tray = Polygon.from([
      [-side - 1, -1],
      [side + 1, -1],
      [side + 1, 3.6],
      [side, 3.6],
      [side, 0],
      [-side, 0],
      [-side, 3.6],
      [-side - 1, 3.6],
    ]);
    const bodies: StandBody[] = [{ outline: tray, motion: 'fixed' }];
    for (let row = 0; row < 4; row++) {
      for (let k = 0; k < 5; k++)
        bodies.push({ outline: piece(k < 4, row < 3, k > 0, row > 0).moved(0, k - 2, 0.5 + row) });
    }
    return bodies;
  },
};

/** A square metre less the play, with dovetails right and up, and slots for them left and down. */
function piece(right: boolean, up: boolean, left: boolean, down: boolean): Polygon {
  const h = (1 - PLAY) / 2;
  const ring: [number, number][] = [[-h, -h]];
  const mouth = 0.1 + 0.35 * PLAY + PLAY;
  if (down) ring.push([-mouth, -h], [-0.17 - PLAY, -h + 0.2], [0.17 + PLAY, -h + 0.2], [mouth, -h]);
  ring.push([h, -h]);
  if (right) ring.push([h, -0.1], [h + 0.2 - PLAY, -0.17], [h + 0.2 - PLAY, 0.17], [h, 0.1]);
  ring.push([h, h]);
  if (up) ring.push([0.1, h], [0.17, h + 0.2 - PLAY], [-0.17, h + 0.2 - PLAY], [-0.1, h]);
  ring.push([-h, h]);
  if (left) ring.push([-h, mouth], [-h + 0.2, 0.17 + PLAY], [-h + 0.2, -0.17 - PLAY], [-h, -mouth]);
  return Polygon.from(ring);
}

const rope: StandScene = {
  name: 'rope',
  sentence: 'Thirty interlocked links hang from the first, in air that slows them.',
  gravity: GRAVITY,
  friction: 0.3,
  settle: 20,
  stands: true,
  bodies: () =>
    Array.from({ length: 30 }, (_, k) => ({
      outline: ropeLink().moved(-PI / 2, 0, -1.05 * k),
      drag: 0.5,
      ...(k === 0 && { motion: 'fixed' as const }),
    })),
};

/** Along x: a ring, open to the left, about (-0.5, 0), and a ball that fits the next one's ring about (0.5, 0). */
function ropeLink(): Polygon {
  const ring: number[] = [];
  const arc = (x: number, radius: number, from: number, to: number, points: number) => {
    for (let k = 0; k < points; k++) {
      const angle = from + ((to - from) * k) / (points - 1);
      ring.push(x + radius * cos(angle), radius * sin(angle));
    }
  };
  const throat = PI - asin(0.05 / 0.16);
  const root = asin(0.05 / 0.34);
  arc(0.5, 0.16, -throat, throat, 9);
  arc(-0.5, 0.34, root, PI - 0.45, 7);
  arc(-0.5, 0.22, PI - 0.45, 0.45 - PI, 9);
  arc(-0.5, 0.34, 0.45 - PI, -root, 7);
  return Polygon.from(ring);
}

const gearTrain: StandScene = {
  name: 'gear train',
  sentence: 'Nine gears on axles; the first is driven.',
  gravity: [0, 0],
  friction: 0.05,
  settle: 0,
  stands: false,
  bodies: () =>
    Array.from({ length: 9 }, (_, k) => ({
      outline: gear(k % 2 === 0 ? 0 : PI / 10).moved(0, 2.03 * k, 0),
      motion: 'axle' as const,
      drag: 0.05,
      ...(k === 0 && { driven: 1.5 }),
    })),
};

function gear(phase: number): Polygon {
  const ring: number[] = [];
  const pitch = PI / 5;
  for (let tooth = 0; tooth < 10; tooth++) {
    const angle = phase + tooth * pitch;
    for (const [radius, turn] of [
      [0.78, -0.5],
      [1.1, -0.1],
      [1.1, 0.1],
    ]) {
      ring.push(radius * cos(angle + turn * pitch), radius * sin(angle + turn * pitch));
    }
  }
  return Polygon.from(ring);
}

const letters: StandScene = {
  name: 'letters',
  sentence: 'Two hundred letters poured into a bin.',
  gravity: GRAVITY,
  friction: 0.5,
  settle: 20,
  stands: true,
  bodies() {
    const bin = Polygon.from([-9, -1, 9, -1, 9, 30, 8, 30, 8, 0, -8, 0, -8, 30, -9, 30]);
    const bodies: StandBody[] = [{ outline: bin, motion: 'fixed' }];
    for (let k = 0; k < 200; k++) {
      const [column, row] = [k % 10, Math.floor(k / 10)];
      bodies.push({
        outline: letter(k).moved(0.7 * k, 1.5 * (column - 4.5) + 0.2 * (row % 2), 1.2 + 1.45 * row),
      });
    }
    return bodies;
  },
};

/** Scenes whose bodies stand. */
export const STAND_SCENES: readonly StandScene[] = [stack, pyramid, jigsaw, rope, gearTrain, letters];

/** A world of the scene. */
export function standWorld(scene: StandScene, options: PlanarWorldOptions = {}): PlanarWorld {
  const world = new PlanarWorld({
    gravity: scene.gravity,
    friction: scene.friction,
    restitution: 0,
    response: 'impulse',
    ...options,
  });
  for (const { outline, driven, ...rest } of scene.bodies()) {
    const body = world.add(new RigidBody(outline, rest));
    if (driven === undefined) continue;
    world.drivers.push((_, dt) => {
      body.spin += (driven - body.spin) * Math.min(1, 10 * dt);
    });
  }
  return world;
}
