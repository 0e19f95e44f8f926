import { SHAPE_PARAMS, type ShapeDefinition } from '../shape.js';
import { shapeOf, writeShape } from '../shapes.js';
import { alongAxes, type MassProperties } from './solid.js';

const ORIGIN = new Float64Array(3);
const UPRIGHT = Float64Array.of(0, 0, 0, 1);

/** What the module of a simple shape says of it, in its own frame. */
export interface Parameters {
  readonly values: Float64Array;
  readonly bounds: Float64Array;
  readonly thinness: number;
  readonly reach: number;
  mass(): MassProperties;
}

/** Reads a shape that fits into a few numbers. */
export function parametersOf(definition: ShapeDefinition): Parameters {
  const module = shapeOf(definition.kind);
  const values = new Float64Array(SHAPE_PARAMS);
  writeShape(definition, values, 0);
  const bounds = new Float64Array(6);
  module.bounds(values, 0, ORIGIN, 0, UPRIGHT, 0, bounds, 0);
  return {
    values,
    bounds,
    thinness: module.thinness(values, 0),
    reach: module.reach(values, 0),
    mass() {
      const moments = new Float64Array(3);
      module.inertia(values, 0, moments, 0);
      return {
        volume: module.volume(values, 0),
        centre: new Float64Array(3),
        inertia: alongAxes(moments),
      };
    },
  };
}
