/**
 * Where a body of tetrahedra touches another: the vertices of its boundary that lie on the other's surface, each with
 * its third of the triangles around it. The pair's normal force is spread over them as the tetrahedra behind are
 * compressed along the surface's normal, and scaled so that pressure times area sums up to the force.
 */
import { inverseRotate, rotate } from '../math/quat.js';
import { closestPointOnTriangle } from '../queries/primitives/point-triangle.js';
import type { Body, Vec3 } from '../world/index.js';
import { areaOf, inBox, type Patch } from './clip.js';
import { type Box, cross, dot, length, minus, pointOf } from './geometry.js';

/** Part of an edge within which a vertex counts as touching: responses leave gaps of rounding, not of edges. */
const TOUCHING = 0.02;

/**
 * Cosine beyond which a face looks away from the surface that its corner lies on: the sides of a cube don't carry it.
 */
const FACING = -0.5;

/** A touching vertex's part of one triangle. */
export interface Share {
  readonly vertex: number;
  readonly triangle: number;
  /** A third of the triangle [m²]. */
  readonly area: number;
}

/** Of a body of tetrahedra, and of what it touches: a body that keeps its shape, or another one of tetrahedra. */
export function softPatch(body: Body, other: Body, force: number, region?: Box): Patch {
  const { triangles, tets } = body.mesh!.boundary();
  const touches = touchingVertices(body, other, triangles);
  const shares: Share[] = [];
  const areas = new Map<number, number>();
  const loads = new Map<number, number>();
  let area = 0;
  let load = 0;
  for (let t = 0; t < triangles.length / 3; t++) {
    const corners = cornersOf(triangles, t);
    if (!corners.some((corner) => touches.has(corner))) continue;
    const { size, normal, squeeze } = faceOf(body, triangles, tets, t);
    for (const vertex of corners) {
      const outwards = touches.get(vertex);
      if (outwards === undefined || dot(normal, outwards) > FACING) continue;
      shares.push({ vertex, triangle: t, area: size / 3 });
      areas.set(vertex, (areas.get(vertex) ?? 0) + size / 3);
      loads.set(vertex, (loads.get(vertex) ?? 0) + (squeeze * size) / 3);
      area += size / 3;
      load += (squeeze * size) / 3;
    }
  }
  const byVertex = new Map<number, number>();
  for (const [vertex, size] of areas) {
    const share = load > 0 ? loads.get(vertex)! / load : size / area;
    byVertex.set(vertex, (force * share) / size);
  }
  return { ...summed(body, triangles, shares, byVertex, region), spread: { body, byVertex } };
}

/** What is in a region, to which a triangle belongs as far as it reaches into it; `byVertex` has pressures [Pa]. */
export function summed(
  body: Body,
  triangles: ArrayLike<number>,
  shares: readonly Share[],
  byVertex: ReadonlyMap<number, number>,
  region?: Box,
): Patch {
  let area = 0;
  let normalForce = 0;
  let maxPressure = Number.NaN;
  let triangle = -1;
  let inside = 1;
  for (const share of shares) {
    if (region !== undefined && share.triangle !== triangle) {
      triangle = share.triangle;
      const corners = cornersOf(triangles, triangle).map((corner) => pointOf(body.positions, corner));
      const whole = areaOf(corners);
      inside = whole > 0 ? areaOf(inBox(corners, region)) / whole : 0;
    }
    if (inside === 0) continue;
    const pressure = byVertex.get(share.vertex)!;
    area += inside * share.area;
    normalForce += inside * share.area * pressure;
    if (!(pressure <= maxPressure)) maxPressure = pressure;
  }
  return { area, normalForce, pressure: area > 0 ? normalForce / area : Number.NaN, maxPressure };
}

export const cornersOf = (triangles: ArrayLike<number>, t: number): [number, number, number] => [
  triangles[3 * t],
  triangles[3 * t + 1],
  triangles[3 * t + 2],
];

/** Area of a boundary triangle now [m²], and how much the tetrahedron behind it is compressed along its normal. */
function faceOf(body: Body, triangles: Uint32Array, tets: Uint32Array, t: number) {
  const { positions } = body;
  const a = pointOf(positions, triangles[3 * t]);
  const across = cross(
    minus(pointOf(positions, triangles[3 * t + 1]), a),
    minus(pointOf(positions, triangles[3 * t + 2]), a),
  );
  const twice = length(across);
  const size = 0.5 * twice;
  if (twice === 0) return { size: 0, normal: across, squeeze: 0 };
  const normal: Vec3 = [across[0] / twice, across[1] / twice, across[2] / twice];
  return { size, normal, squeeze: Math.max(0, 1 - stretchAlong(body, tets[t], normal)) };
}

/** |Fᵀn| of a tetrahedron: how much longer than at rest matter is along `n`. */
function stretchAlong(body: Body, tet: number, n: Vec3): number {
  const f = deformation(body, tet);
  let sum = 0;
  for (let k = 0; k < 3; k++) {
    const part = f[k] * n[0] + f[3 + k] * n[1] + f[6 + k] * n[2];
    sum += part * part;
  }
  return Math.sqrt(sum);
}

