/**
 * Stage 1: the vertices of one body inside the tetrahedra of another, or of itself.
 *
 * Source: Teschner et al. 2003 (spatial hashing of vertices and tetrahedra). We depart in two ways. Only the box that
 * both bodies share is searched, so the cost depends neither on the size of the world nor on the bodies' far ends.
 * Because that box is known, its cells are numbered directly: the same uniform grid, without a hash and its collisions.
 *
 *   the space that both bodies share: a box, and a slab across the line between their middles (two balls side by side
 *   along a diagonal share a large box and a thin slab; most pairs that don't touch end here)
 *   vertices there → their own box, counted into cells (edge: mean edge of the tetrahedra)
 *   each tetrahedron that reaches the box → cells under its box → points there → box test → barycentric test
 *
 * A point in several tetrahedra (on a face between them, or where the body overlaps itself) belongs to the one with the
 * lowest number. So the answer does not depend on any order. Non-finite positions compare false everywhere and are
 * never found.
 */
import type { TetBody } from './body.js';
import type { CollidingPoints } from './colliding-points.js';
import { INSIDE, locate, OUTSIDE } from './containment.js';
import { SharedSpace } from './shared-space.js';

/** Most cells per point, so that two bodies of very different sizes can't ask for a huge grid. */
const CELLS_PER_POINT = 8;

/**
 * Up to this number of points every tetrahedron is compared with all: sorting fewer into cells costs more than it
 * saves.
 */
const FEW_POINTS = 12;

/** Finds the vertices of solids inside other solids, for all pairs at once. */
export class PointFinder {
  private readonly space = new SharedSpace();
  /** Around the points that may be inside. */
  private readonly box = new Float64Array(6);
  private readonly counts = new Int32Array(3);
  private candidates = new Int32Array(64);
  private candidateCells = new Int32Array(64);
  private cellStarts = new Int32Array(64);
  private cellPoints = new Int32Array(64);
  private owners = new Int32Array(64).fill(-1);
  private sides = new Uint8Array(64);
  private candidateCount = 0;
  private cell = 1;

  /** Adds the vertices of `points` inside `solid`, ascending. */
  find(points: TetBody, solid: TetBody, out: CollidingPoints): void {
    if (!this.meet(points, solid)) return;
    this.search(points, solid, undefined);
    this.hand(out);
  }

  /** Adds the vertices of `a` inside `b`, then those of `b` inside `a`, with the split between them. */
  findBoth(a: TetBody, b: TetBody, out: CollidingPoints): void {
    const meet = this.meet(a, b);
    if (meet) {
      this.search(a, b, undefined);
      this.hand(out);
    }
    out.split = out.count;
    if (!meet || a === b) return;
    this.search(b, a, undefined);
    this.hand(out);
  }

  /** Adds the vertices of a body inside those of its own tetrahedra that they are no corner of. */
  findSelf(body: TetBody, out: CollidingPoints): void {
    this.find(body, body, out);
  }

  /**
   * Every pair of a vertex of `points` and a tetrahedron of `solid` that contains or touches it, as a reference would
   * list them.
   */
  touching(points: TetBody, solid: TetBody): { vertex: number; tet: number }[] {
    const pairs: { vertex: number; tet: number }[] = [];
    if (this.meet(points, solid)) this.search(points, solid, pairs);
    return pairs.sort((p, q) => p.vertex - q.vertex || p.tet - q.tet);
  }

  /**
   * Boxes [min xyz, max xyz] of the cells that hold vertices of `points` where they may be inside `solid`, for drawing.
   */
  occupied(points: TetBody, solid: TetBody): number[] {
    this.candidateCount = 0;
    const boxes: number[] = [];
    if (!this.meet(points, solid)) return boxes;
    this.gather(points);
    if (this.candidateCount === 0) return boxes;
    this.layCells(points, solid);
    const { box, cell, counts } = this;
    const taken = new Set(this.candidateCells.subarray(0, this.candidateCount));
    for (const place of [...taken].sort((a, b) => a - b)) {
      const i = place % counts[0];
      const j = Math.floor(place / counts[0]) % counts[1];
      const l = Math.floor(place / (counts[0] * counts[1]));
      const corner = [box[0] + i * cell, box[1] + j * cell, box[2] + l * cell];
      boxes.push(...corner, ...corner.map((x) => x + cell));
    }
    return boxes;
  }

  private meet(a: TetBody, b: TetBody): boolean {
    this.candidateCount = 0;
    return this.space.find(a, b);
  }

  private hand(out: CollidingPoints): void {
    const { candidates, owners } = this;
    for (let k = 0; k < this.candidateCount; k++) {
      const v = candidates[k];
      if (owners[v] >= 0) out.add(v, owners[v]);
      owners[v] = -1;
    }
  }

