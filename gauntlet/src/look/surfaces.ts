/**
 * The triangles of anything that has some, where they are now, and whether an edge of one goes through a triangle of another: by exact
 * signs, and by nothing of the engine's detection. Touching is no crossing.
 */
import type { Body } from 'pliant';
import { orient3d } from 'robust-predicates';
import { toWorld } from './vectors.js';

export interface Surface {
  readonly positions: ArrayLike<number>;
  readonly triangles: ArrayLike<number>;
  /** Two vertices each. */
  readonly edges: Uint32Array;
  /** Four vertices each; those of a solid that deforms. */
  readonly tets: ArrayLike<number>;
  readonly min: readonly number[];
  readonly max: readonly number[];
}

type Connected = Pick<Surface, 'triangles' | 'edges' | 'tets'>;
const known = new WeakMap<Body, Connected>();
const NONE: ArrayLike<number> = [];

/** The corners of a box, by the signs of their bits, and its faces. */
const BOX_FACES = [
  0, 2, 3, 0, 3, 1, 4, 5, 7, 4, 7, 6, 0, 1, 5, 0, 5, 4, 2, 6, 7, 2, 7, 3, 0, 4, 6, 0, 6, 2, 1, 3, 7, 1, 7, 5,
];

/** The surface of a body; none of planes, round shapes and threads. */
export function surfaceOf(body: Body): Surface | undefined {
  const connected = known.get(body) ?? connect(body);
  if (connected === undefined) return undefined;
  known.set(body, connected);
  const positions = positionsOf(body);
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < positions.length; i++) {
    min[i % 3] = Math.min(min[i % 3], positions[i]);
    max[i % 3] = Math.max(max[i % 3], positions[i]);
  }
  return { ...connected, positions, min, max };
}

function connect(body: Body): Connected | undefined {
  const { mesh } = body;
  if (mesh !== undefined) return withEdges(mesh.boundary().triangles, mesh.tets);
  if (body.isDeformable) {
    // The surface of a sheet has a front and a back; the front has the vertices of the sheet itself.
    const count = body.positions.length / 3;
    const front = triples(body.surface?.triangles ?? NONE).filter((face) => face.every((v) => v < count));
    return front.length === 0 ? undefined : withEdges(front.flat());
  }
  const { shape } = body;
  if (shape.kind === 'box') return withEdges(BOX_FACES);
  return shape.kind === 'mesh' ? withEdges(shape.triangles) : undefined;
}

const triples = (list: ArrayLike<number>): number[][] =>
  Array.from({ length: list.length / 3 }, (_, t) => [list[3 * t], list[3 * t + 1], list[3 * t + 2]]);

function withEdges(triangles: ArrayLike<number>, tets: ArrayLike<number> = NONE): Connected {
  const edges = new Map<string, readonly [number, number]>();
  for (const [a, b, c] of triples(triangles))
    for (const [u, v] of [
      [a, b],
      [b, c],
      [c, a],
    ])
      edges.set(u < v ? `${u} ${v}` : `${v} ${u}`, [u, v]);
  return { triangles, edges: Uint32Array.from([...edges.values()].flat()), tets };
}

function positionsOf(body: Body): ArrayLike<number> {
  if (body.isDeformable) return body.positions;
  const { shape, position, orientation } = body;
  const flat: number[] = [];
  if (shape.kind === 'box') {
    const [x, y, z] = shape.halfExtents;
    for (let k = 0; k < 8; k++)
      flat.push(...toWorld(position, orientation, [k & 1 ? x : -x, k & 2 ? y : -y, k & 4 ? z : -z]));
  } else if (shape.kind === 'mesh')
    for (let k = 0; k < shape.positions.length; k += 3)
      flat.push(
        ...toWorld(position, orientation, [
          shape.positions[k],
          shape.positions[k + 1],
          shape.positions[k + 2],
        ]),
      );
  return flat;
}

/** The first edge of `a` that goes through a triangle of `b`, which may be the same surface; −1 where there is none. */
export function crossingEdge(a: Surface, b: Surface): number {
  const low = [0, 1, 2].map((k) => Math.max(a.min[k], b.min[k]));
  const high = [0, 1, 2].map((k) => Math.min(a.max[k], b.max[k]));
  if (low.some((v, k) => v > high[k])) return -1;
  const faces = [];
  for (let t = 0; t < b.triangles.length; t += 3)
    if (meets(b.positions, [b.triangles[t], b.triangles[t + 1], b.triangles[t + 2]], low, high))
      faces.push(t);
  if (faces.length === 0) return -1;
  for (let e = 0; e < a.edges.length; e += 2) {
    if (!meets(a.positions, [a.edges[e], a.edges[e + 1]], low, high)) continue;
    for (const t of faces) if (goesThrough(a, e, b, t)) return e / 2;
  }
  return -1;
}

function meets(
  x: ArrayLike<number>,
  corners: readonly number[],
  low: readonly number[],
  high: readonly number[],
): boolean {
  for (let k = 0; k < 3; k++) {
    let isBelow = true;
    let isAbove = true;
    for (const v of corners) {
      if (x[3 * v + k] >= low[k]) isBelow = false;
      if (x[3 * v + k] <= high[k]) isAbove = false;
    }
    if (isBelow || isAbove) return false;
  }
  return true;
}

function goesThrough(a: Surface, e: number, b: Surface, t: number): boolean {
  const [i, j] = [a.edges[e], a.edges[e + 1]];
  const [p, q, r] = [b.triangles[t], b.triangles[t + 1], b.triangles[t + 2]];
  if (a === b && (i === p || i === q || i === r || j === p || j === q || j === r)) return false;
  const { positions: x } = a;
  const { positions: y } = b;
  for (let k = 0; k < 3; k++) {
    const [u, v] = [x[3 * i + k], x[3 * j + k]];
    const [f, g, h] = [y[3 * p + k], y[3 * q + k], y[3 * r + k]];
    if (Math.max(u, v) < Math.min(f, g, h) || Math.min(u, v) > Math.max(f, g, h)) return false;
  }
  const from = side(y, p, y, q, y, r, x, i);
  const to = side(y, p, y, q, y, r, x, j);
  if (from === 0 || to === 0 || from > 0 === to > 0) return false;
  const one = side(x, i, x, j, y, p, y, q);
  const two = side(x, i, x, j, y, q, y, r);
  const three = side(x, i, x, j, y, r, y, p);
  return (one > 0 && two > 0 && three > 0) || (one < 0 && two < 0 && three < 0);
}

type Numbers = ArrayLike<number>;

/** The sign of the volume of four points, exact. */
function side(a: Numbers, i: number, b: Numbers, j: number, c: Numbers, k: number, d: Numbers, l: number) {
  return orient3d(
    a[3 * i],
    a[3 * i + 1],
    a[3 * i + 2],
    b[3 * j],
    b[3 * j + 1],
    b[3 * j + 2],
    c[3 * k],
    c[3 * k + 1],
    c[3 * k + 2],
    d[3 * l],
    d[3 * l + 1],
    d[3 * l + 2],
  );
}

/** The first tetrahedron that is flat or inside out; −1 where there is none. */
export function invertedTet({ positions: x, tets }: Surface): number {
  for (let t = 0; t < tets.length; t += 4)
    if (!(side(x, tets[t], x, tets[t + 1], x, tets[t + 2], x, tets[t + 3]) < 0)) return t / 4;
  return -1;
}
