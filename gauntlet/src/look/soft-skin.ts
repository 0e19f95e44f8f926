/**
 * The surface of a soft body as it is now: its triangles, edges and vertices, and how deep a point lies in it. Insides are told by winding
 * numbers, crossings by exact signs, depths by the nearest triangle; none of it is the engine's detection.
 */
import type { Body } from 'pliant';
import { orient3d } from 'robust-predicates';
import { distanceToSurface } from './distance.js';
import { windingNumber } from './inside.js';
import { add, cross, dot, norm, scale, subtract, type Vec, vec } from './vectors.js';

export interface Skin {
  readonly positions: Float64Array;
  readonly triangles: ArrayLike<number>;
  /** Two vertices each. */
  readonly edges: readonly (readonly [number, number])[];
  readonly vertices: readonly number[];
  /** Three times the volume at rest over the area: the radius of a ball, half the side of a cube, 1.5 times the thickness of a plate [m]. */
  readonly size: number;
  readonly min: Vec;
  readonly max: Vec;
}

type Connected = Pick<Skin, 'triangles' | 'edges' | 'vertices' | 'size'>;
const known = new WeakMap<Body, Connected>();

/** The skin of a body of tetrahedra; none for others. */
export function softSkin(body: Body): Skin | undefined {
  const { mesh, positions } = body;
  if (mesh === undefined) return undefined;
  let connected = known.get(body);
  if (connected === undefined) {
    connected = connect(mesh.positions, mesh.tets);
    known.set(body, connected);
  }
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < positions.length; i++) {
    min[i % 3] = Math.min(min[i % 3], positions[i]);
    max[i % 3] = Math.max(max[i % 3], positions[i]);
  }
  return { ...connected, positions, min: vec(min), max: vec(max) };
}

/** Faces that belong to one tetrahedron only, seen from outside. */
function connect(rest: ArrayLike<number>, tets: ArrayLike<number>): Connected {
  const faces = new Map<string, readonly [number, number, number]>();
  let volume = 0;
  for (let t = 0; t < tets.length; t += 4) {
    const [a, b, c, d] = [tets[t], tets[t + 1], tets[t + 2], tets[t + 3]];
    const [p, q, r, s] = [a, b, c, d].map((v) => vec(rest, v * 3));
    volume += dot(cross(subtract(q, p), subtract(r, p)), subtract(s, p)) / 6;
    for (const face of [
      [a, c, b],
      [a, b, d],
      [b, c, d],
      [a, d, c],
    ] as const) {
      const key = [...face].sort((x, y) => x - y).join(' ');
      if (!faces.delete(key)) faces.set(key, face);
    }
  }
  const triangles = [...faces.values()].flat();
  const edges = new Map<string, readonly [number, number]>();
  let area = 0;
  for (const [a, b, c] of faces.values()) {
    const p = vec(rest, a * 3);
    area += norm(cross(subtract(vec(rest, b * 3), p), subtract(vec(rest, c * 3), p))) / 2;
    for (const [u, v] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const)
      edges.set(u < v ? `${u} ${v}` : `${v} ${u}`, [u, v]);
  }
  return {
    triangles,
    edges: [...edges.values()],
    vertices: [...new Set(triangles)],
    size: (3 * Math.abs(volume)) / area,
  };
}

/** How deep a point lies in a skin [m]; 0 outside. */
export function depthIn(skin: Skin, p: Vec): number {
  if (!isWithin(skin, p)) return 0;
  const { positions, triangles } = skin;
  if (Math.abs(windingNumber(positions, triangles, p)) < 0.5) return 0;
  return distanceToSurface(positions, triangles, p);
}

const isWithin = ({ min, max }: Skin, p: Vec): boolean =>
  [0, 1, 2].every((k) => p[k] >= min[k] && p[k] <= max[k]);

/** Where a segment goes through a skin, as shares of its length, in order. */
export function crossings({ positions, triangles, min, max }: Skin, from: Vec, to: Vec): number[] {
  for (let k = 0; k < 3; k++)
    if (Math.max(from[k], to[k]) < min[k] || Math.min(from[k], to[k]) > max[k]) return [];
  const found: number[] = [];
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => vec(positions, triangles[t + k] * 3));
    const u = side(a, b, c, from);
    const v = side(a, b, c, to);
    if (u === 0 || v === 0 || u > 0 === v > 0) continue;
    const [x, y, z] = [side(from, to, a, b), side(from, to, b, c), side(from, to, c, a)];
    if ((x > 0 && y > 0 && z > 0) || (x < 0 && y < 0 && z < 0)) found.push(u / (u - v));
  }
  return found.sort((p, q) => p - q);
}

/** Sign, exact, and size of the volume of four points. */
const side = (a: Vec, b: Vec, c: Vec, d: Vec): number => orient3d(...a, ...b, ...c, ...d);

/** Points in which the edges of one skin are inside another although their ends need not be: the middles of what is inside. */
export function chords(edges: Skin, other: Skin): Vec[] {
  const middles: Vec[] = [];
  for (const [i, j] of edges.edges) {
    const [from, to] = [vec(edges.positions, i * 3), vec(edges.positions, j * 3)];
    const at = crossings(other, from, to);
    for (let k = 1; k < at.length; k++)
      middles.push(add(from, scale(subtract(to, from), (at[k - 1] + at[k]) / 2)));
  }
  return middles;
}
