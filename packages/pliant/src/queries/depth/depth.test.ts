import { describe, expect, it } from 'vitest';
import { MeshPair } from '../mesh-pair.js';
import { box, Random, randomPose, sphere, type TestMesh, torus, volumeOf } from '../shapes.test-support.js';
import { penetration } from './pair-depth.js';

/** A four-sided spike on a base, apex up at the origin. */
const spike: TestMesh = {
  positions: Float64Array.from([0, 0, 0, -0.2, -0.2, -1, 0.2, -0.2, -1, 0.2, 0.2, -1, -0.2, 0.2, -1]),
  triangles: Uint32Array.from([0, 1, 2, 0, 2, 3, 0, 3, 4, 0, 4, 1, 1, 3, 2, 1, 4, 3]),
};

describe('penetration', () => {
  it('of a box through the face of another is the closed form by all three measures', () => {
    const pair = new MeshPair(box(0.2, 0.2, 0.2), box(1, 1, 1)).placeA([1.1, 0.3, 0.1]);
    for (const method of ['signed-distance', 'closest-feature', 'face-projection'] as const) {
      const out = pair.penetration(penetration(), method);
      expect(out.depth).toBeCloseTo(0.1, 12);
      expect([...out.direction]).toEqual([
        expect.closeTo(1, 12),
        expect.closeTo(0, 12),
        expect.closeTo(0, 12),
      ]);
      expect(out.pointA[0]).toBeCloseTo(0.9, 12);
      expect(out.pointB[0]).toBeCloseTo(1, 12);
    }
  });

  it('finds the deepest point inside a large face pressed onto a spike, where corners see nothing', () => {
    const plate = box(3, 3, 0.5, 0, 0, 0.5);
    const pair = new MeshPair(plate, spike).placeA([0.07, 0.03, -0.3]);
    expect(pair.penetration(penetration(), 'closest-feature').depth).toBeGreaterThan(0);
    const flat = new MeshPair(plate, spike).placeA([0.07, 0.03, -0.3]);
    const out = flat.penetration(penetration(), 'signed-distance', 1e-7);
    // In the plane z = −0.3 the spike is a square of half width 0.06, its sides leaning back by atan(0.2).
    expect(out.depth).toBeCloseTo(0.06 * Math.cos(Math.atan(0.2)), 5);
    expect(out.error).toBeLessThan(1e-6);
  });

  it('is never less than at any sampled point and reached within its error (seed 41)', () => {
    const random = new Random(41);
    const a = torus(0.5, 0.2, 16, 8);
    const pair = new MeshPair(a, sphere(0.6, 2));
    for (let i = 0; i < 12; i++) {
      const pose = randomPose(random, 0.8 * random.next());
      pair.placeA(pose.position, pose.rotation);
      const out = pair.penetration(penetration(), 'signed-distance', 1e-4);
      expect(-pair.b.signedDistance(out.pointA)).toBeCloseTo(out.depth, 10);
      for (let k = 0; k < 400; k++) {
        const t = 3 * (random.u32() % (a.triangles.length / 3));
        const [u, v] = [random.next(), random.next()];
        const w = u + v > 1 ? [1 - u, 1 - v] : [u, v];
        const local = [0, 1, 2].map((n) => {
          const c = [0, 1, 2].map((m) => a.positions[3 * a.triangles[t + m] + n]);
          return c[0] + w[0] * (c[1] - c[0]) + w[1] * (c[2] - c[0]);
        });
        const r = pair.poseA;
        const world = [0, 1, 2].map(
          (n) => r[3 * n] * local[0] + r[3 * n + 1] * local[1] + r[3 * n + 2] * local[2] + r[9 + n],
        );
        expect(-pair.b.signedDistance(world)).toBeLessThanOrEqual(out.depth + out.error + 1e-12);
      }
    }
  });

  it('of a mesh inside another is its distance from the surface, whichever is asked', () => {
    const inner = new MeshPair(box(0.1, 0.1, 0.1), box(1, 1, 1)).placeA([0.5, 0, 0]);
    expect(inner.intersects()).toBe(false);
    const out = inner.penetration();
    expect(out.depth).toBeCloseTo(0.6, 4);
    expect(out.direction[0]).toBeCloseTo(1, 6);
    const outer = new MeshPair(box(1, 1, 1), box(0.1, 0.1, 0.1)).placeB([0.5, 0, 0]);
    expect(outer.penetration().depth).toBeCloseTo(0.6, 4);
    expect(outer.penetration().direction[0]).toBeCloseTo(-1, 6);
  });

  it('is zero for meshes apart', () => {
    const out = new MeshPair(box(1, 1, 1), box(1, 1, 1)).placeA([3, 0, 0]).penetration();
    expect(out.depth).toBe(0);
    expect(out.triangleA).toBe(-1);
  });

  it('does not follow the thesis where its projection is wrong', () => {
    // For C = 0, D = (2, 0, 0), E = (0, 2, 0) and P = (0.5, 0.5, −0.25) the printed formula gives a foot that is not
    // under P; the right one is (0.5, 0.5, 0) and the depth 0.25.
    const pair = new MeshPair(box(0.05, 0.05, 0.5, 0, 0, 0.5), box(1, 1, 1, 0, 0, -1)).placeA([
      0.5, 0.5, -0.25,
    ]);
    const out = pair.penetration(penetration(), 'face-projection');
    expect(out.depth).toBeCloseTo(0.25, 12);
    expect(out.pointB[2]).toBeCloseTo(0, 12);
  });
});

