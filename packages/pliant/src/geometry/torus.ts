import type { ShapeModule } from './shape.js';
import { aroundAxisY } from './turned-box.js';

/** A tube around a circle in the xz plane. Parameters: radius of the circle, radius of the tube. */
export const torus: ShapeModule<'torus'> = {
  kind: 'torus',
  bounded: true,

  write(shape, params, o) {
    params[o] = shape.radius;
    params[o + 1] = shape.tube;
  },

  read: (params, o) => ({ kind: 'torus', radius: params[o], tube: params[o + 1] }),

  volume: (params, o) => 2 * Math.PI * Math.PI * params[o] * params[o + 1] * params[o + 1],

  inertia(params, o, out, i) {
    const rr = params[o] * params[o];
    const tt = params[o + 1] * params[o + 1];
    const across = 0.5 * rr + 0.625 * tt;
    out[i] = across;
    out[i + 1] = rr + 0.75 * tt;
    out[i + 2] = across;
  },

  thinness: (params, o) => params[o + 1],

  reach: (params, o) => params[o] + params[o + 1],

  bounds(params, o, position, p, orientation, q, out, b) {
    aroundAxisY(0, params[o + 1], params[o], position, p, orientation, q, out, b);
  },
};
