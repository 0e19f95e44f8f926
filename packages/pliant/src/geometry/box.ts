import type { ShapeModule } from './shape.js';

export const box: ShapeModule<'box'> = {
  kind: 'box',
  bounded: true,

  write(shape, params, o) {
    for (let k = 0; k < 3; k++) params[o + k] = shape.halfExtents[k];
  },

  read: (params, o) => ({ kind: 'box', halfExtents: [params[o], params[o + 1], params[o + 2]] }),

  volume: (params, o) => 8 * params[o] * params[o + 1] * params[o + 2],

  inertia(params, o, out, i) {
    const xx = params[o] * params[o];
    const yy = params[o + 1] * params[o + 1];
    const zz = params[o + 2] * params[o + 2];
    out[i] = (yy + zz) / 3;
    out[i + 1] = (xx + zz) / 3;
    out[i + 2] = (xx + yy) / 3;
  },

  thinness: (params, o) => Math.min(params[o], params[o + 1], params[o + 2]),

  reach: (params, o) =>
    Math.sqrt(params[o] * params[o] + params[o + 1] * params[o + 1] + params[o + 2] * params[o + 2]),

  bounds(params, o, position, p, orientation, q, out, b) {
    const x = orientation[q];
    const y = orientation[q + 1];
    const z = orientation[q + 2];
    const w = orientation[q + 3];
    const hx = params[o];
    const hy = params[o + 1];
    const hz = params[o + 2];
    // The reach along a world axis is the sum of the half extents seen along it: |R| h.
    const rx =
      Math.abs(1 - 2 * (y * y + z * z)) * hx +
      Math.abs(2 * (x * y - z * w)) * hy +
      Math.abs(2 * (x * z + y * w)) * hz;
    const ry =
      Math.abs(2 * (x * y + z * w)) * hx +
      Math.abs(1 - 2 * (x * x + z * z)) * hy +
      Math.abs(2 * (y * z - x * w)) * hz;
    const rz =
      Math.abs(2 * (x * z - y * w)) * hx +
      Math.abs(2 * (y * z + x * w)) * hy +
      Math.abs(1 - 2 * (x * x + y * y)) * hz;
    out[b] = position[p] - rx;
    out[b + 1] = position[p + 1] - ry;
    out[b + 2] = position[p + 2] - rz;
    out[b + 3] = position[p] + rx;
    out[b + 4] = position[p + 1] + ry;
    out[b + 5] = position[p + 2] + rz;
  },
};
