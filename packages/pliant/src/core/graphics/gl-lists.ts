/**
 * Lists of numbers as textures of WebGL2, and programs that run once for each entry: what other interfaces call
 * compute. An entry is a texel; entry n stands in column n mod `LIST_WIDTH`. Results are pairs of floats; they are
 * read back as they are, or reduced to their extremes on the device, 32 to 1 in a pass.
 */
import type { Extremes } from './extremes.js';
import type { Gl } from './gl.js';
import { checkSize, compile, unavailable } from './gl-setup.js';

/** Entries in a row of a texture. */
export const LIST_WIDTH = 1024;
/** Entries that a pass reduces to one. */
const FAN = 32;

const VERTEX = `#version 300 es
void main() {
  gl_Position = vec4(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0, 0.0, 1.0);
}`;

/** Head of a program over a list: the number of the entry, and entries of other lists. */
export const LIST_HEAD = `#version 300 es
precision highp float;
precision highp int;
precision highp sampler2D;
uniform int count;
int entry() { ivec2 p = ivec2(gl_FragCoord.xy); return p.x + ${LIST_WIDTH} * p.y; }
vec4 of(sampler2D list, int n) { return texelFetch(list, ivec2(n % ${LIST_WIDTH}, n / ${LIST_WIDTH}), 0); }
`;

const FIRST = `${LIST_HEAD}
uniform sampler2D values;
out vec4 result;
void main() {
  int first = ${FAN} * entry();
  vec4 found = vec4(3.0e38, -1.0, 3.0e38, -3.0e38);
  for (int n = first; n < min(count, first + ${FAN}); n++) {
    float v = of(values, n).x;
    if (abs(v) < found.x) found.xy = vec2(abs(v), float(n));
    found.zw = vec2(min(found.z, v), max(found.w, v));
  }
  result = found;
}`;

const NEXT = `${LIST_HEAD}
uniform sampler2D values;
out vec4 result;
void main() {
  int first = ${FAN} * entry();
  vec4 found = vec4(3.0e38, -1.0, 3.0e38, -3.0e38);
  for (int n = first; n < min(count, first + ${FAN}); n++) {
    vec4 v = of(values, n);
    if (v.x < found.x) found.xy = v.xy;
    found.zw = vec2(min(found.z, v.z), max(found.w, v.w));
  }
  result = found;
}`;

/** A list on the device. */
export interface GlList {
  readonly texture: object;
  readonly count: number;
}

export class GlLists {
  private readonly array: object;
  private readonly first: object;
  private readonly next: object;
  private readonly framebuffer: object;

  constructor(readonly gl: Gl) {
    if (!gl.getExtension('EXT_color_buffer_float')) {
      throw unavailable(
        'This WebGL2 context can not render to floats (EXT_color_buffer_float); use the cpu backend.',
      );
    }
    this.first = compile(gl, VERTEX, FIRST);
    this.next = compile(gl, VERTEX, NEXT);
    this.array = gl.createVertexArray()!;
    this.framebuffer = gl.createFramebuffer()!;
  }

  /** A program over the entries of a list. */
  program(fragment: string): object {
    return compile(this.gl, VERTEX, fragment);
  }

