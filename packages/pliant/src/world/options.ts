/** What a world is told when it is made. */
import { acceleration } from '../scene/quantities.js';
import { boolean, defaulted, integer, object } from '../scene/schema/index.js';
import type { Vector } from './body.js';

export const optionsFormat = object('Options of a world.', {
  gravity: defaulted(acceleration, [0, -9.81, 0], 'Gravity.'),
  substeps: defaulted(integer(1, 1000), 4, 'Parts into which a step is divided.'),
  sleeping: defaulted(boolean(), true, 'Whether bodies at rest fall asleep.'),
  seed: defaulted(integer(0, 0xffff_ffff), 1, 'Seed of everything random.'),
  shared: defaulted(boolean(), true, 'Keep the state in a SharedArrayBuffer where there is one.'),
});

/** What a world is told when it is made. */
export interface WorldOptions {
  /** [m/s²]; (0, −9.81, 0) by default. */
  readonly gravity?: Vector;
  /** Parts into which a step is divided; 4 by default. */
  readonly substeps?: number;
  /** Whether bodies at rest fall asleep; true by default. */
  readonly sleeping?: boolean;
  /** Seed of everything random; 1 by default. */
  readonly seed?: number;
  /** Keep the state in a SharedArrayBuffer, where there is one, so that other threads can read it. */
  readonly shared?: boolean;
}
