/**
 * Where cloth touches another body: the vertices that contacts stand on, each with its third of the triangles around it.
 * Each carries its contacts; one on a face or an edge is shared by their corners.
 */
import type { Body, Contact, Vec3 } from '../world/index.js';
import { areaOf, type Patch } from './clip.js';
import { type Box, dot, pointOf } from './geometry.js';
import { cornersOf, type Share, summed } from './soft-patch.js';

/** The triangles of a sheet; nothing for any other body. Its surface has both sides, one after the other. */
export function sheetOf(body: Body): Uint32Array | undefined {
  if (!body.isDeformable || body.mesh !== undefined || body.molecules !== undefined) return undefined;
  const { surface, positions } = body;
  if (surface === undefined || surface.positions.length !== 2 * positions.length) return undefined;
  const count = positions.length / 3;
  const { triangles } = surface;
  const isOnFirstSide = (_: number, k: number) => {
    const t = k - (k % 3);
    return triangles[t] < count && triangles[t + 1] < count && triangles[t + 2] < count;
  };
  return triangles.filter(isOnFirstSide);
}

export function sheetPatch(
  body: Body,
  sheet: Uint32Array,
  contacts: readonly Contact[],
  normal: Vec3,
  region?: Box,
): Patch {
  const loads = loadsOf(body, contacts, normal);
  const shares: Share[] = [];
  const areas = new Map<number, number>();
  for (let t = 0; t < sheet.length / 3; t++) {
    const corners = cornersOf(sheet, t);
    if (!corners.some((corner) => loads.has(corner))) continue;
    const area = areaOf(corners.map((corner) => pointOf(body.positions, corner))) / 3;
    for (const vertex of corners) {
      if (!loads.has(vertex)) continue;
      shares.push({ vertex, triangle: t, area });
      areas.set(vertex, (areas.get(vertex) ?? 0) + area);
    }
  }
  const byVertex = new Map([...areas].map(([vertex, area]) => [vertex, loads.get(vertex)! / area]));
  return summed(body, sheet, shares, byVertex, region);
}

/** Normal force on each touching vertex [N]. */
function loadsOf(body: Body, contacts: readonly Contact[], normal: Vec3): Map<number, number> {
  const loads = new Map<number, number>();
  for (const { bodyA, anchorA, anchorB, force } of contacts) {
    const push = Math.abs(dot(force, normal));
    const { vertices, weights } = bodyA.handle === body.handle ? anchorA : anchorB;
    vertices.forEach((vertex, k) => {
      loads.set(vertex, (loads.get(vertex) ?? 0) + push * weights[k]);
    });
  }
  return loads;
}
