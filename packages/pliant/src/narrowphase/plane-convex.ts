import type { Solids } from '../bodies/solids.js';
import { type ConvexSolid, Face } from '../geometry/solids/solid.js';
import type { Contacts } from './contacts.js';
import type { PairCollider } from './method.js';
import { bodyRotation } from './place-box.js';
import { placePlane } from './place-plane.js';
import { toWorld, turnBack } from './pose.js';

/**
 * A convex solid on a plane: every corner of the face it turns to the plane is a contact. The lowest point is exact,
 * because a solid's face has its farthest point along the direction among its corners.
 */
export function makePlaneConvex(solids: Solids): PairCollider {
  const plane = new Float64Array(4);
  const r = new Float64Array(9);
  const down = new Float64Array(3);
  const face = new Face();
  return (c, first, second, out) => {
    placePlane(c, first, plane);
    bodyRotation(c, second, r);
    turnBack(r, plane, down);
    for (let k = 0; k < 3; k++) down[k] = -down[k];
    (solids.of(c, second) as ConvexSolid).face(down, face);
    for (let k = 0; k < face.count; k++) addPoint(plane, r, c.position, second * 3, face, k, out);
  };
}

function addPoint(
  plane: Float64Array,
  r: Float64Array,
  position: Float64Array,
  p: number,
  face: Face,
  k: number,
  out: Contacts,
): void {
  const { draft } = out;
  toWorld(r, position, p, face.points, 3 * k, draft);
  const depth = plane[3] - (plane[0] * draft[0] + plane[1] * draft[1] + plane[2] * draft[2]);
  if (!(depth > -out.margin)) return;
  for (let n = 0; n < 3; n++) {
    draft[n] += 0.5 * depth * plane[n];
    draft[3 + n] = -plane[n];
  }
  draft[6] = depth;
  out.add(k);
}
