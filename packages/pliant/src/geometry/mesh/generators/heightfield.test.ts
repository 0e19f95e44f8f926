import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TriangleMesh } from '../triangle-mesh.js';

test('is closed, faces outwards, and holds what its heights say', () => {
  const fields = fc.integer({ min: 2, max: 7 }).chain((columns) =>
    fc.integer({ min: 2, max: 7 }).chain((rows) =>
      fc.record({
        columns: fc.constant(columns),
        heights: fc.array(fc.double({ min: -2, max: 2, noNaN: true }), {
          minLength: columns * rows,
          maxLength: columns * rows,
        }),
      }),
    ),
  );
  fc.assert(
    fc.property(fields, ({ columns, heights }) => {
      const mesh = TriangleMesh.heightfield({ heights, columns, size: [3, 4], thickness: 0.5 });
      expect(mesh.isSolid).toBe(true);
      const flat = TriangleMesh.heightfield({
        heights: heights.map(() => 1),
        columns,
        size: [3, 4],
        thickness: 0.5,
      });
      expect(flat.volume).toBeCloseTo(6, 9);
      expect(mesh.volume).toBeGreaterThanOrEqual(6 - 1e-9);
    }),
    { numRuns: 60 },
  );
});

test('refuses what is no grid', () => {
  for (const [heights, columns] of [
    [[1, 2, 3], 2],
    [[1, 2], 2],
    [[1, 2, 3, 4], 1],
    [[1, 2, 3, 4], 1.5],
  ] as const)
    expect(() => TriangleMesh.heightfield({ heights, columns, size: [1, 1] })).toThrow(/at least 2 columns/);
  expect(() =>
    TriangleMesh.heightfield({ heights: [1, 2, 3, Number.NaN], columns: 2, size: [1, 1] }),
  ).toThrow(/Height 3/);
  expect(() => TriangleMesh.heightfield({ heights: [1, 2, 3, 4], columns: 2, size: [0, 1] })).toThrow(/size/);
});
