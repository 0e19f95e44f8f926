/** All bodies of molecules of a world, for contact. They are numbered in the order of their rows. */
import type { Bodies } from '../bodies.js';
import type { Deformable } from '../deformable/deformable.js';
import type { Deformables } from '../deformable/deformables.js';
import { AWAKE, BODY_CODE } from '../layout.js';
import { SKIN_CHANGED, SKIN_GENERATED, SKIN_HEAT } from '../mass-spring/mass-spring-body.js';
import { moleculesInContact } from './in-contact.js';
import type { MoleculeBody } from './molecule-body.js';

/**
 * Farthest that a molecule may go in a substep, over its diameter. Contact is found where bodies stand. So a body that
 * goes farther is first found deep inside another, by a depth that no force has worked for. It either lifts the body by
 * energy from nothing, or stays: at 60 steps a second the thesis's boxes rested up to 5 mm lower than at 120.
 */
const FARTHEST = 0.1;

/** Most parts of a step for this. Faster bodies are found late. */
const MOST_PARTS = 32;

/** The same for molecules whose own stiffness swings in the step: down to `SWING` of ω·h, and most parts for that. */
const FARTHEST_OF_STIFF = 0.001;
const SWING = 1 / 3;
const MOST_PARTS_OF_STIFF = 16;

export class MoleculeBodies {
  readonly list: MoleculeBody[] = [];
  /**
   * Counts how often bodies were added, removed, or changed their fixed molecules. Data derived from the numbers is
   * stale after such a change.
   */
  revision = 0;
  /** Length of the present substep [s]. */
  substep = 0;
  private readonly sources: Deformable[] = [];
  private numberOfRow = new Int32Array(0);

  constructor(
    private readonly bodies: Bodies,
    private readonly deformables: Deformables,
  ) {}

  /** The number of a row's body; −1 for another kind of body. */
  numberOf(row: number): number {
    return this.numberOfRow[row] ?? -1;
  }

  /** The body of a row. */
  of(row: number): MoleculeBody | undefined {
    this.gather();
    const number = this.numberOf(row);
    return number < 0 ? undefined : this.list[number];
  }

  /** Parts of a step of `dt` [s] in which no awake molecule, and no shape that may strike one, goes too far. */
  partsOf(dt: number): number {
    this.gather();
    const { activity } = this.bodies.columns;
    let parts = 1;
    for (let k = 0; k < this.list.length; k++) {
      const body = this.list[k];
      if (body.model.count === 0) continue;
      const own = activity[body.row] === AWAKE ? body.fastest() * dt : 0;
      const way = (own + this.fastestStrike(body.row, own, dt)) / body.source.spacing;
      if (way === 0) continue;
      const far = Math.min(way / FARTHEST, MOST_PARTS);
      const stiff = Math.min(
        way / FARTHEST_OF_STIFF,
        (dt * body.source.contactRate()) / SWING,
        MOST_PARTS_OF_STIFF,
      );
      const needed = Math.ceil(Math.max(far, stiff));
      if (needed > parts) parts = needed;
    }
    return parts;
  }

  /** The farthest way of a shape in `dt` [s] that may end at the body of a row, which goes as far as `own` itself [m]. */
  private fastestStrike(row: number, own: number, dt: number): number {
    const { columns: c, rows } = this.bodies;
    let most = 0;
    for (let other = 0; other < rows; other++) {
      const { kind } = c;
      if (
        kind[other] !== BODY_CODE.kinematic &&
        (kind[other] !== BODY_CODE.rigid || c.activity[other] !== AWAKE)
      )
        continue;
      const way = dt * (speedAt(c.velocity, other) + speedAt(c.angularVelocity, other) * c.reach[other]);
      if (way > most && c.sensor[other] === 0 && areWithin(c.bounds, row, other, own + way)) most = way;
    }
    return most;
  }

  /** Lists the present bodies, and updates surfaces at `time` [s] if contact needs them. */
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

  /** Notes that a substep of `h` [s] begins at `time` [s]. */
  begin(time: number, h: number): void {
    this.substep = h;
    for (let k = 0; k < this.list.length; k++) this.list[k].source.time = time;
  }

  /** Updates the boxes to the molecules' present places. */
  bound(): void {
    for (let k = 0; k < this.list.length; k++) this.list[k].bound();
  }

  /** Call this after the bodies have moved. */
  moved(): void {
    const { activity } = this.bodies.columns;
    for (let k = 0; k < this.sources.length; k++) {
      const body = this.list[k];
      if (activity[this.sources[k].row] === AWAKE && !body.isFixed) body.surface?.moleculesMoved();
    }
  }

  /** Clears the forces of bodies that won't move in this substep. A later substep must not use these forces. */
  stopAsleep(): void {
    const { activity } = this.bodies.columns;
    for (let k = 0; k < this.sources.length; k++)
      if (activity[this.sources[k].row] !== AWAKE) this.list[k].model.forces.fill(0);
  }

  /** Forgets the heat of contacts, which must not pay for depth that another method finds, and the rows on skins. */
  forgetHeat(): void {
    this.gather();
    for (let k = 0; k < this.list.length; k++) {
      const { skin } = this.list[k].source;
      skin[SKIN_HEAT] = 0;
      if (skin[0] >= 0 && skin[1] !== SKIN_GENERATED) skin[1] = SKIN_CHANGED;
    }
  }

  /** Call this after masses or fixed molecules have changed. */
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

/** The length of a row's three numbers. */
function speedAt(v: Float64Array, row: number): number {
  const o = 3 * row;
  return Math.sqrt(v[o] * v[o] + v[o + 1] * v[o + 1] + v[o + 2] * v[o + 2]);
}

/** Whether the boxes of two rows are within `gap` [m] of each other along every axis. */
function areWithin(bounds: Float64Array, a: number, b: number, gap: number): boolean {
  for (let k = 0; k < 3; k++) {
    if (bounds[6 * a + k] - bounds[6 * b + 3 + k] > gap) return false;
    if (bounds[6 * b + k] - bounds[6 * a + 3 + k] > gap) return false;
  }
  return true;
}
