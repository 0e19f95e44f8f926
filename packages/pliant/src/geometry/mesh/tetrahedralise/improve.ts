/**
 * Better shapes after stuffing. Vertices inside, around tetrahedra below the wanted quality, are moved where the worst
 * tetrahedron around them gets better: towards the middle of their neighbours first, then along the gradient of the
 * worst one's quality by ever shorter steps. A move is made only if the worst quality around the vertex grows, and if
 * no angle between faces gets worse that is past 20° or 160° already, so none of the bounds of stuffing is lost.
 * Vertices of the boundary stay: they lie on the surface.
 */
import { elementsAtVertices } from '../adjacency.js';
import { smallestDihedralSine, tetQuality } from '../quality.js';
import { FACE_CORNERS, tetAdjacency } from '../tet-adjacency.js';

const ROUNDS = 6;
/** sin 20°: angles flatter than that may not get worse. */
const GUARDED_SINE = 0.3420201433256687;

/** Moves vertices in `positions` in place. */
export function improve(positions: Float64Array, tets: Uint32Array, wanted: number): void {
  const star = new Star(positions, tets);
  const candidates = star.movableAround(wanted);
  for (let round = 0; round < ROUNDS; round++) {
    let movedCount = 0;
    for (const v of candidates) {
      if (star.worst(v) < wanted && (star.moveToMiddle(v) || star.climb(v))) movedCount++;
    }
    if (movedCount === 0) return;
  }
}

class Star {
  private readonly isFixed: Uint8Array;
  private readonly offsets: Uint32Array;
  private readonly members: Uint32Array;
  private readonly kept = new Float64Array(3);
  private readonly step = new Float64Array(3);

  constructor(
    private readonly positions: Float64Array,
    private readonly tets: Uint32Array,
  ) {
    const vertexCount = positions.length / 3;
    const around = elementsAtVertices(tets, 4, vertexCount);
    this.offsets = around.vertexOffsets;
    this.members = around.vertexTriangles;
    this.isFixed = new Uint8Array(vertexCount);
    for (const face of tetAdjacency(tets, vertexCount).boundaryFaces) {
      for (let i = 0; i < 3; i++)
        this.isFixed[tets[face - (face & 3) + FACE_CORNERS[3 * (face & 3) + i]]] = 1;
    }
  }

  /** Vertices inside that belong to a tetrahedron below this quality, ascending. */
  movableAround(wanted: number): number[] {
    const found = new Set<number>();
    for (let t = 0; t < this.tets.length; t += 4) {
      if (tetQuality(this.positions, this.tets, t) >= wanted) continue;
      for (let i = 0; i < 4; i++) if (!this.isFixed[this.tets[t + i]]) found.add(this.tets[t + i]);
    }
    return [...found].sort((a, b) => a - b);
  }

  /** Quality of the worst tetrahedron around a vertex. */
  worst(v: number): number {
    let worst = 1;
    for (let k = this.offsets[v]; k < this.offsets[v + 1]; k++) {
      worst = Math.min(worst, tetQuality(this.positions, this.tets, 4 * this.members[k]));
    }
    return worst;
  }

  /** Smallest sine of an angle between faces around a vertex. */
  private flattest(v: number): number {
    let flattest = 1;
    for (let k = this.offsets[v]; k < this.offsets[v + 1]; k++) {
      flattest = Math.min(flattest, smallestDihedralSine(this.positions, this.tets, 4 * this.members[k]));
    }
    return flattest;
  }

  moveToMiddle(v: number): boolean {
    const { positions, tets, step } = this;
    step.fill(0);
    let count = 0;
    for (let k = this.offsets[v]; k < this.offsets[v + 1]; k++) {
      for (let i = 0; i < 4; i++) {
        const w = tets[4 * this.members[k] + i];
        if (w === v) continue;
        for (let c = 0; c < 3; c++) step[c] += positions[3 * w + c];
        count++;
      }
    }
    for (let c = 0; c < 3; c++) step[c] = step[c] / count - positions[3 * v + c];
    return this.tryMove(v, 1) || this.tryMove(v, 0.5) || this.tryMove(v, 0.25);
  }

  /** Up the slope of the worst tetrahedron's quality, by central differences. */
  climb(v: number): boolean {
    const { positions, step } = this;
    const worst = this.worstMember(v);
    const size = this.sizeOf(worst);
    const nudge = 1e-4 * size;
    let lengthSq = 0;
    for (let c = 0; c < 3; c++) {
      const at = positions[3 * v + c];
      positions[3 * v + c] = at + nudge;
      const more = tetQuality(positions, this.tets, 4 * worst);
      positions[3 * v + c] = at - nudge;
      const less = tetQuality(positions, this.tets, 4 * worst);
      positions[3 * v + c] = at;
      step[c] = more - less;
      lengthSq += step[c] * step[c];
    }
    if (!(lengthSq > 0)) return false;
    const scale = (0.2 * size) / Math.sqrt(lengthSq);
    for (let c = 0; c < 3; c++) step[c] *= scale;
    return this.tryMove(v, 1) || this.tryMove(v, 0.4) || this.tryMove(v, 0.15) || this.tryMove(v, 0.05);
  }

  private tryMove(v: number, share: number): boolean {
    const { positions, step, kept } = this;
    const before = this.worst(v);
    const sineBefore = Math.min(this.flattest(v), GUARDED_SINE);
    for (let c = 0; c < 3; c++) {
      kept[c] = positions[3 * v + c];
      positions[3 * v + c] = kept[c] + share * step[c];
    }
    if (this.worst(v) > before + 1e-4 && this.flattest(v) >= sineBefore) return true;
    positions.set(kept, 3 * v);
    return false;
  }

  private worstMember(v: number): number {
    let worst = 2;
    let found = -1;
    for (let k = this.offsets[v]; k < this.offsets[v + 1]; k++) {
      const quality = tetQuality(this.positions, this.tets, 4 * this.members[k]);
      if (quality >= worst) continue;
      worst = quality;
      found = this.members[k];
    }
    return found;
  }

  /** Length of one edge of a tetrahedron [m]. */
  private sizeOf(tet: number): number {
    const a = 3 * this.tets[4 * tet];
    const b = 3 * this.tets[4 * tet + 1];
    const [x, y, z] = [0, 1, 2].map((c) => this.positions[b + c] - this.positions[a + c]) as [
      number,
      number,
      number,
    ];
    return Math.sqrt(x * x + y * y + z * z);
  }
}
