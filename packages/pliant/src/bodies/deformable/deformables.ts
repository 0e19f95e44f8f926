/**
 * All deformable bodies of a world: their particles, and their models by body row. Each body also has a row in
 * `Bodies`. That row carries handle, filters, friction, box and activity. Its position and velocity are those of the
 * centre of mass.
 */

import { SLEEP_SPEED } from '../../core/constants.js';
import { widened } from '../../core/grow.js';
import type { Memory } from '../../core/memory.js';
import type { Bodies } from '../bodies.js';
import { ASLEEP, AWAKE, FROZEN } from '../layout.js';
import { Particles } from '../particles.js';
import type {
  BuiltDeformable,
  Deformable,
  DeformableSettings,
  Hold,
  MassSpringSettings,
  SoftSettings,
} from './deformable.js';
import type { HoldSolver } from './holds.js';
import { holdSolvers, type Maker, moleculeMakers, softMakers } from './makers.js';
import { isGoodRun, measureRun, SUMS } from './run.js';

/**
 * How a slow body that forces still throw up and down counts its rest, of the time that passes: longer, since what it
 * is left with is what is read.
 */
const UNSTEADY = 1 / 8;

export class Deformables {
  readonly particles: Particles;
  /** By body row. */
  readonly byRow: (Deformable | undefined)[] = [];
  /** Ascending by row. */
  readonly list: Deformable[] = [];
  /** Rows of bodies that holds tie together, in pairs. Tied bodies sleep and wake together. */
  readonly ties: number[] = [];
  /** By handle of a body: how many vertices it holds. */
  private readonly holdsOn = new Map<number, number>();
  /** Kinetic energy by row, from the last `publish` [J]. */
  kinetic: Float64Array = new Float64Array(0);
  private makeSoft: Maker<SoftSettings> | undefined;
  private makeMolecules: Maker<MassSpringSettings> | undefined;
  private madeHoldSolver: HoldSolver | undefined;
  private readonly gravity = new Float64Array(3);
  private readonly sums = new Float64Array(SUMS);

  constructor(
    memory: Memory,
    /** Called for a body whose elasticity was not solved as exactly as promised. */
    private readonly unsolved: (row: number) => void,
  ) {
    this.particles = new Particles(memory, 0);
  }

  /** Builds a body for a row of `bodies`. If its settings are refused, throws before anything is taken. */
  add(bodies: Bodies, row: number, settings: DeformableSettings): Deformable {
    const built = this.build(settings);
    const body: Deformable = {
      ...built,
      row,
      settings,
      selfCollision: settings.kind === 'soft' && settings.selfCollision,
      isCertified: false,
      isSteady: true,
      holds: [],
    };
    this.byRow[row] = body;
    this.list.push(body);
    this.list.sort((p, q) => p.row - q.row);
    this.publish(bodies, body);
    this.remember(body);
    return body;
  }

  private build(settings: DeformableSettings): BuiltDeformable {
    if (settings.kind === 'mass-spring') {
      this.makeMolecules ??= moleculeMakers.get('body.kind')();
      return this.makeMolecules(this.particles, settings);
    }
    this.makeSoft ??= softMakers.get('body.kind')();
    return this.makeSoft(this.particles, settings);
  }

  remove(row: number): void {
    const body = this.byRow[row];
    if (body === undefined) return;
    this.byRow[row] = undefined;
    this.list.splice(this.list.indexOf(body), 1);
    this.particles.release(body.model.first, body.model.count);
  }

  hold(bodies: Bodies, body: Deformable, hold: Hold): void {
    body.holds.push(hold);
    this.tie(bodies);
  }

  release(bodies: Bodies, body: Deformable, vertex: number): void {
    for (let k = body.holds.length - 1; k >= 0; k--)
      if (body.holds[k].vertex === vertex) body.holds.splice(k, 1);
    this.tie(bodies);
  }

  /** Forgets holds on bodies that are gone, and lists the pairs of tied bodies. */
  tie(bodies: Bodies): void {
    this.ties.length = 0;
    this.holdsOn.clear();
    for (const { row, holds } of this.list) {
      for (let k = holds.length - 1; k >= 0; k--) {
        const other = holds[k].to === 0 ? -1 : bodies.find(holds[k].to);
        if (holds[k].to !== 0 && other < 0) holds.splice(k, 1);
        else if (other >= 0 && bodies.columns.inverseMass[other] > 0) {
          this.ties.push(row, other);
          this.holdsOn.set(holds[k].to, (this.holdsOn.get(holds[k].to) ?? 0) + 1);
        }
      }
    }
  }

  /** Whether holds or vertices of infinite mass keep a body where it is. */
  isHeld({ holds, model: { first, count } }: Deformable): boolean {
    if (holds.length > 0) return true;
    const { inverseMass } = this.particles.columns;
    for (let i = first; i < first + count; i++) if (inverseMass[i] === 0) return true;
    return false;
  }

  /**
   * Moves every awake body by `h` [s] with elasticity and holds. Skips bodies that are moved together with their
   * contacts.
   */
  move(bodies: Bodies, gravity: Float64Array, h: number): void {
    for (let k = 0; k < this.list.length; k++) {
      const body = this.list[k];
      if (bodies.columns.activity[body.row] !== AWAKE || body.isCertified) continue;
      this.moveBody(bodies, body, gravity, h);
    }
  }

