/**
 * Where two bodies touch: area, and how the force is spread over it.
 *
 * Of a soft body the vertices count that lie on the other body's surface, each with its third of the triangles around
 * it. The pair's normal force is spread over them as the tetrahedra behind are compressed along the surface's normal,
 * and scaled so that pressure times area sums up to the force. Of rigid bodies the area is that of the polygon that
 * their contact points span; a sphere or an edge has none, and then there is no pressure.
 */
import { inverseRotate, rotate } from '../math/quat.js';
import { closestPointOnTriangle } from '../queries/primitives/point-triangle.js';
import type { Body, Contact, Vec3, World } from '../world/index.js';
import { addScaled, type Box, cross, dot, isIn, length, minus, pointOf } from './geometry.js';

/** The area where two bodies touch. */
export interface Patch {
  /** [m²] */
  area: number;
  /** Force of `b` on `a` along the contact's normal [N]. */
  normalForce: number;
  /** Mean over the area [Pa]; NaN where there is no area. */
  pressure: number;
  /** Largest [Pa]. */
  maxPressure: number;
  /** Of a soft body: pressure [Pa] by vertex, and which body that is. */
  readonly spread?: { readonly body: Body; readonly byVertex: Map<number, number> };
}

/** Part of an edge within which a vertex counts as touching: responses leave gaps of rounding, not of edges. */
const TOUCHING = 0.02;

/**
 * Cosine beyond which a face looks away from the surface that its corner lies on: the sides of a cube don't carry it.
 */
const FACING = -0.5;

const NONE: Patch = { area: 0, normalForce: 0, pressure: Number.NaN, maxPressure: Number.NaN };

/** The patch of one touching pair, as the world stands. */
export function patchOf(contacts: readonly Contact[], force: Vec3, region?: Box): Patch {
  if (contacts.length === 0) return NONE;
  const [{ bodyA, bodyB }] = contacts;
  const normal = meanNormal(contacts);
  const normalForce = Math.abs(dot(force, normal));
  const soft = bodyA.mesh !== undefined ? bodyA : bodyB.mesh !== undefined ? bodyB : undefined;
  if (soft === undefined) return polygonPatch(contacts, normal, normalForce, region);
  return softPatch(soft, soft === bodyA ? bodyB : bodyA, normalForce, region);
}

/** The contacts of a world by their pairs, in the order of the contacts. */
export function contactsByPair(world: World): Map<string, Contact[]> {
  const pairs = new Map<string, Contact[]>();
  for (const contact of world.contacts()) {
    const key = `${contact.bodyA.handle}/${contact.bodyB.handle}`;
    const list = pairs.get(key);
    if (list === undefined) pairs.set(key, [contact]);
    else list.push(contact);
  }
  return pairs;
}

function meanNormal(contacts: readonly Contact[]): Vec3 {
  const sum: Vec3 = [0, 0, 0];
  for (const { normal } of contacts) addScaled(sum, normal, 1);
  const size = length(sum);
  return size > 0 ? [sum[0] / size, sum[1] / size, sum[2] / size] : contacts[0].normal;
}

/** Rigid bodies: the convex polygon of the points, seen along the normal. */
function polygonPatch(contacts: readonly Contact[], normal: Vec3, force: number, region?: Box): Patch {
  const inside = contacts.filter(({ point }) => isIn(region, point));
  const area = hullArea(
    inside.map(({ point }) => point),
    normal,
  );
  const share = inside.length > 0 ? area / inside.length : 0;
  let largest = Number.NaN;
  if (area > 0) {
    largest = 0;
    for (const contact of inside) largest = Math.max(largest, Math.abs(dot(contact.force, normal)) / share);
  }
  return { area, normalForce: force, pressure: area > 0 ? force / area : Number.NaN, maxPressure: largest };
}

/** Area of the convex hull of points in the plane across `normal`: sorted by x, lower and upper chain (Andrew 1979). */
function hullArea(points: readonly Vec3[], normal: Vec3): number {
  if (points.length < 3) return 0;
  const helper: Vec3 = Math.abs(normal[0]) < 0.7 ? [1, 0, 0] : [0, 1, 0];
  const u = cross(helper, normal);
  const v = cross(normal, u);
  const scale = 1 / dot(u, u);
  const flat = points.map((p) => [dot(p, u), dot(p, v)] as const);
  flat.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const ring = [...chain(flat), ...chain([...flat].reverse())];
  let twice = 0;
  for (let i = 0; i < ring.length; i++) {
    const [x, y] = ring[i];
    const [p, q] = ring[(i + 1) % ring.length];
    twice += x * q - p * y;
  }
  return 0.5 * Math.abs(twice) * scale;
}

type Flat = readonly [number, number];

function chain(points: readonly Flat[]): Flat[] {
  const kept: Flat[] = [];
  for (const p of points) {
    while (kept.length >= 2 && turn(kept[kept.length - 2], kept[kept.length - 1], p) <= 0) kept.pop();
    kept.push(p);
  }
  kept.pop();
  return kept;
}

const turn = (a: Flat, b: Flat, c: Flat): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** A soft body: the vertices of its boundary that lie on the other body. */
function softPatch(body: Body, other: Body, force: number, region?: Box): Patch {
  const { triangles, tets } = body.mesh!.boundary();
  const touches = touchingVertices(body, other, triangles, region);
  const areas = new Map<number, number>();
  const loads = new Map<number, number>();
  let area = 0;
  let load = 0;
  for (let t = 0; t < triangles.length / 3; t++) {
    const corners = [triangles[3 * t], triangles[3 * t + 1], triangles[3 * t + 2]];
    if (!corners.some((corner) => touches.has(corner))) continue;
    const { size, normal, squeeze } = faceOf(body, triangles, tets, t);
    for (const corner of corners) {
      const outwards = touches.get(corner);
      if (outwards === undefined || dot(normal, outwards) > FACING) continue;
      areas.set(corner, (areas.get(corner) ?? 0) + size / 3);
      loads.set(corner, (loads.get(corner) ?? 0) + (squeeze * size) / 3);
      area += size / 3;
      load += (squeeze * size) / 3;
    }
  }
  const byVertex = new Map<number, number>();
  let largest = area > 0 ? 0 : Number.NaN;
  for (const [vertex, size] of areas) {
    const share = load > 0 ? loads.get(vertex)! / load : size / area;
    const pressure = (force * share) / size;
    byVertex.set(vertex, pressure);
    largest = Math.max(largest, pressure);
  }
  const pressure = area > 0 ? force / area : Number.NaN;
  return { area, normalForce: force, pressure, maxPressure: largest, spread: { body, byVertex } };
}

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
export function stretchAlong(body: Body, tet: number, n: Vec3): number {
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

function touchingVertices(body: Body, other: Body, triangles: Uint32Array, region?: Box): Map<number, Vec3> {
  const within = TOUCHING * meanEdge(body.positions, triangles);
  const nearest = nearestOn(other, within);
  const seen = new Set<number>();
  const touching = new Map<number, Vec3>();
  for (const vertex of triangles) {
    if (seen.has(vertex)) continue;
    seen.add(vertex);
    const p = pointOf(body.positions, vertex);
    if (!isIn(region, p)) continue;
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
      if (!inBox(boxes, t, p)) continue;
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

function inBox(boxes: Float64Array, t: number, p: Vec3): boolean {
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
