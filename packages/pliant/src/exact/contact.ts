/**
 * Contact of the exact solver: a log barrier on every gap below d̂, and friction as in Li et al. (2020), with the normal
 * force, the direction and the weights of an earlier look held. Edges that are nearly parallel have no smooth distance,
 * so their barrier fades out with the angle between them.
 */
import { pairFriction } from '../bodies/combine.js';
import { barrier, slide } from './barrier.js';
import type { BlockSystem } from './blocks.js';
import { Levers } from './levers.js';
import { type Measured, newMeasure, type Ruler } from './measure.js';
import type { ExactBody, ExactModel } from './model.js';
import { EDGE_EDGE, type NearPair, NODE_PLANE } from './near-pairs.js';
import { takePositivePart } from './positive-part.js';

/** Gap from which on nothing pushes, in units of the shorter typical edge: bodies rest within it. */
const REACH = 1e-3;

/** Squares of sines below which the barrier of two edges fades. */
const PARALLEL = 1e-3;

/** Step of differences of a barrier's gradient, in units of its gap. */
const DIFFERENCE = 1e-4;

/** Way that friction gives before it slides, in units of the gap from which on nothing pushes. */
const STICK = 0.01;

/** One place at which two bodies push each other. */
export interface ExactTouch {
  readonly pair: NearPair;
  readonly normal: Float64Array;
  readonly weights: Float64Array;
  readonly gap: number;
  /** [N] */
  readonly push: number;
  readonly mu: number;
  /** Way that friction gives [m]. */
  readonly rest: number;
}

export class ExactContact {
  private readonly levers: Levers;
  private readonly measured: Measured = newMeasure();
  private readonly b = new Float64Array(3);
  private readonly slid = new Float64Array(3);
  private readonly fade = new Float64Array(2);
  private readonly fading = new Float64Array(12);
  private readonly matrix = new Float64Array(9);
  private readonly force = new Float64Array(3);
  private readonly way = new Float64Array(3);
  /** Touches whose push, direction and weights friction goes by. */
  friction: readonly ExactTouch[] = [];
  /** Where everybody was when friction began to count [m]. */
  private origin: Float64Array;

  constructor(
    private readonly model: ExactModel,
    private readonly ruler: Ruler,
  ) {
    this.levers = new Levers(model);
    this.origin = model.x.slice();
  }

  /** The widest of all gaps within which pairs push [m]. */
  get reach(): number {
    let most = 0;
    for (const { length, block } of this.model.bodies)
      if (block >= 0 && Number.isFinite(length)) most = Math.max(most, REACH * length);
    return most;
  }

  reachOf(a: ExactBody, b: ExactBody): number {
    return REACH * Math.min(a.length, b.length);
  }

  /** Friction counts from where everybody is now. */
  begin(): void {
    this.origin = this.model.x.slice();
    this.friction = [];
  }

  /**
   * Returns the energy [J]; adds the gradient to g and the Hessian to `system` where they are given: all of it, or the
   * part that is positive for sure.
   */
  energy(pairs: readonly NearPair[], g?: Float64Array, system?: BlockSystem, isWhole = false): number {
    const { model, measured, b, levers, fade } = this;
    let sum = 0;
    for (const pair of pairs) {
      const reach = this.reachOf(pair.a, pair.b);
      this.ruler.measure(model.x, pair, measured);
      if (!(measured.gap < reach)) continue;
      if (!(measured.gap > 0)) return Infinity;
      barrier(measured.gap, reach, Math.min(pair.a.stiffness, pair.b.stiffness), b);
      const isFaded = pair.kind === EDGE_EDGE && this.fades(pair);
      const share = isFaded ? fade[0] : 1;
      sum += share * b[0];
      if (g === undefined) continue;
      levers.of(pair.nodes, measured.weights);
      for (let i = 0; i < 3; i++) this.force[i] = share * b[1] * measured.normal[i];
      levers.addGradient(this.force, g);
      if (isFaded) this.addFading(pair, b[0], g);
      if (system === undefined) continue;
      if (pair.kind !== NODE_PLANE) {
        this.addHessian(pair, system, isWhole);
        continue;
      }
      outer(this.matrix, measured.normal, share * b[2]);
      levers.addHessian(this.matrix, system);
    }
    return sum + this.frictionEnergy(g, system);
  }

