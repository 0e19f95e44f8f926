import { describe, expect, it } from 'vitest';
import '../../parts/queries.js';
import { TriangleMesh } from '../../geometry/mesh/triangle-mesh.js';
import { measureVolumeBounds } from './bounds.js';
import { sampledProximity } from './gpu/sampled-proximity.js';
import { SampledPair } from './sampled-pair.js';

const box = (size: number) => TriangleMesh.box({ size: [size, size, size] });

describe('sampled answers between meshes keep their bounds', () => {
  it('over random closed pairs, with the mesh queries as exact twins (seeds 0–15)', async () => {
    const report = await measureVolumeBounds(0, 16);
    expect(report).toMatchObject({ pairs: 16, missed: 0, invented: 0 });
    expect(report.overlapping).toBeGreaterThan(3);
    for (const key of ['boundaryDistance', 'distance', 'deepest', 'depth', 'contact', 'volume'] as const)
      expect(report[key], key).toBeLessThanOrEqual(1 + 1e-9);
    // A bound that nothing comes near would be no bound at all.
    expect(report.boundaryDistance).toBeGreaterThan(0.5);
  }, 60_000);

  it('tells the way out of a box whose face is pressed in, and normals from b to a', () => {
    const pair = new SampledPair(box(1), box(1), { error: 0.05 }).placeA([0, 0.9, 0]);
    const rows = [...pair.penetrations()];
    const middle = rows.filter(
      ({ of, point }) => of === 'a' && Math.abs(point[0]) < 0.3 && Math.abs(point[2]) < 0.3,
    );
    expect(middle.length).toBeGreaterThan(20);
    for (const { normal, distance } of middle) {
      expect(normal[1]).toBeCloseTo(1, 9);
      expect(Math.abs(distance + 0.1)).toBeLessThanOrEqual(0.05 + 1e-12);
    }
    pair.placeA([0, 1.1, 0]);
    const contacts = [...pair.contacts(0.12)].filter(
      ({ point }) => Math.max(Math.abs(point[0]), Math.abs(point[2])) < 0.3,
    );
    expect(new Set(contacts.map(({ of }) => of))).toEqual(new Set(['a', 'b']));
    for (const { normal } of contacts) expect(normal[1]).toBeCloseTo(1, 9);
  });

  it('knows a solid inside another, and that coincident faces meet', () => {
    const nested = new SampledPair(box(2), box(0.5), { error: 0.05 });
    expect(nested.collides()).toBe(true);
    expect(nested.separation().distance).toBe(0);
    expect(Math.abs(nested.separation().boundaryDistance - 0.75)).toBeLessThanOrEqual(0.05);
    const beside = new SampledPair(box(1), box(1), { error: 0.05 }).placeB([1, 0, 0]);
    expect(beside.collides()).toBe(true);
    expect(beside.intersection('boundary-boundary').count).toBeGreaterThan(100);
    expect(
      Math.abs(
        new SampledPair(box(1), box(1), { error: 0.02 }).placeB([0.5, 0.5, 0.5]).commonVolume().volume -
          0.125,
      ),
    ).toBeLessThan(0.02);
  });

  it('measures points of the world within d', () => {
    const pair = new SampledPair(box(1), box(1), { error: 0.03 }).placeB([3, 0, 0]);
    const rows = [...pair.atPoints(Float64Array.of(3.2, 0.1, 0, 2, 0, 0))];
    expect(Math.abs(rows[0].distance + 0.3)).toBeLessThanOrEqual(0.03);
    expect(Math.abs(rows[1].distance - 0.5)).toBeLessThanOrEqual(0.03);
    expect(rows[1].normal[0]).toBeCloseTo(-1, 6);
  });

  it('refuses open meshes, bounds that are no length, grids too large, and backends that are none', async () => {
    const open = {
      positions: Float64Array.of(0, 0, 0, 1, 0, 0, 0, 1, 0),
      triangles: Uint32Array.of(0, 1, 2),
    };
    expect(() => new SampledPair(box(1), open, { error: 0.1 })).toThrow(/closed meshes/);
    for (const error of [0, -1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => new SampledPair(box(1), box(1), { error })).toThrow('positive length');
    expect(() => new SampledPair(box(1), box(1), { error: 1e-5 }).commonVolume()).toThrow(
      'use a larger error',
    );
    expect(() => new SampledPair(box(1), box(1), { error: 0.1 }).contacts(Number.NaN)).toThrow('threshold');
    const asked = { error: 0.1, backend: 'webgl2' } as const;
    await expect(sampledProximity(box(1), box(1), asked)).rejects.toThrow(
      'No WebGL2 context was handed over.',
    );
    const { queries, notes } = await sampledProximity(box(1), box(1), { error: 0.1, backend: 'auto' });
    expect([await queries.collides(), queries.backend, notes.length]).toEqual([true, undefined, 2]);
  });
});
