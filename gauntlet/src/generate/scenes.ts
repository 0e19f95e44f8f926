/** The small words that families are written in. */
import type { Random, SceneDefinition } from 'pliant';
import type { BodyOf, Case, Facts, ShapeOf, Vec3 } from '../case.js';

export const FLOOR: BodyOf = { kind: 'static', name: 'floor', shape: { kind: 'plane' } };

/** One of a list. */
export const oneOf = <T>(random: Random, list: readonly T[]): T => list[random.int(list.length)];

/** A number whose logarithm is even between those of the bounds. */
export const spread = (random: Random, low: number, high: number): number =>
  low * Math.exp(random.next() * Math.log(high / low));

export const turnOf = (random: Random): [number, number, number, number] => {
  const q = [0, 0, 0, 0].map(() => random.uniform(-1, 1)) as [number, number, number, number];
  return Math.hypot(...q) > 0.1 ? q : [0, 0, 0, 1];
};

export const within = (random: Random, reach: number): [number, number, number] => [
  random.uniform(-reach, reach),
  random.uniform(-reach, reach),
  random.uniform(-reach, reach),
];

type RigidOf = Extract<BodyOf, { kind: 'rigid' }>;

export const rigid = (name: string, shape: ShapeOf, position: Vec3, more: Partial<RigidOf> = {}): BodyOf =>
  ({ kind: 'rigid', name, shape, position, ...more }) as BodyOf;

export const fixed = (name: string, shape: ShapeOf, position: Vec3, more: Partial<BodyOf> = {}): BodyOf =>
  ({ kind: 'static', name, shape, position, ...more }) as BodyOf;

export const box = (x: number, y: number, z: number): ShapeOf => ({ kind: 'box', halfExtents: [x, y, z] });

type SceneParts = Partial<SceneDefinition> & { readonly bodies: SceneDefinition['bodies'] };

/** A case of `seconds` [s] of a scene. */
export function caseOf(
  seconds: number,
  scene: SceneParts,
  facts: Facts = {},
  actions: Case['actions'] = [],
): Case {
  const dt = scene.dt ?? 1 / 60;
  return {
    scene: { pliant: 1, name: 'gauntlet', description: 'A generated world.', ...scene },
    steps: Math.max(1, Math.round(seconds / dt)),
    actions,
    facts,
  };
}

/** Five boxes around a place: a floor and four walls, `inner` half wide [m] inside. */
export function bin(inner: number, height: number, more: Partial<BodyOf> = {}): BodyOf[] {
  const thick = inner * 0.3;
  const wall = (name: string, x: number, z: number): BodyOf =>
    fixed(
      name,
      x === 0 ? box(inner + 2 * thick, height / 2, thick) : box(thick, height / 2, inner + 2 * thick),
      [x * (inner + thick), height / 2, z * (inner + thick)],
      more,
    );
  return [
    fixed('ground', box(inner + 2 * thick, thick, inner + 2 * thick), [0, -thick, 0], more),
    wall('east', 1, 0),
    wall('west', -1, 0),
    wall('north', 0, 1),
    wall('south', 0, -1),
  ];
}

/** A grid of places, one above the other, `gap` [m] apart in every direction. */
export function places(count: number, across: number, gap: number, from: number): [number, number, number][] {
  return Array.from({ length: count }, (_, i): [number, number, number] => {
    const layer = Math.floor(i / (across * across));
    const x = (i % across) - (across - 1) / 2;
    const z = (Math.floor(i / across) % across) - (across - 1) / 2;
    return [x * gap, from + layer * gap, z * gap];
  });
}
