import { SHAPE_PARAMS } from '../geometry/shape.js';
import type { PairCollider } from './method.js';

/** Concentric spheres have no direction of their own. They separate along y, which gravity usually leaves free. */
export const sphereSphere: PairCollider = (c, first, second, out) => {
  const { position, shape } = c;
  const i = first * 3;
  const j = second * 3;
  const ra = shape[first * SHAPE_PARAMS];
  const rb = shape[second * SHAPE_PARAMS];
  let x = position[i] - position[j];
  let y = position[i + 1] - position[j + 1];
  let z = position[i + 2] - position[j + 2];
  const reach = ra + rb;
  const far = reach + out.margin;
  const distanceSq = x * x + y * y + z * z;
  if (distanceSq >= far * far) return;
  const distance = Math.sqrt(distanceSq);
  if (distance > 0) {
    x /= distance;
    y /= distance;
    z /= distance;
  } else {
    x = 0;
    y = 1;
    z = 0;
  }
  // Halfway between the surface of b along the normal and the surface of a against it.
  const along = 0.5 * (rb + distance - ra);
  const { draft } = out;
  draft[0] = position[j] + x * along;
  draft[1] = position[j + 1] + y * along;
  draft[2] = position[j + 2] + z * along;
  draft[3] = x;
  draft[4] = y;
  draft[5] = z;
  draft[6] = reach - distance;
  out.add(0);
};
