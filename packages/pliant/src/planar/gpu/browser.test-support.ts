/** Entry of the page in which the graphics backends are compared with the CPU; bundled and served by the test. */

import type { Gl } from '../../core/graphics/gl.js';
import type { Gpu } from '../../core/graphics/gpu-device.js';
import { ExactQueries } from '../exact/exact-queries.js';
import { CpuBackend, type FieldBackend, gridOf } from '../field/cpu.js';
import { ThickBoundary } from '../field/thick-boundary.js';
import { BackendQueries } from '../image/backend-queries.js';
import { randomPair } from '../image/bounds.js';
import { Boundary } from '../localise/nearest.js';
import type { Polygon } from '../polygon.js';
import { proximity } from '../proximity.js';
import { randomPolygon } from '../random-polygon.js';
import { agreement } from './agreement.test-support.js';
import { autoBackend } from './auto.js';
import { proximityOn } from './proximity-on.js';
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
    const field = new BackendQueries(a, b, error, backend);
    const cpu = proximity(a, b, { method: 'field', error });
    exact.bind(a, b);
    const [found, truth] = [await field.separation(), exact.separation()];
    result.worst = Math.max(result.worst, Math.abs(found.boundaryDistance - truth.boundaryDistance) / error);
    result.worst = Math.max(result.worst, Math.abs(found.distance - truth.distance) / error);
    if (exact.collides() && !(await field.collides())) result.missed++;
    const samples = [...(await field.contacts(2 * error))];
    for (const { point } of exact.contacts(2 * error)) {
      const reach = error * (1 + 2e-4);
      if (!samples.some((row) => Math.hypot(row.point[0] - point[0], row.point[1] - point[1]) <= reach))
        result.missed++;
    }
    // Samples on the very boundary may fall to either side.
    const inside = (await field.intersection('boundary-volume')).count;
    if (Math.abs(inside - cpu.intersection('boundary-volume').count) > 2) result.missed++;
    const { area, bound } = await field.commonArea();
    if (Math.abs(area - exact.overlap().area) > bound * (1 + 1e-3)) result.missed++;
    const depths = new Map(
      [...(await field.penetrations())]
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

/** What `proximityOn` makes of names, and of one that is none. */
export async function names(): Promise<string[]> {
  const [{ a, b }, offer] = [randomPair(3), { gl: context() }];
  const found: string[] = [];
  for (const backend of ['auto', 'cpu', 'webgl2', 'webgpu', 'cuda']) {
    const made = proximityOn(a, b, { error: 0.05, backend: backend as 'auto', offer });
    found.push(
      await made.then(
        ({ queries }) => queries.backend.name,
        (error: Error) => error.message,
      ),
    );
  }
  return found;
}

/** What each strategy says of pairs that meet and don't, reduced on the device; and of a strategy that is none. */
export function anyMeeting(): [string, boolean[]][] {
  const intersection = new Webgl2Intersection(context());
  const a = randomPolygon(1, { vertices: 20, hole: false });
  const grid = gridOf(a, { error: 0.01 });
  const ask = (strategy: OverwriteStrategy, x: number) =>
    intersection.any({ a, drawA: 'volume', b: a.moved(0.3, x, 0), drawB: 'boundary', grid, strategy });
  const found = intersection.strategies.map((s): [string, boolean[]] => [s, [ask(s, 0.5), ask(s, 9)]]);
  try {
    ask('xor' as OverwriteStrategy, 0);
  } catch (error) {
    found.push([(error as Error).message, []]);
  }
  return found;
}

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
        const mask = intersection.mask({ a, drawA, b, drawB, grid, strategy });
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
