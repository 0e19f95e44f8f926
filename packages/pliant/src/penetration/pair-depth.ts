import type { PairOverlap } from '../narrowphase/tetrahedra/pair-overlap.js';
import type { VertexDepths } from './vertex-depths.js';

/** The contract of a depth method for tetrahedra: one row of `out` for every colliding point of the pair. */
export interface PairDepth {
  /** Writes depth and way out of every colliding vertex. */
  measure(overlap: PairOverlap, out: VertexDepths): void;
}
