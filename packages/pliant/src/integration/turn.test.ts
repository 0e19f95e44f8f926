import { expect, test } from 'vitest';
import { integrate } from '../math/quat.js';
import { Random } from '../math/random.js';
import { turnBy } from './turn.js';

test('turns as the general rotation does, below, at and above the limit of its series (seed 1)', () => {
  const random = new Random(1);
  const q = new Float64Array(4);
  const plain = new Float64Array(4);
  for (const speed of [0, 1e-9, 1e-3, 0.5, 12, 15.17, 15.19, 40, 1000]) {
    for (let n = 0; n < 50; n++) {
      random.rotation(q, 0);
      plain.set(q);
      const w = Float64Array.of(random.normal(), random.normal(), random.normal());
      const length = Math.hypot(...w);
      for (let k = 0; k < 3; k++) w[k] *= speed / length;
      turnBy(q, 0, w, 0, Float64Array.of(1 / 240), 0);
      integrate(plain, 0, plain, 0, w, 0, 1 / 240);
      for (let k = 0; k < 4; k++) expect(Math.abs(q[k] - plain[k])).toBeLessThan(4e-16);
    }
  }
});
