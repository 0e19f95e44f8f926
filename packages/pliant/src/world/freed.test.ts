/**
 * A world that nobody holds any more goes with the next small collection. Two ways of writing make objects that are old
 * from their birth in V8, and each held its whole world until a full collection: a function written where a property is
 * set (`this.part.told = () => …`), and a literal with getters, which has a hidden class of its own in every world. In
 * sweeps of short runs that took a quarter of the time.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { SceneDefinition } from '../scene/format.js';
import { World } from './index.js';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (options?: { type: 'minor' }) => void;

/** Bytes that stay after `n` calls and a small collection, per call. */
function kept(make: () => unknown, n: number): number {
  make();
  collect();
  collect({ type: 'minor' });
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < n; i++) make();
  collect({ type: 'minor' });
  return (process.memoryUsage().heapUsed - before) / n;
}

const floor = { kind: 'static' as const, name: 'floor', shape: { kind: 'plane' as const } };
const scene = (...bodies: SceneDefinition['bodies']): SceneDefinition => ({
  pliant: 1,
  name: 'Freed',
  description: 'A world that is made and forgotten.',
  duration: 1,
  bodies: [floor, ...bodies],
});
const sphere = { kind: 'sphere' as const, radius: 0.1 };
const WORLDS: Readonly<Record<string, SceneDefinition>> = {
  'rigid bodies': scene(
    { kind: 'rigid', name: 'a', position: [0, 0.1, 0], shape: sphere },
    { kind: 'rigid', name: 'b', position: [0, 0.3, 0], shape: sphere },
  ),
  'a soft body': scene({
    kind: 'soft',
    name: 'cube',
    position: [0, 0.3, 0],
    mesh: { kind: 'box', size: [0.2, 0.2, 0.2], cells: [2, 2, 2] },
    model: { kind: 'fem', youngsModulus: 1e5, poissonRatio: 0.3 },
  }),
  cloth: scene({
    kind: 'soft',
    name: 'cloth',
    position: [0, 0.5, 0],
    mesh: { kind: 'sheet', width: 1, depth: 1, edge: 0.2 },
    model: { kind: 'cloth', youngsModulus: 1e6, thickness: 0.002 },
  }),
};

test.each(Object.entries(WORLDS))('nothing holds a world of %s', (_, definition) => {
  const make = (steps: number) => {
    const world = World.fromScene(definition);
    for (let k = 0; k < steps; k++) world.step(0.01);
    return world;
  };
  const held: World[] = [];
  const whole = kept(() => held.push(make(2)), 10);
  const rest = kept(() => make(2), 10);
  // The tables of the engine itself grow a little; a world that stays is all of it.
  expect(rest).toBeLessThan(0.4 * whole);
  expect(held.length).toBeGreaterThan(10);
});
