/**
 * The speeds of a soft member: that of its fastest node, and the speed at which it changes its shape, which remains
 * without its motion as a whole.
 */
import type { ParticleColumns } from '../../bodies/particles.js';
import type { Member } from './member.js';

export class SoftSpeeds {
  /** Fastest node, strongest acceleration, fastest node against the motion of the whole [m/s, m/s², m/s]. */
  readonly values = new Float64Array(3);
  private readonly whole = new Float64Array(9);
  private readonly inertia = new Float64Array(6);

  /** Measures a soft member. */
  measure({ from, nodeCount }: Member, c: ParticleColumns): void {
    const { velocity, force, inverseMass } = c;
    const { values } = this;
    let fastest = 0;
    let strongest = 0;
    for (let i = from; i < from + nodeCount; i++) {
      const o = 3 * i;
      const v =
        velocity[o] * velocity[o] + velocity[o + 1] * velocity[o + 1] + velocity[o + 2] * velocity[o + 2];
      const f = force[o] * force[o] + force[o + 1] * force[o + 1] + force[o + 2] * force[o + 2];
      fastest = Math.max(fastest, v);
      strongest = Math.max(strongest, f * inverseMass[i] * inverseMass[i]);
    }
    values[0] = Math.sqrt(fastest);
    values[1] = Math.sqrt(strongest);
    values[2] = 0;
    if (fastest > 0) this.measureStir(from, nodeCount, c);
  }

  /** The fastest node without translation and spin; all nodes count alike. */
  private measureStir(from: number, count: number, { position: x, velocity: v }: ParticleColumns): void {
    const { whole } = this;
    whole.fill(0);
    for (let k = 3 * from; k < 3 * (from + count); k += 3)
      for (let a = 0; a < 3; a++) {
        whole[a] = whole[a] + x[k + a] / count;
        whole[3 + a] = whole[3 + a] + v[k + a] / count;
      }
    this.findSpin(from, count, x, v);
    const wx = whole[6];
    const wy = whole[7];
    const wz = whole[8];
    let most = 0;
    for (let k = 3 * from; k < 3 * (from + count); k += 3) {
      const ax = x[k] - whole[0];
      const ay = x[k + 1] - whole[1];
      const az = x[k + 2] - whole[2];
      const dx = v[k] - whole[3] - (wy * az - wz * ay);
      const dy = v[k + 1] - whole[4] - (wz * ax - wx * az);
      const dz = v[k + 2] - whole[5] - (wx * ay - wy * ax);
      most = Math.max(most, dx * dx + dy * dy + dz * dz);
    }
    this.values[2] = Math.sqrt(most);
  }

  /** The spin with the same angular momentum; none where nodes stand in a line. */
  private findSpin(from: number, count: number, x: Float64Array, v: Float64Array): void {
    const { whole, inertia: m } = this;
    m.fill(0);
    let lx = 0;
    let ly = 0;
    let lz = 0;
    for (let k = 3 * from; k < 3 * (from + count); k += 3) {
      const ax = x[k] - whole[0];
      const ay = x[k + 1] - whole[1];
      const az = x[k + 2] - whole[2];
      const dx = v[k] - whole[3];
      const dy = v[k + 1] - whole[4];
      const dz = v[k + 2] - whole[5];
      lx += ay * dz - az * dy;
      ly += az * dx - ax * dz;
      lz += ax * dy - ay * dx;
      m[0] = m[0] + ay * ay + az * az;
      m[1] = m[1] + ax * ax + az * az;
      m[2] = m[2] + ax * ax + ay * ay;
      m[3] = m[3] - ax * ay;
      m[4] = m[4] - ax * az;
      m[5] = m[5] - ay * az;
    }
    const ca = m[1] * m[2] - m[5] * m[5];
    const cb = m[4] * m[5] - m[3] * m[2];
    const cc = m[3] * m[5] - m[4] * m[1];
    const det = m[0] * ca + m[3] * cb + m[4] * cc;
    if (!(det > 1e-9 * m[0] * m[1] * m[2])) return;
    const cd = m[0] * m[2] - m[4] * m[4];
    const ce = m[3] * m[4] - m[0] * m[5];
    const cf = m[0] * m[1] - m[3] * m[3];
    whole[6] = (ca * lx + cb * ly + cc * lz) / det;
    whole[7] = (cb * lx + cd * ly + ce * lz) / det;
    whole[8] = (cc * lx + ce * ly + cf * lz) / det;
  }
}
