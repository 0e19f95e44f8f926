/**
 * Whether a point lies in a shape, by the shape's own formula and in its own frame. Nothing here comes from the engine's
 * detection: this is the second opinion that the law *apart* is built on.
 */
import type { ShapeOf } from '../case.js';
import { cross, dot, norm, scale, subtract, toLocal, type Vec, vec } from './vectors.js';

export type Inside = (p: Vec) => boolean;

export function insideOf(shape: ShapeOf): Inside {
  switch (shape.kind) {
    case 'sphere':
      return (p) => dot(p, p) < shape.radius ** 2;
    case 'box':
      return (p) => [0, 1, 2].every((k) => Math.abs(p[k]) < shape.halfExtents[k]);
    case 'capsule':
      return (p) => {
        const y = Math.max(-shape.halfHeight, Math.min(shape.halfHeight, p[1]));
        return p[0] ** 2 + (p[1] - y) ** 2 + p[2] ** 2 < shape.radius ** 2;
      };
    case 'cylinder':
      return (p) => Math.abs(p[1]) < shape.halfHeight && p[0] ** 2 + p[2] ** 2 < shape.radius ** 2;
    case 'cone':
      // The origin is the centre of mass: a quarter of the height above the base.
      return (p) => {
        const up = (p[1] + shape.halfHeight / 2) / (2 * shape.halfHeight);
        return up > 0 && up < 1 && p[0] ** 2 + p[2] ** 2 < (shape.radius * (1 - up)) ** 2;
      };
    case 'ellipsoid':
      return (p) => [0, 1, 2].reduce((sum, k) => sum + (p[k] / shape.radii[k]) ** 2, 0) < 1;
    case 'torus':
      return (p) => (Math.sqrt(p[0] ** 2 + p[2] ** 2) - shape.radius) ** 2 + p[1] ** 2 < shape.tube ** 2;
    case 'hull': {
      const faces = hullFaces(points(shape.points));
      return (p) => faces.every(({ normal, offset }) => dot(normal, p) < offset);
    }
    case 'mesh': {
      const { positions, triangles } = shape;
      return (p) => Math.abs(windingNumber(positions, triangles, p)) > 0.5;
    }
    case 'plane': {
      const length = norm(vec(shape.normal));
      const normal = scale(vec(shape.normal), 1 / length);
      return (p) => dot(normal, p) < (shape.offset ?? 0);
    }
    case 'union': {
      const parts = shape.parts.map(insideOfPart);
      return (p) => parts.some((inside) => inside(p));
    }
    case 'intersection': {
      const parts = shape.parts.map(insideOfPart);
      return (p) => parts.every((inside) => inside(p));
    }
    case 'difference': {
      const [first, ...others] = shape.parts.map(insideOfPart);
      return (p) => first(p) && !others.some((inside) => inside(p));
    }
    // A rounded shape holds its core; the growth is left out, which only makes the look milder.
    case 'rounded':
      return insideOf(shape.shape as ShapeOf);
    default:
      return () => false;
  }
}

interface Part {
  readonly shape: object;
  readonly position?: ArrayLike<number> | undefined;
  readonly orientation?: ArrayLike<number> | undefined;
}

function insideOfPart(part: Part): Inside {
  const inside = insideOf(part.shape as ShapeOf);
  const { position = [0, 0, 0], orientation = [0, 0, 0, 1] } = part;
  return (p) => inside(toLocal(position, orientation, p));
}

export function points(flat: ArrayLike<number>): Vec[] {
  const list: Vec[] = [];
  for (let i = 0; i + 2 < flat.length; i += 3) list.push(vec(flat, i));
  return list;
}

interface Plane {
  readonly normal: Vec;
  readonly offset: number;
}

const hulls = new Map<string, Plane[]>();

/** Planes of a convex hull: every three points that have all others on one side. n⁴, and obvious; kept, since shapes come again. */
export function hullFaces(list: readonly Vec[]): Plane[] {
  const key = list.join(';');
  const known = hulls.get(key);
  if (known !== undefined) return known;
  const faces: Plane[] = [];
  for (let i = 0; i < list.length; i++) {
    for (let j = i + 1; j < list.length; j++) {
      for (let k = j + 1; k < list.length; k++) {
        const face = supporting(list, list[i], list[j], list[k]);
        if (face !== undefined) faces.push(face);
      }
    }
  }
  if (hulls.size > 2000) hulls.clear();
  hulls.set(key, faces);
  return faces;
}

function supporting(list: readonly Vec[], a: Vec, b: Vec, c: Vec): Plane | undefined {
  const n = cross(subtract(b, a), subtract(c, a));
  const length = norm(n);
  if (!(length > 1e-12)) return undefined;
  const normal = scale(n, 1 / length);
  const offset = dot(normal, a);
  const slack = 1e-9 * Math.sqrt(length);
  let above = false;
  let below = false;
  for (const p of list) {
    const side = dot(normal, p) - offset;
    if (side > slack) above = true;
    else if (side < -slack) below = true;
    if (above && below) return undefined;
  }
  return above ? { normal: scale(normal, -1), offset: -offset } : { normal, offset };
}

/** Sum of the solid angles of all triangles, in whole turns (Van Oosterom and Strackee 1983): 1 inside a closed surface, 0 outside. */
export function windingNumber(positions: ArrayLike<number>, triangles: ArrayLike<number>, p: Vec): number {
  let sum = 0;
  for (let t = 0; t < triangles.length; t += 3) {
    const a = subtract(vec(positions, triangles[t] * 3), p);
    const b = subtract(vec(positions, triangles[t + 1] * 3), p);
    const c = subtract(vec(positions, triangles[t + 2] * 3), p);
    const [la, lb, lc] = [norm(a), norm(b), norm(c)];
    const below = la * lb * lc + dot(a, b) * lc + dot(b, c) * la + dot(c, a) * lb;
    sum += Math.atan2(dot(a, cross(b, c)), below);
  }
  return sum / (2 * Math.PI);
}
