import { describe, expect, it } from 'vitest';
import { Random } from '../../math/random.js';
import { TriangleMesh } from '../mesh/triangle-mesh.js';
import { ImplicitSurface, implicitSurface } from './implicit-surface.js';
import { defaultPotentialField, defaultResolution, kernelAt, LEVEL, reaches } from './kernel.js';
import { marchingCubes } from './marching-cubes.js';
import { SkinnedSurface } from './skinned-surface.js';

const RADIUS = 0.012;
const SPACING = 0.015;

function box(nx: number, ny: number, nz: number) {
  const positions: number[] = [];
  for (let x = 0; x < nx; x++) {
    for (let y = 0; y < ny; y++) {
      for (let z = 0; z < nz; z++) positions.push(x * SPACING, y * SPACING, z * SPACING);
    }
  }
  return { positions: Float64Array.from(positions), radii: new Float64Array(nx * ny * nz).fill(RADIUS) };
}

function fieldAt(at: ArrayLike<number>, positions: Float64Array, reach: Float64Array): number {
  let sum = 0;
  reach.forEach((r, i) => {
    let distanceSq = 0;
    for (let axis = 0; axis < 3; axis++) distanceSq += (at[axis] - positions[3 * i + axis]) ** 2;
    sum += kernelAt(distanceSq, r * r);
  });
  return sum;
}

/** Distance to the surface, first order: (field − level)/|gradient|. */
function distanceToLevel(at: Float64Array, positions: Float64Array, reach: Float64Array): number {
  const gradient = [0, 1, 2].map((axis) => {
    const [before, after] = [at.slice(), at.slice()];
    before[axis] -= 1e-7;
    after[axis] += 1e-7;
    return (fieldAt(after, positions, reach) - fieldAt(before, positions, reach)) / 2e-7;
  });
  return Math.abs(fieldAt(at, positions, reach) - LEVEL) / Math.hypot(...gradient);
}

function worstDistance(vertices: Float64Array, positions: Float64Array, radii: Float64Array): number {
  const reach = reaches(radii);
  let worst = 0;
  for (let v = 0; v < vertices.length; v += 3) {
    worst = Math.max(worst, distanceToLevel(vertices.slice(v, v + 3), positions, reach));
  }
  return worst;
}

