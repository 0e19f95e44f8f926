/**
 * Distance fields by rendering distance meshes with the depth test (Hoff et al. 2001, section 2.2.2) through WebGL2:
 * the depth buffer keeps the least distance, the colour its sign and feature. Results agree with the CPU's to 1e-4
 * cell.
 */
import { PliantError } from '../../core/errors.js';
import type { Gl } from '../../core/graphics/gl.js';
import { checkSize, compile, target } from '../../core/graphics/gl-setup.js';
import { type FieldBackend, type FieldOptions, gridOf } from '../field/cpu.js';
import type { Field } from '../field/field.js';
import type { Polygon } from '../polygon.js';
import { edgeInstances, INSTANCE_FLOATS } from './edge-instances.js';
import { reachOf, readField } from './read-field.js';
import { DISTANCE_FRAGMENT, EDGE_VERTEX } from './webgl2-shaders.js';

/** Computes fields by WebGL 2. */
export class Webgl2Backend implements FieldBackend {
  readonly name = 'webgl2';
  private readonly program: object;
  private readonly array: object;
  private readonly buffer: object;

  /** @param gl any WebGL2 context; its state is changed. Needs EXT_color_buffer_float. */
  constructor(
    /** The context that it draws with. */
    readonly gl: Gl,
  ) {
    if (!gl.getExtension('EXT_color_buffer_float')) {
      const sentence =
        'This WebGL2 context can not render to floats (EXT_color_buffer_float); use the cpu backend.';
      throw new PliantError('unavailable', sentence, { path: 'backend' });
    }
    this.program = compile(gl, EDGE_VERTEX, DISTANCE_FRAGMENT);
    this.array = gl.createVertexArray()!;
    this.buffer = gl.createBuffer()!;
    bindInstances(gl, this.array, this.buffer);
  }

  field(polygon: Polygon, options: FieldOptions): Field {
    const { gl } = this;
    const grid = gridOf(polygon, options);
    const maxDistance = options.maxDistance ?? Number.POSITIVE_INFINITY;
    checkSize(gl, grid.columns, grid.rows);
    const reach = reachOf(polygon, grid, maxDistance);
    const { data, count } = edgeInstances(polygon, grid, reach);
    const surface = target(gl, grid.columns, grid.rows, gl.RG32F, gl.DEPTH_COMPONENT32F, gl.DEPTH_ATTACHMENT);
    gl.viewport(0, 0, grid.columns, grid.rows);
    for (const off of [gl.BLEND, gl.STENCIL_TEST, gl.CULL_FACE, gl.SCISSOR_TEST]) gl.disable(off);
    gl.enable(gl.DEPTH_TEST);
    gl.depthFunc(gl.LESS);
    gl.depthMask(true);
    gl.colorMask(true, true, true, true);
    gl.clearColor(0, 0, 0, 0);
    gl.clearDepth(1);
    gl.clear(gl.COLOR_BUFFER_BIT + gl.DEPTH_BUFFER_BIT);
    gl.useProgram(this.program);
    gl.uniform2f(gl.getUniformLocation(this.program, 'size'), grid.columns, grid.rows);
    gl.uniform1f(gl.getUniformLocation(this.program, 'reach'), reach);
    gl.bindVertexArray(this.array);
    gl.bindBuffer(gl.ARRAY_BUFFER, this.buffer);
    gl.bufferData(gl.ARRAY_BUFFER, data, gl.STREAM_DRAW);
    gl.drawArraysInstanced(gl.TRIANGLES, 0, 6, count);
    const pixels = new Float32Array(4 * grid.count);
    gl.readPixels(0, 0, grid.columns, grid.rows, gl.RGBA, gl.FLOAT, pixels);
    surface.release();
    if (gl.isContextLost()) {
      throw new PliantError('unavailable', 'The WebGL2 context was lost; make a new backend.', {
        path: 'backend',
      });
    }
    return readField(polygon, grid, maxDistance, pixels, 4, 4 * grid.columns);
  }

  /** Frees what it holds on the graphics card. */
  dispose(): void {
    this.gl.deleteProgram(this.program);
    this.gl.deleteBuffer(this.buffer);
    this.gl.deleteVertexArray(this.array);
  }
}

/** Three vec4 attributes per instance. */
export function bindInstances(gl: Gl, array: object, buffer: object): void {
  gl.bindVertexArray(array);
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
  for (let slot = 0; slot < 3; slot++) {
    gl.enableVertexAttribArray(slot);
    gl.vertexAttribPointer(slot, 4, gl.FLOAT, false, 4 * INSTANCE_FLOATS, 16 * slot);
    gl.vertexAttribDivisor(slot, 1);
  }
}
