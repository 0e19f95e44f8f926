/** Samples of a volume field by WebGPU: a compute invocation per listed sample goes over the triangles of its block. */
import { PliantError } from '../../../core/errors.js';
import { type Extremes, NO_EXTREMES } from '../../../core/graphics/extremes.js';
import type { Gpu, GpuBuffer, GpuDevice } from '../../../core/graphics/gpu-device.js';
import { ENTRY_WGSL, GpuLists, WORKGROUP } from '../../../core/graphics/gpu-lists.js';
import type { SampleList, VolumeBackend } from '../volume-backend.js';
import { deviceLists, TRIANGLE_TEXELS } from './device-lists.js';

const MEASURE = `${ENTRY_WGSL}
@group(0) @binding(0) var<storage, read> triangles: array<vec4f>;
@group(0) @binding(1) var<storage, read> members: array<f32>;
@group(0) @binding(2) var<storage, read> samples: array<vec4f>;
@group(0) @binding(3) var<storage, read> blocks: array<vec2f>;
@group(0) @binding(4) var<storage, read_write> result: array<vec2f>;

fn foot(p: vec3f, ab: vec3f, ac: vec3f) -> vec4f {
  let d1 = dot(ab, p); let d2 = dot(ac, p);
  if (d1 <= 0.0 && d2 <= 0.0) { return vec4f(0.0); }
  let bp = p - ab; let d3 = dot(ab, bp); let d4 = dot(ac, bp);
  if (d3 >= 0.0 && d4 <= d3) { return vec4f(ab, 1.0); }
  let vc = d1 * d4 - d3 * d2;
  if (vc <= 0.0 && d1 >= 0.0 && d3 <= 0.0) { return vec4f(ab * (d1 / max(d1 - d3, 1.0e-30)), 3.0); }
  let cp = p - ac; let d5 = dot(ab, cp); let d6 = dot(ac, cp);
  if (d6 >= 0.0 && d5 <= d6) { return vec4f(ac, 2.0); }
  let vb = d5 * d2 - d1 * d6;
  if (vb <= 0.0 && d2 >= 0.0 && d6 <= 0.0) { return vec4f(ac * (d2 / max(d2 - d6, 1.0e-30)), 5.0); }
  let va = d3 * d6 - d5 * d4;
  let e = d4 - d3; let f = d5 - d6;
  if (va <= 0.0 && e >= 0.0 && f >= 0.0) { return vec4f(ab + (ac - ab) * (e / max(e + f, 1.0e-30)), 4.0); }
  let s = 1.0 / (va + vb + vc);
  return vec4f(ab * (vb * s) + ac * (vc * s), 6.0);
}

@compute @workgroup_size(${WORKGROUP}) fn measure(
  @builtin(global_invocation_id) id: vec3u,
  @builtin(num_workgroups) groups: vec3u,
) {
  let n = entryOf(id, groups);
  if (n >= arrayLength(&samples)) { return; }
  let sampleAt = samples[n];
  let range = blocks[u32(sampleAt.w)];
  var leastSq = 3.0e38;
  var found = vec2f(0.0);
  for (var m = u32(range.x); m < u32(range.y); m++) {
    let o = u32(members[m]) * ${TRIANGLE_TEXELS}u;
    let corner = triangles[o];
    let p = (sampleAt.xyz - corner.xyz) - triangles[o + 1u].xyz;
    let at = foot(p, triangles[o + 2u].xyz, triangles[o + 3u].xyz);
    let way = p - at.xyz;
    let distanceSq = dot(way, way);
    if (distanceSq < leastSq) {
      leastSq = distanceSq;
      let side = dot(way, triangles[o + 4u + u32(at.w)].xyz);
      found = vec2f(select(sqrt(distanceSq), -sqrt(distanceSq), side < 0.0), corner.w);
    }
  }
  result[n] = found;
}
`;

/** Measures listed samples by WebGPU. */
export class WebgpuVolumes implements VolumeBackend {
  readonly name = 'webgpu';
  private readonly lists: GpuLists;
  private readonly measure: ReturnType<GpuLists['program']>;

  /** @param gpu kept as long as the backend: Dawn in Node crashes when it is collected before its devices. */
  constructor(
    /** The device that it computes with. */
    readonly device: GpuDevice,
    /** Kept alive as long as the backend is. */
    readonly gpu?: Gpu,
  ) {
    this.lists = new GpuLists(device);
    this.measure = this.lists.program(MEASURE, 'measure');
  }

  /** Asks for an adapter and a device; refuses with a sentence where there is none. */
  static async from(gpu: Gpu | undefined): Promise<WebgpuVolumes> {
    if (!gpu) throw unavailable('This platform has no WebGPU; use the webgl2 or the cpu backend.');
    const adapter = await gpu.requestAdapter();
    if (!adapter) throw unavailable('WebGPU found no adapter; use the webgl2 or the cpu backend.');
    return new WebgpuVolumes(await adapter.requestDevice(), gpu);
  }

  async samples(list: SampleList): Promise<Float32Array> {
    if (list.count === 0) return new Float32Array(0);
    const result = this.run(list);
    const pairs = await this.lists.read(result, list.count);
    result.destroy();
    return pairs;
  }

  async extremes(list: SampleList): Promise<Extremes> {
    if (list.count === 0) return NO_EXTREMES;
    const result = this.run(list);
    const found = await this.lists.extremes(result, list.count);
    result.destroy();
    return found;
  }

  private run(list: SampleList): GpuBuffer {
    const { triangles, members, samples, blocks } = deviceLists(list);
    const inputs = [triangles, members, samples, blocks].map((data) => this.lists.upload(data));
    const result = this.lists.buffer(8 * list.count);
    this.lists.run(
      this.measure,
      list.count,
      [...inputs, result].map((buffer) => ({ buffer })),
    );
    for (const input of inputs) input.destroy();
    return result;
  }
}

function unavailable(sentence: string): PliantError {
  return new PliantError('unavailable', sentence, { path: 'backend' });
}
