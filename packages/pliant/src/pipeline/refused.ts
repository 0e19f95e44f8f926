/** Pairs that no method can serve: they pass through each other, and the world reports each pair once. */
import type { Bodies } from '../bodies/bodies.js';
import { BODY_KINDS } from '../bodies/layout.js';
import type { Troubles } from '../core/troubles.js';

/** Most pairs that are remembered. A larger crowd is reported again from time to time. */
const MOST = 1024;

export class RefusedPairs {
  private readonly told = new Set<number>();

  constructor(private readonly troubles: Troubles) {}

  /** `why` completes the sentence: what to do instead. */
  tell(bodies: Bodies, a: number, b: number, step: number, why: string): void {
    const first = Math.min(bodies.handle(a), bodies.handle(b));
    const second = Math.max(bodies.handle(a), bodies.handle(b));
    // Two handles don't fit into one number. A collision of two keys hides one message.
    const key = first * 31 + second;
    if (this.told.has(key)) return;
    if (this.told.size === MOST) this.told.clear();
    this.told.add(key);
    const { kind } = bodies.columns;
    const of = (row: number) => `${BODY_KINDS[kind[row] - 1]} body ${bodies.handle(row)}`;
    this.troubles.report({
      code: 'pair-refused',
      step,
      body: bodies.handle(a),
      sentence: `The ${of(a)} and the ${of(b)} pass through each other: ${why}`,
    });
  }
}
