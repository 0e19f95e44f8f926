import type { ShapeModule } from './shape.js';

/** Parameters: the radii along x, y and z. */
export const ellipsoid: ShapeModule<'ellipsoid'> = {
  kind: 'ellipsoid',
  bounded: true,

  write(shape, params, o) {
    for (let k = 0; k < 3; k++) params[o + k] = shape.radii[k];
  },

  read: (params, o) => ({ kind: 'ellipsoid', radii: [params[o], params[o + 1], params[o + 2]] }),

  volume: (params, o) => (4 / 3) * Math.PI * params[o] * params[o + 1] * params[o + 2],

  inertia(params, o, out, i) {
    const xx = params[o] * params[o];
    const yy = params[o + 1] * params[o + 1];
    const zz = params[o + 2] * params[o + 2];
    out[i] = (yy + zz) / 5;
    out[i + 1] = (xx + zz) / 5;
    out[i + 2] = (xx + yy) / 5;
  },

  thinness: (params, o) => Math.min(params[o], params[o + 1], params[o + 2]),

  reach: (params, o) => Math.max(params[o], params[o + 1], params[o + 2]),

  bounds(params, o, position, p, orientation, q, out, b) {
    const x = orientation[q];
    const y = orientation[q + 1];
    const z = orientation[q + 2];
    const w = orientation[q + 3];
    const rx = params[o];
    const ry = params[o + 1];
    const rz = params[o + 2];
    // The support of an ellipsoid along a world axis is |diag(r) Rᵀ e|.
    const x0 = (1 - 2 * (y * y + z * z)) * rx;
    const x1 = 2 * (x * y - z * w) * ry;
    const x2 = 2 * (x * z + y * w) * rz;
    const y0 = 2 * (x * y + z * w) * rx;
    const y1 = (1 - 2 * (x * x + z * z)) * ry;
    const y2 = 2 * (y * z - x * w) * rz;
    const z0 = 2 * (x * z - y * w) * rx;
    const z1 = 2 * (y * z + x * w) * ry;
    const z2 = (1 - 2 * (x * x + y * y)) * rz;
    const sx = Math.sqrt(x0 * x0 + x1 * x1 + x2 * x2);
    const sy = Math.sqrt(y0 * y0 + y1 * y1 + y2 * y2);
    const sz = Math.sqrt(z0 * z0 + z1 * z1 + z2 * z2);
    out[b] = position[p] - sx;
    out[b + 1] = position[p + 1] - sy;
    out[b + 2] = position[p + 2] - sz;
    out[b + 3] = position[p] + sx;
    out[b + 4] = position[p + 1] + sy;
    out[b + 5] = position[p + 2] + sz;
  },
};
