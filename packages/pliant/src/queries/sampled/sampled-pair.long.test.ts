import { expect, it } from 'vitest';
import '../../parts/queries.js';
import { measureVolumeBounds } from './bounds.js';

it('keeps every bound on 1,000 random pairs of closed meshes (seeds 1000–1999)', async () => {
  const report = await measureVolumeBounds(1000, 2000);
  expect(report).toMatchObject({ pairs: 1000, missed: 0, invented: 0 });
  for (const key of ['boundaryDistance', 'distance', 'deepest', 'depth', 'contact', 'volume'] as const)
    expect(report[key], key).toBeLessThanOrEqual(1 + 1e-9);
}, 600_000);
