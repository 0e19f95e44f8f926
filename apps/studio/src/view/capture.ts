/** Pictures and films of a canvas, made by the browser itself. */
import type { Tape } from './tapes/tape.js';

export function capturePicture(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) =>
      blob === null ? reject(new Error('The browser made no picture.')) : resolve(blob),
    );
  });
}

const FRAMES_PER_SECOND = 60;
const TYPES = ['video/webm;codecs=vp9', 'video/webm', 'video/mp4'];

/** Films a canvas until it is to be handed over; the browser takes the pictures itself. */
export class Film implements Tape {
  readonly isFull = false;
  readonly isOfBodies = false;
  readonly ending: string;
  private readonly recorder: MediaRecorder;
  private readonly parts: Blob[] = [];

  constructor(canvas: HTMLCanvasElement) {
    const type = TYPES.find((one) => MediaRecorder.isTypeSupported(one));
    if (type === undefined) throw new Error('This browser can record no video.');
    this.ending = type.startsWith('video/mp4') ? 'mp4' : 'webm';
    this.recorder = new MediaRecorder(canvas.captureStream(FRAMES_PER_SECOND), { mimeType: type });
    this.recorder.ondataavailable = ({ data }) => this.parts.push(data);
    this.recorder.start();
  }

  take(): void {}

  finish(): Promise<Blob> {
    return new Promise((resolve) => {
      this.recorder.onstop = () => resolve(new Blob(this.parts, { type: this.recorder.mimeType }));
      this.recorder.stop();
    });
  }
}
