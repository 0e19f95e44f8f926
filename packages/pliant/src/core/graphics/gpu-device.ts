/** The part of a WebGPU device that is used here, so that the engine's types need neither the DOM nor a package. */
export interface GpuBuffer {
  mapAsync(mode: number): Promise<unknown>;
  getMappedRange(): ArrayBuffer;
  unmap(): void;
  destroy(): void;
}

export interface GpuTexture {
  createView(): object;
  destroy(): void;
}

export interface GpuRenderPass {
  setPipeline(pipeline: object): void;
  setBindGroup(index: number, group: object): void;
  setVertexBuffer(slot: number, buffer: GpuBuffer): void;
  draw(vertices: number, instances: number): void;
  end(): void;
}

export interface GpuComputePass {
  setPipeline(pipeline: object): void;
  setBindGroup(index: number, group: object): void;
  dispatchWorkgroups(x: number, y?: number): void;
  end(): void;
}

export interface GpuEncoder {
  beginRenderPass(descriptor: object): GpuRenderPass;
  beginComputePass(): GpuComputePass;
  copyBufferToBuffer(source: GpuBuffer, from: number, target: GpuBuffer, to: number, size: number): void;
  copyTextureToBuffer(source: object, destination: object, size: object): void;
  finish(): object;
}

export interface GpuDevice {
  readonly limits: {
    readonly maxTextureDimension2D: number;
    readonly maxStorageBufferBindingSize?: number;
  };
  readonly queue: {
    submit(commands: object[]): void;
    writeBuffer(buffer: GpuBuffer, offset: number, data: Float32Array | Uint32Array): void;
  };
  createShaderModule(descriptor: object): object;
  createRenderPipeline(descriptor: object): { getBindGroupLayout(index: number): object };
  createComputePipeline(descriptor: object): { getBindGroupLayout(index: number): object };
  createBuffer(descriptor: object): GpuBuffer;
  createTexture(descriptor: object): GpuTexture;
  createBindGroup(descriptor: object): object;
  createCommandEncoder(): GpuEncoder;
}

/** What `navigator.gpu`, or the one of an npm package, offers. */
export interface Gpu {
  requestAdapter(): Promise<{ requestDevice(): Promise<GpuDevice> } | null>;
}
