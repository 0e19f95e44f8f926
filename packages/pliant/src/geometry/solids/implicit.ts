/**
 * A solid by a function of the user's own: inside where φ is negative. Source: lecture on rigid contacts, which asks for
 * nothing but φ and its gradient. Scenes, snapshots and recordings hold the name of the function; the program that reads
 * them defines it first.
 *
 *   φ need not be a distance. Where it grows faster, it is divided by its slope, so that it never exceeds the distance
 *   near the surface by more than its bend. A function that grows more slowly at its surface is made steeper as a whole
 *   first. The gradient comes from differences.
 *
 * Degenerate: `implicit-check.ts` refuses a function that gives no number, jumps at its surface or is flat there. A value
 * that isn't a number later counts as outside, so a function with a gap holds nothing there, and `flaw` says so. A place
 * without slope has its way out upwards.
 */
import type { DefinitionOf } from '../shape.js';
import { FieldSolid } from './field-solid.js';
import type { Accuracy } from './solid.js';

/** A function whose negative values are inside, and a box around that inside. */
export interface ImplicitFunction {
  /** φ at a point [m]: negative inside, zero on the surface. The same point must always give the same number. */
  distance(x: number, y: number, z: number): number;
  /** Lowest corner of a box that holds everything inside [m]. */
  readonly min: readonly [number, number, number];
  /** Highest corner of that box [m]. */
  readonly max: readonly [number, number, number];
}

/** Step of the differences, as a share of the longest side of the box. Smaller: rounding shows in the normals. */
const DIFFERENCE = 1e-6;

export class ImplicitSolid extends FieldSolid {
  readonly kind = 'implicit';
  readonly accuracy: Accuracy = 'bound';
  /** What the function did wrong while it was asked: the first time, in a sentence. */
  flaw: string | undefined = undefined;
  private readonly step: number;

  /** `scale` makes the slope at the surface 1 or more. */
  constructor(
    definition: DefinitionOf<'implicit'>,
    centred: boolean,
    private readonly user: ImplicitFunction,
    private readonly scale: number,
  ) {
    super(definition, []);
    const sides = [0, 1, 2].map((k) => user.max[k] - user.min[k]);
    this.step = DIFFERENCE * Math.max(...sides);
    this.settle(Float64Array.of(...user.min, ...user.max), centred);
  }

  protected field(p: Float64Array, gradient: Float64Array): number {
    const { step: h } = this;
    const [x, y, z] = p;
    const value = this.at(x, y, z);
    gradient[0] = (this.at(x + h, y, z) - this.at(x - h, y, z)) / (2 * h);
    gradient[1] = (this.at(x, y + h, z) - this.at(x, y - h, z)) / (2 * h);
    gradient[2] = (this.at(x, y, z + h) - this.at(x, y, z - h)) / (2 * h);
    const slope = Math.sqrt(
      gradient[0] * gradient[0] + gradient[1] * gradient[1] + gradient[2] * gradient[2],
    );
    if (slope > 0 && slope < Number.POSITIVE_INFINITY) for (let k = 0; k < 3; k++) gradient[k] /= slope;
    else {
      gradient[0] = gradient[2] = 0;
      gradient[1] = 1;
    }
    return slope > 1 && slope < Number.POSITIVE_INFINITY ? value / slope : value;
  }

  /** A step never throws, so neither does the user's function within it. */
  private at(x: number, y: number, z: number): number {
    try {
      const value = this.scale * this.user.distance(x, y, z);
      if (!Number.isNaN(value)) return value;
      this.flaw ??= `gives no number at (${x}, ${y}, ${z})`;
    } catch (error) {
      this.flaw ??= `throws at (${x}, ${y}, ${z}): ${error instanceof Error ? error.message : String(error)}`;
    }
    return Number.POSITIVE_INFINITY;
  }
}