describe('the implicit surface', () => {
  it('has the defaults of equations 3.1 and 3.2', () => {
    const volume = (75 * 4 * Math.PI * RADIUS ** 3) / 3;
    expect(defaultResolution(box(5, 5, 3).radii)).toBeCloseTo(volume / 20 + 0.005, 15);
    expect(defaultPotentialField(RADIUS)).toBeCloseTo(2 / 0.012, 12);
  });

  it.each([1e-5, 1e-3, 0.012, 0.3, 20, 1e4])(
    'has enough triangles whatever the size, radius %f m; by equation 3.1 alone 8 below 3 mm and from 5 m on',
    (radius) => {
      const spacing = (radius * 0.015) / 0.012;
      const place = (k: number) => 0.37 * radius + spacing * k;
      const positions = Float64Array.from({ length: 24 }, (_, k) =>
        place([k / 12, (k / 6) % 2, (k / 3) % 2].map(Math.floor)[k % 3]),
      );
      const surface = implicitSurface(positions, new Float64Array(8).fill(radius));
      const mesh = new TriangleMesh({
        positions: surface.positions.map((x) => x / radius),
        triangles: surface.triangles,
      });
      expect(mesh.isSolid).toBe(true);
      expect(mesh.topology.shellCount).toBe(1);
      expect(mesh.triangleCount).toBeGreaterThan(150);
      expect(mesh.triangleCount).toBeLessThan(4000);
    },
  );

  it('is never without triangles: a grid on which the molecules are missed is halved', () => {
    const random = new Random(7);
    for (let k = 0; k < 40; k++) {
      const at = Float64Array.from({ length: 3 }, () => random.uniform(-1, 1));
      const mesh = new TriangleMesh(
        implicitSurface(at, Float64Array.of(RADIUS), { resolution: random.uniform(1, 30) * RADIUS }),
      );
      expect(mesh.isSolid).toBe(true);
    }
  });

  it('around molecules of sizes a thousandfold apart takes a bounded grid', () => {
    const radii = Float64Array.of(1, 1e-3);
    const { positions } = implicitSurface(Float64Array.of(0, 0, 0, 3, 0, 0), radii);
    expect(positions.length).toBeGreaterThan(300);
    expect(positions.length).toBeLessThan(1e6);
  });

  it('of a lone molecule is its sphere, and half of it at twice the potential field', () => {
    const lone = (potentialField?: number) =>
      new TriangleMesh(
        implicitSurface(Float64Array.of(0.1, -7, 3), Float64Array.of(RADIUS), {
          resolution: RADIUS / 20,
          ...(potentialField && { potentialField }),
        }),
      );
    const volume = (4 * Math.PI * RADIUS ** 3) / 3;
    expect(Math.abs(lone().volume / volume - 1)).toBeLessThan(0.005);
    expect(Math.abs(lone(4 / RADIUS).volume / (volume / 8) - 1)).toBeLessThan(0.02);
  });

  it('is, brick by brick, the one of the whole grid', () => {
    const random = new Random(4);
    const positions = Float64Array.from({ length: 90 }, () => random.uniform(-0.05, 0.05));
    const radii = Float64Array.from({ length: 30 }, () => random.uniform(0.006, 0.014));
    const spacing = 0.004;
    const reach = reaches(radii);
    const n = 49;
    const origin = [-24 * spacing, -24 * spacing, -24 * spacing] as const;
    const values = Float64Array.from({ length: n ** 3 }, (_, k) => {
      const at = [k % n, Math.floor(k / n) % n, Math.floor(k / n ** 2)].map((i) => (i - 24) * spacing);
      return fieldAt(at, positions, reach);
    });
    const whole = new TriangleMesh(marchingCubes({ origin, spacing, size: [n, n, n], values }, LEVEL));
    const bricks = new TriangleMesh(implicitSurface(positions, radii, { resolution: spacing }));
    expect(bricks.triangleCount).toBe(whole.triangleCount);
    expect(bricks.vertexCount).toBe(whole.vertexCount);
    expect(bricks.topology.openEdges).toHaveLength(0);
    expect(bricks.topology.eulerCharacteristic).toBe(whole.topology.eulerCharacteristic);
    expect(bricks.volume).toBeCloseTo(whole.volume, 15);
  });

  it('is one closed shell around the box and the ground of the experiments', () => {
    for (const [nx, ny, nz] of [
      [5, 5, 3],
      [15, 1, 15],
    ] as const) {
      const { positions, radii } = box(nx, ny, nz);
      const mesh = new TriangleMesh(implicitSurface(positions, radii));
      expect(mesh.isSolid).toBe(true);
      expect(mesh.orientation).toBe('outward');
      expect(mesh.topology.shellCount).toBe(1);
      expect(mesh.topology.eulerCharacteristic).toBe(2);
    }
  });

  it('does not depend on molecules far away, nor on what was generated before', () => {
    const generator = new ImplicitSurface({ resolution: 0.005 });
    const { positions, radii } = box(3, 3, 3);
    const first = generator.generate(positions, radii);
    const far = generator.generate(
      Float64Array.of(...positions, 500, 0, 0),
      Float64Array.of(...radii, RADIUS),
    );
    expect(new TriangleMesh(far).topology.shellCount).toBe(2);
    expect(generator.generate(positions, radii)).toEqual(first);
    expect(generator.generate(new Float64Array(0), new Float64Array(0)).triangles).toHaveLength(0);
  });

  it('refuses a resolution that is not positive, or far too fine', () => {
    expect(() => new ImplicitSurface({ resolution: 0 })).toThrow(/resolution .* must be positive/);
    expect(() => new ImplicitSurface({ potentialField: Number.NaN })).toThrow(
      /potential field .* must be positive/,
    );
    const { positions, radii } = box(2, 2, 2);
    expect(() => implicitSurface(positions, radii, { resolution: 1e-9 })).toThrow(/too fine/);
  });
});

