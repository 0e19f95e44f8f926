/** The gap of a pair of features: how far apart, along which direction, and with which weights of its nodes. */
import { closestOnEdges, closestOnTriangle } from '../response/certified/closest.js';
import { EDGE_EDGE, type NearPair, NODE_PLANE } from './near-pairs.js';

export interface Measured {
  /** Gap [m], thickness of round bodies taken off. */
  gap: number;
  /** Unit vector from the second feature to the first. */
  readonly normal: Float64Array;
  /** Of the four nodes: Σ weight · node is the way between the nearest points. */
  readonly weights: Float64Array;
}

export const newMeasure = (): Measured => ({
  gap: 0,
  normal: new Float64Array(3),
  weights: new Float64Array(4),
});

const SPOT = 3;

export class Ruler {
  private readonly spot = new Float64Array(SPOT);

  measure(x: Float64Array, { kind, nodes, a, b }: NearPair, out: Measured): void {
    const { spot } = this;
    const { normal, weights: w } = out;
    if (kind === NODE_PLANE) {
      w.fill(0);
      w[0] = 1;
      w[1] = -1;
      let gap = -a.topology.round;
      for (let i = 0; i < 3; i++) {
        normal[i] = b.normal[i];
        gap += b.normal[i] * (x[3 * nodes[0] + i] - x[3 * nodes[1] + i]);
      }
      out.gap = gap;
      return;
    }
    if (kind === EDGE_EDGE) {
      closestOnEdges(x, nodes[0], nodes[1], nodes[2], nodes[3], spot);
      w[0] = 1 - spot[0];
      w[1] = spot[0];
      w[2] = spot[1] - 1;
      w[3] = -spot[1];
    } else {
      closestOnTriangle(x, nodes[0], nodes[1], nodes[2], nodes[3], spot);
      w[0] = 1;
      for (let k = 0; k < 3; k++) w[k + 1] = -spot[k];
    }
    let square = 0;
    for (let i = 0; i < 3; i++) {
      normal[i] = 0;
      // From the first node, so that bodies far from the origin lose no digits.
      for (let k = 1; k < 4; k++) normal[i] = normal[i] + w[k] * (x[3 * nodes[k] + i] - x[3 * nodes[0] + i]);
      square += normal[i] * normal[i];
    }
    const d = Math.sqrt(square);
    for (let i = 0; i < 3; i++) normal[i] = d > 0 ? normal[i] / d : 0;
    out.gap = d - a.topology.round - b.topology.round;
  }
}
