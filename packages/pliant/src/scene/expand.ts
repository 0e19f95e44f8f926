/**
 * Turns the bodies of a scene, repeats included, into the list of bodies that a world is filled with.
 *
 * Copies come in layers from the lowest y up, in each layer row by row along z, in each row along x. So a body's
 * index, and with it every bit of the simulation, follows from the text alone.
 */
import { Random } from '../math/random.js';
import { type BodySettings, completeBody } from './complete.js';
import type { Scene } from './format.js';
import type { SceneBody } from './format-bodies.js';
import type { Vec3Tuple } from './schema/index.js';

type Repeat = NonNullable<SceneBody['repeat']>;

/** How many bodies a body of the scene stands for. */
export function copiesOf(body: SceneBody): number {
  if (!body.repeat) return 1;
  const [nx, ny, nz] = body.repeat.count;
  return nx * ny * nz;
}

/** Farthest coordinate that any copy can have [m]. */
export function farthestCoordinate(body: SceneBody): number {
  const { repeat, position } = body;
  if (!repeat) return 0;
  const reach = (axis: 0 | 1 | 2) => {
    const last = position[axis] + (repeat.count[axis] - 1) * repeat.step[axis];
    return Math.max(Math.abs(position[axis]), Math.abs(last)) + repeat.jitter;
  };
  return Math.max(reach(0), reach(1), reach(2));
}

/** Every body of a checked scene, with materials applied and repeats written out. Same scene, same bits. */
export function expandScene(scene: Scene): BodySettings[] {
  const bodies: BodySettings[] = [];
  scene.bodies.forEach((body, index) => {
    const complete = completeBody(body, scene.materials, `bodies[${index}]`);
    if (body.repeat)
      addCopies(bodies, complete, body.repeat, body.repeat.seed ?? mixSeeds(scene.seed, index));
    else bodies.push(complete);
  });
  return bodies;
}

function addCopies(bodies: BodySettings[], body: BodySettings, repeat: Repeat, seed: number): void {
  const [nx, ny, nz] = repeat.count;
  const random = new Random(seed);
  let copy = 0;
  for (let y = 0; y < ny; y++) {
    for (let z = 0; z < nz; z++) {
      for (let x = 0; x < nx; x++) {
        const position = copyPosition(body.position, repeat, x, y, z, random);
        const name = body.name === undefined ? {} : { name: `${body.name} ${copy}` };
        bodies.push({ ...body, ...name, position });
        copy++;
      }
    }
  }
}

function copyPosition(
  corner: Vec3Tuple,
  repeat: Repeat,
  x: number,
  y: number,
  z: number,
  random: Random,
): Vec3Tuple {
  const { step, jitter } = repeat;
  const shift = () => (jitter === 0 ? 0 : random.uniform(-jitter, jitter));
  // Evaluated x, y, z in this order: each draws from the generator.
  return [
    corner[0] + x * step[0] + shift(),
    corner[1] + y * step[1] + shift(),
    corner[2] + z * step[2] + shift(),
  ];
}

/** A 32-bit seed for the body at `index`, so that two repeats of one scene don't jitter alike. */
function mixSeeds(seed: number, index: number): number {
  return (seed ^ Math.imul(index + 1, 0x9e37_79b9)) >>> 0;
}
