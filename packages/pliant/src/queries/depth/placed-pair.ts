/** What the depth measures ask of a pair of placed meshes. */
import type { MeshQuery } from '../mesh-query.js';
import type { Overlap } from '../overlap/volume.js';
import type { PairList } from '../pair-list.js';

export interface PlacedPair {
  readonly a: MeshQuery;
  readonly b: MeshQuery;
  readonly poseA: Float64Array;
  readonly poseB: Float64Array;
  overlaps(): boolean;
  overlap(): Overlap;
  trianglePairs(): PairList;
}
