/**
 * Frames through shared memory: three slots, of which the writer owns one, the reader one, and the third changes hands by
 * an atomic exchange. Neither ever waits, the reader never sees a frame that is being written, and always gets the newest.
 */
import { Frame, type FrameSize, frameBytes } from './frame.js';

const SLOTS = 3;
const FRESH = 4;
const SLOT_MASK = 3;
const HEADER_BYTES = 64;

export function allocateShared(size: FrameSize): SharedArrayBuffer {
  const buffer = new SharedArrayBuffer(HEADER_BYTES + SLOTS * frameBytes(size));
  // The writer begins with slot 0, the reader with slot 1.
  new Int32Array(buffer, 0, 1)[0] = 2;
  return buffer;
}

function slotsOf(buffer: SharedArrayBuffer, size: FrameSize): Frame[] {
  return Array.from(
    { length: SLOTS },
    (_, i) => new Frame(buffer, size, HEADER_BYTES + i * frameBytes(size)),
  );
}

export class SharedWriter {
  private readonly slots: Frame[];
  private readonly middle: Int32Array;
  private own = 0;

  constructor(buffer: SharedArrayBuffer, size: FrameSize) {
    this.slots = slotsOf(buffer, size);
    this.middle = new Int32Array(buffer, 0, 1);
  }

  write(fill: (frame: Frame) => void): boolean {
    fill(this.slots[this.own]);
    this.own = Atomics.exchange(this.middle, 0, this.own | FRESH) & SLOT_MASK;
    return true;
  }
}

export class SharedReader {
  private readonly slots: Frame[];
  private readonly middle: Int32Array;
  private own = 1;

  constructor(buffer: SharedArrayBuffer, size: FrameSize) {
    this.slots = slotsOf(buffer, size);
    this.middle = new Int32Array(buffer, 0, 1);
  }

  /** The newest frame if there is one that wasn't taken yet. Valid until the next call. */
  take(): Frame | undefined {
    if ((Atomics.load(this.middle, 0) & FRESH) === 0) return undefined;
    this.own = Atomics.exchange(this.middle, 0, this.own) & SLOT_MASK;
    return this.slots[this.own];
  }
}
