/**
 * A brute-force look at contacts of bodies that barely move: a normal is unit and is the way out by their shapes, every corner
 * that touches a plane has its point, and what stands in a sensor is among the events.
 */
import type { Body, Contact, World } from 'pliant';
import type { ShapeOf } from '../case.js';
import type { Finding } from '../law.js';
import { angleOf, isInside, poseOf, skinOf } from '../look/matter.js';
import { add, cross, dot, norm, scale, subtract, turn, turnBack, type Vec, vec } from '../look/vectors.js';
import type { Running, Seen } from '../running.js';
import { TOLERANCES } from './tolerances.js';

/** Overlaps deeper than this share of the smaller radius have no one way out. */
const SHALLOW = 0.02;

/** Corners touch together when they are level, and have not moved, by this share of how near their points must be. */
const LEVEL = 0.02;

/** Wrong normals and missing points, of the pairs of rigid shapes that the look understands. */
export function wrongContacts({ world, seen, beforeSleep, dt }: Running): Finding | undefined {
  const known = new Map(seen.map((one) => [one.body, one]));
  for (const contacts of byPair(world)) {
    const a = known.get(contacts[0].bodyA);
    const b = known.get(contacts[0].bodyB);
    if (a === undefined || b === undefined || !isPlain(a) || !isPlain(b)) continue;
    const size = Math.min(a.radius, b.radius);
    const deepest = contacts.reduce((most, { depth }) => Math.max(most, depth), Number.NEGATIVE_INFINITY);
    if (!(Math.abs(deepest) <= SHALLOW * size)) continue;
    const gone = motion(a, beforeSleep, dt) + motion(b, beforeSleep, dt);
    const found =
      contacts.map((contact) => wrongNormal(contact, a, b, deepest, gone)).find((one) => one !== undefined) ??
      missingCorner(contacts, a, b, gone);
    if (found !== undefined) return found;
  }
  return undefined;
}

function byPair(world: World): Contact[][] {
  const pairs = new Map<string, Contact[]>();
  for (const contact of world.contacts()) {
    const key = `${contact.bodyA.handle} ${contact.bodyB.handle}`;
    const list = pairs.get(key);
    if (list === undefined) pairs.set(key, [contact]);
    else list.push(contact);
  }
  return [...pairs.values()];
}

const isPlain = ({ body }: Seen): boolean =>
  !body.isDeformable &&
  !body.isSensor &&
  (body.shape.kind === 'plane' || farthest(body.shape, [0, 1, 0]) !== undefined);

/**
 * How far the surface of a body may have gone since its contacts were found [m]: as far as it is now from where the step began,
 * or as its velocity takes it. A body that was stopped in the step has no velocity left to tell of its way.
 */
function motion({ body, radius }: Seen, before: Running['beforeSleep'], dt: number): number {
  const reach = Number.isFinite(radius) ? radius : 0;
  const then = before.get(body);
  const way = then === undefined ? 0 : norm(subtract(vec(body.position), vec(then.position)));
  const turned = then === undefined ? 0 : angleOf(then, poseOf(body));
  const [v, w] = [norm(vec(body.velocity)), norm(vec(body.angularVelocity))];
  return Math.max(dt * v, way) + reach * Math.max(dt * w, turned);
}

function wrongNormal(
  { normal, point, bodyA, bodyB }: Contact,
  a: Seen,
  b: Seen,
  deepest: number,
  gone: number,
): Finding | undefined {
  const n = vec(normal);
  const limit = TOLERANCES.normal.value;
  const between = `'${a.name}' and '${b.name}'`;
  const tell = (how: string, value: number): Finding | undefined =>
    value <= limit ? undefined : { sentence: `The normal of a contact of ${between} ${how}.`, value, limit };
  const length = tell(`is ${norm(n)} long`, Math.abs(norm(n) - 1) * 1e6);
  if (length !== undefined) return length;
  for (const [body, sign] of [
    [bodyA, 1],
    [bodyB, -1],
  ] as const) {
    if (body.shape.kind === 'plane') {
      const up = upOf(body, body.shape);
      const off = norm(subtract(scale(n, -sign), up));
      const told = tell(`is ${degrees(off)}° off that of the plane`, off);
      if (told !== undefined) return told;
    }
    if (body.shape.kind === 'sphere') {
      const out = subtract(vec(body.position), vec(point));
      const off = norm(cross(n, scale(out, 1 / norm(out))));
      const told = tell(
        `is ${degrees(off)}° off the middle of the sphere`,
        Math.max(0, off - gone / body.shape.radius),
      );
      if (told !== undefined) return told;
    }
  }
  const overlap = overlapAlong(bodyA, bodyB, n);
  if (overlap === undefined) return undefined;
  // Out along a normal that is off by an angle is farther by the angle times the size of the patch.
  const size = Math.min(a.radius, b.radius);
  const more = (overlap - deepest - gone) / size;
  return tell(
    `parts them after ${overlap.toPrecision(4)} m where they are ${deepest.toPrecision(4)} m deep`,
    more,
  );
}