/** Deformation gradient of a tetrahedron, row by row; the identity for one without rest volume. */
export function deformation(body: Body, tet: number): Float64Array {
  const { positions: rest, tets } = body.mesh!;
  const corner = (of: ArrayLike<number>, k: number) => pointOf(of, tets[4 * tet + k]);
  const edges = (of: ArrayLike<number>) => {
    const o = corner(of, 0);
    return [minus(corner(of, 1), o), minus(corner(of, 2), o), minus(corner(of, 3), o)];
  };
  const [p, q, r] = edges(rest);
  const [u, v, w] = edges(body.positions);
  const volume = dot(p, cross(q, r));
  const f = Float64Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1);
  if (volume === 0) return f;
  const rows = [cross(q, r), cross(r, p), cross(p, q)];
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) {
      f[3 * i + j] = (u[i] * rows[0][j] + v[i] * rows[1][j] + w[i] * rows[2][j]) / volume;
    }
  }
  return f;
}

function touchingVertices(body: Body, other: Body, triangles: Uint32Array): Map<number, Vec3> {
  const within = TOUCHING * meanEdge(body.positions, triangles);
  const nearest = nearestOn(other, within);
  const seen = new Set<number>();
  const touching = new Map<number, Vec3>();
  for (const vertex of triangles) {
    if (seen.has(vertex)) continue;
    seen.add(vertex);
    const p = pointOf(body.positions, vertex);
    const { distance, normal } = nearest(p);
    if (distance <= within) touching.set(vertex, normal);
  }
  return touching;
}

function meanEdge(positions: ArrayLike<number>, triangles: Uint32Array): number {
  let sum = 0;
  for (let i = 0; i < triangles.length; i += 3) {
    sum += length(minus(pointOf(positions, triangles[i]), pointOf(positions, triangles[i + 1])));
  }
  return triangles.length > 0 ? (3 * sum) / triangles.length : 0;
}

/**
 * The nearest spot of a body's surface: how far [m], below zero inside of what keeps its shape, and the way out there.
 */
interface Spot {
  readonly distance: number;
  readonly normal: Vec3;
}

/** Only what is nearer than `within` need be right. */
function nearestOn(body: Body, within: number): (p: Vec3) => Spot {
  if (body.mesh === undefined) return nearestOnSolid(body);
  const { positions } = body;
  const { triangles } = body.mesh.boundary();
  const boxes = boxesOf(positions, triangles, within);
  const point = new Float64Array(3);
  const closest = new Float64Array(3);
  return (p) => {
    point.set(p);
    let distance = Number.POSITIVE_INFINITY;
    let face = -1;
    for (let t = 0; t < triangles.length / 3; t++) {
      if (!isNear(boxes, t, p)) continue;
      const [a, b, c] = [0, 1, 2].map((k) => 3 * triangles[3 * t + k]);
      closestPointOnTriangle(point, 0, positions, a, b, c, closest, 0);
      const away = length(minus(p, closest));
      if (away >= distance) continue;
      distance = away;
      face = t;
    }
    return { distance, normal: face < 0 ? [0, 0, 0] : faceNormal(positions, triangles, face) };
  };
}

function faceNormal(positions: ArrayLike<number>, triangles: Uint32Array, t: number): Vec3 {
  const a = pointOf(positions, triangles[3 * t]);
  const b = minus(pointOf(positions, triangles[3 * t + 1]), a);
  const across = cross(b, minus(pointOf(positions, triangles[3 * t + 2]), a));
  const size = length(across);
  return size > 0 ? [across[0] / size, across[1] / size, across[2] / size] : [0, 0, 0];
}

function boxesOf(positions: ArrayLike<number>, triangles: Uint32Array, margin: number): Float64Array {
  const boxes = new Float64Array(2 * triangles.length);
  for (let t = 0; t < triangles.length / 3; t++) {
    for (let k = 0; k < 3; k++) {
      const values = [0, 1, 2].map((c) => positions[3 * triangles[3 * t + c] + k]);
      boxes[6 * t + k] = Math.min(...values) - margin;
      boxes[6 * t + 3 + k] = Math.max(...values) + margin;
    }
  }
  return boxes;
}

function isNear(boxes: Float64Array, t: number, p: Vec3): boolean {
  for (let k = 0; k < 3; k++) if (p[k] < boxes[6 * t + k] || p[k] > boxes[6 * t + 3 + k]) return false;
  return true;
}

function nearestOnSolid(body: Body): (p: Vec3) => Spot {
  const { solid, position, orientation } = body;
  const local = new Float64Array(3);
  const gradient = new Float64Array(3);
  return (p) => {
    local.set(minus(p, position));
    inverseRotate(local, 0, orientation, 0, local, 0);
    const distance = solid.distance(local, 0, gradient);
    rotate(gradient, 0, orientation, 0, gradient, 0);
    return { distance, normal: [gradient[0], gradient[1], gradient[2]] };
  };
}
