import { Arena } from '../core/arena.js';
import { type Columns, type Layout, Memory } from '../core/memory.js';

/** The memory layout of the particles that deformable bodies are made of, the only place that knows it. World frame. */
export const PARTICLE_LAYOUT = {
  /** [m] */
  position: { type: 'f64', width: 3 },
  /** Where the particle was when the substep began [m]. */
  previous: { type: 'f64', width: 3 },
  /** [m/s] */
  velocity: { type: 'f64', width: 3 },
  /** From outside, held until it is changed [N]. */
  force: { type: 'f64', width: 3 },
  /** The particle's share of its body's mass, fixed or not [kg]. */
  mass: { type: 'f64', width: 1 },
  /** 0 for fixed particles [1/kg]. */
  inverseMass: { type: 'f64', width: 1 },
} as const satisfies Layout;

export type ParticleColumns = Columns<typeof PARTICLE_LAYOUT>;

/** All particles of a world. A body owns a run of consecutive rows from its `first`. */
export class Particles {
  private readonly arena: Arena<typeof PARTICLE_LAYOUT>;

  /** Without a world's memory the particles have one of their own. */
  constructor(memory = new Memory(false), capacity = 64) {
    this.arena = new Arena(memory, PARTICLE_LAYOUT, capacity);
  }

  /** Replaced whenever the memory moves: take it anew in every call, never keep it. */
  get columns(): ParticleColumns {
    return this.arena.columns;
  }

  get count(): number {
    return this.arena.rows;
  }

  /** Appends `count` zeroed rows and returns the first. */
  add(count: number): number {
    const first = this.arena.rows;
    this.arena.reserve(first + count);
    for (let k = 0; k < count; k++) this.arena.push();
    return first;
  }
}
