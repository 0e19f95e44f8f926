/**
 * The past of a run, to go back to: snapshots at intervals and the log of commands and steps between them. The engine is
 * deterministic, so any step in between is had again by running the log from the snapshot before it.
 *
 * Snapshots are thinned out to every second one when they pass the budget, so a long run keeps its whole past and only the
 * way to a single step gets longer.
 */
import { type Command, World } from 'pliant';

/** Bytes of snapshots that are kept. */
const BUDGET = 64e6;
const FIRST_INTERVAL = 60;

/** A step's length [s], or a command that came between steps. */
type Entry = number | Command;

interface Mark {
  readonly step: number;
  readonly bytes: Uint8Array;
  /** What happened from here to the next mark. */
  readonly log: Entry[];
}

export class History {
  private marks: Mark[] = [];
  private interval = FIRST_INTERVAL;
  private bytes = 0;
  private unwatch: () => void = () => undefined;
  /** The last step that can be gone to. */
  end = 0;

  /** Begins with the world as it is. */
  begin(world: World): void {
    this.marks = [];
    this.bytes = 0;
    this.interval = FIRST_INTERVAL;
    this.mark(world);
    this.watch(world);
    this.end = world.steps;
  }

  /** The first step that can be gone to. */
  get start(): number {
    return this.marks[0]?.step ?? 0;
  }

  /** The world at a step of the past, or of a future that was run already. */
  go(step: number): World {
    const wanted = Math.min(Math.max(Math.round(step), this.start), this.end);
    const mark = this.marks.findLast((one) => one.step <= wanted)!;
    const world = World.restore(mark.bytes, { shared: false });
    for (const entry of mark.log) {
      // At the very end, changes that were made since the last step belong to it.
      if (world.steps === wanted && wanted < this.end) break;
      if (typeof entry === 'number') world.step(entry);
      else world.execute(entry);
    }
    this.unwatch();
    return world;
  }

  /** A world of its own that takes the steps of the past once more, from the first one on. */
  *again(): Generator<World, undefined> {
    const [first] = this.marks;
    const world = World.restore(first.bytes, { shared: false });
    for (let mark: Mark | undefined = first; mark !== undefined; mark = this.after(mark.step)) {
      for (const entry of mark.log) {
        if (typeof entry === 'number') {
          world.step(entry);
          yield world;
        } else world.execute(entry);
      }
    }
  }

  private after(step: number): Mark | undefined {
    return this.marks.find((mark) => mark.step > step);
  }

  /** Goes on from a world that `go` gave; the future it had before is forgotten. */
  resume(world: World): void {
    this.marks = this.marks.filter((mark) => mark.step < world.steps || mark.step === this.start);
    this.bytes = this.marks.reduce((sum, mark) => sum + mark.bytes.length, 0);
    // A fresh mark, because the log of the last one runs past this step.
    this.mark(world);
    this.watch(world);
    this.end = world.steps;
  }

  private watch(world: World): void {
    this.unwatch();
    this.unwatch = world.observe({
      onCommand: (command) => this.marks[this.marks.length - 1].log.push(command),
      onStep: (dt) => {
        const last = this.marks[this.marks.length - 1];
        last.log.push(dt);
        this.end = world.steps;
        if (world.steps - last.step >= this.interval) this.mark(world);
      },
    });
  }

  private mark(world: World): void {
    const bytes = world.snapshot();
    this.marks.push({ step: world.steps, bytes, log: [] });
    this.bytes += bytes.length;
    while (this.bytes > BUDGET && this.marks.length > 2) this.thin();
  }

  private thin(): void {
    const kept: Mark[] = [];
    this.marks.forEach((mark, i) => {
      const before = kept[kept.length - 1];
      if (i % 2 === 0 || i === this.marks.length - 1) kept.push(mark);
      else for (const entry of mark.log) before.log.push(entry);
    });
    this.marks = kept;
    this.interval *= 2;
    this.bytes = kept.reduce((sum, mark) => sum + mark.bytes.length, 0);
  }
}
