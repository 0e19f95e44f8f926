/** Entry of the page in which graphics devices measure volume fields; bundled and served by the test. */
import '../../../parts/queries.js';
import type { Gl } from '../../../core/graphics/gl.js';
import type { Gpu } from '../../../core/graphics/gpu-device.js';
import { measureVolumeBounds, randomSolids, type VolumeBoundReport } from '../bounds.js';
import { SampledPair } from '../sampled-pair.js';
import type { VolumeBackend } from '../volume-backend.js';
import { sampledProximity } from './sampled-proximity.js';
import { Webgl2Volumes } from './webgl2-volume.js';
import { WebgpuVolumes } from './webgpu-volume.js';

interface Page {
  document: { createElement(name: string): { getContext(kind: string): unknown } };
  navigator: { gpu?: Gpu };
}

const page = globalThis as unknown as Page;
const context = () => page.document.createElement('canvas').getContext('webgl2') as Gl;

export async function webgpuThere(): Promise<boolean> {
  return (await page.navigator.gpu?.requestAdapter()) != null;
}

async function made(name: string): Promise<VolumeBackend> {
  return name === 'webgl2' ? new Webgl2Volumes(context()) : WebgpuVolumes.from(page.navigator.gpu);
}

/** Bounds of all six queries on a device. */
export async function bounds(name: string, first: number, end: number): Promise<VolumeBoundReport> {
  return measureVolumeBounds(first, end, await made(name));
}

export interface DeviceAgreement {
  samples: number;
  /** Largest difference of signed distances, in cells. */
  worst: number;
  /** Extremes that differ from those of the processor by more than 1e-4 of a cell. */
  extremes: number;
}

/** How far listed samples of a device are from the processor's, and its extremes. */
export async function agreement(name: string, pairs: number): Promise<DeviceAgreement> {
  const backend = await made(name);
  const result: DeviceAgreement = { samples: 0, worst: 0, extremes: 0 };
  for (let seed = 0; seed < pairs; seed++) {
    const { a, b, pair, error } = randomSolids(seed);
    const sampled = new SampledPair(a, b, { error });
    sampled.poseA.set(pair.poseA);
    sampled.poseB.set(pair.poseB);
    if (!sampled.drawVolume()) continue;
    const { grid, fields } = sampled;
    const samples = Int32Array.from({ length: grid.count }, (_, k) => k);
    const list = { mesh: sampled.b, pose: sampled.poseOf(1), grid, samples, count: grid.count };
    const pairsOf = await backend.samples(list);
    const found = await backend.extremes(list);
    let [least, lowest, highest] = [1e9, 1e9, -1e9];
    for (let k = 0; k < grid.count; k++) {
      const truth = fields[1].value(k) / grid.spacing;
      result.samples++;
      const gap = Math.abs(pairsOf[2 * k] - truth);
      if (!(gap <= result.worst)) result.worst = gap;
      least = Math.min(least, Math.abs(truth));
      lowest = Math.min(lowest, truth);
      highest = Math.max(highest, truth);
    }
    const gaps = [found.least - least, found.lowest - lowest, found.highest - highest];
    if (gaps.some((gap) => !(Math.abs(gap) < 1e-4))) result.extremes++;
  }
  return result;
}

/** The names that `sampledProximity` ends up with, and what it says about a name that is none. */
export async function names(): Promise<string[]> {
  const { a, b } = randomSolids(1);
  const offer = { gpu: page.navigator.gpu, gl: context() };
  const found: string[] = [];
  for (const backend of ['auto', 'cpu', 'webgl2', 'opengl'] as const) {
    const made = sampledProximity(a, b, { error: 0.05, offer, backend: backend as 'auto' });
    found.push(
      await made.then(
        ({ queries }) => queries.backend?.name ?? 'cpu',
        (error: Error) => error.message,
      ),
    );
  }
  return found;
}
