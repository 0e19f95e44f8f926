/** The exact Hessian of the neo-Hookean energy, as a product with a direction. No matrix is stored. */
import type { FemShape } from './fem-shape.js';
import { CRUSHED } from './material.js';

/** Adds the part of μ/2 |F|² (and of muscles), whose weights by edge are `stretch`: out += K d. */
export function addStretchProduct(
  { edgeStarts, neighbours, count }: FemShape,
  stretch: Float64Array,
  d: Float64Array,
  out: Float64Array,
): void {
  for (let v = 0; v < count; v++) {
    const px = d[3 * v];
    const py = d[3 * v + 1];
    const pz = d[3 * v + 2];
    let gx = 0;
    let gy = 0;
    let gz = 0;
    for (let e = edgeStarts[v], to = edgeStarts[v + 1]; e < to; e++) {
      const j = 3 * neighbours[e];
      const w = stretch[e];
      gx += w * (px - d[j]);
      gy += w * (py - d[j + 1]);
      gz += w * (pz - d[j + 2]);
    }
    out[3 * v] = out[3 * v] + gx;
    out[3 * v + 1] = out[3 * v + 1] + gy;
    out[3 * v + 2] = out[3 * v + 2] + gz;
  }
}

/** Adds the part of f(J) at the positions x, which begin at `base`: f″ ∇J (∇J · d) + f′ (∇²J) d. */
export function addVolumeProduct(
  shape: FemShape,
  x: Float64Array,
  base: number,
  p: Float64Array,
  out: Float64Array,
): void {
  const { tets } = shape.mesh;
  const { tetCount, inverseVolume, lambda, mu } = shape;
  for (let t = 0; t < tetCount; t++) {
    const a = 3 * tets[4 * t];
    const b = 3 * tets[4 * t + 1];
    const c = 3 * tets[4 * t + 2];
    const d = 3 * tets[4 * t + 3];
    const ax = x[base + a];
    const ay = x[base + a + 1];
    const az = x[base + a + 2];
    const ux = x[base + b] - ax;
    const uy = x[base + b + 1] - ay;
    const uz = x[base + b + 2] - az;
    const vx = x[base + c] - ax;
    const vy = x[base + c + 1] - ay;
    const vz = x[base + c + 2] - az;
    const wx = x[base + d] - ax;
    const wy = x[base + d + 1] - ay;
    const wz = x[base + d + 2] - az;
    // The change of the three edges.
    const kx = p[b] - p[a];
    const ky = p[b + 1] - p[a + 1];
    const kz = p[b + 2] - p[a + 2];
    const lx = p[c] - p[a];
    const ly = p[c + 1] - p[a + 1];
    const lz = p[c + 2] - p[a + 2];
    const mx = p[d] - p[a];
    const my = p[d + 1] - p[a + 1];
    const mz = p[d + 2] - p[a + 2];
    // Six times the gradients of the volume at b, c and d.
    const bx = vy * wz - vz * wy;
    const by = vz * wx - vx * wz;
    const bz = vx * wy - vy * wx;
    const cx = wy * uz - wz * uy;
    const cy = wz * ux - wx * uz;
    const cz = wx * uy - wy * ux;
    const dx = uy * vz - uz * vy;
    const dy = uz * vx - ux * vz;
    const dz = ux * vy - uy * vx;
    const rest = inverseVolume[t];
    const j = (dx * wx + dy * wy + dz * wz) * (1 / 6) * rest;
    const lam = lambda[t];
    const m = mu[t];
    const inv = j >= CRUSHED ? 1 / j : 1 / CRUSHED;
    const slope =
      ((j >= CRUSHED ? -m * inv : m * inv * (-1 + (j - CRUSHED) * inv)) + lam * (j - 1)) * (1 / 6);
    const change = bx * kx + by * ky + bz * kz + cx * lx + cy * ly + cz * lz + dx * mx + dy * my + dz * mz;
    const s = (m * inv * inv + lam) * rest * (1 / 36) * change;
    const fbx = s * bx + slope * (ly * wz - lz * wy + vy * mz - vz * my);
    const fby = s * by + slope * (lz * wx - lx * wz + vz * mx - vx * mz);
    const fbz = s * bz + slope * (lx * wy - ly * wx + vx * my - vy * mx);
    const fcx = s * cx + slope * (my * uz - mz * uy + wy * kz - wz * ky);
    const fcy = s * cy + slope * (mz * ux - mx * uz + wz * kx - wx * kz);
    const fcz = s * cz + slope * (mx * uy - my * ux + wx * ky - wy * kx);
    const fdx = s * dx + slope * (ky * vz - kz * vy + uy * lz - uz * ly);
    const fdy = s * dy + slope * (kz * vx - kx * vz + uz * lx - ux * lz);
    const fdz = s * dz + slope * (kx * vy - ky * vx + ux * ly - uy * lx);
    out[b] = out[b] + fbx;
    out[b + 1] = out[b + 1] + fby;
    out[b + 2] = out[b + 2] + fbz;
    out[c] = out[c] + fcx;
    out[c + 1] = out[c + 1] + fcy;
    out[c + 2] = out[c + 2] + fcz;
    out[d] = out[d] + fdx;
    out[d + 1] = out[d + 1] + fdy;
    out[d + 2] = out[d + 2] + fdz;
    out[a] = out[a] - (fbx + fcx + fdx);
    out[a + 1] = out[a + 1] - (fby + fcy + fdy);
    out[a + 2] = out[a + 2] - (fbz + fcz + fdz);
  }
}
