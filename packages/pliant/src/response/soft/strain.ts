/**
 * Finds the part of an overlap that is strain: the part that motion has caused. Bodies placed inside each other overlap
 * without strain. A spring at rest has depth but no speed, so the present state can't distinguish the two. Every
 * particle therefore carries the strain of its contact:
 *
 *   strain ← clamp(strain + how far the contact closed in the substep, 0, depth), from 0 when it begins
 *
 * In a contact that was entered by motion this is the depth. Displacements don't change it, because they come after the
 * motion.
 *
 * A particle inside two bodies carries the strain of the first. For its other contacts, and for points of rigid bodies,
 * overlap up to a twentieth of an edge counts as strain.
 */
import { widened } from '../../core/grow.js';
import { NONE } from '../../narrowphase/index.js';
import type { SoftInput, SoftResponseState } from './method.js';
import type { SoftRows } from './rows.js';

/** In mean edges. Larger: more speed for bodies placed inside each other; smaller: such contacts sink deeper. */
const ASSUMED_STRAIN = 0.05;

export class Strains {
  /** Of each particle's contact [m]. */
  private strains = new Float64Array(64);
  /**
   * The partner of the contact, `NONE` for none: numbers of deformable bodies, then static, then rows of rigid ones.
   */
  private partners = new Int32Array(64).fill(NONE);
  private active = new Int32Array(64);
  private activeCount = 0;
  /** The row that carries a particle's strain in this substep. */
  private owners = new Int32Array(64).fill(NONE);

  /** Writes the strain-free part of each row's depth to `rests`; `ways` has the motion of each into its contact [m]. */
  read({ rows, bodies, particles }: SoftInput, ways: Float64Array, rests: Float64Array): void {
    this.reserve(particles.count);
    const { strains, partners, owners } = this;
    for (let row = 0; row < rows.count; row++) {
      const depth = Math.max(0, rows.depths[row]);
      const p = rows.points[row];
      const motion = ways[row];
      if (p === NONE || owners[p] !== NONE) {
        const assumed = ASSUMED_STRAIN * bodies[rows.groupA[rows.groups[row]]].edge;
        rests[row] = Math.max(0, depth - Math.max(assumed, motion));
        continue;
      }
      owners[p] = row;
      const before = partners[p] === partnerOf(rows, row, bodies.length) ? strains[p] : 0;
      rests[row] = depth - Math.min(depth, Math.max(0, before + motion));
    }
  }

  /** Keeps the remaining strain of each row. */
  write({ rows, bodies }: SoftInput, left: Float64Array): void {
    const { strains, partners, owners, active } = this;
    for (let k = 0; k < this.activeCount; k++) {
      const p = active[k];
      if (owners[p] !== NONE) continue;
      partners[p] = NONE;
      strains[p] = 0;
    }
    this.activeCount = 0;
    for (let row = 0; row < rows.count; row++) {
      const p = rows.points[row];
      if (p === NONE || owners[p] !== row) continue;
      strains[p] = left[row];
      partners[p] = partnerOf(rows, row, bodies.length);
      active[this.activeCount++] = p;
      owners[p] = NONE;
    }
  }

  /** Nothing touches: all contacts have ended. */
  clear(): void {
    for (let k = 0; k < this.activeCount; k++) {
      this.partners[this.active[k]] = NONE;
      this.strains[this.active[k]] = 0;
    }
    this.activeCount = 0;
  }

  state(): SoftResponseState {
    return { numbers: this.strains, partners: this.partners };
  }

  restore({ numbers, partners }: SoftResponseState): void {
    this.reserve(partners.length);
    this.strains.fill(0).set(numbers);
    this.partners.fill(NONE).set(partners);
    this.activeCount = 0;
    for (let p = 0; p < partners.length; p++) if (partners[p] !== NONE) this.active[this.activeCount++] = p;
  }

  private reserve(particles: number): void {
    if (particles <= this.partners.length) return;
    const active = new Int32Array(particles);
    active.set(this.active.subarray(0, this.activeCount));
    this.strains = widened(this.strains, particles);
    const known = this.partners.length;
    this.partners = widened(this.partners, particles).fill(NONE, known);
    this.active = active;
    this.owners = new Int32Array(particles).fill(NONE);
  }
}

function partnerOf({ faceSoft, rigids }: SoftRows, row: number, bodies: number): number {
  return faceSoft[row] >= 0 ? faceSoft[row] : bodies + 1 + rigids[row];
}