describe('separation', () => {
  it('of two half overlapping cubes is straight along the axis, not off it', () => {
    const pair = new MeshPair(box(0.5, 0.5, 0.5), box(0.5, 0.5, 0.5)).placeA([0.5, 0, 0]);
    const out = pair.separation();
    expect(out.distance).toBeCloseTo(0.5, 5);
    expect(out.direction[0]).toBeCloseTo(1, 9);
  });

  it('takes a mesh out of the one around it', () => {
    const pair = new MeshPair(box(0.1, 0.1, 0.1), sphere(1, 3)).placeA([0.5, 0.2, 0.1]);
    const out = pair.separation();
    expect(out.distance).toBeLessThan(0.75);
    pair.placeA([0, 1, 2].map((n) => [0.5, 0.2, 0.1][n] + out.distance * out.direction[n]));
    expect(pair.overlaps()).toBe(false);
  });

  it('always separates, in any pose (seed 42)', () => {
    const random = new Random(42);
    const pair = new MeshPair(torus(0.5, 0.2, 14, 7), sphere(0.5, 2));
    for (let i = 0; i < 6; i++) {
      const pose = randomPose(random, 0.7 * random.next());
      pair.placeA(pose.position, pose.rotation);
      const overlapped = pair.overlaps();
      const out = pair.separation();
      expect(out.distance > 0).toBe(overlapped);
      pair.placeA(
        [0, 1, 2].map((n) => pose.position[n] + out.distance * out.direction[n]),
        pose.rotation,
      );
      expect(pair.overlaps()).toBe(false);
    }
  });
});

describe('common volume', () => {
  const cube = box(0.5, 0.5, 0.5);

  it('of boxes is the product of overlaps, coinciding faces included', () => {
    const pair = new MeshPair(cube, cube);
    for (const [x, y, z] of [
      [0, 0, 0],
      [0.5, 0, 0],
      [0.5, 0.25, 0.125],
      [1, 0, 0],
      [0.9, -0.9, 0.9],
      [3, 0, 0],
    ]) {
      pair.placeB([x!, y!, z!]);
      const truth = [x!, y!, z!].reduce((v, d) => v * Math.max(0, 1 - Math.abs(d)), 1);
      expect(pair.overlapVolume()).toBeCloseTo(truth, 9);
    }
  });

  it('of a cube and the same cube turned by 45° is 2(√2 − 1)', () => {
    const pair = new MeshPair(cube, cube).placeB(
      [0, 0, 0],
      [0, 0, Math.sin(Math.PI / 8), Math.cos(Math.PI / 8)],
    );
    expect(pair.overlapVolume()).toBeCloseTo(2 * (Math.SQRT2 - 1), 9);
  });

  it('of two balls converges to the closed form', () => {
    const truth = 0.0553706;
    const error = (levels: number) =>
      Math.abs(
        new MeshPair(sphere(0.5, levels), sphere(0.4, levels)).placeB([0.36, 0.48, 0]).overlapVolume() /
          truth -
          1,
      );
    expect(error(4)).toBeLessThan(0.03);
    expect(error(5)).toBeLessThan(error(4) / 3);
  });

  it('of one mesh inside the other is the inner volume', () => {
    const inner = sphere(0.3, 2);
    const pair = new MeshPair(inner, sphere(1, 2)).placeA([0.1, 0.2, 0.3]);
    expect(pair.overlapVolume()).toBeCloseTo(volumeOf(inner), 12);
    expect(new MeshPair(sphere(1, 2), inner).overlapVolume()).toBeCloseTo(volumeOf(inner), 12);
  });

  it('of two halves of space adds up to the whole of a non-convex mesh (seed 43)', () => {
    const random = new Random(43);
    const knot = torus(1, 0.25, 40, 8, true);
    const whole = volumeOf(torus(1, 0.25, 40, 8));
    expect(whole).toBeGreaterThan(0);
    const ring = torus(1, 0.25, 40, 8);
    for (const mesh of [ring, knot]) {
      for (let i = 0; i < 5; i++) {
        const { rotation } = randomPose(random, 1);
        const halves = [-5, 5].map((z) =>
          new MeshPair(mesh, box(6, 6, 5, 0, 0, z + 0.1)).placeB([0, 0, 0], rotation),
        );
        const sum = halves[0].overlapVolume() + halves[1].overlapVolume();
        expect(sum).toBeCloseTo(volumeOf(mesh), 8);
      }
    }
  });

  it('grows with the area vector when A moves (central differences, seed 44)', () => {
    const random = new Random(44);
    const pair = new MeshPair(sphere(0.5, 2), torus(0.5, 0.3, 20, 10));
    for (let i = 0; i < 5; i++) {
      const { position } = randomPose(random, 0.5);
      pair.placeA(position);
      const { areaVector } = pair.overlap({ volume: 0, areaVector: new Float64Array(3) });
      for (let n = 0; n < 3; n++) {
        const at = (h: number) => pair.placeA(position.map((x, k) => (k === n ? x + h : x))).overlapVolume();
        expect((at(1e-4) - at(-1e-4)) / 2e-4).toBeCloseTo(areaVector[n], 4);
      }
    }
  });

  it('is refused for open meshes', () => {
    const open = { positions: cube.positions, triangles: cube.triangles.slice(3) };
    expect(() => new MeshPair(open, cube).overlapVolume()).toThrow(/first mesh is not closed/);
  });
});
