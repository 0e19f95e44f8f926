/** Pictures and films of a canvas, made by the browser itself. */
export function capturePicture(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) =>
      blob === null ? reject(new Error('The browser made no picture.')) : resolve(blob),
    );
  });
}

const FRAMES_PER_SECOND = 60;
const TYPES = ['video/webm;codecs=vp9', 'video/webm', 'video/mp4'];

/** Records a canvas until `stop`. */
export class Film {
  private readonly recorder: MediaRecorder;
  private readonly parts: Blob[] = [];
  readonly type: string;

  constructor(canvas: HTMLCanvasElement) {
    const type = TYPES.find((one) => MediaRecorder.isTypeSupported(one));
    if (type === undefined) throw new Error('This browser can record no video.');
    this.type = type;
    this.recorder = new MediaRecorder(canvas.captureStream(FRAMES_PER_SECOND), { mimeType: type });
    this.recorder.ondataavailable = ({ data }) => this.parts.push(data);
    this.recorder.start();
  }

  stop(): Promise<Blob> {
    return new Promise((resolve) => {
      this.recorder.onstop = () => resolve(new Blob(this.parts, { type: this.type }));
      this.recorder.stop();
    });
  }
}
