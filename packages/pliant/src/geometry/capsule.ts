import type { ShapeModule } from './shape.js';
import { aroundAxisY } from './turned-box.js';

/** A segment along y from −halfHeight to +halfHeight, thickened by the radius. Parameters: radius, half height. */
export const capsule: ShapeModule<'capsule'> = {
  kind: 'capsule',
  bounded: true,

  write(shape, params, o) {
    params[o] = shape.radius;
    params[o + 1] = shape.halfHeight;
  },

  read: (params, o) => ({ kind: 'capsule', radius: params[o], halfHeight: params[o + 1] }),

  volume(params, o) {
    const r = params[o];
    return Math.PI * r * r * (2 * params[o + 1] + (4 / 3) * r);
  },

  /** Cylinder and two half balls; a half ball's centre is 3r/8 beyond the cylinder's end. */
  inertia(params, o, out, i) {
    const r = params[o];
    const h = params[o + 1];
    const cylinder = 2 * h;
    const balls = (4 / 3) * r;
    const total = cylinder + balls;
    const along = (cylinder * 0.5 * r * r + balls * 0.4 * r * r) / total;
    const across =
      (cylinder * (0.25 * r * r + (h * h) / 3) + balls * (0.4 * r * r + h * h + 0.75 * h * r)) / total;
    out[i] = across;
    out[i + 1] = along;
    out[i + 2] = across;
  },

  thinness: (params, o) => params[o],

  reach: (params, o) => params[o] + params[o + 1],

  bounds(params, o, position, p, orientation, q, out, b) {
    aroundAxisY(params[o + 1], params[o], 0, position, p, orientation, q, out, b);
  },
};
