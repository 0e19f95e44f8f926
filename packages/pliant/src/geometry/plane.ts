import type { ShapeModule } from './shape.js';

/**
 * How far the finite side of a plane's bounds lies outside the plane, relative to 1 m and to its distance from the
 * origin. Rounding of a body's own bounds is some 1e-16 of that; without the margin it could hide a touch.
 */
const BOUNDS_MARGIN = 1e-9;

/** Half-space below the plane n·x = offset in the body's frame; everything on the normal's far side is solid. */
export const plane: ShapeModule<'plane'> = {
  kind: 'plane',
  bounded: false,

  write(shape, params, o) {
    const [x, y, z] = shape.normal;
    const scale = 1 / Math.sqrt(x * x + y * y + z * z);
    params[o] = x * scale;
    params[o + 1] = y * scale;
    params[o + 2] = z * scale;
    params[o + 3] = shape.offset ?? 0;
  },

  read: (params, o) => ({
    kind: 'plane',
    normal: [params[o], params[o + 1], params[o + 2]],
    offset: params[o + 3],
  }),

  volume: () => Number.POSITIVE_INFINITY,

  inertia(_params, _o, out, i) {
    out.fill(Number.POSITIVE_INFINITY, i, i + 3);
  },

  thinness: () => Number.POSITIVE_INFINITY,

  reach: () => Number.POSITIVE_INFINITY,

  bounds(params, o, position, p, orientation, q, out, b) {
    out.fill(Number.NEGATIVE_INFINITY, b, b + 3);
    out.fill(Number.POSITIVE_INFINITY, b + 3, b + 6);
    const axis = straightAxis(params, o, orientation, q);
    if (axis < 0) return;
    const normal = params[o + axis];
    const level = normal * params[o + 3] + position[p + axis];
    const edge = level + normal * BOUNDS_MARGIN * (1 + Math.abs(level));
    out[normal > 0 ? b + 3 + axis : b + axis] = edge;
  },
};

/**
 * The axis along which an unturned plane faces, so that its half-space is a box with one finite side; -1 for any other.
 */
function straightAxis(params: Float64Array, o: number, orientation: Float64Array, q: number): number {
  if (orientation[q] !== 0 || orientation[q + 1] !== 0 || orientation[q + 2] !== 0) return -1;
  for (let k = 0; k < 3; k++) if (Math.abs(params[o + k]) === 1) return k;
  return -1;
}
