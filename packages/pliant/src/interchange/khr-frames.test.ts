/**
 * Limits of a joint in glTF are about how its second frame stands in the first, wherever the bodies stand in the file.
 * Random joints whose frames stand turned and moved along the free axis are driven against both ends; what the appendix
 * of the specification measures stays within the limits. They counted from where the bodies stood.
 */
import { expect, test } from 'vitest';
import { Random } from '../math/random.js';
import { World } from '../world/index.js';
import { readGltfScene, writeGltfScene } from './index.js';
import {
  aboutAxis,
  compose,
  normal,
  type Pose,
  seenFrom,
  type Triple,
  type Turn,
  triple,
  turned,
} from './pose.js';

const AXES: readonly Triple[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
/** How far a joint may give way beyond its limits [m], [rad]. */
const GIVE = 0.01;

interface Made {
  readonly file: object;
  readonly min: number;
  readonly max: number;
  readonly start: number;
  /** The frame on the body, seen from the body. */
  readonly inner: Pose;
  readonly first: Pose;
  readonly k: number;
  readonly isHinge: boolean;
  readonly held: readonly number[];
}

function made(seed: number): Made {
  const random = new Random(seed);
  const between = (low: number, high: number) => low + (high - low) * random.next();
  const point = (): Triple => [between(-1, 1), between(-1, 1), between(-1, 1)];
  const turn = (): Turn => normal([between(-1, 1), between(-1, 1), between(-1, 1), between(-1, 1)]);
  const k = seed % 3;
  const isHinge = seed % 2 === 0;
  const others = [0, 1, 2].filter((axis) => axis !== k);
  const [min, max] = [between(-1, -0.2), between(0.2, 1)];
  const start = between(min, max);
  const first: Pose = { position: point(), orientation: turn() };
  // Some are held where the frames don't coincide.
  const held: number[] = seed < 12 ? [0, 0, 0] : [...point()];
  if (!isHinge) held[k] = start;
  const step: Pose = {
    position: triple(held),
    orientation: isHinge ? aboutAxis(AXES[k], start) : [0, 0, 0, 1],
  };
  const inner: Pose = { position: [0.3, 0.2, -0.4], orientation: turn() };
  const second = compose(first, step);
  // body ∘ inner = second
  const body = compose(second, seenFrom(inner, { position: [0, 0, 0], orientation: [0, 0, 0, 1] }));
  const placed = ({ position, orientation }: Pose) => ({ translation: position, rotation: orientation });
  const physics = (extension: object) => ({ extensions: { KHR_physics_rigid_bodies: extension } });
  const zero = { min: 0, max: 0 };
  const holds = (axes: readonly number[]) =>
    seed < 12
      ? [{ linearAxes: axes, ...zero }]
      : axes.map((axis) => ({ linearAxes: [axis], min: held[axis], max: held[axis] }));
  const file = {
    asset: { version: '2.0' },
    extensionsUsed: ['KHR_physics_rigid_bodies', 'KHR_implicit_shapes'],
    extensions: {
      KHR_implicit_shapes: { shapes: [{ type: 'sphere', sphere: { radius: 0.1 } }] },
      KHR_physics_rigid_bodies: {
        physicsJoints: [
          {
            limits: isHinge
              ? [...holds([0, 1, 2]), { angularAxes: others, ...zero }, { angularAxes: [k], min, max }]
              : [...holds(others), { angularAxes: [0, 1, 2], ...zero }, { linearAxes: [k], min, max }],
          },
        ],
      },
    },
    scene: 0,
    scenes: [{ nodes: [0, 1] }],
    nodes: [
      { name: 'joint', ...placed(first), ...physics({ joint: { connectedNode: 2, joint: 0 } }) },
      {
        name: 'body',
        ...placed(body),
        children: [2],
        ...physics({ motion: { mass: 1 }, collider: { geometry: { shape: 0 } } }),
      },
      { name: 'frame', ...placed(inner) },
    ],
  };
  return { file, min, max, start, inner, first, k, isHinge, held };
}

test.each(Array.from({ length: 24 }, (_, seed) => seed))('seed %i', (seed) => {
  const { file, min, max, start, inner, first, k, isHinge, held } = made(seed);
  const { scene, notes } = readGltfScene(new TextEncoder().encode(JSON.stringify(file)));
  expect(notes).toEqual([]);
  const back = readGltfScene(writeGltfScene(scene, true).bytes);
  expect(back.notes).toEqual([]);
  for (const one of [scene, { ...back.scene, gravity: scene.gravity }]) {
    for (const way of [1, -1]) {
      const pull = turned(first.orientation, AXES[k]).map((x) => 20 * way * x) as unknown as Triple;
      const world = World.fromScene({ ...one, gravity: isHinge ? [0, 0, 0] : pull });
      const body = world.find('body')!;
      const frame = () => {
        const orientation = [...body.orientation] as unknown as Turn;
        return seenFrom(first, compose({ position: triple(body.position), orientation }, inner));
      };
      const metric = () => {
        const { position, orientation } = frame();
        const half = orientation[3] < 0 ? -1 : 1;
        return isHinge ? 2 * Math.atan2(half * orientation[k], half * orientation[3]) : position[k];
      };
      expect(metric()).toBeCloseTo(start, 6);
      let [low, high] = [start, start];
      for (let i = 0; i < 240; i++) {
        if (isHinge) body.applyTorque(pull);
        world.step(1 / 240);
        low = Math.min(low, metric());
        high = Math.max(high, metric());
      }
      const { position } = frame();
      for (let axis = 0; axis < 3; axis++)
        if (isHinge || axis !== k) expect(Math.abs(position[axis] - held[axis])).toBeLessThan(GIVE);
      expect(low).toBeGreaterThan(min - GIVE);
      expect(high).toBeLessThan(max + GIVE);
      // It was really driven there.
      if (way > 0) expect(high).toBeGreaterThan(max - GIVE);
      else expect(low).toBeLessThan(min + GIVE);
    }
  }
});
