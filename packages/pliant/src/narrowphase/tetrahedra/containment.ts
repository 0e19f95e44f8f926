/**
 * Is a point in a tetrahedron of a body, and does it lie inside the body there?
 *
 * Barycentric coordinates decide (Teschner et al. 2003). Where one is within rounding of zero, the exact signs of
 * robust-predicates decide. A point that only touches the body is not inside. The body decides that, not the
 * tetrahedron: a point on a face, an edge or a vertex between tetrahedra is well inside the body. So a tie counts as
 * inside unless the feature belongs to the surface. Cubes that overlap by half their cells put every point on such
 * ties.
 *
 * Inverted tetrahedra are read with their sign turned; a tetrahedron without volume contains nothing. Differences of
 * coordinates below about 1e-100 underflow in the products. Non-finite tetrahedra contain nothing, and non-finite
 * points are in nothing.
 */
import { orient3d } from 'robust-predicates';
import type { TetTopology } from './topology.js';

export const OUTSIDE = 0;
export const INSIDE = 1;
/** On the surface of the body: in the closed tetrahedron, but not inside. */
export const TOUCHING = 2;

/**
 * Times the cube of the largest difference of coordinates, this bounds the rounding error of each of the four
 * determinants: Shewchuk's (7 + 56ε)ε for the six terms of one, and four of them for the remaining coordinate. Smaller:
 * wrong signs. Larger: more exact evaluations.
 */
const FILTER = 2.5e-14;

/** `at` is the offset of the point in `points`; the tetrahedron's positions start at `offset` of `positions`. */
export function locate(
  topology: TetTopology,
  positions: Float64Array,
  offset: number,
  tet: number,
  points: Float64Array,
  at: number,
): number {
  const { tets } = topology;
  const a = offset + 3 * tets[4 * tet];
  const b = offset + 3 * tets[4 * tet + 1];
  const c = offset + 3 * tets[4 * tet + 2];
  const d = offset + 3 * tets[4 * tet + 3];
  const ax = positions[a];
  const ay = positions[a + 1];
  const az = positions[a + 2];
  const ux = positions[b] - ax;
  const uy = positions[b + 1] - ay;
  const uz = positions[b + 2] - az;
  const vx = positions[c] - ax;
  const vy = positions[c + 1] - ay;
  const vz = positions[c + 2] - az;
  const wx = positions[d] - ax;
  const wy = positions[d + 1] - ay;
  const wz = positions[d + 2] - az;
  const px = points[at] - ax;
  const py = points[at + 1] - ay;
  const pz = points[at + 2] - az;
  const nx = vy * wz - vz * wy;
  const ny = vz * wx - vx * wz;
  const nz = vx * wy - vy * wx;
  const kx = uy * pz - uz * py;
  const ky = uz * px - ux * pz;
  const kz = ux * py - uy * px;
  let sb = px * nx + py * ny + pz * nz;
  let sc = wx * kx + wy * ky + wz * kz;
  let sd = -(vx * kx + vy * ky + vz * kz);
  let det = ux * nx + uy * ny + uz * nz;
  const isTurned = det < 0;
  if (isTurned) {
    det = -det;
    sb = -sb;
    sc = -sc;
    sd = -sd;
  }
  const sa = det - sb - sc - sd;
  // The sum replaces the largest: `Math.max` of twelve unsorted numbers costs more than all of the above.
  const m =
    Math.abs(ux) +
    Math.abs(uy) +
    Math.abs(uz) +
    Math.abs(vx) +
    Math.abs(vy) +
    Math.abs(vz) +
    Math.abs(wx) +
    Math.abs(wy) +
    Math.abs(wz) +
    Math.abs(px) +
    Math.abs(py) +
    Math.abs(pz);
  const error = FILTER * m * m * m;
  if (det > error) {
    if (sa < -error || sb < -error || sc < -error || sd < -error) return OUTSIDE;
    const sure = (sa > error ? 1 : 0) | (sb > error ? 2 : 0) | (sc > error ? 4 : 0) | (sd > error ? 8 : 0);
    if (sure === 15) return INSIDE;
    return locateExactly(topology, positions, offset, tet, points, at, sure | (isTurned ? TURNED : UPRIGHT));
  }
  if (!(m < Infinity)) return OUTSIDE;
  return locateExactly(topology, positions, offset, tet, points, at, 0);
}

function sign(points: Float64Array, p: number, q: Float64Array, a: number, b: number, c: number): number {
  return orient3d(
    points[p],
    points[p + 1],
    points[p + 2],
    q[a],
    q[a + 1],
    q[a + 2],
    q[b],
    q[b + 1],
    q[b + 2],
    q[c],
    q[c + 1],
    q[c + 2],
  );
}

/** The bits of the coordinates that are surely positive, and the orientation if that is sure too. */
const UPRIGHT = 16;
const TURNED = 32;

/**
 * By exact signs: outside, inside the tetrahedron, or on features `mask` of it (bit i: on the face opposite corner i).
 * Only signs that are not `sure` are computed: a call of the exact predicate boxes twelve numbers.
 */
function locateExactly(
  topology: TetTopology,
  positions: Float64Array,
  offset: number,
  tet: number,
  points: Float64Array,
  at: number,
  sure: number,
): number {
  const { tets } = topology;
  const a = offset + 3 * tets[4 * tet];
  const b = offset + 3 * tets[4 * tet + 1];
  const c = offset + 3 * tets[4 * tet + 2];
  const d = offset + 3 * tets[4 * tet + 3];
  // The predicate is positive where det(b − a, c − a, d − a) is negative.
  const det = sure & TURNED ? 1 : sure & UPRIGHT ? -1 : sign(positions, a, positions, b, c, d);
  if (det === 0) return OUTSIDE;
  // Each face with the point instead of the corner opposite to it; swapping two rows turns the sign.
  const sa = sure & 1 ? det : sign(points, at, positions, b, c, d);
  if (opposed(sa, det)) return OUTSIDE;
  const sb = sure & 2 ? det : -sign(points, at, positions, a, c, d);
  if (opposed(sb, det)) return OUTSIDE;
  const sc = sure & 4 ? det : sign(points, at, positions, a, b, d);
  if (opposed(sc, det)) return OUTSIDE;
  const sd = sure & 8 ? det : -sign(points, at, positions, a, b, c);
  if (opposed(sd, det)) return OUTSIDE;
  const mask = (sa === 0 ? 1 : 0) | (sb === 0 ? 2 : 0) | (sc === 0 ? 4 : 0) | (sd === 0 ? 8 : 0);
  return mask === 0 || isInterior(topology, tet, mask) ? INSIDE : TOUCHING;
}

/** Whether the face, edge or vertex of the tetrahedron on all faces of `mask` is off the surface. */
function isInterior(topology: TetTopology, tet: number, mask: number): boolean {
  let first = -1;
  let second = -1;
  let faces = 0;
  let face = 0;
  for (let i = 0; i < 4; i++) {
    if ((mask >> i) & 1) {
      faces++;
      face = i;
    } else if (first < 0) first = topology.tets[4 * tet + i];
    else second = topology.tets[4 * tet + i];
  }
  if (faces === 1) return topology.neighbours[4 * tet + face] >= 0;
  if (faces === 2) return topology.linkOnSurface[topology.linkBetween(first, second)] === 0;
  return topology.onSurface[first] === 0;
}

function opposed(p: number, q: number): boolean {
  return p > 0 ? q < 0 : p < 0 && q > 0;
}
