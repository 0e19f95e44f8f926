/** Entry of the page in which the graphics backends are compared with the CPU; bundled and served by the test. */

import type { Gl } from '../../core/graphics/gl.js';
import type { Gpu } from '../../core/graphics/gpu-device.js';
import { ExactQueries } from '../exact/exact-queries.js';
import { CpuBackend, type FieldBackend, gridOf } from '../field/cpu.js';
import { ThickBoundary } from '../field/thick-boundary.js';
import { backendProximity } from '../image/backend-proximity.js';
import { randomPair } from '../image/bounds.js';
import { Boundary } from '../localise/nearest.js';
import type { Polygon } from '../polygon.js';
import { randomPolygon } from '../random-polygon.js';
import { agreement } from './agreement.test-support.js';
import { autoBackend } from './auto.js';
import { Webgl2Backend } from './webgl2.js';
import { type Drawn, type OverwriteStrategy, Webgl2Intersection } from './webgl2-intersection.js';
import { WebgpuBackend } from './webgpu.js';

interface Page {
  document: { createElement(name: string): { getContext(kind: string): unknown } };
  navigator: { gpu?: Gpu };
}

const page = globalThis as unknown as Page;

function context(): Gl {
  return page.document.createElement('canvas').getContext('webgl2') as Gl;
}

export async function webgpuThere(): Promise<boolean> {
  return (await page.navigator.gpu?.requestAdapter()) != null;
}

/** What refuses where there is no adapter. */
export function webgpuRefusal(): Promise<string> {
  return WebgpuBackend.from(page.navigator.gpu).then(
    () => '',
    (error: Error) => error.message,
  );
}

/** Largest error of image-based distances and depths over d, and collisions missed, on fields of a backend. */
async function queriesOn(backend: FieldBackend): Promise<{ worst: number; missed: number; points: number }> {
  const result = { worst: 0, missed: 0, points: 0 };
  const exact = new ExactQueries();
  for (let seed = 0; seed < 24; seed++) {
    const { a, b } = randomPair(seed);
    const error = 0.03;
    const field = await backendProximity(a, b, { error, backend, threshold: 2 * error });
    exact.bind(a, b);
    const [found, truth] = [field.separation(), exact.separation()];
    result.worst = Math.max(result.worst, Math.abs(found.boundaryDistance - truth.boundaryDistance) / error);
    result.worst = Math.max(result.worst, Math.abs(found.distance - truth.distance) / error);
    if (exact.collides() && !field.collides()) result.missed++;
    const depths = new Map(
      [...field.penetrations()]
        .filter((row) => row.vertex >= 0)
        .map((row) => [`${row.of}${row.vertex}`, row.distance]),
    );
    for (const row of exact.penetrations()) {
      if (row.vertex < 0) continue;
      const depth = depths.get(`${row.of}${row.vertex}`);
      result.points++;
      if (depth !== undefined) result.worst = Math.max(result.worst, Math.abs(depth - row.distance) / error);
      else if (row.distance < -1.001 * error) result.missed++;
    }
  }
  return result;
}

export const cpuQueries = () => queriesOn(new CpuBackend());
export const webgl2Queries = () => queriesOn(new Webgl2Backend(context()));
export const webgpuQueries = async () => queriesOn(await WebgpuBackend.from(page.navigator.gpu));

export const webgl2 = () => agreement(new Webgl2Backend(context()));
export const webgpu = async () => agreement(await WebgpuBackend.from(page.navigator.gpu));

export async function auto(): Promise<string[]> {
  const all = await autoBackend({ gpu: page.navigator.gpu, gl: context() });
  const noGpu = await autoBackend({ gl: context() });
  const nothing = await autoBackend();
  return [all.backend.name, noGpu.backend.name, nothing.backend.name, ...nothing.notes];
}

/** Samples on which a mask and the truth differ, farther than an eighth of a cell from either boundary of decision. */
export function masks(): Record<string, number> {
  const gl = context();
  const intersection = new Webgl2Intersection(gl);
  const wrong: Record<string, number> = {};
  for (let seed = 0; seed < 3; seed++) {
    const a = randomPolygon(seed, { vertices: 20, hole: seed % 2 === 0 });
    const b = randomPolygon(seed + 50, { vertices: 30, hole: seed % 3 === 0 }).moved(seed, 0.7, 0.3);
    const grid = gridOf(a, { error: 0.01 });
    for (const strategy of ['stencil', 'blend', 'depth'] as OverwriteStrategy[]) {
      for (const [drawA, drawB] of [
        ['boundary', 'boundary'],
        ['boundary', 'volume'],
        ['volume', 'volume'],
      ] as [Drawn, Drawn][]) {
        const mask = intersection.mask(a, drawA, b, drawB, grid, strategy);
        const name = `${strategy} ${drawA}-${drawB}`;
        wrong[name] ??= 0;
        const [inA, inB] = [covered(a, drawA, grid), covered(b, drawB, grid)];
        for (let k = 0; k < grid.count; k++) {
          if (inA[k] === 2 || inB[k] === 2) continue;
          if (mask[k] !== (inA[k] & inB[k])) wrong[name]++;
        }
      }
    }
  }
  return wrong;
}

/** 1 covered, 0 not, 2 too near to the border to ask a rasteriser. */
function covered(polygon: Polygon, drawn: Drawn, grid: ReturnType<typeof gridOf>): Uint8Array {
  const boundary = new Boundary();
  boundary.bind(polygon);
  // Rasterisers promise four bits below the pixel, no more.
  const slack = grid.spacing / 8;
  const thick = new ThickBoundary();
  thick.draw(boundary.boxes, grid, grid.error);
  const marked = new Set(thick.samples.subarray(0, thick.count));
  return Uint8Array.from({ length: grid.count }, (_, k) => {
    const j = Math.floor(k / grid.columns);
    const [x, y] = [grid.x0 + (k - j * grid.columns) * grid.spacing, grid.y0 + j * grid.spacing];
    const distance = Math.sqrt(boundary.nearest(x, y));
    if (drawn === 'volume') return distance < slack ? 2 : boundary.inside(x, y) > 0 ? 1 : 0;
    if (Math.abs(distance - grid.error) < slack) return 2;
    return marked.has(k) ? 1 : 0;
  });
}
