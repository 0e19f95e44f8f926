/** The few bodies and the stepping that the tests of `World` share. */
import { PliantError } from '../core/errors.js';
import type { World } from './index.js';

export const FLOOR = { kind: 'static', shape: { kind: 'plane', normal: [0, 1, 0] } } as const;
export const ball = (x: number, y: number, more: object = {}) =>
  ({ kind: 'rigid', shape: { kind: 'sphere', radius: 0.5 }, mass: 1, position: [x, y, 0], ...more }) as const;
export const cube = (x: number, y: number, more: object = {}) =>
  ({
    kind: 'rigid',
    shape: { kind: 'box', halfExtents: [0.5, 0.5, 0.5] },
    mass: 1,
    position: [x, y, 0],
    ...more,
  }) as const;

export const DT = 1 / 120;

export function run(world: World, seconds: number, look: (world: World) => void = () => {}): void {
  for (let i = 0; i < Math.round(seconds / DT); i++) {
    world.step(DT);
    look(world);
  }
}

export function refusal(act: () => unknown): PliantError {
  try {
    act();
  } catch (error) {
    if (error instanceof PliantError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}
