import { Arena } from '../core/arena.js';
import { assert } from '../core/errors.js';
import { type Columns, type Layout, Memory } from '../core/memory.js';

/** The memory layout of the particles of deformable bodies. Only this file knows it. World frame. */
export const PARTICLE_LAYOUT = {
  /** [m] */
  position: { type: 'f64', width: 3 },
  /** The particle's place when the substep began [m]. */
  previous: { type: 'f64', width: 3 },
  /** [m/s] */
  velocity: { type: 'f64', width: 3 },
  /**
   * The force from outside that the model reads [N]. In a world it is the sum of `held` and the force fields, computed
   * anew in every substep.
   */
  force: { type: 'f64', width: 3 },
  /** The user's force, until the user changes it [N]. */
  held: { type: 'f64', width: 3 },
  /** The particle's place at the end of the last good step [m]. */
  good: { type: 'f64', width: 3 },
  /** The particle's share of its body's mass, fixed or not [kg]. */
  mass: { type: 'f64', width: 1 },
  /** 0 for fixed particles [1/kg]. */
  inverseMass: { type: 'f64', width: 1 },
} as const satisfies Layout;

export type ParticleColumns = Columns<typeof PARTICLE_LAYOUT>;

/** Consecutive rows without an owner. */
interface Gap {
  first: number;
  count: number;
}

/**
 * All particles of a world. A body owns a run of consecutive rows from its `first`. A removed body leaves a gap, and
 * the next body takes the lowest gap that is long enough. So the place of a body's run depends on the living bodies and
 * not on history.
 */
export class Particles {
  /** The memory of the particles. */
  readonly arena: Arena<typeof PARTICLE_LAYOUT>;
  /** Ascending, never adjacent, never at the end. */
  private gaps: Gap[] = [];
  private wanted = -1;

  /** Without a world's memory, the particles get their own memory. */
  constructor(memory = new Memory(false), capacity = 64) {
    this.arena = new Arena(memory, PARTICLE_LAYOUT, capacity);
  }

  /** Replaced whenever the memory moves. Read it anew in every call, and never keep it. */
  get columns(): ParticleColumns {
    return this.arena.columns;
  }

  /** Rows to run through, gaps included. */
  get count(): number {
    return this.arena.rows;
  }

  /** Takes `count` zeroed consecutive rows and returns the first. */
  add(count: number): number {
    if (this.wanted >= 0) return this.addAt(count);
    const at = this.gaps.findIndex((gap) => gap.count >= count);
    if (at >= 0) return this.fill(at, count);
    const first = this.arena.rows;
    this.arena.reserve(first + count);
    for (let k = 0; k < count; k++) this.arena.push();
    return first;
  }

  /**
   * Lets the next `add` take the rows from `first`, beyond all taken rows, and leaves a gap. This rebuilds a world with
   * its old rows.
   */
  startAt(first: number): void {
    assert(first >= this.arena.rows, `row ${first} is taken already`);
    this.wanted = first;
  }

  /** Gives a run of particles back. */
  release(first: number, count: number): void {
    this.gaps.push({ first, count });
    this.gaps.sort((p, q) => p.first - q.first);
    const merged: Gap[] = [];
    for (const gap of this.gaps) {
      const last = merged.at(-1);
      if (last !== undefined && last.first + last.count === gap.first) last.count += gap.count;
      else merged.push({ ...gap });
    }
    const end = merged.at(-1);
    if (end !== undefined && end.first + end.count === this.arena.rows) {
      this.arena.rows = end.first;
      merged.pop();
    }
    this.gaps = merged;
  }

  private addAt(count: number): number {
    const { rows } = this.arena;
    const first = this.wanted;
    this.wanted = -1;
    this.arena.reserve(first + count);
    if (first > rows) this.gaps.push({ first: rows, count: first - rows });
    while (this.arena.rows < first + count) this.arena.push();
    return first;
  }

  private fill(at: number, count: number): number {
    const gap = this.gaps[at];
    const { first } = gap;
    for (let row = first; row < first + count; row++) this.arena.zero(row);
    gap.first += count;
    gap.count -= count;
    if (gap.count === 0) this.gaps.splice(at, 1);
    return first;
  }
}
