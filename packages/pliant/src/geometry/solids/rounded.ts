/**
 * A solid grown by a radius: φ − r. Exact outside wherever φ is; inside too for convex solids, and a bound for others,
 * whose notches fill up. A convex solid stays convex, with the same core and more roundness.
 */
import type { DefinitionOf } from '../shape.js';
import { FieldSolid } from './field-solid.js';
import { PlacedSolid } from './placed.js';
import {
  type Accuracy,
  accuracyOf,
  type ConvexSolid,
  type Face,
  isConvex,
  isExactInside,
  isExactOutside,
  type Solid,
} from './solid.js';

export class RoundedSolid extends FieldSolid {
  readonly kind = 'rounded';
  readonly accuracy: Accuracy;
  override readonly isConvex: boolean;
  readonly round: number;
  private readonly core: ConvexSolid | undefined;
  private readonly radius: number;

  constructor(definition: DefinitionOf<'rounded'>, inner: Solid, centred: boolean) {
    super(definition, [new PlacedSolid(inner)]);
    this.radius = definition.radius;
    this.core = isConvex(inner) ? inner : undefined;
    this.isConvex = inner.isConvex;
    this.round = this.radius + (this.core?.round ?? 0);
    this.accuracy = accuracyOf(isExactInside(inner) && inner.isConvex, isExactOutside(inner));
    const box = Float64Array.from(inner.bounds, (side, k) => side + (k < 3 ? -this.radius : this.radius));
    this.settle(box, centred);
    this.thinness = inner.thinness + this.radius;
  }

  support(d: Float64Array, out: Float64Array, o: number): void {
    this.core!.support(d, out, o);
    for (let k = 0; k < 3; k++) out[o + k] -= this.centre[k];
  }

  face(d: Float64Array, out: Face): void {
    this.core!.face(d, out);
    for (let i = 0; i < 3 * out.count; i++) out.points[i] += this.radius * d[i % 3] - this.centre[i % 3];
  }

  protected field(p: Float64Array, gradient: Float64Array): number {
    return this.parts[0].distance(p, gradient) - this.radius;
  }
}
