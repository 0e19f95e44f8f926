/**
 * `regional`: one separating direction per connected contact, and the depth of every colliding point along it.
 *
 * Our own method. In the consistent method, edges that leave a deep overlap through lateral faces start directions that
 * are 90° off, and propagation spreads them: 16 to 22° of net error for cubes that overlap by half, on any mesh. A
 * contact has one way out, so we look for that:
 *
 *   group the colliding points into connected regions                                   (regions.ts)
 *   candidates: normals of patches, cross products of creases, the region's area vector (patches.ts, contact-areas.ts)
 *   rate each by how far the bodies must move along it; blend by a soft minimum          (extents.ts, choose.ts)
 *   depth of a point: the way along the direction to the partner's surface, walked through its tetrahedra
 *
 * A point that has just entered through the side of a deep contact would start with a depth far from zero. Its depth is
 * limited to `FADE` times its distance to the surface (for convex bodies: to the planes of their flat patches, which
 * needs no search), so it starts from zero. A region may be wrapped around something (a ring on a bar: little depth
 * everywhere, but a long way out in any direction). Such a region has no direction of its own, and its points go to the
 * nearest surface. A body paired with itself is measured by `consistent`.
 *
 * Degenerate cases: coincident bodies separate by the bias of choose.ts. A walk that is lost in a broken mesh falls
 * back to the nearest point of the surface and says so in its stage.
 */

import type { TetBody } from '../../narrowphase/tetrahedra/body.js';
import { NearestPoint } from '../../narrowphase/tetrahedra/nearest-point.js';
import type { PairOverlap } from '../../narrowphase/tetrahedra/pair-overlap.js';
import type { TetTopology } from '../../narrowphase/tetrahedra/topology.js';
import { measureNearest } from '../closest-feature/closest-feature.js';
import { ConsistentDepth } from '../consistent/consistent.js';
import { IntersectingEdges } from '../edges/intersecting-edges.js';
import { DISTANCE, Walker } from '../edges/walk.js';
import type { PairDepth } from '../pair-depth.js';
import { BORDER, FALLBACK, PROPAGATED, type VertexDepths } from '../vertex-depths.js';
import { Candidates } from './candidates.js';
import { DirectionChooser } from './choose.js';
import { ContactAreas } from './contact-areas.js';
import { insetAt, LiveShape } from './live-shape.js';
import { NearCandidates } from './near-candidates.js';
import { Patches } from './patches.js';
import { RegionTable } from './region-table.js';
import { Regions } from './regions.js';

/**
 * Largest depth of a point in multiples of its distance to the surface. Smaller: points near lateral faces count less.
 * Larger: their depths jump when they enter, and follow small turns of a grazing direction too fast (at 3, 20 times the
 * motion).
 */
const FADE = 2;
/** Inset over which a vertex's area fades in, in mean edges of the partner. */
const MARGIN = 0.3;
/** Coherence below which depths are scaled down; two or three directions at right angles have 0.71 and 0.58. */
const COHERENT = 0.5;
/** Extent over twice the largest depth: up to the first a region has a way out, from the second it is wrapped. */
const OPEN_BELOW = 4;
const WRAPPED_ABOVE = 8;
/** Share of a region's area from which a patch counts in full. */
const FULL_AREA = 0.05;
/** Weight of the area vector of curved bodies against a single patch: it is the better normal. */
const VECTOR_WEIGHT = 4;

export class RegionalDepth implements PairDepth {
  /** The regions of the last pair: direction of `a`, extent, coherence. */
  readonly regions = new RegionTable();
  private readonly walker = new Walker();
  private readonly nearest = new NearestPoint();
  private readonly edges = new IntersectingEdges();
  private readonly groups = new Regions();
  private readonly areas = new ContactAreas();
  private readonly candidates = new Candidates();
  private readonly nearby = new NearCandidates();
  private readonly chooser = new DirectionChooser(this.walker);
  private readonly ofSelf = new ConsistentDepth();
  private readonly shapes = new WeakMap<TetBody, LiveShape>();
  private readonly patches = new WeakMap<TetTopology, Patches>();
  private fades = new Float64Array(64);
  /**
   * Distance of a point to the surface, or its depth; area from which a patch counts in full. Numbers that are handed
   * over are boxed.
   */
  private readonly near = new Float64Array(1);
  private readonly full = new Float64Array(1);

