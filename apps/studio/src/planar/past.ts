/**
 * The past of a run in the plane, to go back to: snapshots at intervals, and what was done by hand in between. A demo is deterministic, so
 * any step is had again by building it anew, putting the snapshot before it in, and taking the steps from there.
 */
import type { Pull } from './protocol.js';
import type { Outline } from './read-outlines.js';

/** Steps between two snapshots, at first; doubled when they pass the budget. */
const FIRST_INTERVAL = 120;
/** Bytes of snapshots that are kept. */
const BUDGET = 32e6;

/** What the pointer holds: the pull, and the point of the body in its own frame, or its vertex. */
export interface Hold {
  readonly pull: Pull | undefined;
  readonly anchor: readonly [number, number];
  readonly vertex: number;
}

export interface Mark {
  readonly step: number;
  readonly bytes: Uint8Array;
  /** How many of the deeds were done before. */
  readonly deeds: number;
  readonly hold: Hold;
}

/** Something that was done by hand before a step. */
export type Deed =
  | { readonly step: number; readonly kind: 'pull'; readonly pull: Pull | undefined }
  | { readonly step: number; readonly kind: 'add'; readonly outlines: readonly Outline[] };

export class PlanarPast {
  private marks: Mark[] = [];
  private interval = FIRST_INTERVAL;
  deeds: Deed[] = [];
  /** The last step that can be gone to. */
  end = 0;

  /** Whether a snapshot is due. */
  isDue(step: number): boolean {
    const last = this.marks[this.marks.length - 1];
    return last === undefined || step - last.step >= this.interval;
  }

  mark(step: number, bytes: Uint8Array, hold: Hold): void {
    this.marks.push({ step, bytes, deeds: this.deeds.length, hold });
    const total = this.marks.reduce((sum, mark) => sum + mark.bytes.length, 0);
    if (total <= BUDGET || this.marks.length < 4) return;
    this.marks = this.marks.filter((_, k) => k % 2 === 0);
    this.interval *= 2;
  }

  do(deed: Deed): void {
    this.deeds.push(deed);
  }

  /** The snapshot from which a step is had again. */
  before(step: number): Mark {
    return this.marks.findLast((mark) => mark.step <= step) ?? this.marks[0];
  }

  /** Forgets what came after a step, and all but the first deeds: that happens otherwise now. */
  cut(step: number, deeds: number): void {
    this.deeds = this.deeds.slice(0, deeds);
    this.marks = this.marks.filter((mark) => mark.step <= step && mark.deeds <= deeds);
    this.end = step;
  }
}
