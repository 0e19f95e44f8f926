import { describe, expect, it, test } from 'vitest';
import { PliantError } from '../core/errors.js';
import { inside } from './inside.js';
import { area, areaMoments } from './measure.js';
import { Polygon } from './polygon.js';
import { orientation } from './predicates.js';
import { proximity } from './proximity.js';
import { randomPolygon } from './random-polygon.js';

function refusal(make: () => unknown): PliantError {
  try {
    make();
  } catch (error) {
    if (error instanceof PliantError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('what a polygon may be', () => {
  it('measures a square with a hole, however its rings run', () => {
    const outline = [0, 0, 4, 0, 4, 4, 0, 4];
    const hole = [1, 1, 2, 1, 2, 2, 1, 2];
    const backwards = [1, 2, 2, 2, 2, 1, 1, 1];
    for (const inner of [hole, backwards]) {
      const polygon = Polygon.from(outline, inner);
      expect(area(polygon)).toBe(15);
      expect(inside(polygon, 1.5, 1.5)).toBe(-1);
      expect(inside(polygon, 0.5, 1.5)).toBe(1);
      expect(inside(polygon, 1, 1.5)).toBe(0);
    }
  });

  it('takes islands in holes', () => {
    const island = Polygon.from([0, 0, 9, 0, 9, 9, 0, 9], [1, 1, 8, 1, 8, 8, 1, 8], [3, 3, 6, 3, 6, 6, 3, 6]);
    expect(area(island)).toBe(81 - 49 + 9);
    expect([...island.sides]).toEqual([1, -1, 1]);
  });

  it('has the moments of a rectangle, far from the origin as well', () => {
    for (const shift of [0, 1e6]) {
      const m = areaMoments(Polygon.box(3, 2, shift, -shift));
      expect(m.area).toBeCloseTo(6, 9);
      expect(m.x).toBeCloseTo(shift, 8);
      expect(m.polar).toBeCloseTo((6 * (9 + 4)) / 12, 6);
    }
  });

  it('allows points in a row, spikes with width, and rings that touch in a point', () => {
    expect(area(Polygon.from([0, 0, 1, 0, 2, 0, 2, 2, 0, 2]))).toBe(4);
    expect(area(Polygon.from([0, 0, 2, 0, 2, 2, 1, 2, 1, 100, 0.999, 2, 0, 2]))).toBeCloseTo(4 + 0.049, 12);
    // A bow tie whose strands touch at (1, 1) but don't cross there.
    expect(area(Polygon.from([0, 0, 1, 1, 2, 0, 2, 2, 1, 1, 0, 2]))).toBe(2);
    // A hole that touches its outline with a vertex.
    expect(area(Polygon.from([0, 0, 4, 0, 4, 4, 0, 4], [2, 0, 3, 1, 1, 1]))).toBe(15);
  });
});

describe('what is refused, and where', () => {
  it('bad numbers, repeated points, too few of them, no area', () => {
    const nan = refusal(() => Polygon.from([0, 0, 1, 0, Number.NaN, 1]));
    expect([nan.code, nan.place.path]).toEqual(['invalid-value', 'rings[0][2]']);
    const infinite = refusal(() => Polygon.from([0, 0, 1, 0, 1, Number.POSITIVE_INFINITY]));
    expect(infinite.code).toBe('invalid-value');
    const repeated = refusal(() => Polygon.from([0, 0, 1, 0, 1, 0, 0, 1]));
    expect([repeated.code, repeated.place.path]).toEqual(['bad-geometry', 'rings[0][2]']);
    expect(refusal(() => Polygon.from([0, 0, 1, 0, 0, 1, 0, 0])).sentence).toContain(
      'leave out the closing point',
    );
    expect(refusal(() => Polygon.from([0, 0, 1, 0])).sentence).toContain('three vertices');
    expect(refusal(() => Polygon.from([])).sentence).toContain('has 0');
    expect(refusal(() => Polygon.from([0, 0, 1, 1, 2, 2])).sentence).toContain('no area');
    expect(refusal(() => Polygon.from([0, 0, 1])).sentence).toContain('even count');
    expect(
      refusal(() =>
        Polygon.from([
          [0, 0],
          [1, 0],
          ['x', 1],
        ] as never),
      ).place.path,
    ).toBe('rings[0][2]');
  });

  it('crossings, with their place', () => {
    const bow = refusal(() => Polygon.from([0, 0, 2, 2, 2, 0, 0, 3]));
    expect(bow.code).toBe('bad-geometry');
    expect(bow.sentence).toContain('near (1.2, 1.2)');
    // The strands change sides through the common vertex (1, 1).
    expect(refusal(() => Polygon.from([0, 0, 1, 1, 2, 2, 3, 1, 1, 1, 0, 2])).sentence).toContain(
      'near (1, 1)',
    );
    expect(refusal(() => Polygon.from([0, 0, 4, 0, 4, 4, 0, 4], [3, 1, 5, 1, 5, 2, 3, 2])).sentence).toMatch(
      /crosses/,
    );
  });

  it('parts without width', () => {
    expect(refusal(() => Polygon.from([0, 0, 2, 0, 2, 2, 2, 3, 2, 2.5, 0, 2])).sentence).toMatch(
      /turns back|runs along/,
    );
    expect(refusal(() => Polygon.from([0, 0, 4, 0, 4, 4, 0, 4], [0, 1, 2, 1, 2, 2, 0, 2])).sentence).toMatch(
      /runs along/,
    );
  });

  it('an outline that was folded after it was made', () => {
    const polygon = Polygon.box(2, 2);
    polygon.positions[0] = 3;
    polygon.positions[1] = 0;
    expect(refusal(() => polygon.validate()).code).toBe('bad-geometry');
  });
});

describe('exact signs', () => {
  it('tells the side of a line where f64 rounds to zero', () => {
    // The classic grid around (0.5, 0.5) next to the line from (12, 12) to (24, 24).
    let wrong = 0;
    for (let i = 0; i < 32; i++) {
      for (let j = 0; j < 32; j++) {
        const [x, y] = [0.5 + i * 2 ** -53, 0.5 + j * 2 ** -53];
        if (Math.sign(orientation(12, 12, 24, 24, x, y)) !== Math.sign(y - x)) wrong++;
      }
    }
    expect(wrong).toBe(0);
  });

  it('keeps random star-shaped polygons simple, with holes too (seeds 0–299)', () => {
    for (let seed = 0; seed < 300; seed++) {
      const polygon = randomPolygon(seed, {
        vertices: 3 + (seed % 60),
        hole: seed % 3 === 0,
        roughness: 0.85,
      });
      expect(area(polygon)).toBeGreaterThan(0);
    }
  });
});

test.each([
  ['no ring', () => Polygon.from(undefined as never), /rings\[0\]: A ring must be a list of points/],
  ['a word', () => Polygon.from('square' as never), /rings\[0\]: A ring must be a list of points/],
  ['a box of negative width', () => Polygon.box(-1, 2), /'width' must be a finite number greater than 0/],
  ['contacts within no number', () => contactsWithin(Number.NaN), /'threshold' must be a finite number/],
  [
    'contacts within less than nothing',
    () => contactsWithin(-1, 0.01),
    /'threshold' must be a finite number/,
  ],
])('%s is refused with a sentence and a place; it passed, or threw a TypeError', (_, ask, sentence) => {
  expect(ask).toThrow(PliantError);
  expect(ask).toThrow(sentence);
});

function contactsWithin(threshold: number, error?: number): unknown {
  const [a, b] = [Polygon.box(1, 1), Polygon.box(1, 1, 1.001, 0)];
  const queries = error === undefined ? proximity(a, b) : proximity(a, b, { method: 'field', error });
  return queries.contacts(threshold);
}
