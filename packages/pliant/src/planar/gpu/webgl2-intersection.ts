/**
 * Intersections by overwritten pixels (Hoff et al. 2001, table 1): b is drawn, then a, and the samples that both
 * covered are left marked. The strategies of the table that WebGL2 has: `stencil` counts in the stencil buffer, `blend`
 * adds colours up to 255, `depth` lets a through only where b set the depth to 0. Logic operations on colours don't
 * exist in WebGL2.
 *
 * Volumes are filled by parity: triangle fans over the rings flip a stencil bit, so non-convex outlines and holes need
 * no triangulation. Boundaries are drawn as thick lines: every sample within d of an edge.
 */

import type { Gl } from '../../core/graphics/gl.js';
import { checkSize, compile, target } from '../../core/graphics/gl-setup.js';
import type { Grid } from '../field/grid.js';
import type { Polygon } from '../polygon.js';
import { edgeInstances } from './edge-instances.js';
import { bindInstances } from './webgl2.js';
import { EDGE_VERTEX, FILL_FRAGMENT, FILL_VERTEX, THICK_FRAGMENT } from './webgl2-shaders.js';

/** How the graphics card keeps the nearest of several distances. */
export type OverwriteStrategy = 'stencil' | 'blend' | 'depth';
/** What of an intersection is drawn. */
export type Drawn = 'boundary' | 'volume';

/** Half the diagonal of a cell, in cells: the radius of thick lines. */
const HALF_DIAGONAL = Math.SQRT1_2;
/** Stencil bits: parity of the fill at work, covered by b, covered by a. */
const PARITY = 1;
const BY_B = 2;
const BY_A = 4;

/** Draws the intersection of two polygons by WebGL 2. */
export class Webgl2Intersection {
  private readonly thick: object;
  private readonly fill: object;
  private readonly instances: object;
  private readonly instanceBuffer: object;
  private readonly plain: object;
  private readonly plainBuffer: object;

  constructor(
    /** The context that it draws with. */
    readonly gl: Gl,
  ) {
    this.thick = compile(gl, EDGE_VERTEX, THICK_FRAGMENT);
    this.fill = compile(gl, FILL_VERTEX, FILL_FRAGMENT);
    this.instances = gl.createVertexArray()!;
    this.instanceBuffer = gl.createBuffer()!;
    bindInstances(gl, this.instances, this.instanceBuffer);
    this.plain = gl.createVertexArray()!;
    this.plainBuffer = gl.createBuffer()!;
    gl.bindVertexArray(this.plain);
    gl.bindBuffer(gl.ARRAY_BUFFER, this.plainBuffer);
    gl.enableVertexAttribArray(0);
    gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
  }

