/**
 * Damping towards rigid motion, cluster by cluster: v −= share/n (v − v_c − ω × r) with v_c and ω the cluster's own. It
 * removes only the motion that deforms. Linear and angular momentum stay. A cluster on a line or in a point keeps its
 * velocities.
 */
import type { ParticleColumns } from '../particles.js';
import { invertInertia } from '../soft/keep-momentum.js';
import type { Clusters } from './clusters.js';
import type { RestShape } from './rest.js';

/** Removes `share` of the deforming motion. `inertia` is scratch for nine numbers. */
export function dampClusters(
  { position: x, velocity: u, inverseMass }: ParticleColumns,
  first: number,
  { count, offsets, vertices, membership }: Clusters,
  { weights, masses }: RestShape,
  centres: Float64Array,
  share: number,
  inertia: Float64Array,
): void {
  for (let c = 0; c < count; c++) {
    const cx = centres[3 * c];
    const cy = centres[3 * c + 1];
    const cz = centres[3 * c + 2];
    let px = 0;
    let py = 0;
    let pz = 0;
    let lx = 0;
    let ly = 0;
    let lz = 0;
    let xx = 0;
    let yy = 0;
    let zz = 0;
    let xy = 0;
    let xz = 0;
    let yz = 0;
    for (let e = offsets[c]; e < offsets[c + 1]; e++) {
      const v = 3 * (first + vertices[e]);
      const w = weights[e];
      const rx = x[v] - cx;
      const ry = x[v + 1] - cy;
      const rz = x[v + 2] - cz;
      const qx = w * u[v];
      const qy = w * u[v + 1];
      const qz = w * u[v + 2];
      px += qx;
      py += qy;
      pz += qz;
      lx += ry * qz - rz * qy;
      ly += rz * qx - rx * qz;
      lz += rx * qy - ry * qx;
      xx += w * rx * rx;
      yy += w * ry * ry;
      zz += w * rz * rz;
      xy += w * rx * ry;
      xz += w * rx * rz;
      yz += w * ry * rz;
    }
    inertia[0] = yy + zz;
    inertia[4] = xx + zz;
    inertia[8] = xx + yy;
    inertia[1] = inertia[3] = -xy;
    inertia[2] = inertia[6] = -xz;
    inertia[5] = inertia[7] = -yz;
    if (!invertInertia(inertia)) continue;
    const m = masses[c];
    const vx = px / m;
    const vy = py / m;
    const vz = pz / m;
    const wx = inertia[0] * lx + inertia[1] * ly + inertia[2] * lz;
    const wy = inertia[3] * lx + inertia[4] * ly + inertia[5] * lz;
    const wz = inertia[6] * lx + inertia[7] * ly + inertia[8] * lz;
    for (let e = offsets[c]; e < offsets[c + 1]; e++) {
      const local = vertices[e];
      if (inverseMass[first + local] === 0) continue;
      const v = 3 * (first + local);
      const rx = x[v] - cx;
      const ry = x[v + 1] - cy;
      const rz = x[v + 2] - cz;
      const part = share / membership[local];
      u[v] = u[v] - part * (u[v] - vx - (wy * rz - wz * ry));
      u[v + 1] = u[v + 1] - part * (u[v + 1] - vy - (wz * rx - wx * rz));
      u[v + 2] = u[v + 2] - part * (u[v + 2] - vz - (wx * ry - wy * rx));
    }
  }
}