describe('the skinned surface', () => {
  const { positions, radii } = box(5, 3, 5);
  const surface = implicitSurface(positions, radii, { resolution: 0.005 });

  it('stays where it is at rest and moves rigidly with the body', () => {
    const skin = new SkinnedSurface(surface, positions, radii);
    skin.update(positions);
    expect(largestDifference(skin.positions, surface.positions)).toBeLessThan(1e-15);
    skin.update(moved(positions, (x, y, z) => [0.6 * x - 0.8 * y + 3, 0.8 * x + 0.6 * y, z - 2]));
    const expected = moved(surface.positions, (x, y, z) => [0.6 * x - 0.8 * y + 3, 0.8 * x + 0.6 * y, z - 2]);
    expect(largestDifference(skin.positions, expected)).toBeLessThan(1e-9);
  });

  it('turns with a sheet, and with a row without jumping', () => {
    const sheet = box(6, 1, 6);
    const flat = implicitSurface(sheet.positions, sheet.radii, { resolution: 0.005 });
    const skin = new SkinnedSurface(flat, sheet.positions, sheet.radii);
    const quarter = (x: number, y: number, z: number) => [-y, x, z] as const;
    skin.update(moved(sheet.positions, quarter));
    expect(largestDifference(skin.positions, moved(flat.positions, quarter))).toBeLessThan(1e-9);

    const row = box(5, 1, 1);
    const rod = implicitSurface(row.positions, row.radii, { resolution: 0.005 });
    const carried = new SkinnedSurface(rod, row.positions, row.radii);
    // 3° a time move the far end by 4 mm; a jump of the twist would show as 12 mm or more.
    let before = rod.positions.slice();
    for (let k = 1; k <= 90; k++) {
      const [c, s] = [Math.cos((k * Math.PI) / 60), Math.sin((k * Math.PI) / 60)];
      carried.update(moved(row.positions, (x, y, z) => [c * x - s * z, y, s * x + c * z]));
      expect(largestDifference(carried.positions, before)).toBeLessThan(0.008);
      before = carried.positions.slice();
    }
  });

  it.each([
    ['squeezed by 20 %', (x: number, y: number, z: number) => [x * 1.1, y * 0.8, z * 1.1] as const],
    ['sheared by 0.3', (x: number, y: number, z: number) => [x + 0.3 * y, y, z] as const],
    ['bent by half a radian', bent],
  ])('stays within 0.15 radii of the true level when the body is %s', (_, map) => {
    const skin = new SkinnedSurface(surface, positions, radii);
    const now = moved(positions, map);
    skin.update(now);
    const error = worstDistance(skin.positions, now, radii);
    expect(error).toBeLessThan(0.15 * RADIUS);
  });

  it('has weights that sum to one, and carriers that reach', () => {
    const skin = new SkinnedSurface(surface, positions, radii);
    for (let v = 0; v + 1 < skin.starts.length; v++) {
      const weights = skin.weights.subarray(skin.starts[v], skin.starts[v + 1]);
      expect(weights.reduce((sum, w) => sum + w, 0)).toBeCloseTo(1, 12);
    }
  });
});

function bent(x: number, y: number, z: number): readonly [number, number, number] {
  const angle = (x / (4 * SPACING)) * 0.5;
  const radius = (4 * SPACING) / 0.5 - y;
  return [radius * Math.sin(angle), -radius * Math.cos(angle), z];
}

type Map3 = (x: number, y: number, z: number) => readonly [number, number, number];

function moved(points: Float64Array, map: Map3): Float64Array {
  const out = new Float64Array(points.length);
  for (let k = 0; k < points.length; k += 3) out.set(map(points[k], points[k + 1], points[k + 2]), k);
  return out;
}

function largestDifference(a: Float64Array, b: Float64Array): number {
  return a.reduce((most, value, k) => Math.max(most, Math.abs(value - b[k])), 0);
}
