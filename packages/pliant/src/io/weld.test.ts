import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VertexWelder } from './weld.js';

describe('VertexWelder', () => {
  it('merges what is equal and nothing else, in the order of appearance', () => {
    const coordinate = fc.constantFrom(0, -0, 1, 1 + 2 ** -52, -1, 1e-300, 5e-324);
    const corner = fc.tuple(coordinate, coordinate, coordinate);
    fc.assert(
      fc.property(fc.array(corner, { maxLength: 3000 }), (corners) => {
        const welder = new VertexWelder();
        const twin: number[][] = [];
        const expected = corners.map((p) => {
          const at = twin.findIndex((q) => q.every((x, k) => x === p[k]));
          return at >= 0 ? at : twin.push(p) - 1;
        });
        expect(corners.map(([x, y, z]) => welder.add(x, y, z))).toEqual(expected);
        expect([...welder.indices()]).toEqual(expected);
        expect([...welder.positions()]).toEqual(twin.flat());
      }),
      { seed: 4107, numRuns: 50 },
    );
  });

  it('grows', () => {
    const welder = new VertexWelder();
    const indices = Array.from({ length: 20_000 }, (_, i) => welder.add(i % 7000, 0, 1));
    expect(indices.every((index, i) => index === i % 7000)).toBe(true);
  });
});
