import { describe, expect, it } from 'vitest';
import { Bodies } from '../bodies/bodies.js';
import { mayTouch } from '../bodies/filter.js';
import { ASLEEP, BODY_CODE } from '../bodies/layout.js';
import { Memory } from '../core/memory.js';
import { Random } from '../math/random.js';
import { broadphases, CandidatePairs } from './index.js';

interface Setting {
  readonly count: number;
  readonly spread: number;
  readonly largest: number;
}

/** Rows with random boxes, kinds, groups and activity; some rows free, some boxes odd. */
function randomBodies(random: Random, { count, spread, largest }: Setting): Bodies {
  const bodies = new Bodies(new Memory(false));
  for (let i = 0; i < count; i++) {
    const row = bodies.take();
    const c = bodies.columns;
    c.kind[row] = [BODY_CODE.rigid, BODY_CODE.rigid, BODY_CODE.static, BODY_CODE.kinematic][random.int(4)];
    c.group[row] = random.int(4) === 0 ? 2 : 1;
    c.mask[row] = random.int(4) === 0 ? 2 : 3;
    c.sensor[row] = random.int(5) === 0 ? 1 : 0;
    c.activity[row] = random.int(5) === 0 ? ASLEEP : 0;
    if (random.int(2) === 0) c.velocity[row * 3] = 1;
    for (let k = 0; k < 3; k++) {
      const size = largest * random.next() ** 4;
      c.bounds[row * 6 + k] = spread * (random.next() - 0.5);
      c.bounds[row * 6 + 3 + k] = c.bounds[row * 6 + k] + size;
    }
    makeOdd(c.bounds, row * 6, random.int(40));
    if (random.int(10) === 0) bodies.release(row);
  }
  return bodies;
}

function makeOdd(bounds: Float64Array, o: number, which: number): void {
  if (which === 0) {
    bounds.fill(Number.NEGATIVE_INFINITY, o, o + 3);
    bounds.fill(Number.POSITIVE_INFINITY, o + 3, o + 6);
  } else if (which === 1) bounds.fill(1e9, o, o + 6);
  else if (which === 2) bounds.fill(Number.NaN, o, o + 6);
  else if (which === 3) for (let k = 0; k < 3; k++) bounds[o + 3 + k] = bounds[o + k];
  else if (which === 4) bounds.fill(0, o, o + 3);
}

/** The definition, written as plainly as it can be. */
function expected(bodies: Bodies): number[][] {
  const { kind, bounds } = bodies.columns;
  const pairs: number[][] = [];
  for (let a = 0; a < bodies.rows; a++) {
    for (let b = a + 1; b < bodies.rows; b++) {
      if (kind[a] === 0 || kind[b] === 0 || !mayTouch(bodies, a, b)) continue;
      const overlap = [0, 1, 2].every(
        (k) => bounds[a * 6 + k] <= bounds[b * 6 + 3 + k] && bounds[b * 6 + k] <= bounds[a * 6 + 3 + k],
      );
      if (overlap) pairs.push([a, b]);
    }
  }
  return pairs;
}

const SETTINGS: Record<string, Setting> = {
  'a few bodies': { count: 6, spread: 2, largest: 2 },
  'a crowd': { count: 300, spread: 4, largest: 1 },
  'a sparse crowd': { count: 400, spread: 1000, largest: 1 },
  'sizes from tiny to huge': { count: 300, spread: 10, largest: 40 },
  'the same at 1e-6': { count: 300, spread: 4e-6, largest: 1e-6 },
  'the same at 1e6': { count: 300, spread: 4e6, largest: 1e6 },
};

describe.each(broadphases.list())('broadphase $name', (method) => {
  it.each(Object.entries(SETTINGS))(
    'finds every pair once and in order: %s (seeds 1–8)',
    (_name, setting) => {
      const broadphase = method.create();
      const out = new CandidatePairs();
      for (let seed = 1; seed <= 8; seed++) {
        const bodies = randomBodies(new Random(seed), setting);
        broadphase.find(bodies, out);
        const found = Array.from({ length: out.count }, (_, i) => [out.a[i], out.b[i]]);
        expect(found).toEqual(expected(bodies));
      }
    },
  );

  it('hands over nothing for an empty world', () => {
    const out = new CandidatePairs();
    out.push(1, 2);
    method.create().find(new Bodies(new Memory(false)), out);
    expect(out.count).toBe(0);
  });
});
