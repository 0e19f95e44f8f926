/**
 * The contacts of the last substep as flat arrays, for drawing and for other threads: rows of pairs that touch, in the
 * order of `World.contacts`.
 */
import { widened } from '../core/grow.js';
import type { Contacts } from '../narrowphase/index.js';
import type { Simulation } from '../simulation.js';

/** The contacts of a step in arrays that are used again: for who reads thousands of them in every step. */
export class ContactBuffer {
  /** Rows; the arrays may be longer. */
  count = 0;
  /** Handles of the two bodies of each row. */
  bodiesA = new Float64Array(32);
  /** Handles of the second bodies. */
  bodiesB = new Float64Array(32);
  /** [m], three numbers per row. */
  points = new Float64Array(96);
  /** Unit, from b to a. */
  normals = new Float64Array(96);
  /** [m], positive when penetrating. */
  depths = new Float64Array(32);
  /** On a: mean since contacts were last found [N], and over the step [N·s]. */
  forces = new Float64Array(96);
  /** Over the last step [N·s], three numbers each. */
  impulses = new Float64Array(96);
  /** As `Contact.feature`. */
  features = new Uint32Array(32);

  /**
   * Brings the buffer to the world's last substep. Arrays are made anew only when there are more rows than ever before.
   */
  update(sim: Simulation): this {
    this.count = 0;
    for (const contacts of sim.contacts()) this.add(sim, contacts);
    return this;
  }

  private add({ bodies }: Simulation, c: Contacts): void {
    this.reserve(this.count + c.count);
    for (let m = 0; m < c.manifolds; m++) {
      if (c.touching[m] === 0) continue;
      for (let i = c.first[m]; i < c.first[m] + c.size[m]; i++) {
        const row = this.count++;
        this.bodiesA[row] = bodies.handle(c.a[m]);
        this.bodiesB[row] = bodies.handle(c.b[m]);
        this.depths[row] = c.depth[i] + 0;
        this.features[row] = c.feature[i];
        for (let k = 0; k < 3; k++) {
          this.points[3 * row + k] = c.point[3 * i + k];
          this.normals[3 * row + k] = c.normal[3 * i + k];
          this.forces[3 * row + k] = c.force[3 * i + k];
          this.impulses[3 * row + k] = c.impulse[3 * i + k];
        }
      }
    }
  }

  private reserve(rows: number): void {
    if (rows <= this.depths.length) return;
    const size = 2 * rows;
    for (const name of ['bodiesA', 'bodiesB', 'depths'] as const) this[name] = widened(this[name], size);
    for (const name of ['points', 'normals', 'forces', 'impulses'] as const)
      this[name] = widened(this[name], 3 * size);
    this.features = widened(this.features, size);
  }
}
