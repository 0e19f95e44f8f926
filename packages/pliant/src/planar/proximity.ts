/** One call for a pair of polygons: pick how to answer, then ask any of the six queries. */
import { PliantError } from '../core/errors.js';
import { checkPolygon } from './check.js';
import { ExactQueries } from './exact/exact-queries.js';
import { FieldQueries } from './image/field-queries.js';
import type { Polygon } from './polygon.js';

export interface ExactOptions {
  readonly method?: 'exact';
}

export interface FieldOptions {
  readonly method: 'field';
  /** Error bound d of all distances [m]. */
  readonly error: number;
}

/**
 * Proximity between two polygons in their present position, by geometry (`exact`, the default) or from sampled
 * distance fields (`field`). In a loop over many pairs keep one `ExactQueries` or `FieldQueries` and `bind` it instead:
 * it owns its scratch.
 */
export function proximity(a: Polygon, b: Polygon, options?: ExactOptions): ExactQueries;
export function proximity(a: Polygon, b: Polygon, options: FieldOptions): FieldQueries;
export function proximity(
  a: Polygon,
  b: Polygon,
  options: ExactOptions | FieldOptions = {},
): ExactQueries | FieldQueries {
  checkPolygon(a, 'a');
  checkPolygon(b, 'b');
  switch (options.method) {
    case undefined:
    case 'exact':
      return new ExactQueries().bind(a, b);
    case 'field':
      return new FieldQueries(options.error).bind(a, b);
    default: {
      const sentence = `There is no method ${JSON.stringify((options as { method: unknown }).method)}; use 'exact' or 'field'.`;
      throw new PliantError('unknown-name', sentence, { path: 'method' });
    }
  }
}
