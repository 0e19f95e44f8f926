/**
 * The fast solver beside its twin: generated worlds of up to three soft and rigid bodies settle by the world's own methods,
 * and `solveStatic` goes on from there. Forces are the same, and bodies keep their shapes. They sink by the contact radius,
 * a hundredth of an edge for each contact below them, because the twin has a tenth of that.
 */
import { expect, test } from 'vitest';
import { type Body, World } from '../index.js';
import { Random } from '../math/random.js';
import { solveStatic } from './solve-static.js';

type Triple = [number, number, number];

function generate(seed: number): World {
  const random = new Random(seed);
  const between = (low: number, high: number) => low + (high - low) * random.next();
  const world = new World({ gravity: [0, -9.81, 0], sleeping: false });
  const friction = between(0.3, 0.9);
  world.add({ kind: 'static', shape: { kind: 'plane' }, friction });
  const count = 1 + Math.floor(between(0, 2.999));
  let y = 0;
  let isRigidBelow: boolean = true;
  for (let k = 0; k < count; k++) {
    // Rigid bodies on each other overlap by the slop of their own response, and the twin refuses overlap.
    const isSoft: boolean = isRigidBelow || random.next() < 0.5;
    isRigidBelow = !isSoft;
    const size = [between(0.15, 0.3), between(0.12, 0.2), between(0.15, 0.3)].map(
      (s) => s * (1 - 0.12 * k),
    ) as Triple;
    const angle = between(0, 3);
    y += size[1] / 2 + 0.002;
    const place = {
      position: [between(-0.02, 0.02), y, between(-0.02, 0.02)] as Triple,
      orientation: [0, Math.sin(angle / 2), 0, Math.cos(angle / 2)] as [number, number, number, number],
      density: between(300, 1500),
      friction,
    };
    if (isSoft) {
      const youngsModulus = 10 ** between(5.3, 7);
      const poissonRatio = between(0, 0.4);
      world.add({
        kind: 'soft',
        mesh: { kind: 'box', size, cells: [2, 2, 2] },
        model: { kind: 'fem', youngsModulus, poissonRatio, damping: 0.02 },
        ...place,
      });
    } else
      world.add({
        kind: 'rigid',
        shape: { kind: 'box', halfExtents: size.map((s) => s / 2) as Triple },
        ...place,
      });
    y += size[1] / 2;
  }
  return world;
}

/** Sum of the contact forces of each pair. */
function forcesOf(world: World): Map<string, number[]> {
  const sums = new Map<string, number[]>();
  for (const { bodyA, bodyB, force } of world.contacts()) {
    const key = `${bodyA.handle} ${bodyB.handle}`;
    const sum = sums.get(key) ?? [0, 0, 0];
    sums.set(
      key,
      sum.map((value, i) => value + force[i]),
    );
  }
  return sums;
}

/** Where the vertices of a soft body are, as seen from its middle. */
function shapeOf({ positions, position }: Body): number[] {
  return [...positions].map((x, k) => x - position[k % 3]);
}

test.each([2, 3, 5, 6])(
  'rest states and forces agree with the twin, seed %i',
  (seed) => {
    const world = generate(seed);
    for (let k = 0; k < 240; k++) world.step(1 / 60);
    const soft = [...world].filter(({ kind }) => kind === 'soft');
    const shapes = soft.map(shapeOf);
    const forces = forcesOf(world);
    expect(solveStatic(world).converged).toBe(true);
    const exact = forcesOf(world);
    expect([...forces.keys()].sort()).toEqual([...exact.keys()].sort());
    for (const [pair, force] of exact) {
      const other = forces.get(pair)!;
      const off = Math.hypot(...force.map((f, i) => f - other[i]));
      expect(off / Math.hypot(...force)).toBeLessThan(0.005);
    }
    soft.forEach((body, k) => {
      const now = shapeOf(body);
      // Bodies are 0.15 m in size, and their edges 0.07 m.
      const off = Math.max(...now.map((x, i) => Math.abs(x - shapes[k][i])));
      expect(off).toBeLessThan(1e-3);
    });
  },
  120_000,
);
