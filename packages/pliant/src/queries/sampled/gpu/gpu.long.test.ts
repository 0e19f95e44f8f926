import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage, type TestPage } from '../../../core/graphics/page.test-support.js';
import type { VolumeBoundReport } from '../bounds.js';
import type { DeviceAgreement } from './browser.test-support.js';

describe('volume fields in a browser', () => {
  let page: TestPage;
  let hasWebgpu = false;

  beforeAll(async () => {
    page = await openPage(new URL('./browser.test-support.ts', import.meta.url));
    hasWebgpu = await page.run<boolean>('webgpuThere()');
    if (!hasWebgpu) console.warn('This Chromium has no WebGPU adapter: webgpu was not compared.');
  }, 60_000);

  afterAll(() => page?.close());

  for (const backend of ['webgl2', 'webgpu']) {
    it(`${backend} agrees with the cpu to 1e-4 of a cell at every sample and in the extremes`, async () => {
      if (backend === 'webgpu' && !hasWebgpu) return;
      const { samples, worst, extremes } = await page.run<DeviceAgreement>(`agreement('${backend}', 9)`);
      expect(samples).toBeGreaterThan(10_000);
      expect(worst).toBeLessThan(1e-4);
      expect(extremes).toBe(0);
    }, 60_000);

    it(`answers the six queries within their bounds on ${backend}`, async () => {
      if (backend === 'webgpu' && !hasWebgpu) return;
      const report = await page.run<VolumeBoundReport>(`bounds('${backend}', 0, 12)`);
      expect(report).toMatchObject({ pairs: 12, missed: 0, invented: 0 });
      for (const key of ['boundaryDistance', 'distance', 'deepest', 'depth', 'contact', 'volume'] as const)
        expect(report[key], key).toBeLessThanOrEqual(1);
    }, 60_000);
  }

  it('takes the backend of a name, the best for auto, and refuses what is none', async () => {
    const found = await page.run<string[]>('names()');
    expect(found.slice(0, 3)).toEqual([hasWebgpu ? 'webgpu' : 'webgl2', 'cpu', 'webgl2']);
    expect(found[3]).toContain('There is no backend "opengl"; use auto, cpu, webgl2, webgpu.');
  });
});