  /** Moves one body by `h` [s] as if it touched nothing. */
  moveBody(bodies: Bodies, body: Deformable, gravity: Float64Array, h: number): void {
    const c = bodies.columns;
    const { row } = body;
    for (let i = 0; i < 3; i++) {
      this.gravity[i] = gravity[i] * c.gravityScale[row] + c.userForce[3 * row + i] / c.mass[row];
    }
    this.anchorBody(bodies, body, h);
    body.model.substep(h, this.gravity);
    if (body.model.isSolved?.() === false) this.unsolved(row);
    this.reactBody(bodies, body, h);
  }

  private get holdSolver(): HoldSolver {
    this.madeHoldSolver ??= new (holdSolvers.get())();
    return this.madeHoldSolver;
  }

  /** Hands the holds of a body to its model, before the model moves. */
  anchorBody(bodies: Bodies, body: Deformable, h: number): void {
    if (body.holds.length > 0) this.holdSolver.anchor(bodies, this.particles.columns, body, h, this.holdsOn);
  }

  /** Call this after the body was moved. Holds act back on their bodies, and close the remaining error. */
  reactBody(bodies: Bodies, body: Deformable, h: number): void {
    if (body.holds.length === 0) return;
    this.holdSolver.react(bodies, this.particles.columns, body, h);
    this.holdSolver.solve(bodies, this.particles.columns, body, h);
  }

  /** Writes the centre of mass, its velocity and the rest time of each body into the body's row. */
  settle(bodies: Bodies, h: number): void {
    const c = bodies.columns;
    for (let k = 0; k < this.list.length; k++) {
      const body = this.list[k];
      if (c.activity[body.row] !== AWAKE) continue;
      this.publish(bodies, body);
      const squares = this.sums[7] / this.sums[0];
      const rests = squares < SLEEP_SPEED * SLEEP_SPEED;
      const time = body.isSteady || !body.isCertified ? h : UNSTEADY * h;
      c.restTime[body.row] = rests ? c.restTime[body.row] + time : 0;
    }
  }

  /** Measures the kinetic energy of all bodies. Their velocities may have come from outside, or from a snapshot. */
  measureAll(bodies: Bodies): void {
    for (let k = 0; k < this.list.length; k++) this.measure(bodies, this.list[k]);
  }

  /** Writes the sums over the particles of a body to `sums`, and its kinetic energy. */
  private measure(bodies: Bodies, { row, model: { first, count } }: Deformable): void {
    measureRun(this.particles.columns, first, count, this.sums);
    if (this.kinetic.length <= row) this.kinetic = widened(this.kinetic, bodies.arena.capacity);
    this.kinetic[row] = 0.5 * this.sums[7];
  }

  /** Writes centre and velocity to the body's row. `sums` holds the sums over its particles. */
  publish(bodies: Bodies, body: Deformable): void {
    const c = bodies.columns;
    const { sums } = this;
    const { row } = body;
    this.measure(bodies, body);
    const mass = sums[0];
    c.mass[row] = mass;
    for (let i = 0; i < 3; i++) {
      c.position[3 * row + i] = sums[1 + i] / mass;
      c.velocity[3 * row + i] = sums[4 + i] / mass;
    }
  }

  /**
   * If the particles of a body are no longer good numbers, returns the body to its last good place. The body stands
   * still there, and `frozen` is called.
   */
  contain(bodies: Bodies, startOfStep: boolean, frozen: (row: number) => void): void {
    const { columns } = this.particles;
    const { activity } = bodies.columns;
    for (let k = 0; k < this.list.length; k++) {
      const { row, model } = this.list[k];
      if (activity[row] === FROZEN || (activity[row] === ASLEEP && !startOfStep)) continue;
      if (isGoodRun(columns, model.first, model.count)) continue;
      const from = 3 * model.first;
      const to = from + 3 * model.count;
      columns.position.set(columns.good.subarray(from, to), from);
      columns.previous.set(columns.good.subarray(from, to), from);
      columns.velocity.fill(0, from, to);
      columns.force.fill(0, from, to);
      columns.held.fill(0, from, to);
      model.recover?.();
      activity[row] = FROZEN;
      this.publish(bodies, this.list[k]);
      bodies.columns.userForce.fill(0, 3 * row, 3 * row + 3);
      frozen(row);
    }
  }

  /** Call this at the end of a step. Stores the present places as good, and stops bodies that fell asleep. */
  finish(bodies: Bodies): void {
    const { columns } = this.particles;
    for (let k = 0; k < this.list.length; k++) {
      const body = this.list[k];
      const { row, model } = body;
      if (bodies.columns.activity[row] === FROZEN) continue;
      if (bodies.columns.activity[row] === ASLEEP) {
        columns.velocity.fill(0, 3 * model.first, 3 * (model.first + model.count));
      } else this.remember(body);
    }
  }

  remember({ model }: Deformable): void {
    const { good, position } = this.particles.columns;
    for (let k = 3 * model.first; k < 3 * (model.first + model.count); k++) good[k] = position[k];
  }
}
