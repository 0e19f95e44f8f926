/** One call for two meshes: pick who measures, then ask any of the six queries. */
import { type BackendName, type BackendOffer, chooseBackend } from '../../../core/graphics/choose.js';
import type { TriangleSource } from '../../triangle-source.js';
import { DevicePair } from '../device-pair.js';
import { SampledPair, type SampledPairOptions } from '../sampled-pair.js';
import type { VolumeBackend } from '../volume-backend.js';
import { Webgl2Volumes } from './webgl2-volume.js';
import { WebgpuVolumes } from './webgpu-volume.js';

/** How two meshes are asked, and by whom. */
export interface SampledProximityOptions extends SampledPairOptions {
  /** `auto` takes the best that is offered; the processor when left out. */
  readonly backend?: BackendName;
  /** What the platform has. */
  readonly offer?: BackendOffer;
}

/** A pair to be asked, and why a better backend was not taken. */
export interface SampledProximity {
  /** The six queries; poses are those of `queries.pair`. */
  readonly queries: DevicePair;
  /** Why the backends before it in the order webgpu, webgl2, cpu were not taken. */
  readonly notes: readonly string[];
}

/** The six queries between two closed meshes, from samples that the processor or a graphics device measures. */
export async function sampledProximity(
  a: TriangleSource,
  b: TriangleSource,
  { error, backend = 'cpu', offer = {} }: SampledProximityOptions,
): Promise<SampledProximity> {
  const pair = new SampledPair(a, b, { error });
  const chosen = await chooseBackend<VolumeBackend | undefined>(backend, offer, {
    webgpu: (gpu) => WebgpuVolumes.from(gpu),
    webgl2: (gl) => new Webgl2Volumes(gl),
    cpu: () => undefined,
  });
  return { queries: new DevicePair(pair, chosen.backend), notes: chosen.notes };
}
