import type { ShapeModule } from './shape.js';
import { aroundAxisY } from './turned-box.js';

/** Around the y axis from −halfHeight to +halfHeight. Parameters: radius, half height. */
export const cylinder: ShapeModule<'cylinder'> = {
  kind: 'cylinder',
  bounded: true,

  write(shape, params, o) {
    params[o] = shape.radius;
    params[o + 1] = shape.halfHeight;
  },

  read: (params, o) => ({ kind: 'cylinder', radius: params[o], halfHeight: params[o + 1] }),

  volume: (params, o) => 2 * Math.PI * params[o] * params[o] * params[o + 1],

  inertia(params, o, out, i) {
    const rr = params[o] * params[o];
    const across = 0.25 * rr + (params[o + 1] * params[o + 1]) / 3;
    out[i] = across;
    out[i + 1] = 0.5 * rr;
    out[i + 2] = across;
  },

  thinness: (params, o) => Math.min(params[o], params[o + 1]),

  reach: (params, o) => Math.sqrt(params[o] * params[o] + params[o + 1] * params[o + 1]),

  bounds(params, o, position, p, orientation, q, out, b) {
    aroundAxisY(params[o + 1], 0, params[o], position, p, orientation, q, out, b);
  },
};