  measure(overlap: PairOverlap, out: VertexDepths): void {
    this.regions.count = 0;
    if (overlap.a === overlap.b) return this.ofSelf.measure(overlap, out);
    out.reset(overlap.points.count);
    if (out.count === 0) return;
    const a = this.shapeOf(overlap.a);
    const b = this.shapeOf(overlap.b);
    const { regions } = this;
    regions.convexity[0] = a.convexity * b.convexity;
    const convexity = regions.convexity[0];
    const isLocal = convexity < 0.5;
    if (isLocal) this.groups.group(overlap, this.walker, out.regions);
    const count = isLocal ? this.groups.count : 1;
    const isCurved = a.patches.isCurved || b.patches.isCurved;
    if (isLocal || isCurved) {
      this.findFades(overlap, a, b, out.count);
      this.areas.gather(overlap, a, b, out.regions, count, this.fades);
    }
    if (convexity < 1) this.edges.find(overlap);
    if (isLocal) this.areas.addCrossings(overlap, a, b, this.edges, out.regions, this.fades);
    regions.reset(count, out, overlap);
    if (convexity < 1) regions.gatherCloud(overlap, this.edges, out.regions);
    for (let region = 0; region < count; region++) {
      this.gatherCandidates(region, a, b, isLocal, isCurved);
      this.decide(overlap, region, a, b);
    }
    for (let row = 0; row < out.count; row++) {
      const partner = row < overlap.points.split ? b : a;
      this.measureRow(overlap, row, partner, isLocal, out);
    }
  }

  private shapeOf(body: TetBody): LiveShape {
    let shape = this.shapes.get(body);
    if (!shape) this.shapes.set(body, (shape = new LiveShape(body, this.patchesOf(body.topology))));
    return shape.refresh();
  }

  private patchesOf(topology: TetTopology): Patches {
    let patches = this.patches.get(topology);
    if (!patches) this.patches.set(topology, (patches = new Patches(topology)));
    return patches;
  }

  private findFades(overlap: PairOverlap, a: LiveShape, b: LiveShape, count: number): void {
    if (this.fades.length < count) this.fades = new Float64Array(2 * count);
    const { vertices, tets, split } = overlap.points;
    for (let row = 0; row < count; row++) {
      const own = row < split ? a.body : b.body;
      const partner = row < split ? b : a;
      insetAt(partner, tets[row], own.positions, own.offset + 3 * vertices[row], this.fades, row);
      this.fades[row] = Math.min(1, this.fades[row] / (MARGIN * partner.body.topology.meanEdge));
    }
  }

  /** Whether the partner's surface is within `nearest.mostSq`; then `nearest` holds the distance. */
  private isNear(overlap: PairOverlap, row: number): boolean {
    const own = overlap.owner(row);
    const at = own.offset + 3 * overlap.points.vertices[row];
    return this.nearest.find(overlap.partner(row), own.positions, at) >= 0;
  }

  private gatherCandidates(
    region: number,
    a: LiveShape,
    b: LiveShape,
    isLocal: boolean,
    isCurved: boolean,
  ): void {
    const { candidates, areas } = this;
    const isConvex = this.regions.convexity[0] === 1;
    candidates.clear();
    if (isConvex) this.nearby.addNormals(candidates, a, b);
    else {
      this.nearby.takeAll();
      this.addAllNormals(region, a, b, isLocal);
    }
    if (isCurved) {
      for (let i = 0; i < 3; i++) candidates.draft[i] = areas.vectors[3 * region + i];
      candidates.draft[3] = VECTOR_WEIGHT;
      candidates.addVector(false);
    }
    this.nearby.addCrosses(candidates, a, b);
  }

  private addAllNormals(region: number, a: LiveShape, b: LiveShape, isLocal: boolean): void {
    const { areas } = this;
    const at = region * areas.stride;
    let total = 0;
    if (isLocal) for (let c = 0; c < areas.stride; c++) total += areas.areas[at + c];
    this.full[0] = isLocal ? FULL_AREA * total : 0;
    for (let c = 0; c < a.patches.count; c++) this.addNormal(a.normals, c, -1, at + c);
    for (let c = 0; c < b.patches.count; c++) this.addNormal(b.normals, c, 1, at + a.patches.count + c);
  }

  /**
   * Weights the normal of a patch by the patch's share in the region. Where areas don't count (`full` is 0), every
   * patch is whole.
   */
  private addNormal(normals: Float64Array, patch: number, sign: number, area: number): void {
    const { draft } = this.candidates;
    const full = this.full[0];
    for (let i = 0; i < 3; i++) draft[i] = sign * normals[3 * patch + i];
    draft[3] = full > 0 ? Math.min(1, this.areas.areas[area] / full) : 1;
    this.candidates.add();
  }

  private decide(overlap: PairOverlap, region: number, a: LiveShape, b: LiveShape): void {
    const { chooser, regions } = this;
    const convexity = regions.convexity[0];
    if (convexity < 1) regions.takeSamples(region, overlap);
    chooser.choose(overlap, a, b, this.candidates, regions, region);
    regions.directions.set(chooser.direction, 3 * region);
    regions.extents[region] = chooser.extent;
    regions.coherences[region] = chooser.coherence;
    regions.shares[region] = 1;
    if (convexity < 0.5) this.findOpenness(overlap, region);
  }

