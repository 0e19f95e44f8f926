import { describe, expect, it } from 'vitest';
import { rayHit, surfacePoint } from './mesh-answers.js';
import { MeshQuery } from './mesh-query.js';
import { closestPointOnTriangle } from './primitives/point-triangle.js';
import {
  box,
  inverted,
  joined,
  Random,
  sphere,
  type TestMesh,
  torus,
  volumeOf,
} from './shapes.test-support.js';

function bruteDistance(mesh: TestMesh, point: number[]): number {
  const x = Float64Array.from(point);
  const out = new Float64Array(3);
  let best = Number.POSITIVE_INFINITY;
  for (let t = 0; t < mesh.triangles.length; t += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => 3 * mesh.triangles[t + k]);
    closestPointOnTriangle(x, 0, mesh.positions, a!, b!, c!, out, 0);
    best = Math.min(best, Math.hypot(out[0] - x[0], out[1] - x[1], out[2] - x[2]));
  }
  return best;
}

const boxDistance = (p: number[], h: number[]): number => {
  const q = p.map((x, i) => Math.abs(x) - h[i]);
  return Math.hypot(...q.map((x) => Math.max(x, 0))) + Math.min(0, Math.max(...q));
};

describe('closest points and signed distances', () => {
  it('of a box equal the closed form, inside, outside, off edges and corners (seed 21)', () => {
    const h = [0.5, 0.4, 0.3];
    const mesh = new MeshQuery(box(h[0], h[1], h[2]));
    const random = new Random(21);
    for (let i = 0; i < 2000; i++) {
      const p = [0, 1, 2].map(() => 1.6 * random.next() - 0.8);
      expect(mesh.signedDistance(p)).toBeCloseTo(boxDistance(p, h), 14);
    }
    for (const e of [0, 1e-12, -1e-12, 1, -1]) {
      for (const p of [
        [0.5 + e, 0.4, 0.3],
        [0.5 + e, 0.4 + e, 0.3],
        [0.5 + e, 0.4 + e, 0.3 + e],
        [0.5 + e, 0, 0],
      ])
        expect(mesh.signedDistance(p)).toBeCloseTo(boxDistance(p, h), 14);
    }
  });

  it('agree with every triangle tried and with the exact winding number (seed 22)', () => {
    for (const shape of [
      torus(1, 0.3, 30, 10, true),
      sphere(1, 2),
      joined(sphere(2, 2), inverted(sphere(1, 2))),
    ]) {
      const mesh = new MeshQuery(shape);
      expect(mesh.closed).toBe(true);
      const random = new Random(22);
      let inside = 0;
      for (let i = 0; i < 400; i++) {
        const p = [0, 1, 2].map(() => 4 * random.next() - 2);
        const signed = mesh.signedDistance(p);
        expect(Math.abs(signed)).toBeCloseTo(bruteDistance(shape, p), 13);
        const winding = mesh.windingNumber(p, true);
        if (shape.triangles.length !== 1800)
          expect(Math.abs(winding - Math.round(winding))).toBeLessThan(1e-9);
        expect(signed < 0).toBe(winding > 0.5);
        expect(Math.abs(mesh.windingNumber(p) - winding)).toBeLessThan(0.02);
        if (signed < 0) inside++;
      }
      expect(inside).toBeGreaterThan(10);
    }
  });

  it('keep the sign at corners where a plain vertex normal gets it wrong', () => {
    // A cone over a polygon with most of its corners close together: at the apex, those many narrow faces would
    // outvote the two wide ones if corner angles didn't weigh them.
    const angles = [...Array.from({ length: 12 }, (_, i) => 0.05 * i), 2.2, 4.2];
    const ring = angles.flatMap((t) => [4, Math.cos(t), Math.sin(t)]);
    const faces = angles.flatMap((_, i) => [0, 1 + ((i + 1) % angles.length), 1 + i]);
    const base = angles.slice(2).flatMap((_, i) => [1, 2 + i, 3 + i]);
    const cone = {
      positions: Float64Array.from([0, 0, 0, ...ring]),
      triangles: Uint32Array.from([...faces, ...base]),
    };
    expect(volumeOf(cone)).toBeGreaterThan(0);
    const mesh = new MeshQuery(cone);
    expect(mesh.closed).toBe(true);
    const random = new Random(23);
    for (let i = 0; i < 2000; i++) {
      const p = [0, 1, 2].map(() => 0.4 * random.next() - 0.2);
      expect(mesh.signedDistance(p) < 0).toBe(mesh.windingNumber(p, true) > 0.5);
    }
  });

  it('point along the gradient, also inside and on the surface', () => {
    const mesh = new MeshQuery(sphere(1, 4));
    const spot = surfacePoint();
    expect(mesh.signedDistance([0, 0, 0.5], spot)).toBeCloseTo(-0.5, 1);
    expect(spot.normal[2]).toBeCloseTo(1, 1);
    mesh.signedDistance([0, 0, 2], spot);
    expect(spot.normal[2]).toBeCloseTo(1, 12);
    expect(mesh.signedDistance([0, 0, 1], spot)).toBe(0);
    expect(spot.normal[2]).toBeCloseTo(1, 12);
  });

  it('of a soup with a hole take the winding number', () => {
    const whole = sphere(1, 3);
    const open = new MeshQuery({ positions: whole.positions, triangles: whole.triangles.slice(0, -30) });
    expect(open.closed).toBe(false);
    expect(open.contains([0, 0, 0])).toBe(true);
    expect(open.contains([0, 0, 1.5])).toBe(false);
    expect(open.contains([0.3, -0.5, 0.1])).toBe(true);
  });

  it('stop at the given distance', () => {
    const mesh = new MeshQuery(sphere(1, 2));
    const spot = surfacePoint();
    expect(mesh.closestPoint([3, 0, 0], spot, 1.5)).toBe(false);
    expect(mesh.signedDistance([3, 0, 0], spot, 1.5)).toBe(1.5);
    expect(mesh.signedDistance([0, 0, 0], spot, 0.1)).toBe(-0.1);
  });

  it('see through repeated vertices and triangles without area', () => {
    const whole = sphere(1, 2);
    const loose = {
      positions: Float64Array.from(
        whole.triangles.length
          ? Array.from(whole.triangles).flatMap((v) => [...whole.positions.subarray(3 * v, 3 * v + 3)])
          : [],
      ),
      triangles: Uint32Array.from({ length: whole.triangles.length + 3 }, (_, i) =>
        i < whole.triangles.length ? i : 0,
      ),
    };
    const a = new MeshQuery(whole);
    const b = new MeshQuery(loose);
    expect(b.closed).toBe(true);
    const random = new Random(24);
    for (let i = 0; i < 300; i++) {
      const p = [0, 1, 2].map(() => 3 * random.next() - 1.5);
      expect(b.signedDistance(p)).toBeCloseTo(a.signedDistance(p), 14);
    }
  });
});

