/**
 * The contract on every cell of the table *response × pair of kinds*: what any method owes any pair that it says it
 * serves. Soft bodies stand there by their model.
 */
import { expect, test } from 'vitest';
import { BODY_KINDS, type BodyKind } from '../bodies/layout.js';
import type { BodyDefinition } from '../scene/index.js';
import { type Body, World } from '../world/index.js';
import { type ResponseMethod, responses } from './index.js';

/** A kind of body, the model in the place of the word `soft`. */
type Kind = Exclude<BodyKind, 'soft'> | 'fem' | 'xpbd';

/** Responses whose cells `npm test` looks at; `npm run check` looks at all. */
export const QUICK: readonly string[] = ['penalty', 'impulse'];

const SIZE = 0.1;
const DT = 4e-3;
const SUBSTEPS = 4;
const GRAVITY = 9.81;

/** A cube of 10 cm and 1 kg, of any kind. */
function cube(kind: Kind, position: [number, number, number], velocity = [0, 0, 0]): BodyDefinition {
  const shape = { kind: 'box', halfExtents: [SIZE / 2, SIZE / 2, SIZE / 2] } as const;
  const [x, y, z] = velocity;
  if (kind === 'fem' || kind === 'xpbd') {
    const mesh = { kind: 'box', size: [SIZE, SIZE, SIZE], cells: [2, 2, 2] } as const;
    return {
      kind: 'soft',
      mesh,
      model: { kind, youngsModulus: 5e4, damping: 0.05 },
      position,
      velocity: [x, y, z],
    };
  }
  if (kind === 'mass-spring') return molecules(2, position, [x, y, z], 0);
  if (kind === 'rigid') return { kind, shape, density: 1000, position, velocity: [x, y, z] };
  return { kind, shape, position };
}

/** Two layers of n × n balls that reach to the sides of the cube when n is 2. */
function molecules(
  n: number,
  position: [number, number, number],
  velocity: [number, number, number],
  friction = 0.5,
): BodyDefinition {
  const radius = 0.3 * SIZE;
  const spacing = SIZE - 2 * radius;
  const density = 1 / (8 * (4 / 3) * Math.PI * radius ** 3);
  const place = (k: number, count: number) => (k - (count - 1) / 2) * spacing;
  return {
    kind: 'mass-spring',
    radius,
    position,
    velocity,
    materials: { gum: { density, youngsModulus: 2e4, mediumDensity: 0, connectionDamping: 0.5, friction } },
    material: 'gum',
    molecules: Array.from({ length: 2 * n * n }, (_, k) => ({
      position: [place(k % n, n), place(Math.floor(k / n) % 2, 2), place(Math.floor(k / (2 * n)), n)],
    })),
  };
}

const isMovable = (kind: Kind) => kind !== 'static' && kind !== 'kinematic';
const bodyKind = (kind: Kind): BodyKind => (kind === 'fem' || kind === 'xpbd' ? 'soft' : kind);

/** Pairs of which one can be pushed, the one that rests on top first. */
export function pairsWith(model: 'fem' | 'xpbd'): (readonly [Kind, Kind])[] {
  const kinds = BODY_KINDS.map((kind): Kind => (kind === 'soft' ? model : kind));
  const movable = kinds.filter(isMovable);
  return movable.flatMap((a) =>
    kinds
      .filter((b) => !isMovable(b) || movable.indexOf(b) >= movable.indexOf(a))
      .map((b) => [a, b] as const),
  );
}

export function serves({ serves, acts }: ResponseMethod, a: Kind, b: Kind): boolean {
  const lacksElasticity = acts === 'with-elasticity' && (a === 'xpbd' || b === 'xpbd');
  return serves(bodyKind(a), bodyKind(b)) && !lacksElasticity;
}

/** Methods for rigid bodies alone have a contract of their own (`contract.test.ts`). */
export function cellsOf(pairs: (readonly [Kind, Kind])[]): (readonly [string, Kind, Kind])[] {
  return responses
    .list()
    .filter(({ serves }) => serves('soft', 'soft') || serves('mass-spring', 'mass-spring'))
    .flatMap((method) =>
      pairs.filter(([a, b]) => serves(method, a, b)).map(([a, b]) => [method.name, a, b] as const),
    );
}

function worldOf(gravity: number): World {
  return new World({ gravity: [0, -gravity, 0], substeps: SUBSTEPS, sleeping: false });
}

