/**
 * How far all nodes may go along straight ways before a pair of features meets, by conservative advancement: from place to
 * place, each time as far as one of two bounds allows. The additive one (Li, Kaufman and Jiang 2021) knows how fast a gap
 * can close at most. The other one keeps the direction between the nearest points: while the features are apart along it,
 * they can't have met. It is the better one for features that go far together, side by side.
 */

import { type Measured, newMeasure, type Ruler } from './measure.js';
import type { ExactModel } from './model.js';
import { EDGE_EDGE, type NearPair, NODE_PLANE } from './near-pairs.js';

/** Part of a gap that a step leaves, and of what a bound allows that is taken. */
const KEPT = 0.1;
const TAKEN = 0.9;
/** Most rounds; after them the way that was proven is taken. */
const MOST_ROUNDS = 200;

export class WayFinder {
  private readonly measured: Measured = newMeasure();
  private readonly moved: Float64Array;

  constructor(
    private readonly model: ExactModel,
    private readonly ruler: Ruler,
  ) {
    this.moved = new Float64Array(model.x.length);
  }

  /** Share of the way from the nodes' places to `to` on which nothing meets, at most 1. */
  share(pairs: readonly NearPair[], to: Float64Array): number {
    let share = 1;
    this.moved.set(this.model.x);
    for (const pair of pairs) share = Math.min(share, this.one(pair, to, share));
    return share;
  }

  private one(pair: NearPair, to: Float64Array, most: number): number {
    const { x } = this.model;
    const { measured, moved, ruler } = this;
    const { nodes, kind } = pair;
    const used = kind === NODE_PLANE ? 1 : 4;
    // What all nodes do together brings nobody nearer.
    const mean = [0, 1, 2].map((i) => {
      let sum = 0;
      for (let k = 0; k < used; k++) sum += to[3 * nodes[k] + i] - x[3 * nodes[k] + i];
      return kind === NODE_PLANE ? 0 : sum / used;
    });
    const speeds = nodes.map((v) => {
      let square = 0;
      for (let i = 0; i < 3; i++) square += (to[3 * v + i] - x[3 * v + i] - mean[i]) ** 2;
      return Math.sqrt(square);
    });
    const closing =
      kind === EDGE_EDGE
        ? Math.max(speeds[0], speeds[1]) + Math.max(speeds[2], speeds[3])
        : speeds[0] + (kind === NODE_PLANE ? 0 : Math.max(speeds[1], speeds[2], speeds[3]));
    ruler.measure(x, pair, measured);
    const least = KEPT * measured.gap;
    if (!(closing > 0) || measured.gap - closing > least) return 1;
    let t = 0;
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const additive = (TAKEN * (measured.gap - 0.5 * least)) / closing;
      const next = t + Math.max(additive, TAKEN * this.apart(pair, to, t, least));
      if (next >= most) return most;
      this.place(nodes, to, next);
      ruler.measure(moved, pair, measured);
      if (measured.gap < least) break;
      t = next;
    }
    return t;
  }

  /** How much longer than t the features of a pair are at least `least` apart along the direction between them at t. */
  private apart({ nodes, kind, a, b }: NearPair, to: Float64Array, t: number, least: number): number {
    const { x } = this.model;
    const { normal: n } = this.measured;
    const split = kind === EDGE_EDGE ? 2 : 1;
    let time = Infinity;
    for (let i = 0; i < split; i++)
      for (let j = split; j < (kind === NODE_PLANE ? 2 : 4); j++) {
        const [p, q] = [3 * nodes[i], 3 * nodes[j]];
        let from = -a.topology.round - b.topology.round - least;
        let speed = 0;
        for (let k = 0; k < 3; k++) {
          const way = to[p + k] - x[p + k] - (to[q + k] - x[q + k]);
          from += n[k] * (x[p + k] - x[q + k] + t * way);
          speed += n[k] * way;
        }
        if (!(from > 0)) return 0;
        if (speed < 0) time = Math.min(time, -from / speed);
      }
    return time;
  }

  private place(nodes: readonly number[], to: Float64Array, share: number): void {
    const { x } = this.model;
    for (const v of nodes)
      for (let k = 3 * v; k < 3 * v + 3; k++) this.moved[k] = x[k] + share * (to[k] - x[k]);
  }
}
