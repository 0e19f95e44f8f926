/**
 * Walks a straight line through a body of tetrahedra, from one that contains its start to the surface or to its end.
 *
 * In each tetrahedron the line leaves through the face whose plane it reaches first among those it moves out of. The
 * face of entry is excluded, so rounding can't turn the walk round. A start on a face between tetrahedra needs no
 * special care.
 *
 * Degenerate cases: a line along a face or through an edge takes the nearest of the faces that meet there, then the
 * lowest. Inverted tetrahedra are read with their sign turned. In a tetrahedron without volume, or when an overlapping
 * mesh leads in circles, the walk gives up and says so. Nothing is allocated: the walker holds the answer.
 */
import type { TetBody } from '../../narrowphase/tetrahedra/body.js';
import { ENDED, LOST, MOST_STALLS, walkLine } from './line-walk.js';

export { ENDED, LOST } from './line-walk.js';

/** Place of the distance behind the weights. */
export const DISTANCE = 3;

export class Walker {
  /**
   * Weights of the corners of the triangle the line leaves by, and at `DISTANCE` where, in lengths of its direction. In
   * an array: numbers written to fields or given back by calls are boxed.
   */
  readonly weights = new Float64Array(4);

  /**
   * Start, direction and most lengths of the walk: x, y, z, dx, dy, dz, most. They are in an array, because the engine
   * boxes arguments of a call that isn't inlined.
   */
  readonly line = new Float64Array(7);
  /** Volumes opposite the four corners where the line leaves. */
  private readonly shares = new Float64Array(4);

  /** Walks `line`, which starts in `tet`. Returns the surface triangle it leaves by, `ENDED` or `LOST`. */
  walk(body: TetBody, tet: number): number {
    const found = walkLine(body, tet, this.line, this.weights);
    return found === LOST ? this.walkByVolumes(body, tet) : found;
  }

  /** The slow and sure version; `walk` uses it when it is lost. */
  walkByVolumes(body: TetBody, tet: number): number {
    const { line } = this;
    const x = line[0];
    const y = line[1];
    const z = line[2];
    const dx = line[3];
    const dy = line[4];
    const dz = line[5];
    const most = line[6];
    const { tets, neighbours, faceTriangles, tetCount } = body.topology;
    const p = body.positions;
    const o = body.offset;
    let t = tet;
    let from = -1;
    let farthest = -Infinity;
    let stalls = 0;
    for (let steps = 0; steps <= tetCount; steps++) {
      const a = o + 3 * tets[4 * t];
      const b = o + 3 * tets[4 * t + 1];
      const c = o + 3 * tets[4 * t + 2];
      const d = o + 3 * tets[4 * t + 3];
      // Corners seen from the start, so that differences stay small where the walk is short.
      const ax = p[a] - x;
      const ay = p[a + 1] - y;
      const az = p[a + 2] - z;
      const ux = p[b] - x - ax;
      const uy = p[b + 1] - y - ay;
      const uz = p[b + 2] - z - az;
      const vx = p[c] - x - ax;
      const vy = p[c + 1] - y - ay;
      const vz = p[c + 2] - z - az;
      const wx = p[d] - x - ax;
      const wy = p[d + 1] - y - ay;
      const wz = p[d + 2] - z - az;
      // Inward normals of the faces opposite b, c and d; the one opposite a is minus their sum.
      const bx = vy * wz - vz * wy;
      const by = vz * wx - vx * wz;
      const bz = vx * wy - vy * wx;
      const cx = wy * uz - wz * uy;
      const cy = wz * ux - wx * uz;
      const cz = wx * uy - wy * ux;
      const ex = uy * vz - uz * vy;
      const ey = uz * vx - ux * vz;
      const ez = ux * vy - uy * vx;
      const det = ux * bx + uy * by + uz * bz;
      if (!(Math.abs(det) > 0)) break;
      const s = det > 0 ? 1 : -1;
      // Volumes opposite each corner at the start (h) and how fast they shrink along the line (r).
      const hb = -s * (ax * bx + ay * by + az * bz);
      const hc = -s * (ax * cx + ay * cy + az * cz);
      const hd = -s * (ax * ex + ay * ey + az * ez);
      const ha = s * det - hb - hc - hd;
      const rb = -s * (dx * bx + dy * by + dz * bz);
      const rc = -s * (dx * cx + dy * cy + dz * cz);
      const rd = -s * (dx * ex + dy * ey + dz * ez);
      const ra = -(rb + rc + rd);
      let best = Infinity;
      let face = -1;
      if (ra > 0 && from !== 0) {
        best = ha / ra;
        face = 0;
      }
      if (rb > 0 && from !== 1 && hb < best * rb) {
        best = hb / rb;
        face = 1;
      }
      if (rc > 0 && from !== 2 && hc < best * rc) {
        best = hc / rc;
        face = 2;
      }
      if (rd > 0 && from !== 3 && hd < best * rd) {
        best = hd / rd;
        face = 3;
      }
      if (face < 0) break;
      if (best > farthest) farthest = best;
      else if (++stalls > MOST_STALLS) break;
      if (best > most) {
        this.weights[DISTANCE] = most;
        return ENDED;
      }
      const next = neighbours[4 * t + face];
      if (next < 0) {
        const triangle = faceTriangles[4 * t + face];
        if (triangle < 0) break;
        this.weights[DISTANCE] = Math.max(best, 0);
        const { shares } = this;
        shares[0] = ha - best * ra;
        shares[1] = hb - best * rb;
        shares[2] = hc - best * rc;
        shares[3] = hd - best * rd;
        this.weigh(face);
        return triangle;
      }
      const k = 4 * next;
      from = neighbours[k] === t ? 0 : neighbours[k + 1] === t ? 1 : neighbours[k + 2] === t ? 2 : 3;
      t = next;
    }
    return LOST;
  }

  /** Sets a line from one vertex to another of the same body: offsets of their positions. */
  between(positions: Float64Array, from: number, to: number): void {
    const { line } = this;
    for (let i = 0; i < 3; i++) {
      line[i] = positions[from + i];
      line[3 + i] = positions[to + i] - positions[from + i];
    }
    line[6] = 1;
  }

  /** Sets an endless line from a vertex along `sign` times a direction. */
  along(positions: Float64Array, from: number, directions: Float64Array, at: number, sign: number): void {
    const { line } = this;
    for (let i = 0; i < 3; i++) {
      line[i] = positions[from + i];
      line[3 + i] = sign * directions[at + i];
    }
    line[6] = Infinity;
  }

  /** Weights in the order of `FACE_CORNERS`, which is the order of the triangle's vertices. */
  private weigh(face: number): void {
    const { weights, shares } = this;
    const u = Math.max(0, shares[face === 0 ? 1 : 0]);
    const v = Math.max(0, shares[face === 0 ? 2 : face === 1 ? 3 : face === 2 ? 1 : 2]);
    const w = Math.max(0, shares[face === 0 ? 3 : face === 1 ? 2 : face === 2 ? 3 : 1]);
    const sum = u + v + w;
    weights[0] = sum > 0 ? u / sum : 1 / 3;
    weights[1] = sum > 0 ? v / sum : 1 / 3;
    weights[2] = sum > 0 ? w / sum : 1 / 3;
  }
}
