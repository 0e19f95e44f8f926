import { SHAPE_PARAMS } from '../geometry/shape.js';
import type { PairCollider } from './method.js';
import { placePlane } from './place-plane.js';

export function makePlaneSphere(): PairCollider {
  const placed = new Float64Array(4);
  return (c, first, second, out) => {
    placePlane(c, first, placed);
    const nx = placed[0];
    const ny = placed[1];
    const nz = placed[2];
    const { position, shape } = c;
    const j = second * 3;
    const radius = shape[second * SHAPE_PARAMS];
    const height = nx * position[j] + ny * position[j + 1] + nz * position[j + 2] - placed[3];
    const depth = radius - height;
    if (!(depth > -out.margin)) return;
    const down = 0.5 * (height + radius);
    const { draft } = out;
    draft[0] = position[j] - nx * down;
    draft[1] = position[j + 1] - ny * down;
    draft[2] = position[j + 2] - nz * down;
    draft[3] = -nx;
    draft[4] = -ny;
    draft[5] = -nz;
    draft[6] = depth;
    out.add(0);
  };
}
