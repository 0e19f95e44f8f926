/**
 * Frames without shared memory: two buffers that travel back and forth between the threads, so none is allocated while a
 * world runs. The page holds one and the other is on its way, so a page that draws seldom isn't sent what it never draws;
 * when it has both, the engine goes on and the page misses a frame.
 */
import { Frame, type FrameSize, frameBytes } from './frame.js';

const BUFFERS = 2;

export class CopiedWriter {
  private readonly free: ArrayBuffer[];

  constructor(
    private readonly size: FrameSize,
    private readonly send: (buffer: ArrayBuffer) => void,
  ) {
    this.free = Array.from({ length: BUFFERS }, () => new ArrayBuffer(frameBytes(size)));
  }

  /** False when the page has all buffers; try again when it gives one back. */
  write(fill: (frame: Frame) => void): boolean {
    const buffer = this.free.pop();
    if (buffer === undefined) return false;
    fill(new Frame(buffer, this.size));
    this.send(buffer);
    return true;
  }

  /** Takes a buffer back; one of an earlier scene, which has another size, is dropped. */
  giveBack(buffer: ArrayBuffer): void {
    if (buffer.byteLength === frameBytes(this.size) && this.free.length < BUFFERS) this.free.push(buffer);
  }
}

export class CopiedReader {
  private next: Frame | undefined;
  private own: Frame | undefined;

  constructor(
    private readonly size: FrameSize,
    private readonly giveBack: (buffer: ArrayBuffer) => void,
  ) {}

  receive(buffer: ArrayBuffer): void {
    if (buffer.byteLength !== frameBytes(this.size)) return;
    if (this.next !== undefined) this.giveBack(this.next.buffer as ArrayBuffer);
    this.next = new Frame(buffer, this.size);
  }

  /** The newest frame if there is one that wasn't taken yet. Valid until the next call. */
  take(): Frame | undefined {
    if (this.next === undefined) return undefined;
    if (this.own !== undefined) this.giveBack(this.own.buffer as ArrayBuffer);
    this.own = this.next;
    this.next = undefined;
    return this.own;
  }
}
