/** The depth methods for bodies of tetrahedra, by name. */
import { PliantError } from '../core/errors.js';
import { ClosestFeatureDepth } from './closest-feature/closest-feature.js';
import { ConsistentDepth } from './consistent/consistent.js';
import type { PairDepth } from './pair-depth.js';
import { RegionalDepth } from './regional/regional.js';

const METHODS = {
  'closest-feature': () => new ClosestFeatureDepth(),
  consistent: () => new ConsistentDepth(),
  regional: () => new RegionalDepth(),
} as const;

/** The name of a way to measure the depth of two solids. */
export type PairDepthName = keyof typeof METHODS;

/** Every way to measure the depth of two solids. */
export const PAIR_DEPTH_NAMES = Object.keys(METHODS) as readonly PairDepthName[];

/** A method with its own memory, for any number of pairs in turn. */
export function createPairDepth(name: PairDepthName): PairDepth {
  const create = METHODS[name] as (() => PairDepth) | undefined;
  if (create) return create();
  throw new PliantError(
    'unknown-name',
    `There is no depth method "${name}" for tetrahedra; choose one of ${PAIR_DEPTH_NAMES.join(', ')}.`,
    { path: 'method' },
  );
}
