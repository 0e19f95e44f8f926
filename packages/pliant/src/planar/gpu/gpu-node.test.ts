import { describe, expect, it } from 'vitest';
import type { GpuPackage } from '../../core/graphics/choose.js';
import type { Gpu } from '../../core/graphics/gpu-device.js';
import { circle } from '../curves.js';
import { Polygon } from '../polygon.js';
import { agreement } from './agreement.test-support.js';
import { autoBackend } from './auto.js';
import { WebgpuBackend } from './webgpu.js';

/** By a variable: the package is optional, and neither the compiler nor the bundler may look for it. */
const PACKAGE = 'webgpu';
const load = () => import(/* @vite-ignore */ PACKAGE) as Promise<GpuPackage>;

describe('backends in Node', () => {
  it('falls back to the cpu and says that nothing was offered', async () => {
    const { backend, notes } = await autoBackend();
    expect(backend.name).toBe('cpu');
    expect(notes).toEqual([
      'This platform has no WebGPU; use the webgl2 or the cpu backend.',
      'No WebGL2 context was handed over.',
    ]);
    const field = await backend.field(Polygon.from(circle(0, 0, 1, 1e-4)), { error: 0.02 });
    expect(Math.abs(field.valueAt(0, 0) + 1)).toBeLessThan(0.02);
  });

  it('falls back to the cpu where the package is missing or finds no adapter', async () => {
    const missing = await autoBackend({ load: () => Promise.reject(new Error('Cannot find package')) });
    expect(missing.backend.name).toBe('cpu');
    expect(missing.notes[0]).toBe(
      'The package webgpu could not be loaded (Cannot find package); install it, or use the cpu backend.',
    );
    const gpu: Gpu = { requestAdapter: () => Promise.resolve(null) };
    const idle = await autoBackend({ load: () => Promise.resolve({ create: () => gpu }) });
    expect(idle.backend.name).toBe('cpu');
    expect(idle.notes[0]).toBe('WebGPU found no adapter; use the webgl2 or the cpu backend.');
  });

  it('agrees with the cpu by the webgpu package where it is installed and has an adapter', async () => {
    const { backend, notes } = await autoBackend({ load });
    if (!(backend instanceof WebgpuBackend)) {
      expect(backend.name).toBe('cpu');
      expect(notes[0]).toMatch(/could not be loaded|found no adapter/);
      return;
    }
    const { samples, worst, features } = await agreement(backend);
    expect(samples).toBeGreaterThan(100_000);
    expect(worst).toBeLessThan(1e-4);
    expect(features).toBe(0);
  }, 60_000);
});
