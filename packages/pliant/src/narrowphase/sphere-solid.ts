import type { Solids } from '../bodies/solids.js';
import { SHAPE_PARAMS } from '../geometry/shape.js';
import type { PairCollider } from './method.js';
import { bodyRotation } from './place-box.js';
import { toLocal, turn } from './pose.js';

/**
 * A sphere against any solid: φ at the centre gives the depth, its gradient the way out. It is exact wherever φ is.
 * There is one point, because a ball touches a convex shape in one point.
 */
export function makeSphereSolid(solids: Solids): PairCollider {
  const r = new Float64Array(9);
  const local = new Float64Array(3);
  const gradient = new Float64Array(3);
  const normal = new Float64Array(3);
  return (c, first, second, out) => {
    const { position, shape } = c;
    const i = first * 3;
    bodyRotation(c, second, r);
    toLocal(r, position, second * 3, position, i, local);
    const radius = shape[first * SHAPE_PARAMS];
    const distance = solids.of(c, second).distance(local, 0, gradient);
    const depth = radius - distance;
    if (!(depth > -out.margin)) return;
    turn(r, gradient, normal);
    const back = 0.5 * (distance + radius);
    const { draft } = out;
    for (let k = 0; k < 3; k++) {
      draft[k] = position[i + k] - normal[k] * back;
      draft[3 + k] = normal[k];
    }
    draft[6] = depth;
    out.add(0);
  };
}
