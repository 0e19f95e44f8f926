/**
 * A body as a piece of matter that can be asked, as it stands now, whether a point is inside it, and which of its own points are its
 * skin and its core. Rigid bodies answer by their shape, soft ones by their tetrahedra, molecules by their balls.
 */
import type { Body } from 'pliant';
import type { ShapeOf } from '../case.js';
import { type Inside, insideOf } from './inside.js';
import { type Probes, probesOf } from './probes.js';
import { add, cross, dot, scale, subtract, toLocal, toWorld, type Vec, vec } from './vectors.js';

interface Shaped {
  readonly inside: Inside;
  readonly probes: Probes;
}

/** What is known of a shape never changes, so it is made once per body. */
const shaped = new WeakMap<Body, Shaped>();

function shapedOf(body: Body): Shaped {
  const known = shaped.get(body);
  if (known !== undefined) return known;
  const shape: ShapeOf = body.shape;
  const made = { inside: insideOf(shape), probes: probesOf(shape) };
  shaped.set(body, made);
  return made;
}

/** Where a body was, for looks at the way it took. */
export interface Pose {
  readonly position: ArrayLike<number>;
  readonly orientation: ArrayLike<number>;
  /** Vertices of a deformable body [m]. */
  readonly positions?: Float64Array;
}

/** Pose of a body's shape as it was written: hulls, meshes and combined shapes have an origin beside the centre of mass. */
export function poseOf(body: Body): Pose {
  return { position: body.isDeformable ? body.position : body.origin, orientation: body.orientation };
}

/** The pose before a step, from the centre and orientation of then. */
export function poseBefore(body: Body, before: Pose): Pose {
  if (body.isDeformable) return before;
  const offset = toLocal(body.position, body.orientation, vec(body.origin));
  return { position: toWorld(before.position, before.orientation, offset), orientation: before.orientation };
}

export const quatDot = (p: ArrayLike<number>, q: ArrayLike<number>): number =>
  p[0] * q[0] + p[1] * q[1] + p[2] * q[2] + p[3] * q[3];

/** Angle between two poses [rad]. */
export const angleOf = ({ orientation: p }: Pose, { orientation: q }: Pose): number =>
  2 * Math.acos(Math.min(1, Math.abs(quatDot(p, q)) / Math.sqrt(quatDot(p, p) * quatDot(q, q))));

export function skinOf(body: Body): Vec[] {
  if (body.molecules !== undefined) return ballSkin(body, body.molecules.radii);
  if (body.isDeformable) return vertices(body.positions);
  const { position, orientation } = poseOf(body);
  return shapedOf(body).probes.skin.map((p) => toWorld(position, orientation, p));
}

/** Core points now; those of a soft body are its middle and the middles of some of its tetrahedra. */
export function coreOf(body: Body): Vec[] {
  if (body.isDeformable) return softCore(body);
  const { position, orientation } = poseOf(body);
  return shapedOf(body).probes.core.map((p) => toWorld(position, orientation, p));
}

/** The same core points where they were before the step. */
export function coreBefore(body: Body, before: Pose): Vec[] {
  if (body.isDeformable) return softCore(body, before.positions);
  const { position, orientation } = poseBefore(body, before);
  return shapedOf(body).probes.core.map((p) => toWorld(position, orientation, p));
}

/** Whether a point of the world is inside a body that stands in `pose`. A soft body is asked as it is now, moved as a whole. */
export function isInside(body: Body, pose: Pose, p: Vec): boolean {
  if (!body.isDeformable) return shapedOf(body).inside(toLocal(pose.position, pose.orientation, p));
  const moved = add(subtract(p, vec(pose.position)), vec(body.position));
  return body.mesh === undefined ? isInBalls(body, moved) : isInTets(body.positions, body.mesh.tets, moved);
}

/** Whether a point of the world is inside a body of tetrahedra as it was a share `t` of the step after `before`; its vertices went straight. */
export function wasInside({ mesh, positions }: Body, before: Pose, t: number, p: Vec): boolean {
  const then = before.positions;
  if (mesh === undefined || then === undefined) return false;
  return isInTets(
    positions.map((x, i) => then[i] + t * (x - then[i])),
    mesh.tets,
    p,
  );
}

function vertices(positions: Float64Array): Vec[] {
  const list: Vec[] = [];
  for (let i = 0; i < positions.length; i += 3) list.push(vec(positions, i));
  return list;
}

/** The six outermost points of every ball. */
function ballSkin({ positions }: Body, radii: Float64Array): Vec[] {
  return vertices(positions).flatMap(([x, y, z], i): Vec[] => {
    const r = radii[i];
    return [
      [x - r, y, z],
      [x + r, y, z],
      [x, y - r, z],
      [x, y + r, z],
      [x, y, z - r],
      [x, y, z + r],
    ];
  });
}

function softCore({ mesh, positions: now }: Body, positions = now): Vec[] {
  if (mesh === undefined) return vertices(positions);
  const { tets } = mesh;
  const count = tets.length / 4;
  const every = Math.max(1, Math.floor(count / 12));
  const list: Vec[] = [];
  for (let t = 0; t < count; t += every) {
    const corners = [0, 1, 2, 3].map((k) => vec(positions, tets[t * 4 + k] * 3));
    list.push(scale(corners.reduce(add), 0.25));
  }
  return list;
}

function isInBalls(body: Body, p: Vec): boolean {
  const radii = body.molecules?.radii ?? new Float64Array(0);
  return vertices(body.positions).some((centre, i) => {
    const way = subtract(p, centre);
    return dot(way, way) < radii[i] ** 2;
  });
}

function isInTets(x: Float64Array, tets: ArrayLike<number>, p: Vec): boolean {
  for (let t = 0; t < tets.length; t += 4) {
    const [a, b, c, d] = [0, 1, 2, 3].map((k) => vec(x, tets[t + k] * 3));
    const side = (u: Vec, v: Vec, w: Vec, q: Vec) =>
      dot(cross(subtract(v, u), subtract(w, u)), subtract(q, u));
    const volume = side(a, b, c, d);
    if (side(a, b, c, p) * volume < 0 || side(a, d, b, p) * volume < 0) continue;
    if (side(a, c, d, p) * volume < 0 || side(b, d, c, p) * volume < 0) continue;
    return true;
  }
  return false;
}
