/** The same scene seen from another frame or in other units: moved, turned, mirrored, or scaled in length, mass or time. */
import type { SceneDefinition } from 'pliant';
import type { BodyOf, Case, ShapeOf } from '../case.js';
import { add, scale, turn, type Vec, vec } from './vectors.js';

export interface Frame {
  readonly name: string;
  /** The case in the other frame. */
  apply(subject: Case): Case;
  /** A point of the other world, back in the first. */
  back(p: Vec): Vec;
  /** Whether lengths or times differ, on which contacts have scales of their own. */
  readonly isScaled: boolean;
}

type Loose = Record<string, unknown>;

/** Rewrites every body of a scene, and the scene itself. */
function rewrite(
  subject: Case,
  body: (b: Loose) => Loose,
  scene: (s: SceneDefinition) => Partial<SceneDefinition> = () => ({}),
): Case {
  const bodies = subject.scene.bodies.map((b) => body({ ...b }) as unknown as BodyOf);
  return { ...subject, scene: { ...subject.scene, bodies, ...scene(subject.scene) } };
}

const map = (key: string, body: Loose, change: (v: Vec) => Vec): Loose =>
  body[key] === undefined ? {} : { [key]: change(vec(body[key] as number[])) };

const gravityOf = (scene: SceneDefinition): Vec => vec((scene.gravity ?? [0, -9.81, 0]) as number[]);

const SHIFT: Vec = [3, -2, 5];

export const moved: Frame = {
  name: 'moved',
  isScaled: false,
  apply: (subject) =>
    rewrite(subject, (b) => ({ ...b, position: add(vec((b['position'] as number[]) ?? [0, 0, 0]), SHIFT) })),
  back: (p) => add(p, scale(SHIFT, -1)),
};

const TURN = [0.1, 0.7, -0.3, 0.6];
const BACK = [-0.1, -0.7, 0.3, 0.6];

export const turned: Frame = {
  name: 'turned',
  isScaled: false,
  apply: (subject) =>
    rewrite(
      subject,
      (b) => ({
        ...b,
        ...map('position', b, (v) => turn(TURN, v)),
        ...map('velocity', b, (v) => turn(TURN, v)),
        ...map('angularVelocity', b, (v) => turn(TURN, v)),
        orientation: product(TURN, (b['orientation'] as number[]) ?? [0, 0, 0, 1]),
      }),
      (scene) => ({ gravity: turn(TURN, gravityOf(scene)) as [number, number, number] }),
    ),
  back: (p) => turn(BACK, p),
};

/** x to −x. Turning is the other way round about y and z. */
export const mirrored: Frame = {
  name: 'mirrored',
  isScaled: false,
  apply: (subject) =>
    rewrite(
      subject,
      (b) => ({
        ...b,
        ...map('position', b, ([x, y, z]) => [-x, y, z]),
        ...map('velocity', b, ([x, y, z]) => [-x, y, z]),
        ...map('angularVelocity', b, ([x, y, z]) => [x, -y, -z]),
        ...(b['orientation'] === undefined ? {} : { orientation: flip(b['orientation'] as number[]) }),
        ...(b['shape'] === undefined ? {} : { shape: mirrorShape(b['shape'] as ShapeOf) }),
      }),
      (scene) => {
        const [x, y, z] = gravityOf(scene);
        return { gravity: [-x, y, z] };
      },
    ),
  back: ([x, y, z]) => [-x, y, z],
};

export const longer = scaled('twice as long', 2, 1, 1);
export const heavier = scaled('eight times as heavy', 1, 8, 1);
export const slower = scaled('twice as slow', 1, 1, 2);

function scaled(name: string, length: number, mass: number, time: number): Frame {
  const velocity = length / time;
  return {
    name,
    isScaled: length !== 1 || time !== 1,
    apply: (subject) =>
      rewrite(
        subject,
        (b) => ({
          ...b,
          ...map('position', b, (v) => scale(v, length)),
          ...map('velocity', b, (v) => scale(v, velocity)),
          ...map('angularVelocity', b, (v) => scale(v, 1 / time)),
          ...(b['kind'] === 'rigid'
            ? { density: (((b['density'] as number) ?? 1000) * mass) / length ** 3 }
            : {}),
          ...(b['mass'] === undefined ? {} : { mass: (b['mass'] as number) * mass }),
          ...(b['shape'] === undefined ? {} : { shape: scaleShape(b['shape'] as ShapeOf, length) }),
        }),
        (scene) => ({
          dt: (scene.dt ?? 1 / 60) * time,
          gravity: scale(gravityOf(scene), length / time ** 2) as [number, number, number],
        }),
      ),
    back: (p) => scale(p, 1 / length),
  };
}

/** Product of two turns, the right one first. */
function product(a: readonly number[], b: readonly number[]): [number, number, number, number] {
  const [ax, ay, az, aw] = a;
  const [bx, by, bz, bw] = b;
  return [
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
    aw * bw - ax * bx - ay * by - az * bz,
  ];
}

const flip = ([x, y, z, w]: readonly number[]): number[] => [x, -y, -z, w];

const flat = (list: ArrayLike<number>, change: (x: number, k: number) => number): number[] =>
  Array.from(list, (x, i) => change(x, i % 3));

function mirrorShape(shape: ShapeOf): ShapeOf {
  if (shape.kind === 'hull') return { ...shape, points: flat(shape.points, (x, k) => (k === 0 ? -x : x)) };
  return shape;
}

const LENGTHS = new Set([
  'radius',
  'halfHeight',
  'tube',
  'offset',
  'halfExtents',
  'radii',
  'points',
  'positions',
]);

function scaleShape(shape: ShapeOf, s: number): ShapeOf {
  const entries = Object.entries(shape).map(([key, value]): [string, unknown] => {
    if (!LENGTHS.has(key)) return [key, value];
    return [
      key,
      typeof value === 'number' ? value * s : Array.from(value as ArrayLike<number>, (x) => x * s),
    ];
  });
  return Object.fromEntries(entries) as unknown as ShapeOf;
}