const upOf = ({ orientation }: Body, { normal }: Extract<ShapeOf, { kind: 'plane' }>): Vec =>
  turn(orientation, scale(vec(normal), 1 / norm(vec(normal))));

const degrees = (angle: number): string => ((angle * 180) / Math.PI).toPrecision(3);

/** How far `a` must go along `n` until it is clear of `b` [m]. */
function overlapAlong(a: Body, b: Body, n: Vec): number | undefined {
  const low = reach(a, scale(n, -1));
  const high = reach(b, n);
  return low === undefined || high === undefined ? undefined : low + high;
}

/** Farthest way of a body along a direction [m]. */
function reach(body: Body, way: Vec): number | undefined {
  const { position, orientation } = poseOf(body);
  const far = farthest(body.shape, turnBack(orientation, way));
  return far === undefined ? undefined : far + dot(vec(position), way);
}

/** The same in the frame of the shape; of shapes with a closed form. */
function farthest(shape: ShapeOf, d: Vec): number | undefined {
  switch (shape.kind) {
    case 'sphere':
      return shape.radius;
    case 'box':
      return shape.halfExtents.reduce((sum, h, k) => sum + h * Math.abs(d[k]), 0);
    case 'capsule':
      return shape.radius + shape.halfHeight * Math.abs(d[1]);
    case 'cylinder':
      return shape.halfHeight * Math.abs(d[1]) + shape.radius * Math.sqrt(d[0] ** 2 + d[2] ** 2);
    default:
      return undefined;
  }
}

/** Corners of a box that touch a plane as deep as any must have a point of contact each. */
function missingCorner(contacts: readonly Contact[], a: Seen, b: Seen, gone: number): Finding | undefined {
  const [flat, load] = a.body.shape.kind === 'plane' ? [a, b] : [b, a];
  if (flat.body.shape.kind !== 'plane' || load.body.shape.kind !== 'box') return undefined;
  const up = upOf(flat.body, flat.body.shape);
  const heights = skinOf(load.body).map((p) => ({
    p,
    height: dot(subtract(p, vec(flat.body.position)), up),
  }));
  const lowest = heights.reduce((least, { height }) => Math.min(least, height), Number.POSITIVE_INFINITY);
  const near = TOLERANCES.corner.value * load.radius;
  // A corner that comes down within a step is found in the next.
  if (gone > LEVEL * near) return undefined;
  for (const { p, height } of heights) {
    if (height > lowest + LEVEL * near) continue;
    const off = contacts.reduce((least, { point }) => {
      const way = subtract(vec(point), p);
      return Math.min(least, norm(add(way, scale(up, -dot(way, up)))));
    }, Number.POSITIVE_INFINITY);
    if (!(off <= near))
      return {
        sentence: `A corner of '${load.name}' touches '${flat.name}', and no point of contact is nearer than ${off.toPrecision(4)} m.`,
        value: off,
        limit: near,
      };
  }
  return undefined;
}

/** A body whose middle is in a sensor meets it, and the events say so. */
export function unseenBySensor(
  { seen, before }: Running,
  touching: ReadonlySet<string>,
): Finding | undefined {
  for (const sensor of seen) {
    if (!sensor.body.exists || !sensor.body.isSensor || sensor.body.isDeformable) continue;
    if (sensor.body.shape.kind === 'mesh') continue;
    for (const { body, name, isFree } of seen) {
      if (!isFree || body === sensor.body || !body.exists || body.isDeformable || body.isSensor) continue;
      const was = before.get(body);
      const stood = before.get(sensor.body);
      if (was === undefined || stood === undefined) continue;
      const isIn = isInside(sensor.body, poseOf(sensor.body), vec(body.position));
      const wasIn = isInside(
        sensor.body,
        { ...poseOf(sensor.body), position: stood.position },
        vec(was.position),
      );
      const [p, q] = [body.handle, sensor.body.handle];
      if (isIn && wasIn && !touching.has(`${Math.min(p, q)} ${Math.max(p, q)}`))
        return {
          sentence: `The middle of '${name}' is in the sensor '${sensor.name}', and no event says that they touch.`,
          value: 1,
          limit: 0,
        };
    }
  }
  return undefined;
}
