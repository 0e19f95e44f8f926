/**
 * Solids and surfaces from a flat triangle mesh carried along the y axis. Each triangle becomes a column of prisms,
 * each prism three tetrahedra; on the wall between two columns the diagonal starts below at the lower-numbered vertex,
 * so columns always fit.
 */
import { triangleAdjacency } from '../adjacency.js';
import { splitPrism } from '../tetrahedralise/stencil.js';
import { withoutUnused } from '../used-vertices.js';

/** `positions` and `triangles` of the section at y = 0 look towards −y; `heights` ascend [m]. */
export function extrudedSolid(
  section: Float64Array,
  triangles: Uint32Array,
  heights: readonly number[],
): { positions: Float64Array; tets: Uint32Array } {
  const count = section.length / 3;
  const tets: number[] = [];
  for (let l = 0; l + 1 < heights.length; l++) {
    for (let t = 0; t < triangles.length; t += 3) {
      // Seen from above the section is clockwise, so (a, b, c) and a point above are positive only the other way round.
      const base = [triangles[t], triangles[t + 2], triangles[t + 1]];
      const [a, b, c] = base as [number, number, number];
      const bottom = base.map((v) => v + l * count);
      const top = base.map((v) => v + (l + 1) * count);
      tets.push(...splitPrism(bottom, top, a < b, b < c, c < a));
    }
  }
  return { positions: stacked(section, heights), tets: Uint32Array.from(tets) };
}

export function extrudedSurface(
  section: Float64Array,
  triangles: Uint32Array,
  heights: readonly number[],
): { positions: Float64Array; triangles: Uint32Array } {
  const count = section.length / 3;
  const last = (heights.length - 1) * count;
  const out: number[] = [...triangles];
  for (let t = 0; t < triangles.length; t += 3) {
    out.push(triangles[t] + last, triangles[t + 2] + last, triangles[t + 1] + last);
  }
  const { edges, edgeOffsets, edgeHalves } = triangleAdjacency(triangles, count);
  for (let e = 0; 2 * e < edges.length; e++) {
    if (edgeOffsets[e + 1] - edgeOffsets[e] !== 1) continue;
    const h = edgeHalves[edgeOffsets[e]];
    const from = triangles[h];
    const to = triangles[h % 3 === 2 ? h - 2 : h + 1];
    for (let l = 0; l + 1 < heights.length; l++) {
      const [p, q] = [from + l * count, to + l * count];
      const [r, s] = [p + count, q + count];
      out.push(...(from < to ? [p, s, q, p, r, s] : [q, p, r, q, r, s]));
    }
  }
  // Only the layers between the ends have vertices inside.
  const outer = withoutUnused(stacked(section, heights), Uint32Array.from(out));
  return { positions: outer.positions, triangles: outer.indices };
}

function stacked(section: Float64Array, heights: readonly number[]): Float64Array {
  const positions = new Float64Array(section.length * heights.length);
  for (let l = 0; l < heights.length; l++) {
    positions.set(section, l * section.length);
    for (let v = 1; v < section.length; v += 3) positions[l * section.length + v] = heights[l];
  }
  return positions;
}
