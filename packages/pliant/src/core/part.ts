import { PliantError } from './errors.js';

/**
 * A piece of the engine that a program may leave out. The piece is there once the entry that brings it was imported;
 * until then, whoever needs it is told which import is missing. Programs that never need the piece don't carry its
 * code.
 */
export class Part<T> {
  private piece: T | undefined;

  /** `what` begins a sentence, in the plural: `Soft bodies`. `entry` is what to import. */
  constructor(
    private readonly what: string,
    private readonly entry: string,
  ) {}

  provide(piece: T): void {
    this.piece = piece;
  }

  /** The piece, where it is there. */
  find(): T | undefined {
    return this.piece;
  }

  /** The piece; refuses where it is not there. `path` names what asked for it. */
  get(path?: string): T {
    if (this.piece !== undefined) return this.piece;
    throw new PliantError(
      'unavailable',
      `${this.what} are not in this program. Write import '${this.entry}'; once, anywhere in it.`,
      path === undefined ? {} : { path },
    );
  }
}
