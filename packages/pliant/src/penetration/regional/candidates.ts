import { widened } from '../../core/grow.js';

/** Directions in which body `a` might leave body `b`, each with its weight. */
export class Candidates {
  count = 0;
  directions = new Float64Array(192);
  weights = new Float64Array(64);
  /** How far `a` must move along each [m], or a lower bound where that already rules the candidate out. */
  extents = new Float64Array(64);
  /** Part of each in the blend. */
  shares = new Float64Array(64);

  /** Input of `add` and `addVector`: x, y, z and the weight. In an array, because computed arguments are boxed. */
  readonly draft = new Float64Array(4);

  clear(): void {
    this.count = 0;
  }

  /** Adds the unit direction in `draft`; skips a zero one. */
  add(): void {
    const { draft } = this;
    if (!(draft[3] > 0) || (draft[0] === 0 && draft[1] === 0 && draft[2] === 0)) return;
    if (this.count === this.weights.length) this.grow();
    for (let i = 0; i < 3; i++) this.directions[3 * this.count + i] = draft[i];
    this.weights[this.count++] = draft[3];
  }

  /** Adds the vector of any length in `draft` by its direction, both ways if asked. */
  addVector(bothWays: boolean): void {
    const { draft } = this;
    const length = Math.sqrt(draft[0] * draft[0] + draft[1] * draft[1] + draft[2] * draft[2]);
    if (!(length > 0)) return;
    for (let i = 0; i < 3; i++) draft[i] /= length;
    this.add();
    if (!bothWays) return;
    for (let i = 0; i < 3; i++) draft[i] = -draft[i];
    this.add();
  }

  private grow(): void {
    const size = 2 * this.weights.length;
    this.directions = widened(this.directions, 3 * size);
    this.weights = widened(this.weights, size);
    this.extents = new Float64Array(size);
    this.shares = new Float64Array(size);
  }
}
