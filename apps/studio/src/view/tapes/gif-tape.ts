import { type GifFrame, toPalette, writeGif } from './gif.js';
import { MOST_FRAMES, type Tape } from './tape.js';

const WIDTH = 480;
/** Between two pictures at least [s], in the world's time. */
const PERIOD = 1 / 20;

/** The picture as an animation that plays everywhere. */
export class GifTape implements Tape {
  readonly ending = 'gif';
  readonly isOfBodies = false;
  private readonly small = document.createElement('canvas');
  private readonly frames: GifFrame[] = [];
  private last = Number.NEGATIVE_INFINITY;

  constructor(private readonly canvas: HTMLCanvasElement) {
    this.small.width = Math.min(WIDTH, canvas.width);
    this.small.height = Math.max(1, Math.round((this.small.width * canvas.height) / canvas.width));
  }

  get isFull(): boolean {
    return this.frames.length >= MOST_FRAMES;
  }

  take(time: number): void {
    if (this.isFull || Math.abs(time - this.last) < PERIOD) return;
    const { width, height } = this.small;
    const context = this.small.getContext('2d', { willReadFrequently: true });
    if (context === null) return;
    context.drawImage(this.canvas, 0, 0, width, height);
    const delay = Number.isFinite(this.last) ? Math.min(Math.abs(time - this.last), 1) : PERIOD;
    this.frames.push({ pixels: toPalette(context.getImageData(0, 0, width, height).data, width), delay });
    this.last = time;
  }

  finish(): Promise<Blob> {
    if (this.frames.length === 0)
      return Promise.reject(new Error('Nothing was drawn in between; let the world run.'));
    const { width, height } = this.small;
    return Promise.resolve(new Blob([writeGif(width, height, this.frames)], { type: 'image/gif' }));
  }
}
