import { checkScene } from 'pliant/io';
import { describe, expect, it } from 'vitest';
import { caseFor } from '../run/task.js';
import { FAMILIES } from './index.js';

describe('families', () => {
  it('have names of their own', () => {
    const names = FAMILIES.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(FAMILIES)('$name makes scenes, the same from the same seed', (family) => {
    if (family.skipped?.() !== undefined) return;
    for (let seed = 1; seed <= 3; seed++) {
      const subject = caseFor(family, seed);
      expect(checkScene(subject.scene)).toMatchObject({ ok: true });
      expect(caseFor(family, seed)).toEqual(subject);
      expect(subject.steps).toBeGreaterThan(0);
    }
  });
});
