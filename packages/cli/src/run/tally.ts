/** What a run was like, gathered step by step without keeping the steps. */
import type { World } from 'pliant';

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
    const { bodies, ledger } = this.world.sim;
    const { sensor } = bodies.columns;
    const { a, b, depth, count } = ledger.current;
    let worst = this.worst?.depth ?? 0;
    let at = -1;
    for (let i = 0; i < count; i++) {
      if (depth[i] <= worst || sensor[a[i]] + sensor[b[i]] > 0) continue;
      worst = depth[i];
      at = i;
    }
    if (at < 0) return;
    this.worst = {
      depth: worst,
      step: this.world.steps,
      time: this.world.time,
      bodies: [this.nameOf(a[at]), this.nameOf(b[at])],
    };
  }

  private nameOf(row: number): string {
    const handle = this.world.sim.bodies.handle(row);
    return this.world.get(handle)?.name ?? `#${handle}`;
  }
}
