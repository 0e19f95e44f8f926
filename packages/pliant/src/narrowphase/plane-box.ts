import { SHAPE_PARAMS } from '../geometry/shape.js';
import type { PairCollider } from './method.js';
import { bodyRotation } from './place-box.js';
import { placePlane } from './place-plane.js';

/** Every corner below the plane is a contact; corner k has the sign bits of k as its x, y, z sides. */
export function makePlaneBox(): PairCollider {
  const placed = new Float64Array(4);
  const r = new Float64Array(9);
  return (c, first, second, out) => {
    placePlane(c, first, placed);
    bodyRotation(c, second, r);
    const { position, shape } = c;
    const j = second * 3;
    const o = second * SHAPE_PARAMS;
    const nx = placed[0];
    const ny = placed[1];
    const nz = placed[2];
    const height = nx * position[j] + ny * position[j + 1] + nz * position[j + 2] - placed[3];
    const lowest =
      height -
      Math.abs((nx * r[0] + ny * r[3] + nz * r[6]) * shape[o]) -
      Math.abs((nx * r[1] + ny * r[4] + nz * r[7]) * shape[o + 1]) -
      Math.abs((nx * r[2] + ny * r[5] + nz * r[8]) * shape[o + 2]);
    if (!(lowest < out.margin)) return;
    const far = out.margin + out.spread;
    for (let k = 0; k < 8; k++) {
      const x = (k & 1) === 0 ? -shape[o] : shape[o];
      const y = (k & 2) === 0 ? -shape[o + 1] : shape[o + 1];
      const z = (k & 4) === 0 ? -shape[o + 2] : shape[o + 2];
      const wx = r[0] * x + r[1] * y + r[2] * z;
      const wy = r[3] * x + r[4] * y + r[5] * z;
      const wz = r[6] * x + r[7] * y + r[8] * z;
      const depth = -(height + nx * wx + ny * wy + nz * wz);
      if (!(depth > -far)) continue;
      const up = 0.5 * depth;
      const { draft } = out;
      draft[0] = position[j] + wx + nx * up;
      draft[1] = position[j + 1] + wy + ny * up;
      draft[2] = position[j + 2] + wz + nz * up;
      draft[3] = -nx;
      draft[4] = -ny;
      draft[5] = -nz;
      draft[6] = depth;
      out.add(k);
    }
  };
}
