/** Programs and render targets, with their failures as sentences. */
import { PliantError } from '../errors.js';
import type { Gl } from './gl.js';

export function compile(gl: Gl, vertex: string, fragment: string): object {
  const program = gl.createProgram();
  if (!program) throw unavailable('The WebGL2 context is lost.');
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) throw unavailable('The WebGL2 context is lost.');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) {
      throw unavailable(`The driver refused a shader: ${gl.getShaderInfoLog(shader)}`);
    }
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) {
    throw unavailable(`The driver refused a program: ${gl.getProgramInfoLog(program)}`);
  }
  return program;
}

/** Binds a fresh framebuffer with one colour texture and one depth or stencil buffer. */
export function target(
  gl: Gl,
  width: number,
  height: number,
  colour: number,
  depth: number,
  attachment: number,
): { readonly texture: object; release(): void } {
  const [texture, renderbuffer, framebuffer] = [
    gl.createTexture(),
    gl.createRenderbuffer(),
    gl.createFramebuffer(),
  ];
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texStorage2D(gl.TEXTURE_2D, 1, colour, width, height);
  // Floats can not be filtered everywhere, and nobody wants them to be.
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST);
  gl.bindRenderbuffer(gl.RENDERBUFFER, renderbuffer);
  gl.renderbufferStorage(gl.RENDERBUFFER, depth, width, height);
  gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
  gl.framebufferRenderbuffer(gl.FRAMEBUFFER, attachment, gl.RENDERBUFFER, renderbuffer);
  if (gl.checkFramebufferStatus(gl.FRAMEBUFFER) !== gl.FRAMEBUFFER_COMPLETE) {
    throw unavailable('The driver refused the render target.');
  }
  return {
    texture: texture!,
    release() {
      gl.bindFramebuffer(gl.FRAMEBUFFER, null);
      gl.deleteFramebuffer(framebuffer);
      gl.deleteRenderbuffer(renderbuffer);
      gl.deleteTexture(texture);
    },
  };
}

export function checkSize(gl: Gl, columns: number, rows: number): void {
  const most = gl.getParameter(gl.MAX_TEXTURE_SIZE) as number;
  if (columns <= most && rows <= most) return;
  const sentence = `The grid of ${columns} by ${rows} samples exceeds the ${most} that this context allows; use a larger error.`;
  throw new PliantError('too-large', sentence, { path: 'error' });
}

export function unavailable(sentence: string): PliantError {
  return new PliantError('unavailable', sentence, { path: 'backend' });
}
