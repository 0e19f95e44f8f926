import type { ShapeModule } from './shape.js';

export const sphere: ShapeModule<'sphere'> = {
  kind: 'sphere',
  bounded: true,

  write(shape, params, o) {
    params[o] = shape.radius;
  },

  read: (params, o) => ({ kind: 'sphere', radius: params[o] }),

  volume: (params, o) => (4 / 3) * Math.PI * params[o] * params[o] * params[o],

  inertia(params, o, out, i) {
    out.fill(0.4 * params[o] * params[o], i, i + 3);
  },

  thinness: (params, o) => params[o],

  reach: (params, o) => params[o],

  bounds(params, o, position, p, _orientation, _q, out, b) {
    const radius = params[o];
    for (let k = 0; k < 3; k++) {
      out[b + k] = position[p + k] - radius;
      out[b + 3 + k] = position[p + k] + radius;
    }
  },
};
