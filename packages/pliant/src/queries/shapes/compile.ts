/** From the description of a shape to a solid that can be asked. */
import { PliantError } from '../../core/errors.js';
import type { ShapeDefinition } from '../../geometry/shape.js';
import { BoxSolid } from '../../geometry/solids/box.js';
import { CapsuleSolid } from '../../geometry/solids/capsule.js';
import { ConeSolid } from '../../geometry/solids/cone.js';
import { CylinderSolid } from '../../geometry/solids/cylinder.js';
import { EllipsoidSolid } from '../../geometry/solids/ellipsoid.js';
import { implicitSolid } from '../../geometry/solids/implicit-names.js';
import { PlaneSolid } from '../../geometry/solids/plane.js';
import type { Solid } from '../../geometry/solids/solid.js';
import { SphereSolid } from '../../geometry/solids/sphere.js';
import { TorusSolid } from '../../geometry/solids/torus.js';
import { checkSizes } from './check-sizes.js';
import { combinedSolids, hullSolids, meshSolids, roundedSolids } from './mesh-solids.js';

/**
 * The solid of a shape. `centred` moves the origin of hulls, meshes and combined shapes to their centre of mass, as
 * bodies that forces move need it; other shapes have it there anyway.
 */
export function compileSolid(shape: ShapeDefinition, centred = false): Solid {
  checkSizes(shape);
  switch (shape.kind) {
    case 'plane':
      return new PlaneSolid(shape);
    case 'sphere':
      return new SphereSolid(shape);
    case 'box':
      return new BoxSolid(shape);
    case 'capsule':
      return new CapsuleSolid(shape);
    case 'cylinder':
      return new CylinderSolid(shape);
    case 'cone':
      return new ConeSolid(shape);
    case 'ellipsoid':
      return new EllipsoidSolid(shape);
    case 'torus':
      return new TorusSolid(shape);
    case 'hull':
      return new (hullSolids.get('shape.kind'))(shape, centred);
    case 'mesh':
      return new (meshSolids.get('shape.kind'))(shape, centred);
    case 'implicit':
      return implicitSolid(shape, centred);
    case 'rounded':
      return new (roundedSolids.get('shape.kind'))(shape, bounded(compileSolid(shape.shape)), centred);
    default:
      return combinedSolids.get('shape.kind')(shape, (part) => compileSolid(part), centred);
  }
}

function bounded(solid: Solid): Solid {
  if (solid.reach < Number.POSITIVE_INFINITY) return solid;
  throw new PliantError('invalid-value', 'A plane has no edges to round; round a shape that ends.', {
    path: 'shape.shape',
  });
}
