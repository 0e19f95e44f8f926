/** Plasticity of fem bodies against the closed form of a bar in tension, and its laws. */
import { describe, expect, it } from 'vitest';
import { determinant } from '../../math/mat3.js';
import { NO_GRAVITY } from '../soft/soft.test-support.js';
import { barOf } from './fem.test-support.js';
import type { FemMaterial } from './material.js';

const E = 1e6;

/**
 * Stretch of a bar with ν = 0 under a force P per rest area: τ = μ (λe² − 1) = yield + H ln λp, τ = P λe λp, and the
 * stretch is λe λp. The sides of the elastic part keep their length. By bisection in λp.
 */
function stretchOf(stress: number, yieldStress: number, hardening: number): { total: number; left: number } {
  let [low, high] = [1, 3];
  const elastic = (p: number) => Math.sqrt(1 + (2 / E) * (yieldStress + hardening * Math.log(p)));
  for (let k = 0; k < 80; k++) {
    const p = 0.5 * (low + high);
    if (yieldStress + hardening * Math.log(p) < stress * elastic(p) * p) low = p;
    else high = p;
  }
  return { total: low * elastic(low), left: low };
}

describe('a bar in tension', () => {
  for (const law of ['neo-hookean', 'co-rotational'] as const)
    it(`of the law ${law} yields and hardens as the closed form says, and keeps its new length`, () => {
      const plasticity = { yieldStress: 2e4, hardening: 3e5 };
      const { pull } = barOf({ youngsModulus: E, poissonRatio: 0, law, plasticity });
      const { total, left } = stretchOf(4e4, 2e4, 3e5);
      // The co-rotational law differs at finite strain: by half of the elastic strain of 4 %.
      const most = law === 'neo-hookean' ? 1e-4 : 0.03 * (total - 1);
      expect(left).toBeGreaterThan(1.05);
      expect(Math.abs(pull(4e4) - total)).toBeLessThan(most);
      expect(Math.abs(pull(0) - left)).toBeLessThan(most);
      // Pulled again with less, it is elastic up to where it had hardened; a sudden pull strains twice as much at first.
      pull(2e4);
      expect(Math.abs(pull(0) - left)).toBeLessThan(most);
    });

  it('below its limit springs back', () => {
    const material: FemMaterial = { youngsModulus: E, plasticity: { yieldStress: 2e4 } };
    const { pull, body } = barOf(material);
    pull(1.9e4);
    expect(Math.abs(pull(0) - 1)).toBeLessThan(1e-6);
    for (let t = 0; t < body.soft.mesh.tetCount; t++) expect(body.elasticity.plastic?.strainOf(t)).toBe(0);
  });
});

it('plastic parts keep volume, the stress stays at its limit, and energy only falls', () => {
  const { body } = barOf({ youngsModulus: E, plasticity: { yieldStress: 1e4 } });
  const { position, velocity } = body.soft.particles.columns;
  // Twisted and sheared at random, far beyond the limit, then left alone.
  for (let k = 0; k < position.length; k++) position[k] = position[k] + 0.04 * Math.sin(7.3 * k + 1);
  velocity.fill(0);
  const { plastic } = body.elasticity;
  const before = body.elasticEnergy();
  body.elasticity.yieldAt(position, 3 * body.soft.first);
  expect(body.elasticEnergy()).toBeLessThan(0.7 * before);
  const f = new Float64Array(9);
  const stress = new Float64Array(7);
  let most = 0;
  for (let t = 0; t < body.soft.mesh.tetCount; t++) {
    const state = (plastic as NonNullable<typeof plastic>).state.subarray(10 * t, 10 * t + 9);
    expect(Math.abs(determinant(state, 0) - 1)).toBeLessThan(1e-12);
    body.stressOf(t, f, stress);
    const [xx, yy, zz, xy, yz, zx] = stress;
    const shear = (xx - yy) ** 2 + (yy - zz) ** 2 + (zz - xx) ** 2 + 6 * (xy * xy + yz * yz + zx * zx);
    most = Math.max(most, determinant(f, 0) * Math.sqrt(shear / 2));
  }
  expect(most).toBeLessThan(1e4 * (1 + 1e-6));
  expect(most).toBeGreaterThan(0.99e4);
  let energy = body.elasticEnergy();
  for (let k = 0; k < 100; k++) {
    body.substep(0.01, NO_GRAVITY);
    let kinetic = 0;
    const { mass } = body.soft.particles.columns;
    for (let v = 0; v < 3 * mass.length; v++) kinetic += 0.5 * mass[Math.floor(v / 3)] * velocity[v] ** 2;
    const now = body.elasticEnergy() + kinetic;
    expect(now).toBeLessThan(energy * (1 + 1e-9) + 1e-9);
    energy = now;
  }
});
