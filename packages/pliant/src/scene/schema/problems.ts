import type { ErrorCode } from '../../core/errors.js';
import type { Path } from './path.js';

export type { Path } from './path.js';

/** One thing that is wrong with a scene. */
export interface SceneError {
  /** Path in the scene, such as `bodies[3].shape.radius`; empty for the whole text. */
  readonly path: string;
  /** What kind of fault. */
  readonly code: ErrorCode;
  /** One plain sentence: what is wrong, what was found, what to do. */
  readonly message: string;
  /** 1-based line in the text, when the error comes from text. */
  readonly line?: number;
  /** 1-based column in the text [UTF-16 units]. */
  readonly column?: number;
}

/** One thing that is wrong with a value, before its path is put into words. */
export interface Problem {
  readonly path: Path;
  readonly code: ErrorCode;
  readonly message: string;
  /** Whether the key is at fault or the value behind it. */
  readonly at: 'key' | 'value';
}

/**
 * Collects problems while a value is walked. `path` is the walker's own stack; a problem copies it. The list is
 * bounded so that a hostile value can't fill memory with complaints; the rest are only counted.
 */
export class Problems {
  readonly list: Problem[] = [];
  readonly path: (string | number)[] = [];
  total = 0;

  constructor(
    private readonly limit: number,
    /**
     * Whether vectors may be objects with x, y and z: in programs they may, in files there is one way to write them.
     */
    readonly takesVectors = false,
  ) {}

  /** Whether further problems are only counted. */
  get isFull(): boolean {
    return this.list.length >= this.limit;
  }

  /** Notes a problem at the current path, or at a key or index below it. */
  add(code: ErrorCode, message: string, below?: string | number, at: 'key' | 'value' = 'value'): void {
    this.total++;
    if (this.isFull) return;
    const path = below === undefined ? [...this.path] : [...this.path, below];
    this.list.push({ path, code, message, at });
  }
}

/** Ends a list of errors that was cut. */
export function closingError(more: number): SceneError {
  return { path: '', code: 'too-large', message: `And ${more} more; mend those above first.` };
}
