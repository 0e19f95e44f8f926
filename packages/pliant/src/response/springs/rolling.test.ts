/**
 * Round bodies roll on springs as they do on rock. The point of contact keeps below the centre; springs that pushed
 * where it had been turned a ball on, and paid for that with their depth: it sank by 15 mm/s.
 */
import { describe, expect, it } from 'vitest';
import { type ShapeDefinition, World } from '../../index.js';

const R = 0.5;
const ROUND: Record<string, Exclude<ShapeDefinition, { readonly kind: 'plane' }>> = {
  sphere: { kind: 'sphere', radius: R },
  capsule: { kind: 'capsule', radius: R, halfHeight: 0.4 },
  cylinder: { kind: 'cylinder', radius: R, halfHeight: 0.4 },
  ellipsoid: { kind: 'ellipsoid', radii: [R, 0.8, R] },
};
/** Lays the axis, y, along z. */
const LYING = [Math.SQRT1_2, 0, 0, Math.SQRT1_2] as const;

describe.each(Object.keys(ROUND))('a %s on springs', (kind) => {
  it.each(['rock', 'a heavy plate that moves freely'])('keeps its speed and its height on %s', (ground) => {
    const world = new World({ sleeping: false });
    world.setMethod('response', 'penalty');
    if (ground === 'rock') world.add({ kind: 'static', shape: { kind: 'plane' }, friction: 0.5 });
    else {
      world.add({ kind: 'static', shape: { kind: 'plane' }, position: [0, -1, 0], friction: 0.5 });
      world.add({
        kind: 'rigid',
        shape: { kind: 'box', halfExtents: [20, 0.5, 20] },
        mass: 1e4,
        position: [0, -0.5, 0],
        friction: 0.5,
      });
    }
    const body = world.add({
      kind: 'rigid',
      shape: ROUND[kind],
      mass: 1,
      friction: 0.5,
      position: [0, R, 0],
      orientation: [...LYING],
      velocity: [2, 0, 0],
      angularVelocity: [0, 0, -2 / R],
    });
    for (let i = 0; i < 60; i++) world.step(1 / 60);
    const height = body.position[1];
    for (let i = 0; i < 240; i++) world.step(1 / 60);
    // The old speeds grew by 0.5 % in a second.
    expect(Math.abs(body.velocity[0] - 2)).toBeLessThan(2e-3);
    expect(Math.abs(body.angularVelocity[2] + 2 / R)).toBeLessThan(4e-3);
    expect(Math.abs(body.position[1] - height)).toBeLessThan(2e-4);
    expect(world.troubles()).toEqual([]);
  });
});
