/** One task of a run: one seed of one family. What comes back is plain data, so that it can cross a thread. */
import { Random } from 'pliant';
import type { Case } from '../case.js';
import { FAMILIES } from '../families/index.js';
import type { Family } from '../family.js';
import type { Breach, LawName } from '../law.js';
import { play } from '../play.js';
import { shrink } from './shrink.js';
import { threadClock } from './thread-clock.js';

export interface Task {
  readonly family: string;
  readonly seed: number;
  readonly laws: readonly LawName[];
  /** Whether to make what breaks smaller. */
  readonly shrinks: boolean;
}

export interface TaskResult {
  readonly family: string;
  readonly seed: number;
  readonly asked: readonly LawName[];
  readonly breaks: readonly Break[];
  readonly milliseconds: number;
}

/** A breach, the case it was seen in, and the smallest case in which it still is. */
export interface Break {
  readonly breach: Breach;
  /** Subject of the work that is to mend it, where the break is expected. */
  readonly expected?: string;
  readonly shrunk?: { readonly subject: Case; readonly breach: Breach };
}

export const caseFor = (family: Family, seed: number): Case =>
  family.make(new Random(seedFor(family.name, seed)));

/** Families draw different worlds from the same seed. */
function seedFor(name: string, seed: number): number {
  let hash = 2166136261;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 16777619) >>> 0;
  return (hash ^ Math.imul(seed, 0x9e3779b1)) >>> 0;
}

export function perform({ family: name, seed, laws, shrinks }: Task): TaskResult {
  const family = FAMILIES.find((f) => f.name === name) as Family;
  const start = performance.now();
  const subject = caseFor(family, seed);
  const { breaches, asked } = play(subject, { laws, clock: threadClock });
  const breaks = breaches.map((breach): Break => {
    const expected = family.expected?.[breach.law];
    if (expected !== undefined) return { breach, expected };
    return shrinks ? { breach, shrunk: shrink(subject, breach) } : { breach };
  });
  return { family: name, seed, asked, breaks, milliseconds: performance.now() - start };
}
