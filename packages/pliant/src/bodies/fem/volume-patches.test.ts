/** Volume by patches: bars bend as freely near a Poisson ratio of 0.5 as below it, and nothing else changes. */
import { describe, expect, it } from 'vitest';
import { TetMesh } from '../../geometry/mesh/tet-mesh.js';
import { barOf } from './fem.test-support.js';
import { FemShape } from './fem-shape.js';
import { VolumePatches } from './volume-patches.js';

/** Tip deflection of a clamped bar of 10 : 1 under a small load, over that of beam theory. */
function bending(cells: number, poissonRatio: number, volume: 'element' | 'patch'): number {
  const [length, height, youngsModulus] = [10, 1, 1e6];
  const mesh = TetMesh.box({ size: [length, height, height], cells: [5 * cells, cells, cells] });
  const shape = new FemShape(mesh, { youngsModulus, poissonRatio, volume });
  const n = mesh.vertexCount;
  const at = (x: number) => [...Array(n).keys()].filter((v) => Math.abs(mesh.positions[3 * v] - x) < 1e-9);
  const anchors = new Float64Array(n);
  for (const v of at(-length / 2)) anchors[v] = Number.POSITIVE_INFINITY;
  const tip = at(length / 2);
  const force = new Float64Array(3 * n);
  for (const v of tip) force[3 * v + 1] = 1 / tip.length;
  shape.factored(1e-12, 1, anchors).solve(force, force);
  const deflection = tip.reduce((sum, v) => sum + force[3 * v + 1], 0) / tip.length;
  return deflection / ((length ** 3 * 4) / (youngsModulus * height ** 4));
}

describe('a clamped bar', () => {
  it.each([2, 3, 4])('of %i cells across bends at ν = 0.49 as at 0.3', (cells) => {
    const usual = bending(cells, 0.3, 'element');
    expect(bending(cells, 0.49, 'element')).toBeLessThan(0.92 * usual);
    expect(Math.abs(bending(cells, 0.49, 'patch') / usual - 1)).toBeLessThan(0.1);
  });

  it('comes nearer to beam theory with every finer mesh, from below', () => {
    const [coarse, middle, fine] = [2, 3, 4].map((cells) => bending(cells, 0.49, 'patch'));
    expect(coarse).toBeGreaterThan(0.45);
    expect(middle).toBeGreaterThan(0.62);
    expect(fine).toBeGreaterThan(0.74);
    expect(fine).toBeLessThan(1);
  });
});

it('a bar that is pulled thins by the Poisson ratio that was asked for, and its stress is the load', () => {
  const { body, pull } = barOf({ youngsModulus: 1e6, poissonRatio: 0.49, volume: 'patch' });
  const stretch = pull(1e3) - 1;
  expect(Math.abs(stretch / 1e-3 - 1)).toBeLessThan(0.003);
  const { position } = body.soft.particles.columns;
  let [low, high] = [1, -1];
  for (let k = 1; k < position.length; k += 3) {
    low = Math.min(low, position[k]);
    high = Math.max(high, position[k]);
  }
  expect(Math.abs((1 - (high - low) / 0.5) / stretch / 0.49 - 1)).toBeLessThan(0.005);
  const f = new Float64Array([1, 0, 0, 0, 1, 0, 0, 0, 1]);
  const stress = new Float64Array(7);
  const { tets, gradients, at } = {
    tets: body.soft.mesh.tets,
    gradients: body.elasticity.gradients,
    at: (v: number, r: number) => position[3 * (body.soft.first + v) + r],
  };
  for (let t = 0; t < body.soft.mesh.tetCount; t += 7) {
    f.fill(0);
    for (let c = 0; c < 4; c++)
      for (let r = 0; r < 3; r++)
        for (let k = 0; k < 3; k++)
          f[3 * r + k] = f[3 * r + k] + at(tets[4 * t + c], r) * gradients[12 * t + 3 * c + k];
    body.stressOf(t, f, stress);
    expect(Math.abs(stress[0] / 1e3 - 1)).toBeLessThan(0.01);
    expect(Math.abs(stress[1])).toBeLessThan(20);
  }
});

it('every element is in a patch of neighbours, none alone', () => {
  const mesh = TetMesh.sphere({ radius: 0.5, edge: 0.2 });
  const ones = new Float64Array(mesh.tetCount).fill(1);
  const { of, count, elements, volume } = new VolumePatches(mesh, ones, ones);
  expect(of.every((c) => c >= 0 && c < count)).toBe(true);
  expect(Math.min(...elements.map(({ length }) => length))).toBeGreaterThanOrEqual(3);
  expect(volume.reduce((sum, v) => sum + v, 0)).toBeCloseTo(mesh.tetCount, 9);
  expect(mesh.tetCount / count).toBeGreaterThan(5);
});

it('is refused for laws that have no volume of their own', () => {
  const mesh = TetMesh.box({ size: [1, 1, 1], cells: [1, 1, 1] });
  expect(() => new FemShape(mesh, { law: 'co-rotational', volume: 'patch' })).toThrow(/neo-hookean/);
});
