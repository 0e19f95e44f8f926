import { describe, expect, it } from 'vitest';
import { Ladder } from './ladder.js';
import { qualityFor } from './quality.js';

/** Pictures of a machine that takes so long for each level [ms]; tells the levels they had. */
function drawn(ladder: Ladder, times: readonly number[], count: number): number[] {
  return Array.from({ length: count }, () => {
    const { level } = ladder;
    ladder.took(times[level]);
    return level;
  });
}

describe('the ladder of levels', () => {
  it('goes down as long as pictures take long, and stays where they do not', () => {
    const ladder = new Ladder(4, 0);
    drawn(ladder, [200, 120, 60, 30, 20], 20);
    expect(ladder.level).toBe(3);
    drawn(ladder, [200, 120, 60, 30, 20], 1000);
    expect(ladder.level).toBe(3);
  });

  it('does not mind one slow picture, nor a page that was out of sight', () => {
    const ladder = new Ladder(4, 0);
    for (const time of [16, 300, 16, 90, 90, 16, 60_000, 16]) ladder.took(time);
    expect(ladder.level).toBe(0);
  });

  it('goes up where pictures are quick, and tries less and less often where finer ones are slow', () => {
    const quick = new Ladder(4, 4);
    drawn(quick, [16, 16, 16, 16, 16], 400);
    expect(quick.level).toBe(0);
    const times = [200, 60, 16, 16, 16];
    const torn = new Ladder(4, 4);
    const levels = drawn(torn, times, 10_000);
    const tries = (of: readonly number[]) => of.filter((level, k) => level === 1 && of[k - 1] === 2).length;
    expect(tries(levels.slice(0, 1000))).toBeGreaterThan(0);
    expect(tries(levels.slice(5000))).toBeLessThan(6);
    expect(levels.filter((level) => level < 2).length).toBeLessThan(60);
  });

  it('ends at both ends', () => {
    const ladder = new Ladder(1, 0);
    drawn(ladder, [500, 500], 50);
    expect(ladder.level).toBe(1);
  });
});

describe('the quality', () => {
  it('begins fine with a graphics card and coarse without one, on every screen', () => {
    for (const screen of [1, 1.25, 2, 3]) {
      const card = qualityFor(undefined, false, screen);
      expect(card.levels[card.first].pixelRatio).toBe(Math.min(screen, 2));
      const none = qualityFor(undefined, true, screen);
      expect(none.levels[none.first].pixelRatio).toBe(0.6);
      const ratios = none.levels.map(({ pixelRatio }) => pixelRatio);
      expect(ratios).toEqual([...ratios].sort((a, b) => b - a));
      expect(none.still.pixelRatio).toBeGreaterThanOrEqual(1.5);
      // Soft shadows cost a third of a picture that moves, and the last levels have none at all.
      expect(none.levels.some(({ isSoft }) => isSoft)).toBe(false);
      expect(none.levels.at(-1)).toMatchObject({ shadowPixels: 0 });
      expect(none.still).toMatchObject({ isSoft: true, shadowPixels: 2048 });
      expect(card.levels[0]).toMatchObject({ isSoft: true, shadowPixels: 2048 });
    }
  });

  it('is what was asked for, and stays so', () => {
    expect(qualityFor('high', true, 1)).toMatchObject({ detail: 'high', first: 0, adapts: false });
    expect(qualityFor('low', false, 1)).toMatchObject({ detail: 'low', antialias: false, adapts: false });
  });
});
