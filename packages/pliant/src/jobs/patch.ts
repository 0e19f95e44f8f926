/**
 * Where two bodies touch: area, and how the force is spread over it.
 *
 *   a body of tetrahedra    the vertices of its boundary that lie on the other body; see `soft-patch.ts`
 *   cloth                   the vertices that contacts stand on; see `sheet-patch.ts`
 *   ropes                   none: they touch along a line
 *   all others              the convex polygon that the points of contact span; a sphere or an edge has none
 *
 * Over a polygon the pressure is linear, such that its sum and its middle are those of the forces: how a solver shares a
 * load among more than three points is no property of the bodies. Where that would pull, there is no pressure, and the
 * rest is scaled to the force.
 */
import type { Body, Contact, Vec3, World } from '../world/index.js';
import { areaOf, cut, inBox, integral, type Patch } from './clip.js';
import { addScaled, type Box, cross, dot, length, minus } from './geometry.js';
import { sheetOf, sheetPatch } from './sheet-patch.js';
import { softPatch } from './soft-patch.js';

/** Width of a polygon by its length below which it is a line: rounding of its corners would be its area. */
const LINE = 1e-6;

const NONE: Patch = { area: 0, normalForce: 0, pressure: Number.NaN, maxPressure: Number.NaN };

/** The patch of one touching pair with its force, as the world stands. */
export function patchOf(contacts: readonly Contact[], force: Vec3, region?: Box): Patch {
  if (contacts.length === 0) return NONE;
  const [{ bodyA, bodyB }] = contacts;
  const normal = meanNormal(contacts);
  const normalForce = Math.abs(dot(force, normal));
  const soft = bodyA.mesh !== undefined ? bodyA : bodyB.mesh !== undefined ? bodyB : undefined;
  const other = soft === bodyA ? bodyB : bodyA;
  if (soft !== undefined && (other.mesh !== undefined || !other.isDeformable))
    return softPatch(soft, other, normalForce, region);
  for (const body of [bodyA, bodyB]) {
    const sheet = sheetOf(body);
    if (sheet !== undefined) return sheetPatch(body, sheet, contacts, normal, region);
  }
  if (isRope(bodyA) || isRope(bodyB)) return NONE;
  return polygonPatch(contacts, normal, normalForce, region);
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

/** A rope touches along a line. */
const isRope = (body: Body): boolean =>
  body.isDeformable && body.mesh === undefined && body.molecules === undefined;

function meanNormal(contacts: readonly Contact[]): Vec3 {
  const sum: Vec3 = [0, 0, 0];
  for (const { normal } of contacts) addScaled(sum, normal, 1);
  const size = length(sum);
  return size > 0 ? [sum[0] / size, sum[1] / size, sum[2] / size] : contacts[0].normal;
}

function polygonPatch(contacts: readonly Contact[], normal: Vec3, force: number, region?: Box): Patch {
  const polygon = hull(
    contacts.map(({ point }) => point),
    normal,
  );
  const inside = inBox(polygon, region);
  const area = areaOf(inside);
  if (area === 0) return NONE;
  const pressure = linearPressure(polygon, contacts, normal, force);
  const pressed = cut(inside, pressure);
  const normalForce = integral(pressed, pressure);
  const maxPressure = pressed.reduce((most, p) => Math.max(most, pressure(p)), 0);
  return { area, normalForce, pressure: normalForce / area, maxPressure };
}

/** Pressure at a point of the polygon [Pa]; below zero where there is none. */
function linearPressure(
  polygon: readonly Vec3[],
  contacts: readonly Contact[],
  normal: Vec3,
  force: number,
): (p: Vec3) => number {
  const area = areaOf(polygon);
  const [u, v] = across(normal);
  const middle = middleOf(polygon, area);
  const x = (p: Vec3) => dot(minus(p, middle), u);
  const y = (p: Vec3) => dot(minus(p, middle), v);
  // Second moments of the polygon, and the first moments of the forces.
  let [xx, xy, yy] = [0, 0, 0];
  for (let i = 2; i < polygon.length; i++) {
    const corners = [polygon[0], polygon[i - 1], polygon[i]];
    const size = areaOf(corners) / 12;
    const [sx, sy] = [sum(corners.map(x)), sum(corners.map(y))];
    xx += size * (sx * sx + sum(corners.map((p) => x(p) * x(p))));
    yy += size * (sy * sy + sum(corners.map((p) => y(p) * y(p))));
    xy += size * (sx * sy + sum(corners.map((p) => x(p) * y(p))));
  }
  let [mx, my, total] = [0, 0, 0];
  for (const contact of contacts) {
    const push = Math.abs(dot(contact.force, normal));
    mx += push * x(contact.point);
    my += push * y(contact.point);
    total += push;
  }
  const scale = total > 0 ? force / total : 0;
  const det = xx * yy - xy * xy;
  const a = (scale * (mx * yy - my * xy)) / det;
  const b = (scale * (my * xx - mx * xy)) / det;
  const linear = (p: Vec3) => force / area + a * x(p) + b * y(p);
  const pushed = integral(cut(polygon, linear), linear);
  const rest = pushed > 0 ? force / pushed : 1;
  return (p) => rest * linear(p);
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function middleOf(polygon: readonly Vec3[], area: number): Vec3 {
  const middle: Vec3 = [0, 0, 0];
  for (let i = 2; i < polygon.length; i++) {
    const corners = [polygon[0], polygon[i - 1], polygon[i]];
    const share = areaOf(corners) / (3 * area);
    for (const corner of corners) addScaled(middle, corner, share);
  }
  return middle;
}

/** Two directions across a unit normal. */
function across(normal: Vec3): readonly [Vec3, Vec3] {
  const helper: Vec3 = Math.abs(normal[0]) < 0.7 ? [1, 0, 0] : [0, 1, 0];
  const u = cross(helper, normal);
  const size = length(u);
  const unit: Vec3 = [u[0] / size, u[1] / size, u[2] / size];
  return [unit, cross(normal, unit)];
}

/**
 * Convex hull of points in the plane across `normal`, sorted by x, lower and upper chain (Andrew 1979); empty where it
 * has no area.
 */
function hull(points: readonly Vec3[], normal: Vec3): Vec3[] {
  if (points.length < 3) return [];
  const [u, v] = across(normal);
  const [origin] = points;
  const flat = points.map((p) => {
    const d = minus(p, origin);
    return [dot(d, u), dot(d, v)] as const;
  });
  flat.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const ring = [...chain(flat), ...chain([...flat].reverse())].map(
    ([x, y]): Vec3 => [
      origin[0] + x * u[0] + y * v[0],
      origin[1] + x * u[1] + y * v[1],
      origin[2] + x * u[2] + y * v[2],
    ],
  );
  const longest = ring.reduce((most, p) => Math.max(most, ...ring.map((q) => length(minus(p, q)))), 0);
  return areaOf(ring) > LINE * longest * longest ? ring : [];
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
