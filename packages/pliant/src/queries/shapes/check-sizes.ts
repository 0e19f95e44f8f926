import { PliantError } from '../../core/errors.js';
import type { ShapeDefinition } from '../../geometry/shape.js';

/**
 * Refuses sizes that are not positive, finite numbers. Scenes are checked before; whoever compiles a shape alone is
 * checked here.
 */
export function checkSizes(shape: ShapeDefinition): void {
  switch (shape.kind) {
    case 'sphere':
      return positive({ radius: shape.radius });
    case 'box':
      return eachPositive('halfExtents', shape.halfExtents);
    case 'capsule':
    case 'cylinder':
    case 'cone':
      return positive({ radius: shape.radius, halfHeight: shape.halfHeight });
    case 'ellipsoid':
      return eachPositive('radii', shape.radii);
    case 'torus':
      return positive({
        radius: shape.radius,
        tube: shape.tube,
        "radius (it must exceed the tube's)": shape.radius - shape.tube,
      });
    case 'rounded':
      return positive({ radius: shape.radius });
    case 'plane': {
      const [x, y, z] = shape.normal;
      return positive({ 'length of the normal': Math.sqrt(x * x + y * y + z * z) });
    }
    case 'union':
    case 'intersection':
    case 'difference':
      return positive({ 'number of parts': shape.parts.length });
    default:
      return;
  }
}

function eachPositive(name: string, values: readonly number[]): void {
  for (let k = 0; k < 3; k++) positive({ [`${name}[${k}]`]: values[k] });
}

function positive(values: Readonly<Record<string, number | undefined>>): void {
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value > 0 && value < Number.POSITIVE_INFINITY) continue;
    throw new PliantError(
      'invalid-value',
      `The ${name} of the shape is ${value}; give a finite number greater than 0.`,
      { path: 'shape' },
    );
  }
}
