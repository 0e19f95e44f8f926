/** Energy and momentum of a run of particles, for tests and plots. Fixed particles have mass but no share in motion. */
import type { SoftMesh } from './soft-mesh.js';

type Run = Pick<SoftMesh, 'particles' | 'first' | 'count'>;

/** [J] */
export function kineticEnergy({ particles, first, count }: Run): number {
  const { velocity, mass, inverseMass } = particles.columns;
  let sum = 0;
  for (let v = first; v < first + count; v++) {
    if (inverseMass[v] === 0) continue;
    const x = velocity[3 * v];
    const y = velocity[3 * v + 1];
    const z = velocity[3 * v + 2];
    sum += 0.5 * mass[v] * (x * x + y * y + z * z);
  }
  return sum;
}

/** −Σ m g·x, zero with all particles at the origin [J]. */
export function gravitationalEnergy({ particles, first, count }: Run, gravity: ArrayLike<number>): number {
  const { position, mass } = particles.columns;
  let sum = 0;
  for (let v = first; v < first + count; v++) {
    for (let k = 0; k < 3; k++) sum -= mass[v] * gravity[k] * position[3 * v + k];
  }
  return sum;
}

/** Linear [kg·m/s] and angular [kg·m²/s] momentum about the origin to out[0…5]. */
export function momentum({ particles, first, count }: Run, out: Float64Array): Float64Array {
  const { position, velocity, mass, inverseMass } = particles.columns;
  out.fill(0, 0, 6);
  for (let v = first; v < first + count; v++) {
    if (inverseMass[v] === 0) continue;
    const px = mass[v] * velocity[3 * v];
    const py = mass[v] * velocity[3 * v + 1];
    const pz = mass[v] * velocity[3 * v + 2];
    const x = position[3 * v];
    const y = position[3 * v + 1];
    const z = position[3 * v + 2];
    out[0] = out[0] + px;
    out[1] = out[1] + py;
    out[2] = out[2] + pz;
    out[3] = out[3] + y * pz - z * py;
    out[4] = out[4] + z * px - x * pz;
    out[5] = out[5] + x * py - y * px;
  }
  return out;
}