describe('rays and segments', () => {
  it('hit a sphere where they should and tell front from back (seed 25)', () => {
    const mesh = new MeshQuery(sphere(1, 5));
    const hit = rayHit();
    expect(mesh.raycast([-3, 0.1, 0.2], [2, 0, 0], hit)).toBe(true);
    expect(hit.distance).toBeCloseTo(3 - Math.sqrt(1 - 0.05), 2);
    expect(hit.front).toBe(true);
    expect(mesh.raycast([0, 0, 0], [1, 2, 3], hit)).toBe(true);
    expect(hit.distance).toBeCloseTo(1, 2);
    expect(hit.front).toBe(false);
    expect(mesh.raycast([-3, 0, 0], [1, 0, 0], hit, 1.5)).toBe(false);
    expect(mesh.raycast([-3, 2, 0], [1, 0, 0], hit)).toBe(false);
  });

  it('never slip through an edge or a vertex', () => {
    const shape = sphere(1, 3);
    const mesh = new MeshQuery(shape);
    const hit = rayHit();
    for (let t = 0; t < shape.triangles.length; t += 3) {
      const [a, b] = [
        shape.positions.subarray(3 * shape.triangles[t]),
        shape.positions.subarray(3 * shape.triangles[t + 1]),
      ];
      for (const s of [0, 0.25, 0.5, 1 / 3]) {
        const target = [0, 1, 2].map((n) => a[n] + s * (b[n] - a[n]));
        const origin = target.map((x) => 3 * x);
        expect(
          mesh.raycast(
            origin,
            [0, 1, 2].map((n) => target[n] - origin[n]),
            hit,
          ),
        ).toBe(true);
      }
    }
  });

  it('agree with parity of crossings for axis-parallel directions through grid points', () => {
    const mesh = new MeshQuery(box(0.5, 0.5, 0.5));
    const hit = rayHit();
    expect(mesh.raycast([-2, 0.5, 0.25], [1, 0, 0], hit)).toBe(true);
    expect(mesh.raycast([-2, 0.5, 0.5], [1, 0, 0], hit)).toBe(true);
    expect(mesh.raycast([-2, 0.5 + 1e-9, 0.5], [1, 0, 0], hit)).toBe(false);
  });

  it('decide segments exactly', () => {
    const mesh = new MeshQuery(box(0.5, 0.5, 0.5));
    const hit = rayHit();
    expect(mesh.segmentIntersects([-1, 0, 0], [-0.5, 0, 0])).toBe(true);
    expect(mesh.segmentIntersects([-1, 0, 0], [-0.5 - 2 ** -50, 0, 0])).toBe(false);
    expect(mesh.segmentIntersects([-0.2, 0, 0], [0.2, 0, 0])).toBe(false);
    expect(mesh.segmentcast([-1, 0.1, 0], [1, 0.1, 0], hit)).toBe(true);
    expect(hit.distance).toBeCloseTo(0.25, 14);
    expect(mesh.segmentcast([-1, 0.1, 0], [-0.6, 0.1, 0], hit)).toBe(false);
  });

  it('lists the triangles in a box', () => {
    const mesh = new MeshQuery(sphere(1, 3));
    const found = new Set<number>();
    mesh.trianglesInBox([0.5, -0.1, -0.1], [2, 0.1, 0.1], (t) => {
      found.add(t);
      return false;
    });
    const near = surfacePoint();
    mesh.closestPoint([1.2, 0, 0], near);
    expect(found.has(near.triangle)).toBe(true);
    expect(found.size).toBeLessThan(60);
  });
});

