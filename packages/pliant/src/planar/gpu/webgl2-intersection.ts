/**
 * Intersections by overwritten pixels (Hoff et al. 2001, table 1): a buffer is cleared, b is drawn and sets the buffer
 * of the samples that it covers, a is drawn and changes it where b has been. The strategies of the table that WebGL2
 * has, each with a buffer of its own and no other:
 *
 * - `stencil`: b sets the stencil to 1, a raises it to 2 where it is 1; the 2s are painted.
 * - `blend`: b sets the colour to 128; a adds what is there already, so 128 becomes 255 and 0 stays 0.
 * - `depth`: b sets the depth to 0 (it was 1); a passes where the depth is equal and paints.
 *
 * Logic operations on colours don't exist in WebGL2. Drawing a sample twice changes nothing in any of them, so thick
 * boundaries, every sample within d of an edge, are drawn as they come. Volumes are filled by trapezoids.
 *
 * Where nothing is asked but whether there is an intersection, the mask is reduced to its maximum on the device.
 */
import { PliantError } from '../../core/errors.js';
import type { Gl } from '../../core/graphics/gl.js';
import { GlLists } from '../../core/graphics/gl-lists.js';
import { checkSize, compile, target } from '../../core/graphics/gl-setup.js';
import type { Grid } from '../field/grid.js';
import type { Polygon } from '../polygon.js';
import { edgeInstances } from './edge-instances.js';
import { trapezoids } from './trapezoids.js';
import { bindInstances, placesOf } from './webgl2.js';
import {
  EDGE_VERTEX,
  FILL_FRAGMENT,
  FILL_VERTEX,
  GATHER_FRAGMENT,
  THICK_FRAGMENT,
} from './webgl2-shaders.js';

/** Which buffer tells the samples that both polygons cover. */
export type OverwriteStrategy = 'stencil' | 'blend' | 'depth';
/** What of a polygon is drawn. */
export type Drawn = 'boundary' | 'volume';

/** All strategies, the cheapest first. */
export const OVERWRITE_STRATEGIES: readonly OverwriteStrategy[] = ['stencil', 'depth', 'blend'];

/** Half the diagonal of a cell, in cells: the radius of thick lines. */
const HALF_DIAGONAL = Math.SQRT1_2;

/** What is drawn of which polygons, and where. */
export interface IntersectionRequest {
  /** The polygon that is drawn last. */
  readonly a: Polygon;
  /** What of it is drawn. */
  readonly drawA: Drawn;
  /** The polygon that is drawn first. */
  readonly b: Polygon;
  /** What of it is drawn. */
  readonly drawB: Drawn;
  /** Where samples stand. */
  readonly grid: Grid;
  /** The first that the context offers, when left out. */
  readonly strategy?: OverwriteStrategy;
}

