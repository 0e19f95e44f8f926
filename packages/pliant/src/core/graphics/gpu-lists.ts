/** Lists of numbers as buffers of WebGPU, compute programs over their entries, and their extremes by reduction. */
import { PliantError } from '../errors.js';
import type { Extremes } from './extremes.js';
import type { GpuBuffer, GpuDevice } from './gpu-device.js';

/** Flags of the WebGPU standard: GPUBufferUsage, GPUMapMode. */
const MAP_READ_USAGE = 0x1;
const COPY_SRC = 0x4;
const COPY_DST = 0x8;
const STORAGE = 0x80;
const MAP_READ = 0x1;
/** Entries that a workgroup has, in rows of at most 32,768 workgroups. */
export const WORKGROUP = 64;
const ROW = 32_768;

/** How a program over a list finds its entry. */
export const ENTRY_WGSL = `
fn entryOf(id: vec3u, groups: vec3u) -> u32 { return id.x + id.y * groups.x * ${WORKGROUP}u; }
`;

const REDUCE = `
struct Size { count: u32 }
@group(0) @binding(0) var<storage, read> pairs: array<vec2f>;
@group(0) @binding(1) var<storage, read> size: Size;
@group(0) @binding(2) var<storage, read_write> result: array<vec4f>;
var<workgroup> shared_found: array<vec4f, 256>;

fn better(a: vec4f, b: vec4f) -> vec4f {
  let takesB = b.x < a.x || (b.x == a.x && b.y < a.y);
  return vec4f(select(a.xy, b.xy, takesB), min(a.z, b.z), max(a.w, b.w));
}

@compute @workgroup_size(256) fn reduce(@builtin(local_invocation_index) own: u32) {
  var found = vec4f(3.0e38, 3.0e38, 3.0e38, -3.0e38);
  for (var n = own; n < size.count; n += 256u) {
    let v = pairs[n].x;
    found = better(found, vec4f(abs(v), f32(n), v, v));
  }
  shared_found[own] = found;
  workgroupBarrier();
  for (var half = 128u; half > 0u; half = half / 2u) {
    if (own < half) { shared_found[own] = better(shared_found[own], shared_found[own + half]); }
    workgroupBarrier();
  }
  if (own == 0u) { result[0] = shared_found[0]; }
}
`;

type Pipeline = ReturnType<GpuDevice['createComputePipeline']>;

export class GpuLists {
  private readonly reduce: Pipeline;

  constructor(readonly device: GpuDevice) {
    this.reduce = this.program(REDUCE, 'reduce');
  }

  program(code: string, entryPoint: string): Pipeline {
    const module = this.device.createShaderModule({ code });
    return this.device.createComputePipeline({ layout: 'auto', compute: { module, entryPoint } });
  }

  upload(data: Float32Array | Uint32Array): GpuBuffer {
    const buffer = this.buffer(4 * data.length);
    if (data.length > 0) this.device.queue.writeBuffer(buffer, 0, data);
    return buffer;
  }

  buffer(bytes: number): GpuBuffer {
    // An empty buffer is refused by some implementations.
    const size = Math.max(16, bytes);
    const most = this.device.limits.maxStorageBufferBindingSize ?? size;
    if (size > most) {
      const sentence = `A list of ${size} bytes exceeds the ${most} that this device allows; use a larger error.`;
      throw new PliantError('too-large', sentence, { path: 'error' });
    }
    return this.device.createBuffer({ size, usage: STORAGE + COPY_SRC + COPY_DST });
  }

  /** Runs a program for `count` entries with the resources (`{ buffer }` or a view of a texture) bound in order. */
  run(pipeline: Pipeline, count: number, resources: readonly object[]): void {
    const groups = Math.ceil(count / WORKGROUP);
    this.dispatch(pipeline, resources, Math.min(groups, ROW), Math.max(1, Math.ceil(groups / ROW)));
  }

  /** The first `count` pairs of floats of a buffer. */
  async read(buffer: GpuBuffer, count: number): Promise<Float32Array> {
    const size = Math.max(16, 8 * count);
    return (await this.fetch(buffer, size)).subarray(0, 2 * count);
  }

  /** Extremes of the first numbers of a list of pairs: reduced on the device, sixteen bytes are read back. */
  async extremes(pairs: GpuBuffer, count: number): Promise<Extremes> {
    const size = this.upload(Uint32Array.of(count));
    const result = this.buffer(16);
    this.dispatch(
      this.reduce,
      [pairs, size, result].map((buffer) => ({ buffer })),
      1,
      1,
    );
    const [least, at, lowest, highest] = await this.fetch(result, 16);
    for (const buffer of [size, result]) buffer.destroy();
    return { least, at, lowest, highest };
  }

  private dispatch(pipeline: Pipeline, resources: readonly object[], x: number, y: number): void {
    const { device } = this;
    const entries = resources.map((resource, binding) => ({ binding, resource }));
    const encoder = device.createCommandEncoder();
    const pass = encoder.beginComputePass();
    pass.setPipeline(pipeline);
    pass.setBindGroup(0, device.createBindGroup({ layout: pipeline.getBindGroupLayout(0), entries }));
    pass.dispatchWorkgroups(x, y);
    pass.end();
    device.queue.submit([encoder.finish()]);
  }

  private async fetch(buffer: GpuBuffer, size: number): Promise<Float32Array> {
    const readback = this.device.createBuffer({ size, usage: MAP_READ_USAGE + COPY_DST });
    const encoder = this.device.createCommandEncoder();
    encoder.copyBufferToBuffer(buffer, 0, readback, 0, size);
    this.device.queue.submit([encoder.finish()]);
    await readback.mapAsync(MAP_READ);
    const floats = new Float32Array(readback.getMappedRange().slice(0));
    readback.unmap();
    readback.destroy();
    return floats;
  }
}