  /** Four numbers per entry. */
  upload(data: Float32Array): GlList {
    const { gl } = this;
    const count = Math.ceil(data.length / 4);
    const list = { texture: this.texture(count, gl.RGBA32F), count };
    const rows = rowsOf(count);
    const whole = new Float32Array(4 * LIST_WIDTH * rows);
    whole.set(data);
    gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, 0, LIST_WIDTH, rows, gl.RGBA, gl.FLOAT, whole);
    return list;
  }

  /** Runs a program for `count` entries; `inputs` are textures by their names in it. */
  run(
    program: object,
    count: number,
    inputs: Readonly<Record<string, object>>,
    uniforms: (at: (name: string) => object | null) => void = () => {},
    format = this.gl.RG32F,
  ): GlList {
    const { gl } = this;
    const texture = this.texture(count, format);
    gl.bindFramebuffer(gl.FRAMEBUFFER, this.framebuffer);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
    if (gl.checkFramebufferStatus(gl.FRAMEBUFFER) !== gl.FRAMEBUFFER_COMPLETE)
      throw unavailable('The driver refused the render target of a list.');
    for (const off of [gl.BLEND, gl.DEPTH_TEST, gl.STENCIL_TEST, gl.CULL_FACE, gl.SCISSOR_TEST])
      gl.disable(off);
    gl.colorMask(true, true, true, true);
    gl.viewport(0, 0, LIST_WIDTH, rowsOf(count));
    gl.useProgram(program);
    const at = (name: string) => gl.getUniformLocation(program, name);
    for (const [unit, [name, input]] of Object.entries(inputs).entries()) {
      gl.activeTexture(gl.TEXTURE0 + unit);
      gl.bindTexture(gl.TEXTURE_2D, input);
      gl.uniform1i(at(name), unit);
    }
    gl.uniform1i(at('count'), count);
    uniforms(at);
    gl.bindVertexArray(this.array);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
    gl.activeTexture(gl.TEXTURE0);
    return { texture, count };
  }

  /** Pairs of floats of a list of results, and no more. */
  read({ texture, count }: GlList): Float32Array {
    const { gl } = this;
    const pixels = new Float32Array(4 * LIST_WIDTH * rowsOf(count));
    this.readInto(texture, LIST_WIDTH, rowsOf(count), pixels);
    if (gl.isContextLost()) throw unavailable('The WebGL2 context was lost; make a new backend.');
    const pairs = new Float32Array(2 * count);
    for (let n = 0; n < count; n++) {
      pairs[2 * n] = pixels[4 * n];
      pairs[2 * n + 1] = pixels[4 * n + 1];
    }
    return pairs;
  }

  /** Extremes of the first numbers of a list: reduced on the device, one pixel is read back. */
  extremes(list: GlList): Extremes {
    let [texture, count, program] = [list.texture, list.count, this.first];
    for (;;) {
      const fewer = Math.ceil(count / FAN);
      const input = count;
      const reduced = this.run(
        program,
        fewer,
        { values: texture },
        (at) => this.gl.uniform1i(at('count'), input),
        this.gl.RGBA32F,
      );
      if (texture !== list.texture) this.gl.deleteTexture(texture);
      [texture, count, program] = [reduced.texture, fewer, this.next];
      if (count === 1) break;
    }
    const pixel = new Float32Array(4);
    this.readInto(texture, 1, 1, pixel);
    this.gl.deleteTexture(texture);
    if (this.gl.isContextLost()) throw unavailable('The WebGL2 context was lost; make a new backend.');
    return { least: pixel[0], at: pixel[1], lowest: pixel[2], highest: pixel[3] };
  }

  /** Frees a list. */
  release(list: GlList): void {
    this.gl.deleteTexture(list.texture);
  }

  /** Frees what it holds on the graphics card. */
  dispose(): void {
    this.gl.deleteProgram(this.first);
    this.gl.deleteProgram(this.next);
    this.gl.deleteVertexArray(this.array);
    this.gl.deleteFramebuffer(this.framebuffer);
  }

  private readInto(texture: object, width: number, height: number, pixels: Float32Array): void {
    const { gl } = this;
    gl.bindFramebuffer(gl.FRAMEBUFFER, this.framebuffer);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.FLOAT, pixels);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, null, 0);
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
  }

  private texture(count: number, format: number): object {
    const { gl } = this;
    const rows = rowsOf(count);
    checkSize(gl, LIST_WIDTH, rows);
    const texture = gl.createTexture()!;
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.texStorage2D(gl.TEXTURE_2D, 1, format, LIST_WIDTH, rows);
    // Floats can not be filtered everywhere: a texture that would be counts as incomplete.
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST);
    return texture;
  }
}

function rowsOf(count: number): number {
  return Math.max(1, Math.ceil(count / LIST_WIDTH));
}
