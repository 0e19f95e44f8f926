/**
 * A triangle of a mesh as a convex solid without thickness, in the frame of another body, with the ways out that its
 * neighbours allow at its edges. A triangle of an open mesh may be turned over: then its back is what is touched.
 */
import type { ColliderColumns } from '../bodies/bodies.js';
import { type ConvexSolid, Face, type MassProperties, type Surface } from '../geometry/solids/solid.js';
import type { MeshQuery } from '../queries/mesh-query.js';
import { toLocal, toWorld } from './pose.js';

/** A place on a triangle is a sum of these: on edge 0 (corner 0 to 1), 1, 2. */
export const ON_EDGE: readonly number[] = [1, 2, 4];

/** Corners 0, 1, 2 as such sums. */
const AT_CORNER: readonly number[] = [5, 3, 6];

/** The edges and corners of the mesh's triangle, by those of its polygon: as they are, and turned over. */
const EDGE: readonly (readonly number[])[] = [
  [0, 1, 2],
  [2, 1, 0],
];
const CORNER: readonly (readonly number[])[] = [
  [0, 1, 2],
  [0, 2, 1],
];

/** Triangles at a corner that are tested, in each direction. */
const MOST_NEIGHBOURS = 64;

/** A place is on an edge if it is nearer than this share of the height over the edge. */
const AT_EDGE = 1e-6;

/** A neighbour that rises or falls by less than this (sine) counts as flat. */
const FLAT_NEIGHBOUR = 1e-4;

/** Normals may exceed those of the two faces of a ridge by this (cosine). */
const BEYOND = 1e-4;

export class MeshTriangle implements ConvexSolid {
  readonly kind = 'mesh';
  readonly definition = { kind: 'plane', normal: [0, 1, 0] } as const;
  readonly accuracy = 'exact';
  readonly isConvex = true;
  readonly round = 0;
  readonly bounds = new Float64Array(6);
  readonly thinness = 0;
  readonly reach = 0;
  /** Corners, counter-clockwise from the side that is touched. */
  readonly polygon = new Face();
  index = 0;
  /** 1 where the back of the mesh is the side that is touched, else 0. */
  turned = 0;
  /** Unit normal of that side, and the distance of its plane from the origin along it [m]. */
  readonly normal = new Float64Array(3);
  level = 0.5;
  /** The other body's origin in the frame of the mesh [m], and the rotation from its frame to that of the mesh. */
  readonly origin = new Float64Array(3);
  readonly back = new Float64Array(9);
  /** Rotation from the mesh to the other body, and where the mesh's origin is there. */
  private readonly way = new Float64Array(9);
  private readonly shift = new Float64Array(3);
  private readonly point = new Float64Array(3);
  private readonly other = new Float64Array(3);
  private readonly inPlane = new Float64Array(3);
  private readonly corners = new Float64Array(9);

  /** The mesh is body `b`, with the rotation `rb`; the frame is that of `a`. */
  place(c: ColliderColumns, ra: Float64Array, a: number, rb: Float64Array, b: number): void {
    const { way, back, shift, origin } = this;
    toLocal(ra, c.position, 3 * a, c.position, 3 * b, shift);
    toLocal(rb, c.position, 3 * b, c.position, 3 * a, origin);
    for (let r = 0; r < 3; r++) {
      for (let k = 0; k < 3; k++) {
        way[3 * r + k] = ra[r] * rb[k] + ra[3 + r] * rb[3 + k] + ra[6 + r] * rb[6 + k];
        back[3 * k + r] = way[3 * r + k];
      }
    }
  }

