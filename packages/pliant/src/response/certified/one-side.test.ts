/** What long edges that slide along each other need: they never cross, and no single direction says so. */
import { describe, expect, it } from 'vitest';
import { Random } from '../../math/random.js';
import { OneSide } from './one-side.js';

/** Six times the volume of four points between `was` and `x`. */
function volumeAt(was: Float64Array, x: Float64Array, t: number): number {
  const p = Array.from(was, (w, k) => w + t * (x[k] - w));
  const [u, v, w] = [1, 2, 3].map((n) => [0, 1, 2].map((k) => p[3 * n + k] - p[k]));
  return (
    u[0] * (v[1] * w[2] - v[2] * w[1]) +
    u[1] * (v[2] * w[0] - v[0] * w[2]) +
    u[2] * (v[0] * w[1] - v[1] * w[0])
  );
}

describe('four points on one side of each other', () => {
  it('stay there all the way where the test says so', () => {
    const random = new Random(7);
    const one = new OneSide();
    let held = 0;
    for (let n = 0; n < 4000; n++) {
      const was = Float64Array.from({ length: 12 }, () => random.uniform(-1, 1));
      const size = 10 ** random.uniform(-3, 0.5);
      const x = was.map((w) => w + size * random.uniform(-1, 1));
      if (!one.holds(was, x, 0, 1, 2, 3)) continue;
      held++;
      const sign = Math.sign(volumeAt(was, x, 0));
      for (let k = 0; k <= 20; k++) expect(Math.sign(volumeAt(was, x, k / 20))).toBe(sign);
    }
    expect(held).toBeGreaterThan(1000);
  });

  it('are not said to stay where they cross, or lie in one plane', () => {
    const one = new OneSide();
    const under = Float64Array.of(-1, 0, 0, 1, 0, 0, 0, 0.01, -1, 0, 0.01, 1);
    const over = Float64Array.of(-1, 0.02, 0, 1, 0.02, 0, 0, 0.01, -1, 0, 0.01, 1);
    expect(one.holds(under, over, 0, 1, 2, 3)).toBe(false);
    const flat = Float64Array.of(-1, 0, 0, 1, 0, 0, 0, 0, -1, 0, 0, 1);
    expect(one.holds(flat, flat, 0, 1, 2, 3)).toBe(false);
  });

  it('are known to stay where a long edge turns and slides a hair above another', () => {
    const one = new OneSide();
    for (const gap of [1e-5, 1e-4, 1e-3]) {
      const was = Float64Array.of(-0.8, gap, 0.1, 0.8, gap, 0.1, 0, 0, -0.15, 0, 0, 0.15);
      // Its ends go up and down by a hundred gaps, and forwards.
      const x = Float64Array.of(-0.8, 0.01 + gap, 0.11, 0.8, gap - 0.01, 0.11, 0, 0, -0.15, 0, 0, 0.15);
      expect(one.holds(was, x, 0, 1, 2, 3)).toBe(true);
    }
  });
});