  /** The gradient of one barrier at its four nodes. */
  private nodeGradient(pair: NearPair, out: Float64Array): void {
    const { measured, b, fade, fading } = this;
    this.ruler.measure(this.model.x, pair, measured);
    barrier(measured.gap, this.reachOf(pair.a, pair.b), Math.min(pair.a.stiffness, pair.b.stiffness), b);
    const isFaded = pair.kind === EDGE_EDGE && this.fades(pair);
    for (let k = 0; k < 12; k++) {
      const own =
        (isFaded ? fade[0] : 1) * b[1] * measured.weights[Math.floor(k / 3)] * measured.normal[k % 3];
      out[k] = own + (isFaded ? b[0] * fading[k] : 0);
    }
  }

  /** Adds the Hessian of one barrier, or its positive part, by differences of its gradient. */
  private addHessian(pair: NearPair, system: BlockSystem, isWhole: boolean): void {
    const { x } = this.model;
    const { nodes } = pair;
    const [there, here, hessian, work] = this.work;
    this.ruler.measure(x, pair, this.measured);
    const step = DIFFERENCE * this.measured.gap;
    for (let k = 0; k < 12; k++) {
      const o = 3 * nodes[Math.floor(k / 3)] + (k % 3);
      const kept = x[o];
      x[o] = kept + step;
      this.nodeGradient(pair, there);
      x[o] = kept - step;
      this.nodeGradient(pair, here);
      x[o] = kept;
      for (let i = 0; i < 12; i++) hessian[12 * i + k] = (there[i] - here[i]) / (2 * step);
    }
    for (let r = 0; r < 12; r++)
      for (let c = 0; c < r; c++)
        hessian[12 * r + c] = hessian[12 * c + r] = 0.5 * (hessian[12 * r + c] + hessian[12 * c + r]);
    if (!isWhole) takePositivePart(hessian, 12, work);
    for (let p = 0; p < 4; p++)
      for (let q = p; q < 4; q++) {
        for (let r = 0; r < 3; r++)
          for (let c = 0; c < 3; c++) this.matrix[3 * r + c] = hessian[12 * (3 * p + r) + 3 * q + c];
        this.levers.addNodes(nodes[p], nodes[q], this.matrix, system);
      }
  }

  private readonly work = [
    new Float64Array(12),
    new Float64Array(12),
    new Float64Array(144),
    new Float64Array(288),
  ] as const;

  /** Whether two edges are so parallel that their barrier fades: by how much to fade[0], and its gradient. */
  private fades({ nodes }: NearPair): boolean {
    const { x } = this.model;
    const { origin, fading, fade } = this;
    const u = edge(x, nodes[0], nodes[1]);
    const v = edge(x, nodes[2], nodes[3]);
    const u0 = edge(origin, nodes[0], nodes[1]);
    const v0 = edge(origin, nodes[2], nodes[3]);
    const most = PARALLEL * dot(u0, u0) * dot(v0, v0);
    const uv = dot(u, v);
    const square = dot(u, u) * dot(v, v) - uv * uv;
    if (square >= most) return false;
    const s = Math.max(0, square) / most;
    fade[0] = s * (2 - s);
    const slope = (2 - 2 * s) / most;
    for (let i = 0; i < 3; i++) {
      const du = 2 * slope * (dot(v, v) * u[i] - uv * v[i]);
      const dv = 2 * slope * (dot(u, u) * v[i] - uv * u[i]);
      fading[i] = -du;
      fading[3 + i] = du;
      fading[6 + i] = -dv;
      fading[9 + i] = dv;
    }
    return true;
  }

  private addFading({ nodes }: NearPair, energy: number, g: Float64Array): void {
    for (let k = 0; k < 4; k++) {
      this.levers.of([nodes[k]], [1]);
      for (let i = 0; i < 3; i++) this.force[i] = energy * this.fading[3 * k + i];
      this.levers.addGradient(this.force, g);
    }
  }

