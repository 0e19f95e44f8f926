import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage, type TestPage } from '../../core/graphics/page.test-support.js';
import type { Agreement } from './agreement.test-support.js';

describe('graphics backends in a browser', () => {
  let page: TestPage;

  beforeAll(async () => {
    page = await openPage(new URL('./browser.test-support.ts', import.meta.url));
  }, 60_000);

  afterAll(() => page?.close());

  const run = <T>(name: string) => page.run<T>(`${name}()`);

  /** Chromium may come without WebGPU: then the backend must say so, and there is nothing else to ask it. */
  async function isThere(backend: string): Promise<boolean> {
    if (backend !== 'webgpu' || (await run<boolean>('webgpuThere'))) return true;
    console.warn(
      'This Chromium has no WebGPU adapter: the webgpu backend is absent here and was not compared.',
    );
    expect(await run<string>('webgpuRefusal')).toMatch(/WebGPU.*use the webgl2 or the cpu backend\.$/);
    return false;
  }

  for (const backend of ['webgl2', 'webgpu']) {
    it(`${backend} agrees with the cpu to 1e-4 of a cell at every sample`, async () => {
      if (!(await isThere(backend))) return;
      const { samples, worst, features } = await run<Agreement>(backend);
      expect(samples).toBeGreaterThan(100_000);
      expect(worst).toBeLessThan(1e-4);
      expect(features).toBe(0);
    }, 60_000);
  }

  for (const backend of ['cpu', 'webgl2', 'webgpu']) {
    it(`answers image-based queries within d on fields of ${backend}`, async () => {
      if (!(await isThere(backend))) return;
      const { worst, missed, points } = await run<{ worst: number; missed: number; points: number }>(
        `${backend}Queries`,
      );
      // f32 samples may add 1e-4 of a cell to the bound.
      expect(worst).toBeLessThan(1 + 2e-4);
      expect(worst).toBeGreaterThan(0.3);
      expect(missed).toBe(0);
      expect(points).toBeGreaterThan(50);
    }, 60_000);
  }

  it('finds the same intersections by stencil, blending and depth', async () => {
    const wrong = await run<Record<string, number>>('masks');
    expect(Object.keys(wrong).length).toBe(9);
    for (const [name, count] of Object.entries(wrong)) expect(count, name).toBe(0);
  }, 60_000);

  it('tells by each strategy alone, on the device, whether there is an intersection; refuses one that is none', async () => {
    const found = await run<[string, boolean[]][]>('anyMeeting');
    expect(found.slice(0, 3)).toEqual(['stencil', 'depth', 'blend'].map((s) => [s, [true, false]]));
    expect(found[3][0]).toContain('There is no strategy "xor"; use stencil, depth, blend.');
  }, 60_000);

  it('takes the backend of a name, and refuses one that is absent or none', async () => {
    const found = await run<string[]>('names');
    expect(found.slice(0, 3)).toEqual(['webgl2', 'cpu', 'webgl2']);
    expect(found[3]).toContain('This platform has no WebGPU');
    expect(found[4]).toContain('There is no backend "cuda"; use auto, cpu, webgl2, webgpu.');
  });

  it('picks the best backend there is and says why not the others', async () => {
    const [all, noGpu, nothing, ...notes] = await run<string[]>('auto');
    const best = (await isThere('webgpu')) ? 'webgpu' : 'webgl2';
    expect([all, noGpu, nothing]).toEqual([best, 'webgl2', 'cpu']);
    expect(notes.join(' ')).toContain('no WebGPU');
    expect(notes.join(' ')).toContain('No WebGL2');
  });
});
