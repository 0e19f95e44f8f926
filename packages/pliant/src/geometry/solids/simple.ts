/**
 * The common part of solids that are a few numbers: what their module says, and a surface that is made when asked for.
 */
import type { DefinitionOf, ShapeKind } from '../shape.js';
import { type Parameters, parametersOf } from './parameters.js';
import type { Accuracy, MassProperties, Solid, Surface } from './solid.js';

export abstract class SimpleSolid<K extends ShapeKind> implements Solid {
  readonly kind: K;
  readonly accuracy: Accuracy = 'exact';
  abstract readonly isConvex: boolean;
  readonly bounds: Float64Array;
  readonly thinness: number;
  readonly reach: number;
  protected readonly values: Float64Array;
  private readonly parameters: Parameters;
  private made: Surface | undefined;

  constructor(readonly definition: DefinitionOf<K>) {
    this.kind = definition.kind as K;
    this.parameters = parametersOf(definition);
    this.values = this.parameters.values;
    this.bounds = this.parameters.bounds;
    this.thinness = this.parameters.thinness;
    this.reach = this.parameters.reach;
  }

  abstract distance(p: Float64Array, o: number, gradient: Float64Array): number;
  protected abstract makeSurface(): Surface;

  mass(): MassProperties {
    return this.parameters.mass();
  }

  surface(): Surface {
    this.made ??= this.makeSurface();
    return this.made;
  }
}