  private search(
    points: TetBody,
    solid: TetBody,
    pairs: { vertex: number; tet: number }[] | undefined,
  ): void {
    this.gather(points);
    if (this.candidateCount === 0) return;
    this.markSides(solid);
    if (this.candidateCount > FEW_POINTS) {
      this.layCells(points, solid);
      this.testTets(points, solid, pairs);
    } else this.testFew(points, solid, pairs);
  }

  private gather(points: TetBody): void {
    const { vertexCount } = points.topology;
    if (this.candidates.length < vertexCount) this.grow(vertexCount);
    const { candidates } = this;
    const { box: shared, line, slab } = this.space;
    const { positions, offset } = points;
    const x0 = shared[0];
    const y0 = shared[1];
    const z0 = shared[2];
    const x1 = shared[3];
    const y1 = shared[4];
    const z1 = shared[5];
    const slab0 = slab[0];
    const slab1 = slab[1];
    let lowX = Infinity;
    let lowY = Infinity;
    let lowZ = Infinity;
    let highX = -Infinity;
    let highY = -Infinity;
    let highZ = -Infinity;
    let count = 0;
    for (let v = 0, k = offset; v < vertexCount; v++, k += 3) {
      const x = positions[k];
      const y = positions[k + 1];
      const z = positions[k + 2];
      if (!(x >= x0 && x <= x1 && y >= y0 && y <= y1 && z >= z0 && z <= z1)) continue;
      const s = (x - line[0]) * line[3] + (y - line[1]) * line[4] + (z - line[2]) * line[5];
      if (s < slab0 || s > slab1) continue;
      candidates[count++] = v;
      if (x < lowX) lowX = x;
      if (x > highX) highX = x;
      if (y < lowY) lowY = y;
      if (y > highY) highY = y;
      if (z < lowZ) lowZ = z;
      if (z > highZ) highZ = z;
    }
    this.candidateCount = count;
    this.setBox(lowX, lowY, lowZ, highX, highY, highZ);
  }

  /** From here on only the box around the remaining points matters. */
  private setBox(x0: number, y0: number, z0: number, x1: number, y1: number, z1: number): void {
    this.box[0] = x0;
    this.box[1] = y0;
    this.box[2] = z0;
    this.box[3] = x1;
    this.box[4] = y1;
    this.box[5] = z1;
  }

  /**
   * The sides of the box and the slab beyond which each vertex of the tetrahedra lies: one bit a side, so that four
   * bytes rule a tetrahedron out.
   */
  private markSides({ topology, positions, offset }: TetBody): void {
    const { vertexCount } = topology;
    if (this.sides.length < vertexCount) this.sides = new Uint8Array(vertexCount);
    const { sides, box } = this;
    const { line, slab } = this.space;
    const x0 = box[0];
    const y0 = box[1];
    const z0 = box[2];
    const x1 = box[3];
    const y1 = box[4];
    const z1 = box[5];
    const slab0 = slab[0];
    const slab1 = slab[1];
    for (let v = 0, k = offset; v < vertexCount; v++, k += 3) {
      const x = positions[k];
      const y = positions[k + 1];
      const z = positions[k + 2];
      const s = (x - line[0]) * line[3] + (y - line[1]) * line[4] + (z - line[2]) * line[5];
      sides[v] =
        (x < x0 ? 1 : x > x1 ? 2 : 0) |
        (y < y0 ? 4 : y > y1 ? 8 : 0) |
        (z < z0 ? 16 : z > z1 ? 32 : 0) |
        (s < slab0 ? 64 : s > slab1 ? 128 : 0);
    }
  }

  private grow(vertexCount: number): void {
    this.candidates = new Int32Array(vertexCount);
    this.candidateCells = new Int32Array(vertexCount);
    this.cellPoints = new Int32Array(vertexCount);
    this.owners = new Int32Array(vertexCount).fill(-1);
  }

  /** Sorts the candidates into cells by counting. */
  private layCells(points: TetBody, solid: TetBody): void {
    const { box, counts, candidates, candidateCells, candidateCount: count } = this;
    let cell = Math.max(solid.topology.meanEdge, Number.MIN_VALUE);
    const most = CELLS_PER_POINT * count + 64;
    for (;;) {
      for (let i = 0; i < 3; i++) counts[i] = Math.min(1 + Math.floor((box[3 + i] - box[i]) / cell), 2 ** 20);
      if (counts[0] * counts[1] * counts[2] <= most) break;
      cell *= 1.5;
    }
    this.cell = cell;
    const cells = counts[0] * counts[1] * counts[2];
    if (this.cellStarts.length < cells + 2) this.cellStarts = new Int32Array(2 * cells + 2);
    const { cellStarts, cellPoints } = this;
    cellStarts.fill(0, 0, cells + 2);
    const { positions, offset } = points;
    for (let k = 0; k < count; k++) {
      const at = offset + 3 * candidates[k];
      const i = Math.floor((positions[at] - box[0]) / cell);
      const j = Math.floor((positions[at + 1] - box[1]) / cell);
      const l = Math.floor((positions[at + 2] - box[2]) / cell);
      const place = i + counts[0] * (j + counts[1] * l);
      candidateCells[k] = place;
      cellStarts[place + 1]++;
    }
    for (let c = 0; c < cells; c++) cellStarts[c + 1] += cellStarts[c];
    cellStarts[cells + 1] = count;
    // Filled from the back: each end moves down to the start of its cell. Cell c ends up in [starts[c + 1], starts[c +
    // 2]).
    for (let k = count - 1; k >= 0; k--) cellPoints[--cellStarts[candidateCells[k] + 1]] = candidates[k];
  }

