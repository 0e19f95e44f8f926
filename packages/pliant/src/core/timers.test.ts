import { afterEach, describe, expect, it, vi } from 'vitest';
import { Timers } from './timers.js';

afterEach(() => vi.restoreAllMocks());

/** A clock that moves on by 1 ms with every reading, and counts them. */
function countingClock() {
  return vi.spyOn(performance, 'now').mockImplementation(
    (
      (time) => () =>
        time++
    )(0),
  );
}

function step(timers: Timers<'a' | 'b'>): void {
  timers.begin();
  timers.lap(0);
  timers.lap(1);
  timers.lap(0);
}

describe('Timers', () => {
  it('books every block under its stage', () => {
    countingClock();
    const timers = new Timers(['a', 'b'] as const);
    step(timers);
    step(timers);
    expect(timers.report()).toEqual({ a: 2, b: 1 });
    expect(timers.report('total')).toEqual({ a: 4, b: 2 });
    timers.reset();
    expect(timers.report('total')).toEqual({ a: 0, b: 0 });
  });

  it('times the first 64 steps and then every sixteenth, which stands for sixteen in the sum', () => {
    const clock = countingClock();
    const timers = new Timers(['a', 'b'] as const);
    for (let i = 0; i < 64; i++) step(timers);
    expect(clock).toHaveBeenCalledTimes(64 * 4);
    for (let i = 0; i < 800; i++) step(timers);
    expect(clock).toHaveBeenCalledTimes((64 + 50) * 4);
    expect(timers.report('total')).toEqual({ a: 2 * 864, b: 864 });
    expect(timers.report()).toEqual({ a: 2, b: 1 });
  });
});
