import { describe, expect, it } from 'vitest';
import { TetMesh } from '../../geometry/mesh/tet-mesh.js';
import { kineticEnergy } from '../soft/energies.js';
import {
  allFinite,
  emptyParticles,
  momentumDrift,
  NO_GRAVITY,
  shake,
  spin,
} from '../soft/soft.test-support.js';
import { sixVolumes } from '../soft/soft-mesh.js';
import { XpbdBody, type XpbdOptions } from './xpbd-body.js';

const cube = TetMesh.box({ size: [1, 1, 1], cells: [3, 3, 3] });
const one = new TetMesh({ positions: [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1], tets: [0, 1, 2, 3] });

function bodyOf(options: Partial<XpbdOptions> = {}): XpbdBody {
  return new XpbdBody(emptyParticles(), { mesh: cube, youngsModulus: 1e5, ...options });
}

/** Volumes of all tetrahedra against rest, the smallest. */
function smallestVolume(body: XpbdBody): number {
  const { mesh, particles } = body.soft;
  let smallest = Infinity;
  for (let t = 0; t < mesh.tets.length; t += 4) {
    const now = sixVolumes(particles.columns.position, mesh.tets, t);
    smallest = Math.min(smallest, now / sixVolumes(mesh.positions, mesh.tets, t));
  }
  return smallest;
}

describe('momentum', () => {
  it.each([
    ['soft', { youngsModulus: 1e4 }],
    ['stiff', { youngsModulus: 1e9 }],
    ['damped', { damping: 0.02 }],
    ['incompressible', { poissonRatio: 0.5 }],
    ['three sweeps', { iterations: 3 }],
    ['one tetrahedron', { mesh: one }],
  ])('of a free body stays to 1e-10: %s', (_, options) => {
    const body = bodyOf(options);
    spin(body.soft, 4, 3);
    shake(body.soft, 0.05, 4);
    const drift = momentumDrift(body.soft, () => {
      for (let n = 0; n < 60; n++) body.step(1 / 60, NO_GRAVITY);
    });
    expect(drift).toBeLessThan(1e-10);
  });

  it('of each of two loose parts stays by itself', () => {
    const two = new TetMesh({
      positions: [...one.positions, ...one.positions.map((x) => x + 3)],
      tets: [0, 1, 2, 3, 4, 5, 6, 7],
    });
    const body = bodyOf({ mesh: two });
    const { velocity } = body.soft.particles.columns;
    velocity[0] = 1;
    velocity[4] = -2;
    for (let n = 0; n < 60; n++) body.step(1 / 60, NO_GRAVITY);
    expect(allFinite(velocity)).toBe(true);
    expect(velocity.subarray(12).every((v) => v === 0)).toBe(true);
    expect(Math.hypot(...velocity.subarray(0, 12))).toBeGreaterThan(0.1);
  });
});

describe('energy', () => {
  it('of a free shaken body never grows by more than rounding and what the spin gives back', () => {
    for (const damping of [0, 0.01, 10]) {
      const body = bodyOf({ damping });
      shake(body.soft, 0.1, 9);
      let last = body.elasticEnergy();
      const start = last;
      for (let n = 0; n < 60; n++) {
        body.step(1 / 60, NO_GRAVITY);
        const now = body.elasticEnergy() + kineticEnergy(body.soft);
        expect(now).toBeLessThan(last + 1e-3 * start);
        last = now;
      }
      expect(last).toBeLessThan(0.3 * start);
    }
  });

  it('dies with the stated damping ratio: ω · damping/2, up to 1.7 times that along the axes of a grid', () => {
    const mesh = TetMesh.box({ size: [1, 0.1, 0.1], cells: [10, 1, 1] });
    const omega = Math.PI * Math.sqrt(1e6 / 1000);
    const ratioWith = (damping: number) => {
      const body = bodyOf({ mesh, youngsModulus: 1e6, poissonRatio: 0, damping, iterations: 2 });
      const { position } = body.soft.particles.columns;
      for (let k = 0; k < position.length; k += 3) position[k] += 1e-3 * Math.sin(Math.PI * position[k]);
      const start = body.elasticEnergy();
      const time = (4 * Math.PI) / omega;
      for (let n = 0; n < 1000; n++) body.substep(time / 1000, NO_GRAVITY);
      return -Math.log((body.elasticEnergy() + kineticEnergy(body.soft)) / start) / (2 * omega * time);
    };
    const numerical = ratioWith(0);
    expect(numerical).toBeLessThan(0.02);
    const [once, twice] = [1e-3, 2e-3].map((damping) => ratioWith(damping) - numerical);
    expect(once! / (omega * 5e-4)).toBeGreaterThan(1);
    expect(once! / (omega * 5e-4)).toBeLessThan(1.7);
    expect(twice! / once!).toBeGreaterThan(1.8);
    expect(twice! / once!).toBeLessThan(2.2);
  });

  it('rest stays rest, to rounding', () => {
    const body = bodyOf({ youngsModulus: 1e8 });
    for (let n = 0; n < 100; n++) body.step(1 / 60, NO_GRAVITY);
    const { position } = body.soft.particles.columns;
    const moved = cube.positions.reduce((most, x, k) => Math.max(most, Math.abs(x - position[k])), 0);
    expect(moved).toBeLessThan(1e-11);
  });
});

