/** One call for a pair of polygons: pick who computes the fields, then ask any of the six queries. */
import type { BackendName, BackendOffer } from '../../core/graphics/choose.js';
import { BackendQueries } from '../image/backend-queries.js';
import type { Polygon } from '../polygon.js';
import { backendOf } from './auto.js';

/** How a pair is asked from fields, and by whom. */
export interface ProximityOnOptions {
  /** Error bound d of all distances [m]. */
  readonly error: number;
  /** `auto`, which is the default, takes the best that is offered. */
  readonly backend?: BackendName;
  /** What the platform has. */
  readonly offer?: BackendOffer;
}

/** A pair to be asked, and why a better backend was not taken. */
export interface ProximityOn {
  /** The six queries. */
  readonly queries: BackendQueries;
  /** Why the backends before it in the order webgpu, webgl2, cpu were not taken. */
  readonly notes: readonly string[];
}

/** The six queries of a pair from sampled fields, on the backend of a name. */
export async function proximityOn(
  a: Polygon,
  b: Polygon,
  { error, backend = 'auto', offer }: ProximityOnOptions,
): Promise<ProximityOn> {
  const chosen = await backendOf(backend, offer);
  return { queries: new BackendQueries(a, b, error, chosen.backend), notes: chosen.notes };
}
