/** Image-based queries on fields of any backend: both fields over one region that serves all six queries. */
import type { FieldBackend } from '../field/cpu.js';
import type { Polygon } from '../polygon.js';
import { FieldQueries } from './field-queries.js';

/** How a pair is asked from fields. */
export interface BackendProximityOptions {
  /** Error bound d of all distances [m]. */
  readonly error: number;
  /** Who computes the fields. */
  readonly backend: FieldBackend;
  /** Largest threshold that `contacts` will be asked for [m]. */
  readonly threshold?: number;
}

/** The six queries of a pair, from fields that a backend computes. */
export async function backendProximity(
  a: Polygon,
  b: Polygon,
  { error, backend, threshold = 0 }: BackendProximityOptions,
): Promise<FieldQueries> {
  const queries = new FieldQueries(error).bind(a, b);
  const box = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  const include = () => {
    const found = queries.regions.box;
    for (let k = 0; k < 2; k++) {
      box[k] = Math.min(box[k], found[k]);
      box[k + 2] = Math.max(box[k + 2], found[k + 2]);
    }
  };
  queries.regions.closest(queries.a, queries.b);
  include();
  const margin = threshold + 2 * error;
  for (const [from, to] of [
    [queries.a, queries.b],
    [queries.b, queries.a],
  ] as const) {
    if (queries.regions.near(from, to, margin)) include();
  }
  if (queries.regions.overlap(queries.a, queries.b, error)) include();
  const region = [box[0], box[1], box[2], box[3]] as const;
  const fieldA = await backend.field(a, { error, region });
  const fieldB = await backend.field(b, { error, region });
  return queries.bindFields(a, b, fieldA, fieldB);
}