describe('broken shapes recover', () => {
  const squash: Record<string, (x: number, k: number) => number> = {
    mirrored: (x, k) => (k % 3 === 0 ? -x : x),
    'turned inside out': (x) => -x,
    'collapsed to a plane': (x, k) => (k % 3 === 1 ? 0 : x),
    'collapsed to a line': (x, k) => (k % 3 === 0 ? x : 0),
    'collapsed to a point': () => 0,
    'blown up tenfold': (x) => 10 * x,
    'thrown about': (_, k) => Math.sin(12.9898 * (k + 1)) * 2,
  };
  for (const [name, map] of Object.entries(squash)) {
    for (const mesh of [cube, one]) {
      for (const youngsModulus of [1e5, 1e9]) {
        it(`${name}, ${mesh.tetCount} tetrahedra, ${youngsModulus} Pa`, () => {
          const body = bodyOf({ mesh, youngsModulus, damping: 0.01 });
          const { position } = body.soft.particles.columns;
          mesh.positions.forEach((x, k) => {
            position[k] = map(x, k);
          });
          for (let n = 0; n < 240; n++) body.step(1 / 60, NO_GRAVITY);
          expect(allFinite(position)).toBe(true);
          expect(smallestVolume(body)).toBeGreaterThan(0.9);
          expect(body.elasticEnergy()).toBeLessThan(1e-3 * youngsModulus);
        });
      }
    }
  }
});

describe('extremes stay finite and bounded', () => {
  it.each([
    [1e15, 1 / 60, 1],
    [1e15, 1, 5],
    [1e-3, 1, 1],
    [1e9, 10, 3],
    [1e5, 1e-9, 1],
  ])('%d Pa, steps of %d s, %d sweeps', (youngsModulus, dt, iterations) => {
    const body = bodyOf({ youngsModulus, iterations, fixed: [0, 1, 2] });
    shake(body.soft, 0.3, 21);
    for (let n = 0; n < 100; n++) body.step(dt, [0, -0.1, 0]);
    expect(allFinite(body.soft.particles.columns.position)).toBe(true);
    expect(allFinite(body.soft.particles.columns.velocity)).toBe(true);
    if (youngsModulus > 1) expect(Math.max(...body.soft.particles.columns.position)).toBeLessThan(100);
  });

  it('gives the same bits twice, and for the second body of two', () => {
    const particles = emptyParticles();
    const bodies = [0, 1].map(() => new XpbdBody(particles, { mesh: cube, damping: 0.01, iterations: 2 }));
    for (const body of bodies) {
      shake(body.soft, 0.1, 2);
      for (let n = 0; n < 20; n++) body.step(1 / 60, [0, -9.81, 0]);
    }
    const { position } = particles.columns;
    const half = 3 * cube.vertexCount;
    expect([...position.subarray(half, 2 * half)]).toEqual([...position.subarray(0, half)]);
  });

  it('refuses steps and counts that are none', () => {
    expect(() => bodyOf({ substeps: 0 })).toThrowError(/substeps is 0/);
    expect(() => bodyOf({ iterations: 1.5 })).toThrowError(/iterations is 1.5/);
    expect(() => bodyOf().step(0, NO_GRAVITY)).toThrowError(/dt is 0/);
  });
});
