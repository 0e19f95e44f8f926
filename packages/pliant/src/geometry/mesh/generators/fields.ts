/**
 * Round solids as fields (negative inside) with a box around them, to be stuffed with tetrahedra. Only the sign and
 * continuity matter to stuffing, so not all of these are distances. Frames and options are those of the surface
 * generators.
 */
import { FieldSolid } from '../tetrahedralise/solid-source.js';
import { requirePositive } from './check-options.js';
import type { CapsuleOptions, ConeOptions } from './round.js';
import type { EllipsoidOptions, SphereOptions } from './sphere.js';
import type { ChainLinkOptions, TorusOptions } from './sweep.js';

/** A solid and the edge length to fill it with [m]. */
export interface SolidToStuff {
  readonly solid: FieldSolid;
  readonly edge: number;
}

export function sphereField(options: SphereOptions): SolidToStuff {
  const { radius, edge = radius / 4 } = options;
  return ellipsoidField({ radii: [radius, radius, radius], edge });
}

export function ellipsoidField(options: EllipsoidOptions): SolidToStuff {
  const [a, b, c] = options.radii;
  const { edge = Math.max(a, b, c) / 4 } = options;
  requirePositive({ 'radii[0]': a, 'radii[1]': b, 'radii[2]': c, edge });
  const field = (x: number, y: number, z: number) =>
    (x / a) * (x / a) + (y / b) * (y / b) + (z / c) * (z / c) - 1;
  return { solid: new FieldSolid(field, box(a, b, c)), edge };
}

export function torusField(options: TorusOptions): SolidToStuff {
  const { radius, tube, edge = tube / 2 } = options;
  requirePositive({ radius, tube, edge, 'radius less the tube': radius - tube });
  const field = (x: number, y: number, z: number) => {
    const across = Math.sqrt(x * x + z * z) - radius;
    return across * across + y * y - tube * tube;
  };
  return { solid: new FieldSolid(field, box(radius + tube, tube, radius + tube)), edge };
}

export function capsuleField(options: CapsuleOptions): SolidToStuff {
  const { radius, height, edge = radius / 2 } = options;
  requirePositive({ radius, height, edge });
  const field = (x: number, y: number, z: number) => {
    const past = Math.max(0, Math.abs(y) - height / 2);
    return x * x + past * past + z * z - radius * radius;
  };
  return { solid: new FieldSolid(field, box(radius, height / 2 + radius, radius)), edge };
}

/** The rim and the tip are rounded within the bounds of stuffing. */
export function coneField(options: ConeOptions): SolidToStuff {
  const { radius, height, edge = radius / 2 } = options;
  requirePositive({ radius, height, edge });
  const field = (x: number, y: number, z: number) => {
    const share = 0.5 - y / height;
    return Math.max(Math.sqrt(x * x + z * z) - radius * share, Math.abs(y) - height / 2);
  };
  return { solid: new FieldSolid(field, box(radius, height / 2, radius)), edge };
}

export function chainLinkField(options: ChainLinkOptions): SolidToStuff {
  const { length, width, thickness, edge = thickness / 3 } = options;
  requirePositive({ length, width, thickness, edge });
  const bend = (width - thickness) / 2;
  const straight = length - width;
  requirePositive({ 'inner width': width - 2 * thickness, 'length less the width': straight });
  const field = (x: number, y: number, z: number) => {
    const past = Math.max(0, Math.abs(x) - straight / 2);
    const across = Math.sqrt(past * past + y * y) - bend;
    return across * across + z * z - (thickness * thickness) / 4;
  };
  return { solid: new FieldSolid(field, box(length / 2, width / 2, thickness / 2)), edge };
}

function box(x: number, y: number, z: number): Float64Array {
  return Float64Array.of(-x, -y, -z, x, y, z);
}
