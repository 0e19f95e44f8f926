/**
 * Boundary points of either polygon inside the other, each with its depth and the way out: distance and direction to
 * the nearest feature of the other boundary (Hoff et al. 2001, section 2.2.4). Boundaries penetrate, not vertices: a
 * box that lies squarely in another, or a bar across a corner, has no vertex inside and is found all the same.
 */
import { overlap } from '../localise/leaf-pairs.js';
import type { Boundary } from '../localise/nearest.js';
import { OF_A, OF_B, type ProximityPoints } from '../points.js';
import { Meetings } from './meetings.js';
import { PieceDepths } from './piece-depths.js';
import { BoundaryPieces } from './pieces.js';

export class PenetrationSearch {
  readonly meetings = new Meetings();
  readonly pieces = new BoundaryPieces();
  private readonly depths = new PieceDepths();

  /** Adds the rows of a's boundary inside b, then of b's inside a. */
  collect(a: Boundary, b: Boundary, out: ProximityPoints): void {
    if (!overlap(a.runBoxes(), 0, b.runBoxes(), 0, 0)) return;
    this.meetings.find(a, b);
    this.pieces.collect(a, b, OF_A, this.meetings);
    this.depths.collect(a, b, OF_A, this.pieces, out);
    this.pieces.collect(b, a, OF_B, this.meetings);
    this.depths.collect(b, a, OF_B, this.pieces, out);
  }
}
