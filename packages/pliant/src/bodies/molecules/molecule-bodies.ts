/** All bodies of molecules of a world as contact sees them, numbered in the order of their rows. */
import { Part } from '../../core/part.js';
import type { Bodies } from '../bodies.js';
import type { Deformable } from '../deformable/deformable.js';
import type { Deformables } from '../deformable/deformables.js';
import { AWAKE } from '../layout.js';
import { SKIN_HEAT } from '../mass-spring/mass-spring-body.js';
import type { MoleculeBody } from './molecule-body.js';

/** What makes a body of molecules known to contact. */
export const moleculesInContact = new Part<typeof MoleculeBody>('Bodies of molecules', 'pliant/molecules');

export class MoleculeBodies {
  readonly list: MoleculeBody[] = [];
  /**
   * Counts how often bodies came, went or changed what of them is fixed: what was derived from the numbers is stale
   * then.
   */
  revision = 0;
  private readonly sources: Deformable[] = [];
  private numberOfRow = new Int32Array(0);

  constructor(
    private readonly bodies: Bodies,
    private readonly deformables: Deformables,
  ) {}

  /** Number of the body of a row, −1 for another kind of body. */
  numberOf(row: number): number {
    return this.numberOfRow[row] ?? -1;
  }

  /** The body of a row. */
  of(row: number): MoleculeBody | undefined {
    this.gather();
    const number = this.numberOf(row);
    return number < 0 ? undefined : this.list[number];
  }

  /** Takes over which bodies there are, and brings surfaces up to date at `time` [s] where contact needs them. */
  prepare(needsSurfaces: boolean, time: number): void {
    this.gather();
    for (let k = 0; k < this.list.length; k++) {
      const body = this.list[k];
      if (body.model.count === 0) continue;
      if (!needsSurfaces) {
        if (body.surface !== undefined || body.source.skin[0] >= 0) body.dropSurface();
      } else if (body.needSurface(time).isDue(time)) body.generateSurface(time);
    }
  }

  /** A substep begins at `time` [s]. */
  begin(time: number): void {
    for (let k = 0; k < this.list.length; k++) this.list[k].source.time = time;
  }

  /** Boxes where the molecules are now. */
  bound(): void {
    for (let k = 0; k < this.list.length; k++) this.list[k].bound();
  }

  /** To be called once the bodies have moved. */
  moved(): void {
    const { activity } = this.bodies.columns;
    for (let k = 0; k < this.sources.length; k++) {
      const body = this.list[k];
      if (activity[this.sources[k].row] === AWAKE && !body.isFixed) body.surface?.moleculesMoved();
    }
  }

  /** Bodies that won't move in this substep don't keep its forces for a later one. */
  stopAsleep(): void {
    const { activity } = this.bodies.columns;
    for (let k = 0; k < this.sources.length; k++)
      if (activity[this.sources[k].row] !== AWAKE) this.list[k].model.forces.fill(0);
  }

  /** Heat of contacts pays for nothing that another method finds. */
  forgetHeat(): void {
    for (let k = 0; k < this.list.length; k++) this.list[k].source.skin[SKIN_HEAT] = 0;
  }

  /** To be called when masses or fixed molecules have changed. */
  changed(): void {
    this.revision++;
  }

  private gather(): void {
    const { list } = this.deformables;
    let count = 0;
    let isSame = true;
    for (let k = 0; k < list.length; k++) {
      if (list[k].molecules === undefined) continue;
      if (this.sources[count] !== list[k]) isSame = false;
      count++;
    }
    if (isSame && count === this.sources.length) return;
    const known = new Map(this.list.map((body) => [body.source, body]));
    this.sources.length = 0;
    this.list.length = 0;
    this.numberOfRow = new Int32Array(this.bodies.rows).fill(-1);
    for (const body of list) {
      if (body.molecules === undefined || body.settings.kind !== 'mass-spring') continue;
      this.numberOfRow[body.row] = this.sources.length;
      this.sources.push(body);
      const made =
        known.get(body.molecules) ?? new (moleculesInContact.get())(body.molecules, body.settings.skin);
      made.row = body.row;
      this.list.push(made);
    }
    this.revision++;
  }
}
