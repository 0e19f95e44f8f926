/** What a world tells of its last step and of itself as a whole. */
import type { Trouble } from '../core/troubles.js';
import type { StepReport } from '../pipeline/step-counts.js';
import { SIMULATION, type Simulation, type Stage } from '../simulation.js';
import type { Body } from './body.js';
import { rowOf } from './rows.js';
import { type Energy, energyOf, type Momentum, momentumOf } from './totals.js';

/** The part of a world that measures it. */
export abstract class WorldMeasures {
  abstract readonly [SIMULATION]: Simulation;

  /**
   * Largest error that the responses left in the last substep [m/s]; 0 unless a method such as `constraint` measures
   * it.
   */
  residual(): number {
    return this[SIMULATION].methods.residual();
  }

  /** How often the last step had to be cut, by responses that control it, and how short it became. */
  stepReport(): StepReport {
    const { cuts, parts, smallest, lost } = this[SIMULATION].stepCounts;
    return { cuts, parts, smallest, lost, softened: this[SIMULATION].softened };
  }

  /** What went wrong during steps and was contained; the newest 256. */
  troubles(): readonly Trouble[] {
    return this[SIMULATION].troubles.list;
  }

  /** How many troubles there were since the world began, those that are no longer listed among them. */
  get troubleCount(): number {
    return this[SIMULATION].troubles.total;
  }

  /**
   * Times every step instead of one in sixteen. Reading the clock is the only thing in a settled step that allocates,
   * so this is off unless somebody looks at single steps.
   */
  timeEveryStep(on = true): void {
    this[SIMULATION].timers.everyStep = on;
  }

  /**
   * Milliseconds per stage of the last step that was timed (each of the first 64, then every sixteenth), or of all
   * steps together.
   */
  timings(of: 'last' | 'total' = 'last'): Record<Stage, number> {
    return this[SIMULATION].timers.report(of);
  }

  /** Energy of all bodies and spring joints, by kind; or of some bodies alone. */
  energy(of?: Iterable<Body>): Energy {
    const sim = this[SIMULATION];
    return energyOf(sim, of && new Set(Array.from(of, ({ handle }) => rowOf(sim, handle))));
  }

  /** Momentum of all bodies that forces move. */
  momentum(): Momentum {
    return momentumOf(this[SIMULATION]);
  }
}
