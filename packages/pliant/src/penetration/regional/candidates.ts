/** Directions in which body `a` might leave body `b`, each with its weight. */
export class Candidates {
  count = 0;
  directions = new Float64Array(192);
  weights = new Float64Array(64);
  /** How far `a` must move along each [m], or a lower bound of it where that already rules the candidate out. */
  extents = new Float64Array(64);
  /** Part of each in the blend. */
  shares = new Float64Array(64);

  clear(): void {
    this.count = 0;
  }

  /** Adds a unit direction; a zero one is left out. */
  add(x: number, y: number, z: number, weight: number): void {
    if (!(weight > 0) || (x === 0 && y === 0 && z === 0)) return;
    if (this.count === this.weights.length) this.grow();
    this.directions[3 * this.count] = x;
    this.directions[3 * this.count + 1] = y;
    this.directions[3 * this.count + 2] = z;
    this.weights[this.count++] = weight;
  }

  /** Adds a vector of any length by its direction, both ways if asked. */
  addVector(x: number, y: number, z: number, weight: number, bothWays: boolean): void {
    const length = Math.sqrt(x * x + y * y + z * z);
    if (!(length > 0)) return;
    this.add(x / length, y / length, z / length, weight);
    if (bothWays) this.add(-x / length, -y / length, -z / length, weight);
  }

  private grow(): void {
    const size = 2 * this.weights.length;
    const directions = new Float64Array(3 * size);
    directions.set(this.directions);
    const weights = new Float64Array(size);
    weights.set(this.weights);
    this.directions = directions;
    this.weights = weights;
    this.extents = new Float64Array(size);
    this.shares = new Float64Array(size);
  }
}
