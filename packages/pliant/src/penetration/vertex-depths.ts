/**
 * The result of the depth methods for tetrahedra: one row per colliding point, in the order of the points. Depth is
 * positive inside. `direction` is the unit way out for the vertex. The contact face is a surface triangle of the
 * partner, with the weights of its corners. A row that a method can't measure keeps depth 0, direction 0 and face −1.
 */
export const BORDER = 0;
export const PROPAGATED = 1;
export const FALLBACK = 2;

/** How a row came by its depth. */
export const ROW_STAGES = ['border', 'propagated', 'fallback'] as const;
/** How a depth was found. */
export type RowStage = (typeof ROW_STAGES)[number];

/** Depth and way out of every colliding vertex of a pair. */
export class VertexDepths {
  /** Number of vertices. */
  count = 0;
  /** [m] */
  depths = new Float64Array(64);
  /** Unit way out of each. */
  directions = new Float64Array(192);
  /** Triangle of the partner that the way out leads through; −1 for none. */
  faces = new Int32Array(64);
  /** Weights of the face's corners, three each. */
  weights = new Float64Array(192);
  /** Connected contact that each belongs to. */
  regions = new Int32Array(64);
  /** How the depth of each was found, an index of `ROW_STAGES`. */
  stages = new Uint8Array(64);

  /** Empty rows for `count` points. */
  reset(count: number): void {
    if (this.faces.length < count) this.grow(2 * count);
    this.count = count;
    const { depths, directions, faces, weights, regions, stages } = this;
    // Most pairs have a handful of rows, and `fill` costs as much as twenty rows.
    for (let row = 0; row < count; row++) {
      depths[row] = 0;
      faces[row] = -1;
      regions[row] = 0;
      stages[row] = FALLBACK;
    }
    for (let k = 0; k < 3 * count; k++) {
      directions[k] = 0;
      weights[k] = 0;
    }
  }

  private grow(rows: number): void {
    this.depths = new Float64Array(rows);
    this.directions = new Float64Array(3 * rows);
    this.faces = new Int32Array(rows);
    this.weights = new Float64Array(3 * rows);
    this.regions = new Int32Array(rows);
    this.stages = new Uint8Array(rows);
  }
}
