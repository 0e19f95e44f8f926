import type { ShapeModule } from './shape.js';

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

  bounds(_params, _o, _position, _p, _orientation, _q, out, b) {
    out.fill(Number.NEGATIVE_INFINITY, b, b + 3);
    out.fill(Number.POSITIVE_INFINITY, b + 3, b + 6);
  },
};
