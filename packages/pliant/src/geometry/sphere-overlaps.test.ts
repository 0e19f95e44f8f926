import { describe, expect, it } from 'vitest';
import { Random } from '../math/random.js';
import { isolatedSpheres, overlappingSpheres, spheresOverlap } from './sphere-overlaps.js';

function bruteForce(positions: Float64Array, radii: Float64Array): number[] {
  const pairs: number[] = [];
  for (let i = 0; i < radii.length; i++) {
    for (let j = i + 1; j < radii.length; j++) if (spheresOverlap(positions, radii, i, j)) pairs.push(i, j);
  }
  return pairs;
}

function cloud(seed: number, count: number, extent: number, spread: number) {
  const random = new Random(seed);
  const positions = Float64Array.from({ length: 3 * count }, () => random.uniform(-extent, extent));
  const radii = Float64Array.from({ length: count }, () => 0.1 * 10 ** random.uniform(0, spread));
  return { positions, radii };
}

describe('overlapping spheres', () => {
  it.each([1, 2, 3, 4, 5, 6])('are those of the exhaustive search, seed %i', (seed) => {
    const { positions, radii } = cloud(seed, 400, 1, seed % 3);
    expect([...overlappingSpheres(positions, radii)]).toEqual(bruteForce(positions, radii));
  });

  it.each([1e-6, 1e6])('are the same at scale %f', (scale) => {
    const { positions, radii } = cloud(7, 300, 1, 1.5);
    const pairs = overlappingSpheres(
      positions.map((x) => x * scale),
      radii.map((r) => r * scale),
    );
    expect([...pairs]).toEqual(bruteForce(positions, radii));
  });

  it('leave out spheres that just touch, and far ones in the same bucket', () => {
    const radii = Float64Array.of(1, 1, 1);
    expect(overlappingSpheres(Float64Array.of(0, 0, 0, 2, 0, 0, 1e15, 0, 0), radii)).toHaveLength(0);
    expect([...overlappingSpheres(Float64Array.of(0, 0, 0, 2 - 1e-12, 0, 0, 1e15, 0, 0), radii)]).toEqual([
      0, 1,
    ]);
  });

  it('are found once each where cells are numbered beyond 2^53', () => {
    const far = Float64Array.of(1e300, 0, 0, 1e300, 0.5, 0, 1e300, 5, 0);
    expect([...overlappingSpheres(far, Float64Array.of(1, 1, 1))]).toEqual([0, 1]);
  });

  it('are all pairs when all centres coincide, and none without spheres', () => {
    expect(overlappingSpheres(new Float64Array(15), new Float64Array(5).fill(1))).toHaveLength(20);
    expect(overlappingSpheres(new Float64Array(0), new Float64Array(0))).toHaveLength(0);
  });
});

describe('isolated spheres', () => {
  it.each([1, 2, 3, 4, 5, 6])('are those in no overlapping pair, seed %i', (seed) => {
    const { positions, radii } = cloud(seed, 400, [3, 8, 60][seed % 3], seed % 3);
    const touched = new Set(overlappingSpheres(positions, radii));
    const expected = [...radii.keys()].filter((sphere) => !touched.has(sphere));
    expect(expected.length).toBeGreaterThan(0);
    expect([...isolatedSpheres(positions, radii)]).toEqual(expected);
  });

  it('are found at once among a hundred thousand that all lie in each other', () => {
    const count = 100_000;
    const positions = new Float64Array(3 * count);
    positions[3 * 777] = 10;
    expect([...isolatedSpheres(positions, new Float64Array(count).fill(1))]).toEqual([777]);
    expect(() => overlappingSpheres(positions, new Float64Array(count).fill(1))).toThrow(
      /pairs of spheres overlap/,
    );
  });
});