/** Draws the intersection of two polygons by WebGL 2. */
export class Webgl2Intersection {
  /** Strategies that this context offers. */
  readonly strategies: readonly OverwriteStrategy[];
  private readonly thick: object;
  private readonly fill: object;
  private readonly instances: object;
  private readonly instanceBuffer: object;
  private readonly plain: object;
  private readonly plainBuffer: object;
  private lists: GlLists | null = null;
  private gathering: object | null = null;

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
    this.strategies = OVERWRITE_STRATEGIES.filter((strategy) => this.isOffered(strategy));
  }

  /** One byte per sample: 1 where both were drawn. */
  mask(request: IntersectionRequest): Uint8Array {
    const { gl } = this;
    const { columns, rows, count } = request.grid;
    const surface = this.draw(request);
    const pixels = new Uint8Array(4 * count);
    gl.readPixels(0, 0, columns, rows, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
    surface.release();
    return Uint8Array.from({ length: count }, (_, k) => (pixels[4 * k] === 255 ? 1 : 0));
  }

  /** Whether any sample was covered by both: the maximum is found on the device, one pixel is read back. */
  any(request: IntersectionRequest): boolean {
    const { grid } = request;
    this.lists ??= new GlLists(this.gl);
    this.gathering ??= this.lists.program(GATHER_FRAGMENT);
    const surface = this.draw(request);
    const samples = Int32Array.from({ length: grid.count }, (_, k) => k);
    const places = this.lists.upload(placesOf(grid, samples, grid.count));
    const inputs = { field: surface.texture, places: places.texture };
    const gathered = this.lists.run(this.gathering, grid.count, inputs);
    const { highest } = this.lists.extremes(gathered);
    for (const list of [places, gathered]) this.lists.release(list);
    surface.release();
    return highest === 1;
  }

  /** Frees what it holds on the graphics card. */
  dispose(): void {
    const { gl } = this;
    for (const program of [this.thick, this.fill, this.gathering]) gl.deleteProgram(program);
    for (const buffer of [this.instanceBuffer, this.plainBuffer]) gl.deleteBuffer(buffer);
    for (const array of [this.instances, this.plain]) gl.deleteVertexArray(array);
    this.lists?.dispose();
  }

  /** Draws b and a; what both cover is left at 255. */
  private draw(request: IntersectionRequest): ReturnType<typeof target> {
    const { gl } = this;
    const { grid } = request;
    const strategy = this.chosen(request.strategy);
    checkSize(gl, grid.columns, grid.rows);
    const surface = this.surface(strategy, grid.columns, grid.rows);
    gl.viewport(0, 0, grid.columns, grid.rows);
    for (const off of [gl.BLEND, gl.DEPTH_TEST, gl.STENCIL_TEST, gl.CULL_FACE, gl.SCISSOR_TEST])
      gl.disable(off);
    gl.colorMask(true, true, true, true);
    gl.clearColor(0, 0, 0, 0);
    gl.clear(gl.COLOR_BUFFER_BIT);
    if (strategy === 'stencil') this.byStencil(request);
    else if (strategy === 'blend') this.byBlending(request);
    else this.byDepth(request);
    return surface;
  }

  private byStencil({ a, drawA, b, drawB, grid }: IntersectionRequest): void {
    const { gl } = this;
    gl.enable(gl.STENCIL_TEST);
    gl.stencilMask(0xff);
    gl.clearStencil(0);
    gl.clear(gl.STENCIL_BUFFER_BIT);
    gl.colorMask(false, false, false, false);
    gl.stencilFunc(gl.ALWAYS, 1, 0xff);
    gl.stencilOp(gl.KEEP, gl.KEEP, gl.REPLACE);
    this.paint(b, drawB, grid, 1);
    gl.stencilFunc(gl.EQUAL, 1, 0xff);
    gl.stencilOp(gl.KEEP, gl.KEEP, gl.INCR);
    this.paint(a, drawA, grid, 1);
    gl.colorMask(true, true, true, true);
    gl.stencilFunc(gl.EQUAL, 2, 0xff);
    gl.stencilOp(gl.KEEP, gl.KEEP, gl.KEEP);
    this.triangles(whole(grid), grid, 1);
    gl.disable(gl.STENCIL_TEST);
  }

  private byBlending({ a, drawA, b, drawB, grid }: IntersectionRequest): void {
    const { gl } = this;
    this.paint(b, drawB, grid, 128 / 255);
    gl.enable(gl.BLEND);
    gl.blendEquation(gl.FUNC_ADD);
    // 1 · what is there + what is there: 0 stays 0, 128 and 255 become 255.
    gl.blendFunc(gl.DST_COLOR, gl.ONE);
    this.paint(a, drawA, grid, 1);
    gl.disable(gl.BLEND);
  }

  private byDepth({ a, drawA, b, drawB, grid }: IntersectionRequest): void {
    const { gl } = this;
    gl.enable(gl.DEPTH_TEST);
    gl.depthMask(true);
    gl.clearDepth(1);
    gl.clear(gl.DEPTH_BUFFER_BIT);
    // Everything is drawn at one depth, which is not that of the cleared buffer.
    gl.colorMask(false, false, false, false);
    gl.depthFunc(gl.ALWAYS);
    this.paint(b, drawB, grid, 1);
    gl.colorMask(true, true, true, true);
    gl.depthFunc(gl.EQUAL);
    this.paint(a, drawA, grid, 1);
    gl.disable(gl.DEPTH_TEST);
  }

  /** The one that is asked for, or the first there is; what isn't one is refused. */
  private chosen(strategy: OverwriteStrategy | undefined): OverwriteStrategy {
    const found = strategy ?? this.strategies[0];
    if (this.strategies.includes(found)) return found;
    const sentence = OVERWRITE_STRATEGIES.includes(found)
      ? `This context does not offer the strategy '${found}'; it has ${this.strategies.join(', ')}.`
      : `There is no strategy ${JSON.stringify(found)}; use ${OVERWRITE_STRATEGIES.join(', ')}.`;
    throw new PliantError('unknown-name', sentence, { path: 'strategy' });
  }

  /** Whether the driver gives the buffer that a strategy needs. */
  private isOffered(strategy: OverwriteStrategy): boolean {
    try {
      this.surface(strategy, 1, 1).release();
      return true;
    } catch {
      return false;
    }
  }

  private surface(strategy: OverwriteStrategy, width: number, height: number): ReturnType<typeof target> {
    const { gl } = this;
    if (strategy === 'stencil')
      return target(gl, width, height, gl.RGBA8, gl.DEPTH24_STENCIL8, gl.DEPTH_STENCIL_ATTACHMENT);
    return target(gl, width, height, gl.RGBA8, gl.DEPTH_COMPONENT32F, gl.DEPTH_ATTACHMENT);
  }

  private paint(polygon: Polygon, drawn: Drawn, grid: Grid, level: number): void {
    if (drawn === 'boundary') this.lines(polygon, grid, level);
    else this.triangles(trapezoids(polygon, grid), grid, level);
  }

  private lines(polygon: Polygon, grid: Grid, level: number): void {
    const { gl } = this;
    const { data, count } = edgeInstances(polygon, grid, HALF_DIAGONAL);
    gl.useProgram(this.thick);
    gl.uniform2f(gl.getUniformLocation(this.thick, 'size'), grid.columns, grid.rows);
    gl.uniform1f(gl.getUniformLocation(this.thick, 'reach'), HALF_DIAGONAL);
    gl.uniform4f(gl.getUniformLocation(this.thick, 'paint'), level, level, level, level);
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
