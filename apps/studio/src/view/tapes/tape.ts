/** Takes down what the picture shows, frame by frame, and makes a file of it. */
export interface Tape {
  /** After a picture was drawn of a step that wasn't taken yet. */
  take(time: number): void;
  finish(): Promise<Blob>;
  /** Ending of the file's name. */
  readonly ending: string;
  /** It can hold no more. */
  readonly isFull: boolean;
  /** It takes down bodies and not the picture, so that it ends where they do. */
  readonly isOfBodies: boolean;
}

/** Frames of a tape at most: the oldest machines have to hold them. */
export const MOST_FRAMES = 400;
