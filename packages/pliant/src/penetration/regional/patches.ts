/**
 * The facets and creases of a body at rest: surface triangles grouped into patches of about one normal, crease edges
 * grouped into classes of about one direction. Their live normals and directions are the candidates for the way out of
 * a contact.
 *
 * Patches grow from the lowest free triangle across neighbours within `PATCH_ANGLE` of the first normal; a box has six,
 * a sphere about a hundred. The grouping is made once, at rest, so that candidates never appear or vanish while a body
 * deforms.
 */
import { TetBody } from '../../narrowphase/tetrahedra/body.js';
import { unitNormals } from '../../narrowphase/tetrahedra/creases.js';
import { NearestPoint } from '../../narrowphase/tetrahedra/nearest-point.js';
import type { TetTopology } from '../../narrowphase/tetrahedra/topology.js';

/** Cosine of the largest angle between a patch's first normal and any other of its triangles (20°). */
const PATCH_COSINE = 0.94;
/** Cosine of the largest angle within a class of creases (10°). */
const CREASE_COSINE = 0.985;
/** Cosine of 2°. */
const FLAT_COSINE = 0.9994;
/** Classes of creases that are kept, the longest ones: a box has three; every pair of classes gives two candidates. */
const MOST_CREASES = 4;
/** Vertices that bound the extent of a body from below before all of them are asked. */
const SAMPLES = 16;

export class Patches {
  /** Patch of each surface triangle. */
  readonly patchOf: Int32Array;
  readonly count: number;
  /** Two vertices per crease edge, in the order and sense of its class. */
  readonly creases: Uint32Array;
  /** Crease edges of class `c`: from `2 creaseStarts[c]` to `2 creaseStarts[c + 1]` in `creases`. */
  readonly creaseStarts: Uint32Array;
  /** 1 for patches that are plane within 2° at rest. */
  readonly isFlat: Uint8Array;
  /** Distance of each vertex to the surface at rest [m]; 0 on it. */
  readonly insets: Float64Array;
  /** Do patches bend? Then their normals are samples of a continuum, and a contact's area vector says more. */
  readonly isCurved: boolean;
  /** Surface vertices far from each other at rest. */
  readonly samples: Uint32Array;

  constructor(topology: TetTopology) {
    const normals = unitNormals(topology.restPositions, topology.triangles);
    this.patchOf = new Int32Array(topology.triangles.length / 3).fill(-1);
    this.count = growPatches(topology, normals, this.patchOf);
    this.isFlat = new Uint8Array(this.count).fill(1);
    this.isCurved = markBent(normals, this.patchOf, this.isFlat) > 0.1;
    this.insets = insetsOf(topology);
    const classes = creaseClasses(topology, normals);
    this.creases = Uint32Array.from(classes.flat());
    this.creaseStarts = new Uint32Array(classes.length + 1);
    classes.forEach((edges, c) => {
      this.creaseStarts[c + 1] = this.creaseStarts[c] + edges.length / 2;
    });
    this.samples = farApart(topology);
  }
}

function growPatches(topology: TetTopology, normals: Float64Array, patchOf: Int32Array): number {
  const { triangleNeighbours } = topology;
  let count = 0;
  for (let first = 0; first < patchOf.length; first++) {
    if (patchOf[first] >= 0) continue;
    const queue = [first];
    patchOf[first] = count;
    for (const t of queue) {
      for (let side = 3 * t; side < 3 * t + 3; side++) {
        const other = triangleNeighbours[side];
        if (other < 0 || patchOf[other] >= 0 || dot(normals, first, other) < PATCH_COSINE) continue;
        patchOf[other] = count;
        queue.push(other);
      }
    }
    count++;
  }
  return count;
}

function dot(normals: Float64Array, s: number, t: number): number {
  return (
    normals[3 * s] * normals[3 * t] +
    normals[3 * s + 1] * normals[3 * t + 1] +
    normals[3 * s + 2] * normals[3 * t + 2]
  );
}

/** Share of triangles more than 2° off the first normal of their patch; such patches are not flat. */
function markBent(normals: Float64Array, patchOf: Int32Array, isFlat: Uint8Array): number {
  const first = new Int32Array(isFlat.length).fill(-1);
  let bent = 0;
  for (let t = 0; t < patchOf.length; t++) {
    const patch = patchOf[t];
    if (first[patch] < 0) first[patch] = t;
    else if (dot(normals, first[patch], t) < FLAT_COSINE) {
      isFlat[patch] = 0;
      bent++;
    }
  }
  return bent / patchOf.length;
}

function insetsOf(topology: TetTopology): Float64Array {
  const { restPositions: p, onSurface } = topology;
  const body = new TetBody(topology);
  const nearest = new NearestPoint();
  return Float64Array.from(onSurface, (isOn, v) => {
    if (isOn) return 0;
    nearest.find(body, p, 3 * v);
    return Math.sqrt(nearest.distanceSq);
  });
}

interface CreaseClass {
  readonly direction: readonly number[];
  length: number;
  readonly edges: number[];
}

/** Creases by direction, longest class first; edges of a class run the same way. */
function creaseClasses(topology: TetTopology, normals: Float64Array): number[][] {
  const { triangles, triangleNeighbours, restPositions: p, creaseCosine } = topology;
  const classes: CreaseClass[] = [];
  for (let half = 0; half < triangles.length; half++) {
    const t = Math.floor(half / 3);
    const other = triangleNeighbours[half];
    if (other <= t || dot(normals, t, other) >= creaseCosine) continue;
    const from = triangles[half];
    const to = triangles[half % 3 === 2 ? half - 2 : half + 1];
    const edge = [0, 1, 2].map((i) => p[3 * to + i] - p[3 * from + i]);
    const length = Math.sqrt(edge[0] ** 2 + edge[1] ** 2 + edge[2] ** 2);
    const direction = edge.map((x) => x / length);
    const cosine = (c: CreaseClass) => c.direction.reduce((sum, x, i) => sum + x * direction[i], 0);
    const found = classes.find((c) => Math.abs(cosine(c)) >= CREASE_COSINE);
    if (!found) classes.push({ direction, length, edges: [from, to] });
    else {
      found.length += length;
      found.edges.push(...(cosine(found) > 0 ? [from, to] : [to, from]));
    }
  }
  classes.sort((c, d) => d.length - c.length || c.edges[0] - d.edges[0]);
  return classes.slice(0, MOST_CREASES).map((c) => c.edges);
}

/** Each vertex is the farthest from those before it. */
function farApart({ surfaceVertices, restPositions: p }: TetTopology): Uint32Array {
  const distances = new Float64Array(surfaceVertices.length).fill(Infinity);
  const out: number[] = [];
  let next = 0;
  while (out.length < Math.min(SAMPLES, surfaceVertices.length)) {
    const v = surfaceVertices[next];
    out.push(v);
    let most = -1;
    surfaceVertices.forEach((w, k) => {
      const d = [0, 1, 2].reduce((sum, i) => sum + (p[3 * v + i] - p[3 * w + i]) ** 2, 0);
      distances[k] = Math.min(distances[k], d);
      if (distances[k] > most) {
        most = distances[k];
        next = k;
      }
    });
  }
  return Uint32Array.from(out);
}
