/**
 * Distance fields by the same distance meshes through a WebGPU render pass: in a page with `navigator.gpu`, or in Node
 * with the one of the `webgpu` package. Readback is asynchronous, so `field` returns a promise.
 */
import { PliantError } from '../../core/errors.js';
import { type Extremes, NO_EXTREMES } from '../../core/graphics/extremes.js';
import type { Gpu, GpuBuffer, GpuDevice, GpuEncoder, GpuTexture } from '../../core/graphics/gpu-device.js';
import { GpuLists } from '../../core/graphics/gpu-lists.js';
import { type FieldBackend, type FieldOptions, type FieldSampleList, gridOf } from '../field/cpu.js';
import type { Field } from '../field/field.js';
import type { Grid } from '../field/grid.js';
import type { Polygon } from '../polygon.js';
import { type EdgeInstances, edgeInstances, INSTANCE_FLOATS } from './edge-instances.js';
import { reachOf, readField } from './read-field.js';
import { placesOf } from './webgl2.js';
import { DISTANCE_WGSL, GATHER_WGSL } from './webgpu-shaders.js';

/** Flags of the WebGPU standard: GPUBufferUsage, GPUTextureUsage, GPUMapMode. */
const BUFFER_MAP_READ = 0x1;
const BUFFER_COPY_DST = 0x8;
const BUFFER_VERTEX = 0x20;
const BUFFER_UNIFORM = 0x40;
const TEXTURE_COPY_SRC = 0x1;
const TEXTURE_BINDING = 0x4;
const TEXTURE_ATTACHMENT = 0x10;
const MAP_READ = 0x1;
/** A row of a copy must be a multiple of this many bytes. */
const ROW_ALIGNMENT = 256;
const PIXEL_BYTES = 8;

/** Computes fields by WebGPU. */
export class WebgpuBackend implements FieldBackend {
  readonly name = 'webgpu';
  private readonly lists: GpuLists;
  private readonly gathering: ReturnType<GpuLists['program']>;
  private readonly pipeline: { getBindGroupLayout(index: number): object };

  /** @param gpu kept as long as the backend: Dawn in Node crashes when it is collected before its devices. */
  constructor(
    /** The device that it draws with. */
    readonly device: GpuDevice,
    /** Kept alive as long as the backend is. */
    readonly gpu?: Gpu,
  ) {
    const module = device.createShaderModule({ code: DISTANCE_WGSL });
    this.lists = new GpuLists(device);
    this.gathering = this.lists.program(GATHER_WGSL, 'gather');
    const attribute = (slot: number) => ({ shaderLocation: slot, offset: 16 * slot, format: 'float32x4' });
    this.pipeline = device.createRenderPipeline({
      layout: 'auto',
      vertex: {
        module,
        entryPoint: 'cover',
        buffers: [
          {
            arrayStride: 4 * INSTANCE_FLOATS,
            stepMode: 'instance',
            attributes: [attribute(0), attribute(1), attribute(2)],
          },
        ],
      },
      fragment: { module, entryPoint: 'measure', targets: [{ format: 'rg32float' }] },
      primitive: { topology: 'triangle-list' },
      depthStencil: { format: 'depth32float', depthWriteEnabled: true, depthCompare: 'less' },
    });
  }

  /** Asks for an adapter and a device; refuses with a sentence where there is none. */
  static async from(gpu: Gpu | undefined): Promise<WebgpuBackend> {
    if (!gpu) throw unavailable('This platform has no WebGPU; use the webgl2 or the cpu backend.');
    const adapter = await gpu.requestAdapter();
    if (!adapter) throw unavailable('WebGPU found no adapter; use the webgl2 or the cpu backend.');
    return new WebgpuBackend(await adapter.requestDevice(), gpu);
  }

  async field(polygon: Polygon, options: FieldOptions): Promise<Field> {
    const grid = gridOf(polygon, options);
    const maxDistance = options.maxDistance ?? Number.POSITIVE_INFINITY;
    this.checkSize(grid);
    const reach = reachOf(polygon, grid, maxDistance);
    const pitch = Math.ceil((PIXEL_BYTES * grid.columns) / ROW_ALIGNMENT) * ROW_ALIGNMENT;
    const readback = this.device.createBuffer({
      size: pitch * grid.rows,
      usage: BUFFER_MAP_READ + BUFFER_COPY_DST,
    });
    const drawn = this.draw(edgeInstances(polygon, grid, reach), grid, reach);
    const { colour, encoder } = drawn;
    const size = { width: grid.columns, height: grid.rows };
    encoder.copyTextureToBuffer({ texture: colour }, { buffer: readback, bytesPerRow: pitch }, size);
    this.device.queue.submit([encoder.finish()]);
    for (const resource of [colour, ...drawn.others]) resource.destroy();
    await readback.mapAsync(MAP_READ);
    const pixels = new Float32Array(readback.getMappedRange().slice(0));
    readback.unmap();
    readback.destroy();
    return readField(polygon, grid, maxDistance, pixels, 2, pitch / 4);
  }

