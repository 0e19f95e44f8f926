import { describe, expect, it } from 'vitest';
import { TetMesh } from '../../geometry/mesh/tet-mesh.js';
import { World } from '../../world/index.js';
import { kineticEnergy } from '../soft/energies.js';
import { emptyParticles, momentumDrift, NO_GRAVITY, shake, spin } from '../soft/soft.test-support.js';
import { setForce } from '../soft/soft-mesh.js';
import { FemBody } from './fem-body.js';
import { FemShape } from './fem-shape.js';
import type { FemMaterial } from './material.js';

interface BarOptions extends FemMaterial {
  density?: number;
}

function verticesAt(mesh: TetMesh, axis: number, at: number): number[] {
  return [...Array(mesh.vertexCount).keys()].filter(
    (v) => Math.abs(mesh.positions[3 * v + axis] - at) < 1e-9,
  );
}

/** A bar of 1 m × 0.1 m × 0.1 m along x, clamped at one end. */
function barOf(n: number, { density = 1000, ...material }: BarOptions) {
  const mesh = TetMesh.box({ size: [1, 0.1, 0.1], cells: [10 * n, n, n] });
  const shape = new FemShape(mesh, material);
  const fixed = verticesAt(mesh, 0, -0.5);
  const body = new FemBody(emptyParticles(), { mesh, shape, fixed, density });
  const tip = verticesAt(mesh, 0, 0.5);
  const moved = (axis: number) => {
    const { position } = body.soft.particles.columns;
    return (
      tip.reduce((sum, v) => sum + position[3 * v + axis] - mesh.positions[3 * v + axis], 0) / tip.length
    );
  };
  return { body, tip, moved };
}

describe('closed forms, at four substeps of 1/60 s', () => {
  it.each([1e4, 1e6, 1e9])('E25: a bar hanging under its own weight at %d Pa', (youngsModulus) => {
    const { body, moved } = barOf(1, { youngsModulus, poissonRatio: 0, damping: 0.5 });
    const g = (9.81e-6 * youngsModulus) / 1;
    for (let k = 0; k < 400; k++) body.substep(1 / 60, [g, 0, 0]);
    expect(moved(0) / ((1000 * g) / (2 * youngsModulus))).toBeCloseTo(1, 2);
  });

  it('E23: a cantilever with a load at its tip converges from below to 4 mm over refinements', () => {
    const tips = [1, 2, 4].map((n) => {
      const { body, tip, moved } = barOf(n, { youngsModulus: 1e6, poissonRatio: 0, damping: 0.2 });
      for (const v of tip) setForce(body.soft, v, 0, -0.1 / tip.length, 0);
      // One long step of implicit Euler is a step to equilibrium.
      for (let k = 0; k < 4; k++) body.substep(1e3, NO_GRAVITY);
      return -moved(1);
    });
    expect(tips[0]).toBeLessThan(tips[1]);
    expect(tips[1]).toBeLessThan(tips[2]);
    expect(tips[2]).toBeLessThan(4e-3);
    // Of second order: extrapolated, 5 % are left, which is the claim.
    expect(Math.abs((4 * tips[2] - tips[1]) / 3 / 4e-3 - 1)).toBeLessThan(0.05);
  });

  it('E26: linear displacements are at rest in any mesh, with the stress of Hooke', () => {
    const mesh = TetMesh.sphere({ radius: 0.5, edge: 0.22 });
    const boundary = [...mesh.boundary().vertices];
    const shape = new FemShape(mesh, { youngsModulus: 1e6, poissonRatio: 0.45 });
    const body = new FemBody(emptyParticles(), { mesh, shape, fixed: boundary });
    const { position } = body.soft.particles.columns;
    for (let v = 0; v < position.length; v += 3) position[v] = position[v] * 1.001;
    const wanted = position.slice();
    shake(body.soft, 1e-3, 6);
    for (const v of boundary) position.set(wanted.subarray(3 * v, 3 * v + 3), 3 * v);
    for (let k = 0; k < 10; k++) body.substep(1e3, NO_GRAVITY);
    const off = position.reduce((most, x, k) => Math.max(most, Math.abs(x - wanted[k])), 0);
    expect(off).toBeLessThan(1e-10);
    const g = new Float64Array(3 * mesh.vertexCount);
    body.elasticity.totalGradient(position, g);
    let virial = 0;
    for (let v = 0; v < mesh.vertexCount; v++) virial += g[3 * v] * mesh.positions[3 * v];
    const [mu, lambda] = [1e6 / 2.9, (1e6 * 0.45) / (1.45 * 0.1)];
    expect(virial / mesh.volume / (1e-3 * (lambda + 2 * mu))).toBeCloseTo(1, 2);
  });
});