  /** Sets the triangle; false if it has no area or its box is farther than `margin` from `box`. */
  take({ positions, triangles }: MeshQuery, index: number, box: Float64Array, margin: number): boolean {
    const { way, shift, point, normal, polygon } = this;
    polygon.clear();
    for (let i = 0; i < 3; i++) {
      toWorld(way, shift, 0, positions, 3 * triangles[3 * index + i], point);
      const o = polygon.next();
      for (let k = 0; k < 3; k++) polygon.points[o + k] = point[k];
    }
    const p = polygon.points;
    for (let k = 0; k < 3; k++) {
      if (Math.min(p[k], p[3 + k], p[6 + k]) > box[3 + k] + margin) return false;
      if (Math.max(p[k], p[3 + k], p[6 + k]) < box[k] - margin) return false;
    }
    this.index = index;
    this.turned = 0;
    if (!cross(p, 0, 3, 6, normal)) return false;
    this.level = normal[0] * p[0] + normal[1] * p[1] + normal[2] * p[2];
    return true;
  }

  /** Makes the other side the one that is touched. */
  turnOver(): void {
    const { normal } = this;
    const p = this.polygon.points;
    for (let k = 0; k < 3; k++) {
      const second = p[3 + k];
      p[3 + k] = p[6 + k];
      p[6 + k] = second;
      normal[k] = -normal[k];
    }
    this.level = -this.level;
    this.turned = 1 - this.turned;
  }

  /** The half edge of the mesh along a side of the polygon, and the one that begins at a corner of it. */
  private halfEdge(side: number): number {
    return 3 * this.index + EDGE[this.turned][side];
  }

  private halfEdgeAt(corner: number): number {
    return 3 * this.index + CORNER[this.turned][corner];
  }

  support(d: Float64Array, out: Float64Array, o: number): void {
    const p = this.polygon.points;
    const a = d[0] * p[0] + d[1] * p[1] + d[2] * p[2];
    const b = d[0] * p[3] + d[1] * p[4] + d[2] * p[5];
    const c = d[0] * p[6] + d[1] * p[7] + d[2] * p[8];
    const from = a >= b && a >= c ? 0 : b >= c ? 3 : 6;
    for (let k = 0; k < 3; k++) out[o + k] = p[from + k];
  }

  face(_: Float64Array, out: Face): void {
    this.edge(0, out);
    out.add(this.polygon.points[6], this.polygon.points[7], this.polygon.points[8]);
  }

  edge(side: number, out: Face): void {
    const p = this.polygon.points;
    const q = 3 * ((side + 1) % 3);
    out.clear();
    out.add(p[3 * side], p[3 * side + 1], p[3 * side + 2]);
    out.add(p[q], p[q + 1], p[q + 2]);
  }

  /** The edges on which a point of the triangle lies; 0 within the face. */
  placeOf(at: Float64Array): number {
    const { inPlane } = this;
    const p = this.polygon.points;
    let place = 0;
    for (let side = 0; side < 3; side++) {
      const o = 3 * side;
      const height = this.inward(side, 3 * ((side + 2) % 3), p, inPlane);
      const x = at[0] - p[o];
      const y = at[1] - p[o + 1];
      const z = at[2] - p[o + 2];
      if (inPlane[0] * x + inPlane[1] * y + inPlane[2] * z < AT_EDGE * height) place += ON_EDGE[side];
    }
    return place;
  }

  /** Whether `n` may be a way out where the triangle meets its neighbours at `place`. */
  allows(query: MeshQuery, place: number, n: Float64Array): boolean {
    const corner = AT_CORNER.indexOf(place);
    return corner < 0 ? this.allowsAtEdge(query, place, n) : this.allowsAtCorner(query, corner, n);
  }

