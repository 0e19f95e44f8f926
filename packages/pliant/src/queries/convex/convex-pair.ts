/**
 * Two placed convex solids: signed distance, normal and nearest points. Cores that are apart are answered by GJK, and
 * their roundness is taken off the distance; cores in each other by EPA, where it is added to the depth. So a ball or a
 * capsule stays exact until its very core is reached.
 */
import type { Solid } from '../../geometry/solids/solid.js';
import { Epa } from './epa.js';
import { FromNormal } from './from-normal.js';
import { FEW_STEPS, Gjk, MOST_STEPS } from './gjk.js';

/** Points that are this far from being opposite each other, as a share of the face that they lie on, are put right. */
const OPPOSITE = 1e-6;

export class ConvexPair {
  /** Negative when the solids overlap: minus the least way out [m]. */
  distance = -0;
  /** Unit, from B to A, in the frame of A. */
  readonly normal = new Float64Array(3);
  /** Nearest points, or the deepest ones, of the two surfaces, in the frame of A [m]. */
  readonly pointA = new Float64Array(3);
  readonly pointB = new Float64Array(3);
  readonly limit = new Float64Array(1);
  private readonly gjk = new Gjk();
  private readonly epa = new Epa();
  private readonly near = new FromNormal();

  get difference() {
    return this.gjk.difference;
  }

  /** See `Gjk`; in the frame of A. */
  get guess() {
    return this.gjk.guess;
  }

  /**
   * False when the solids are farther apart than `limit`. The distance then is a lower bound, which holds along
   * `normal`; the points are unknown.
   */
  find(a: Solid, b: Solid, limit = Number.POSITIVE_INFINITY): boolean {
    this.limit[0] = limit;
    return this.findWithin(a, b);
  }

  /** The same with the limit that stands in `limit`: as an argument it would be boxed in every call. */
  findWithin(a: Solid, b: Solid): boolean {
    const { gjk, near, normal, pointA, pointB } = this;
    const limit = this.limit[0];
    const { difference: m } = gjk;
    m.use(a, b);
    if (near.find(m, gjk.guess)) return this.takeNear();
    const round = m.a.round + m.b.round;
    gjk.limit[0] = limit + round;
    gjk.most = m.a.bend === undefined && m.b.bend === undefined ? MOST_STEPS : FEW_STEPS;
    let isNear = gjk.run();
    if (gjk.broke) {
      for (let k = 0; k < 3; k++) normal[k] = gjk.v[k] / gjk.distance;
      if (near.find(m, normal)) return this.takeNear();
      isNear = gjk.goOn();
    }
    if (!isNear) {
      const { v } = gjk;
      const length = Math.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
      for (let k = 0; k < 3; k++) normal[k] = v[k] / length;
      this.distance = gjk.distance - round;
      return false;
    }
    if (gjk.distance > 0) {
      for (let k = 0; k < 3; k++) normal[k] = gjk.v[k] / gjk.distance;
      gjk.simplex.weigh(m.ofA, pointA);
      gjk.simplex.weigh(m.ofB, pointB);
      this.distance = gjk.distance - round;
    } else this.overlapping(round);
    for (let k = 0; k < 3; k++) {
      pointA[k] -= m.a.round * normal[k];
      pointB[k] += m.b.round * normal[k];
    }
    return this.distance <= limit;
  }

  private takeNear(): boolean {
    const { near, normal, pointA, pointB } = this;
    this.distance = near.distance;
    for (let k = 0; k < 3; k++) {
      normal[k] = near.normal[k];
      pointA[k] = near.pointA[k];
      pointB[k] = near.pointB[k];
    }
    return this.distance <= this.limit[0];
  }

  private overlapping(round: number): void {
    const { gjk, epa, normal, pointA, pointB } = this;
    const { difference: m } = gjk;
    if (!epa.run(m, gjk.simplex.count)) {
      this.flat(round);
      return;
    }
    this.distance = -epa.depth - round;
    for (let k = 0; k < 3; k++) {
      normal[k] = -epa.normal[k];
      pointA[k] = 0;
      pointB[k] = 0;
      for (let c = 0; c < 3; c++) {
        const o = 3 * epa.corners[c] + k;
        pointA[k] += epa.weights[c] * m.ofA[o];
        pointB[k] += epa.weights[c] * m.ofB[o];
      }
    }
    this.agree();
  }

  /**
   * A flat side of A − B consists of many triangles, and the one that was found need not hold the place where the
   * origin leaves. Then the two points are not opposite each other. The point of the solid whose corners are closest
   * together is taken as it is, mostly a single corner, and the other point is put opposite.
   */
  private agree(): void {
    const { epa, normal, pointA, pointB } = this;
    const { difference: m } = this.gjk;
    const spreadA = spreadOf(m.ofA, epa.corners);
    const spreadB = spreadOf(m.ofB, epa.corners);
    let apartSq = 0;
    for (let k = 0; k < 3; k++) {
      const apart = pointA[k] - pointB[k] + epa.depth * normal[k];
      apartSq += apart * apart;
    }
    if (!(apartSq > OPPOSITE * OPPOSITE * Math.max(spreadA, spreadB))) return;
    for (let k = 0; k < 3; k++) {
      if (spreadB <= spreadA) pointA[k] = pointB[k] - epa.depth * normal[k];
      else pointB[k] = pointA[k] + epa.depth * normal[k];
    }
  }

  /**
   * Two cores without volume that cross: they part at no cost across both, and else along the line of their centres.
   */
  private flat(round: number): void {
    const { gjk, normal, pointA, pointB } = this;
    const { difference: m } = gjk;
    const p = m.points;
    const u = [p[3] - p[0], p[4] - p[1], p[5] - p[2]];
    const v = [p[6] - p[0], p[7] - p[1], p[8] - p[2]];
    normal[0] = u[1] * v[2] - u[2] * v[1];
    normal[1] = u[2] * v[0] - u[0] * v[2];
    normal[2] = u[0] * v[1] - u[1] * v[0];
    let length = Math.sqrt(normal[0] * normal[0] + normal[1] * normal[1] + normal[2] * normal[2]);
    if (gjk.simplex.count < 3 || !(length > 0)) {
      for (let k = 0; k < 3; k++) normal[k] = -m.offset[k];
      length = Math.sqrt(normal[0] * normal[0] + normal[1] * normal[1] + normal[2] * normal[2]);
    }
    if (length > 0) for (let k = 0; k < 3; k++) normal[k] /= length;
    else normal[1] = 1;
    gjk.simplex.weigh(m.ofA, pointA);
    gjk.simplex.weigh(m.ofB, pointB);
    this.distance = -round;
  }
}

/** The longest of two edges at one corner of a triangle, squared [m²]. */
function spreadOf(p: Float64Array, corners: Uint16Array): number {
  let most = 0;
  for (let c = 1; c < 3; c++) {
    let lengthSq = 0;
    for (let k = 0; k < 3; k++) {
      const way = p[3 * corners[c] + k] - p[3 * corners[0] + k];
      lengthSq += way * way;
    }
    if (lengthSq > most) most = lengthSq;
  }
  return most;
}