describe('a body that nothing holds', () => {
  const free = (material: FemMaterial) => {
    const mesh = TetMesh.box({ size: [0.6, 0.3, 0.2], cells: [4, 2, 2] });
    return new FemBody(emptyParticles(), { mesh, shape: new FemShape(mesh, material) });
  };

  it.each([1e4, 1e6, 1e9])(
    'keeps linear and angular momentum at %d Pa, spinning and shaken',
    (youngsModulus) => {
      const body = free({ youngsModulus });
      spin(body.soft, 12, 3);
      const drift = momentumDrift(body.soft, () => {
        for (let k = 0; k < 120; k++) body.substep(1 / 240, NO_GRAVITY);
      });
      expect(drift).toBeLessThan(1e-10);
    },
  );

  it('comes back from being crushed, stretched and turned inside out', () => {
    for (const scale of [0.2, 3, -1]) {
      const body = free({ youngsModulus: 1e5, damping: 0.01 });
      const { position } = body.soft.particles.columns;
      for (let k = 0; k < position.length; k += 3) position[k] = position[k] * scale;
      shake(body.soft, 0.01, 5);
      const { mesh } = body.soft;
      for (let k = 0; k < 480; k++) body.substep(1 / 240, NO_GRAVITY);
      for (let t = 0; t < mesh.tetCount; t++) {
        const [a, b, c, d] = mesh.tets.subarray(4 * t, 4 * t + 4);
        const now = new TetMesh({ positions: position.slice(), tets: Uint32Array.from([a, b, c, d]) }).volume;
        const rest = new TetMesh({ positions: mesh.positions, tets: Uint32Array.from([a, b, c, d]) }).volume;
        expect(now / rest).toBeCloseTo(1, 1);
      }
    }
  });

  it('loses what its damping says: a stretched bar dies with the rate ω² τ/2', () => {
    const { body, moved } = barOf(1, { youngsModulus: 1e6, poissonRatio: 0, damping: 0.004 });
    const { position, velocity } = body.soft.particles.columns;
    const { mesh } = body.soft;
    // The first mode along a bar that is held at one end: sin(π x / 2 L).
    for (let k = 0; k < position.length; k += 3)
      velocity[k] = 1e-3 * Math.sin((Math.PI / 2) * (mesh.positions[k] + 0.5));
    const h = 1e-4;
    const period = 4 / Math.sqrt(1e6 / 1000);
    const peaks: number[] = [];
    let [before, last] = [0, 0];
    for (let k = 0; k * h < 3.2 * period; k++) {
      body.substep(h, NO_GRAVITY);
      const now = moved(0);
      if (last > before && last > now) peaks.push(last);
      [before, last] = [last, now];
    }
    const omega = (2 * Math.PI) / period;
    const rate = Math.log(peaks[0] / peaks[2]) / (2 * period);
    // Implicit Euler takes ω² h/2 of its own.
    expect(rate / ((omega * omega * (0.004 + h)) / 2)).toBeCloseTo(1, 1);
    expect(kineticEnergy(body.soft)).toBeLessThan(1);
  });
});

describe('in a world', () => {
  const bar = { kind: 'box', size: [1, 0.1, 0.1], cells: [10, 1, 1] } as const;

  it.each([1e5, 1e9])('ties hold a body of %d Pa like fixed vertices do', (youngsModulus) => {
    const model = { kind: 'fem', youngsModulus, poissonRatio: 0.3, damping: 1e3 / youngsModulus } as const;
    const [fixed, tied] = [true, false].map((isFixed) => {
      const world = new World({ sleeping: false, gravity: [0, (-9.81e-6 * youngsModulus) / 1e3, 0] });
      const body = world.add({ kind: 'soft', mesh: bar, model });
      const count = body.positions.length / 3;
      for (let v = 0; v < count; v++) {
        if (body.positions[3 * v] > -0.49) continue;
        if (isFixed) body.fix(v);
        else body.attach(v);
      }
      for (let k = 0; k < 120; k++) world.step(1 / 60);
      expect(world.troubles()).toEqual([]);
      return body.positions;
    });
    const sag = 0.05 + Math.min(...fixed.filter((_, k) => k % 3 === 1));
    expect(sag).toBeLessThan(0);
    for (let k = 0; k < fixed.length; k++)
      expect(Math.abs(tied[k] - fixed[k])).toBeLessThan(2e-3 * Math.abs(sag));
  });

  it.each([1e6, 1e8])(
    'a rigid weight that hangs on a bar of %d Pa stretches it by its weight',
    (youngsModulus) => {
      const world = new World({ sleeping: false });
      const model = { kind: 'fem', youngsModulus, poissonRatio: 0, damping: 0.1 } as const;
      const upright = [0, 0, -Math.SQRT1_2, Math.SQRT1_2] as const;
      const body = world.add({
        kind: 'soft',
        mesh: bar,
        model,
        orientation: [...upright],
        density: 1,
        mask: 0,
      });
      const shape = { kind: 'box', halfExtents: [0.05, 0.05, 0.05] } as const;
      const weight = world.add({ kind: 'rigid', shape, position: [0, -0.55, 0], density: 1e4, mask: 0 });
      const count = body.positions.length / 3;
      for (let v = 0; v < count; v++) {
        if (body.positions[3 * v + 1] > 0.49) body.fix(v);
        else if (body.positions[3 * v + 1] < -0.49) body.attach(v, { to: weight });
      }
      for (let k = 0; k < 120; k++) world.step(1 / 60);
      const stretch = (10 * 9.81 * 1) / (youngsModulus * 0.01);
      expect(weight.mass).toBeCloseTo(10, 9);
      const ends = [...Array(count).keys()].map((v) => body.positions[3 * v + 1]).filter((y) => y < -0.49);
      const mean = ends.reduce((sum, y) => sum + y, 0) / ends.length;
      expect(Math.abs((-0.5 - mean) / stretch - 1)).toBeLessThan(0.02);
      // A tie to a body that moves gives by about its acceleration times h².
      expect(Math.abs(weight.position[1] + 0.05 - mean)).toBeLessThan(1e-3);
      expect(Math.abs(weight.velocity[1])).toBeLessThan(1e-5);
      expect(world.troubles()).toEqual([]);
    },
  );
});