  /**
   * A direction is a way out of a corner if no neighbour stands higher along it. That includes triangles in one plane.
   * The tip of a steep pyramid has ways out beyond the normals of all its faces.
   */
  private allowsAtCorner(query: MeshQuery, corner: number, n: Float64Array): boolean {
    const { way, point } = this;
    for (let k = 0; k < 3; k++) point[k] = way[k] * n[0] + way[3 + k] * n[1] + way[6 + k] * n[2];
    const start = this.halfEdgeAt(corner);
    const { twins } = query.topology;
    let edge = start;
    for (let turn = 0; turn < MOST_NEIGHBOURS; turn++) {
      if (rises(query, edge, nextOf(edge), point)) return false;
      const before = beforeOf(edge);
      if (rises(query, edge, before, point)) return false;
      edge = twins[before];
      if (edge === start) return true;
      if (edge < 0) break;
    }
    // At an open corner, further triangles follow in the other direction.
    edge = twins[start];
    for (let turn = 0; turn < MOST_NEIGHBOURS && edge >= 0; turn++) {
      const own = nextOf(edge);
      if (rises(query, own, nextOf(own), point)) return false;
      edge = twins[own];
    }
    return true;
  }

  private allowsAtEdge(query: MeshQuery, place: number, n: Float64Array): boolean {
    const { normal: t, other, point, way, shift, inPlane } = this;
    const { twins } = query.topology;
    const p = this.polygon.points;
    for (let side = 0; side < 3; side++) {
      if ((place & ON_EDGE[side]) === 0) continue;
      const twin = twins[this.halfEdge(side)];
      if (twin < 0) continue;
      const base = twin - (twin % 3);
      const apex = query.triangles[base + ((twin + 2) % 3)];
      toWorld(way, shift, 0, query.positions, 3 * apex, point);
      const o = 3 * side;
      const q = 3 * ((side + 1) % 3);
      this.inward(side, 3 * ((side + 2) % 3), p, inPlane);
      const x = point[0] - p[o];
      const y = point[1] - p[o + 1];
      const z = point[2] - p[o + 2];
      const up = t[0] * x + t[1] * y + t[2] * z;
      const out = -(inPlane[0] * x + inPlane[1] * y + inPlane[2] * z);
      if (up > -FLAT_NEIGHBOUR * (Math.abs(out) + Math.abs(up))) return false;
      // Normal of the neighbour; its corners run in the opposite direction along the edge.
      for (let k = 0; k < 3; k++) this.corners[k] = p[q + k];
      for (let k = 0; k < 3; k++) this.corners[3 + k] = p[o + k];
      for (let k = 0; k < 3; k++) this.corners[6 + k] = point[k];
      if (!cross(this.corners, 0, 3, 6, other)) continue;
      // Beyond the neighbour's normal, the neighbour is responsible.
      const along = t[0] * other[0] + t[1] * other[1] + t[2] * other[2];
      const lean = n[0] * t[0] + n[1] * t[1] + n[2] * t[2];
      if (lean < along - BEYOND) return false;
    }
    return true;
  }

  /** Whether a triangle that meets this one at `place` looks towards `n`. */
  looksOut(query: MeshQuery, place: number, n: Float64Array): boolean {
    const { way, point } = this;
    const { twins } = query.topology;
    const facing = 1 - 2 * this.turned;
    for (let k = 0; k < 3; k++) point[k] = facing * (way[k] * n[0] + way[3 + k] * n[1] + way[6 + k] * n[2]);
    const corner = AT_CORNER.indexOf(place);
    if (corner < 0) {
      for (let side = 0; side < 3; side++)
        if ((place & ON_EDGE[side]) !== 0 && looksAlong(query, twins[this.halfEdge(side)], point))
          return true;
      return false;
    }
    const start = this.halfEdgeAt(corner);
    let edge = twins[beforeOf(start)];
    for (let turn = 0; turn < MOST_NEIGHBOURS && edge >= 0 && edge !== start; turn++) {
      if (looksAlong(query, edge, point)) return true;
      edge = twins[beforeOf(edge)];
    }
    return false;
  }

  isCorner(place: number): boolean {
    return AT_CORNER.includes(place);
  }

