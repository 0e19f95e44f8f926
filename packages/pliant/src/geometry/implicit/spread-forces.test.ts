import { describe, expect, it } from 'vitest';
import { Random } from '../../math/random.js';
import { implicitSurface } from './implicit-surface.js';
import { SkinnedSurface } from './skinned-surface.js';
import { ForceSpreader } from './spread-forces.js';

/** Sum of forces, then of torques about the origin. */
function totals(points: Float64Array, forces: Float64Array): number[] {
  const sums = [0, 0, 0, 0, 0, 0];
  for (let k = 0; k < points.length; k += 3) {
    for (let a = 0; a < 3; a++) {
      const [b, c] = [k + ((a + 1) % 3), k + ((a + 2) % 3)];
      sums[a] += forces[k + a];
      sums[3 + a] += points[b] * forces[c] - points[c] * forces[b];
    }
  }
  return sums;
}

function carried(nx: number, ny: number, nz: number) {
  const list: number[] = [];
  for (let x = 0; x < nx; x++) {
    for (let y = 0; y < ny; y++) for (let z = 0; z < nz; z++) list.push(x, y, z);
  }
  const molecules = Float64Array.from(list);
  const radii = new Float64Array(nx * ny * nz).fill(0.8);
  const skin = new SkinnedSurface(implicitSurface(molecules, radii, { resolution: 0.4 }), molecules, radii);
  const random = new Random(6);
  for (let k = 0; k < molecules.length; k++) molecules[k] += random.uniform(-0.1, 0.1);
  skin.update(molecules);
  const forces = skin.positions.map(() => random.uniform(-1, 1));
  const out = new Float64Array(molecules.length);
  new ForceSpreader(skin, nx * ny * nz).spread(out, forces, molecules);
  return { skin, forces, molecules, out };
}

describe('forces on a skin', () => {
  it.each([
    [3, 3, 3],
    [4, 1, 4],
  ])('reach %i × %i × %i molecules with the same sum and torque', (nx, ny, nz) => {
    const { skin, forces, molecules, out } = carried(nx, ny, nz);
    const before = totals(skin.positions, forces);
    const error = totals(molecules, out).map((value, k) => Math.abs(value - before[k]));
    expect(Math.max(...error)).toBeLessThan(1e-10);
  });

  it('keep their sum on a single molecule, which takes no torque', () => {
    const { skin, forces, molecules, out } = carried(1, 1, 1);
    const before = totals(skin.positions, forces);
    const error = totals(molecules, out)
      .slice(0, 3)
      .map((value, k) => Math.abs(value - before[k]));
    expect(Math.max(...error)).toBeLessThan(1e-12);
    expect(out.every(Number.isFinite)).toBe(true);
  });

  it.each([0, 1e-5, 1e-3, 0.02, 0.1])(
    'keep their sum on a rod with a bend of %f, and no molecule takes many times as much; about its line it took a thousand times',
    (bend) => {
      const molecules = Float64Array.from({ length: 15 }, (_, k) => (k % 3 === 0 ? k / 3 : 0));
      const radii = new Float64Array(5).fill(0.8);
      const skin = new SkinnedSurface(
        implicitSurface(molecules, radii, { resolution: 0.4 }),
        molecules,
        radii,
      );
      const random = new Random(3);
      for (let k = 0; k < 15; k++) molecules[k] += k % 3 === 0 ? 0 : bend * random.uniform(-1, 1);
      skin.update(molecules);
      const forces = skin.positions.map(() => random.uniform(-1, 1));
      const out = new Float64Array(15);
      new ForceSpreader(skin, 5).spread(out, forces, molecules);
      const before = totals(skin.positions, forces).slice(0, 3);
      totals(molecules, out)
        .slice(0, 3)
        .forEach((value, k) => {
          expect(Math.abs(value - before[k])).toBeLessThan(1e-10);
        });
      const applied = forces.reduce((sum, f) => sum + Math.abs(f), 0);
      expect(Math.max(...out.map(Math.abs))).toBeLessThan(0.5 * applied);
    },
  );
});
