/**
 * Edges of a solid that stick out: those between faces that meet at a convex angle. Other edges can't touch first. A
 * union has the edges of its parts that are not inside another part. Solids known only by φ (intersections,
 * differences, rounded ones) have none: their triangles end at the lines of a grid, not at edges.
 */
import { isFieldSolid } from '../geometry/solids/field-kinds.js';
import type { FieldSolid } from '../geometry/solids/field-solid.js';
import type { PlacedSolid } from '../geometry/solids/placed.js';
import type { Solid, Surface } from '../geometry/solids/solid.js';

/** Faces whose normals agree to this cosine have no edge between them: on smooth surfaces the vertices touch. */
const SMOOTH = 0.97;

/** Cylinders and cones have edges only at their rims; their sides are smooth, although triangles approximate them. */
const RIM = 0.6;

/** Both ends of each edge, six numbers [m], in the solid's frame. */
export function sharpEdges(solid: Solid): Float64Array {
  if (isFieldSolid(solid)) return solid.kind === 'union' ? edgesOfUnion(solid) : new Float64Array(0);
  switch (solid.kind) {
    case 'mesh':
    case 'hull':
    case 'box':
      return edgesOfSurface(solid.surface(), SMOOTH);
    case 'cylinder':
    case 'cone':
      return edgesOfSurface(solid.surface(), RIM);
    default:
      return new Float64Array(0);
  }
}

function edgesOfUnion(solid: FieldSolid): Float64Array {
  const kept: number[] = [];
  const slope = new Float64Array(3);
  const middle = new Float64Array(3);
  for (const part of solid.parts) {
    const edges = placed(part, sharpEdges(part.solid));
    for (let e = 0; e < edges.length; e += 6) {
      const ends = edges.subarray(e, e + 6).map((x, i) => x - solid.centre[i % 3]);
      for (let k = 0; k < 3; k++) middle[k] = 0.5 * (ends[k] + ends[3 + k]);
      const inside = -INSIDE * solid.reach;
      const hidden =
        solid.distance(middle, 0, slope) < inside &&
        solid.distance(ends, 0, slope) < inside &&
        solid.distance(ends, 3, slope) < inside;
      if (!hidden) kept.push(...ends);
    }
  }
  return Float64Array.from(kept);
}

/** Deeper than this an edge of a part is inside another part; in units of the whole. */
const INSIDE = 1e-9;

function placed({ position: t, rotation: r }: PlacedSolid, edges: Float64Array): Float64Array {
  const out = new Float64Array(edges.length);
  for (let i = 0; i < edges.length; i += 3)
    for (let k = 0; k < 3; k++)
      out[i + k] = t[k] + r[3 * k] * edges[i] + r[3 * k + 1] * edges[i + 1] + r[3 * k + 2] * edges[i + 2];
  return out;
}

/** An edge of one triangle only counts. */
function edgesOfSurface({ positions, triangles }: Surface, smooth: number): Float64Array {
  const normals = new Float64Array(triangles.length);
  for (let t = 0; t < triangles.length; t += 3) writeNormal(positions, triangles, t, normals);
  const seen = new Map<number, number>();
  const edges: number[] = [];
  const vertices = positions.length / 3;
  for (let t = 0; t < triangles.length; t += 3) {
    for (let k = 0; k < 3; k++) {
      const i = triangles[t + k];
      const j = triangles[t + ((k + 1) % 3)];
      const key = Math.min(i, j) * vertices + Math.max(i, j);
      const other = seen.get(key);
      if (other === undefined) {
        seen.set(key, t);
        continue;
      }
      seen.delete(key);
      if (sticksOut(positions, triangles, normals, other, t, k, smooth)) edges.push(i, j);
    }
  }
  for (const [key] of seen) edges.push(Math.floor(key / vertices), key % vertices);
  return Float64Array.from(edges.flatMap((v) => [...positions.subarray(3 * v, 3 * v + 3)]));
}

function sticksOut(
  positions: Float64Array,
  triangles: Uint32Array,
  normals: Float64Array,
  first: number,
  second: number,
  k: number,
  smooth: number,
): boolean {
  let cosine = 0;
  let height = 0;
  const tip = triangles[second + ((k + 2) % 3)] * 3;
  const on = triangles[second + k] * 3;
  for (let x = 0; x < 3; x++) {
    cosine += normals[first + x] * normals[second + x];
    height += normals[first + x] * (positions[tip + x] - positions[on + x]);
  }
  return cosine < smooth && height < 0;
}

function writeNormal(positions: Float64Array, triangles: Uint32Array, t: number, out: Float64Array): void {
  const a = triangles[t] * 3;
  const b = triangles[t + 1] * 3;
  const c = triangles[t + 2] * 3;
  let length = 0;
  for (let k = 0; k < 3; k++) {
    const p = (k + 1) % 3;
    const q = (k + 2) % 3;
    const n =
      (positions[b + p] - positions[a + p]) * (positions[c + q] - positions[a + q]) -
      (positions[b + q] - positions[a + q]) * (positions[c + p] - positions[a + p]);
    out[t + k] = n;
    length += n * n;
  }
  const scale = length > 0 ? 1 / Math.sqrt(length) : 0;
  for (let k = 0; k < 3; k++) out[t + k] *= scale;
}
