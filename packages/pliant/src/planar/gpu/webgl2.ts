/**
 * Distance fields by rendering distance meshes with the depth test (Hoff et al. 2001, section 2.2.2) through WebGL2:
 * the depth buffer keeps the least distance, the colour its sign and feature. Results agree with the CPU's to 1e-4
 * cell.
 */
import { PliantError } from '../../core/errors.js';
import { type Extremes, NO_EXTREMES } from '../../core/graphics/extremes.js';
import type { Gl } from '../../core/graphics/gl.js';
import { type GlList, GlLists } from '../../core/graphics/gl-lists.js';
import { checkSize, compile, target } from '../../core/graphics/gl-setup.js';
import { type FieldBackend, type FieldOptions, type FieldSampleList, gridOf } from '../field/cpu.js';
import type { Field } from '../field/field.js';
import type { Grid } from '../field/grid.js';
import type { Polygon } from '../polygon.js';
import { edgeInstances, INSTANCE_FLOATS } from './edge-instances.js';
import { reachOf, readField } from './read-field.js';
import { DISTANCE_FRAGMENT, EDGE_VERTEX, GATHER_FRAGMENT } from './webgl2-shaders.js';

/** Computes fields by WebGL 2. */
export class Webgl2Backend implements FieldBackend {
  readonly name = 'webgl2';
  private readonly program: object;
  private readonly gathering: object;
  private readonly lists: GlLists;
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
    this.lists = new GlLists(gl);
    this.gathering = this.lists.program(GATHER_FRAGMENT);
    this.array = gl.createVertexArray()!;
    this.buffer = gl.createBuffer()!;
    bindInstances(gl, this.array, this.buffer);
  }

  field(polygon: Polygon, options: FieldOptions): Field {
    const { gl } = this;
    const grid = gridOf(polygon, options);
    const maxDistance = options.maxDistance ?? Number.POSITIVE_INFINITY;
    const surface = this.draw(polygon, grid, maxDistance);
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

  samples(polygon: Polygon, list: FieldSampleList): Float32Array {
    if (list.count === 0) return new Float32Array(0);
    const gathered = this.gather(polygon, list);
    const pairs = this.lists.read(gathered);
    this.lists.release(gathered);
    return pairs;
  }

  extremes(polygon: Polygon, list: FieldSampleList): Extremes {
    if (list.count === 0) return NO_EXTREMES;
    const gathered = this.gather(polygon, list);
    const found = this.lists.extremes(gathered);
    this.lists.release(gathered);
    return found;
  }

  /** Draws the field and moves the listed samples side by side, so that nothing else is read back. */
  private gather(polygon: Polygon, { grid, samples, count }: FieldSampleList): GlList {
    const surface = this.draw(polygon, grid, Number.POSITIVE_INFINITY);
    const places = this.lists.upload(placesOf(grid, samples, count));
    const gathered = this.lists.run(this.gathering, count, {
      field: surface.texture,
      places: places.texture,
    });
    this.lists.release(places);
    surface.release();
    return gathered;
  }

  private draw(polygon: Polygon, grid: Grid, maxDistance: number): ReturnType<typeof target> {
    const { gl } = this;
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
    return surface;
  }

  /** Frees what it holds on the graphics card. */
  dispose(): void {
    this.gl.deleteProgram(this.program);
    this.gl.deleteProgram(this.gathering);
    this.lists.dispose();
    this.gl.deleteBuffer(this.buffer);
    this.gl.deleteVertexArray(this.array);
  }
}

/** Column and row of each listed sample, four numbers each. */
export function placesOf(grid: Grid, samples: Int32Array, count: number): Float32Array {
  const places = new Float32Array(4 * count);
  for (let n = 0; n < count; n++) {
    const row = Math.floor(samples[n] / grid.columns);
    places[4 * n] = samples[n] - row * grid.columns;
    places[4 * n + 1] = row;
  }
  return places;
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
