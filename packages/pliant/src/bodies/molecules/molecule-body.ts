/** One body of molecules in the contact pipeline: the body itself, its box, and its surface if a method needs one. */
import type { MassSpring } from '../mass-spring/index.js';
import type { MassSpringBody } from '../mass-spring/mass-spring-body.js';
import { MoleculeSurface, type MoleculeSurfaceOptions } from './surface.js';

export class MoleculeBody {
  readonly model: MassSpring;
  readonly frictions: Float64Array;
  readonly moduli: Float64Array;
  /**
   * The box around the molecules' spheres, or around the surface if it reaches farther: min x, y, z, max x, y, z [m].
   */
  readonly box = new Float64Array(6);
  /** Row of the body in its world. */
  row = 0;
  /** Whether no molecule can move, at the last `bound`. */
  isFixed = false;
  private made: MoleculeSurface | undefined;
  private readonly radius: number;

  constructor(
    readonly source: MassSpringBody,
    readonly surfaceOptions: MoleculeSurfaceOptions = { rate: 10 },
  ) {
    this.model = source.model;
    this.frictions = source.frictions;
    this.moduli = source.moduli;
    this.radius = source.reach;
    this.bound();
  }

  /** [kg]; infinite for a body that can't move. */
  get mass(): number {
    return this.isFixed ? Number.POSITIVE_INFINITY : this.source.mass;
  }

  /** Speed of the fastest molecule [m/s]. */
  fastest(): number {
    this.source.bind();
    const { velocities: v, count } = this.model;
    let mostSq = 0;
    for (let k = 0; k < 3 * count; k += 3) {
      const speedSq = v[k] * v[k] + v[k + 1] * v[k + 1] + v[k + 2] * v[k + 2];
      if (speedSq > mostSq) mostSq = speedSq;
    }
    return Math.sqrt(mostSq);
  }

  get surface(): MoleculeSurface | undefined {
    return this.made;
  }

  /** The surface. If there is none, it is generated at `time` [s], or restored from the body's memory. */
  needSurface(time: number): MoleculeSurface {
    if (this.made === undefined) {
      this.source.bind();
      this.made = new MoleculeSurface(this.source, this.surfaceOptions, time);
      this.source.reach = Math.max(this.radius, this.made.margin);
    }
    return this.made;
  }

  /** Generates the surface anew. */
  generateSurface(time: number): void {
    this.made?.generate(time);
    this.source.reach = Math.max(this.radius, this.made?.margin ?? 0);
  }

  dropSurface(): void {
    this.made = undefined;
    this.source.skin.fill(0);
    this.source.skin[0] = -1;
    this.source.reach = this.radius;
  }

  /** Updates the box to the molecules' present places. */
  bound(): void {
    this.source.bind();
    this.isFixed = this.source.isFixed;
    const { box, model } = this;
    const { positions, count } = model;
    const { reach } = this.source;
    for (let axis = 0; axis < 3; axis++) {
      let low = Number.POSITIVE_INFINITY;
      let high = Number.NEGATIVE_INFINITY;
      for (let k = axis; k < 3 * count; k += 3) {
        const x = positions[k];
        if (x < low) low = x;
        if (x > high) high = x;
      }
      box[axis] = low - reach;
      box[3 + axis] = high + reach;
    }
  }
}
