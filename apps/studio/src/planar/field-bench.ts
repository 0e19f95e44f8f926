/** How exact and how fast a sampled field is at an error bound, and how far two backends agree. */
import { CpuBackend, type Field, type FieldBackend, type Polygon } from 'pliant/planar';
import type { BackendName, Bound, Region } from './protocol.js';

/** Points at which a field is compared with exact distances. */
const POINTS = 240;

/** Samples the field of an outline with a bound, and looks how far it is off. */
export function measureBound(polygon: Polygon, error: number): Bound {
  const start = performance.now();
  const field = new CpuBackend().field(polygon, { error });
  const time = performance.now() - start;
  const { columns, rows, x0, y0, spacing } = field.grid;
  let measured = 0;
  for (let k = 0; k < POINTS; k++) {
    // Multiples of irrational numbers fall evenly.
    const [u, v] = [(k * 0.7548776662466927) % 1, (k * 0.5698402909980532) % 1];
    const [x, y] = [x0 + u * (columns - 1) * spacing, y0 + v * (rows - 1) * spacing];
    const difference = Math.abs(Math.abs(interpolated(field, x, y)) - exactDistance(polygon, x, y));
    measured = Math.max(measured, difference);
  }
  return { error, measured, time, samples: field.grid.count };
}

/** Largest difference of two fields of one grid [m]. */
export function difference(a: Field, b: Field): number {
  let most = 0;
  for (let k = 0; k < Math.min(a.grid.count, b.grid.count); k++)
    most = Math.max(most, Math.abs(a.values[k] - b.values[k]));
  return most;
}

function interpolated(
  { grid: { columns, rows, x0, y0, spacing }, values }: Field,
  x: number,
  y: number,
): number {
  const [s, t] = [(x - x0) / spacing, (y - y0) / spacing];
  const i = Math.min(Math.max(Math.floor(s), 0), columns - 2);
  const j = Math.min(Math.max(Math.floor(t), 0), rows - 2);
  const at = (p: number, q: number) => values[p + columns * q];
  const [u, v] = [s - i, t - j];
  return (
    (1 - v) * ((1 - u) * at(i, j) + u * at(i + 1, j)) + v * ((1 - u) * at(i, j + 1) + u * at(i + 1, j + 1))
  );
}

/** To the nearest edge, one after the other. */
export function exactDistance({ positions, rings }: Polygon, x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let r = 0; r + 1 < rings.length; r++) {
    for (let k = rings[r]; k < rings[r + 1]; k++) {
      const next = k + 1 < rings[r + 1] ? k + 1 : rings[r];
      const [ax, ay] = [positions[2 * k], positions[2 * k + 1]];
      const [ux, uy] = [positions[2 * next] - ax, positions[2 * next + 1] - ay];
      const t = Math.min(1, Math.max(0, ((x - ax) * ux + (y - ay) * uy) / (ux * ux + uy * uy || 1)));
      least = Math.min(least, Math.hypot(x - ax - t * ux, y - ay - t * uy));
    }
  }
  return least;
}

/** Between two samples of a field there are so many places whose owner is told. */
const FINER = 5;

/** Who is nearest at each place of the picture: the number of a body per place, by distances interpolated between samples. */
export function nearestBodies(
  polygons: readonly Polygon[],
  region: Region,
  across: number,
): {
  owners: Uint8Array<ArrayBuffer>;
  columns: number;
  rows: number;
  x0: number;
  y0: number;
  spacing: number;
} {
  const error = Math.max(region[2] - region[0], region[3] - region[1]) / (across * Math.SQRT2);
  const cpu = new CpuBackend();
  const fields = polygons.map((polygon) => cpu.field(polygon, { error, region }));
  const { columns: wide, rows: high, x0, y0, spacing: apart } = fields[0].grid;
  const [columns, rows] = [FINER * (wide - 1) + 1, FINER * (high - 1) + 1];
  const owners = new Uint8Array(columns * rows);
  const least = new Float64Array(columns);
  for (let j = 0; j < rows; j++) {
    least.fill(Number.POSITIVE_INFINITY);
    const low = wide * Math.min(Math.floor(j / FINER), high - 2);
    const v = j / FINER - low / wide;
    for (const [body, { values }] of fields.entries()) {
      for (let i = 0; i < columns; i++) {
        const k = low + Math.min(Math.floor(i / FINER), wide - 2);
        const u = i / FINER - (k - low);
        const under = values[k] + u * (values[k + 1] - values[k]);
        const over = values[k + wide] + u * (values[k + wide + 1] - values[k + wide]);
        const distance = under + v * (over - under);
        if (distance >= least[i]) continue;
        least[i] = distance;
        owners[i + columns * j] = body % 256;
      }
    }
  }
  return { owners, columns, rows, x0, y0, spacing: apart / FINER };
}

/** The backend of a name, or the best that this platform has for `auto`; throws a sentence where there is none. */
export async function makeBackend(name: BackendName): Promise<FieldBackend> {
  if (name === 'cpu') return new CpuBackend();
  const { backendOf } = await import('pliant/planar/gpu');
  const { gpu } = navigator as unknown as { gpu?: never };
  const gl = name === 'webgpu' ? null : new OffscreenCanvas(1, 1).getContext('webgl2');
  const { backend } = await backendOf(name, { gpu, gl: gl as never });
  return backend;
}
