import { World } from 'pliant';
import { expect, test } from 'vitest';
import { imageOf, rasterise } from './rasterise.js';
import { shotOf } from './shot.js';

const VIEW = { eye: [0, 1, 6], target: [0, 1, 0], size: [60, 40] } as const;

/** Red and blue boxes one behind the other over a floor. */
function scene(): World {
  const world = new World();
  world.add({ kind: 'static', shape: { kind: 'plane' } });
  const shape = { kind: 'box', halfExtents: [0.5, 0.5, 0.5] } as const;
  world.add({ kind: 'rigid', shape, position: [0, 1, 0], color: '#ff0000' });
  world.add({ kind: 'rigid', shape, position: [0, 1, -2], color: '#0000ff' });
  return world;
}

test('what is nearer hides what is behind it, and the sky is where nothing is', () => {
  const { width, pixels } = imageOf(shotOf(scene(), VIEW));
  const at = (x: number, y: number) => [...pixels.subarray(3 * (y * width + x), 3 * (y * width + x) + 3)];
  const [red, , blue] = at(30, 20);
  expect(red).toBeGreaterThan(4 * blue!);
  expect(at(1, 1)).toEqual([238, 241, 244]);
  expect(at(1, 38)).not.toEqual(at(1, 1));
});

test('bodies of molecules are drawn as spheres when asked', () => {
  const world = new World();
  world.add({
    kind: 'mass-spring',
    radius: 0.2,
    materials: { gum: { density: 1000, youngsModulus: 15_000 } },
    material: 'gum',
    molecules: [{ position: [0, 1, 0] }, { position: [0.3, 1, 0] }],
  });
  const shot = shotOf(world, { ...VIEW, spheres: true });
  expect(shot.balls.map(({ balls }) => balls.length)).toEqual([8]);
  expect(rasterise(shot)).toMatch(/^data:image\/png;base64,iVBOR/);
});
