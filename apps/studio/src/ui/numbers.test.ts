import { describe, expect, it } from 'vitest';
import { fieldText, placeText, withUnit } from './numbers.js';

describe('numbers as people read them', () => {
  it('tell places of grains, of tables and of hills apart', () => {
    expect(placeText([-1.5e-3, 5e-4, 0])).toBe('-1.500, 0.500, 0.000 mm');
    expect(placeText([0.25, -1.5, -1e-9])).toBe('0.250, -1.500, 0.000 m');
    expect(placeText([12.3456, 1, 0])).toBe('12.35, 1.00, 0.00 m');
    expect(placeText([10_000.04, 1.5, 0])).toBe('10000.0, 1.5, 0.0 m');
    expect(placeText([0, 0, 0])).toBe('0.000, 0.000, 0.000 m');
  });

  it('have three digits and a prefix, and are nothing where rounding left it', () => {
    expect(withUnit(5.89e-12, 'J')).toBe('0 J');
    expect(withUnit(3e-10, 'm')).toBe('0.300 nm');
    expect(withUnit(-0.034512, 'J')).toBe('-34.5 mJ');
    expect(withUnit(999.9, 'Pa')).toBe('1000 Pa');
    expect(withUnit(2e11, 'Pa')).toBe('200 GPa');
    expect(withUnit(-5.2412e17, 'J')).toBe('-5.24e17 J');
  });

  it('stand whole in their fields, and say the same number', () => {
    expect(fieldText(2.5e-6)).toBe('2.5e-6');
    expect(fieldText(0.000002)).toBe('0.000002');
    expect(fieldText(7_850_000_000)).toBe('7.85e9');
    expect(fieldText(1 / 3)).toBe('0.333333');
    expect(fieldText(0)).toBe('0');
    for (const value of [1.23456e-5, 2.5e-6, 3e-12, 1e21, -4.2e-7, 523_598_775, 1309])
      expect(Number(fieldText(value)) / value).toBeCloseTo(1, 5);
    // A field has room for about ten signs.
    for (const value of [2.5e-6, 1.3e9, 1e-9, 7_850_000_000]) expect(fieldText(value).length).toBeLessThan(9);
  });
});
