import type { ColliderColumns } from '../bodies/bodies.js';
import type { Solids } from '../bodies/solids.js';
import { type ConvexSolid, Face } from '../geometry/solids/solid.js';
import type { Contacts } from './contacts.js';
import type { PairCollider } from './method.js';
import { bodyRotation } from './place-box.js';
import { placePlane } from './place-plane.js';
import { toWorld, turnBack } from './pose.js';

/** The lowest point is added if the face missed it by this share of the body's reach. */
const MISSED = 1e-4;

/** Its name, and that of the point that will be lowest; corners of faces have their number. */
const LOWEST = 0x2000000;
const LOWEST_SOON = 0x2000001;

/**
 * A body that would dip in by this share of its half thickness by turning has the point that will be lowest as a
 * contact. Larger: what tumbles is seen in the floor. Smaller: what rolls is braked by the point that it rolls onto.
 */
const DIP = 0.05;

/**
 * A convex solid on a plane: every corner of the face towards the plane is a contact. The lowest point is exact. If a
 * sharp corner reaches below the flattest face, such as the tip of a spike beside a blunt face, that corner is a
 * contact too. So is the point that the turning body will have turned down at the end of the step, unless the body only
 * rolls onto it.
 */
export function makePlaneConvex(solids: Solids): PairCollider {
  const plane = new Float64Array(4);
  const r = new Float64Array(9);
  const down = new Float64Array(3);
  const face = new Face();
  const lowest = new Float64Array(3);
  const soon = new Float64Array(3);
  return (c, first, second, out) => {
    placePlane(c, first, plane);
    bodyRotation(c, second, r);
    turnBack(r, plane, down);
    for (let k = 0; k < 3; k++) down[k] = -down[k];
    const solid = solids.of(c, second) as ConvexSolid;
    solid.support(down, lowest, 0);
    for (let k = 0; k < 3; k++) lowest[k] += solid.round * down[k];
    let height = -along(lowest, 0, down) - plane[3];
    for (let k = 0; k < 3; k++) height += plane[k] * c.position[second * 3 + k];
    if (!(height < out.margin)) return;
    solid.face(down, face);
    let deepest = Number.NEGATIVE_INFINITY;
    for (let k = 0; k < face.count; k++) {
      deepest = Math.max(deepest, along(face.points, 3 * k, down));
      addPoint(plane, r, c.position, second * 3, face.points, 3 * k, k, out);
    }
    if (along(lowest, 0, down) > deepest + MISSED * solid.reach)
      addPoint(plane, r, c.position, second * 3, lowest, 0, LOWEST, out);
    if (!turnsDown(c, second, plane, out.ahead, soon)) return;
    turnBack(r, soon, down);
    solid.support(down, lowest, 0);
    for (let k = 0; k < 3; k++) lowest[k] += solid.round * down[k];
    height = -along(lowest, 0, down) - plane[3];
    for (let k = 0, i = second * 3; k < 3; k++, i++)
      height += plane[k] * (c.position[i] + c.velocity[i] * out.ahead);
    if (height > -DIP * solid.thinness) return;
    deepest = Number.NEGATIVE_INFINITY;
    for (let k = 0; k < face.count; k++) deepest = Math.max(deepest, along(face.points, 3 * k, down));
    if (along(lowest, 0, down) > deepest + MISSED * solid.reach)
      addPoint(plane, r, c.position, second * 3, lowest, 0, LOWEST_SOON, out);
  };
}

/**
 * Whether a body turns so far in the time `ahead` [s] that it may dip in. Writes the direction that will point down then,
 * unit and as it lies in the body now, seen from the world.
 */
function turnsDown(
  { angularVelocity: w, reach, thinness }: ColliderColumns,
  row: number,
  plane: Float64Array,
  ahead: number,
  soon: Float64Array,
): boolean {
  const x = w[row * 3] * ahead;
  const y = w[row * 3 + 1] * ahead;
  const z = w[row * 3 + 2] * ahead;
  const least = DIP * thinness[row];
  const out = reach[row] - thinness[row];
  if (!((x * x + y * y + z * z) * out * out > least * least)) return false;
  // The plane turned back, to the second order in the angle.
  const tx = y * plane[2] - z * plane[1];
  const ty = z * plane[0] - x * plane[2];
  const tz = x * plane[1] - y * plane[0];
  soon[0] = tx - plane[0] - 0.5 * (y * tz - z * ty);
  soon[1] = ty - plane[1] - 0.5 * (z * tx - x * tz);
  soon[2] = tz - plane[2] - 0.5 * (x * ty - y * tx);
  const size = Math.sqrt(soon[0] * soon[0] + soon[1] * soon[1] + soon[2] * soon[2]);
  for (let k = 0; k < 3; k++) soon[k] /= size;
  return true;
}

function along(p: Float64Array, o: number, d: Float64Array): number {
  return p[o] * d[0] + p[o + 1] * d[1] + p[o + 2] * d[2];
}

function addPoint(
  plane: Float64Array,
  r: Float64Array,
  position: Float64Array,
  p: number,
  points: Float64Array,
  o: number,
  name: number,
  out: Contacts,
): void {
  const { draft } = out;
  toWorld(r, position, p, points, o, draft);
  const depth = plane[3] - (plane[0] * draft[0] + plane[1] * draft[1] + plane[2] * draft[2]);
  if (!(depth > -(out.margin + out.spread))) return;
  for (let n = 0; n < 3; n++) {
    draft[n] += 0.5 * depth * plane[n];
    draft[3 + n] = -plane[n];
  }
  draft[6] = depth;
  out.add(name);
}
