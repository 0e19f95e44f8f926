/** The elastic energy of the constraints, and its forces, written plainly for tests, plots and reports. */
import type { TetMesh } from '../../geometry/mesh/tet-mesh.js';
import { type NeoHookean, STRETCH, VOLUME } from './material.js';
import { REST_STRIDE } from './rest.js';

/** Writes the present edges d_b, d_c, d_d of a tetrahedron to `out`. */
function edgesOf(out: Float64Array, x: Float64Array, first: number, tets: Uint32Array, t: number): void {
  const a = 3 * (first + tets[4 * t]);
  for (let j = 0; j < 3; j++) {
    const b = 3 * (first + tets[4 * t + 1 + j]);
    for (let k = 0; k < 3; k++) out[3 * j + k] = x[b + k] - x[a + k];
  }
}

/** Writes q_j = Σ_i M_ij d_i to `out`. Returns I = tr FᵀF. */
function metric(out: Float64Array, d: Float64Array, rest: Float64Array, r: number): number {
  const m = [rest[r], rest[r + 1], rest[r + 2], rest[r + 3], rest[r + 4], rest[r + 5]] as const;
  let stretch = 0;
  for (let k = 0; k < 3; k++) {
    out[k] = m[0] * d[k] + m[1] * d[3 + k] + m[2] * d[6 + k];
    out[3 + k] = m[1] * d[k] + m[3] * d[3 + k] + m[4] * d[6 + k];
    out[6 + k] = m[2] * d[k] + m[4] * d[3 + k] + m[5] * d[6 + k];
    stretch += out[k] * d[k] + out[3 + k] * d[3 + k] + out[6 + k] * d[6 + k];
  }
  return stretch;
}

/** Writes the cofactors d_c × d_d, d_d × d_b, d_b × d_c to `out`. Returns det D. */
function cofactors(out: Float64Array, d: Float64Array): number {
  for (let j = 0; j < 3; j++) {
    const u = 3 * ((j + 1) % 3);
    const v = 3 * ((j + 2) % 3);
    for (let k = 0; k < 3; k++) {
      const k1 = (k + 1) % 3;
      const k2 = (k + 2) % 3;
      out[3 * j + k] = d[u + k1] * d[v + k2] - d[u + k2] * d[v + k1];
    }
  }
  return d[0] * out[0] + d[1] * out[1] + d[2] * out[2];
}

/** [J]; infinite for an incompressible body whose volume changed. */
export function elasticEnergy(
  mesh: TetMesh,
  rest: Float64Array,
  material: NeoHookean,
  x: Float64Array,
  first: number,
): number {
  const { mu, lambda } = material;
  const d = new Float64Array(9);
  const work = new Float64Array(9);
  let sum = 0;
  for (let t = 0; t < mesh.tetCount; t++) {
    const r = REST_STRIDE * t;
    edgesOf(d, x, first, mesh.tets, t);
    const stretch = metric(work, d, rest, r);
    const growth = rest[r + 6] * cofactors(work, d) - 1;
    const hydrostatic = growth === 0 ? 0 : 0.5 * lambda * growth * growth;
    const psi = STRETCH * ((stretch * stretch) / (stretch + 1) - 2.25) - growth + VOLUME * growth * growth;
    const density = hydrostatic + mu * psi;
    sum += density / (6 * rest[r + 6]);
  }
  return sum;
}

/** Adds minus the gradient of the energy to `out`, three numbers per vertex of the body [N]. */
export function addElasticForces(
  out: Float64Array,
  mesh: TetMesh,
  rest: Float64Array,
  material: NeoHookean,
  x: Float64Array,
  first: number,
): void {
  const { mu, lambda } = material;
  const d = new Float64Array(9);
  const q = new Float64Array(9);
  const h = new Float64Array(9);
  for (let t = 0; t < mesh.tetCount; t++) {
    const r = REST_STRIDE * t;
    const delta = rest[r + 6];
    edgesOf(d, x, first, mesh.tets, t);
    const stretch = metric(q, d, rest, r);
    const growth = delta * cofactors(h, d) - 1;
    const pressure = (growth === 0 ? 0 : lambda * growth) + mu * (2 * VOLUME * growth - 1);
    const shear = (2 * STRETCH * mu * stretch * (stretch + 2)) / ((stretch + 1) * (stretch + 1));
    const a = 3 * mesh.tets[4 * t];
    for (let j = 0; j < 3; j++) {
      const b = 3 * mesh.tets[4 * t + 1 + j];
      for (let k = 0; k < 3; k++) {
        const force = -(shear * q[3 * j + k] + pressure * delta * h[3 * j + k]) / (6 * delta);
        out[b + k] = out[b + k] + force;
        out[a + k] = out[a + k] - force;
      }
    }
  }
}
