/** Who measures the samples of a volume field. */
import type { Extremes } from '../../core/graphics/extremes.js';
import type { MeshQuery } from '../mesh-query.js';
import type { VolumeGrid } from './volume-grid.js';

/** Samples of one mesh that a query wants to know. */
export interface SampleList {
  /** The mesh that distances are measured to. */
  readonly mesh: MeshQuery;
  /** From its coordinates to those of the grid. */
  readonly pose: Float64Array;
  /** Where samples stand. */
  readonly grid: VolumeGrid;
  /** Numbers of samples. */
  readonly samples: Int32Array;
  /** How many of them count. */
  readonly count: number;
}

/** A device that measures listed samples: those that are asked for, and no others, are measured and read back. */
export interface VolumeBackend {
  /** What it is called. */
  readonly name: 'webgl2' | 'webgpu';
  /** For each sample its signed distance in cells and its nearest triangle + 1. */
  samples(list: SampleList): Float32Array | Promise<Float32Array>;
  /** Extremes of the signed distances, found on the device. */
  extremes(list: SampleList): Extremes | Promise<Extremes>;
}
