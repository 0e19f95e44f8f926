/**
 * The part of a WebGL2 context that is used here, so that the engine's types need no DOM: any WebGL2RenderingContext,
 * of a canvas, an offscreen canvas or a headless implementation, fits.
 */
export interface Gl {
  readonly ARRAY_BUFFER: number;
  readonly STREAM_DRAW: number;
  readonly FLOAT: number;
  readonly TRIANGLES: number;
  readonly VERTEX_SHADER: number;
  readonly FRAGMENT_SHADER: number;
  readonly COMPILE_STATUS: number;
  readonly LINK_STATUS: number;
  readonly TEXTURE_2D: number;
  readonly RG32F: number;
  readonly RGBA32F: number;
  readonly TEXTURE0: number;
  readonly TEXTURE_MIN_FILTER: number;
  readonly TEXTURE_MAG_FILTER: number;
  readonly NEAREST: number;
  readonly INCR: number;
  readonly DST_COLOR: number;
  readonly RGBA8: number;
  readonly RGBA: number;
  readonly UNSIGNED_BYTE: number;
  readonly FRAMEBUFFER: number;
  readonly RENDERBUFFER: number;
  readonly COLOR_ATTACHMENT0: number;
  readonly DEPTH_ATTACHMENT: number;
  readonly DEPTH_STENCIL_ATTACHMENT: number;
  readonly DEPTH_COMPONENT32F: number;
  readonly DEPTH24_STENCIL8: number;
  readonly FRAMEBUFFER_COMPLETE: number;
  readonly MAX_TEXTURE_SIZE: number;
  readonly DEPTH_TEST: number;
  readonly STENCIL_TEST: number;
  readonly BLEND: number;
  readonly CULL_FACE: number;
  readonly SCISSOR_TEST: number;
  readonly LESS: number;
  readonly EQUAL: number;
  readonly ALWAYS: number;
  readonly KEEP: number;
  readonly INVERT: number;
  readonly REPLACE: number;
  readonly ZERO: number;
  readonly ONE: number;
  readonly FUNC_ADD: number;
  readonly COLOR_BUFFER_BIT: number;
  readonly DEPTH_BUFFER_BIT: number;
  readonly STENCIL_BUFFER_BIT: number;
  getExtension(name: string): unknown;
  getParameter(name: number): unknown;
  isContextLost(): boolean;
  createShader(type: number): object | null;
  shaderSource(shader: object, source: string): void;
  compileShader(shader: object): void;
  getShaderParameter(shader: object, name: number): unknown;
  getShaderInfoLog(shader: object): string | null;
  createProgram(): object | null;
  attachShader(program: object, shader: object): void;
  linkProgram(program: object): void;
  getProgramParameter(program: object, name: number): unknown;
  getProgramInfoLog(program: object): string | null;
  useProgram(program: object | null): void;
  getUniformLocation(program: object, name: string): object | null;
  uniform1i(location: object | null, x: number): void;
  uniform1f(location: object | null, x: number): void;
  uniform2f(location: object | null, x: number, y: number): void;
  uniform3f(location: object | null, x: number, y: number, z: number): void;
  uniform4f(location: object | null, x: number, y: number, z: number, w: number): void;
  createBuffer(): object | null;
  bindBuffer(target: number, buffer: object | null): void;
  bufferData(target: number, data: Float32Array, usage: number): void;
  createVertexArray(): object | null;
  bindVertexArray(array: object | null): void;
  enableVertexAttribArray(index: number): void;
  vertexAttribPointer(
    index: number,
    size: number,
    type: number,
    norm: boolean,
    stride: number,
    offset: number,
  ): void;
  vertexAttribDivisor(index: number, divisor: number): void;
  createTexture(): object | null;
  bindTexture(target: number, texture: object | null): void;
  activeTexture(unit: number): void;
  texParameteri(target: number, name: number, value: number): void;
  texSubImage2D(
    target: number,
    level: number,
    x: number,
    y: number,
    width: number,
    height: number,
    format: number,
    type: number,
    data: Float32Array,
  ): void;
  texStorage2D(target: number, levels: number, format: number, width: number, height: number): void;
  createFramebuffer(): object | null;
  bindFramebuffer(target: number, framebuffer: object | null): void;
  framebufferTexture2D(
    target: number,
    attachment: number,
    kind: number,
    texture: object | null,
    level: number,
  ): void;
  createRenderbuffer(): object | null;
  bindRenderbuffer(target: number, renderbuffer: object | null): void;
  renderbufferStorage(target: number, format: number, width: number, height: number): void;
  framebufferRenderbuffer(
    target: number,
    attachment: number,
    kind: number,
    renderbuffer: object | null,
  ): void;
  checkFramebufferStatus(target: number): number;
  viewport(x: number, y: number, width: number, height: number): void;
  enable(capability: number): void;
  disable(capability: number): void;
  depthFunc(func: number): void;
  depthMask(flag: boolean): void;
  colorMask(r: boolean, g: boolean, b: boolean, a: boolean): void;
  stencilFunc(func: number, ref: number, mask: number): void;
  stencilOp(fail: number, zfail: number, zpass: number): void;
  stencilMask(mask: number): void;
  blendEquation(mode: number): void;
  blendFunc(source: number, target: number): void;
  clearColor(r: number, g: number, b: number, a: number): void;
  clearDepth(depth: number): void;
  clearStencil(value: number): void;
  clear(mask: number): void;
  drawArrays(mode: number, first: number, count: number): void;
  drawArraysInstanced(mode: number, first: number, count: number, instances: number): void;
  readPixels(
    x: number,
    y: number,
    width: number,
    height: number,
    format: number,
    type: number,
    pixels: Float32Array | Uint8Array,
  ): void;
  deleteTexture(texture: object | null): void;
  deleteRenderbuffer(renderbuffer: object | null): void;
  deleteFramebuffer(framebuffer: object | null): void;
  deleteBuffer(buffer: object | null): void;
  deleteVertexArray(array: object | null): void;
  deleteProgram(program: object | null): void;
}
