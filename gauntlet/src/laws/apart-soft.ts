/**
 * What `apart` sees of soft bodies: vertices inside another body by winding numbers, edges that go through its surface by exact signs, and how
 * deep both are. A share of the body's own thickness is allowed, and the way of half a step.
 */
import type { Body } from 'pliant';
import type { Finding } from '../law.js';
import { isInside, poseOf, skinOf } from '../look/matter.js';
import { chords, depthIn, type Skin, softSkin } from '../look/soft-skin.js';
import { add, cross, dot, scale, subtract, type Vec, vec } from '../look/vectors.js';
import type { Running, Seen } from '../running.js';
import { speedOf } from './rest.js';
import { TOLERANCES } from './tolerances.js';

/** Overlap of two bodies of which one is soft, deeper than allowed. */
export function softOverlap(a: Seen, b: Seen, dt: number): Finding | undefined {
  // Sheets and threads have no inside.
  if (isThin(a.body) || isThin(b.body)) return undefined;
  const [skinA, skinB] = [softSkin(a.body), softSkin(b.body)];
  if (skinA === undefined && skinB === undefined) return undefined;
  const size = Math.min(skinA?.size ?? thicknessOf(a.body), skinB?.size ?? thicknessOf(b.body));
  const way = dt * (speedOf(a) + speedOf(b));
  const limit = TOLERANCES.softDepth.value * size + TOLERANCES.floorLag.value * way;
  if (skinA !== undefined && skinB !== undefined)
    return softInSoft(a, b, skinA, skinB, limit) ?? softInSoft(b, a, skinB, skinA, limit);
  if (skinA !== undefined) return softAndRigid(a, b, skinA, limit);
  return skinB === undefined ? undefined : softAndRigid(b, a, skinB, limit);
}

const isThin = (body: Body): boolean => body.isDeformable && body.mesh === undefined;

/** Half the thickness of a rigid body where it is thinnest, roughly [m]. */
function thicknessOf({ shape }: Body): number {
  switch (shape.kind) {
    case 'box':
      return Math.min(...Array.from(shape.halfExtents));
    case 'sphere':
    case 'capsule':
      return shape.radius;
    case 'cylinder':
      return Math.min(shape.radius, shape.halfHeight);
    default:
      return Number.POSITIVE_INFINITY;
  }
}

/** Vertices and edges of the skin of `a` in `b`. */
function softInSoft(a: Seen, b: Seen, own: Skin, other: Skin, limit: number): Finding | undefined {
  if ([0, 1, 2].some((k) => own.min[k] > other.max[k] || own.max[k] < other.min[k])) return undefined;
  const depths = own.vertices.map((v) => depthIn(other, vec(own.positions, v * 3)));
  const inside = depths.filter((depth) => depth > 0).length / depths.length;
  if (inside > TOLERANCES.swallowed.value)
    return {
      sentence: `'${b.name}' has ${Math.round(100 * inside)} % of the vertices of '${a.name}' inside.`,
      value: inside,
      limit: TOLERANCES.swallowed.value,
    };
  const deepest = Math.max(...depths);
  if (deepest > limit) return deep('A vertex', a, b, deepest, limit);
  const through = chords(own, other).reduce((most, p) => Math.max(most, depthIn(other, p)), 0);
  return through > limit ? deep('An edge', a, b, through, limit) : undefined;
}

/** Vertices of a soft body in a rigid one, whose shape tells by its formula, and points of the rigid one in the soft. */
function softAndRigid(a: Seen, b: Seen, own: Skin, limit: number): Finding | undefined {
  const { shape } = b.body;
  const pose = poseOf(b.body);
  // A static mesh may be open, and has no inside then.
  if (!(shape.kind === 'mesh' && b.body.kind === 'static') && Number.isFinite(limit)) {
    for (const v of own.vertices) {
      const p = vec(own.positions, v * 3);
      if (isInside(b.body, pose, p) && isDeep(b.body, p, limit)) return deep('A vertex', a, b, limit, limit);
    }
  }
  for (const p of skinOf(b.body)) {
    const depth = depthIn(own, p);
    if (depth > limit) return deep('A point', b, a, depth, limit);
  }
  return undefined;
}

const AROUND: readonly Vec[] = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [0, 0, 1],
  [0, 0, -1],
];

/** Whether all that is `depth` around a point is inside as well, in six directions. */
const isDeep = (body: Body, p: Vec, depth: number): boolean =>
  AROUND.every((way) => isInside(body, poseOf(body), add(p, scale(way, depth))));

const deep = (what: string, a: Seen, b: Seen, value: number, limit: number): Finding => ({
  sentence: `${what} of '${a.name}' is ${value.toPrecision(4)} m deep in '${b.name}'.`,
  value,
  limit,
});

/** Bodies that may touch themselves: no middle of a tetrahedron lies in another one that it shares no vertex with. */
export function withSelf({ seen }: Running): Finding | undefined {
  for (const { body, name } of seen) {
    const { mesh, positions } = body;
    if (!body.exists || mesh === undefined || !body.selfCollision) continue;
    const { tets } = mesh;
    for (let t = 0; t < tets.length; t += 4) {
      const own = [tets[t], tets[t + 1], tets[t + 2], tets[t + 3]];
      const middle = scale(own.map((v) => vec(positions, v * 3)).reduce(add), 0.25);
      for (let u = 0; u < tets.length; u += 4) {
        const other = [tets[u], tets[u + 1], tets[u + 2], tets[u + 3]];
        if (other.some((v) => own.includes(v)) || !isInTet(positions, other, middle)) continue;
        return { sentence: `'${name}' has folded into itself.`, value: 1, limit: 0 };
      }
    }
  }
  return undefined;
}

function isInTet(x: Float64Array, [a, b, c, d]: readonly number[], p: Vec): boolean {
  const corners = [a, b, c, d].map((v) => vec(x, v * 3));
  const volume = (u: Vec, v: Vec, w: Vec, q: Vec) =>
    dot(cross(subtract(v, u), subtract(w, u)), subtract(q, u));
  const whole = volume(corners[0], corners[1], corners[2], corners[3]);
  return [0, 1, 2, 3].every((k) => {
    const moved = corners.map((corner, i) => (i === k ? p : corner));
    return volume(moved[0], moved[1], moved[2], moved[3]) * whole > 0;
  });
}
