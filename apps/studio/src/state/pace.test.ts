import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Pace } from './pace.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('acts at once, then at most once in a period, and once more after the last hint', () => {
  const times: number[] = [];
  const start = performance.now();
  const pace = new Pace(200, () => times.push(performance.now() - start));
  for (let i = 0; i < 10; i++) {
    pace.hint();
    vi.advanceTimersByTime(50);
  }
  vi.advanceTimersByTime(1000);
  expect(times).toEqual([0, 200, 400, 600]);
});

it('is silent once stopped', () => {
  let count = 0;
  const pace = new Pace(200, () => count++);
  pace.hint();
  pace.hint();
  pace.stop();
  vi.advanceTimersByTime(1000);
  expect(count).toBe(1);
});
