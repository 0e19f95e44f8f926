/** A recording that is being played back in a world: every command and step as it was, and every state compared. */
import { PliantError, World } from 'pliant';
import { type Recording, readRecording } from 'pliant/io';

export class Replaying {
  readonly world: World;
  /** Length of its first step [s]; of a sixtieth where it has none. */
  readonly dt: number;
  readonly steps: number;
  /** The first step, counted from 1, after which the world was not as recorded. */
  firstDifference: number | undefined;
  private readonly start: number;
  private next = 0;
  private readonly recording: Recording;

  constructor(bytes: Uint8Array) {
    this.recording = readRecording(bytes);
    this.world = World.restore(this.recording.snapshot, { shared: false });
    this.start = this.world.steps;
    const steps = this.recording.entries.filter((entry) => entry.kind === 'step');
    this.steps = steps.length;
    this.dt = steps[0]?.dt ?? 1 / 60;
  }

  /** Free words of whoever recorded: the name of the scene. */
  get meta(): string {
    return this.recording.meta;
  }

  get isOver(): boolean {
    return this.next >= this.recording.entries.length;
  }

  /** Executes what was recorded up to the end of the next step. */
  step(world: World): void {
    const { entries } = this.recording;
    while (this.next < entries.length) {
      const entry = entries[this.next++];
      if (entry.kind === 'command') {
        world.execute(commandOf(entry.text));
        continue;
      }
      world.step(entry.dt);
      if (this.firstDifference === undefined && world.hash() !== entry.hash)
        this.firstDifference = world.steps - this.start;
      return;
    }
  }

  /** Goes on from a step of the past. */
  goTo(step: number): void {
    let left = step - this.start;
    this.next = 0;
    while (left > 0 && this.next < this.recording.entries.length) {
      if (this.recording.entries[this.next++].kind === 'step') left--;
    }
  }

  /** What the user is told at the end. */
  get verdict(): string {
    const count = this.steps === 1 ? 'step' : `${this.steps} steps`;
    return this.firstDifference === undefined
      ? `Every state of its ${count} was as recorded, to the last bit. The world goes on by itself now.`
      : `Step ${this.firstDifference} of its ${count} differs from what was recorded. The world goes on by itself now.`;
  }
}

function commandOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new PliantError('corrupt-data', 'A command of the recording is not valid JSON; get a fresh copy.');
  }
}
