/**
 * The data of the rest shape for matching. An entry is a vertex in a cluster. It has its weight and its basis: q = rest
 * place from the cluster's centre, and for the quadratic mode the six products of its coordinates over the cluster's
 * radius. A cluster has the inverse of Σ w b bᵀ, with b the basis.
 *
 * A vertex in n clusters weighs m/n in each, and each cluster moves the vertex by 1/n of the way to its goal. Then the
 * pull of a cluster has no momentum (Rivers and James 2007). Products are centred, Σ w b = 0, which the paper leaves
 * out. Without centring, the quadratic mode pushes the body.
 *
 * A cluster that is too flat or too small for its inverse (fewer than four vertices off a plane, ten off a quadric)
 * falls back by one mode.
 */
import { eigenSymmetric3 } from '../../math/eigen3.js';
import { invertSymmetric } from './invert-symmetric.js';

/** Smallest principal moment, against the largest, of a cluster that counts as solid. */
const LEAST_MOMENT = 1e-7;

export interface RestShape {
  /** Numbers per basis: 3, or 9 with products. */
  readonly width: 3 | 9;
  /** Per entry [kg]. */
  readonly weights: Float64Array;
  /** Per entry, `width` numbers [m]. */
  readonly bases: Float64Array;
  /** Per cluster, width × width [1/(kg·m²)]; zero if the inverse does not exist. */
  readonly inverses: Float64Array;
  /** Per cluster, 3 × 3: the inverse for the linear part alone [1/(kg·m²)]; zero for flat clusters. */
  readonly linearInverses: Float64Array;
  /** Per cluster [kg]. */
  readonly masses: Float64Array;
}

/** Fills bases and inverse of cluster `c` from the places `rest[3e…]` of its entries, which go from `from` to `to`. */
export function setRestShape(
  shape: RestShape,
  c: number,
  rest: Float64Array,
  from: number,
  to: number,
): void {
  const { width, weights, bases, inverses, linearInverses, masses } = shape;
  const mass = masses[c];
  const centre = [0, 0, 0];
  for (let e = from; e < to; e++) {
    for (let k = 0; k < 3; k++) centre[k] += (weights[e] * rest[3 * e + k]) / mass;
  }
  let radiusSq = 0;
  for (let e = from; e < to; e++) {
    for (let k = 0; k < 3; k++) {
      const q = rest[3 * e + k] - centre[k];
      bases[width * e + k] = q;
      radiusSq += (weights[e] * q * q) / mass;
    }
  }
  if (width === 9) addProducts(shape, from, to, mass, Math.sqrt(radiusSq));
  const moments = momentsOf(shape, from, to);
  const at = width * width * c;
  inverses.fill(0, at, at + width * width);
  linearInverses.fill(0, 9 * c, 9 * c + 9);
  const linear = new Float64Array(9);
  for (let i = 0; i < 9; i++) linear[i] = moments[width * Math.floor(i / 3) + (i % 3)];
  if (!isSolid(linear) || !invertSymmetric(linearInverses, 9 * c, linear, 3)) return;
  if (width === 9 && invertSymmetric(inverses, at, moments, 9)) return;
  for (let i = 0; i < 9; i++) {
    inverses[at + width * Math.floor(i / 3) + (i % 3)] = linearInverses[9 * c + i];
  }
}

function addProducts(
  { weights, bases }: RestShape,
  from: number,
  to: number,
  mass: number,
  radius: number,
): void {
  const mean = new Float64Array(6);
  for (let e = from; e < to; e++) {
    const b = 9 * e;
    const x = bases[b];
    const y = bases[b + 1];
    const z = bases[b + 2];
    bases.set([(x * x) / radius, (y * y) / radius, (z * z) / radius], b + 3);
    bases.set([(x * y) / radius, (y * z) / radius, (z * x) / radius], b + 6);
    for (let k = 0; k < 6; k++) mean[k] = mean[k] + (weights[e] * bases[b + 3 + k]) / mass;
  }
  for (let e = from; e < to; e++) {
    for (let k = 0; k < 6; k++) bases[9 * e + 3 + k] = bases[9 * e + 3 + k] - mean[k];
  }
}

function momentsOf({ width, weights, bases }: RestShape, from: number, to: number): Float64Array {
  const moments = new Float64Array(width * width);
  for (let e = from; e < to; e++) {
    for (let i = 0; i < width; i++) {
      for (let j = 0; j < width; j++) {
        const k = width * i + j;
        moments[k] = moments[k] + weights[e] * bases[width * e + i] * bases[width * e + j];
      }
    }
  }
  return moments;
}

function isSolid(moments: Float64Array): boolean {
  const values = new Float64Array(3);
  eigenSymmetric3(values, 0, new Float64Array(9), 0, moments, 0);
  return values[2] > LEAST_MOMENT * values[0];
}
