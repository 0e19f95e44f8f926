import type { ShapeModule } from './shape.js';

/**
 * Around the y axis, its origin the centre of mass: base at −halfHeight/2, tip at +3 halfHeight/2. Parameters: radius
 * of the base, half height.
 */
export const cone: ShapeModule<'cone'> = {
  kind: 'cone',
  bounded: true,

  write(shape, params, o) {
    params[o] = shape.radius;
    params[o + 1] = shape.halfHeight;
  },

  read: (params, o) => ({ kind: 'cone', radius: params[o], halfHeight: params[o + 1] }),

  volume: (params, o) => (2 / 3) * Math.PI * params[o] * params[o] * params[o + 1],

  inertia(params, o, out, i) {
    const rr = params[o] * params[o];
    const height = 2 * params[o + 1];
    const across = 0.15 * rr + (3 / 80) * height * height;
    out[i] = across;
    out[i + 1] = 0.3 * rr;
    out[i + 2] = across;
  },

  /** Half of the smallest width: across the middle of the height, or along it. */
  thinness: (params, o) => Math.min(0.5 * params[o], params[o + 1]),

  reach(params, o) {
    const base = 0.5 * params[o + 1];
    return Math.max(3 * base, Math.sqrt(params[o] * params[o] + base * base));
  },

  bounds(params, o, position, p, orientation, q, out, b) {
    const x = orientation[q];
    const y = orientation[q + 1];
    const z = orientation[q + 2];
    const w = orientation[q + 3];
    const r = params[o];
    const down = -0.5 * params[o + 1];
    const up = 1.5 * params[o + 1];
    const ax = 2 * (x * y - z * w);
    const ay = 1 - 2 * (x * x + z * z);
    const az = 2 * (y * z + x * w);
    for (let k = 0; k < 3; k++) {
      const a = k === 0 ? ax : k === 1 ? ay : az;
      const left = k === 0 ? ay * ay + az * az : k === 1 ? ax * ax + az * az : ax * ax + ay * ay;
      const rim = r * Math.sqrt(left);
      out[b + k] = position[p + k] + Math.min(a * up, a * down - rim);
      out[b + 3 + k] = position[p + k] + Math.max(a * up, a * down + rim);
    }
  },
};
