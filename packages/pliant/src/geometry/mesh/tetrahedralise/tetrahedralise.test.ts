import { describe, expect, it } from 'vitest';
import { PliantError } from '../../../core/errors.js';
import { NearestTriangle } from '../search/nearest-triangle.js';
import { windingNumber } from '../search/winding-number.js';
import { TriangleMesh } from '../triangle-mesh.js';
import { insideLabels } from './inside.js';
import { Lattice, SPACING_PER_EDGE } from './lattice.js';
import { randomCubes, randomShape } from './random-shape.test-support.js';
import { forEachSample } from './samples.js';
import { tetrahedralise } from './tetrahedralise.js';

describe('tetrahedralise()', () => {
  function expectPromises(surface: TriangleMesh, edge: number, title: string): void {
    const result = tetrahedralise(surface, { edge });
    const { mesh, boundaryDistance, relaxedCount } = result;
    const diagnosis = mesh.diagnose();
    expect(diagnosis.faults, title).toEqual([]);
    expect(diagnosis.smallestQuality, title).toBeGreaterThan(0.25);
    const { min, max } = mesh.dihedralRange();
    expect((min * 180) / Math.PI, title).toBeGreaterThan(10.5);
    expect((max * 180) / Math.PI, title).toBeLessThan(163.8);
    const boundary = mesh.boundary().mesh;
    expect(boundary.isSolid && boundary.isManifold, title).toBe(true);
    expect(boundary.volume, title).toBeCloseTo(mesh.volume, 10);
    expect(boundaryDistance, title).toBeLessThan(relaxedCount === 0 ? 1e-9 : 0.38 * result.edge);
    const toSurface = new NearestTriangle(surface.positions, surface.triangles, result.edge);
    let furthest = 0;
    forEachSample(boundary.positions, boundary.triangles, result.edge / 3, (_, x, y, z) => {
      furthest = Math.max(furthest, toSurface.distance(x, y, z));
    });
    expect(furthest, title).toBeLessThan(1.4 * result.edge);
  }

  it.each([1, 11, 21, 31])('keeps every promise on five random closed shapes (seeds from %i)', (first) => {
    for (let seed = first; seed < first + 5; seed++) {
      // From barely a handful of tetrahedra to several thousand; thin parts are missed on purpose.
      expectPromises(randomShape(seed), [0.3, 0.2, 0.12][seed % 3], `seed ${seed}`);
    }
  });

  it('keeps every promise where nodes lie exactly on faces, edges and corners (seeds 1 to 8)', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const spacing = [0.5, 1 / 3, 1, 2 / 3][seed % 4];
      expectPromises(randomCubes(seed), spacing / SPACING_PER_EDGE, `seed ${seed}`);
    }
  });

  it('converges to the volume and the shape', () => {
    const surface = TriangleMesh.torus({ radius: 0.5, tube: 0.2, edge: 0.05 });
    const results = [0.16, 0.08, 0.04].map((edge) => tetrahedralise(surface, { edge }));
    const errors = results.map(({ mesh }) => Math.abs(mesh.volume / surface.volume - 1));
    expect(errors[1] / errors[0]).toBeLessThan(0.35);
    expect(errors[2] / errors[1]).toBeLessThan(0.35);
    expect(results[2].surfaceDistance).toBeLessThan(0.008);
    expect(results.every(({ missed }) => missed.length === 0)).toBe(true);
  });

  it('gives the same tetrahedra for the same surface stored as loose triangles or inside out', () => {
    const surface = randomShape(2);
    const expected = tetrahedralise(surface, { edge: 0.1 }).mesh;
    const loose = new TriangleMesh({
      positions: [...surface.triangles].flatMap((v) => [...surface.positions.subarray(3 * v, 3 * v + 3)]),
      triangles: [...surface.triangles].map((_, i) => i),
    });
    const inward = new TriangleMesh({
      positions: surface.positions,
      triangles: surface.triangles.slice().reverse(),
    });
    expect(tetrahedralise(inward, { edge: 0.1 }).mesh.tets).toEqual(expected.tets);
    const again = tetrahedralise(loose, { edge: 0.1 }).mesh;
    expect(again.tets).toEqual(expected.tets);
    const apart = again.positions.map((x, k) => Math.abs(x - expected.positions[k]));
    expect(Math.max(...apart)).toBeLessThan(1e-12);
  });

  it('meets faces that lie exactly in the planes of the lattice', () => {
    const edge = 0.1 / SPACING_PER_EDGE;
    const { mesh, boundaryDistance } = tetrahedralise(TriangleMesh.box({ size: [0.5, 0.4, 0.3] }), { edge });
    expect(boundaryDistance).toBeLessThan(1e-12);
    expect(Math.abs(mesh.volume / 0.06 - 1)).toBeLessThan(0.05);
    expect(mesh.diagnose().smallestQuality).toBeGreaterThan(0.5);
  });

  it('is the same at every scale and place, to rounding', () => {
    const surface = TriangleMesh.capsule({ radius: 0.3, height: 0.5 });
    const expected = tetrahedralise(surface, { edge: 0.1 }).mesh;
    for (const scale of [2 ** -20, 2 ** 20]) {
      const scaled = new TriangleMesh({
        positions: surface.positions.map((x) => scale * x),
        triangles: surface.triangles,
      });
      expect(tetrahedralise(scaled, { edge: 0.1 * scale }).mesh.tets).toEqual(expected.tets);
    }
  });

  it('refines for a plate thinner than the lattice, and says what it missed when it may not', () => {
    const plate = TriangleMesh.plate({ size: [1, 1], thickness: 0.06, edge: 0.2 });
    const knob = TriangleMesh.sphere({ radius: 0.4, edge: 0.2 });
    const surface = new TriangleMesh({
      positions: [...plate.positions, ...knob.positions.map((x, i) => x + (i % 3 === 0 ? 2 : 0.011))],
      triangles: [...plate.triangles, ...[...knob.triangles].map((v) => v + plate.vertexCount)],
    });
    const coarse = tetrahedralise(surface, { edge: 0.2, refinements: 0 });
    expect(coarse.missed.length).toBeGreaterThan(0);
    expect([...coarse.missed].every((t) => t < plate.triangleCount)).toBe(true);
    const fine = tetrahedralise(surface, { edge: 0.2, refinements: 2 });
    expect(fine.missed.length).toBe(0);
    expect(fine.edge).toBeLessThan(0.2);
  });

  it('does not miss what two crossing shells hide inside each other', () => {
    const ball = TriangleMesh.sphere({ radius: 0.5, edge: 0.15 });
    const both = new TriangleMesh({
      positions: [...ball.positions, ...ball.positions.map((x, i) => x + (i % 3 === 0 ? 0.5 : 0))],
      triangles: [...ball.triangles, ...[...ball.triangles].map((v) => v + ball.vertexCount)],
    });
    const { mesh, missed } = tetrahedralise(both, { edge: 0.08 });
    expect(missed.length).toBe(0);
    expect(mesh.boundary().mesh.topology.shellCount).toBe(1);
    // Two balls less the lens they share: 2 · 4/3 π r³ − π (4 r + d)(2 r − d)² / 12 with r = d = 1/2.
    const union = (8 / 3) * Math.PI * 0.125 - (Math.PI * 2.5 * 0.25) / 12;
    expect(Math.abs(mesh.volume / union - 1)).toBeLessThan(0.03);
  });

  it.each([
    ['an edge of zero', 0, 'invalid-value'],
    ['an edge that is not a number', Number.NaN, 'invalid-value'],
    ['an edge of a micrometre', 1e-6, 'too-large'],
  ])('refuses %s', (_, edge, code) => {
    const make = () => tetrahedralise(TriangleMesh.box({ size: [1, 1, 1] }), { edge });
    expect(make).toThrowError(expect.objectContaining({ code }));
  });

  it('refuses an open surface and one thinner than the lattice everywhere', () => {
    const open = TriangleMesh.box({ size: [1, 1, 1] });
    const lid = new TriangleMesh({ positions: open.positions, triangles: open.triangles.slice(3) });
    expect(() => tetrahedralise(lid, { edge: 0.2 })).toThrowError(/3 open edges/);
    const sheet = TriangleMesh.plate({ size: [1, 1], thickness: 1e-5 });
    const shifted = new TriangleMesh({
      positions: sheet.positions.map((x, i) => (i % 3 === 1 ? x * (1 + 1e3 * Math.abs(x)) : x)),
      triangles: sheet.triangles,
    });
    expect(() => tetrahedralise(shifted, { edge: 0.3 })).toThrowError(PliantError);
  });
});

describe('insideLabels()', () => {
  it('agrees with the winding number on random shapes (seeds 200 to 211)', () => {
    const grid = new Int32Array(3);
    const at = new Float64Array(3);
    const wrong: string[] = [];
    for (let seed = 200; seed < 212; seed++) {
      const { positions, triangles, bounds } = randomShape(seed);
      const lattice = Lattice.around(bounds, 0.31);
      const labels = insideLabels(lattice, positions, triangles);
      for (let node = 0; node < lattice.nodeCount; node++) {
        lattice.positionOf(node, grid, at);
        const winding = windingNumber(positions, triangles, at);
        // On the surface itself either answer will do.
        if (Math.abs(winding - Math.round(winding)) > 1e-6) continue;
        if (labels[node] !== (winding > 0.5 ? 1 : -1)) wrong.push(`seed ${seed}, node ${node}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
