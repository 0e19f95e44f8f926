/** What a law is: a small checker over a running world, or over whole runs of it. */
import type { Case } from './case.js';
import type { Running } from './running.js';
import type { Runs } from './runs.js';

export const LAW_NAMES = [
  'finite',
  'energy',
  'momentum',
  'apart',
  'rest',
  'weight',
  'stick',
  'same',
  'frame',
  'switch',
  'answers',
  'time',
  'memory',
  'says-so',
] as const;
export type LawName = (typeof LAW_NAMES)[number];

/** A law that did not hold. `value` was seen where at most `limit` is allowed, both in the law's unit. */
export interface Breach {
  readonly law: LawName;
  /** Steps taken when it was seen. */
  readonly step: number;
  readonly sentence: string;
  readonly value: number;
  readonly limit: number;
}

export type Finding = Omit<Breach, 'law' | 'step'>;

/** Looks on while a world runs. */
export interface Watch<R extends Runs = Running> {
  /** After every step. */
  afterStep?(running: R): Finding | undefined;
  /** After the last step. */
  atEnd?(running: R): Finding | undefined;
}

export interface Law<R extends Runs = Running> {
  readonly name: LawName;
  /** What the law says, in one sentence. */
  readonly sentence: string;
  /** Unit of its tolerance. */
  readonly unit: string;
  /** A watch on a run that begins; none where the law says nothing about this case. */
  watch?(running: R): Watch<R> | undefined;
  /** Whether a law that compares whole runs has something to say about a case; it has unless this says no. */
  applies?(subject: Case): boolean;
  /** Runs of its own, for laws that compare whole runs. */
  compare?(subject: Case): (Finding & { readonly step: number }) | undefined;
}
