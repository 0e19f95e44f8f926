/**
 * Who is told of what happens to a world. While the observers are told, and while a step runs, the world can't be
 * changed: a recorder would write a command before the step that it followed, and a step would lose what it is about to
 * write. What an observer throws is its own trouble: the others are told all the same.
 */
import { PliantError } from '../core/errors.js';
import type { Simulation } from '../simulation.js';
import type { Command } from './commands.js';

/** Is told of every change to a world and of every step; the recorder is one. */
export interface Observer {
  /** A command was carried out. */
  onCommand?(command: Command): void;
  /** A step was taken [s]. */
  onStep?(dt: number): void;
  /** The world was put into the state of a snapshot. */
  onRestore?(): void;
}

const IN_STEP = 'the world is in the middle of a step';

export class Observers {
  /** Replaced when somebody comes or goes, so that a round that has begun goes on with those it began with. */
  private list: readonly Observer[] = [];
  private busy: string | undefined;
  private revision = 0;

  constructor(private sim: Simulation) {}

  add(observer: Observer): () => void {
    this.list = [...this.list, observer];
    return () => {
      this.list = this.list.filter((other) => other !== observer);
    };
  }

  /** A number that changes with every change of the world; nothing while a step moves bodies. */
  readonly revisionNow = (): number | undefined => (this.busy === IN_STEP ? undefined : this.revision);

  /** Refuses what changes the world. */
  refuseChange(what: string): void {
    if (this.busy !== undefined) this.refuse(what);
  }

  /** Refuses what reads that which a step is about to write. */
  refuseInStep(what: string): void {
    if (this.busy === IN_STEP) this.refuse(what);
  }

  private refuse(what: string): never {
    throw new PliantError(
      'invalid-state',
      `${what} can't be called while ${this.busy}; wait until that call has returned.`,
    );
  }

  /** Runs a step; nobody may change the world meanwhile. */
  during(run: (sim: Simulation, dt: number) => void, dt: number): void {
    this.busy = IN_STEP;
    this.revision++;
    try {
      run(this.sim, dt);
    } finally {
      this.busy = undefined;
    }
  }

  stepped(dt: number): void {
    const { list } = this;
    this.busy = 'its observers are told of a step';
    for (let i = 0; i < list.length; i++) {
      try {
        list[i].onStep?.(dt);
      } catch (error) {
        this.failed(error);
      }
    }
    this.busy = undefined;
  }

  /** The world goes on with another state. */
  restored(sim: Simulation): void {
    this.sim = sim;
    for (const observer of this.list) {
      try {
        observer.onRestore?.();
      } catch (error) {
        this.failed(error);
      }
    }
  }

  changed(command: Command): void {
    this.revision++;
    const { list } = this;
    this.busy = 'its observers are told of a command';
    for (let i = 0; i < list.length; i++) {
      try {
        list[i].onCommand?.(command);
      } catch (error) {
        this.failed(error);
      }
    }
    this.busy = undefined;
  }

  private failed(error: unknown): void {
    this.sim.troubles.report({
      code: 'observer-failed',
      step: this.sim.clock[1],
      sentence: `An observer of the world threw an error and was passed over: ${String(error)}`,
    });
  }
}