  /** One byte per sample: 1 where both were drawn. */
  mask(
    a: Polygon,
    drawA: Drawn,
    b: Polygon,
    drawB: Drawn,
    grid: Grid,
    strategy: OverwriteStrategy,
  ): Uint8Array {
    const { gl } = this;
    checkSize(gl, grid.columns, grid.rows);
    const surface = target(
      gl,
      grid.columns,
      grid.rows,
      gl.RGBA8,
      gl.DEPTH24_STENCIL8,
      gl.DEPTH_STENCIL_ATTACHMENT,
    );
    gl.viewport(0, 0, grid.columns, grid.rows);
    for (const off of [gl.BLEND, gl.DEPTH_TEST, gl.CULL_FACE, gl.SCISSOR_TEST]) gl.disable(off);
    gl.enable(gl.STENCIL_TEST);
    gl.stencilMask(0xff);
    gl.depthMask(true);
    gl.colorMask(true, true, true, true);
    gl.clearColor(0, 0, 0, 0);
    gl.clearDepth(1);
    gl.clearStencil(0);
    gl.clear(gl.COLOR_BUFFER_BIT + gl.DEPTH_BUFFER_BIT + gl.STENCIL_BUFFER_BIT);
    // Coverage of each goes to its own stencil bit, so that a sample covered twice by one polygon counts once.
    this.cover(b, drawB, grid, BY_B);
    this.cover(a, drawA, grid, BY_A);
    if (strategy === 'stencil') this.paint(grid, BY_A + BY_B, 1);
    else if (strategy === 'blend') this.byBlending(grid);
    else this.byDepth(grid);
    const pixels = new Uint8Array(4 * grid.count);
    gl.readPixels(0, 0, grid.columns, grid.rows, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
    surface.release();
    gl.disable(gl.STENCIL_TEST);
    return Uint8Array.from({ length: grid.count }, (_, k) => (pixels[4 * k] === 255 ? 1 : 0));
  }

  /** Frees what it holds on the graphics card. */
  dispose(): void {
    const { gl } = this;
    for (const program of [this.thick, this.fill]) gl.deleteProgram(program);
    for (const buffer of [this.instanceBuffer, this.plainBuffer]) gl.deleteBuffer(buffer);
    for (const array of [this.instances, this.plain]) gl.deleteVertexArray(array);
  }

  /** Sets a stencil bit wherever the polygon is drawn. */
  private cover(polygon: Polygon, drawn: Drawn, grid: Grid, bit: number): void {
    const { gl } = this;
    gl.colorMask(false, false, false, false);
    if (drawn === 'boundary') {
      gl.stencilMask(bit);
      gl.stencilFunc(gl.ALWAYS, bit, 0xff);
      gl.stencilOp(gl.KEEP, gl.KEEP, gl.REPLACE);
      this.lines(polygon, grid);
    } else {
      gl.stencilMask(PARITY);
      gl.stencilFunc(gl.ALWAYS, 0, 0xff);
      gl.stencilOp(gl.KEEP, gl.KEEP, gl.INVERT);
      this.triangles(fans(polygon, grid), grid, 1);
      // Where the parity is odd, the bit is set; then the parity is cleared for the next polygon.
      gl.stencilMask(bit);
      gl.stencilFunc(gl.EQUAL, PARITY + bit, PARITY);
      gl.stencilOp(gl.KEEP, gl.KEEP, gl.REPLACE);
      this.triangles(whole(grid), grid, 1);
      gl.stencilMask(PARITY);
      gl.clear(gl.STENCIL_BUFFER_BIT);
    }
    gl.colorMask(true, true, true, true);
  }

  /** Paints a level of grey where all the given stencil bits are set. */
  private paint(grid: Grid, bits: number, level: number): void {
    const { gl } = this;
    gl.stencilMask(0);
    gl.stencilFunc(gl.EQUAL, bits, bits);
    gl.stencilOp(gl.KEEP, gl.KEEP, gl.KEEP);
    this.triangles(whole(grid), grid, level);
  }

  private byBlending(grid: Grid): void {
    const { gl } = this;
    gl.enable(gl.BLEND);
    gl.blendEquation(gl.FUNC_ADD);
    gl.blendFunc(gl.ONE, gl.ONE);
    this.paint(grid, BY_B, 128 / 255);
    this.paint(grid, BY_A, 127 / 255);
    gl.disable(gl.BLEND);
  }

  private byDepth(grid: Grid): void {
    const { gl } = this;
    // The plane is drawn at depth 0.5: b writes it, a passes only where it is equal.
    gl.enable(gl.DEPTH_TEST);
    gl.colorMask(false, false, false, false);
    gl.depthFunc(gl.ALWAYS);
    this.paint(grid, BY_B, 0);
    gl.colorMask(true, true, true, true);
    gl.depthFunc(gl.EQUAL);
    this.paint(grid, BY_A, 1);
    gl.disable(gl.DEPTH_TEST);
  }

  private lines(polygon: Polygon, grid: Grid): void {
    const { gl } = this;
    const { data, count } = edgeInstances(polygon, grid, HALF_DIAGONAL);
    gl.useProgram(this.thick);
    gl.uniform2f(gl.getUniformLocation(this.thick, 'size'), grid.columns, grid.rows);
    gl.uniform1f(gl.getUniformLocation(this.thick, 'reach'), HALF_DIAGONAL);
    gl.uniform4f(gl.getUniformLocation(this.thick, 'paint'), 1, 1, 1, 1);
    gl.bindVertexArray(this.instances);
    gl.bindBuffer(gl.ARRAY_BUFFER, this.instanceBuffer);
    gl.bufferData(gl.ARRAY_BUFFER, data, gl.STREAM_DRAW);
    gl.drawArraysInstanced(gl.TRIANGLES, 0, 6, count);
  }

  private triangles(corners: Float32Array, grid: Grid, level: number): void {
    const { gl } = this;
    gl.useProgram(this.fill);
    gl.uniform2f(gl.getUniformLocation(this.fill, 'size'), grid.columns, grid.rows);
    gl.uniform4f(gl.getUniformLocation(this.fill, 'paint'), level, level, level, level);
    gl.bindVertexArray(this.plain);
    gl.bindBuffer(gl.ARRAY_BUFFER, this.plainBuffer);
    gl.bufferData(gl.ARRAY_BUFFER, corners, gl.STREAM_DRAW);
    gl.drawArrays(gl.TRIANGLES, 0, corners.length / 2);
  }
}

/** Two triangles over all samples, in cells. */
function whole(grid: Grid): Float32Array {
  const [right, top] = [grid.columns, grid.rows];
  return Float32Array.of(-1, -1, right, -1, right, top, -1, -1, right, top, -1, top);
}

/** One fan per ring; where an odd number of triangles lie over each other, the region is. */
function fans(polygon: Polygon, grid: Grid): Float32Array {
  const { positions, rings } = polygon;
  const corners: number[] = [];
  const at = (v: number) =>
    corners.push(
      (positions[2 * v] - grid.x0) / grid.spacing,
      (positions[2 * v + 1] - grid.y0) / grid.spacing,
    );
  for (let r = 0; r + 1 < rings.length; r++) {
    const first = rings[r];
    for (let v = first + 1; v + 1 < rings[r + 1]; v++) {
      at(first);
      at(v);
      at(v + 1);
    }
  }
  return Float32Array.from(corners);
}