/** Balls on balls stay only in the hollows between them, so below lies one row more. */
const underneath = (kind: Kind): BodyDefinition =>
  kind === 'mass-spring' ? molecules(3, [0, SIZE / 2, 0], [0, 0, 0]) : cube(kind, [0, SIZE / 2, 0]);

/** One on top of the other, which stands on the ground by the methods that are the default there. */
function pile(upper: Kind, lower: Kind, response?: string): { world: World; a: Body; b: Body } {
  const world = worldOf(GRAVITY);
  const floor = world.add({ kind: 'static', shape: { kind: 'plane' }, group: 2, mask: 1 });
  // Static and kinematic ones stand where they are put.
  const b = world.add({ ...underneath(lower), ...(isMovable(lower) ? {} : { group: 4, mask: 1 }) });
  const a = world.add(
    upper === 'mass-spring'
      ? molecules(2, [0, 1.5 * SIZE, 0], [0, 0, 0])
      : cube(upper, [0.003, 1.5 * SIZE, 0.002]),
  );
  if (response !== undefined) world.setPairMethod('response', a, b, response);
  expect(floor.exists).toBe(true);
  return { world, a, b };
}

const run = (world: World, steps: number) => {
  for (let k = 0; k < steps; k++) world.step(DT);
};

/** Mean upward force of the pair on the upper body over some steps [N]. */
function load(world: World, a: Body, steps: number): number {
  let sum = 0;
  for (let k = 0; k < steps; k++) {
    world.step(DT);
    for (const { bodyA, bodyB, impulse } of world.contactPairs()) {
      if (bodyB === a) sum -= impulse[1];
      else if (bodyA === a) sum += impulse[1];
    }
  }
  return sum / (steps * DT);
}

/** Runs the contract on one cell. */
export function contractOf(response: string, upper: Kind, lower: Kind): void {
  test('a blow keeps momentum, creates no energy and never pulls', () => {
    const world = worldOf(0);
    const speed = isMovable(lower) ? 0.5 : 1;
    const a = world.add(cube(upper, [0.01, 1.02 * SIZE, 0.007], [0, -speed, 0]));
    world.add(cube(lower, [0, 0, 0], isMovable(lower) ? [0, speed, 0] : [0, 0, 0]));
    world.setMethod('response', response);
    const before = world.momentum();
    const energy = world.energy().total;
    let rows = 0;
    let most = 0;
    for (let k = 0; k < 30; k++) {
      world.step(DT);
      most = Math.max(most, world.energy().total);
      for (const { force, normal, bodyA } of world.contacts()) {
        rows++;
        expect(bodyA.handle).toBe(a.handle);
        expect(force[0] * normal[0] + force[1] * normal[1] + force[2] * normal[2]).toBeGreaterThanOrEqual(
          -1e-9,
        );
      }
    }
    expect(rows).toBeGreaterThan(0);
    expect(a.velocity[1]).toBeGreaterThan(-0.5 * speed);
    expect(most).toBeLessThan(1.02 * energy);
    if (!isMovable(lower)) return;
    const after = world.momentum();
    for (let k = 0; k < 3; k++) {
      expect(Math.abs(after.linear[k] - before.linear[k])).toBeLessThan(1e-11);
      expect(Math.abs(after.angular[k] - before.angular[k])).toBeLessThan(1e-6);
    }
  });

  test('at rest the pair carries the weight of the upper body', () => {
    const { world, a } = pile(upper, lower, response);
    run(world, 180);
    expect(Math.abs(load(world, a, 80) / (a.mass * GRAVITY) - 1)).toBeLessThan(0.03);
    expect(world.troubles()).toEqual([]);
  });

  test('a snapshot goes on to the bit, and a switch on the way adds no energy', () => {
    const { world, a, b } = pile(upper, lower);
    run(world, 80);
    const before = world.energy().kinetic;
    world.setPairMethod('response', a, b, response);
    run(world, 3);
    const copy = World.restore(world.snapshot());
    expect(copy.hash()).toBe(world.hash());
    run(copy, 5);
    run(world, 5);
    expect(copy.hash()).toBe(world.hash());
    let most = 0;
    for (let k = 0; k < 40; k++) {
      world.step(DT);
      most = Math.max(most, world.energy().kinetic);
    }
    // What it takes to lift one by a hundredth of its size.
    expect(most).toBeLessThan(before + 0.01 * a.mass * GRAVITY * SIZE);
  });
}
