/**
 * Returns the momentum that Gauss–Seidel corrections lose. Each correction is free of torque about its present
 * positions. But velocities are measured from the start of the substep. So XPBD brakes spinning bodies like implicit
 * Euler, by O(h). We depart from XPBD: for every connected part that nothing holds, we compare momentum before and
 * after the corrections. The part gets the difference back as the one rigid motion that carries it. Linear and angular
 * momentum are then kept to rounding at any step and stiffness.
 *
 *   begin: P, L of the predicted velocities about the centre of the old positions (the free flight keeps both)
 *   end:   v += (P − P')/M + ω × r with I ω = L − L' about the centre of the new positions
 *
 * A part whose vertices lie on a line or in a point has no inverse inertia. It keeps the velocities after the
 * corrections.
 */
import { determinant, inverse } from '../../math/mat3.js';
import type { ParticleColumns } from '../particles.js';
import type { Attachments } from './attachments.js';
import { type Components, connectedParts } from './components.js';

/** A run of particles and the elements that tie them together, four vertices per element. */
export interface TiedParticles {
  readonly mesh: { readonly tets: Uint32Array };
  readonly first: number;
  readonly count: number;
}

const STRIDE = 6;
/** Smallest part of the trace of the inertia that a principal moment may have, cubed: thinner parts count as lines. */
const THIN = 1e-9;

export class MomentumKeeper {
  private readonly parts: Components;
  private readonly wanted: Float64Array;
  /** Mass, centre (3), momentum (3), angular momentum (3), inertia (9). */
  private readonly sums = new Float64Array(19);
  private readonly inertia = new Float64Array(9);

  constructor(private readonly body: TiedParticles) {
    this.parts = connectedParts(body.mesh.tets, body.count);
    this.wanted = new Float64Array(STRIDE * this.parts.count);
  }

  /** Call this after the prediction, before any correction. */
  begin(columns: ParticleColumns): void {
    for (let c = 0; c < this.parts.count; c++) {
      this.measure(columns, columns.previous, c);
      for (let k = 0; k < STRIDE; k++) this.wanted[STRIDE * c + k] = this.sums[4 + k];
    }
  }

  /** Call this after velocities were computed from positions. Skips parts with a fixed or attached vertex. */
  end(columns: ParticleColumns, attachments: Attachments): void {
    for (let c = 0; c < this.parts.count; c++) {
      if (!this.isFree(columns, attachments, c)) continue;
      this.measure(columns, columns.position, c);
      this.restore(columns, c);
    }
  }

  /**
   * Moves free parts so that their centre of mass is that of `wanted`, three numbers per vertex of the body [m]. Forces
   * inside a body can't move its centre of mass.
   */
  recentre(columns: ParticleColumns, attachments: Attachments, wanted: Float64Array): void {
    const { position, mass } = columns;
    const { offsets, vertices } = this.parts;
    const { first } = this.body;
    for (let c = 0; c < this.parts.count; c++) {
      if (!this.isFree(columns, attachments, c)) continue;
      for (let i = 0; i < 3; i++) {
        let sum = 0;
        let total = 0;
        for (let k = offsets[c]; k < offsets[c + 1]; k++) {
          const v = vertices[k];
          total += mass[first + v];
          sum += mass[first + v] * (wanted[3 * v + i] - position[3 * (first + v) + i]);
        }
        const shift = sum / total;
        for (let k = offsets[c]; k < offsets[c + 1]; k++) {
          const at = 3 * (first + vertices[k]) + i;
          position[at] = position[at] + shift;
        }
      }
    }
  }

  private isFree({ inverseMass }: ParticleColumns, attachments: Attachments, part: number): boolean {
    const { offsets, vertices } = this.parts;
    for (let k = offsets[part]; k < offsets[part + 1]; k++) {
      if (inverseMass[this.body.first + vertices[k]] === 0) return false;
    }
    return !attachments.holdsPart(this.parts.ofVertex, part);
  }

