/** A family is a seeded generator of cases, a few lines each. */
import type { Random } from 'pliant';
import type { Case } from './case.js';
import type { LawName } from './law.js';

export interface Family {
  readonly name: string;
  /** What its worlds have in common, in one sentence. */
  readonly sentence: string;
  /** Laws to check beyond those that every world is checked for. */
  readonly laws?: readonly LawName[];
  /**
   * Laws that some worlds of this family are known to break, each with the subject of the work that will mend it. A break of them is counted
   * apart and doesn't fail the run.
   */
  readonly expected?: Partial<Record<LawName, string>>;
  /** Leaves the family out of the quick slice. */
  readonly slow?: boolean;
  /** Why its worlds can't be made here, in a sentence; nothing where they can. */
  skipped?(): string | undefined;
  make(random: Random): Case;
}
