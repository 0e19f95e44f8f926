import { Arena } from '../core/arena.js';
import { MAX_BODIES } from '../core/constants.js';
import { PliantError } from '../core/errors.js';
import { type Handle, handleGeneration, handleIndex, MAX_GENERATION, makeHandle } from '../core/handle.js';
import type { Columns, Memory } from '../core/memory.js';
import { Flight } from './flight.js';
import { ASLEEP, AWAKE, BODY_LAYOUT, isDynamic } from './layout.js';
import { Solids } from './solids.js';

/** The number that names a body: index and generation. */
export type BodyHandle = Handle<'body'>;
export type BodyColumns = Columns<typeof BODY_LAYOUT>;

/** What colliders read of bodies. The parts of a union stand in a table of their own with these columns. */
export type ColliderColumns = Pick<
  BodyColumns,
  'position' | 'orientation' | 'shape' | 'shapeCode' | 'velocity' | 'angularVelocity' | 'reach' | 'thinness'
>;

/** The rest time of a body that was put where it is since the last step. */
const STIRRED = -1;

/**
 * All bodies of a world, one row each. A removed body leaves a free row behind, and the next body takes the lowest free
 * row. So the row of a body depends on the living bodies and not on the history of the container.
 */
export class Bodies {
  readonly arena: Arena<typeof BODY_LAYOUT>;
  readonly solids = new Solids();
  readonly flight = new Flight();
  /**
   * Counts changes of the bodies themselves, as opposed to changes of place and motion. After a change, data derived
   * from the bodies must be made anew.
   */
  revision = 0;
  private lowestFree = 0;
  private alive = 0;

  constructor(memory: Memory, capacity = 16) {
    this.arena = new Arena(memory, BODY_LAYOUT, capacity);
  }

  get columns(): BodyColumns {
    return this.arena.columns;
  }

  /** Rows to run through; some may be free (`kind` 0). */
  get rows(): number {
    return this.arena.rows;
  }

  /** Bodies that are alive. */
  get count(): number {
    return this.alive;
  }

  take(): number {
    let row = this.lowestFree;
    const { kind } = this.columns;
    while (row < this.rows && kind[row] !== 0) row++;
    if (row >= MAX_BODIES) {
      throw new PliantError('too-large', `A world holds at most ${MAX_BODIES} bodies; remove some first.`);
    }
    if (row === this.rows) this.arena.push();
    else {
      const generation = this.columns.generation[row];
      this.arena.zero(row);
      this.columns.generation[row] = generation;
    }
    this.columns.generation[row] = (this.columns.generation[row] % MAX_GENERATION) + 1;
    this.lowestFree = row + 1;
    this.alive++;
    return row;
  }

  release(row: number): void {
    this.solids.release(this.columns, row);
    this.columns.kind[row] = 0;
    this.alive--;
    if (row < this.lowestFree) this.lowestFree = row;
  }

  /** Undoes `take` for a body that was refused. `isNew` says that the row did not exist before. */
  takeBack(row: number, isNew: boolean): void {
    this.release(row);
    const { generation } = this.columns;
    if (isNew) this.arena.rows--;
    else generation[row] = generation[row] === 1 ? MAX_GENERATION : generation[row] - 1;
  }

  /** Takes over the rows that a snapshot has written into the arena. */
  adopt(): void {
    this.lowestFree = 0;
    this.alive = 0;
    for (let row = 0; row < this.rows; row++) if (this.columns.kind[row] !== 0) this.alive++;
  }

  handle(row: number): BodyHandle {
    return makeHandle<'body'>(row, this.columns.generation[row]);
  }

  /** Row of a handle, or -1 when its body is gone. */
  find(handle: number): number {
    const row = handleIndex(handle);
    if (row < 0 || row >= this.rows || this.columns.kind[row] === 0) return -1;
    return this.columns.generation[row] === handleGeneration(handle) ? row : -1;
  }

  /** Whether a body moves by itself in this step: a rigid or deformable body that is awake. */
  isActive(row: number): boolean {
    return isDynamic(this.columns.kind[row]) && this.columns.activity[row] === AWAKE;
  }

  /** Makes sensors look at a body that doesn't move by itself, because it was added, placed or changed. */
  stir(row: number): void {
    if (!this.isActive(row)) this.columns.restTime[row] = STIRRED;
  }

  isStirred(row: number): boolean {
    return this.columns.restTime[row] === STIRRED;
  }

  /** Call this at the end of a step. Sensors have looked at all bodies then. */
  calm(): void {
    const { restTime } = this.columns;
    for (let row = 0; row < this.rows; row++) if (restTime[row] === STIRRED) restTime[row] = 0;
  }

  /** Clears the user's forces. They last for one step. */
  clearUserForces(): void {
    const { userForce, userTorque } = this.columns;
    userForce.fill(0, 0, this.rows * 3);
    userTorque.fill(0, 0, this.rows * 3);
  }

  wake(row: number): void {
    const { activity, restTime } = this.columns;
    if (activity[row] === ASLEEP) activity[row] = AWAKE;
    else if (restTime[row] === STIRRED) return;
    restTime[row] = 0;
  }

  wakeAll(): void {
    for (let row = 0; row < this.rows; row++) this.wake(row);
  }
}