  /** Whether a place is on an edge that belongs to no other triangle. */
  isAtRim(query: MeshQuery, place: number): boolean {
    const { twins } = query.topology;
    for (let side = 0; side < 3; side++)
      if ((place & ON_EDGE[side]) !== 0 && twins[this.halfEdge(side)] < 0) return true;
    return false;
  }

  distance(): number {
    return 0;
  }

  mass(): MassProperties {
    return { volume: 0, centre: new Float64Array(3), inertia: new Float64Array(9) };
  }

  surface(): Surface {
    return { positions: this.polygon.points, triangles: Uint32Array.of(0, 1, 2) };
  }

  /** Unit direction in the plane from an edge to the opposite corner, and how far that is [m]. */
  private inward(side: number, apex: number, p: Float64Array, out: Float64Array): number {
    const { normal: t } = this;
    const o = 3 * side;
    const q = 3 * ((side + 1) % 3);
    const x = p[q] - p[o];
    const y = p[q + 1] - p[o + 1];
    const z = p[q + 2] - p[o + 2];
    out[0] = t[1] * z - t[2] * y;
    out[1] = t[2] * x - t[0] * z;
    out[2] = t[0] * y - t[1] * x;
    const length = Math.sqrt(out[0] * out[0] + out[1] * out[1] + out[2] * out[2]);
    for (let k = 0; k < 3; k++) out[k] /= length;
    return out[0] * (p[apex] - p[o]) + out[1] * (p[apex + 1] - p[o + 1]) + out[2] * (p[apex + 2] - p[o + 2]);
  }
}

/** The half edge behind one in its triangle, and the one before it. */
const nextOf = (edge: number): number => (edge % 3 === 2 ? edge - 2 : edge + 1);
const beforeOf = (edge: number): number => (edge % 3 === 0 ? edge + 2 : edge - 1);

/** Whether the corner where half edge `to` begins is farther along `n` than that of `from`. */
function rises({ positions, triangles }: MeshQuery, from: number, to: number, n: Float64Array): boolean {
  const o = 3 * triangles[from];
  const q = 3 * triangles[to];
  const x = positions[q] - positions[o];
  const y = positions[q + 1] - positions[o + 1];
  const z = positions[q + 2] - positions[o + 2];
  return n[0] * x + n[1] * y + n[2] * z > BEYOND * Math.sqrt(x * x + y * y + z * z);
}

/** Whether the triangle of a half edge looks towards `n`, in the frame of the mesh. */
function looksAlong({ positions: p, triangles }: MeshQuery, edge: number, n: Float64Array): boolean {
  if (edge < 0) return false;
  const base = edge - (edge % 3);
  const a = 3 * triangles[base];
  const b = 3 * triangles[base + 1];
  const c = 3 * triangles[base + 2];
  const ux = p[b] - p[a];
  const uy = p[b + 1] - p[a + 1];
  const uz = p[b + 2] - p[a + 2];
  const vx = p[c] - p[a];
  const vy = p[c + 1] - p[a + 1];
  const vz = p[c + 2] - p[a + 2];
  return n[0] * (uy * vz - uz * vy) + n[1] * (uz * vx - ux * vz) + n[2] * (ux * vy - uy * vx) > 0;
}

/** Unit normal of three points; false where they are on a line. */
function cross(p: Float64Array, a: number, b: number, c: number, out: Float64Array): boolean {
  const ux = p[b] - p[a];
  const uy = p[b + 1] - p[a + 1];
  const uz = p[b + 2] - p[a + 2];
  const vx = p[c] - p[a];
  const vy = p[c + 1] - p[a + 1];
  const vz = p[c + 2] - p[a + 2];
  out[0] = uy * vz - uz * vy;
  out[1] = uz * vx - ux * vz;
  out[2] = ux * vy - uy * vx;
  const length = Math.sqrt(out[0] * out[0] + out[1] * out[1] + out[2] * out[2]);
  if (!(length > 0)) return false;
  for (let k = 0; k < 3; k++) out[k] /= length;
  return true;
}
