import { describe, expect, it } from 'vitest';
import { addTrackForces, type ForceTrack } from './keyframes.js';

const track: ForceTrack = {
  molecule: 1,
  times: Float64Array.of(0, 6, 6.5, 7, 7.2, 10),
  forces: Float64Array.of(0, 0, 0, 0, 0, 0, 0, 0.07, 0, 0, 0.07, 0, 0, 0, 0, 0, 0, 0),
};

function forceAt(time: number, ...tracks: ForceTrack[]): number[] {
  const forces = new Float64Array(6);
  addTrackForces(forces, tracks, time);
  expect([...forces.subarray(0, 3)]).toEqual([0, 0, 0]);
  return [...forces.subarray(3)];
}

describe('forces at moments', () => {
  it.each([
    [-1, 0],
    [0, 0],
    [6, 0],
    [6.25, 0.035],
    [6.5, 0.07],
    [6.8, 0.07],
    [7.1, 0.035],
    [7.2, 0],
    [99, 0],
  ])('at %f s are interpolated', (time, y) => {
    const [fx, fy, fz] = forceAt(time, track);
    expect(fx).toBe(0);
    expect(fy).toBeCloseTo(y, 12);
    expect(fz).toBe(0);
  });

  it('hold the first and last value outside, jump at a doubled moment, and add up', () => {
    const jump = {
      molecule: 1,
      times: Float64Array.of(1, 2, 2),
      forces: Float64Array.of(1, 2, 3, 1, 2, 3, 5, 6, 7),
    };
    expect(forceAt(0, jump)).toEqual([1, 2, 3]);
    expect(forceAt(1.999, jump)[0]).toBeCloseTo(1, 12);
    expect(forceAt(2, jump)).toEqual([5, 6, 7]);
    expect(forceAt(3, jump, jump)).toEqual([10, 12, 14]);
  });
});
