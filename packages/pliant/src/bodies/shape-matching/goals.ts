/** The loops over entries that act on particles. Goals: c + T b. */
import type { ParticleColumns } from '../particles.js';
import type { Clusters } from './clusters.js';
import type { Fit } from './fit.js';
import type { RestShape } from './rest.js';

/**
 * v += rate/n (goal − x) for every vertex in every cluster. n is the number of the vertex' clusters, and `rate` = α/h
 * [1/s].
 */
export function pullToGoals(
  { position: x, velocity, inverseMass }: ParticleColumns,
  first: number,
  { count, offsets, vertices, membership }: Clusters,
  { width, bases }: RestShape,
  { centres, transforms: t }: Fit,
  rate: number,
): void {
  for (let c = 0; c < count; c++) {
    const m = 3 * width * c;
    const y = m + width;
    const z = y + width;
    const cx = centres[3 * c];
    const cy = centres[3 * c + 1];
    const cz = centres[3 * c + 2];
    for (let e = offsets[c]; e < offsets[c + 1]; e++) {
      const local = vertices[e];
      const v = 3 * (first + local);
      if (inverseMass[first + local] === 0) continue;
      const b = width * e;
      let gx = cx - x[v];
      let gy = cy - x[v + 1];
      let gz = cz - x[v + 2];
      for (let k = 0; k < width; k++) {
        const bk = bases[b + k];
        gx += t[m + k] * bk;
        gy += t[y + k] * bk;
        gz += t[z + k] * bk;
      }
      const share = rate / membership[local];
      velocity[v] = velocity[v] + share * gx;
      velocity[v + 1] = velocity[v + 1] + share * gy;
      velocity[v + 2] = velocity[v + 2] + share * gz;
    }
  }
}

/** ½ Σ w |x − goal|² [kg·m²]. If the goals are the best fit, the gradient is w (x − goal). */
export function matchingDistance(
  { position: x }: ParticleColumns,
  first: number,
  { count, offsets, vertices }: Clusters,
  { width, weights, bases }: RestShape,
  { centres, transforms: t }: Fit,
): number {
  let sum = 0;
  for (let c = 0; c < count; c++) {
    for (let e = offsets[c]; e < offsets[c + 1]; e++) {
      for (let r = 0; r < 3; r++) {
        let g = centres[3 * c + r] - x[3 * (first + vertices[e]) + r];
        for (let k = 0; k < width; k++) g += t[width * (3 * c + r) + k] * bases[width * e + k];
        sum += 0.5 * weights[e] * g * g;
      }
    }
  }
  return sum;
}
