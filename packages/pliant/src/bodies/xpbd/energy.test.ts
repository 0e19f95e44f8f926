import { describe, expect, it } from 'vitest';
import { TetMesh } from '../../geometry/mesh/tet-mesh.js';
import { emptyParticles, shake } from '../soft/soft.test-support.js';
import { neoHookean } from './material.js';
import { XpbdBody } from './xpbd-body.js';

const mesh = TetMesh.box({ size: [1, 0.7, 0.5], cells: [2, 1, 1] });

function bodyWith(poissonRatio: number, youngsModulus = 1e6): XpbdBody {
  return new XpbdBody(emptyParticles(), { mesh, youngsModulus, poissonRatio });
}

/** Maps every vertex by a diagonal matrix and returns stress P = ∂Ψ/∂F of the first axis from the energy [Pa]. */
function stressAlong(body: XpbdBody, scale: readonly number[], axis: number): number {
  const { position } = body.soft.particles.columns;
  const energyAt = (step: number) => {
    for (let k = 0; k < position.length; k++) {
      position[k] = mesh.positions[k] * (scale[k % 3] + (k % 3 === axis ? step : 0));
    }
    return body.elasticEnergy();
  };
  return (energyAt(1e-6) - energyAt(-1e-6)) / (2e-6 * mesh.volume);
}

describe('the neo-Hookean energy', () => {
  it.each([0.02, 0.2, 0.6])('has the forces as minus its gradient, shaken by %d', (size) => {
    const body = bodyWith(0.3);
    shake(body.soft, size, 5);
    const forces = body.elasticForces();
    const largest = forces.reduce((most, f) => Math.max(most, Math.abs(f)), 0);
    const { position } = body.soft.particles.columns;
    for (let k = 0; k < 3 * body.soft.count; k++) {
      const at = position[k];
      const d = 1e-6;
      position[k] = at + d;
      const above = body.elasticEnergy();
      position[k] = at - d;
      const below = body.elasticEnergy();
      position[k] = at;
      expect(Math.abs(-(above - below) / (2 * d) - forces[k])).toBeLessThan(1e-7 * largest);
    }
  });

  it('is zero at rest, has no forces there, and does not see rotations', () => {
    const body = bodyWith(0.4);
    const { position } = body.soft.particles.columns;
    expect(Math.abs(body.elasticEnergy())).toBeLessThan(1e-9);
    for (let v = 0; v < position.length; v += 3) {
      const [x, y] = [position[v], position[v + 1]];
      position[v] = 0.6 * x - 0.8 * y;
      position[v + 1] = 0.8 * x + 0.6 * y;
    }
    expect(Math.abs(body.elasticEnergy())).toBeLessThan(1e-9);
    expect(Math.max(...body.elasticForces().map(Math.abs))).toBeLessThan(1e-8);
  });

  it.each([0, 0.1, 0.3, 0.45, 0.49])('is Hooke’s law for small strain, Poisson ratio %d', (ratio) => {
    const body = bodyWith(ratio);
    const strain = 1e-4;
    const scale = [1 + strain, 1 - ratio * strain, 1 - ratio * strain];
    expect(stressAlong(body, scale, 0) / (1e6 * strain)).toBeCloseTo(1, 2);
    // Half the strain has half the deviation: what is left is of second order.
    const off = (e: number) => stressAlong(body, [1 + e, 1 - ratio * e, 1 - ratio * e], 0) / (1e6 * e) - 1;
    expect(off(2e-3) / off(1e-3)).toBeCloseTo(2, 1);
    expect(Math.abs(stressAlong(body, scale, 1))).toBeLessThan(1e-2 * 1e6 * strain);
  });

  it('has no minimum but at rotations: every other shape has a downhill direction, inverted and collapsed ones too', () => {
    const body = bodyWith(0.3);
    for (const s of [0.02, 0.1, 0.3, 0.6, 0.9]) expect(stressAlong(body, [s, s, s], 0)).toBeLessThan(0);
    for (const s of [1.1, 2, 5]) expect(stressAlong(body, [s, s, s], 0)).toBeGreaterThan(0);
    expect(stressAlong(body, [-1, 1, 1], 0)).toBeLessThan(0);
    expect(stressAlong(body, [0, 1, 1], 0)).toBeLessThan(0);
  });
});

describe('neoHookean()', () => {
  it('gives the Lamé constants', () => {
    const { lambda, mu } = neoHookean({ youngsModulus: 2.6, poissonRatio: 0.3 });
    expect(mu).toBeCloseTo(1, 14);
    expect(lambda).toBeCloseTo(1.5, 14);
    expect(neoHookean({ poissonRatio: 0.5 }).lambda).toBe(Infinity);
  });

  it.each([
    [{ youngsModulus: 0 }, /youngsModulus is 0/],
    [{ poissonRatio: 0.51 }, /poissonRatio is 0.51; give a number between 0 and 0.5/],
    [{ poissonRatio: -0.1 }, /poissonRatio/],
    [{ damping: Number.NaN }, /damping is NaN/],
  ])('refuses %j', (material, sentence) => expect(() => neoHookean(material)).toThrowError(sentence));
});
