import { PliantError } from '../core/errors.js';
import { RecordingWriter, type RestoreOptions, readRecording, StateHash } from '../recording/index.js';
import { SIMULATION } from '../simulation.js';
import { World } from './world.js';

/** Records a world from now on: its state, every command, and one hash per step. */
export class Recorder {
  private readonly writer: RecordingWriter;
  private readonly hash = new StateHash();
  private readonly end: () => void;
  private isBroken = false;

  constructor(world: World, meta = '') {
    this.writer = new RecordingWriter(meta, world.snapshot());
    const digestInto = (out: Uint32Array, o: number) => this.hash.digestInto(world[SIMULATION], out, o);
    this.end = world.observe({
      onCommand: (command) => this.writer.command(command),
      onStep: (dt) => this.writer.step(dt, digestInto),
      onRestore: () => {
        this.isBroken = true;
      },
    });
  }

  /** What was recorded so far. */
  bytes(): Uint8Array<ArrayBuffer> {
    if (this.isBroken)
      throw new PliantError(
        'invalid-state',
        'The world was restored while it was recorded; begin a new recording after a restore.',
      );
    return this.writer.finish();
  }

  /** Ends the recording and returns it. */
  finish(): Uint8Array<ArrayBuffer> {
    this.end();
    return this.bytes();
  }
}

/** What a replay found. */
export interface ReplayReport {
  /** Steps that were run again. */
  readonly steps: number;
  /** The first step, counted from 1 within the recording, whose hash differs; none when the replay is faithful. */
  readonly firstDifference?: { readonly step: number; readonly recorded: string; readonly replayed: string };
  /** The world where the replay ended. */
  readonly world: World;
}

/** Runs a recording again and compares every step; stops at the first that differs. `onStep` may look on. */
export function replay(
  bytes: Uint8Array,
  options: RestoreOptions & { readonly onStep?: (world: World, step: number) => void } = {},
): ReplayReport {
  const recording = readRecording(bytes);
  const world = World.restore(recording.snapshot, options);
  let steps = 0;
  for (const entry of recording.entries) {
    if (entry.kind === 'command') {
      world.execute(parseCommand(entry.text, entry.offset));
      continue;
    }
    world.step(entry.dt);
    steps++;
    options.onStep?.(world, steps);
    const replayed = world.hash();
    if (replayed !== entry.hash) {
      return { steps, world, firstDifference: { step: steps, recorded: entry.hash, replayed } };
    }
  }
  return { steps, world };
}

function parseCommand(text: string, offset: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new PliantError('corrupt-data', 'A command of the recording is not valid JSON; get a fresh copy.', {
      offset,
    });
  }
}
