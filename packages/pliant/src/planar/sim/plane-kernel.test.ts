import { afterEach, describe, expect, it, vi } from 'vitest';
import { fingerprint, kernelText } from '../../../../../scripts/kernels/source.mjs';
import { PLANAR_DEMOS } from '../demos/index.js';
import { FieldQueries } from '../image/field-queries.js';
import type { ProximityPoints } from '../points.js';
import { Polygon } from '../polygon.js';
import { randomPolygon } from '../random-polygon.js';
import { BASE64, CODE_FINGERPRINT, FINGERPRINT } from './kernel-code.js';
import { ScenePairs } from './pairs.js';
import { PlaneKernel } from './plane-kernel.js';
import { RigidBody } from './rigid-body.js';

afterEach(() => vi.unstubAllGlobals());

/** Everything that a look found, as numbers. */
function found(rows: ProximityPoints): number[][] {
  const { count, of, vertices, features, own, points, normals, distances, weights } = rows;
  const columns = [of, vertices, features, own, points, normals, distances, weights];
  return columns.map((column) => [
    ...column.subarray(0, count * (column === points || column === normals ? 2 : 1)),
  ]);
}

function pairsFor(error: number, isPlain: boolean): ScenePairs {
  if (isPlain) vi.stubGlobal('WebAssembly', undefined);
  const pairs = new ScenePairs(new FieldQueries(error));
  vi.unstubAllGlobals();
  return pairs;
}

/** Looks with the kernel and without, and demands the same bits. Returns the number of rows. */
function compare(error: number, outlines: readonly Polygon[]): number {
  const bodies = outlines.map((outline) => new RigidBody(outline));
  const movable = new Uint8Array(bodies.length).fill(1);
  const [quick, plain] = [pairsFor(error, false), pairsFor(error, true)];
  for (const pairs of [quick, plain]) pairs.penetrations(bodies, movable);
  expect(quick.count).toBe(plain.count);
  for (const list of ['bodiesA', 'bodiesB'] as const) {
    expect([...quick[list].subarray(0, quick.count)]).toEqual([...plain[list].subarray(0, plain.count)]);
  }
  expect([...quick.starts.subarray(0, quick.count + 1)]).toEqual([
    ...plain.starts.subarray(0, plain.count + 1),
  ]);
  expect(found(quick.rows)).toEqual(found(plain.rows));
  return plain.rows.count;
}

describe('the kernel of the plane', () => {
  it('is compiled from the source that stands beside it', () => {
    expect(FINGERPRINT, 'run `npm run kernels`').toBe(fingerprint(kernelText('plane')));
    expect(CODE_FINGERPRINT, 'run `npm run kernels`').toBe(fingerprint(Buffer.from(BASE64, 'base64')));
  });

  it('gives the bits of the plain code for heaps of random outlines (seeds 0–79)', () => {
    let rows = 0;
    for (let seed = 0; seed < 80; seed++) {
      const outlines = Array.from({ length: 6 }, (_, k) => {
        const vertices = 3 + ((seed * 7 + 31 * k) % (seed % 9 === 0 ? 230 : 90));
        const roughness = 0.2 + 0.6 * ((seed + k) % 2);
        const outline = randomPolygon(100 * seed + k, { vertices, roughness, hole: (seed + k) % 8 === 0 });
        return outline.moved(seed + k, 0.9 * (k % 3), 0.7 * Math.floor(k / 3));
      });
      rows += compare(0.2 / (1 << (seed % 6)), outlines);
    }
    expect(rows).toBeGreaterThan(10_000);
  });

  it('leaves to the plain code what touches, shares pieces or lies inside', () => {
    const square = Polygon.from([0, 0, 1, 0, 1, 1, 0, 1]);
    const small = Polygon.from([0.4, 0.4, 0.6, 0.4, 0.6, 0.6, 0.4, 0.6]);
    const frame = Polygon.from([-1, -1, 2, -1, 2, 2, -1, 2], [0.1, 0.1, 0.9, 0.1, 0.9, 0.9, 0.1, 0.9]);
    const moves = [0, 1e-9, 0.25, 0.5, 1];
    for (const x of moves) {
      for (const y of moves)
        compare(0.01, [square, square.moved(0, x, y), small, frame, small.moved(0.3, x, y)]);
    }
  });

  it('follows bodies that come, and rows that need more room', () => {
    const bodies = [0, 1].map((k) => new RigidBody(randomPolygon(k, { vertices: 60 }).moved(0, 0.3 * k, 0)));
    const [quick, plain] = [pairsFor(5e-4, false), pairsFor(5e-4, true)];
    for (let more = 0; more < 3; more++) {
      const movable = new Uint8Array(bodies.length).fill(1);
      for (const pairs of [quick, plain]) pairs.penetrations(bodies, movable);
      expect(found(quick.rows)).toEqual(found(plain.rows));
      expect(quick.rows.count).toBeGreaterThan(1500);
      bodies.push(new RigidBody(randomPolygon(7 + more, { vertices: 40 }).moved(0, 0.2 * more, 0.4)));
    }
  });

  it('refuses a bound that needs too many samples, as the plain code does', () => {
    const outlines = [0, 1].map((k) => randomPolygon(k, { vertices: 60 }).moved(0, 0.3 * k, 0));
    expect(() => compare(1e-5, outlines)).toThrow(/needs more than 16777216 samples/);
  });

  it.each(PLANAR_DEMOS)('runs $name with the bits of the plain code, and is refused in silence', (demo) => {
    const hashes = () => {
      const { world } = demo.build('penalty', demo.error);
      for (let step = 0; step < 60; step++) world.step(demo.dt);
      return world.hash();
    };
    const start = vi.spyOn(PlaneKernel, 'start');
    const quick = hashes();
    expect(start.mock.results.some(({ value }) => value !== undefined)).toBe(true);
    vi.stubGlobal('WebAssembly', undefined);
    expect(hashes()).toBe(quick);
  });
});
