/**
 * Union, intersection and difference of solids. Source: lecture on rigid contacts, with its sign rules:
 *
 *   union         φ = min φᵢ         exact outside; inside only a bound (the nearest surface may lie in another part)
 *   intersection  φ = max φᵢ         exact inside; outside only a bound (the lecture's question mark)
 *   difference    φ = max(φ₀, −φᵢ)   an intersection with what is outside the others, so exact inside
 *
 * Bounds keep the sign and never exceed the distance to the surface.
 */
import * as vec3 from '../../math/vec3.js';
import type { DefinitionOf, ShapeDefinition } from '../shape.js';
import { FieldSolid } from './field-solid.js';
import { PlacedSolid } from './placed.js';
import { type Accuracy, accuracyOf, isExactInside, isExactOutside, type Solid } from './solid.js';

type Operation = 'union' | 'intersection' | 'difference';

/** A solid made of others, which `compile` makes from their shapes. */
export function combine(
  definition: DefinitionOf<Operation>,
  compile: (shape: ShapeDefinition) => Solid,
  centred: boolean,
): CombinedSolid {
  const parts = definition.parts.map(
    ({ shape, position, orientation }) => new PlacedSolid(compile(shape), position, orientation),
  );
  return new CombinedSolid(definition, parts, centred);
}

export class CombinedSolid extends FieldSolid {
  readonly kind: Operation;
  readonly accuracy: Accuracy;
  private readonly slope = new Float64Array(3);
  private readonly probe = new Float64Array(3);

  constructor(definition: DefinitionOf<Operation>, parts: readonly PlacedSolid[], centred: boolean) {
    super(definition, parts);
    this.kind = definition.kind;
    this.accuracy = combinedAccuracy(this.kind, parts);
    const box = combinedBox(this.kind, parts);
    if (this.kind === 'union' && !centred && box.every(Number.isFinite))
      this.settleLater(box, Math.max(...parts.map((part) => part.reach())));
    else this.settle(box, centred);
  }

  /** The part whose surface is nearest to `p`, or that `p` is deepest in, in the solid's own frame. */
  partAt(p: Float64Array): number {
    const { query, centre, slope, parts } = this;
    for (let k = 0; k < 3; k++) query[k] = p[k] + centre[k];
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < parts.length; i++) {
      const distance = parts[i].distance(query, slope);
      if (distance >= least) continue;
      least = distance;
      best = i;
    }
    return best;
  }

  /**
   * A ray is in a union when it is in one part, and in an intersection or difference when it is in all parts and out of
   * all that is cut away. So the least and the greatest of the ways that are safe by single parts are safe.
   */
  ahead(p: Float64Array, direction: Float64Array): number {
    const { query, centre, slope, parts, kind } = this;
    for (let k = 0; k < 3; k++) query[k] = p[k] + centre[k];
    const isUnion = kind === 'union';
    let best = isUnion ? Number.POSITIVE_INFINITY : 0;
    for (let i = 0; i < parts.length; i++) {
      let way = parts[i].distance(query, slope);
      const { isConvex, accuracy } = parts[i].solid;
      const isPlain = isConvex && accuracy === 'exact';
      if (kind === 'difference' && i > 0) way = isPlain && way < 0 ? this.inside(i, direction, -way) : -way;
      else if (isPlain && way > 0) {
        const closing = -vec3.dot(slope, 0, direction, 0);
        way = closing > 0 ? way / closing : Number.POSITIVE_INFINITY;
      }
      best = isUnion ? Math.min(best, way) : Math.max(best, way);
    }
    return best;
  }

  /** How far a ray from `query` surely stays in a convex part: between two points of it, all is inside. */
  private inside(i: number, direction: Float64Array, sure: number): number {
    const { query, slope, probe, parts } = this;
    let way = sure;
    while (way < this.reach) {
      for (let k = 0; k < 3; k++) probe[k] = query[k] + 2 * way * direction[k];
      if (!(parts[i].distance(probe, slope) < 0)) break;
      way *= 2;
    }
    return way;
  }

  protected field(p: Float64Array, gradient: Float64Array): number {
    const { slope, parts, kind } = this;
    let best = kind === 'union' ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
    for (let i = 0; i < parts.length; i++) {
      const sign = kind === 'difference' && i > 0 ? -1 : 1;
      const distance = sign * parts[i].distance(p, slope);
      if (kind === 'union' ? distance >= best : distance <= best) continue;
      best = distance;
      for (let k = 0; k < 3; k++) gradient[k] = sign * slope[k];
    }
    return best;
  }
}

function combinedAccuracy(kind: Operation, parts: readonly PlacedSolid[]): Accuracy {
  const [first, ...others] = parts.map(({ solid }) => solid);
  if (kind === 'union') return accuracyOf(false, [first, ...others].every(isExactOutside));
  const restExact = kind === 'intersection' ? others.every(isExactInside) : others.every(isExactOutside);
  return accuracyOf(isExactInside(first) && restExact, false);
}

function combinedBox(kind: Operation, parts: readonly PlacedSolid[]): Float64Array {
  const box = parts[0].bounds();
  if (kind === 'difference') return box;
  for (const part of parts.slice(1)) {
    const other = part.bounds();
    for (let k = 0; k < 3; k++) {
      box[k] = kind === 'union' ? Math.min(box[k], other[k]) : Math.max(box[k], other[k]);
      box[3 + k] = kind === 'union' ? Math.max(box[3 + k], other[3 + k]) : Math.min(box[3 + k], other[3 + k]);
    }
  }
  return box;
}
