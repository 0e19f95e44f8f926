import { describe, expect, it } from 'vitest';
import { TriangleMesh } from '../geometry/mesh/triangle-mesh.js';
import { MeshPair, pairDistance } from './mesh-pair.js';
import { PairList } from './pair-list.js';
import { TRIANGLE_DISTANCE_SCRATCH, triangleDistanceSq } from './primitives/triangle-distance.js';
import { trianglesIntersect } from './primitives/triangle-triangle.js';
import {
  box,
  inverted,
  joined,
  Random,
  randomPose,
  sphere,
  type TestMesh,
  torus,
} from './shapes.test-support.js';

/** The slow twin: B carried into A's frame as the pair does it, and every pair of triangles tried. */
function allPairs(pair: MeshPair): { pairs: string[]; distance: number } {
  const { a, b } = pair;
  const r = pair.poseBInA;
  const moved = new Float64Array(b.positions.length);
  for (let v = 0; v < moved.length; v += 3)
    for (let n = 0; n < 3; n++)
      moved[v + n] =
        r[3 * n] * b.positions[v] +
        r[3 * n + 1] * b.positions[v + 1] +
        r[3 * n + 2] * b.positions[v + 2] +
        r[9 + n];
  const corner = (mesh: { triangles: Uint32Array }, t: number, k: number) => 3 * mesh.triangles[3 * t + k];
  const out = new Float64Array(TRIANGLE_DISTANCE_SCRATCH);
  const pairs: string[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < a.triangles.length / 3; i++) {
    for (let j = 0; j < b.triangles.length / 3; j++) {
      const [a0, a1, a2] = [corner(a, i, 0), corner(a, i, 1), corner(a, i, 2)];
      const [b0, b1, b2] = [corner(b, j, 0), corner(b, j, 1), corner(b, j, 2)];
      if (trianglesIntersect(a.positions, a0, a1, a2, moved, b0, b1, b2)) pairs.push(`${i} ${j}`);
      least = Math.min(least, triangleDistanceSq(a.positions, a0, a1, a2, moved, b0, b1, b2, out));
    }
  }
  return { pairs, distance: Math.sqrt(least) };
}

const sorted = (list: PairList): string[] => {
  list.sort();
  return Array.from({ length: list.count }, (_, i) => `${list.a(i)} ${list.b(i)}`);
};

const shapes: Record<string, [TestMesh, TestMesh, number]> = {
  'knot and torus': [torus(1, 0.2, 26, 7, true), torus(0.8, 0.25, 14, 7), 2.6],
  'sphere and box': [sphere(0.7, 2), box(0.5, 0.4, 0.3), 1.4],
};

describe.each(Object.entries(shapes))('MeshPair of %s', (_name, [a, b, far]) => {
  it.each(['oriented boxes', 'refitted boxes'])('finds what trying all finds, with %s (seed 11)', (kind) => {
    const random = new Random(11);
    const pair = new MeshPair(a, b);
    if (kind === 'refitted boxes') pair.a.update();
    const list = new PairList();
    let touching = 0;
    for (let i = 0; i < 16; i++) {
      const pose = randomPose(random, far * (1 - i / 15));
      const other = randomPose(random, 0.3);
      pair.placeA(other.position, other.rotation).placeB(pose.position, pose.rotation);
      const truth = allPairs(pair);
      expect(sorted(pair.trianglePairs(list))).toEqual(truth.pairs);
      expect(pair.intersects()).toBe(truth.pairs.length > 0);
      expect(pair.firstContact(list).count).toBe(Math.min(1, truth.pairs.length));
      const found = pair.distance(pairDistance());
      expect(found.distance).toBeCloseTo(truth.distance, 13);
      const gap = Math.hypot(...[0, 1, 2].map((n) => found.pointA[n] - found.pointB[n]));
      expect(gap).toBeCloseTo(truth.distance, 10);
      if (truth.pairs.length > 0) touching++;
    }
    expect(touching).toBeGreaterThan(3);
    expect(touching).toBeLessThan(16);
  });
});

