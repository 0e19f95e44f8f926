/** How far a backend's samples are from the CPU's, on the shapes and options that every backend is asked for. */
import { CpuBackend, type FieldBackend, type FieldOptions } from '../field/cpu.js';
import { pointOnFeature } from '../localise/nearest.js';
import { Polygon } from '../polygon.js';
import { randomPolygon } from '../random-polygon.js';

export interface Agreement {
  samples: number;
  /** Largest difference of signed distances, in cells. */
  worst: number;
  /** Samples whose feature is farther than the nearest one. */
  features: number;
}

const foot = new Float64Array(2);

/** The shapes and options that every backend is asked for. */
function* cases(): Generator<[Polygon, FieldOptions]> {
  for (let seed = 0; seed < 8; seed++) {
    const polygon = randomPolygon(seed, {
      vertices: 3 + seed * 9,
      hole: seed % 3 === 0,
      roughness: 0.5 + 0.03 * seed,
    });
    yield [polygon, { error: 0.03 / (1 + (seed % 3)) }];
    yield [polygon.moved(1, 100, -50), { error: 0.02, region: [99.5, -51, 101, -49.5] }];
    yield [polygon, { error: 0.02, maxDistance: 0.15 }];
  }
  // Vertices on straight sides that rounding bent by a hair, right below a column of samples: the side of samples far
  // inside was taken from the bend, and a field was off by 10 m.
  for (const bend of [1e-15, -1e-15, 1e-12, -1e-12, 1e-9, 0]) {
    const bent = Polygon.from([0, 0, 5, -bend, 10, 0, 10 + bend, 5, 10, 10, 5, 10 + bend, 0, 10]);
    yield [bent, { error: Math.SQRT1_2 / 2, region: [0, 0, 10, 10] }];
    yield [bent.moved(0.3, 1, 2), { error: 0.1 }];
  }
}

/** Outlines that are hard to tell the sides of: on the samples, touching themselves, thin as hairs, far away, tiny. */
function* hardCases(): Generator<[Polygon, FieldOptions]> {
  // Corners and edges on rows and columns of samples: cells of a quarter.
  const onGrid = { error: 0.25 * Math.SQRT1_2, region: [-1, -1, 9, 9] as const };
  for (const ring of [
    [0, 0, 8, 0, 8, 2, 2, 2, 2, 6, 8, 6, 8, 8, 0, 8],
    [0, 0, 2, 0, 2, 6, 4, 6, 4, 0, 6, 0, 6, 6, 8, 6, 8, 8, 0, 8],
    [4, 0, 8, 4, 4, 8, 0, 4],
    [0, 0, 4, 4, 8, 0, 8, 8, 4, 5, 0, 8],
  ])
    yield [Polygon.from(ring), onGrid];
  // A notch whose floor touches the tip of an island, and two squares that touch in a corner.
  yield [Polygon.from([0, 0, 8, 0, 8, 8, 6, 8, 4, 4, 2, 8, 0, 8], [4, 4, 4.5, 7, 3.5, 7]), onGrid];
  yield [Polygon.from([0, 0, 4, 0, 4, 4, 0, 4], [4, 4, 8, 4, 8, 8, 4, 8]), onGrid];
  // A frame with an island in its hole.
  yield [Polygon.from([0, 0, 8, 0, 8, 8, 0, 8], [1, 1, 7, 1, 7, 7, 1, 7], [3, 3, 5, 3, 5, 5, 3, 5]), onGrid];
  // Needles and slits far thinner than a cell.
  for (const width of [0.1, 1e-3, 1e-6]) {
    yield [Polygon.from([0, 0, 8, 0, 8, 4, 8 + width, 4, 8 + width, 8, 0, 8]), onGrid];
    yield [Polygon.from([0, 4, 8, 4 - width, 8, 4 + width]).moved(0.4, 1, -2), onGrid];
    yield [Polygon.from([0, 0, 8, 0, 8, 4 - width, 1, 4, 8, 4 + width, 8, 8, 0, 8]), onGrid];
  }
  for (let seed = 100; seed < 124; seed++) {
    const polygon = randomPolygon(seed, { vertices: 3 + (seed % 40), hole: seed % 2 === 0, roughness: 0.9 });
    const at = [0, 10, 1000][seed % 3];
    yield [polygon.moved(seed, at, -at), { error: 0.04 }];
  }
}

export async function agreement(backend: FieldBackend): Promise<Agreement> {
  const result: Agreement = { samples: 0, worst: 0, features: 0 };
  const cpu = new CpuBackend();
  for (const [polygon, options] of [...cases(), ...hardCases()]) {
    const truth = cpu.field(polygon, options);
    const field = await backend.field(polygon, options);
    const { count, spacing, columns, x0, y0 } = truth.grid;
    for (let k = 0; k < count; k++) {
      result.samples++;
      const gap = Math.abs(field.value(k) - truth.value(k)) / spacing;
      if (!(gap <= result.worst)) result.worst = gap;
      const j = Math.floor(k / columns);
      const [x, y] = [x0 + (k - j * columns) * spacing, y0 + j * spacing];
      const distance = Math.abs(truth.value(k));
      if (distance > (options.maxDistance ?? 1e9) - 1e-3 * spacing) continue;
      if (!asNear(polygon, field.feature(k), x, y, distance, 1e-3 * spacing)) result.features++;
    }
  }
  return result;
}

/** Whether a feature is as near to a sample as the nearest one; ties may go either way. */
function asNear(
  polygon: Polygon,
  feature: number,
  x: number,
  y: number,
  distance: number,
  slack: number,
): boolean {
  if (feature < 0) return false;
  pointOnFeature(foot, 0, polygon, feature, x, y);
  return Math.hypot(foot[0] - x, foot[1] - y) <= distance + slack;
}
