/** What says that somebody is at work. */
const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** Acts once, after `delay`, when nobody has touched the page for `quiet` [ms]. */
export function whenQuiet(target: EventTarget, delay: number, quiet: number, act: () => void): void {
  const ends = new AbortController();
  let last = Number.NEGATIVE_INFINITY;
  const touch = () => {
    last = performance.now();
  };
  const look = () => {
    const left = last + quiet - performance.now();
    if (left > 0) return void setTimeout(look, left);
    ends.abort();
    act();
  };
  for (const name of INPUTS)
    target.addEventListener(name, touch, { capture: true, passive: true, signal: ends.signal });
  setTimeout(look, delay);
}
