/**
 * How far a surface is from being convex: the greatest height of a vertex above the plane of a surface triangle, over
 * the body's size. Every triangle is compared with the far corners of its neighbours, which finds each reflex edge. It
 * is also compared with the six vertices that were outermost along the axes at rest, which finds a bar that is bent in
 * many small steps. Every fourth triangle is enough for that: a bend is wider.
 *
 * Most bodies are tested in every step and are convex. So one pass computes the triangles' vectors and only checks
 * whether anything rises above a limit. The height itself is computed for the other bodies.
 */
import type { TetTopology } from './topology.js';

/** Every how many triangles one is compared with the outermost vertices. */
const OUTER_STRIDE = 4;
/** Sides of a triangle. */
const SIDES = 3;

/** The comparisons, made once for a topology. */
export class ConcavityProbes {
  /** The vertices that are lowest and highest along x, y and z at rest. */
  readonly outer: Uint32Array;
  /**
   * For each triangle the places of its vector, of its three corners, and of the vertices across some of its sides.
   * Each side appears once: an edge is reflex from both of its triangles or from none. Triangles with equally many
   * sides stand together, because an unpredictable branch per triangle would cost more than the rest.
   */
  readonly records: Uint32Array;
  /** Where the triangles with 0, 1, 2 and 3 sides end in `records`. */
  readonly ends: Uint32Array;

  constructor(readonly topology: TetTopology) {
    this.outer = outermost(topology);
    const groups: number[][] = [[], [], [], []];
    for (let t = 0; t < topology.triangles.length / 3; t++) {
      const across = sidesOf(topology, t);
      const corners = topology.triangles.subarray(3 * t, 3 * t + 3);
      groups[across.length].push(3 * t, ...[...corners, ...across].map((v) => 3 * v));
    }
    this.records = Uint32Array.from(groups.flat());
    let end = 0;
    this.ends = Uint32Array.from(groups, (group) => (end += group.length));
  }
}

/** The vertices across those sides of a triangle that its neighbour has not listed. */
function sidesOf({ triangles, triangleNeighbours }: TetTopology, t: number): number[] {
  const corners = triangles.subarray(3 * t, 3 * t + 3);
  const found: number[] = [];
  for (let side = 0; side < SIDES; side++) {
    const other = triangleNeighbours[3 * t + side];
    if (other < t) continue;
    const across = triangles
      .subarray(3 * other, 3 * other + 3)
      .find((v) => v !== corners[side] && v !== corners[(side + 1) % 3]);
    if (across !== undefined) found.push(across);
  }
  return found;
}

function outermost({ restPositions: p, surfaceVertices }: TetTopology): Uint32Array {
  const out = new Uint32Array(6).fill(surfaceVertices[0]);
  for (const v of surfaceVertices) {
    for (let i = 0; i < 3; i++) {
      if (p[3 * v + i] < p[3 * out[2 * i] + i]) out[2 * i] = v;
      if (p[3 * v + i] > p[3 * out[2 * i + 1] + i]) out[2 * i + 1] = v;
    }
  }
  return out;
}

/**
 * Writes the area vectors of the triangles, outwards, twice their areas long, to `vectors`, and says whether the
 * surface rises above its planes by more than `limits[0]` times the body's size.
 */
export function scanSurface(
  probes: ConcavityProbes,
  positions: Float64Array,
  offset: number,
  vectors: Float64Array,
  limits: Float64Array,
): boolean {
  const p = positions;
  const { records, ends, topology } = probes;
  const most = limits[0] * topology.restSize;
  const mostSq = most * most;
  let rises = false;
  let k = 0;
  for (let sides = 0; sides <= SIDES; sides++) {
    for (const end = ends[sides]; k < end; ) {
      const n = records[k];
      const a = offset + records[k + 1];
      const b = offset + records[k + 2];
      const c = offset + records[k + 3];
      const ax = p[a];
      const ay = p[a + 1];
      const az = p[a + 2];
      const ux = p[b] - ax;
      const uy = p[b + 1] - ay;
      const uz = p[b + 2] - az;
      const vx = p[c] - ax;
      const vy = p[c + 1] - ay;
      const vz = p[c + 2] - az;
      const nx = uy * vz - uz * vy;
      const ny = uz * vx - ux * vz;
      const nz = ux * vy - uy * vx;
      vectors[n] = nx;
      vectors[n + 1] = ny;
      vectors[n + 2] = nz;
      const level = mostSq * (nx * nx + ny * ny + nz * nz);
      k += 4;
      for (const last = k + sides; k < last; k++) {
        const v = offset + records[k];
        const height = (p[v] - ax) * nx + (p[v + 1] - ay) * ny + (p[v + 2] - az) * nz;
        // Signed squares: on a flat side every height is rounding, half of them above 0.
        if (height * Math.abs(height) > level) rises = true;
      }
    }
  }
  return rises || outerRises(probes, positions, offset, vectors, mostSq);
}

function outerRises(
  { outer, topology }: ConcavityProbes,
  p: Float64Array,
  offset: number,
  vectors: Float64Array,
  mostSq: number,
): boolean {
  const { triangles } = topology;
  for (let i = 0; i < 6; i++) {
    const v = offset + 3 * outer[i];
    const x = p[v];
    const y = p[v + 1];
    const z = p[v + 2];
    for (let k = 0; k < triangles.length; k += 3 * OUTER_STRIDE) {
      const a = offset + 3 * triangles[k];
      const nx = vectors[k];
      const ny = vectors[k + 1];
      const nz = vectors[k + 2];
      const height = (x - p[a]) * nx + (y - p[a + 1]) * ny + (z - p[a + 2]) * nz;
      if (height * Math.abs(height) > mostSq * (nx * nx + ny * ny + nz * nz)) return true;
    }
  }
  return false;
}

/** Writes the height itself, over the body's size, to out[0]. `vectors` are those of `scanSurface`. */
export function concavityOf(
  { records, ends, outer, topology }: ConcavityProbes,
  positions: Float64Array,
  offset: number,
  vectors: Float64Array,
  out: Float64Array,
): void {
  out[0] = 0;
  let k = 0;
  for (let sides = 0; sides <= SIDES; sides++) {
    for (; k < ends[sides]; k += 4 + sides)
      for (let i = 4; i < 4 + sides; i++)
        hold(out, vectors, records[k], positions, offset + records[k + 1], offset + records[k + i]);
  }
  const { triangles } = topology;
  for (let t = 0; t < triangles.length; t += 3 * OUTER_STRIDE)
    for (let i = 0; i < 6; i++)
      hold(out, vectors, t, positions, offset + 3 * triangles[t], offset + 3 * outer[i]);
  out[0] = out[0] / topology.restSize;
}

/** Raises out[0] to the height of vertex `v` above the plane through `a` with the vector `n`, all by their places. */
function hold(
  out: Float64Array,
  vectors: Float64Array,
  n: number,
  p: Float64Array,
  a: number,
  v: number,
): void {
  const x = vectors[n];
  const y = vectors[n + 1];
  const z = vectors[n + 2];
  const height = (p[v] - p[a]) * x + (p[v + 1] - p[a + 1]) * y + (p[v + 2] - p[a + 2]) * z;
  const lengthSq = x * x + y * y + z * z;
  if (height > 0 && height * height > out[0] * out[0] * lengthSq) out[0] = height / Math.sqrt(lengthSq);
}
