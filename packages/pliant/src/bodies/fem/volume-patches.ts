/**
 * Volume by patches, against locking. Linear tetrahedra that hardly change their volume can hardly bend either: each of
 * them demands its own volume, which is more than the vertices can give. Here about six neighbouring elements share one
 * demand: the part λ/2 (J − 1)² of the energy has the mean J of the patch (after de Souza Neto et al. 2005, F-bar
 * patches; here by energy, so that forces have a potential). The rest of the energy is by element, as ever, and keeps
 * the elements of a patch from flowing.
 */
import type { TetMesh } from '../../geometry/mesh/tet-mesh.js';

/** Elements of a patch. Fewer lock; more are too soft where strain changes fast. */
const PATCH = 6;

/** A patch with fewer elements joins a neighbour. */
const LEAST = 3;

export class VolumePatches {
  /** Patch of each element. */
  readonly of: Int32Array;
  readonly count: number;
  /** Of each patch: its volume at rest [m³], and λ [Pa]. */
  readonly volume: Float64Array;
  readonly lambda: Float64Array;
  /** The vertices of each patch, and its elements. */
  readonly vertices: readonly (readonly number[])[];
  readonly elements: readonly (readonly number[])[];

  constructor(mesh: TetMesh, inverseVolume: Float64Array, lambda: Float64Array) {
    const { of, count } = partition(mesh);
    this.of = of;
    this.count = count;
    this.volume = new Float64Array(count);
    this.lambda = new Float64Array(count);
    const vertices = Array.from({ length: count }, () => new Set<number>());
    const elements: number[][] = Array.from({ length: count }, () => []);
    for (let t = 0; t < of.length; t++) {
      const c = of[t];
      elements[c].push(t);
      this.volume[c] = this.volume[c] + 1 / inverseVolume[t];
      this.lambda[c] = this.lambda[c] + lambda[t] / inverseVolume[t];
      for (let k = 4 * t; k < 4 * t + 4; k++) vertices[c].add(mesh.tets[k]);
    }
    for (let c = 0; c < count; c++) this.lambda[c] = this.lambda[c] / this.volume[c];
    this.elements = elements;
    this.vertices = vertices.map((set) => [...set].sort((p, q) => p - q));
  }
}

/** Grows patches in the order of elements, each time by the neighbour that adds the fewest vertices. */
function partition(mesh: TetMesh): { of: Int32Array; count: number } {
  const { tets, tetCount: m } = mesh;
  const next = neighboursOf(mesh);
  const of = new Int32Array(m).fill(-1);
  let count = 0;
  for (let first = 0; first < m; first++) {
    if (of[first] >= 0) continue;
    const patch = [first];
    const corners = new Set(tets.subarray(4 * first, 4 * first + 4));
    of[first] = count;
    while (patch.length < PATCH) {
      let best = -1;
      let fewest = 4;
      for (const t of patch)
        for (const n of next[t]) {
          if (of[n] >= 0) continue;
          const more = tets.subarray(4 * n, 4 * n + 4).reduce((sum, v) => sum + (corners.has(v) ? 0 : 1), 0);
          if (more < fewest || (more === fewest && n < best)) [best, fewest] = [n, more];
        }
      if (best < 0) break;
      of[best] = count;
      patch.push(best);
      for (let k = 4 * best; k < 4 * best + 4; k++) corners.add(tets[k]);
    }
    const other = patch.flatMap((t) => next[t]).find((n) => of[n] >= 0 && of[n] !== count);
    if (patch.length >= LEAST || other === undefined) count++;
    else for (const t of patch) of[t] = of[other];
  }
  return { of, count };
}

/** Elements that share a face, by element. */
function neighboursOf({ tets, tetCount: m }: TetMesh): number[][] {
  const faces = new Map<string, number>();
  const next: number[][] = Array.from({ length: m }, () => []);
  for (let t = 0; t < m; t++)
    for (let k = 0; k < 4; k++) {
      const face = [...tets.subarray(4 * t, 4 * t + 4)].filter((_, c) => c !== k).sort((p, q) => p - q);
      const key = face.join(' ');
      const other = faces.get(key);
      if (other === undefined) faces.set(key, t);
      else {
        next[t].push(other);
        next[other].push(t);
      }
    }
  return next;
}
