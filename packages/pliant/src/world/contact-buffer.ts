/**
 * The contacts of the last substep as flat arrays, for drawing and for other threads: rows of pairs that touch, in the
 * order of `World.contacts`.
 */
import { widened } from '../core/grow.js';
import { AnchoredContacts, type Contacts, NONE } from '../narrowphase/index.js';
import type { Simulation } from '../simulation.js';
import { ContactAreas } from './contact-area.js';

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
  /** Coulomb's coefficient of each row. */
  frictions = new Float64Array(32);
  /** Connected contact of the pair that a row belongs to. */
  regions = new Int32Array(32);
  /** Vertices or molecules of a that a row stands on, three per row; −1 where there is none. */
  verticesA = new Int32Array(96);
  /** The same of b. */
  verticesB = new Int32Array(96);
  /** Weights of `verticesA`. */
  weightsA = new Float64Array(96);
  /** Weights of `verticesB`. */
  weightsB = new Float64Array(96);
  private areaOf = new Float64Array(32);
  private areaReader: ContactAreas | undefined;
  private simulation: Simulation | undefined;
  private hasAreas = false;

  /**
   * Brings the buffer to the world's last substep. Arrays are made anew only when there are more rows than ever before.
   */
  update(sim: Simulation): this {
    this.count = 0;
    this.simulation = sim;
    this.hasAreas = false;
    for (const [rows, m] of sim.contacts.pairs()) {
      if (rows.touching[m] !== 0) this.add(sim, rows, m);
    }
    return this;
  }

  /**
   * As `Contact.area` [m²]. Areas are worked out when they are first read after an update, as bodies stand then: most
   * readers do without.
   */
  get areas(): Float64Array {
    const { simulation } = this;
    if (this.hasAreas || simulation === undefined) return this.areaOf;
    this.areaReader ??= new ContactAreas(simulation);
    this.areaReader.begin();
    let row = 0;
    const { areaReader, areaOf } = this;
    for (const [c, m] of simulation.contacts.pairs()) {
      if (c.touching[m] === 0) continue;
      for (let i = c.first[m]; i < c.first[m] + c.size[m]; i++) areaOf[row++] = areaReader.of(c, m, i);
    }
    this.hasAreas = true;
    return this.areaOf;
  }

  /** Adds the rows of a pair. */
  private add({ bodies }: Simulation, c: Contacts, m: number): void {
    this.reserve(this.count + c.size[m]);
    const anchored = c instanceof AnchoredContacts ? c : undefined;
    for (let i = c.first[m]; i < c.first[m] + c.size[m]; i++) {
      const row = this.count++;
      this.bodiesA[row] = bodies.handle(c.a[m]);
      this.bodiesB[row] = bodies.handle(c.b[m]);
      this.depths[row] = c.depth[i] + 0;
      this.features[row] = c.feature[i];
      this.frictions[row] = anchored?.friction[i] ?? c.rough[m];
      this.regions[row] = anchored?.region[i] ?? 0;
      for (let k = 0; k < 3; k++) {
        this.points[3 * row + k] = c.point[3 * i + k];
        this.normals[3 * row + k] = c.normal[3 * i + k];
        this.forces[3 * row + k] = c.force[3 * i + k];
        this.impulses[3 * row + k] = c.impulse[3 * i + k];
        this.verticesA[3 * row + k] = anchored?.nodesA[3 * i + k] ?? NONE;
        this.verticesB[3 * row + k] = anchored?.nodesB[3 * i + k] ?? NONE;
        this.weightsA[3 * row + k] = anchored?.weightsA[3 * i + k] ?? 0;
        this.weightsB[3 * row + k] = anchored?.weightsB[3 * i + k] ?? 0;
      }
    }
  }

  private reserve(rows: number): void {
    if (rows <= this.depths.length) return;
    const size = 2 * rows;
    for (const name of ['bodiesA', 'bodiesB', 'depths', 'frictions', 'areaOf'] as const)
      this[name] = widened(this[name], size);
    for (const name of ['points', 'normals', 'forces', 'impulses', 'weightsA', 'weightsB'] as const)
      this[name] = widened(this[name], 3 * size);
    this.features = widened(this.features, size);
    this.regions = widened(this.regions, size);
    this.verticesA = widened(this.verticesA, 3 * size);
    this.verticesB = widened(this.verticesB, 3 * size);
  }
}
