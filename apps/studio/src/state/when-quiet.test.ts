import { afterEach, describe, expect, it, vi } from 'vitest';
import { whenQuiet } from './when-quiet.js';

describe('what waits until nobody is at work', () => {
  afterEach(() => vi.useRealTimers());

  it('comes after the delay, where nobody does anything', () => {
    vi.useFakeTimers();
    const act = vi.fn();
    whenQuiet(new EventTarget(), 100, 30, act);
    vi.advanceTimersByTime(99);
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(act).toHaveBeenCalledOnce();
  });

  it('waits for the end of the inputs, and comes once', () => {
    vi.useFakeTimers();
    const target = new EventTarget();
    const act = vi.fn();
    whenQuiet(target, 100, 30, act);
    for (const name of ['keydown', 'pointerdown', 'wheel', 'pointermove']) {
      vi.advanceTimersByTime(29);
      target.dispatchEvent(new Event(name));
    }
    vi.advanceTimersByTime(29);
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(act).toHaveBeenCalledOnce();
    target.dispatchEvent(new Event('keydown'));
    vi.advanceTimersByTime(1000);
    expect(act).toHaveBeenCalledOnce();
  });
});
