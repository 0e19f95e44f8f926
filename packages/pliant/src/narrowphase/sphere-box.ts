import { SHAPE_PARAMS } from '../geometry/shape.js';
import type { PairCollider } from './method.js';
import { bodyRotation } from './place-box.js';

/**
 * Works with the sphere's centre in the box's frame. Outside, the nearest point of the box is the clamped centre.
 * Inside, the way out is through the nearest face; on a tie the first of x, y, z.
 */
export function makeSphereBox(): PairCollider {
  const r = new Float64Array(9);
  const local = new Float64Array(3);
  const normal = new Float64Array(3);
  return (c, first, second, out) => {
    bodyRotation(c, second, r);
    const { position, shape } = c;
    const i = first * 3;
    const j = second * 3;
    const o = second * SHAPE_PARAMS;
    const radius = shape[first * SHAPE_PARAMS];
    const dx = position[i] - position[j];
    const dy = position[i + 1] - position[j + 1];
    const dz = position[i + 2] - position[j + 2];
    let distanceSq = 0;
    for (let k = 0; k < 3; k++) {
      const x = r[k] * dx + r[3 + k] * dy + r[6 + k] * dz;
      local[k] = x;
      const h = shape[o + k];
      normal[k] = x > h ? x - h : x < -h ? x + h : 0;
      distanceSq += normal[k] * normal[k];
    }
    const far = radius + out.margin;
    if (distanceSq >= far * far) return;
    let distance = Math.sqrt(distanceSq);
    if (distance > 0) for (let k = 0; k < 3; k++) normal[k] /= distance;
    else distance = -wayOut(local, shape, o, normal);
    const nx = r[0] * normal[0] + r[1] * normal[1] + r[2] * normal[2];
    const ny = r[3] * normal[0] + r[4] * normal[1] + r[5] * normal[2];
    const nz = r[6] * normal[0] + r[7] * normal[1] + r[8] * normal[2];
    // Halfway between the box's surface, at −distance from the centre, and the sphere's, at −radius.
    const back = 0.5 * (distance + radius);
    const { draft } = out;
    draft[0] = position[i] - nx * back;
    draft[1] = position[i + 1] - ny * back;
    draft[2] = position[i + 2] - nz * back;
    draft[3] = nx;
    draft[4] = ny;
    draft[5] = nz;
    draft[6] = radius - distance;
    out.add(0);
  };
}

/** Writes the outward normal of the nearest face and returns how deep the point lies below it. */
function wayOut(local: Float64Array, half: Float64Array, o: number, normal: Float64Array): number {
  let axis = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let k = 0; k < 3; k++) {
    const depth = half[o + k] - Math.abs(local[k]);
    if (depth < least) {
      least = depth;
      axis = k;
    }
  }
  normal.fill(0);
  normal[axis] = local[axis] < 0 ? -1 : 1;
  return least;
}
