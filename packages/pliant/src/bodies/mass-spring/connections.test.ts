import { describe, expect, it } from 'vitest';
import { lattice, RUBBER } from './lattice.test-support.js';
import { MassSpring } from './model.js';
import { moleculeMass } from './molecule.js';
import { connectMolecules, seriesModulus, sharedSection } from './springs.js';

describe('connections', () => {
  it.each([
    ['box of 75', [5, 5, 3], 0.012, 426],
    ['ground of 225', [15, 15, 1], 0.012, 812],
    ['cube of 8', [2, 2, 2], 0.012, 24],
    ['cube of 27', [3, 3, 3], 0.012, 126],
    ['floor of 64', [8, 8, 1], 0.012, 210],
    ['cube of 8 whose radius exceeds 0.866 of its spacing', [2, 2, 2], 0.0131, 28],
  ] as const)('count of the %s is the printed one', (_, size, radius, count) => {
    expect(lattice(size, { radius }).connectionCount).toBe(count);
  });

  it('are left out between molecules with the same centre', () => {
    const positions = Float64Array.of(0, 0, 0, 0, 0, 0, 1, 0, 0);
    expect([...connectMolecules(positions, Float64Array.of(1, 1, 1)).pairs]).toEqual([0, 2, 1, 2]);
  });

  it('share the disc in which the spheres meet', () => {
    // Spheres of 5 at distance 6 and of 3 and 5 at distance 4 both meet in known discs.
    expect(sharedSection(5, 5, 6)).toBeCloseTo(Math.PI * 16, 12);
    expect(sharedSection(5, 3, 4)).toBeCloseTo(Math.PI * 9, 12);
    expect(sharedSection(1, 2, 3)).toBe(0);
    // The small one lies inside the large one.
    expect(sharedSection(5, 1, 0.5)).toBeCloseTo(Math.PI, 12);
  });

  it('join materials one after the other', () => {
    expect(seriesModulus(3, 6)).toBe(4);
    expect(seriesModulus(5, 5)).toBe(5);
    expect(seriesModulus(0, 5)).toBe(0);
    expect(seriesModulus(0, 0)).toBe(0);
  });
});

describe('a body of molecules', () => {
  it('weighs density times the volume of its spheres', () => {
    const body = lattice([2, 2, 2]);
    const expected = (970 * 4 * Math.PI * 0.012 ** 3) / 3;
    for (const mass of body.masses) expect(mass).toBeCloseTo(expected, 15);
    expect(moleculeMass(833, 0.012)).toBeCloseTo((833 * 4 * Math.PI * 0.012 ** 3) / 3, 15);
    expect(body.volume * 970).toBeCloseTo(8 * expected, 15);
  });

  it('takes new materials while it runs and keeps its state', () => {
    const body = lattice([3, 3, 3]);
    const [mass, stiffness] = [body.masses[0], body.stiffnesses[5]];
    body.velocities[4] = 7;
    body.setMaterials([{ ...RUBBER, density: 2 * RUBBER.density, youngsModulus: 45_000 }]);
    expect(body.masses[0]).toBeCloseTo(2 * mass, 15);
    expect(body.inverseMasses[0] * body.masses[0]).toBeCloseTo(1, 14);
    expect(body.stiffnesses[5]).toBeCloseTo(3 * stiffness, 10);
    expect(body.velocities[4]).toBe(7);
  });

  it('lets a joint of two materials be as soft as the halves in series', () => {
    const body = new MassSpring({
      positions: Float64Array.of(0, 0, 0, 1, 0, 0),
      radii: Float64Array.of(0.6, 0.6),
      materialOf: Uint32Array.of(0, 1),
      materials: [
        { ...RUBBER, youngsModulus: 3, damping: 1 },
        { ...RUBBER, youngsModulus: 6, damping: 3 },
      ],
    });
    expect(body.stiffnesses[0]).toBeCloseTo(4 * Math.PI * (0.36 - 0.25), 14);
    expect(body.dampings[0]).toBe(2);
  });
});