  async samples(polygon: Polygon, list: FieldSampleList): Promise<Float32Array> {
    if (list.count === 0) return new Float32Array(0);
    const gathered = this.gather(polygon, list);
    const pairs = await this.lists.read(gathered, list.count);
    gathered.destroy();
    return pairs;
  }

  async extremes(polygon: Polygon, list: FieldSampleList): Promise<Extremes> {
    if (list.count === 0) return NO_EXTREMES;
    const gathered = this.gather(polygon, list);
    const found = await this.lists.extremes(gathered, list.count);
    gathered.destroy();
    return found;
  }

  /** Draws the field and moves the listed samples side by side, so that nothing else is read back. */
  private gather(polygon: Polygon, { grid, samples, count }: FieldSampleList): GpuBuffer {
    this.checkSize(grid);
    const reach = reachOf(polygon, grid, Number.POSITIVE_INFINITY);
    const { colour, encoder, others } = this.draw(edgeInstances(polygon, grid, reach), grid, reach);
    this.device.queue.submit([encoder.finish()]);
    const places = this.lists.upload(placesOf(grid, samples, count));
    const result = this.lists.buffer(8 * count);
    this.lists.run(this.gathering, count, [colour.createView(), { buffer: places }, { buffer: result }]);
    for (const resource of [colour, places, ...others]) resource.destroy();
    return result;
  }

  private draw(
    { data, count }: EdgeInstances,
    grid: Grid,
    reach: number,
  ): { colour: GpuTexture; encoder: GpuEncoder; others: readonly { destroy(): void }[] } {
    const { device } = this;
    const size = { width: grid.columns, height: grid.rows };
    const texture = (format: string, usage: number) => device.createTexture({ size, format, usage });
    const colour = texture('rg32float', TEXTURE_ATTACHMENT + TEXTURE_COPY_SRC + TEXTURE_BINDING);
    const depth = texture('depth32float', TEXTURE_ATTACHMENT);
    const uniforms = this.upload(Float32Array.of(grid.columns, grid.rows, reach, 0), BUFFER_UNIFORM);
    const instances = this.upload(data, BUFFER_VERTEX);
    const encoder = device.createCommandEncoder();
    const pass = encoder.beginRenderPass({
      colorAttachments: [
        { view: colour.createView(), clearValue: [0, 0, 0, 0], loadOp: 'clear', storeOp: 'store' },
      ],
      depthStencilAttachment: {
        view: depth.createView(),
        depthClearValue: 1,
        depthLoadOp: 'clear',
        depthStoreOp: 'discard',
      },
    });
    pass.setPipeline(this.pipeline);
    const entries = [{ binding: 0, resource: { buffer: uniforms } }];
    pass.setBindGroup(0, device.createBindGroup({ layout: this.pipeline.getBindGroupLayout(0), entries }));
    pass.setVertexBuffer(0, instances);
    pass.draw(6, count);
    pass.end();
    return { colour, encoder, others: [depth, uniforms, instances] };
  }

  private upload(data: Float32Array, usage: number): GpuBuffer {
    // An empty buffer is refused by some implementations.
    const size = Math.max(16, 4 * data.length);
    const buffer = this.device.createBuffer({ size, usage: usage + BUFFER_COPY_DST });
    if (data.length > 0) this.device.queue.writeBuffer(buffer, 0, data);
    return buffer;
  }

  private checkSize(grid: Grid): void {
    const most = this.device.limits.maxTextureDimension2D;
    if (grid.columns <= most && grid.rows <= most) return;
    const sentence = `The grid of ${grid.columns} by ${grid.rows} samples exceeds the ${most} of this device; use a larger error.`;
    throw new PliantError('too-large', sentence, { path: 'error' });
  }
}

function unavailable(sentence: string): PliantError {
  return new PliantError('unavailable', sentence, { path: 'backend' });
}
