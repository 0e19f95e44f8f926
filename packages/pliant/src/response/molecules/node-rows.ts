/** What one row reads from the nodes of one side, and puts on them. A row has up to three nodes, by weights. */
import type { ContactNodes } from './contact-nodes.js';

/** Adds the velocity of a row's anchor, `offsets` from its nodes, times `sign`, to out[o…]. */
export function addVelocity(
  { velocities, spins }: ContactNodes,
  nodes: Int32Array,
  weights: Float64Array,
  offsets: Float64Array,
  o: number,
  out: Float64Array,
  sign: number,
): void {
  const x = offsets[o];
  const y = offsets[o + 1];
  const z = offsets[o + 2];
  for (let k = o; k < o + 3; k++) {
    if (weights[k] === 0) continue;
    const w = sign * weights[k];
    const at = 3 * nodes[k];
    out[o] = out[o] + w * (velocities[at] + spins[at + 1] * z - spins[at + 2] * y);
    out[o + 1] = out[o + 1] + w * (velocities[at + 1] + spins[at + 2] * x - spins[at] * z);
    out[o + 2] = out[o + 2] + w * (velocities[at + 2] + spins[at] * y - spins[at + 1] * x);
  }
}

/** Puts the force f[o…], times `scale`, on a row's nodes, and its couple about them. */
export function pressNodes(
  { forces, couples }: ContactNodes,
  nodes: Int32Array,
  weights: Float64Array,
  offsets: Float64Array,
  o: number,
  f: Float64Array,
  scale: number,
): void {
  const x = offsets[o];
  const y = offsets[o + 1];
  const z = offsets[o + 2];
  for (let k = o; k < o + 3; k++) {
    if (weights[k] === 0) continue;
    const w = scale * weights[k];
    const at = 3 * nodes[k];
    forces[at] = forces[at] + w * f[o];
    forces[at + 1] = forces[at + 1] + w * f[o + 1];
    forces[at + 2] = forces[at + 2] + w * f[o + 2];
    couples[at] = couples[at] + w * (y * f[o + 2] - z * f[o + 1]);
    couples[at + 1] = couples[at + 1] + w * (z * f[o] - x * f[o + 2]);
    couples[at + 2] = couples[at + 2] + w * (x * f[o + 1] - y * f[o]);
  }
}

/** Burdens a row's nodes with rate[row]. */
export function burdenNodes(
  { load }: ContactNodes,
  nodes: Int32Array,
  weights: Float64Array,
  row: number,
  rate: Float64Array,
): void {
  for (let k = 3 * row; k < 3 * row + 3; k++)
    if (weights[k] !== 0) load[nodes[k]] = load[nodes[k]] + weights[k] * rate[row];
}

/** The largest crowd of a row's nodes [1/kg]. */
export function worst({ crowd }: ContactNodes, nodes: Int32Array, weights: Float64Array, o: number): number {
  let most = 0;
  for (let k = o; k < o + 3; k++) if (weights[k] !== 0) most = Math.max(most, crowd[nodes[k]]);
  return most;
}

/** The mean of values at a row's nodes. */
export function mean(values: Float64Array, nodes: Int32Array, weights: Float64Array, o: number): number {
  let sum = 0;
  for (let k = o; k < o + 3; k++) if (weights[k] !== 0) sum += weights[k] * values[nodes[k]];
  return sum;
}
