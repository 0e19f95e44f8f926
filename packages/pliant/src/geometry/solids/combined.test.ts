import { describe, expect, test } from 'vitest';
import { compileSolid } from '../../queries/shapes/compile.js';
import { World } from '../../world/index.js';
import type { ShapeDefinition } from '../shape.js';
import { CombinedSolid } from './combined.js';

const ball = (x: number, radius: number) => ({
  shape: { kind: 'sphere', radius } as ShapeDefinition,
  position: [x, 0, 0] as [number, number, number],
});
const PAIR: ShapeDefinition = { kind: 'union', parts: [ball(-1, 0.7), ball(0.5, 1)] } as never;
/** Two plates, each far thinner than a fortieth of the whole. */
const PLATES: ShapeDefinition = {
  kind: 'union',
  parts: [-0.5, 0.5].map((y) => ({
    shape: { kind: 'box', halfExtents: [2, 0.005, 2] },
    position: [0, y, 0],
    orientation: [0, 0, 0, 1],
  })),
} as never;

describe('a union whose origin stays', () => {
  test('is not looked for until somebody wants its surface', () => {
    let asked = 0;
    const [solid] = [compileSolid(PAIR, false) as CombinedSolid];
    const { distance } = solid.parts[0].solid;
    (solid.parts[0].solid as { distance: typeof distance }).distance = function (...args) {
      asked++;
      return distance.apply(this, args);
    };
    const again = new CombinedSolid(solid.definition as never, solid.parts, false);
    expect(asked).toBe(0);
    expect(again.surface().triangles.length).toBeGreaterThan(300);
    expect(asked).toBeGreaterThan(1000);
  });

  test('is the same solid as one that was centred, moved', () => {
    const [late, centred] = [compileSolid(PAIR, false), compileSolid(PAIR, true)];
    const centre = centred.centre!;
    expect(late.mass().volume).toBe(centred.mass().volume);
    expect(late.thinness).toBe(centred.thinness);
    for (let k = 0; k < 6; k++) expect(late.bounds[k]).toBeCloseTo(centred.bounds[k] + centre[k % 3], 12);
    const positions = late.surface().positions;
    for (let i = 0; i < positions.length; i += 3)
      expect(Math.hypot(positions[i], positions[i + 1], positions[i + 2])).toBeLessThanOrEqual(late.reach);
    expect(late.reach).toBeCloseTo(1.7, 12);
  });

  test('may be thinner than marching finds: its parts are its surface, and it carries what falls on it', () => {
    const solid = compileSolid(PLATES, false);
    expect(solid.surface().triangles).toHaveLength(2 * 36);
    expect(solid.mass().volume).toBeCloseTo(2 * 4 * 4 * 0.01, 9);
    const world = new World();
    world.add({ kind: 'static', shape: PLATES });
    const box = world.add({
      kind: 'rigid',
      position: [0.1, 0.8, 0],
      shape: { kind: 'box', halfExtents: [0.2, 0.2, 0.2] },
    });
    for (let i = 0; i < 120; i++) world.step(1 / 60);
    expect(box.position[1]).toBeCloseTo(0.705, 3);
  });
});
