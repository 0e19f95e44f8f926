/** What went wrong during a step and was contained. Nothing here is ever thrown. */
export interface Trouble {
  /** What kind of trouble. */
  readonly code:
    | 'non-finite'
    | 'softened'
    | 'field-failed'
    | 'observer-failed'
    | 'hook-failed'
    | 'shape-failed'
    | 'joint-strained'
    | 'unsolved'
    | 'time-lost'
    | 'pair-refused'
    | 'energy-grew'
    | 'runaway-speed'
    | 'wedged'
    | 'crushed'
    | 'step-failed';
  /** Step in which it happened, counted from 0. */
  readonly step: number;
  /** The body it happened to, where there is one. */
  readonly body?: number;
  /** What happened, and what was done about it. */
  readonly sentence: string;
}

/** The newest troubles stay; older ones are only counted. */
const KEPT = 256;

export class Troubles {
  readonly list: Trouble[] = [];
  /** All that ever happened, including those no longer listed. */
  total = 0;

  report(trouble: Trouble): void {
    this.total++;
    this.list.push(trouble);
    if (this.list.length > KEPT) this.list.shift();
  }
}