describe('MeshPair', () => {
  it('does not depend on where both meshes are', () => {
    const pair = new MeshPair(torus(1, 0.2, 30, 8), torus(1, 0.2, 30, 8));
    pair.placeB([0.9, 0.1, 0.05], [0.3, 0.1, 0.5, 0.8]);
    const near = pair.distance(pairDistance()).distance;
    const count = pair.trianglePairs().count;
    pair.placeA([500, -200, 300]).placeB([500.9, -199.9, 300.05], [0.3, 0.1, 0.5, 0.8]);
    expect(pair.trianglePairs().count).toBe(count);
    expect(pair.distance().distance).toBeCloseTo(near, 10);
  });

  it('reports meshes that touch in one corner, an edge or a face', () => {
    const pair = new MeshPair(box(0.5, 0.5, 0.5), box(0.5, 0.5, 0.5));
    for (const position of [
      [1, 1, 1],
      [1, 1, 0.25],
      [1, 0.25, 0.125],
    ]) {
      pair.placeB(position);
      expect(pair.intersects()).toBe(true);
      expect(pair.distance().distance).toBe(0);
      pair.placeB(position.map((x) => (x === 1 ? 1 + 2 ** -50 : x)));
      expect(pair.intersects()).toBe(false);
    }
  });

  it('overlaps when a mesh, or a part of it, is inside the other without touching it', () => {
    const pair = new MeshPair(box(0.1, 0.1, 0.1), sphere(1, 2)).placeA([0.2, 0.1, 0]);
    expect(pair.intersects()).toBe(false);
    expect(pair.overlaps()).toBe(true);
    const swapped = new MeshPair(sphere(1, 2), joined(box(0.1, 0.1, 0.1, 9), box(0.1, 0.1, 0.1)));
    expect(swapped.intersects()).toBe(false);
    expect(swapped.overlaps()).toBe(true);
    expect(swapped.placeB([5, 0, 0]).overlaps()).toBe(false);
  });

  it('does not take a cavity for inside', () => {
    const hollow = joined(sphere(2, 2), inverted(sphere(1, 2)));
    const pair = new MeshPair(box(0.1, 0.1, 0.1), hollow);
    expect(pair.overlaps()).toBe(false);
    expect(pair.placeA([1.5, 0, 0]).overlaps()).toBe(true);
  });

  it('refuses meshes that make no sense, in a sentence', () => {
    const bad = box(1, 1, 1);
    bad.positions[4] = Number.NaN;
    expect(() => new MeshPair(bad, box(1, 1, 1))).toThrow(/positions\[4\].*finite/);
    const missing = { positions: new Float64Array(9), triangles: Uint32Array.from([0, 1, 3]) };
    expect(() => new MeshPair(missing, box(1, 1, 1))).toThrow(/triangles\[2\].*Vertex 3/);
    expect(() =>
      new MeshPair(box(1, 1, 1), box(1, 1, 1)).transformA([2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0]),
    ).toThrow(/scaling/);
  });

  it('takes meshes of the engine as they are', () => {
    const knot = TriangleMesh.torusKnot();
    const pair = new MeshPair(knot, knot).placeB([0.4, 0, 0], [0, 0, 0.38, 0.92]);
    expect(pair.a.closed).toBe(true);
    expect(pair.intersects()).toBe(pair.distance().distance === 0);
    expect(pair.overlapVolume()).toBeGreaterThan(0);
    expect(pair.penetration().depth).toBeGreaterThan(0);
  });

  it('answers for meshes without triangles', () => {
    const empty = { positions: new Float64Array(0), triangles: new Uint32Array(0) };
    const pair = new MeshPair(empty, box(1, 1, 1));
    expect(pair.trianglePairs().count).toBe(0);
    expect(pair.distance().distance).toBe(Number.POSITIVE_INFINITY);
    expect(pair.overlaps()).toBe(false);
  });
});
