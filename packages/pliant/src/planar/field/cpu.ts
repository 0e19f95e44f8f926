/** The reference backend: every sample exact in f64. */
import type { Extremes } from '../../core/graphics/extremes.js';
import { Boundary } from '../localise/nearest.js';
import { boxOf } from '../measure.js';
import type { Polygon } from '../polygon.js';
import { Field } from './field.js';
import { Grid } from './grid.js';

/** How fine a field is, and how far it reaches. */
export interface FieldOptions {
  /** Error bound d of the interpolated distance [m]: half the diagonal of a cell. */
  readonly error: number;
  /** minX, minY, maxX, maxY [m]; the polygon's own box, enlarged by d, when left out. */
  readonly region?: readonly [number, number, number, number];
  /** Distances beyond it are clamped [m]. */
  readonly maxDistance?: number;
}

/** Samples of a grid that a query wants to know. */
export interface FieldSampleList {
  /** Where samples stand. */
  readonly grid: Grid;
  /** Numbers of samples. */
  readonly samples: Int32Array;
  /** How many of them count. */
  readonly count: number;
}

/** One source of fields. Backends agree within their stated bound. */
export interface FieldBackend {
  /** What it is called. */
  readonly name: 'cpu' | 'webgl2' | 'webgpu';
  /** Computes the field of a polygon. */
  field(polygon: Polygon, options: FieldOptions): Field | Promise<Field>;
  /** Of a device: listed samples alone are read back, each as a signed distance in cells and a feature + 1. */
  samples?(polygon: Polygon, list: FieldSampleList): Float32Array | Promise<Float32Array>;
  /** Of a device: extremes of the listed samples, found there. */
  extremes?(polygon: Polygon, list: FieldSampleList): Extremes | Promise<Extremes>;
}

/** The grid that a field of these options has. */
export function gridOf(polygon: Polygon, options: FieldOptions): Grid {
  const box = new Float64Array(4);
  if (options.region) box.set(options.region);
  else {
    boxOf(box, 0, polygon.positions, 0, polygon.vertexCount);
    for (let k = 0; k < 4; k++) box[k] += k < 2 ? -options.error : options.error;
  }
  return new Grid().cover(box[0], box[1], box[2], box[3], options.error);
}

/** Computes fields without a graphics card. */
export class CpuBackend implements FieldBackend {
  readonly name = 'cpu';

  field(polygon: Polygon, options: FieldOptions): Field {
    const boundary = new Boundary();
    boundary.bind(polygon);
    const field = new Field();
    field.open(gridOf(polygon, options), boundary, options.maxDistance);
    field.fill();
    return field;
  }
}