  /** Sums over one part, about its centre in the positions `x`. */
  private measure({ velocity, mass }: ParticleColumns, x: Float64Array, part: number): void {
    const { offsets, vertices } = this.parts;
    const { sums } = this;
    const { first } = this.body;
    const from = offsets[part];
    const to = offsets[part + 1];
    let m = 0;
    let cx = 0;
    let cy = 0;
    let cz = 0;
    for (let k = from; k < to; k++) {
      const v = first + vertices[k];
      const mv = mass[v];
      m += mv;
      cx += mv * x[3 * v];
      cy += mv * x[3 * v + 1];
      cz += mv * x[3 * v + 2];
    }
    cx /= m;
    cy /= m;
    cz /= m;
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
    for (let k = from; k < to; k++) {
      const v = first + vertices[k];
      const mv = mass[v];
      const rx = x[3 * v] - cx;
      const ry = x[3 * v + 1] - cy;
      const rz = x[3 * v + 2] - cz;
      const qx = mv * velocity[3 * v];
      const qy = mv * velocity[3 * v + 1];
      const qz = mv * velocity[3 * v + 2];
      px += qx;
      py += qy;
      pz += qz;
      lx += ry * qz - rz * qy;
      ly += rz * qx - rx * qz;
      lz += rx * qy - ry * qx;
      xx += mv * rx * rx;
      yy += mv * ry * ry;
      zz += mv * rz * rz;
      xy += mv * rx * ry;
      xz += mv * rx * rz;
      yz += mv * ry * rz;
    }
    sums[0] = m;
    sums[1] = cx;
    sums[2] = cy;
    sums[3] = cz;
    sums[4] = px;
    sums[5] = py;
    sums[6] = pz;
    sums[7] = lx;
    sums[8] = ly;
    sums[9] = lz;
    sums[10] = yy + zz;
    sums[11] = sums[13] = -xy;
    sums[12] = sums[16] = -xz;
    sums[14] = xx + zz;
    sums[15] = sums[17] = -yz;
    sums[18] = xx + yy;
  }

  private restore({ position, velocity }: ParticleColumns, part: number): void {
    const { offsets, vertices } = this.parts;
    const { sums, wanted, inertia } = this;
    const { first } = this.body;
    const at = STRIDE * part;
    const m = sums[0];
    const vx = (wanted[at] - sums[4]) / m;
    const vy = (wanted[at + 1] - sums[5]) / m;
    const vz = (wanted[at + 2] - sums[6]) / m;
    const lx = wanted[at + 3] - sums[7];
    const ly = wanted[at + 4] - sums[8];
    const lz = wanted[at + 5] - sums[9];
    for (let k = 0; k < 9; k++) inertia[k] = sums[10 + k];
    const turns = invertInertia(inertia);
    const wx = turns ? inertia[0] * lx + inertia[1] * ly + inertia[2] * lz : 0;
    const wy = turns ? inertia[3] * lx + inertia[4] * ly + inertia[5] * lz : 0;
    const wz = turns ? inertia[6] * lx + inertia[7] * ly + inertia[8] * lz : 0;
    for (let k = offsets[part]; k < offsets[part + 1]; k++) {
      const v = 3 * (first + vertices[k]);
      const rx = position[v] - sums[1];
      const ry = position[v + 1] - sums[2];
      const rz = position[v + 2] - sums[3];
      velocity[v] = velocity[v] + vx + wy * rz - wz * ry;
      velocity[v + 1] = velocity[v + 1] + vy + wz * rx - wx * rz;
      velocity[v + 2] = velocity[v + 2] + vz + wx * ry - wy * rx;
    }
  }
}

/** Inverts an inertia in place. Returns false for the inertia of a line or a point. */
export function invertInertia(inertia: Float64Array): boolean {
  const trace = inertia[0] + inertia[4] + inertia[8];
  if (!(trace > 0)) return false;
  for (let k = 0; k < 9; k++) inertia[k] = inertia[k] / trace;
  const usable = determinant(inertia, 0) > THIN && inverse(inertia, 0, inertia, 0);
  for (let k = 0; k < 9; k++) inertia[k] = inertia[k] / trace;
  return usable;
}
