import { Random } from '../../math/random.js';
import { Particles } from '../particles.js';
import { kineticEnergy, momentum } from './energies.js';
import type { SoftMesh } from './soft-mesh.js';

export const NO_GRAVITY: readonly number[] = [0, 0, 0];

export function emptyParticles(): Particles {
  return new Particles();
}

/** Moves every vertex by up to `size`, the same way for the same seed. */
export function shake({ particles, first, count }: SoftMesh, size: number, seed: number): void {
  const random = new Random(seed);
  const { position } = particles.columns;
  for (let k = 3 * first; k < 3 * (first + count); k++)
    position[k] = position[k] + random.uniform(-size, size);
}

/** Gives a spin about z [rad/s], a drift along x and random velocities of up to one [m/s]. */
export function spin({ particles, first, count }: SoftMesh, rate: number, seed: number): void {
  const random = new Random(seed);
  const { position, velocity } = particles.columns;
  for (let v = 3 * first; v < 3 * (first + count); v += 3) {
    velocity[v] = -rate * position[v + 1] + 2 + random.uniform(-1, 1);
    velocity[v + 1] = rate * position[v] + random.uniform(-1, 1);
    velocity[v + 2] = random.uniform(-1, 1);
  }
}

/** Largest change of momentum over the run, against its size. */
export function momentumDrift(body: SoftMesh, run: () => void): number {
  const before = momentum(body, new Float64Array(6));
  run();
  const after = momentum(body, new Float64Array(6));
  const part = (from: number) => {
    let change = 0;
    let size = 0;
    for (let k = from; k < from + 3; k++) {
      change += (after[k] - before[k]) ** 2;
      size += before[k] ** 2;
    }
    return Math.sqrt(change / size);
  };
  return Math.max(part(0), part(3));
}

/** Runs to rest: whenever the kinetic energy has peaked, all velocities are set to zero. Returns the steps it took. */
export function relax(body: SoftMesh, substep: () => void, quiet: number, most: number): number {
  let last = 0;
  for (let n = 1; n <= most; n++) {
    substep();
    const kinetic = kineticEnergy(body);
    if (kinetic < last) {
      body.particles.columns.velocity.fill(0, 3 * body.first, 3 * (body.first + body.count));
      if (last < quiet) return n;
      last = 0;
    } else last = kinetic;
  }
  return most;
}

export function allFinite(values: Float64Array): boolean {
  return values.every((x) => Number.isFinite(x));
}
