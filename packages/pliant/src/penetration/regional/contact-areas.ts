/**
 * How much of each patch takes part in each region. A triangle counts by its corners inside the partner. Each corner
 * fades in with its distance to the partner's surface, so areas grow from zero when a vertex enters. A face that an
 * edge pierces may have no corner inside (a corner of one body in the middle of a large triangle of the other). Such a
 * face counts by the edges that pierce it.
 */
import type { TetBody } from '../../narrowphase/tetrahedra/body.js';
import type { PairOverlap } from '../../narrowphase/tetrahedra/pair-overlap.js';
import type { IntersectingEdges } from '../edges/intersecting-edges.js';
import type { LiveShape } from './live-shape.js';

export class ContactAreas {
  /** Area of patch `c` of `a` in region `r` at `r · stride + c`, of `b` at `r · stride + patches of a + c` [m²]. */
  areas = new Float64Array(64);
  stride = 0;
  /** Sum of all area vectors of a region as the way out for `a`: `b`'s minus `a`'s [m²]. */
  vectors = new Float64Array(24);

  /** `fades` has the share 0 … 1 of each row. */
  gather(
    overlap: PairOverlap,
    a: LiveShape,
    b: LiveShape,
    regions: Int32Array,
    regionCount: number,
    fades: Float64Array,
  ): void {
    this.stride = a.patches.count + b.patches.count;
    const size = this.stride * regionCount;
    if (this.areas.length < size) this.areas = new Float64Array(2 * size);
    if (this.vectors.length < 3 * regionCount) this.vectors = new Float64Array(6 * regionCount);
    this.areas.fill(0, 0, size);
    this.vectors.fill(0, 0, 3 * regionCount);
    this.gatherSide(a, 0, -1, overlap.rowsA, regions, fades);
    this.gatherSide(b, a.patches.count, 1, overlap.rowsB, regions, fades);
  }

  /** Adds the triangles that edges pierce; `scale` is the area an edge stands for [m²]. */
  addCrossings(
    overlap: PairOverlap,
    a: LiveShape,
    b: LiveShape,
    edges: IntersectingEdges,
    regions: Int32Array,
    fades: Float64Array,
  ): void {
    const { split, vertices } = overlap.points;
    for (let k = 0; k < edges.count; k++) {
      const row = edges.rows[k];
      const partner = row < split ? b : a;
      const own = row < split ? overlap.a : overlap.b;
      const { meanEdge } = own.topology;
      const left = Math.min(1, 4 * remainder(own, vertices[row], edges.outside[k], edges.points, 3 * k));
      const at = regions[row] * this.stride + (row < split ? a.patches.count : 0);
      this.areas[at + partner.patches.patchOf[edges.triangles[k]]] +=
        0.1 * meanEdge * meanEdge * fades[row] * left;
    }
  }

  private gatherSide(
    shape: LiveShape,
    firstPatch: number,
    sign: number,
    rows: Int32Array,
    regions: Int32Array,
    fades: Float64Array,
  ): void {
    const { patchOf } = shape.patches;
    const { triangles } = shape.body.topology;
    const { positions: p, offset } = shape.body;
    for (let t = 0; t < patchOf.length; t++) {
      const i = triangles[3 * t];
      const j = triangles[3 * t + 1];
      const k = triangles[3 * t + 2];
      const ri = rows[i];
      const rj = rows[j];
      const rk = rows[k];
      if (ri < 0 && rj < 0 && rk < 0) continue;
      const a = offset + 3 * i;
      const b = offset + 3 * j;
      const c = offset + 3 * k;
      const ux = p[b] - p[a];
      const uy = p[b + 1] - p[a + 1];
      const uz = p[b + 2] - p[a + 2];
      const vx = p[c] - p[a];
      const vy = p[c + 1] - p[a + 1];
      const vz = p[c + 2] - p[a + 2];
      const x = (uy * vz - uz * vy) / 6;
      const y = (uz * vx - ux * vz) / 6;
      const z = (ux * vy - uy * vx) / 6;
      const area = Math.sqrt(x * x + y * y + z * z);
      const patch = firstPatch + patchOf[t];
      if (ri >= 0) this.add(regions[ri], patch, fades[ri], sign * x, sign * y, sign * z, area);
      if (rj >= 0) this.add(regions[rj], patch, fades[rj], sign * x, sign * y, sign * z, area);
      if (rk >= 0) this.add(regions[rk], patch, fades[rk], sign * x, sign * y, sign * z, area);
    }
  }

  private add(
    region: number,
    patch: number,
    fade: number,
    x: number,
    y: number,
    z: number,
    area: number,
  ): void {
    this.areas[region * this.stride + patch] += fade * area;
    this.vectors[3 * region] += fade * x;
    this.vectors[3 * region + 1] += fade * y;
    this.vectors[3 * region + 2] += fade * z;
  }
}

/** Share of the edge that lies beyond the crossing: 0 when its outer end is about to enter. */
function remainder(body: TetBody, inside: number, outside: number, points: Float64Array, at: number): number {
  const { positions: p, offset } = body;
  const q = offset + 3 * outside;
  const v = offset + 3 * inside;
  let whole = 0;
  let rest = 0;
  for (let i = 0; i < 3; i++) {
    whole += (p[q + i] - p[v + i]) ** 2;
    rest += (p[q + i] - points[at + i]) ** 2;
  }
  return whole > 0 ? Math.sqrt(rest / whole) : 0;
}
