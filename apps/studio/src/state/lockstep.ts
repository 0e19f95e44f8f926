import type { Engine } from '../engine/engine.js';

/** Steps that are asked for at once; more would answer the pause button late. */
const MOST_STEPS = 8;

/** Steps several engines together, in time with the clock as far as the slowest allows. */
export class Lockstep {
  private isRunning = false;
  private ended: Promise<void> = Promise.resolve();

  constructor(
    private readonly engines: readonly Engine[],
    /** Length of a step [s]. */
    private readonly dt: () => number,
    private readonly speed: () => number,
    private readonly onFail: (error: unknown) => void,
  ) {}

  start(): void {
    if (this.isRunning) return;
    this.isRunning = true;
    this.ended = this.run().catch((error: unknown) => {
      if (this.isRunning) this.onFail(error);
      this.isRunning = false;
    });
  }

  /** Resolves when all engines stand at the same step. */
  async stop(): Promise<void> {
    this.isRunning = false;
    await this.ended;
  }

  /** Does something while all engines stand at the same step. */
  async between(action: () => Promise<unknown>): Promise<void> {
    const wasRunning = this.isRunning;
    await this.stop();
    try {
      await action();
    } finally {
      if (wasRunning) this.start();
    }
  }

  private async run(): Promise<void> {
    let last = performance.now();
    let owed = 0;
    while (this.isRunning) {
      const now = await nextFrame();
      const dt = this.dt();
      owed = Math.min(owed + (this.speed() * (now - last)) / 1000, MOST_STEPS * dt);
      last = now;
      const steps = Math.floor(owed / dt);
      if (steps === 0 || !this.isRunning) continue;
      owed -= steps * dt;
      await Promise.all(this.engines.map((engine) => engine.call.step(steps, true)));
    }
  }
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
