/**
 * An input is answered before the picture is drawn: the turn that shows what a click did has nothing else to do. Where the processor draws, the
 * browser would keep the answer until the picture is through.
 */
const INPUTS = ['pointerdown', 'pointerup', 'click', 'keydown'] as const;
/** A key that is held down must not keep the picture for longer than this [ms]. */
const LONGEST = 250;

export class InputFirst {
  private waiting = 0;
  private readonly ends = new AbortController();

  constructor() {
    const { signal } = this.ends;
    for (const name of INPUTS)
      addEventListener(name, () => this.wait(), { capture: true, passive: true, signal });
  }

  /** An input waits for its answer; the last picture was drawn so long ago [ms]. */
  holds(since: number): boolean {
    return this.waiting > 0 && since < LONGEST;
  }

  dispose(): void {
    this.ends.abort();
  }

  private wait(): void {
    this.waiting++;
    // The turn after the one that paints the answer begins when that is handed over, the one after it when it is about to be seen.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => this.waiting--)));
  }
}
