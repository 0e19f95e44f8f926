/**
 * Data from outside that can't be used ends here: a code a program can branch on, a place, and one plain
 * sentence that says what is wrong and what to do. Programmers' mistakes use `assert`; trouble during a step is
 * contained and reported, never thrown.
 */
export type ErrorCode =
  /** A value of the wrong type, out of range or not finite. */
  | 'invalid-value'
  /** A required key is missing. */
  | 'missing-key'
  /** A key that the format doesn't know. */
  | 'unknown-key'
  /** Text that isn't JSON, XML or whatever it should be. */
  | 'syntax'
  /** Input that is larger or deeper than the stated limit. */
  | 'too-large'
  /** A method, shape, scene or other name that isn't registered. */
  | 'unknown-name'
  /** The chosen method can't serve this pair of bodies. */
  | 'pair-unsupported'
  /** A handle whose body was removed. */
  | 'stale-handle'
  /** A binary or a file that ends early, has flipped bits or contradicts itself. */
  | 'corrupt-data'
  /** A format version that this build doesn't read. */
  | 'unsupported-version'
  /** Geometry that can't be used as given: open, degenerate, inverted, self-crossing. */
  | 'bad-geometry'
  /** A call that is not allowed at this moment. */
  | 'invalid-state'
  /** A capability that this platform doesn't have, or that the program has not imported. */
  | 'unavailable';

/** Where in a text, an object or a file the trouble is. */
export interface ErrorPlace {
  /** Path in the object, such as `bodies[3].shape.radius`. */
  readonly path?: string;
  /** 1-based line in the text. */
  readonly line?: number;
  /** 1-based column in the text. */
  readonly column?: number;
  /** Byte offset in the file. */
  readonly offset?: number;
}

/** What is thrown for data that can't be used: a code, a place and one sentence that says what to do. */
export class PliantError extends Error {
  /** Tells it from other errors. */
  override readonly name = 'PliantError';

  constructor(
    /** What kind of fault. */
    readonly code: ErrorCode,
    /** The plain sentence, without the place. */
    readonly sentence: string,
    /** Where it is: a path, a line, a byte. */
    readonly place: ErrorPlace = {},
  ) {
    super(placeText(place) + sentence);
  }
}

function placeText(place: ErrorPlace): string {
  const parts: string[] = [];
  if (place.line !== undefined) parts.push(`line ${place.line}:${place.column ?? 1}`);
  if (place.offset !== undefined) parts.push(`byte ${place.offset}`);
  if (place.path) parts.push(place.path);
  return parts.length > 0 ? `${parts.join(', ')}: ` : '';
}

/** Guards against mistakes of our own. Never use it for data from outside. */
export function assert(condition: boolean, mistake: string): asserts condition {
  if (!condition) throw new Error(`Pliant has a bug: ${mistake}`);
}