  /** All places that push now. */
  touches(pairs: readonly NearPair[]): ExactTouch[] {
    const { model, measured, b } = this;
    const c = model.sim.bodies.columns;
    const found: ExactTouch[] = [];
    for (const pair of pairs) {
      const reach = this.reachOf(pair.a, pair.b);
      this.ruler.measure(model.x, pair, measured);
      if (!(measured.gap < reach)) continue;
      barrier(measured.gap, reach, Math.min(pair.a.stiffness, pair.b.stiffness), b);
      const share = pair.kind === EDGE_EDGE && this.fades(pair) ? this.fade[0] : 1;
      if (!(share * b[1] < 0)) continue;
      const [p, q] = [pair.a.row, pair.b.row];
      found.push({
        pair,
        normal: measured.normal.slice(),
        weights: measured.weights.slice(),
        gap: measured.gap,
        push: -share * b[1],
        mu: pairFriction(c, p, q, c.friction[p], c.friction[q]),
        rest: STICK * reach,
      });
    }
    return found;
  }

  /** Lets friction go by what pushes now; `kept` is the part of the push before that it goes on with. */
  lag(pairs: readonly NearPair[], kept = 0): void {
    const known = new Map(this.friction.map(({ pair, push }) => [pair.nodes.join(), push]));
    const touches = this.touches(pairs).filter(({ mu }) => mu > 0);
    this.friction = touches.map((touch) => {
      const before = known.get(touch.pair.nodes.join()) ?? 0;
      return { ...touch, push: kept * before + (1 - kept) * touch.push };
    });
  }

  private frictionEnergy(g?: Float64Array, system?: BlockSystem): number {
    const { levers, slid, way, matrix, force } = this;
    let sum = 0;
    for (const touch of this.friction) {
      const { pair, weights, normal, push, mu, rest } = touch;
      this.slip(touch);
      const y = Math.sqrt(dot(way, way));
      slide(y, rest, slid);
      const most = mu * push;
      sum += most * slid[0];
      if (g === undefined) continue;
      levers.of(pair.nodes, weights);
      const slope = y > 0 ? slid[1] / y : 2 / rest;
      for (let i = 0; i < 3; i++) force[i] = most * slope * way[i];
      levers.addGradient(force, g);
      if (system === undefined) continue;
      for (let r = 0; r < 3; r++)
        for (let c = 0; c < 3; c++) {
          const along = y > 0 ? (way[r] * way[c]) / (y * y) : 0;
          const plane = (r === c ? 1 : 0) - normal[r] * normal[c];
          matrix[3 * r + c] = most * (slope * (plane - along) + slid[2] * along);
        }
      levers.addHessian(matrix, system);
    }
    return sum;
  }

  /** How far a touch has slid since friction began to count, to `way`. */
  private slip({ pair, weights, normal }: ExactTouch): void {
    const { way, origin } = this;
    const { x } = this.model;
    for (let i = 0; i < 3; i++) {
      way[i] = 0;
      for (let k = 0; k < 4; k++) {
        const o = 3 * pair.nodes[k] + i;
        way[i] = way[i] + weights[k] * (x[o] - origin[o]);
      }
    }
    const along = dot(way, normal);
    for (let i = 0; i < 3; i++) way[i] = way[i] - along * normal[i];
  }

  /** Force of friction on the first body of each touch that it goes by [N]. */
  frictionOf(touch: ExactTouch, out: Float64Array): void {
    this.slip(touch);
    const y = Math.sqrt(dot(this.way, this.way));
    slide(y, touch.rest, this.slid);
    for (let i = 0; i < 3; i++)
      out[i] = y > 0 ? (-touch.mu * touch.push * this.slid[1] * this.way[i]) / y : 0;
  }
}

function outer(out: Float64Array, n: Float64Array, s: number): void {
  for (let r = 0; r < 3; r++) for (let c = 0; c < 3; c++) out[3 * r + c] = s * n[r] * n[c];
}

function edge(x: Float64Array, a: number, b: number): Float64Array {
  return Float64Array.of(x[3 * b] - x[3 * a], x[3 * b + 1] - x[3 * a + 1], x[3 * b + 2] - x[3 * a + 2]);
}

function dot(a: Float64Array, b: Float64Array): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
