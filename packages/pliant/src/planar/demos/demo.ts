/**
 * The five demos of Hoff et al. 2001, with the paper's counts of objects and line segments. Each builds a world for
 * either response and says what must hold while it runs: `trouble` returns a sentence when it no longer does.
 */
import type { PlanarResponse, PlanarWorld } from '../sim/planar-world.js';

/** A scene of the plane that runs by itself. */
export interface Demo {
  /** By which it is chosen. */
  readonly name: string;
  /** What happens in it. */
  readonly description: string;
  /** Number of its bodies. */
  readonly objects: number;
  /** Number of edges of all its bodies. */
  readonly segments: number;
  /** Error bound d for image-based queries [m]. */
  readonly error: number;
  /** Time step [s]. */
  readonly dt: number;
  /** Makes it. */
  build(response: PlanarResponse, error?: number): DemoRun;
}

/** A demo that runs. */
export interface DemoRun {
  /** Its world. */
  readonly world: PlanarWorld;
  /** Null while all is well, else what went wrong. */
  trouble(): string | null;
}

/** Options that every demo hands to its world. */
export function withError<T extends object>(options: T, error: number | undefined): T & { error?: number } {
  return error === undefined ? options : { ...options, error };
}