  /**
   * Compares every tetrahedron that reaches the box with all points, without boxes of tetrahedra: those would cost more
   * than they rule out.
   */
  private testFew(
    points: TetBody,
    solid: TetBody,
    pairs: { vertex: number; tet: number }[] | undefined,
  ): void {
    const { sides, candidates, candidateCount, owners } = this;
    const { tets, tetCount } = solid.topology;
    const q = solid.positions;
    const o = solid.offset;
    const p = points.positions;
    const isSelf = points === solid;
    for (let t = 0; t < tetCount; t++) {
      const k = 4 * t;
      if ((sides[tets[k]] & sides[tets[k + 1]] & sides[tets[k + 2]] & sides[tets[k + 3]]) !== 0) continue;
      for (let n = 0; n < candidateCount; n++) {
        const v = candidates[n];
        if (owners[v] >= 0) continue;
        if (isSelf && (tets[k] === v || tets[k + 1] === v || tets[k + 2] === v || tets[k + 3] === v))
          continue;
        const place = locate(solid.topology, q, o, t, p, points.offset + 3 * v);
        if (place === OUTSIDE) continue;
        if (pairs) pairs.push({ vertex: v, tet: t });
        else if (place === INSIDE) owners[v] = t;
      }
    }
  }

  private testTets(
    points: TetBody,
    solid: TetBody,
    pairs: { vertex: number; tet: number }[] | undefined,
  ): void {
    const { box, counts, cell, cellStarts, cellPoints, owners } = this;
    const { tets, tetCount } = solid.topology;
    const q = solid.positions;
    const o = solid.offset;
    const p = points.positions;
    const po = points.offset;
    const isSelf = points === solid;
    const nx = counts[0];
    const ny = counts[1];
    const { sides } = this;
    for (let t = 0; t < tetCount; t++) {
      const k = 4 * t;
      if ((sides[tets[k]] & sides[tets[k + 1]] & sides[tets[k + 2]] & sides[tets[k + 3]]) !== 0) continue;
      const a = o + 3 * tets[4 * t];
      const b = o + 3 * tets[4 * t + 1];
      const c = o + 3 * tets[4 * t + 2];
      const d = o + 3 * tets[4 * t + 3];
      const x0 = Math.min(q[a], q[b], q[c], q[d]);
      const x1 = Math.max(q[a], q[b], q[c], q[d]);
      const y0 = Math.min(q[a + 1], q[b + 1], q[c + 1], q[d + 1]);
      const y1 = Math.max(q[a + 1], q[b + 1], q[c + 1], q[d + 1]);
      const z0 = Math.min(q[a + 2], q[b + 2], q[c + 2], q[d + 2]);
      const z1 = Math.max(q[a + 2], q[b + 2], q[c + 2], q[d + 2]);
      const i0 = Math.max(0, Math.floor((x0 - box[0]) / cell));
      const i1 = Math.min(nx - 1, Math.floor((x1 - box[0]) / cell));
      const j0 = Math.max(0, Math.floor((y0 - box[1]) / cell));
      const j1 = Math.min(ny - 1, Math.floor((y1 - box[1]) / cell));
      const l0 = Math.max(0, Math.floor((z0 - box[2]) / cell));
      const l1 = Math.min(counts[2] - 1, Math.floor((z1 - box[2]) / cell));
      for (let l = l0; l <= l1; l++) {
        for (let j = j0; j <= j1; j++) {
          // Cells in a row along x are also neighbours in the list of points.
          const row = nx * (j + ny * l);
          const end = cellStarts[row + i1 + 2];
          for (let k = cellStarts[row + i0 + 1]; k < end; k++) {
            const v = cellPoints[k];
            if (owners[v] >= 0) continue;
            const at = po + 3 * v;
            const x = p[at];
            const y = p[at + 1];
            const z = p[at + 2];
            if (x < x0 || x > x1 || y < y0 || y > y1 || z < z0 || z > z1) continue;
            if (isSelf && (at === a || at === b || at === c || at === d)) continue;
            const place = locate(solid.topology, q, o, t, p, at);
            if (place === OUTSIDE) continue;
            if (pairs) pairs.push({ vertex: v, tet: t });
            else if (place === INSIDE) owners[v] = t;
          }
        }
      }
    }
  }
}
