/** All families, by the kind of world. */
import type { Family } from '../family.js';
import { HEAPS } from './heaps.js';

export const FAMILIES: readonly Family[] = [...HEAPS];