describe('deforming', () => {
  it('follows moved vertices', () => {
    const shape = torus(1, 0.3, 30, 10);
    const mesh = new MeshQuery(shape);
    mesh.signedDistance([0, 0, 0]);
    const bent = shape.positions.map((x, i) =>
      i % 3 === 2 ? x + 0.5 * Math.sin(shape.positions[i - 2]) : x * 1.2,
    );
    mesh.update(bent);
    const random = new Random(26);
    for (let i = 0; i < 200; i++) {
      const p = [0, 1, 2].map(() => 4 * random.next() - 2);
      const signed = mesh.signedDistance(p);
      expect(Math.abs(signed)).toBeCloseTo(
        bruteDistance({ positions: bent, triangles: shape.triangles }, p),
        13,
      );
      expect(signed < 0).toBe(mesh.windingNumber(p, true) > 0.5);
    }
  });

  it('can build its boxes anew without mixing them with what belonged to the old ones', () => {
    const shape = torus(1, 0.3, 30, 10);
    const mesh = new MeshQuery(shape);
    mesh.windingNumber([1, 0, 0]);
    const random = new Random(27);
    mesh.update(shape.positions.map((x) => 2 * x + 0.1 * random.next()));
    mesh.rebuild();
    for (let i = 0; i < 50; i++) {
      const p = [0, 1, 2].map(() => 6 * random.next() - 3);
      expect(Math.abs(mesh.windingNumber(p) - mesh.windingNumber(p, true))).toBeLessThan(0.02);
    }
  });
});
