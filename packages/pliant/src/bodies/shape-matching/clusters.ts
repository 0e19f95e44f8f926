/**
 * Overlapping clusters that cover a mesh. Farthest-point sampling over the edges gives the seeds. A cluster has the
 * vertices nearest to its seed, and some more rings of neighbours. Ties go to the earlier seed and the lower vertex, so
 * the cover is the same everywhere. Every connected part gets a seed of its own, even if that makes more clusters than
 * asked for. One cluster always takes everything.
 */
import type { TetMesh } from '../../geometry/mesh/tet-mesh.js';

export interface Clusters {
  readonly count: number;
  /** Vertices of cluster `c`: vertices[offsets[c] … offsets[c + 1] − 1], ascending. */
  readonly offsets: Uint32Array;
  readonly vertices: Uint32Array;
  /** The number of clusters of each vertex, at least one. */
  readonly membership: Uint32Array;
}

export function coverMesh(mesh: TetMesh, wanted: number, rings: number): Clusters {
  const labels = new Uint32Array(mesh.vertexCount);
  const neighbours = neighbourLists(mesh.edges, mesh.vertexCount);
  const count = wanted === 1 ? 1 : labelBySeeds(labels, neighbours, Math.min(wanted, mesh.vertexCount));
  const members: Uint32Array[] = [];
  for (let c = 0; c < count; c++) members.push(grow(labels, c, neighbours, rings));
  const offsets = new Uint32Array(count + 1);
  for (let c = 0; c < count; c++) offsets[c + 1] = offsets[c] + members[c].length;
  const vertices = new Uint32Array(offsets[count]);
  const membership = new Uint32Array(mesh.vertexCount);
  for (let c = 0; c < count; c++) vertices.set(members[c], offsets[c]);
  for (const v of vertices) membership[v]++;
  return { count, offsets, vertices, membership };
}

interface Neighbours {
  readonly offsets: Uint32Array;
  readonly list: Uint32Array;
}

function neighbourLists(edges: Uint32Array, vertexCount: number): Neighbours {
  const offsets = new Uint32Array(vertexCount + 1);
  for (const v of edges) offsets[v + 1]++;
  for (let v = 0; v < vertexCount; v++) offsets[v + 1] = offsets[v + 1] + offsets[v];
  const fill = offsets.slice();
  const list = new Uint32Array(edges.length);
  for (let e = 0; e < edges.length; e += 2) {
    list[fill[edges[e]]++] = edges[e + 1];
    list[fill[edges[e + 1]]++] = edges[e];
  }
  return { offsets, list };
}

/** Labels every vertex with its nearest seed in steps over edges. Returns the number of seeds. */
function labelBySeeds(labels: Uint32Array, { offsets, list }: Neighbours, wanted: number): number {
  const unreached = 0xffffffff;
  const steps = new Uint32Array(labels.length).fill(unreached);
  const queue = new Uint32Array(labels.length);
  let seeds = 0;
  let seed = 0;
  while (seeds < wanted || steps[seed] === unreached) {
    let head = 0;
    let tail = 0;
    steps[seed] = 0;
    labels[seed] = seeds;
    queue[tail++] = seed;
    while (head < tail) {
      const v = queue[head++];
      for (let k = offsets[v]; k < offsets[v + 1]; k++) {
        const next = list[k];
        if (steps[next] <= steps[v] + 1) continue;
        steps[next] = steps[v] + 1;
        labels[next] = seeds;
        queue[tail++] = next;
      }
    }
    seeds++;
    seed = 0;
    for (let v = 1; v < steps.length; v++) if (steps[v] > steps[seed]) seed = v;
    if (steps[seed] === 0) break;
  }
  return seeds;
}

function grow(labels: Uint32Array, label: number, { offsets, list }: Neighbours, rings: number): Uint32Array {
  const members: number[] = [];
  const inside = new Set<number>();
  for (let v = 0; v < labels.length; v++) {
    if (labels[v] !== label) continue;
    members.push(v);
    inside.add(v);
  }
  let from = 0;
  for (let ring = 0; ring < rings; ring++) {
    const to = members.length;
    for (let m = from; m < to; m++) {
      const v = members[m];
      for (let k = offsets[v]; k < offsets[v + 1]; k++) {
        if (inside.has(list[k])) continue;
        inside.add(list[k]);
        members.push(list[k]);
      }
    }
    from = to;
  }
  return Uint32Array.from(members).sort();
}