  /**
   * The region's share is 1 where it has a way out, and 0 where it is wrapped: its points are shallow, but any way out
   * is long.
   */
  private findOpenness(overlap: PairOverlap, region: number): void {
    const { regions, nearest } = this;
    const extent = regions.extents[region];
    const enough = extent / (2 * OPEN_BELOW);
    let deepestSq = 0;
    for (let k = regions.starts[region]; k < regions.starts[region + 1]; k++) {
      nearest.mostSq = enough * enough;
      if (!this.isNear(overlap, regions.rows[k])) return;
      deepestSq = Math.max(deepestSq, nearest.distanceSq);
    }
    const ratio = extent / (2 * Math.sqrt(deepestSq));
    regions.shares[region] = Math.max(0, Math.min(1, (WRAPPED_ABOVE - ratio) / (WRAPPED_ABOVE - OPEN_BELOW)));
  }

  private measureRow(
    overlap: PairOverlap,
    row: number,
    shape: LiveShape,
    isLocal: boolean,
    out: VertexDepths,
  ): void {
    const { regions, walker } = this;
    const region = out.regions[row];
    const share = regions.shares[region];
    if (share < 1) measureNearest(overlap, row, this.nearest, out);
    if (share === 0) return;
    const own = overlap.owner(row);
    const at = own.offset + 3 * overlap.points.vertices[row];
    const s = row < overlap.points.split ? 1 : -1;
    walker.along(own.positions, at, regions.directions, 3 * region, s);
    const face = walker.walk(shape.body, overlap.points.tets[row]);
    if (face < 0) {
      if (share === 1) measureNearest(overlap, row, this.nearest, out);
      return;
    }
    if (isLocal) this.findNear(overlap, row);
    else belowPlanes(this.near, shape.planes, own.positions, at);
    const near = this.near[0];
    let depth = walker.weights[DISTANCE];
    if (FADE * near < depth) depth = FADE * Math.max(near, 0);
    depth *= Math.min(1, regions.coherences[region] / COHERENT);
    this.near[0] = depth;
    out.faces[row] = face;
    for (let i = 0; i < 3; i++) out.weights[3 * row + i] = walker.weights[i];
    out.stages[row] = isBorder(overlap, row) ? BORDER : PROPAGATED;
    mix(out, row, this.near, walker.line, share < 1 ? regions.shares : ALL, share < 1 ? region : 0);
  }

  /** The distance to the partner's surface if it can limit the depth of the walk, else infinity. */
  private findNear(overlap: PairOverlap, row: number): void {
    const most = this.walker.weights[DISTANCE] / FADE;
    this.nearest.mostSq = most * most;
    this.near[0] = this.isNear(overlap, row) ? Math.sqrt(this.nearest.distanceSq) : Infinity;
  }
}

const ALL = Float64Array.of(1);

/**
 * Blends the row's present way out, as displacements, with `share` of a new one: depth[0] along the line's direction.
 */
function mix(
  out: VertexDepths,
  row: number,
  depth: Float64Array,
  line: Float64Array,
  shares: Float64Array,
  region: number,
): void {
  const { directions, depths } = out;
  const share = shares[region];
  const k = 3 * row;
  if (share === 1) {
    depths[row] = depth[0];
    for (let i = 0; i < 3; i++) directions[k + i] = line[3 + i];
    return;
  }
  const rest = (1 - share) * depths[row];
  const u = share * depth[0] * line[3] + rest * directions[k];
  const v = share * depth[0] * line[4] + rest * directions[k + 1];
  const w = share * depth[0] * line[5] + rest * directions[k + 2];
  const length = Math.sqrt(u * u + v * v + w * w);
  depths[row] = length;
  out.stages[row] = FALLBACK;
  if (length === 0) return;
  directions[k] = u / length;
  directions[k + 1] = v / length;
  directions[k + 2] = w / length;
}

function isBorder(overlap: PairOverlap, row: number): boolean {
  const { linkOffsets, linked } = overlap.owner(row).topology;
  const rows = overlap.rowsOf(row);
  const v = overlap.points.vertices[row];
  for (let k = linkOffsets[v]; k < linkOffsets[v + 1]; k++) if (rows[linked[k]] < 0) return true;
  return false;
}

/**
 * To out[0]: smallest distance of a point inside a convex body to the planes of its flat patches; infinite if it has
 * none.
 */
function belowPlanes(out: Float64Array, planes: Float64Array, p: Float64Array, at: number): void {
  let least = Infinity;
  for (let k = 0; k < planes.length; k += 4) {
    const below = planes[k + 3] - planes[k] * p[at] - planes[k + 1] * p[at + 1] - planes[k + 2] * p[at + 2];
    if (below < least) least = below;
  }
  out[0] = least;
}
