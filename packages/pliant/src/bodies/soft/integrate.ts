/** The particle loops that both deformable models share. Fixed particles stay where they are put. */
import type { ParticleColumns } from '../particles.js';

/** v ← v + h (gravity + force/m), the old position is kept, x ← x + h v. `h` in [s], `gravity` in [m/s²]. */
export function predict(
  columns: ParticleColumns,
  from: number,
  to: number,
  gravity: ArrayLike<number>,
  h: number,
): void {
  const { position, previous, velocity, force, inverseMass } = columns;
  const gx = gravity[0];
  const gy = gravity[1];
  const gz = gravity[2];
  for (let v = from; v < to; v++) {
    const k = 3 * v;
    const w = inverseMass[v];
    previous[k] = position[k];
    previous[k + 1] = position[k + 1];
    previous[k + 2] = position[k + 2];
    if (w === 0) continue;
    const vx = velocity[k] + h * (gx + w * force[k]);
    const vy = velocity[k + 1] + h * (gy + w * force[k + 1]);
    const vz = velocity[k + 2] + h * (gz + w * force[k + 2]);
    velocity[k] = vx;
    velocity[k + 1] = vy;
    velocity[k + 2] = vz;
    position[k] = position[k] + h * vx;
    position[k + 1] = position[k + 1] + h * vy;
    position[k + 2] = position[k + 2] + h * vz;
  }
}

/** v ← (x − previous)/h. */
export function velocitiesFromPositions(columns: ParticleColumns, from: number, to: number, h: number): void {
  const { position, previous, velocity } = columns;
  const rate = 1 / h;
  for (let k = 3 * from; k < 3 * to; k++) velocity[k] = (position[k] - previous[k]) * rate;
}
