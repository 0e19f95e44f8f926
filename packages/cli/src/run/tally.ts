/** What a run was like, gathered step by step without keeping the steps. */
import type { Body, World } from 'pliant';

export interface WorstDepth {
  /** [m] */
  readonly depth: number;
  /** Step in which it was reached, counted from 1. */
  readonly step: number;
  /** End of that step [s]. */
  readonly time: number;
  /** Names of the two bodies, or their handles. */
  readonly bodies: readonly [string, string];
}

export class Tally {
  /** Most contact points after any step. */
  mostContacts = 0;
  /** How often two bodies began to touch. */
  touches = 0;
  worst: WorstDepth | undefined;

  constructor(private readonly world: World) {}

  /** Contact points of the last substep. */
  get contacts(): number {
    return this.world.contactBuffer().count;
  }

  afterStep(): void {
    this.mostContacts = Math.max(this.mostContacts, this.contacts);
    for (const event of this.world.events()) if (event.kind === 'start') this.touches++;
    this.deepen();
  }

  /** Sensors are meant to be entered, so they don't count. */
  private deepen(): void {
    const { steps, time } = this.world;
    for (const { bodyA, bodyB, depth } of this.world.contactPairs()) {
      if (depth <= (this.worst?.depth ?? 0) || bodyA.isSensor || bodyB.isSensor) continue;
      this.worst = { depth, step: steps, time, bodies: [nameOf(bodyA), nameOf(bodyB)] };
    }
  }
}

function nameOf({ name, handle }: Body): string {
  return name ?? `#${handle}`;
}
