/** Boxes of random size and place that drift, at one density for every number of them: each overlaps about two others. */
import { Random, World } from 'pliant';
import { WorldRows } from 'pliant/drawing';

/** Volume of space per box, in units of a mean box [m³]. */
const SPACING = 1.5;

const HALF_MIN = 0.25;
const HALF_MAX = 0.75;

/** How far a box drifts from one find to the next [m]: a brisk 6 m/s at 60 Hz. */
const DRIFT = 0.1;

export class MovingBoxes {
  readonly world: World;
  private readonly drift: Float64Array;
  private readonly side: number;

  constructor(
    readonly count: number,
    seed: number,
  ) {
    const random = new Random(seed);
    this.side = Math.cbrt(count) * SPACING;
    this.drift = new Float64Array(count * 3);
    this.world = new World({ gravity: [0, 0, 0], sleeping: false, seed });
    const half = () => random.uniform(HALF_MIN, HALF_MAX);
    const place = () => random.uniform(0, this.side);
    for (let row = 0; row < count; row++) {
      const halfExtents = [half(), half(), half()] as const;
      this.world.add({
        kind: 'rigid',
        mass: 1,
        shape: { kind: 'box', halfExtents },
        position: [place(), place(), place()],
      });
    }
    for (let i = 0; i < this.drift.length; i++) this.drift[i] = random.uniform(-DRIFT, DRIFT);
  }

  /** Boxes of the bodies: three lower and three upper ends each [m]. */
  get bounds(): Float64Array {
    return new WorldRows(this.world).bodies.bounds;
  }

  /** Moves every box, and the bounds that a broad phase reads, by its drift; boxes turn back at the walls. */
  move(): void {
    const { bounds } = this;
    for (let row = 0; row < this.count; row++) {
      for (let k = 0; k < 3; k++) {
        const i = row * 3 + k;
        const low = row * 6 + k;
        if (bounds[low] < 0 && this.drift[i] < 0) this.drift[i] = -this.drift[i];
        if (bounds[low + 3] > this.side && this.drift[i] > 0) this.drift[i] = -this.drift[i];
        bounds[low] += this.drift[i];
        bounds[low + 3] += this.drift[i];
      }
    }
  }
}
