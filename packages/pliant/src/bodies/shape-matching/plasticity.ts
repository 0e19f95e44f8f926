/**
 * Plastic flow (Müller et al. 2005). If a cluster's strain S = RᵀA − 1 exceeds `yield`, its rest shape takes up a part
 * of the strain: P ← (1 + h creep S) P, scaled to det P = 1, as long as ‖P − 1‖ stays below `most`. The rest shape of
 * the cluster is P times the first rest shape. A non-positive determinant (a step far too large) leaves P unchanged.
 */
import { determinant, multiply } from '../../math/mat3.js';
import { cbrt } from '../../math/scalar.js';
import { requireBetween } from '../soft/check-mesh.js';

/** How a body keeps a deformation. */
export interface Plasticity {
  /** Strain (Frobenius norm) up to which a body springs back. */
  readonly yield: number;
  /** Part of the strain taken up per second [1/s]. */
  readonly creep: number;
  /** Largest plastic strain (Frobenius norm). Default 1. */
  readonly most?: number;
}

export function checkPlasticity({ yield: from, creep, most = 1 }: Plasticity): void {
  requireBetween('plasticity.yield', from, 0, Infinity);
  requireBetween('plasticity.creep', creep, 0, 1e9);
  requireBetween('plasticity.most', most, 0, 10);
}

/** Lets cluster `c` flow for `h` [s]. `plastic` holds P per cluster, `work` nine numbers. Returns whether P changed. */
export function flow(
  plastic: Float64Array,
  strains: Float64Array,
  c: number,
  { yield: from, creep, most = 1 }: Plasticity,
  h: number,
  work: Float64Array,
): boolean {
  const s = 9 * c;
  if (!(norm(strains, s, 0) > from)) return false;
  const rate = Math.min(1, h * creep);
  for (let k = 0; k < 9; k++) work[k] = rate * strains[s + k] + (k % 4 === 0 ? 1 : 0);
  multiply(work, 0, work, 0, plastic, s);
  const volume = determinant(work, 0);
  if (!(volume > 0)) return false;
  const scale = 1 / cbrt(volume);
  for (let k = 0; k < 9; k++) work[k] = work[k] * scale;
  if (norm(work, 0, 1) > most) return false;
  plastic.set(work, s);
  return true;
}

/** ‖M − d 1‖ */
function norm(m: Float64Array, at: number, d: number): number {
  let sum = 0;
  for (let k = 0; k < 9; k++) {
    const entry = m[at + k] - (k % 4 === 0 ? d : 0);
    sum += entry * entry;
  }
  return Math.sqrt(sum);
}
