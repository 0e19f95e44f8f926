/**
 * Answers contacts of deformable bodies after elasticity: takes its own rows, lets a solver keep them apart, and
 * returns the forces.
 */
import { AWAKE, BODY_CODE } from '../../bodies/layout.js';
import { KEPT_BOXED } from '../../core/boxed.js';
import { type Matter, PAIR_ASLEEP } from '../../narrowphase/index.js';
import type { AnchoredInput, AnchoredResponse } from '../method.js';
import type { SoftInput, SoftPart, SoftResponse, SoftResponseState } from './method.js';
import { SoftRows, type SoftSide } from './rows.js';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

export class SoftResponder implements AnchoredResponse {
  readonly softened = 0;
  private readonly rows = new SoftRows();
  private readonly parts: Mutable<SoftPart>[] = [];
  private readonly sideA: Mutable<SoftSide> = { soft: -1, first: 0, rigid: -1 };
  private readonly sideB: Mutable<SoftSide> = { soft: -1, first: 0, rigid: -1 };
  private readonly input: Partial<Mutable<SoftInput>> = { bodies: this.parts, h: KEPT_BOXED };
  /** Number of the deformable body of each row. */
  private numberOfRow = new Int32Array(16);

  constructor(private readonly solver: SoftResponse) {}

  get residual(): number {
    return this.solver.residual ?? 0;
  }

  begin({ matter, contacts, owner, self }: AnchoredInput): void {
    const { bodies, deformables } = matter;
    const { sensor } = bodies.columns;
    const { rows, sideA, sideB } = this;
    rows.clear(bodies.columns);
    this.describeParts(matter);
    const { position } = deformables.particles.columns;
    for (let m = 0; m < contacts.manifolds; m++) {
      const a = contacts.a[m];
      const b = contacts.b[m];
      if (owner[m] !== self || (contacts.life[m] & PAIR_ASLEEP) !== 0 || sensor[a] + sensor[b] > 0) continue;
      this.setSide(sideA, matter, a);
      this.setSide(sideB, matter, b);
      rows.addManifold(contacts, m, sideA, a === b ? sideA : sideB, position);
    }
  }

  respond({ matter: { bodies, deformables }, contacts, h }: AnchoredInput): void {
    const { input, rows } = this;
    input.rows = rows;
    input.particles = deformables.particles;
    input.rigids = bodies.columns;
    input.h = h;
    this.solver.solve(input as SoftInput);
    rows.writeBack(contacts, h);
  }

  state(): SoftResponseState | undefined {
    return this.solver.state?.();
  }

  restore(state: SoftResponseState): void {
    this.solver.restore?.(state);
  }

  private describeParts({ bodies, deformables, tetBodies }: Matter): void {
    const { list, particles } = deformables;
    const { mass, activity } = bodies.columns;
    const { inverseMass } = particles.columns;
    if (this.numberOfRow.length < bodies.rows) this.numberOfRow = new Int32Array(bodies.arena.capacity);
    this.numberOfRow.fill(-1, 0, bodies.rows);
    this.parts.length = Math.min(this.parts.length, list.length);
    for (let k = 0; k < list.length; k++) {
      const { row, model, holds, molecules } = list[k];
      const part = (this.parts[k] ??= {
        first: 0,
        count: 0,
        mass: 0,
        edge: 0,
        isHeld: false,
        isStill: false,
      });
      part.first = model.first;
      part.count = model.count;
      part.mass = mass[row];
      part.edge = molecules?.spacing ?? tetBodies.topologyAt(bodies, deformables, row)?.meanEdge ?? 0;
      part.isStill = activity[row] !== AWAKE;
      part.isHeld = holds.length > 0 || part.isStill;
      for (let p = model.first; !part.isHeld && p < model.first + model.count; p++)
        part.isHeld = inverseMass[p] === 0;
      this.numberOfRow[row] = k;
    }
  }

  private setSide(side: Mutable<SoftSide>, { bodies, deformables }: Matter, row: number): void {
    const soft = deformables.byRow[row];
    side.soft = soft === undefined ? -1 : this.numberOfRow[row];
    side.first = soft?.model.first ?? 0;
    side.rigid = soft === undefined ? movingRow(bodies, row) : -1;
  }
}

/** The row of a moving body that keeps its shape; −1 for one that stands like a wall. */
function movingRow({ columns }: Matter['bodies'], row: number): number {
  const { kind, activity } = columns;
  if (kind[row] === BODY_CODE.static) return -1;
  return kind[row] === BODY_CODE.kinematic || activity[row] === AWAKE ? row : -1;
}
