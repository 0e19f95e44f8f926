import { CopiedWriter } from './copied-frames.js';
import type { Frame, FrameSize } from './frame.js';
import { allocateShared, SharedWriter } from './shared-frames.js';

export type SendBuffer = (buffer: ArrayBuffer) => void;

/** Where the engine thread writes its frames. */
export interface FrameSink {
  /** False when the frame couldn't be written now. */
  write(fill: (frame: Frame) => void): boolean;
  giveBack(buffer: ArrayBuffer): void;
  readonly shared?: SharedArrayBuffer;
}

export function makeSink(size: FrameSize, share: boolean, send: SendBuffer): FrameSink {
  if (!share) return new CopiedWriter(size, send);
  const shared = allocateShared(size);
  const writer = new SharedWriter(shared, size);
  return { shared, write: (fill) => writer.write(fill), giveBack: () => undefined };
}
